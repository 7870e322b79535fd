import { readPlayers } from '../match/players.js';
import { speeds } from '../match/speed.js';
import { games as rules, type Game, type GameEvent, type Result } from '../rules/index.js';
import { elements, type ElementOfGame } from './elements.js';

/** The part of a game's rules that choices need. */
type Rules = Pick<Game<object, never, never, GameEvent>, 'name' | 'seats' | 'options' | 'declaration' | 'presets'> & {
  readonly defaults: object;
  read(text: string): Result<unknown>;
};

/** A game that can be put on a page. */
export interface GameOnPage extends ElementOfGame {
  /** Attributes other than options of the rules, with their possible values; '' for one that needs no value. */
  readonly settings?: Readonly<Record<string, readonly string[]>>;
  readonly title: string;
  readonly rules: Rules;
}

export type Games = Readonly<Record<string, GameOnPage>>;

/** The settings for the display and the sound of moves. */
const shown = { speed: speeds, sounds: [''] } as const;

/** The settings for the writing of equations and the covering of racks. */
const onTheTable = {
  ...shown,
  cover: ['on', 'off'],
  times: ['×', '·'],
  divide: ['÷', ':'],
  digits: ['latn', 'arab', 'arabext', 'beng', 'deva'],
} as const;

/** Every game with its rules. To add a game, add a line here and in elements.ts. */
export const games: Games = {
  plyt: { ...elements.plyt, title: 'PLYT', rules: rules.plyt, settings: shown },
  sequence: { ...elements.sequence, title: 'Sequence', rules: rules.sequence, settings: shown },
  multiplay: { ...elements.multiplay, title: 'Multiplay', rules: rules.multiplay, settings: shown },
  pytagora: { ...elements.pytagora, title: 'Pytagora', rules: rules.pytagora, settings: onTheTable },
  plusAndMinus: { ...elements.plusAndMinus, title: 'Plus and minus', rules: rules.plusAndMinus, settings: onTheTable },
  upAndDown: {
    ...elements.upAndDown,
    title: 'Up and down',
    rules: rules.upAndDown,
    settings: { ...shown, unaided: [''] },
  },
  tables: { ...elements.tables, title: 'Multiplication tables', rules: rules.tables, settings: shown },
};

/** The languages that every game supports. */
export { languageTags as languages } from '../words/languages.js';

/** Validates a list of players for a game. */
export const playersOf = (game: GameOnPage, players: string): Result<unknown> =>
  readPlayers(players, game.rules.seats, game.levels);
