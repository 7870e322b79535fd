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
  plyt: { tag: 'plyt-board', levels: 4 },
  sequence: { tag: 'sequence-board', levels: 3 },
  multiplay: { tag: 'multiplay-grid', levels: 4 },
  pytagora: { tag: 'pytagora-board', levels: 4, fixed: { game: 'pytagora' } },
  plusAndMinus: { tag: 'pytagora-board', levels: 4, fixed: { game: 'plus-and-minus' } },
  upAndDown: { tag: 'pytagora-square', levels: 1 },
  tables: { tag: 'pytagora-tables', levels: 2 },
} as const satisfies Readonly<Record<string, ElementOfGame>>;
