import type { TemplateResult } from 'lit';
import type { Player } from '../../src/match/players.js';
import type { Review, ReviewedMove } from '../../src/review/reviewer.js';
import type { Writing } from '../../src/words/notation.js';
import { dearest, wasBest, type Sides } from '../../src/review/summary.js';
import type { Seat, Turn } from '../../src/rules/game.js';
import { say, type Sentences } from '../../src/words/say.js';
import type { CommonWords } from '../../src/words/types.js';
import { nameIn } from '../style/player-name.js';
import { factWriter } from './fact-writer.js';
import type { ReviewedContext, ReviewState } from './review-controller.js';

export type ReviewWords = CommonWords['review'];

/** Returns the words of a review; a game may replace some. */
export const reviewWords = <V extends { readonly words: { readonly review: ReviewWords } }>(
  v: V,
  { words }: { readonly words?: (view: V) => Partial<ReviewWords> },
): ReviewWords => ({ ...v.words.review, ...words?.(v) });

/** The data and actions of a review. */
export interface ReviewContext<S> extends ReviewedContext, Writing {
  /** Returns a calculation in ASCII in the reader's notation. */
  readonly written: (text: string) => string;
  readonly match: {
    readonly players: readonly Player[];
    readonly start: S;
    readonly plies: readonly { readonly state: S }[];
    readonly turn: Turn;
  };
  readonly words: Pick<CommonWords, 'review' | 'labelled'>;
  /** The sentences that say why a choice was good or not, by the codes of `src/review`. */
  readonly gameWords: { readonly review: { readonly why: Sentences } };
  readonly rtl: boolean;
  /** The seat whose page is open. */
  readonly screens: { readonly page: Seat };
  say(sentence: string): void;
}

/** A game's way of describing its moves in comparisons. */
export interface Phrases<V, S, M> extends Sides<M> {
  /** Describes a move in a few words, given the position before it: "keep 6 6 6". */
  move(view: V, before: S, move: M): string;
  /** Renders the move as a picture, if there is one. */
  picture?(view: V, before: S, move: M): TemplateResult | undefined;
  /** Returns the words of the review that this game replaces. */
  words?(view: V): Partial<ReviewWords>;
  /** Returns the text about a player that the summary adds to the choices. */
  story?(view: V, seat: Seat): string;
  /** Returns the step of the replay after a number of plies; by default, every ply is a step. */
  step?(view: V, ply: number): number;
}

/** The maximum number of costly turns that are marked on the curve. */
const mostMarks = 3;

/** A reviewed game: its turns in words and as steps of the replay. Created for each rendering. */
export class ReviewedGame<S, M, V extends ReviewContext<S>> {
  readonly words: ReviewWords;
  /** The costliest turns, the worst first. */
  readonly marked: readonly ReviewedMove<M>[];
  /** The turns that are listed. */
  readonly moves: readonly ReviewedMove<M>[];
  /** The choice that led to the position shown. */
  readonly shown: ReviewedMove<M> | undefined;
  /** The seat whose turns are listed, or `all`. */
  readonly whose: Seat | 'all';

  constructor(
    readonly v: V,
    readonly state: ReviewState<M>,
    readonly review: Review<M>,
    readonly phrases: Phrases<V, S, M>,
  ) {
    this.words = reviewWords(v, phrases);
    this.marked = dearest(review.moves, mostMarks);
    const people = v.match.players.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
    // If only one person played, against computer players, their own turns are listed first.
    this.whose = state.filter.whose ?? (people.length === 1 ? people[0] : 'all');
    this.moves = review.moves.filter(
      (move) => (this.whose === 'all' || move.seat === this.whose) && !(state.filter.onlyBetter && wasBest(move)),
    );
    const { backTo } = v.interaction;
    this.shown = backTo === undefined ? undefined : review.moves.find((move) => this.stepOf(move) === backTo);
  }

  /** Returns the step of the replay that shows the result of a choice. */
  stepOf({ ply }: { readonly ply: number }): number {
    return this.step(ply + 1);
  }

  /** Returns the step of the replay after a number of plies. */
  step(plies: number): number {
    return this.phrases.step?.(this.v, plies) ?? plies;
  }

  /** Returns the position before a choice. */
  before({ ply }: ReviewedMove<M>): S {
    const { plies, start } = this.v.match;
    return ply ? plies[ply - 1].state : start;
  }

  /** Describes the actual choice, or the best one, in a few words. */
  text(move: ReviewedMove<M>, which: 'played' | 'best'): string {
    return this.phrases.move(this.v, this.before(move), move[which]);
  }

  nameOf(seat: Seat): string {
    return nameIn(this.v.match.players[seat]);
  }

  /** Returns a sentence that says why the choice was good or not. */
  why(move: ReviewedMove<M>): string {
    return say(this.v.gameWords.review.why, move.why, factWriter(this.v));
  }

  /** Returns a text that says how much less the choice was worth than the best one. */
  less(move: ReviewedMove<M>): string {
    const { less, rightAnswer, wrong, late, asGood } = this.words;
    const { lost, unit, isLate } = move;
    if (wasBest(move)) return unit === 'answer' ? rightAnswer : asGood;
    if (unit === 'answer') return isLate ? late : wrong;
    const value = unit === 'chance' ? Math.max(1, Math.round(lost * 100)) : Math.round(lost * 10) / 10;
    return less[unit](this.v.figure(value));
  }

  /** Shows the result of a choice, and announces its review. */
  choose(move: ReviewedMove<M>): void {
    const { v } = this;
    const words = this.words;
    this.state.go(this.stepOf(move));
    const { labelled } = v.words;
    const best = wasBest(move) ? '' : `${labelled(words.bestOne, this.text(move, 'best'))}. `;
    const head = `${words.move(v.figure(this.stepOf(move)))}. ${labelled(this.nameOf(move.seat), this.text(move, 'played'))}.`;
    v.say(`${head} ${this.less(move)}. ${best}${this.why(move)}`);
  }
}
