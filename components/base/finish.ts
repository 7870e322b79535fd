import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Player } from '../../src/match/players.js';
import type { Seat } from '../../src/rules/game.js';

/** One achievement of a player. */
export interface Praise {
  readonly picture: TemplateResult;
  /** What stands out: "9 of 9". */
  readonly head: string;
  /** What it is: "right answers". */
  readonly text: string;
  /** The player, if it must be shown whose it is. */
  readonly whose?: Player;
  /** Both as a sentence to be heard. */
  readonly says: string;
}

/** What each game says about its end. */
export interface Finish {
  readonly winners: readonly Seat[];
  /** Who has won, large: "Ben is on the summit!". */
  readonly title: string;
  /** One line below: "9 turns". */
  readonly note: string;
  /** Who has won, as announced; empty if the last event has said it. */
  readonly says: string;
  /** The result of each seat, the larger the better, and its text. */
  readonly results: readonly { readonly value: number; readonly text: string | TemplateResult }[];
  /** The achievements of a player, the best first. */
  praise(seat: Seat): readonly Praise[];
  /** The board in its final position. */
  board(): TemplateResult;
  /** Whether the buttons are pictures, for those who cannot read; the winner wears a crown. */
  readonly inPictures?: boolean;
  /** A selector of the place on the board where the confetti starts. */
  readonly origin: string;
  /** The shapes of the confetti, each in a box of 100 around 0. */
  readonly shapes: readonly SVGTemplateResult[];
}
