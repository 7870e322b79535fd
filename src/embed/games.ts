import {
  gameNamed,
  gameNames,
  games as facts,
  offers,
  withEarlierNames,
  type GameFacts,
  type GameName,
  type GameOffer,
} from '../games.js';
import { readPlayers } from '../match/players.js';
import { speeds } from '../match/speed.js';
import { games as allRules, type Game, type GameEvent, type Result } from '../rules/index.js';

/** The part of a game's rules that choices need. */
type Rules = Pick<Game<object, never, never, GameEvent>, 'name' | 'seats' | 'options' | 'declaration' | 'presets'> & {
  readonly defaults: object;
  read(text: string): Result<unknown>;
};

/** A game that can be put on a page. */
export interface GameOnPage extends GameFacts, GameOffer {
  readonly rules: Rules;
  /** True for a game by somebody else, which is in a module of its own. */
  readonly isModule?: true;
}

export type Games = Readonly<Record<string, GameOnPage>>;

/** The settings of every game: for the display and the sound of moves. */
const shown = { speed: speeds, sounds: [''] } as const;

const rules: readonly Rules[] = Object.values(allRules);

function onPage(name: GameName): GameOnPage {
  const { title, settings } = offers[name];
  return { ...facts[name], title, settings: { ...shown, ...settings }, rules: rules.find((one) => one.name === name)! };
}

/** Every game with its rules, by its name; names in choices written up to version 0.2.0 are understood. */
export const games: Games = /* @__PURE__ */ withEarlierNames(
  Object.fromEntries(gameNames.map((name) => [name, onPage(name)])) as Record<GameName, GameOnPage>,
);

/** Returns the name under which a game is listed, given that or an earlier spelling; undefined if there is none. */
export const nameIn = (games: Games, given: string): string | undefined =>
  Object.hasOwn(games, given) ? (gameNamed(given) ?? given) : undefined;

/** The languages that every game supports. */
export { languageTags as languages } from '../words/languages.js';

/** Validates a list of players for a game. */
export const playersOf = (game: GameOnPage, players: string): Result<unknown> =>
  readPlayers(players, game.rules.seats, game.levels);
