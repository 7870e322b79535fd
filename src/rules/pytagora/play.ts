import { refuse, type Drawn, type Random, type Seat, type Step, type Turn } from '../game.js';
import { fieldsOf } from '../trail/given.js';
import { judge, type Judged } from './lay.js';
import { spreadOf, type PytagoraOptions } from './options.js';
import { allPieces, handful, hidden, inOrder, without, type Kind } from './pieces.js';
import { isStuck, placementsInTurn } from './placements.js';
import { pointsByPiece } from './points.js';
import { cellsOf, winners, type PytagoraEvent, type PytagoraMove, type PytagoraState } from './state.js';

type Outcome = Step<PytagoraState, PytagoraEvent>;
type Refusal = ReturnType<typeof refuse>;
type Change = Partial<PytagoraState>;

/** The points that an exchange or a pass costs, unless it is free (PYT-19, PYT-21). */
export const penalty = 5;

/** Returns the points that an exchange or a pass costs. */
export const costOf = ({ exchange }: Pick<PytagoraOptions, 'exchange'>): number => (exchange === 'free' ? 0 : penalty);

/**
 * Sets up a new game: the common equals signs are available (PYT-04), and each seat draws, beginning with the starting
 * player: the youngest, who is seat 0, or one drawn at random (PYT-05).
 */
export function setup(game: Kind, seats: number, options: PytagoraOptions, random: Random): PytagoraState {
  const all = allPieces(game, spreadOf(options));
  const bag = without(all, '='.repeat(seats));
  const first = options.first === 'drawn' ? random(seats) : 0;
  return {
    game,
    options,
    equations: [],
    common: seats,
    racks: Array<string>(seats).fill(''),
    bag: bag.ok ? bag.left : all,
    scores: Array<number>(seats).fill(0),
    phase: 'deal',
    seat: first,
    exchanges: 0,
    passes: 0,
    first,
  };
}

/** Returns whose turn it is. */
export function turn(state: PytagoraState): Turn {
  if (state.phase === 'over') return { kind: 'over', winners: winners(state) };
  return state.phase === 'lay' ? { kind: 'seat', seat: state.seat } : { kind: 'chance' };
}

/** Returns whether the seat may exchange its pieces, which requires that the bag is not empty (PYT-19). */
export const canExchange = ({ phase, bag }: PytagoraState): boolean => phase === 'lay' && bag !== '';

/** Returns whether the seat may pass: with an empty bag, or after an exchange in this turn (PYT-21). */
export const canPass = ({ phase, bag, exchanges }: PytagoraState): boolean =>
  phase === 'lay' && (bag === '' || exchanges > 0);

/**
 * Returns a refusal if the seat may exchange or pass only when stuck and can lay an equation (PYT-19). With a hidden
 * rack, the claim to be stuck is accepted.
 */
function notHeard(state: PytagoraState): Refusal | undefined {
  if (state.options.exchange !== 'only-when-stuck') return undefined;
  return isStuck(state) || state.racks[state.seat].includes(hidden)
    ? undefined
    : refuse('PYT-19', 'not-stuck', 'You are not stuck: there is an equation you can lay.');
}

const nobodyCanLay = (state: PytagoraState): boolean => state.racks.every((_, seat) => isStuck({ ...state, seat }));

/** Yields the legal moves of the seat to act. */
export function* moves(state: PytagoraState): Iterable<PytagoraMove> {
  if (state.phase !== 'lay') return;
  let canLay = false;
  for (const move of placementsInTurn(state)) {
    canLay = true;
    yield move;
  }
  if (canLay && state.options.exchange === 'only-when-stuck') return;
  if (canExchange(state)) yield { type: 'exchange' };
  if (canPass(state)) yield { type: 'pass' };
}

/** Returns how many pieces the seat has to draw (PYT-06). */
export const toDraw = ({ racks, seat, bag }: PytagoraState): number =>
  Math.min(handful - racks[seat].length, bag.length);

/** Samples the pieces that the seat draws, starting with those of an undone draw. */
export function chance(state: PytagoraState, random: Random, waiting: readonly Drawn[] = []): PytagoraMove {
  const bag: Drawn[] = [...state.bag];
  let pieces = '';
  for (let i = 0, count = toDraw(state); i < count; i++) {
    const at = bag.indexOf(waiting[i]);
    pieces += bag.splice(at < 0 ? random(bag.length) : at, 1).join('');
  }
  return { type: 'draw', pieces };
}

/**
 * Applies a move to a position. Accepts any input; an illegal move is refused with the rule it breaks.
 * @param cost The points that an exchange or a pass costs.
 */
