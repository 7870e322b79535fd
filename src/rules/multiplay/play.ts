import { legal } from '../../core/multiplay.js';
import { isWhole, longestMs, refuse, type Drawn, type Random, type Seat, type Step, type Turn } from '../game.js';
import { isLate, isUp, limitOfSeconds } from '../time-limit.js';
import { fieldsOf } from '../trail/given.js';
import { deal } from './deal.js';
import type { MultiplayOptions } from './options.js';
import { linesAt } from './gains.js';
import { notInRow } from './not-in-row.js';
import {
  closedLeft,
  endsAt,
  whiteLeft,
  winners,
  type MultiplayEvent,
  type MultiplayMove,
  type MultiplayState,
} from './state.js';

type Outcome = Step<MultiplayState, MultiplayEvent>;
type Change = Partial<MultiplayState>;

/** The numbers of the twelve-sided die. */
const dieFaces: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);

/** Sets up a new game for `seats` players; everyone rolls to decide who starts (MUL-02). */
export function setup(seats: number, options: MultiplayOptions, random: Random): MultiplayState {
  const numbers = deal(options.size, options.tables, random);
  return {
    options,
    numbers,
    colours: numbers.map(() => 0),
    scores: Array<number>(seats).fill(0),
    phase: 'start',
    seat: 0,
    die: 0,
    factor: 0,
    starting: Array<number>(seats).fill(0),
  };
}

/** Returns whose turn it is. */
export function turn(state: MultiplayState): Turn {
  if (state.phase === 'over') return { kind: 'over', winners: winners(state) };
  if (state.phase === 'start' || state.phase === 'roll') return { kind: 'chance' };
  return { kind: 'seat', seat: state.seat };
}

/**
 * Returns the cells of the white cubes that show die × m for m from 1 to 12 (MUL-03, MUL-04), or only those of die ×
 * `factor` once a factor has been named. Empty before the die is rolled.
 */
export function legalCells(state: MultiplayState, die = state.die, factor = state.factor): number[] {
  if (die === 0) return [];
  const cells = legal(new Uint8Array(state.numbers), new Uint8Array(state.colours), die);
  return factor === 0 ? cells : cells.filter((cell) => state.numbers[cell] === die * factor);
}

/** Returns the twelve products of the die's row of the multiplication table, each with the cells of its white cubes. */
export function timesRow(
  state: MultiplayState,
  die = state.die,
): { factor: number; number: number; cells: number[] }[] {
  const inRow = legalCells(state, die, 0);
  return Array.from({ length: 12 }, (_, i) => {
    const number = die * (i + 1);
    return { factor: i + 1, number, cells: inRow.filter((cell) => state.numbers[cell] === number) };
  });
}

/** Yields the legal moves of the seat to act. If an answer is required, the move contains the right one. */
export function* moves(state: MultiplayState): Iterable<MultiplayMove> {
  const { options, phase, die } = state;
  if (phase === 'answer') {
    for (const { factor, number, cells } of timesRow(state))
      if (cells.length) yield { type: 'answer', factor, answer: number };
  } else if (phase === 'choose') {
    for (const cell of legalCells(state)) {
      yield options.answer === 'factor'
        ? { type: 'turn', cell, answer: state.numbers[cell] / die }
        : { type: 'turn', cell };
    }
  } else if (phase === 'end') {
    yield { type: 'end' };
    yield { type: 'go-on' };
  }
}

/** Returns the numbers that the die can show: all, or in a turn only the chosen tables (MUL-17). */
export const facesNow = ({ phase, options: { tables } }: MultiplayState): readonly number[] =>
  phase === 'roll' && tables.length ? tables : dieFaces;

/** Rolls the die, repeating an undone roll if there is one. */
export function chance(state: MultiplayState, random: Random, [next]: readonly Drawn[] = []): MultiplayMove {
  const faces = facesNow(state);
  return { type: 'roll', die: faces.find((face) => face === next) ?? faces[random(faces.length)] };
}

