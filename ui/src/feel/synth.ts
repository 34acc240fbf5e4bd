// The sounds, made of noise and sine waves: short, soft, and of paper, wood and metal.

/** Paper on felt, a low knock, two wooden notes, three quick ones, a coin, a page. */
export type Sound = "card" | "refused" | "turn" | "last" | "chip" | "page";

/** Puts a sound on the clock of a context, in seconds. */
type Synthesis = (context: BaseAudioContext, at: number) => void;

/** Too quiet to be heard, as the end of an exponential decay. */
const SILENCE = 0.0001;

/** The volume of something that is struck at a moment and fades away; connect to it what sounds. */
function struck(context: BaseAudioContext, at: number, peak: number, attack: number, decay: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + attack + decay);
  gain.connect(context.destination);
  return gain;
}

function tone(context: BaseAudioContext, at: number, frequency: number, peak: number, decay: number, falls = 1): void {
  const wave = context.createOscillator();
  wave.frequency.setValueAtTime(frequency, at);
  wave.frequency.exponentialRampToValueAtTime(frequency * falls, at + decay);
  wave.connect(struck(context, at, peak, 0.003, decay));
  wave.start(at);
  wave.stop(at + decay + 0.01);
}

interface Rustle {
  readonly peak: number;
  readonly attack: number;
  readonly decay: number;
  /** The middle of the noise in hertz, at its beginning and at its end. */
  readonly from: number;
  readonly to: number;
  readonly narrow: number;
}

function rustle(context: BaseAudioContext, at: number, { peak, attack, decay, from, to, narrow }: Rustle): void {
  const length = attack + decay;
  const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  noise.connect(filter).connect(struck(context, at, peak, attack, decay));
  noise.start(at);
}

/** A bar of wood: its tone, and the overtone two octaves higher that dies at once. */
function wood(context: BaseAudioContext, at: number, frequency: number): void {
  tone(context, at, frequency, 0.11, 0.32);
  tone(context, at, 4 * frequency, 0.03, 0.07);
}

/** A coin: the partials of a small metal disc, which are no multiples of each other. */
function coin(context: BaseAudioContext, at: number, loud: number): void {
  tone(context, at, 2450, 0.06 * loud, 0.16);
  tone(context, at, 3870, 0.045 * loud, 0.12);
  tone(context, at, 6310, 0.025 * loud, 0.07);
}

export const synthesise: Readonly<Record<Sound, Synthesis>> = {
  card(context, at) {
    rustle(context, at, { peak: 0.32, attack: 0.004, decay: 0.075, from: 2600, to: 900, narrow: 0.7 });
    tone(context, at, 150, 0.14, 0.07, 0.6);
  },
  refused(context, at) {
    tone(context, at, 125, 0.34, 0.16, 0.65);
    rustle(context, at, { peak: 0.16, attack: 0.002, decay: 0.03, from: 420, to: 260, narrow: 1.2 });
  },
  turn(context, at) {
    wood(context, at, 523);
    wood(context, at + 0.15, 698);
  },
  last(context, at) {
    [0, 0.09, 0.18].forEach((later) => wood(context, at + later, 784));
  },
  chip(context, at) {
    coin(context, at, 1);
    coin(context, at + 0.07, 0.6);
  },
  page(context, at) {
    rustle(context, at, { peak: 0.3, attack: 0.12, decay: 0.16, from: 700, to: 3400, narrow: 0.9 });
  },
};
