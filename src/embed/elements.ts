/** What the scripts of a page need to know of a game. */
export interface ElementOfGame {
  readonly tag: string;
  /** Attributes by which an element that plays several games is told which one. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Computer players have levels 1 to so many. */
  readonly levels: number;
}

/** Every game by its name in addresses and on the command line. A new game moves in by a line here and in games.ts. */
export const elements = {
  plyt: { tag: 'plyt-board', levels: 2 },
  sequence: { tag: 'sequence-board', levels: 2 },
  multiplay: { tag: 'multiplay-grid', levels: 2 },
  pytagora: { tag: 'pytagora-board', fixed: { game: 'pytagora' }, levels: 2 },
  plusAndMinus: { tag: 'pytagora-board', fixed: { game: 'plus-and-minus' }, levels: 2 },
  upAndDown: { tag: 'pytagora-square', levels: 1 },
  tables: { tag: 'pytagora-tables', levels: 2 },
} as const satisfies Readonly<Record<string, ElementOfGame>>;