/** Applies a move to a position. Accepts any input; an illegal move is refused with the rule it breaks. */
export function play(state: MultiplayState, move: unknown): Outcome {
  const { type, die, cell, factor, answer, ms } = fieldsOf(move) ?? {};
  if (state.phase === 'over') return refuse('MUL-12', 'over', 'The game is over.');
  switch (type) {
    case 'roll':
      if (state.phase !== 'start' && state.phase !== 'roll')
        return refuse('MUL-03', 'rolled', 'The die is already rolled.');
      if (!isWhole(die, 1, 12)) return refuse('MUL-03', 'die', 'A die shows a number from 1 to 12.');
      if (!facesNow(state).includes(die))
        return refuse('MUL-17', 'die', `The game is of the tables of ${state.options.tables.join(', ')}.`);
      return state.phase === 'start' ? rollForStart(state, die) : roll(state, die);
    case 'answer':
      if (state.phase !== 'answer') return refuse('MUL-06', 'no-question', 'There is no question now.');
      if (!isWhole(factor, 1, 12)) return refuse('MUL-03', 'factor', 'A factor is a number from 1 to 12.');
      if (!legalCells(state, state.die, factor).length) {
        return refuse('MUL-04', 'none-white', `No white cubes with ${state.die * factor} are left.`, {
          number: state.die * factor,
        });
      }
      return judged(answer, ms, (given, taken) => sayProduct(state, factor, given, taken));
    case 'turn':
      if (state.phase === 'answer')
        return refuse('MUL-06', 'answer-first', 'First pick a calculation and type the answer.');
      if (state.phase === 'end') return refuse('MUL-12', 'end-first', 'First end the game or play on.');
      if (state.phase !== 'choose') return refuse('MUL-03', 'roll-first', 'Roll first.');
      return turnCube(state, cell, answer, ms);
    case 'time-up':
      if (state.phase !== 'choose' && state.phase !== 'answer')
        return refuse('MUL-15', 'no-clock', 'No clock is running.');
      if (!isWhole(ms, 0, longestMs)) return badTime();
      if (!isUp(ms, limitOf(state))) return refuse('MUL-15', 'in-time', 'There is time left.');
      return endTurn(state, [{ type: 'late', seat: state.seat }]);
    case 'end':
    case 'go-on':
      if (state.phase !== 'end') {
        return refuse(
          'MUL-12',
          'end',
          `You can end the game when ${endsAt(state)} white cubes or fewer are left. White now: ${whiteLeft(state)}.`,
          {
            endAt: endsAt(state),
            white: whiteLeft(state),
          },
        );
      }
      return type === 'end' ? over(state, [], state.seat) : nextTurn(state, []);
    default:
      return refuse('MUL-03', 'unknown-move', 'There is no such move.');
  }
}

const step = (state: MultiplayState, change: Change, events: MultiplayEvent[]): Outcome => ({
  ok: true,
  state: { ...state, ...change },
  events,
});

/** Handles a starting roll: the highest roll starts, and those tied for the highest roll again (MUL-02). */
function rollForStart(state: MultiplayState, die: number): Outcome {
  const starting = state.starting.map((roll, seat) => (seat === state.seat ? die : roll));
  const events: MultiplayEvent[] = [{ type: 'rolled', seat: state.seat, die, forStart: true }];
  const next = starting.indexOf(0);
  if (next >= 0) return step(state, { starting, seat: next }, events);

  const highest = Math.max(...starting);
  const tied = starting.flatMap((roll, seat) => (roll === highest ? [seat] : []));
  if (tied.length > 1) {
    const again = starting.map((roll) => (roll === highest ? 0 : -1));
    return step(state, { starting: again, seat: tied[0] }, [...events, { type: 'tied', seats: tied }]);
  }
  return step(state, { phase: 'roll', seat: tied[0], starting: [] }, [...events, { type: 'starts', seat: tied[0] }]);
}

function roll(state: MultiplayState, die: number): Outcome {
  const events: MultiplayEvent[] = [{ type: 'rolled', seat: state.seat, die, forStart: false }];
  const rolled: MultiplayState = { ...state, die, factor: 0 };
  // MUL-05: a player without a legal cube passes.
  if (!legalCells(rolled).length) return endTurn(rolled, [...events, { type: 'passed', seat: state.seat, die }]);
  return step(rolled, { phase: state.options.answer === 'product' ? 'answer' : 'choose' }, events);
}

/** Refuses a time that no clock could have measured. */
const badTime = (): Outcome => refuse('MUL-15', 'ms', 'ms must be whole milliseconds.');

const limitOf = ({ options }: MultiplayState): number => limitOfSeconds(options.timer);

/** Validates the answer and its time, then passes them on. */
function judged(answer: unknown, ms: unknown, then: (given: number, ms: number) => Outcome): Outcome {
  if (!isWhole(answer, 0, Number.MAX_SAFE_INTEGER)) return refuse('MUL-06', 'answer', 'Type a whole number.');
  if (!isWhole(ms ?? 0, 0, longestMs)) return badTime();
  return then(answer, (ms as number | undefined) ?? 0);
}

