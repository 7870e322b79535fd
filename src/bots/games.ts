/** The computer players of all games. Written by `npm run games`. */
import type { Bot } from '../rules/game.js';
import type {
  MultiplayMove,
  MultiplayState,
  PlytMove,
  PlytState,
  PytagoraMove,
  PytagoraState,
  SequenceMove,
  SequenceState,
  TablesMove,
  TablesState,
  UpAndDownMove,
  UpAndDownState,
} from '../rules/games.js';
import { plytBot } from './plyt.js';
import { sequenceBot } from './sequence.js';
import { multiplayBot } from './multiplay.js';
import { pytagoraBot } from './pytagora.js';
import { upAndDownBot } from './up-and-down.js';
import { tablesBot } from './tables.js';

export const bots: {
  readonly plyt: Bot<PlytState, PlytMove>;
  readonly sequence: Bot<SequenceState, SequenceMove>;
  readonly multiplay: Bot<MultiplayState, MultiplayMove>;
  readonly pytagora: Bot<PytagoraState, PytagoraMove>;
  readonly 'plus-and-minus': Bot<PytagoraState, PytagoraMove>;
  readonly 'up-and-down': Bot<UpAndDownState, UpAndDownMove>;
  readonly tables: Bot<TablesState, TablesMove>;
} = {
  plyt: plytBot,
  sequence: sequenceBot,
  multiplay: multiplayBot,
  pytagora: pytagoraBot,
  'plus-and-minus': pytagoraBot,
  'up-and-down': upAndDownBot,
  tables: tablesBot,
};
