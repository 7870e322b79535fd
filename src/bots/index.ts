/** The computer players of all games, without a user interface. */
import { random as anyRandom } from '../random.js';
import { bad, isLevel, ok, type Bot, type Random, type Result, type Turn } from '../rules/game.js';
import { registeredAs } from '../rules/register.js';
import { fieldOf } from '../rules/trail/given.js';
import { bots } from './games.js';

export type { Bot } from '../rules/game.js';
export { anyBot } from './any.js';
export { bots };

/** The part of a match that a computer player reads: of a `Match` of `abacade/match`, or of the `match` of an element. */
export interface MatchToPlay<S, M> {
  readonly game: { readonly name: string; chance(state: S, random: Random): M };
  readonly state: S;
  readonly turn: Turn;
  readonly players: readonly { readonly bot: number }[];
  /** Samples a move of chance; undone draws come first. By default that of the game. */
  chance?(random: Random): M;
}

/** The settings for the choice of a move. */
export interface MoveOptions<S, M> {
  /** The level, a multiple of 0.25 up to `levels` of the bot; by default that of the player at the seat to act. */
  readonly level?: number;
  /**
   * The random source; by default the platform's. To repeat a game, create one by `seeded` of `abacade/match` for it, and give
   * the same one for each of its moves.
   */
  readonly random?: Random;
  /** Aborts the choice. */
  readonly signal?: AbortSignal;
  /** The computer player; by default that of the game registered under this name. */
  readonly bot?: Bot<S, M>;
}

const levelError = (levels: number): Result<never> =>
  bad('level', `level must be at most ${levels}, and a multiple of 0.25.`);

/**
 * Chooses the next move of a match: a computer player's for the seat to act, or the roll or draw if chance is to act. It
 * is not made: `match.play(move)` makes it. Never rejects. The code of an error is `over`, `game` (there is no computer
 * player for it), `level`, `aborted`, or `failed`.
 */
export async function chooseMove<S, M>(match: MatchToPlay<S, M>, options: MoveOptions<S, M> = {}): Promise<Result<M>> {
  try {
    const { random = anyRandom, signal } = options;
    const { turn } = match;
    const { name } = match.game;
    const own = Object.hasOwn(bots, name) ? bots[name as keyof typeof bots] : registeredAs(name)?.bot;
    const bot = options.bot ?? (own as Bot<S, M> | undefined);
    if (bot && options.level !== undefined && !isLevel(options.level, bot.levels)) return levelError(bot.levels);
    if (turn.kind === 'over') return bad('over', 'The game is over.');
    if (turn.kind === 'chance') return ok(match.chance?.(random) ?? match.game.chance(match.state, random));
    if (!bot) return bad('game', `There is a computer player for ${Object.keys(bots).join(', ')}.`);
    const level = options.level ?? match.players[turn.seat].bot;
    if (!isLevel(level, bot.levels)) return levelError(bot.levels);
    const move = await bot.think(match.state, level, random, signal);
    return signal?.aborted ? bad('aborted', 'The choice was aborted.') : ok(move);
  } catch (error) {
    const message = fieldOf(error, 'message');
    return bad('failed', `No move could be chosen${typeof message === 'string' ? `: ${message}` : '.'}`);
  }
}
