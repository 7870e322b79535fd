import { readPlayers } from '../match/players.js';
import { games as rules, type Game, type GameEvent, type Result } from '../rules/index.js';
import { botLevels as multiplayLevels } from '../rules/multiplay/index.js';
import { botLevels as tablesLevels } from '../rules/tables/index.js';
import { botLevels as upAndDownLevels } from '../rules/up-and-down/index.js';

/** What the rules say of a game, as far as choices need it. */
type Rules = Pick<Game<object, never, never, GameEvent>, 'seats' | 'options'> & {
  readonly defaults: object;
  read(text: string): Result<unknown>;
};

/** A game as it can be put on a page. */
export interface GameOnPage {
  /** Its element. */
  readonly tag: string;
  /** Attributes by which an element that plays several games is told which one. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Attributes that are no options of the rules, and what each may say; '' for one that needs no value. */
  readonly settings?: Readonly<Record<string, readonly string[]>>;
  readonly title: string;
  readonly rules: Rules;
  /** Computer players have levels 1 to so many. */
  readonly levels: number;
}

export type Games = Readonly<Record<string, GameOnPage>>;

/** Every game by its name in addresses and on the command line. A new game moves in by its line here. */
export const games: Games = {
  plyt: { tag: 'plyt-board', title: 'PLYT', rules: rules.plyt, levels: 2 },
  sequence: { tag: 'sequence-board', title: 'Sequence', rules: rules.sequence, levels: 2 },
  multiplay: { tag: 'multiplay-grid', title: 'Multiplay', rules: rules.multiplay, levels: multiplayLevels },
  upAndDown: {
    tag: 'pytagora-square',
    settings: { unaided: [''] },
    title: 'Up and down',
    rules: rules.upAndDown,
    levels: upAndDownLevels,
  },
  tables: { tag: 'pytagora-tables', title: 'Multiplication tables', rules: rules.tables, levels: tablesLevels },
};

/** Languages that every game speaks. */
export const languages = ['en', 'it'] as const;

/** Why these players cannot sit at the game's table, if so. */
export const playersOf = (game: GameOnPage, players: string): Result<unknown> =>
  readPlayers(players, game.rules.seats, game.levels);
