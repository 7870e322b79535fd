import type { PlytEvent, PlytMove, PlytState } from '../../src/rules/plyt/index.js';
import type { Ply } from '../../src/match/match.js';
import type { PlytContext } from './context.js';
import { answerIn, beatOf } from './moment.js';

/** The state of the board during a moment: where the pieces stand in the present beat, and the last moves. */

type Moved = Extract<PlytEvent, { type: 'moved' }>;
type PlytPly = Ply<PlytState, PlytMove, PlytEvent>;

export interface Shown {
  /** Each seat's square. */
  readonly at: readonly number[];
  /** The moves that stay marked: those since the last answer. */
  readonly marked: readonly Moved[];
  /** The move that is being made. */
  readonly now?: Moved;
}

/** Returns the moves of the pieces since the last answer. */
export function marksOf(plies: readonly PlytPly[]): readonly Moved[] {
  const last = plies.findLastIndex(({ events }) => answerIn(events));
  return plies.slice(Math.max(0, last)).flatMap(({ events }) => events.filter((event) => event.type === 'moved'));
}

/** Returns what is shown of the game in progress. */
export function shownNow(v: Pick<PlytContext, 'interaction' | 'match' | 'moment'>): Shown {
  const { state, plies } = v.match;
  const beat = beatOf(v);
  const ply = v.moment?.ply;
  const { solved } = v.interaction;
  if (solved) return { at: solved.state.at, marked: solved.events.filter((event) => event.type === 'moved') };
  if (!beat || !ply) return { at: state.at, marked: marksOf(plies) };
  const passed = ply.events.slice(0, ply.events.indexOf(beat.event) + 1);
  const moves = passed.filter((event) => event.type === 'moved');
  const at = [...state.at];
  for (const { seat, to } of moves) at[seat] = to;
  // Until an answer is judged the last move stays marked.
  const isJudged = Boolean(answerIn(ply.events)) && !['typing', 'judge'].includes(beat.name);
  const marked = [...(isJudged ? [] : marksOf(plies)), ...moves];
  const { event } = beat;
  return beat.name !== 'landed' && beat.name !== 'flag' && event.type === 'moved'
    ? { at, marked, now: event }
    : { at, marked };
}

/** Returns the squares of a move in order, with both ends; a card that changes the level leads there at once. */
export function squaresOf({ from, to, cause }: Moved, isLeap: boolean): readonly number[] {
  if (cause === 'card' && isLeap) return [from, to];
  const way = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * way);
}
