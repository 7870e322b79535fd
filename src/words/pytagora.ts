import type { Refusals } from './words.js';

/** What Pytagora and Plus and minus say. Signs are spoken in words; equations come in as they are written. */
export interface PytagoraWords {
  readonly titles: Readonly<Record<'pytagora' | 'plus-and-minus', string>>;
  readonly table: string;
  /** A sign in words, by its glyph. */
  readonly signs: Readonly<Record<string, string>>;
  /** How × and ÷ are usually written: × or ·, ÷ or :. */
  readonly times: string;
  readonly divide: string;
  readonly rack: (name: string) => string;
  readonly forEveryone: string;
  readonly common: (left: number) => string;
  readonly lay: string;
  readonly takeBack: string;
  readonly exchange: string;
  /** Asked before it is done; `cost`: so many points. */
  readonly sure: (cost: string) => string;
  readonly keepMine: string;
  readonly pass: string;
  readonly wins: string;
  readonly inBag: (count: number) => string;
  /** A piece at its place; `mine`: it is being laid. Empty cells have no piece. */
  readonly cell: (row: string, column: string, piece: string | undefined, mine: boolean) => string;
  readonly refusals: Refusals;
}

/** What the set-up form says of Pytagora. */
export interface PytagoraFormWords {
  readonly about: Readonly<Record<'pytagora' | 'plus-and-minus', string>>;
  readonly target: string;
  readonly targetHelp: string;
  readonly precedence: string;
  readonly precedences: { readonly standard: string; readonly 'left-to-right': string };
  readonly exchange: string;
  readonly exchanges: { readonly 'any-time': string; readonly 'only-when-stuck': string };
  readonly direction: string;
  readonly directions: { readonly ltr: string; readonly rtl: string };
  readonly cover: string;
  readonly coverHelp: string;
}

/** What stands beside the table, is told of a game, and said to those who ask by key. */
export interface PytagoraTellingWords {
  readonly events: {
    readonly starts: (name: string) => string;
    readonly placed: (name: string, equation: string, points: string) => string;
    readonly exchanged: (name: string, points: string) => string;
    readonly passed: (name: string, points: string) => string;
    readonly reached: (name: string) => string;
    readonly allPassed: string;
  };
  readonly start: string;
  readonly points: (count: number) => string;
  readonly soFar: string;
  readonly oneLine: string;
  readonly longer: string;
  readonly change: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly showAll: string;
  readonly shuffle: string;
  readonly sort: string;
  readonly typeIt: string;
  readonly entry: {
    readonly equation: string;
    readonly row: string;
    readonly column: string;
    readonly across: string;
    readonly down: string;
    readonly direction: string;
    readonly put: string;
    readonly missing: (piece: string) => string;
    readonly unreadable: string;
  };
  readonly cover: {
    readonly passTo: (name: string) => string;
    readonly lookAway: string;
    readonly show: (name: string) => string;
  };
  readonly questions: {
    readonly help: string;
    readonly rack: (pieces: string) => string;
    readonly nothingLaid: string;
    readonly nothingYet: string;
  };
}

/** What the look back says of Pytagora beside what all games say. */
export interface PytagoraBackWords {
  readonly beginning: string;
}
