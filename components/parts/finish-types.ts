import type { CSSResult, CSSResultOrNative, SVGTemplateResult, TemplateResult } from 'lit';
import type { Player } from '../../src/match/players.js';
import type { Seat } from '../../src/rules/game.js';
import type { GameTypes } from './game-types.js';

/** One achievement of a player. */
export interface Praise {
  readonly picture: TemplateResult;
  /** The highlighted text: "9 of 9". */
  readonly head: string;
  /** The description: "right answers". */
  readonly text: string;
  /** The player, if it must be clear whose achievement it is. */
  readonly whose?: Player;
  /** Both texts as one sentence for screen readers. */
  readonly says: string;
}

/** The lazy module of a game's end. */
export interface FinishModule<T extends GameTypes> {
  readonly styles: readonly CSSResult[];
  /**
   * Renders the end of the game.
   * @param ended the context of the final position, without the celebration
   */
  renderFinish(context: T['context'], ended: T['context']): TemplateResult;
  /** Returns the announcement at the end of the game. */
  finishSaid(ended: T['context']): string;
}

/** A game's description of its end. */
export interface Finish {
  /** Empty if nobody has won, because the round of a lesson has ended before anyone had a turn. */
  readonly winners: readonly Seat[];
  /** The headline that names the winner: "Ben is on the summit!". */
  readonly title: string;
  /** One line below: "9 turns". */
  readonly note: string;
  /** The announcement of the winner; empty if the last event has announced it. */
  readonly says: string;
  /** The result of each seat (larger is better) and its text. */
  readonly results: readonly { readonly value: number; readonly text: string | TemplateResult }[];
  /** The style sheets of the crown, of the buttons in pictures, and of what is drawn in the texts of the results. */
  readonly sheets?: readonly CSSResultOrNative[];
  /** Returns the achievements of a player, the best first. */
  praise(seat: Seat): readonly Praise[];
  /** Renders the board in its final position. */
  board(): TemplateResult;
  /** The crown of a winner, for children who cannot read: then the buttons are pictures, too. */
  readonly crown?: TemplateResult;
  /** The CSS selector of the place on the board where the confetti starts. */
  readonly origin: string;
  /** The shapes of the confetti, each in a box of 100 around 0. */
  readonly shapes: readonly SVGTemplateResult[];
}
