/** Decides whether to end a game of Multiplay or to continue (MUL-12). */
import { fnv1a } from '../fnv1a.js';
import type { Random } from '../rules/game.js';
import { legalCells, type MultiplayMove, type MultiplayState } from '../rules/multiplay/index.js';
import { chance, play } from '../rules/multiplay/play.js';
import { bestCells } from './multiplay.js';
import { inSlices } from './slices.js';

/** The number of times the rest of a game is played. */
const playouts = 240;

/** Returns the lead of the seat to act over the best of the others; negative if it is behind. */
export const leadOf = ({ scores, seat }: MultiplayState): number =>
  scores[seat] - Math.max(...scores.filter((_, other) => other !== seat));

/**
 * Creates a random number generator seeded by the position, so that the same position is always judged the same
 * (mulberry32, Tommy Ettinger 2017).
 */
function chanceFrom({ numbers, colours, scores, seat }: MultiplayState): Random {
  let drawn = fnv1a([...numbers, ...colours, ...scores, seat]);
  return (below) => {
    drawn = (drawn + 0x6d2b79f5) | 0;
    let mixed = Math.imul(drawn ^ (drawn >>> 15), 1 | drawn);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function after(state: MultiplayState, move: MultiplayMove): MultiplayState {
  const step = play(state, move);
  if (!step.ok) throw new Error(step.message);
  return step.state;
}

/** Plays the rest of a game once. Returns 1 if the seat wins it, 0.5 if it shares the first place, otherwise 0. */
function playOn(state: MultiplayState, random: Random): number {
  let now = after(state, { type: 'go-on' });
  while (now.phase !== 'over') {
    now = after(
      now,
      now.phase === 'roll'
        ? chance(now, random)
        : now.phase === 'end'
          ? { type: leadOf(now) > 0 ? 'end' : 'go-on' }
          : { type: 'turn', cell: bestCells(now, legalCells(now))[0] },
    );
  }
  const most = Math.max(...now.scores);
  if (now.scores[state.seat] < most) return 0;
  return now.scores.filter((score) => score === most).length > 1 ? 0.5 : 1;
}

/**
 * Resolves to the chance to win by continuing a game that may be ended: the share won of 240 games played to the end,
 * in which every player takes the most points and ends the game once ahead; a shared first place counts half. Undefined
 * if aborted.
 */
export async function chanceOfPlayingOn(state: MultiplayState, signal?: AbortSignal): Promise<number | undefined> {
  // No answers are required in these games.
  const start: MultiplayState = { ...state, options: { ...state.options, answer: 'off' } };
  const random = chanceFrom(state);
  let won = 0;
  let played = 0;
  const isDone = await inSlices(() => {
    won += playOn(start, random);
    return ++played < playouts;
  }, signal);
  return isDone ? won / playouts : undefined;
}
