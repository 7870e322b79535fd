/** The tags of the games. The autoloader needs no other data of them. */
export const tags: readonly string[] = [
  'plyt-board',
  'sequence-board',
  'multiplay-grid',
  'pytagora-board',
  'pytagora-square',
  'pytagora-tables',
];

/** The facts about a game that the scripts of a page need. */
export interface ElementOfGame {
  readonly tag: string;
  /** The attributes that select the game of an element with several games. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The number of levels of its computer players, from 1. */
  readonly levels: number;
  /** True if its answers are evidence of the learner's knowledge. */
  readonly learns?: boolean;
}

/** Every game by its name in URLs and on the command line. To add a game, add a line here and in games.ts, and its tag above. */
export const elements = {
  plyt: { tag: 'plyt-board', levels: 4, learns: true },
  sequence: { tag: 'sequence-board', levels: 3 },
  multiplay: { tag: 'multiplay-grid', levels: 4, learns: true },
  pytagora: { tag: 'pytagora-board', levels: 4, fixed: { game: 'pytagora' } },
  plusAndMinus: { tag: 'pytagora-board', levels: 4, fixed: { game: 'plus-and-minus' } },
  upAndDown: { tag: 'pytagora-square', levels: 1 },
  tables: { tag: 'pytagora-tables', levels: 2, learns: true },
} as const satisfies Readonly<Record<string, ElementOfGame>>;

/** The tags of all elements that a page may use: the games, and the elements that are not games. */
export const allTags: readonly string[] = [
  ...tags,
  ...['warm-up', 'known', 'report', 'lobby', 'class'].map((name) => `abacade-${name}`),
];
