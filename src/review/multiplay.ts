/**
 * Reviews of Multiplay. They compare the cube that was turned with the best one, using the computer player's search
 * (docs/notes/multiplay-search.md), which considers both the immediate points of a cube and the opportunities that it
 * leaves; and ending the game with continuing it.
 */
import { bestCells, moveTo, multiplayBot, questionOf, searched } from '../bots/multiplay.js';
import { chanceOfPlayingOn, leadOf } from '../bots/multiplay-end.js';
import { multiplayCore } from '../core/multiplay.js';
import type { Tried } from '../core/multiplay-search.js';
import type { Ply } from '../match/match.js';
import {
  gainAt,
  legalCells,
  multiplay,
  placeOf,
  endsAt,
  whiteLeft,
  type MultiplayEvent,
  type MultiplayMove,
  type MultiplayOptions,
  type MultiplayState,
} from '../rules/multiplay/index.js';
import type { Judged, Reviewer, Why } from './reviewer.js';
import { wasBest } from './summary.js';

/** Playouts per choice, over all cubes that are tried: twice as many as level 4 uses for a move. */
const playouts = 480;
/** The number of turns in a playout, as in assembly/multiplay-search/playout.ts. */
const ahead = 4;
/** Differences below these are within the noise of the search, so that the choices count as equally good. */
const apart = { points: 1, chance: 0.05 };

const dice = Array.from({ length: 12 }, (_, i) => i + 1);

/**
 * Returns the points that a seat could then gain immediately, averaged over the die: those of the best cube each time,
 * or 0 if none is left.
 */
function leftBy(state: MultiplayState, cell: number, seat = (state.seat + 1) % state.scores.length): number {
  const after = {
    ...state,
    colours: state.colours.map((colour, i) => (i === cell ? state.seat + 1 : colour)),
    seat,
  };
  const gains = new Map<number, number>();
  const gain = (at: number): number => {
    const known = gains.get(at) ?? gainAt(after, at).own;
    gains.set(at, known);
    return known;
  };
  const taken = dice.map((die) => {
    const cells = legalCells(after, die, 0);
    return cells.length ? Math.max(...cells.map(gain)) : 0; // MUL-05
  });
  return taken.reduce((sum, points) => sum + points, 0) / dice.length;
}

/** The smallest difference worth mentioning, in points. */
const little = 0.25;

function whyWorse(state: MultiplayState, played: number, best: number): Why {
  const { column, row } = placeOf(best, state.options.size);
  const named = [state.numbers[best], `${column}${row}`];
  const points = gainAt(state, best).own;
  const more = points - gainAt(state, played).own;
  const [left, leftNow] = [leftBy(state, best), leftBy(state, played)];
  if (left < leftNow - little) {
    if (more > 0) return { code: 'multiplay-both', given: [...named, points, more, left, leftNow] };
    return { code: 'multiplay-leaves', given: [...named, points, points - more, left, leftNow] };
  }
  if (more > 0) return { code: 'multiplay-more', given: [...named, points, more] };
  const [own, ownNow] = [leftBy(state, best, state.seat), leftBy(state, played, state.seat)];
  if (own > ownNow + little) return { code: 'multiplay-opens', given: [...named, points, points - more, own, ownNow] };
  return { code: 'multiplay-later', given: [...named, points, points - more] };
}

/** Judges a wrong answer, which costs the most points that any legal cube would have scored immediately. */
function judgedWrong(
  state: MultiplayState,
  { events }: { events: readonly MultiplayEvent[] },
): Judged<MultiplayMove> | undefined {
  const answered = events.find((event) => event.type === 'answered');
  const isLate = events.some(({ type }) => type === 'late');
  if (answered?.right !== false && !isLate) return undefined;
  const [best] = bestCells(state, legalCells(state));
  const points = gainAt(state, best).own;
  return {
    best: moveTo(state, best),
    value: 0,
    bestValue: Math.max(0, points),
    unit: 'points',
    why:
      answered?.right === false
        ? { code: 'multiplay-wrong', given: [{ sum: answered.prompt }, answered.expected, points] }
        : { code: 'multiplay-late', given: [points] },
  };
}

