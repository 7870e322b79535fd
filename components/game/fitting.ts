import { afterGame, levelText, newFit, playedAt, readFit, writeFit, type Levels } from '../../src/match/fit.js';
import { tidyName, type Player } from '../../src/match/players.js';
import type { Seat } from '../../src/rules/game.js';

/** Returns the name of a player without the level that follows it in a game, if the player is adaptive. */
const withoutLevel = ({ name, bot, fits }: Player): string =>
  bot && fits ? name.replace(/ (?:\d|[1-9]?[\u00bc-\u00be])$/, '') : name;

/** The level of an adaptive computer player, carried from one game of an element to the next. */
export class Fitting {
  #fit = newFit;
  /** The games that have been counted: a game that is undone from its end and finished again counts once. */
  readonly #counted = new WeakSet<object>();

  constructor(private readonly levels: Levels) {}

  /** The level as text, for storage. */
  get text(): string {
    return writeFit(this.#fit);
  }

  set text(text: string | undefined) {
    this.#fit = readFit(text, this.levels);
  }

  /** The level for the next game. */
  get level(): number {
    return this.#fit.level;
  }

  /** Returns the players of the next game. The level of an adaptive player follows its name, so that everyone sees it. */
  seated(players: readonly Player[]): Player[] {
    const level = playedAt(this.#fit);
    return players.map((player) => {
      if (!player.bot || !player.fits) return player;
      // The players may be those of the last game, so the level of that game is removed first.
      const bare = withoutLevel(player);
      const name = `${bare} ${levelText(level)}`;
      return { ...player, bot: level, name: tidyName(name) === name ? name : bare };
    });
  }

  /** Returns the players of a game as a form shows them: without levels in their names. */
  readonly unseated = (players: readonly Player[]): Player[] =>
    players.map((player) => ({ ...player, name: withoutLevel(player) }));

  /** Counts a finished game. Returns whether it was one against an adaptive computer player. */
  count(match: object, players: readonly Player[], winners: readonly Seat[]): boolean {
    const fitting = players.findIndex(({ bot, fits }) => bot && fits);
    if (fitting < 0 || this.#counted.has(match) || players.every(({ bot }) => bot)) return false;
    this.#counted.add(match);
    const isFirst = winners.some((seat) => !players[seat].bot);
    const result = winners.includes(fitting) ? (isFirst ? 'shared' : 'lost') : isFirst ? 'won' : 'shared';
    this.#fit = afterGame(this.#fit, result, this.levels, players[fitting].fits);
    return true;
  }
}
