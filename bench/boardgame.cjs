// Pairs who play by turns at boardgame.io, which keeps all in memory: `serve`, or `play HOST PAIRS BEGINNING SECONDS`.
// Its game does less than Costly Tricks: it only puts the card of whoever's turn it is on the table.

const PLAYS = 44

const game = {
  name: "pairs",
  setup: () => ({
    hands: [0, 1, 2, 3].map((hand) => Array.from({ length: 11 }, (_, card) => `${hand}-${card}`)),
    played: [],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false, // as at a room, the server says what became of it
      move: ({ G, playerID }, card) => ({
        ...G,
        played: [...(G.played.length < PLAYS ? G.played : []), { playerID, card }],
      }),
    },
  },
};

async function serve() {
  const { Server, Origins } = require("boardgame.io/server");
  const running = await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: 0 });
  console.log(`port ${running.appServer.address().port}`);
}

/** Says `begin` when all play, and then how many plays there were in so many seconds. */
function play(host, pairs, beginning, seconds) {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  let plays = 0;
  for (let pair = 0; pair < pairs; pair++) {
    for (const playerID of ["0", "1"]) {
      const multiplayer = SocketIO({ server: `http://${host}` });
      const client = Client({ game, numPlayers: 2, matchID: `pair${pair}`, playerID, multiplayer, debug: false });
      let answered = -1;
      client.subscribe((state) => {
        if (!state?.isActive || state.ctx.currentPlayer !== playerID || answered === state._stateID) return;
        answered = state._stateID;
        plays += 1;
        setImmediate(() => client.moves.play(`${state._stateID % PLAYS}`));
      });
      client.start();
    }
  }
  setTimeout(() => {
    plays = 0;
    console.log("begin");
    setTimeout(() => {
      console.log(`plays ${plays}`);
      process.exit(0);
    }, seconds * 1000);
  }, beginning * 1000);
}

const [what, host, ...numbers] = process.argv.slice(2);
if (what === "serve") serve();
else play(host, ...numbers.map(Number));
