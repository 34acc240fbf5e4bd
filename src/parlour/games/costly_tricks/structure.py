"""What makes two leads alike: in every colour, from low to high, the same hands hold the cards that are left.

Between two such leads every line of play of the one has a twin in the other with the same winners of tricks; only the
ranks differ. If the card *r* of the one is the card *r'* of the other, side A's value of the other is at most
the sum of max(0, r' - r) higher and at most the sum of max(0, r - r') lower.
"""

from parlour.games.costly_tricks.cards import CARDS, SUIT, Hand, cards_of
from parlour.games.costly_tricks.rules import HANDS

RED, GREEN, PURPLE, BLUE = SUIT


class Owners(dict[Hand, int]):
    """The owners of the cards left of a colour, as one number; worked out once for each set of cards."""

    def __init__(self, hands: tuple[Hand, ...]) -> None:
        super().__init__()
        self._owner = [next((index for index, hand in enumerate(hands) if hand >> card & 1), 0) for card in CARDS]

    def __missing__(self, cards: Hand) -> int:
        owners = 1
        for card in cards_of(cards):
            owners = owners * HANDS + self._owner[card]
        self[cards] = owners
        return owners

    def structure(self, left: Hand, leader: int) -> tuple[int, ...]:
        """The leader and, colour by colour, the owners of the cards left; equal for leads that are alike."""
        return leader, self[left & RED], self[left & GREEN], self[left & PURPLE], self[left & BLUE]


class Slack(dict[tuple[Hand, Hand], tuple[int, int]]):
    """From the cards of a colour at one lead and those at a lead that is alike: points that may be lost and won."""

    def __missing__(self, pair: tuple[Hand, Hand]) -> tuple[int, int]:
        shifts = [now - then for then, now in zip(*map(cards_of, pair), strict=True)]
        slack = self[pair] = sum(max(0, -shift) for shift in shifts), sum(max(0, shift) for shift in shifts)
        return slack

    def between(self, then: Hand, now: Hand) -> tuple[int, int]:
        """How much lower and how much higher the value may be with the cards of now than with those of then."""
        lost = won = 0
        for suit in SUIT:
            if (then ^ now) & suit:
                less, more = self[then & suit, now & suit]
                lost, won = lost + less, won + more
        return lost, won
