import {
  multiplay,
  type MultiplayEvent,
  type MultiplayMove,
  type MultiplayState,
} from '../../../src/rules/multiplay/index.js';
import { frozen } from '../../../src/rules/frozen.js';

/** The names of the players in the tests. */
const names = 'ABCD';

/** The 121 numbers of MUL-01, written out without the code under test. */
export const oneSet: readonly number[] = [
  ...new Set(Array.from({ length: 144 }, (_, i) => (1 + (i % 12)) * (1 + Math.floor(i / 12)))),
]
  .flatMap((number) => (number === 12 ? [12, 12, 12, 12, 12] : [number, number]))
  .sort((a, b) => a - b);

/** Returns the name of a cell: b3 is the second of the third row. */
const placeName = (size: number) => (cell: number) =>
  `${String.fromCharCode(97 + (cell % size))}${Math.floor(cell / size) + 1}`;

export interface Position {
  /** Frozen. */
  readonly state: MultiplayState;
  /** The cell of `*` in the picture, −1 if there is none. */
  readonly star: number;
}

type Change = Omit<Partial<MultiplayState>, 'options'> & { options?: Partial<MultiplayState['options']> };

/**
 * Returns a position from its drawing: `.` a white cube, `A` one that player A has turned, `56` a white cube with that number, `A56` one
 * that is turned, `*` a white cube that the die allows. Cubes without a number get numbers that the die does not allow, as far as there are
 * any. Player A is to choose after a 7, unless `change` says otherwise.
 */
export function position(picture: TemplateStringsArray | string, change: Change = {}): Position {
  const rows = String(picture)
    .trim()
    .split(/\s*\n\s*/);
  const tokens = rows.flatMap((row) => row.trim().split(/\s+/));
  const size = rows.length;
  if (tokens.length !== size ** 2) throw new Error(`Not a square:\n${String(picture)}`);
  const die = change.die ?? 7;
  const isInRow = (number: number): boolean => number % (die || 1) === 0 && number <= (die || 1) * 12;
  const left = [...oneSet.filter((number) => !isInRow(number)), ...oneSet.filter(isInRow)];
  const take = (wanted: (number: number) => boolean): number => {
    const at = left.findIndex(wanted);
    if (at < 0) throw new Error(`No such cube is left:\n${String(picture)}`);
    return left.splice(at, 1)[0];
  };
  const numbers: number[] = Array<number>(tokens.length);
  const said = tokens.map((token) => Number(token.replace(/^[A-D]/, '')));
  tokens.forEach((_, i) => said[i] > 0 && (numbers[i] = take((number) => number === said[i])));
  tokens.forEach((token, i) => token === '*' && (numbers[i] = take(isInRow)));
  tokens.forEach((_, i) => (numbers[i] ??= take(() => true)));
  const colours = tokens.map((token) => names.indexOf(token[0]) + 1);
  const players = change.scores?.length ?? Math.max(2, ...colours);
  const state: MultiplayState = {
    numbers,
    colours,
    scores: Array<number>(players).fill(0),
    phase: 'choose',
    seat: 0,
    die: 7,
    factor: 0,
    starting: [],
    ...change,
    options: { ...multiplay.defaults, size, endAt: 0, ...change.options },
  };
  return { state: frozen(state), star: tokens.indexOf('*') };
}

/** Draws the cubes in the same way, without numbers. */
export function picture({ colours, options: { size } }: MultiplayState): string {
  const rows = Array.from({ length: size }, (_, y) => colours.slice(y * size, (y + 1) * size));
  return rows.map((row) => row.map((colour) => `.${names}`[colour]).join(' ')).join('\n');
}

const signed = (points: number): string => (points < 0 ? String(points) : `+${points}`);

/** Returns an event in words, with its cells. */
export function tell(event: MultiplayEvent, size: number): string {
  const at = placeName(size);
  const who = 'seat' in event ? names[event.seat] : '';
  const all = (seats: readonly number[]): string => seats.map((seat) => names[seat]).join(' ');
  switch (event.type) {
    case 'rolled':
      return `${who} rolls ${event.die}${event.forStart ? ' for the start' : ''}`;
    case 'tied':
      return `${all(event.seats)} roll again`;
    case 'starts':
      return `${who} starts`;
    case 'passed':
      return `${who} passes on ${event.die}`;
    case 'answered':
      return `${who} says ${event.given} to ${event.prompt}, ${event.expected}: ${event.right ? 'right' : 'wrong'} in ${event.ms}`;
    case 'late':
      return `${who} is late`;
    case 'placed':
      return `${who} turns ${at(event.cell)}, ${event.number} in the row of ${event.die}`;
    case 'scored':
      return `${who} ${signed(event.points)} for ${event.cells.map(at).join(' ')}`;
    case 'trapped': {
      const ends = event.ends.map((end) => `${names[end.seat]} ${signed(end.points)} at ${at(end.cell)}`).join(', ');
      return `${who} ${signed(-event.points)} for ${event.cells.map(at).join(' ')}: ${ends}`;
    }
    case 'ended':
      return `${event.by === undefined ? 'full' : `ended by ${names[event.by]}`}: ${all(event.winners)} wins`;
  }
}

export interface Told {
  readonly state: MultiplayState;
  /** All events, in words. */
  readonly events: readonly string[];
}

/** Plays moves that must all be legal. */
export function played(state: MultiplayState, ...moves: readonly MultiplayMove[]): Told {
  const events: string[] = [];
  for (const move of moves) {
    const step = multiplay.play(state, move);
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.message}`);
    events.push(...step.events.map((event) => tell(event, state.options.size)));
    state = step.state;
  }
  return { state, events };
}

/** Returns the rule and the reason for which a move is refused, or `accepted`. */
export function refusal(state: MultiplayState, move: unknown): string {
  const step = multiplay.play(state, move as MultiplayMove);
  return step.ok ? 'accepted' : `${step.rule} ${step.reason}`;
}