/**
 * Judges a cube by the search. Once playouts may reach the end of the game, they compare the chance to win; before
 * that, the lead.
 * @param reached The cubes that the move leads to: one, or those with the product that was stated.
 */
async function judgedTurn(
  state: MultiplayState,
  move: MultiplayMove,
  reached: readonly number[],
  signal: AbortSignal | undefined,
): Promise<Judged<MultiplayMove> | undefined> {
  const question = { ...questionOf(state, multiplayBot.levels), budget: playouts, also: reached };
  const thought = await searched(question, signal);
  if (!thought) return undefined;
  const unit = whiteLeft(state) - 1 - ahead > endsAt(state) ? 'points' : 'chance';
  const worth = ({ lead, chance }: Tried): number => (unit === 'points' ? lead : chance);
  const { tried, choice } = thought;
  const best = tried.find(({ cell }) => cell === choice)!;
  const played = tried
    .filter(({ cell }) => reached.includes(cell))
    .reduce((most, one) => (one.lead > most.lead ? one : most));
  const value = worth(played);
  if (worth(best) - value < apart[unit]) {
    const given = [gainAt(state, played.cell).own, leftBy(state, played.cell)];
    return { best: move, value, bestValue: value, unit, why: { code: 'multiplay-best', given } };
  }
  const why = whyWorse(state, played.cell, best.cell);
  const { own } = gainAt(state, played.cell);
  const good: Why | undefined = own > 0 ? { code: 'multiplay-good', given: [own] } : undefined;
  return { best: moveTo(state, best.cell), value, bestValue: worth(best), unit, good, why };
}

/**
 * Judges ending or continuing the game (MUL-12). A player who is ahead wins by ending it, and one who is behind loses.
 * For a player level with the best, choosing between a shared first place and a chance of more is a matter of taste.
 */
async function judgedEnd(
  state: MultiplayState,
  move: MultiplayMove,
  signal: AbortSignal | undefined,
): Promise<Judged<MultiplayMove> | undefined> {
  const lead = leadOf(state);
  if (state.scores.length < 2 || lead === 0) return undefined;
  const chance = await chanceOfPlayingOn(state, signal);
  if (chance === undefined) return undefined;
  const ended = Number(lead > 0);
  // If both have the same value, there is nothing to choose.
  if (wasBest({ lost: Math.abs(ended - chance), unit: 'chance' })) return undefined;
  const best: MultiplayMove = { type: lead > 0 ? 'end' : 'go-on' };
  const value = move.type === 'end' ? ended : chance;
  const bestValue = Math.max(ended, chance);
  const why = { code: lead > 0 ? 'multiplay-end-wins' : 'multiplay-end-loses', given: [Math.round(100 * chance)] };
  return { best, value, bestValue, unit: 'chance', why };
}

export const multiplayReviewer: Reviewer<MultiplayOptions, MultiplayState, MultiplayMove, MultiplayEvent> = {
  game: multiplay,
  levels: multiplayBot.levels,
  measure: () => 'score',
  load: () => multiplayCore.ready(),
  point: ({ scores }) => scores,
  judge(before, ply: Ply<MultiplayState, MultiplayMove, MultiplayEvent>, _plies, signal) {
    const { move } = ply;
    if (before.phase === 'end') return judgedEnd(before, move, signal);
    if (before.phase !== 'choose' && before.phase !== 'answer') return undefined;
    const wrong = judgedWrong(before, ply);
    if (wrong) return wrong;
    if (move.type !== 'turn' && move.type !== 'answer') return undefined;
    const cells = legalCells(before);
    // After a product is stated, the player still chooses among its cubes; that choice is judged with the next move.
    const reached = cells.filter((cell) =>
      move.type === 'turn' ? cell === move.cell : before.numbers[cell] === before.die * move.factor,
    );
    if (reached.length < cells.length) return judgedTurn(before, move, reached, signal);
    const points = Math.max(...cells.map((cell) => gainAt(before, cell).own));
    return {
      best: move,
      value: points,
      bestValue: points,
      unit: 'points',
      why: { code: 'multiplay-only', given: [points] },
    };
  },
};