export function play(state: PytagoraState, move: unknown, cost = costOf(state.options)): Outcome {
  const given = fieldsOf(move) ?? {};
  if (state.phase === 'over') return refuse('PYT-20', 'over', 'The game is over.');
  switch (given['type']) {
    case 'draw':
      if (state.phase === 'lay') return refuse('PYT-06', 'drawn', 'The pieces are already drawn.');
      return draw(state, given['pieces']);
    case 'lay': {
      if (state.phase !== 'lay') return drawFirst();
      const judged = judge(state, given);
      return judged.ok ? lay(state, judged) : judged;
    }
    case 'exchange':
      if (state.phase !== 'lay') return drawFirst();
      if (!canExchange(state)) return refuse('PYT-21', 'empty-bag', 'The bag is empty: pass instead.');
      return notHeard(state) ?? exchange(state, cost);
    case 'pass':
      if (state.phase !== 'lay') return drawFirst();
      if (!canPass(state)) return refuse('PYT-21', 'exchange-first', 'Exchange your pieces before you pass.');
      return notHeard(state) ?? pass(state, cost);
    default:
      return refuse('PYT-06', 'unknown-move', 'There is no such move.');
  }
}

const drawFirst = (): Outcome => refuse('PYT-06', 'draw-first', 'Draw pieces first.');

const step = (state: PytagoraState, change: Change, events: PytagoraEvent[]): Outcome => ({
  ok: true,
  state: { ...state, ...change },
  events,
});

/** Returns a copy of the list with another value for one seat. */
const put = <T>(list: readonly T[], seat: Seat, value: T): T[] => list.map((old, i) => (i === seat ? value : old));

const nextSeat = ({ seat, racks }: PytagoraState): Seat => (seat + 1) % racks.length;

function draw(state: PytagoraState, pieces: unknown): Outcome {
  const { racks, seat, phase } = state;
  const count = toDraw(state);
  if (typeof pieces !== 'string' || pieces.length !== count) {
    return refuse('PYT-06', 'draw-count', `Draw ${count} pieces.`, { count });
  }
  const rest = without(state.bag, pieces);
  if (!rest.ok) {
    return refuse('PYT-03', 'not-in-bag', `The bag does not have that many pieces with ${rest.missing}.`, {
      glyph: rest.missing,
    });
  }
  const events: PytagoraEvent[] = [{ type: 'drawn', seat, pieces, bag: rest.left.length }];
  const drawn = { bag: rest.left, racks: put(racks, seat, racks[seat] + pieces) };
  if (phase === 'exchange') return step(state, { ...drawn, phase: 'lay' }, events); // PYT-19: the turn continues
  const seat1 = nextSeat(state);
  if (phase === 'refill') return step(state, { ...drawn, phase: 'lay', seat: seat1 }, events);
  if (seat1 !== state.first) return step(state, { ...drawn, seat: seat1 }, events);
  return step(state, { ...drawn, phase: 'lay', seat: seat1 }, [...events, { type: 'starts', seat: seat1 }]);
}

function lay(state: PytagoraState, judged: Judged): Outcome {
  const { seat, options } = state;
  const { text, place, points, value, fresh, crossed, equals, rack } = judged;
  const scores = put(state.scores, seat, state.scores[seat] + points);
  const cells = cellsOf(text, place, options.direction);
  const parts = pointsByPiece(text, (at) => crossed.some(([x, y]) => x === cells[at][0] && y === cells[at][1]));
  const events: PytagoraEvent[] = [
    { type: 'placed', seat, text, ...place, value, fresh, crossed, equals },
    { type: 'scored', seat, points, parts },
  ];
  const laid: PytagoraState = {
    ...state,
    equations: [...state.equations, { text, ...place, seat, points, equals }],
    common: state.common - (equals === 'common' ? 1 : 0),
    racks: put(state.racks, seat, rack),
    scores,
    exchanges: 0,
    passes: 0,
  };
  if (scores[seat] >= options.target) return over(laid, events, seat); // PYT-20
  // PYT-21: with an empty bag there is nothing to draw
  return laid.bag === '' ? step(laid, { seat: nextSeat(laid) }, events) : step(laid, { phase: 'refill' }, events);
}

/** Returns all of the seat's pieces to the bag. It then draws others and continues its turn (PYT-19). */
function exchange(state: PytagoraState, cost: number): Outcome {
  const { seat, racks, bag, scores, exchanges } = state;
  const change: Change = {
    phase: 'exchange',
    racks: put(racks, seat, ''),
    bag: inOrder(bag + racks[seat]),
    scores: put(scores, seat, scores[seat] - cost),
    exchanges: exchanges + 1,
  };
  return step(state, change, [{ type: 'exchanged', seat, points: 0 - cost }]);
}

/** Passes. If everyone has passed but the bag holds pieces and someone has an equation, the game continues (PYT-21). */
function pass(state: PytagoraState, cost: number): Outcome {
  const { seat, scores, passes } = state;
  const passed: PytagoraState = {
    ...state,
    scores: put(scores, seat, scores[seat] - cost),
    exchanges: 0,
    passes: passes + 1,
  };
  const events: PytagoraEvent[] = [{ type: 'passed', seat, points: 0 - cost }];
  if (passed.passes < scores.length) return step(passed, { seat: nextSeat(passed) }, events);
  if (passed.bag === '' || nobodyCanLay(passed)) return over(passed, events);
  return step(passed, { seat: nextSeat(passed), passes: 0 }, events);
}

const over = (state: PytagoraState, events: PytagoraEvent[], by?: Seat): Outcome =>
  step(state, { phase: 'over' }, [
    ...events,
    { type: 'ended', winners: winners(state), ...(by === undefined ? {} : { by }) },
  ]);
