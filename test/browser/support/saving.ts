import { contracts, drawn, open, type Board, type Contract } from './contract.js';
import { random } from './chance.js';
import { clear, listen, type Attributes } from './grid.js';
import { kept } from './kept.js';

/** The key under which the tests of what is kept keep their games. */
export const key = 'class-3b';

/** The game with which every engine tries what is the same for all games. */
export const [first] = contracts;

/** The events since the beginning of a test. */
export let page: ReturnType<typeof listen>;

/** Listens to the page during each test, and cleans up afterwards. */
export function listensToPage(): void {
  beforeEach(() => {
    page = listen();
  });
  afterEach(() => {
    page.stop();
    return clear();
  });
}

export const errors = (): unknown[] => page.of('game-error').map(({ code }) => code);

export const saved = async (under = key): Promise<Record<string, unknown>> =>
  JSON.parse((await kept(under)) ?? '{}') as Record<string, unknown>;

/** Returns the number of saved moves. */
export const movesKept = async (under = key): Promise<number> =>
  ((await saved(under))['moves'] as unknown[] | undefined)?.length ?? -1;

/** Opens a game that is kept, in which moves are free to be taken back. */
export const keptGame = (game: Contract, attributes: Attributes = {}): Promise<Board> =>
  open(game, {
    ...{ players: 'Kim, Leo', persist: key, 'practice-undo': true },
    ...(game.choice === undefined ? {} : { position: game.choice }),
    ...attributes,
  });

/** Simulates reloading the page: another element with the same attributes. */
export async function reload(game: Contract, board: Board, attributes: Attributes = {}): Promise<Board> {
  board.remove();
  return keptGame(game, attributes);
}

/** Plays one of the legal moves, or the next move of chance. */
export async function move(board: Board, nth = 0): Promise<void> {
  const { turn: now, state } = board.match!;
  const next = now.kind === 'chance' ? board.rules.chance(state, random) : [...board.rules.moves(state)][nth];
  const step = board.play(next);
  if (!step.ok) throw new Error(step.message);
  await drawn(board);
}
