/** The result of a match, and adapters that report it to a learning platform or to the page around a frame. */
export type { Failure, FailureCode, Mode, Opened, Outcome, ResultAdapter, Status } from './adapter.js';
export { cmi5, type Cmi5Options } from './cmi5.js';
export { H5PAdapter, type H5PHost } from './h5p.js';
export { message, originFrom, type FrameLike, type FrameMessage, type MessageOptions } from './message.js';
export type { DeliveryOptions } from './options.js';
export { followPage, type PageLike } from './page-lifecycle.js';
export { Reporter } from './reporter.js';
export {
  addEvents,
  addHint,
  newLog,
  resultOf,
  usualLearners,
  type Answer,
  type GameResult,
  type Log,
  type SeatResult,
} from './result.js';
export { resumed } from './resume.js';
export { readScoreRule, scoreOf, usualRule, type ScoreRule } from './score.js';
export { scorm12 } from './scorm12.js';
export { scorm2004 } from './scorm2004.js';
export { readState, writeState, type Saved } from './state.js';
export type { Timers } from '../match/clock.js';
export type { DeviceStorage } from '../match/device-storage.js';
export { IndexedStorage } from '../match/indexed-storage.js';
