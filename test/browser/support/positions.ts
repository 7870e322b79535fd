import { multiplay, type MultiplayOptions, type MultiplayState } from '../../../src/rules/multiplay/index.js';

/** A small board whose numbers are known: 25 cubes, row by row. */
export const numbers = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9, 10],
  [12, 14, 16, 18, 20],
  [21, 24, 25, 27, 28],
  [30, 32, 36, 40, 56],
].flat();

export const cellOf = (number: number): number => numbers.indexOf(number);

type Parts = Partial<Omit<MultiplayState, 'options' | 'colours'>> & {
  readonly options?: Partial<MultiplayOptions>;
  /** Rows of the board: `.` for a white cube, `A` for one of the first player, `B` for one of the second. */
  readonly board?: readonly string[];
};

const empty = Array<string>(5).fill('.....');

/** Returns a position on the small board. By default, Ada is to roll in a game of two. */
export function state({ options, board = empty, ...parts }: Parts = {}): MultiplayState {
  return {
    options: { ...multiplay.defaults, size: 5, endAt: 5, ...options },
    numbers,
    colours: [...board.join('')].map((mark) => '.ABCD'.indexOf(mark)),
    scores: [0, 0],
    phase: 'roll',
    seat: 0,
    die: 0,
    factor: 0,
    starting: [],
    ...parts,
  };
}

/** Returns the same as text, for `position` and `fromText`. */
export const position = (parts: Parts = {}): string => multiplay.write(state(parts));

/** The board of size five with ten of its cubes turned. */
export const half = ['ABABA', 'BABAB', '.....', '.....', '.....'];
