import { factsOfOthers, gameNamed } from '../games.js';
import { demand, faultOfGame } from './game-faults.js';
import type { Bot, Game, GameEvent } from './game.js';
import { fieldOf, isWhole } from './trail/given.js';

type AnyGame = Game<unknown, unknown, unknown>;
type AnyBot = Bot<unknown, unknown>;

/** The facts about a game by others. */
export interface Registration<S, M> {
  /** Its computer player; without one, none plays it. */
  readonly bot?: Bot<S, M> | undefined;
  /**
   * The default score that it reports: by answers, or by taking part, if luck decides it. If undefined, by winning.
   */
  readonly score?: 'share-right' | 'taking-part';
  /** The title by which a teacher chooses it; by default its name. */
  readonly title?: string;
  /** The tag of its element, if it has one. */
  readonly tag?: string;
}

interface Registered {
  readonly game: AnyGame;
  readonly bot: AnyBot | undefined;
}

const registered = new Map<unknown, Registered>();

/** Returns the game by others, with its computer player, that is registered under a name; undefined if there is none. */
export const registeredAs = (name: unknown): Registered | undefined => registered.get(name);

/**
 * Makes a game by others known by its name, like those of Abacade: to `gameOf`, `newMatch`, `replay`, `chooseMove`, results
 * and live games. To register the same game again changes nothing. Returns the game.
 * @throws TypeError naming the field that is missing or invalid; the game is then not registered
 */
export function registerGame<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  facts: Registration<S, M> = {},
): Game<O, S, M, E> {
  const caller = 'registerGame';
  demand(caller, faultOfGame(game));
  const { name } = game;
  const before = registered.get(name);
  if (before?.game === (game as unknown as AnyGame)) return game;
  if (gameNamed(name) || before) demand(caller, { field: 'name', message: `"${name}" is taken` });
  const { bot, score, tag = '', title = name } = facts;
  const isBot =
    bot === undefined || (typeof fieldOf(bot, 'think') === 'function' && isWhole(fieldOf(bot, 'levels'), 0, 4));
  if (!isBot) demand(caller, { field: 'bot', message: 'must have a function think, and 1 to 4 levels' });
  if (![undefined, 'share-right', 'taking-part'].includes(score))
    demand(caller, { field: 'score', message: 'must be share-right or taking-part' });
  registered.set(name, { game, bot });
  factsOfOthers.set(name, { tag, title, levels: bot?.levels ?? 0, ...(score && { score }) });
  return game;
}
