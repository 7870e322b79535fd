/**
 * The registry of games: what is known of each without loading it. Whatever lists games reads it: elements, lessons, the
 * server, packages and snippets, the build and the tests. To add a game, add an entry here and its own files; `npm run
 * games` then lists them for each layer, as `src/hints/games.ts` does for its hints.
 */

/** The facts about a game. */
export interface GameFacts {
  /** The tag of its element, which is in `tags`. */
  readonly tag: string;
  /** The attributes that select the game of an element with several games. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The name of its files, if it shares them with another game: `src/bots/pytagora.ts`. By default its own name. */
  readonly files?: string;
  /** The number of levels of its computer players, from 1. */
  readonly levels: number;
  /**
   * The default score that it reports: by answers, if it always asks for some; or by taking part, if luck decides it. If
   * undefined, by answers if its option `answer` asks for them, otherwise by winning.
   */
  readonly score?: 'share-right' | 'taking-part';
  /** True if its element learns about a learner from the answers. */
  readonly learns?: true;
  /**
   * Its answers are evidence of what a learner knows, with or without the time that they took. If undefined, they are
   * not: the board shows the answer, or wrong attempts cost nothing.
   */
  readonly evidence?: 'timed' | 'untimed';
}

/** The tags of the games. The autoloader needs no other data of them. */
export const tags: readonly string[] = [
  'plyt-board',
  'sequence-board',
  'multiplay-grid',
  'pytagora-board',
  'pytagora-square',
  'pytagora-tables',
];

/** Every game by its name, in the order in which games are offered. */
export const games = {
  plyt: {
    tag: 'plyt-board',
    levels: 4,
    score: 'share-right',
    learns: true,
    evidence: 'timed',
  },
  sequence: { tag: 'sequence-board', levels: 3, evidence: 'timed' },
  multiplay: { tag: 'multiplay-grid', levels: 4, learns: true, evidence: 'untimed' },
  pytagora: {
    tag: 'pytagora-board',
    fixed: { game: 'pytagora' },
    levels: 4,
  },
  'plus-and-minus': {
    tag: 'pytagora-board',
    fixed: { game: 'plus-and-minus' },
    files: 'pytagora',
    levels: 4,
  },
  'up-and-down': {
    tag: 'pytagora-square',
    levels: 1,
    score: 'taking-part',
  },
  tables: { tag: 'pytagora-tables', levels: 2, learns: true, evidence: 'untimed' },
} as const satisfies Readonly<Record<string, GameFacts>>;

/** The name of a game: the same in the rules, in records, addresses, packages and words. */
export type GameName = keyof typeof games;

/** The game that is offered first. */
export const usualGame: GameName = 'multiplay';

/** The names of all games, in the order in which they are offered. */
export const gameNames = /* @__PURE__ */ Object.keys(games) as readonly GameName[];

/** Returns the name of the files of a game: of its words, its computer player, its hints. */
export const filesOf = (name: GameName): string => (games[name] as GameFacts).files ?? name;

/** Returns the names of the files of all games, each once: two games may share theirs. */
export const gameFiles = (): readonly string[] => [...new Set(gameNames.map(filesOf))];

/** The names of games in what was written up to version 0.2.0: contents of H5P, choices, and files of translators. */
export const earlierNames: Readonly<Record<string, GameName>> = {
  plusAndMinus: 'plus-and-minus',
  upAndDown: 'up-and-down',
  square: 'up-and-down',
};

/** Returns the name of a game from untrusted data, which may have an earlier spelling; undefined if there is no such game. */
export function gameNamed(given: unknown): GameName | undefined {
  if (typeof given !== 'string') return undefined;
  if (Object.hasOwn(games, given)) return given as GameName;
  return Object.hasOwn(earlierNames, given) ? earlierNames[given] : undefined;
}

/** The facts about games by others, with their titles, by the names under which `registerGame` has registered them. */
export const factsOfOthers = new Map<string, GameFacts & Pick<GameOffer, 'title'>>();

/** Returns the facts about a game, also one by others; undefined if there is no such game. */
export const factsOf = (given: unknown): GameFacts | undefined => {
  const name = gameNamed(given);
  return name ? games[name] : factsOfOthers.get(given as string);
};

/** Returns an object by name that also has the earlier spellings, which are not listed. */
export const withEarlierNames = <T>(byName: Readonly<Record<GameName, T>>): Readonly<Record<string, T>> =>
  Object.defineProperties(
    { ...byName },
    Object.fromEntries(Object.entries(earlierNames).map(([earlier, name]) => [earlier, { value: byName[name] }])),
  );

/** The tag of the warm-up, which is put on pages as a game is, but has no players and no marks. */
export const warmUpTag = 'abacade-warm-up';

/** The tags of all elements that a page may use: the games, and the elements that are not games. */
export const allTags: readonly string[] = [
  ...tags,
  ...['warm-up', 'known', 'report', 'lobby', 'class'].map((name) => `abacade-${name}`),
];

/** The facts that only packages, snippets and the demo need; the scripts of pages do not contain them. */
export interface GameOffer {
  readonly title: string;
  /**
   * Attributes of its element other than options of its rules and those that every element has, with their possible
   * values; '' for one that needs no value.
   */
  readonly settings?: Readonly<Record<string, readonly string[]>>;
}

/** The covering of racks, and the writing of equations. */
const onTheTable = {
  cover: ['on', 'off'],
  times: ['×', '·'],
  divide: ['÷', ':'],
  digits: ['latn', 'arab', 'arabext', 'beng', 'deva'],
} as const;

/** Every game as it is offered to teachers. */
export const offers: Readonly<Record<GameName, GameOffer>> = {
  plyt: { title: 'PLYT' },
  sequence: { title: 'Sequence' },
  multiplay: { title: 'Multiplay' },
  pytagora: { title: 'Pytagora', settings: onTheTable },
  'plus-and-minus': { title: 'Plus and minus', settings: onTheTable },
  'up-and-down': { title: 'Up and down', settings: { unaided: [''] } },
  tables: { title: 'Multiplication tables' },
};
