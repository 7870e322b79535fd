/** Hints for any game, without a user interface: a nudge, a narrower hint, and the move with its reason. */
import type { bots } from '../bots/games.js';
import { bad, type Game, type GameEvent, type Result } from '../rules/game.js';
import { games } from '../rules/games.js';
import { fieldOf } from '../rules/trail/given.js';
import type { Hinter, HintOptions, Hints } from './hint.js';
import { hintsWith } from './find-hints.js';
import { hinters } from './games.js';

export type { Fact } from '../words/say.js';
export type { Hinted, Hinter, HintOptions, Hints, HintSearch, Marks, Rung } from './hint.js';
export { hintsWith } from './find-hints.js';

/** The moves of a game, by its name. */
type MoveOf<Name extends keyof typeof bots> = Awaited<ReturnType<(typeof bots)[Name]['think']>>;

type Finder = (position: unknown, options: HintOptions) => Promise<Result<Hints>>;

/** Converts an untrusted position by writing and reading it in the game's notation, which rejects everything else. */
function readPosition<O, S, M, E extends GameEvent>(game: Game<O, S, M, E>, position: unknown): Result<S> {
  try {
    return game.read(typeof position === 'string' ? position : game.write(position as S));
  } catch {
    return bad('position', 'The position cannot be read.');
  }
}

const finderFor =
  <O, S, M, E extends GameEvent>(game: Game<O, S, M, E>, hinter: Hinter<S, M>): Finder =>
  async (position, options) => {
    try {
      await hinter.load?.();
    } catch (error) {
      return bad('failed', `What the rules need could not be loaded: ${String(error)}`);
    }
    const read = readPosition(game, position);
    return read.ok ? hintsWith(hinter, game, read.value, options) : read;
  };

const finders: ReadonlyMap<unknown, Finder> = new Map(
  (Object.values(games) as readonly Game<unknown, unknown, unknown>[]).map((game) => [
    game.name,
    finderFor(game, hinters[game.name as keyof typeof hinters] as unknown as Hinter<unknown, unknown>),
  ]),
);

/**
 * Finds three hints for the seat to act, in a worker or in slices. Never rejects.
 * @param game A game, or its name.
 * @param position A state, or its text; untrusted.
 * @returns The hints and the move, or an error: `game` (there is no game of that name), the codes of the game's
 *   notation and `position`, and those of `hintsWith`: `over`, `chance`, `none`, `aborted`, `failed`.
 */
export function hintsFor<Name extends keyof typeof bots>(
  game: Name,
  position: unknown,
  options?: HintOptions,
): Promise<Result<Hints<MoveOf<Name>>>>;
export function hintsFor<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  position: unknown,
  options?: HintOptions,
): Promise<Result<Hints<M>>>;
export function hintsFor(game: unknown, position: unknown, options?: HintOptions): Promise<Result<Hints>>;
export async function hintsFor(game: unknown, position: unknown, options: HintOptions = {}): Promise<Result<Hints>> {
  const find = finders.get(typeof game === 'string' ? game : fieldOf(game, 'name'));
  return find ? find(position, options) : bad('game', `There are hints for ${[...finders.keys()].join(', ')}.`);
}
