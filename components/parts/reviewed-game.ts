import type { CSSResultOrNative, TemplateResult } from 'lit';
import type { Ply } from '../../src/match/match.js';
import type { Player } from '../../src/match/players.js';
import { reviewMatch } from '../../src/review/review.js';
import type { Review as ReviewOfGame, ReviewedMove, Reviewer } from '../../src/review/reviewer.js';
import { accounts, dearest, decidedAt, wasBest, type Account, type Sides } from '../../src/review/summary.js';
import type { GameEvent, Seat, Turn } from '../../src/rules/game.js';
import type { Writing } from '../../src/words/notation.js';
import { say, type Sentences } from '../../src/words/say.js';
import type { CommonWords } from '../../src/words/types.js';
import { nameIn } from '../style/player-name.js';
import { factWriter } from './fact-writer.js';
import type { Growth } from './growth.js';
import { part } from './part-element.js';
import { Review, type ReviewAccount } from './review.js';
import type { Reviewed, ReviewedContext, ReviewScreen, ReviewState } from './review-controller.js';
import type { ReviewedChoice, ReviewedTurn, ReviewWords } from './review-list.js';

/** The data and actions of a game that a review describes. */
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
  /** The styles of the pictures. */
  readonly sheets?: readonly CSSResultOrNative[];
  /** Returns the words of the review that this game replaces. */
  words?(view: V): Partial<ReviewWords>;
  /** Returns the text about a player that the summary adds to the choices. */
  story?(view: V, seat: Seat): string;
  /** Returns the step of the replay after a number of plies; by default, every ply is a step. */
  step?(view: V, ply: number): number;
}

/** Combines a reviewer and a game's descriptions of its moves into the review of a game. */
export const reviewOf = <
  O,
  S,
  M,
  E extends GameEvent,
  V extends ReviewContext<S> & { readonly match: { readonly plies: readonly Ply<S, M, E>[] } },
>(
  reviewerOf: (view: V) => Reviewer<O, S, M, E>,
  phrases: Phrases<V, S, M>,
): ReviewScreen<V, M> => ({
  review: (v, signal, progress) => reviewMatch(reviewerOf(v), v.match, signal, progress),
  draw: (v, state) => reviewedGame(v, state, phrases),
});

/** The maximum number of costly turns that are marked on the curve. */
const mostMarks = 3;

const none: ReviewOfGame<never> = { game: '', measure: 'score', moves: [], curve: [] };

