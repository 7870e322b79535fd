import { afterGame, levelText, newFit, playedAt, readFit, writeFit, type Levels } from '../../src/match/fit.js';
import { tidyName, type Player } from '../../src/match/players.js';
import type { Seat } from '../../src/rules/game.js';

/** The level of a computer player that fits, from one game of an element to the next. */
export class Fitting {
  #fit = newFit;
  /** The games that have been counted: one that is undone from its end and ended again counts once. */
  readonly #counted = new WeakSet<object>();

  constructor(private readonly levels: Levels) {}

  /** What is kept, as text. */
  get text(): string {
    return writeFit(this.#fit);
  }

  set text(text: string | undefined) {
    this.#fit = readFit(text, this.levels);
  }

  /** The level of the next game. */
  get level(): number {
    return this.#fit.level;
  }

  /** Returns the players of the next game: the level of one that fits stands after its name, so that everyone sees it. */
  seated(players: readonly Player[]): Player[] {
    const level = playedAt(this.#fit);
    return players.map((player) => {
      if (!player.bot || !player.fits) return player;
      // The players of a game are those of the next one: the level of the last game goes.
      const bare = player.name.replace(/ (?:\d|[1-9]?[\u00bc-\u00be])$/, '');
      const name = `${bare} ${levelText(level)}`;
      return { ...player, bot: level, name: tidyName(name) === name ? name : bare };
    });
  }

  /** Counts a game that is over. Returns whether that was one against a computer player that fits. */
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
