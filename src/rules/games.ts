/** The rules of all games, by their names in code. Written by `npm run games`. */
import { plyt } from './plyt/index.js';
import { sequence } from './sequence/index.js';
import { multiplay } from './multiplay/index.js';
import { plusAndMinus, pytagora } from './pytagora/index.js';
import { upAndDown } from './up-and-down/index.js';
import { tables } from './tables/index.js';

export const games = { plyt, sequence, multiplay, pytagora, plusAndMinus, upAndDown, tables } as const;

export type { Plyt, PlytEvent, PlytMove, PlytOptions, PlytState } from './plyt/index.js';
export type { Sequence, SequenceEvent, SequenceMove, SequenceOptions, SequenceState } from './sequence/index.js';
export type { Multiplay, MultiplayEvent, MultiplayMove, MultiplayOptions, MultiplayState } from './multiplay/index.js';
export type { PytagoraEvent, PytagoraGame, PytagoraMove, PytagoraOptions, PytagoraState } from './pytagora/index.js';
export type {
  UpAndDown,
  UpAndDownEvent,
  UpAndDownMove,
  UpAndDownOptions,
  UpAndDownState,
} from './up-and-down/index.js';
export type { Tables, TablesEvent, TablesMove, TablesOptions, TablesState } from './tables/index.js';