/** Describes a reviewed game: its turns in words and as steps of the replay. */
function reviewedGame<S, M, V extends ReviewContext<S>>(
  v: V,
  state: ReviewState<M>,
  phrases: Phrases<V, S, M>,
): Reviewed<M> {
  const { progress } = state;
  const isDone = typeof progress === 'object';
  const review: ReviewOfGame<M> = isDone ? progress : none;
  const { curve, measure, moves } = review;
  const { players, plies, start, turn } = v.match;
  const { page } = v.screens;
  const { backTo } = v.interaction;
  const { labelled } = v.words;
  const words: ReviewWords = { ...v.words.review, ...phrases.words?.(v) };
  const figure = (value: number): string => v.figure(value);
  const nameOf = (seat: Seat): string => nameIn(players[seat]);

  /** Returns the step of the replay after a number of plies. */
  const stepAfter = (count: number): number => phrases.step?.(v, count) ?? count;
  /** Returns the step of the replay that shows the result of a choice. */
  const stepOf = ({ ply }: { readonly ply: number }): number => stepAfter(ply + 1);
  const moveAt = (step: number): ReviewedMove<M> | undefined => moves.find((move) => stepOf(move) === step);
  const before = ({ ply }: ReviewedMove<M>): S => (ply ? plies[ply - 1].state : start);
  /** Describes the actual choice, or the best one, in a few words. */
  const textOf = (move: ReviewedMove<M>, which: 'played' | 'best'): string =>
    phrases.move(v, before(move), move[which]);
  /** Returns what was good about the choice, and why it was or was not the best. */
  const why = ({ good, isWin, why: because }: ReviewedMove<M>): string => {
    if (isWin) return words.won;
    const sentences = [...(good ? [good] : []), because];
    return sentences.map((one) => say(v.gameWords.review.why, one, factWriter(v))).join(' ');
  };

  /** The costliest turns, the worst first. */
  const marked = dearest(moves, mostMarks);
  /** The choice that led to the position shown. */
  const shown = backTo === undefined ? undefined : moveAt(backTo);

  /** Returns a text that says how much less the choice was worth than the best one. */
  const lessOf = (move: ReviewedMove<M>): string => {
    const { lost, unit, isLate } = move;
    if (wasBest(move)) return unit === 'answer' ? words.rightAnswer : words.asGood;
    if (unit === 'answer') return isLate ? words.late : words.wrong;
    const value = unit === 'chance' ? Math.max(1, Math.round(lost * 100)) : Math.round(lost * 10) / 10;
    return words.less[unit](figure(value));
  };

  const turnOf = (move: ReviewedMove<M>): ReviewedTurn => {
    const isOpen = move === shown;
    const isBest = wasBest(move);
    const choice = (which: 'played' | 'best'): ReviewedChoice => ({
      text: textOf(move, which),
      picture: isOpen ? phrases.picture?.(v, before(move), move[which]) : undefined,
    });
    return {
      seat: move.seat,
      step: stepOf(move),
      played: choice('played'),
      wasBest: isBest,
      less: lessOf(move),
      mark: marked.indexOf(move) + 1 || undefined,
      open: isOpen ? { best: isBest ? undefined : choice('best'), why: why(move) } : undefined,
    };
  };

  /** Returns a text that says since when the winner was ahead; undefined unless one player was and won. */
  const decided = (): string | undefined => {
    const winner = turn.kind === 'over' && turn.winners.length === 1 ? turn.winners[0] : undefined;
    const count = decidedAt(review, winner);
    if (count === undefined) return undefined;
    const name = nameOf(winner!);
    if (count === 0) return words.allTheWay(name);
    return count === curve.at(-1)!.ply ? words.lastMove(name) : words.decided(name, figure(stepAfter(count)));
  };

  /** Returns what a player found and missed: how often the choice was the best one, and how many answers were right. */
  const accountOf = (one: Account<M>): ReviewAccount[] => {
    const { answers, best, choices, right, seat } = one;
    const story = phrases.story?.(v, seat);
    if (!choices && !story) return [];
    const name = nameOf(seat);
    const chosen = best === choices ? words.bestAlways(name) : words.best(name, figure(best), figure(choices));
    const answered = right === 1 && answers === 1 ? words.rightFirst : words.right(figure(right), figure(answers));
    const jump = (kind: string, move: ReviewedMove<M> | undefined): ReviewAccount['jumps'] =>
      move ? [{ label: labelled(kind, ''), step: stepOf(move) }] : [];
    return [
      {
        seat,
        text: `${choices ? chosen : `*${name}*:`} ${answers && 2 * right >= answers ? answered : ''}`,
        story,
        jumps: [...jump(words.find, one.find), ...jump(words.dearest, one.dearest)],
      },
    ];
  };

  /** Shows the result of the choice at a step, and announces its review. */
  const choose = (step: number): void => {
    const move = moveAt(step);
    if (!move) return;
    state.go(step);
    const best = wasBest(move) ? '' : `${labelled(words.bestOne, textOf(move, 'best'))}. `;
    const head = `${words.move(figure(step))}. ${labelled(nameOf(move.seat), textOf(move, 'played'))}.`;
    v.say(`${head} ${lessOf(move)}. ${best}${why(move)}`);
  };

  const people = players.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  const { onlyBetter } = state.filter;
  // If only one person played, against computer players, their own turns are listed first.
  const whose = state.filter.whose ?? (people.length === 1 ? people[0] : 'all');
  const drawn = part(
    Review,
    {
      words,
      figure,
      players,
      progress: isDone ? 'done' : progress,
      decided: decided(),
      accounts: isDone ? accounts(review, players.length, phrases).flatMap(accountOf) : [],
      turns: moves
        .filter((move) => (whose === 'all' || move.seat === whose) && !(onlyBetter && wasBest(move)))
        .map(turnOf),
      isEmpty: !moves.length,
      filter: { onlyBetter, whose },
      seats: players.flatMap((_, seat) => (moves.some((move) => move.seat === seat) ? [seat] : [])),
      at: backTo,
      sheets: phrases.sheets ?? [],
    },
    {
      choose: ({ detail }) => choose(detail as number),
      filter: ({ detail }) => state.setFilter(detail as object),
      retry: () => state.retry(),
    },
  );

  /** The marks on the curve, and the chances of winning if they are known. */
  const growth: Partial<Growth> = {
    marks: marked.map((move, i) => ({ at: stepOf(move), seat: move.seat, text: figure(i + 1) })),
    ...(measure === 'chance' && {
      points: curve.map(({ ply, values }) => ({
        at: stepAfter(ply),
        values: values.map((value) => Math.round(value * 100)),
      })),
      high: 100,
      figure: (value) => words.percent(figure(value)),
      names: { grew: words.chances, table: words.chancesTable },
    }),
  };

  /** The costliest turn of the player whose page is open. */
  const missed = dearest(
    moves.filter(({ seat }) => seat === page),
    1,
  ).at(0);
  const offer = missed && {
    heading: words.another,
    text: words.anotherWay(figure(stepOf(missed)), textOf(missed, 'played'), textOf(missed, 'best')),
    label: words.showMe,
    look: () => choose(stepOf(missed)),
  };
  return { part: drawn, curve: growth, shown, offer };
}