/** Judges an answer. A wrong one loses the placement (MUL-06), and so does a late one (MUL-15). */
function answered(
  state: MultiplayState,
  prompt: string,
  given: number,
  expected: number,
  ms: number,
): MultiplayEvent[] {
  const late = isLate(ms, limitOf(state));
  const event: MultiplayEvent = {
    type: 'answered',
    seat: state.seat,
    prompt,
    given,
    expected,
    right: given === expected && !late,
    ms,
  };
  return late ? [event, { type: 'late', seat: state.seat }] : [event];
}

const wasRight = (events: MultiplayEvent[]): boolean => events.every((e) => e.type !== 'answered' || e.right);

function sayProduct(state: MultiplayState, factor: number, given: number, ms: number): Outcome {
  const events = answered(state, `${state.die}*${factor}=?`, given, state.die * factor, ms);
  return wasRight(events) ? step(state, { phase: 'choose', factor }, events) : endTurn(state, events);
}

function turnCube(state: MultiplayState, cell: unknown, answer: unknown, ms: unknown): Outcome {
  const { numbers, colours, die, factor, options } = state;
  if (!isWhole(cell, 0, numbers.length - 1)) return refuse('MUL-03', 'cell', 'There is no such cube.');
  const number = numbers[cell];
  if (colours[cell] !== 0) return refuse('MUL-04', 'turned', 'That cube is already turned.');
  if (!legalCells(state).includes(cell)) {
    return factor === 0
      ? notInRow(number, die)
      : refuse('MUL-06', 'not-the-product', `${die} × ${factor} is not ${number}.`, {
          sum: `${die}*${factor}`,
          number,
          die,
          factor,
        });
  }
  if (options.answer === 'factor') {
    return judged(answer, ms, (given, taken) => {
      const events = answered(state, `${die}*?=${number}`, given, number / die, taken);
      return wasRight(events) ? place(state, cell, events) : endTurn(state, events);
    });
  }
  if (!isWhole(ms ?? 0, 0, longestMs)) return badTime();
  if (isLate((ms as number | undefined) ?? 0, limitOf(state)))
    return endTurn(state, [{ type: 'late', seat: state.seat }]);
  return place(state, cell, []);
}

/** Turns the cube. The core finds the rows and traps it completes (MUL-07 to MUL-11), all of which score. */
function place(state: MultiplayState, cell: number, before: MultiplayEvent[]): Outcome {
  const { seat, die } = state;
  const events: MultiplayEvent[] = [...before, { type: 'placed', seat, cell, number: state.numbers[cell], die }];
  const scores = [...state.scores];
  for (const line of linesAt(state, cell)) {
    const owner = line.colour - 1;
    if (line.kind === 'row') {
      scores[owner] += line.points;
      events.push({ type: 'scored', seat: owner, cells: line.cells, points: line.points });
    } else {
      const ends = line.ends!.map((end) => {
        const by = (end === cell ? seat + 1 : state.colours[end]) - 1;
        scores[by] += line.points / 2;
        return { seat: by, cell: end, points: line.points / 2 };
      });
      scores[owner] -= line.points;
      events.push({ type: 'trapped', seat: owner, cells: line.cells, points: line.points, ends });
    }
  }
  const colours = state.colours.map((colour, i) => (i === cell ? seat + 1 : colour));
  return endTurn({ ...state, colours, scores }, events);
}

/** Ends the turn, and the game if no white cube is left that can be turned (MUL-12, MUL-13). */
function endTurn(state: MultiplayState, events: MultiplayEvent[]): Outcome {
  const white = whiteLeft(state);
  if (white === closedLeft(state)) return over(state, events);
  return white <= endsAt(state) ? step(state, { phase: 'end', factor: 0 }, events) : nextTurn(state, events);
}

const nextTurn = (state: MultiplayState, events: MultiplayEvent[]): Outcome =>
  step(state, { phase: 'roll', seat: (state.seat + 1) % state.scores.length, die: 0, factor: 0 }, events);

const over = (state: MultiplayState, events: MultiplayEvent[], by?: Seat): Outcome =>
  step(state, { phase: 'over', die: 0, factor: 0 }, [
    ...events,
    { type: 'ended', winners: winners(state), ...(by === undefined ? {} : { by }) },
  ]);
