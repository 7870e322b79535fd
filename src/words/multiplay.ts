import type { Refusals } from './words.js';

/** What Multiplay says. Cells are spoken by row and column, and written as on the slate's edge (F8). */
export interface MultiplayWords {
  readonly title: string;
  readonly board: string;
  readonly forStart: string;
  readonly turnRaised: string;
  readonly findNumber: string;
  readonly pickFactor: string;
  readonly endOrGoOn: string;
  readonly rowOf: (die: number) => string;
  readonly rowComes: string;
  readonly white: (count: number) => string;
  readonly cell: (row: number, column: number, number: number, owner: string | undefined, raised: boolean) => string;
  readonly refusals: Refusals;
}

/** What the set-up form says of Multiplay. */
export interface MultiplayFormWords {
  readonly about: string;
  readonly answer: string;
  readonly answerHelp: string;
  readonly answers: { readonly off: string; readonly factor: string; readonly product: string };
  readonly size: string;
  readonly cubes: (count: number) => string;
  readonly endAt: string;
  readonly endAtHelp: string;
}

/** What the panel beside the board says of Multiplay. */
export interface MultiplayPanelWords {
  readonly end: string;
  readonly endLater: (endAt: string, white: string) => string;
  readonly endNow: (white: number) => string;
}

/** What is told of a game, and said to those who ask by key. */
export interface MultiplayTellingWords {
  readonly events: {
    readonly rolledForStart: (name: string, die: number) => string;
    readonly tied: (names: string) => string;
    readonly starts: (name: string) => string;
    readonly rolled: (name: string, die: number, cubes: number) => string;
    readonly passed: (name: string, die: number) => string;
    readonly placed: (name: string, sum: string, at: string) => string;
    readonly row: (length: number, name: string, points: string) => string;
    /** `gains`: "Ada +2, Ben +2". */
    readonly trap: (length: number, name: string, points: string, gains: string) => string;
    readonly right: (name: string, sum: string) => string;
    readonly wrong: (name: string, given: string, sum: string) => string;
    readonly late: (name: string) => string;
    readonly ended: (name: string | undefined) => string;
  };
  /** What the keys do on the board. */
  readonly boardHelp: string;
  readonly moves: (count: number, cells: string) => string;
}
