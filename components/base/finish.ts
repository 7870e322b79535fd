import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Seat } from '../../src/rules/game.js';

/** One true thing that praises a player. */
export interface Praise {
  readonly picture: TemplateResult;
  /** What stands out: "9 of 9". */
  readonly head: string;
  /** What it is: "right answers". */
  readonly text: string;
  /** Both as a sentence to be heard. */
  readonly says: string;
}

/** What each game tells of its end. */
export interface Finish {
  readonly winners: readonly Seat[];
  /** Who has won, large: "Ben is on the summit!". */
  readonly title: string;
  /** One line below: "9 turns". */
  readonly note: string;
  /** Who has won, as it is heard; empty where the last event has told it. */
  readonly says: string;
  /** The result of each seat, the larger the better, and as it is shown. */
  readonly results: readonly { readonly value: number; readonly text: string | TemplateResult }[];
  /** What can be said for a player, the best first. */
  praise(seat: Seat): readonly Praise[];
  /** The board as it stands. */
  board(): TemplateResult;
  /** Whether the buttons are pictures, for those who cannot read; the winner wears a crown. */
  readonly inPictures?: boolean;
  /** Where on the board the confetti starts: a selector. */
  readonly origin: string;
  /** The shapes of the game, of which the confetti is made, each in a box of 100 around 0. */
  readonly shapes: readonly SVGTemplateResult[];
}
