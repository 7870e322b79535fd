/** Hints for any game, without a user interface: a nudge, a narrower hint, and the move with its reason. */
import { bad, type Game, type GameEvent, type Result } from '../rules/game.js';
import { multiplay } from '../rules/multiplay/index.js';
import { plyt } from '../rules/plyt/index.js';
import { plusAndMinus, pytagora } from '../rules/pytagora/index.js';
import { sequence } from '../rules/sequence/index.js';
import { tables } from '../rules/tables/index.js';
import { fieldOf } from '../rules/trail/given.js';
import { upAndDown } from '../rules/up-and-down/index.js';
import type { Hinter, HintOptions, Hints } from './hint.js';
import { hintsWith } from './ladder.js';
import { multiplayHinter } from './multiplay.js';
import { plytHinter } from './plyt.js';
import { pytagoraHinter } from './pytagora.js';
import { sequenceHinter } from './sequence.js';
import { tablesHinter } from './tables.js';
import { upAndDownHinter } from './up-and-down.js';

export type { Fact } from '../words/say.js';
export type { Hinter, HintOptions, Hints, Marks, Rung } from './hint.js';
export { hintsWith } from './ladder.js';

type Ask = (position: unknown, options: HintOptions) => Promise<Result<Hints>>;

/** Converts an untrusted position by writing and reading it in the game's notation, which rejects everything else. */
function readPosition<O, S, M, E extends GameEvent>(game: Game<O, S, M, E>, position: unknown): Result<S> {
  try {
    return game.read(typeof position === 'string' ? position : game.write(position as S));
  } catch {
    return bad('position', 'The position cannot be read.');
  }
}

const asks =
  <O, S, M, E extends GameEvent>(game: Game<O, S, M, E>, hinter: Hinter<S, M>): Ask =>
  async (position, options) => {
    try {
      await hinter.load?.();
    } catch (error) {
      return bad('failed', `What the rules stand on could not be loaded: ${String(error)}`);
    }
    const read = readPosition(game, position);
    return read.ok ? hintsWith(hinter, game, read.value, options) : read;
  };

const ladders: ReadonlyMap<unknown, Ask> = new Map([
  [plyt.name, asks(plyt, plytHinter)],
  [sequence.name, asks(sequence, sequenceHinter)],
  [multiplay.name, asks(multiplay, multiplayHinter)],
  [pytagora.name, asks(pytagora, pytagoraHinter)],
  [plusAndMinus.name, asks(plusAndMinus, pytagoraHinter)],
  [upAndDown.name, asks(upAndDown, upAndDownHinter)],
  [tables.name, asks(tables, tablesHinter)],
]);

/**
 * Finds three hints for the seat to act, in a worker or in slices. Never rejects.
 * @param game A game, or its name.
 * @param position A state, or its text; untrusted.
 * @returns The hints and the move, or an error: `game` (there is no game of that name), the codes of the game's
 *   notation and `position`, and those of `hintsWith`: `over`, `chance`, `none`, `aborted`, `failed`.
 */
export async function hintsFor(game: unknown, position: unknown, options: HintOptions = {}): Promise<Result<Hints>> {
  const ask = ladders.get(typeof game === 'string' ? game : fieldOf(game, 'name'));
  return ask ? ask(position, options) : bad('game', `There are hints for ${[...ladders.keys()].join(', ')}.`);
}
