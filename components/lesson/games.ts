import type { LiveBoard } from '../../src/live/client/live-board.js';

/** The element of a game, with the function that fetches it. */
export interface GameTag {
  readonly tag: string;
  /** The attributes that choose the game of an element with several games. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Defines the element. */
  readonly define: () => Promise<unknown>;
}

/** The element of each game, by the name of the game in its rules. A lesson fetches only the one that it plays. */
export const gameTags: Readonly<Record<string, GameTag>> = {
  plyt: { tag: 'plyt-board', define: () => import('../plyt-board/define.js') },
  sequence: { tag: 'sequence-board', define: () => import('../sequence-board/define.js') },
  multiplay: { tag: 'multiplay-grid', define: () => import('../multiplay-grid/define.js') },
  pytagora: {
    tag: 'pytagora-board',
    fixed: { game: 'pytagora' },
    define: () => import('../pytagora-board/define.js'),
  },
  'plus-and-minus': {
    tag: 'pytagora-board',
    fixed: { game: 'plus-and-minus' },
    define: () => import('../pytagora-board/define.js'),
  },
  'up-and-down': { tag: 'pytagora-square', define: () => import('../pytagora-square/define.js') },
  tables: { tag: 'pytagora-tables', define: () => import('../pytagora-tables/define.js') },
};

/** The functions that fetch the elements of all games, by tag. */
export const gameFetchers: Readonly<Record<string, () => Promise<object>>> = Object.fromEntries(
  Object.values(gameTags).map(({ tag, define }) => [tag, async () => ({ loaded: await define() })]),
);

/** The enclosing element, from which a board takes its language, direction and theme. */
export interface Surroundings {
  readonly lang: string;
  readonly dir: string;
  readonly theme: string | undefined;
}

/** A game's element that shows a board across devices. */
export type BoardElement = HTMLElement & { liveBoard: LiveBoard | undefined };

/** Creates the element of a game, without a board yet; undefined if there is no such game. The element may be defined later. */
export function createBoard(game: string, { lang, dir, theme }: Surroundings): BoardElement | undefined {
  const known = Object.hasOwn(gameTags, game) ? gameTags[game] : undefined;
  if (!known) return undefined;
  const board = document.createElement(known.tag) as BoardElement;
  for (const [name, value] of Object.entries({ ...known.fixed, lang, dir, theme: theme ?? '' }))
    if (value) board.setAttribute(name, value);
  return board;
}
