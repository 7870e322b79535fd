/** Sequence: a climb with six dice and three rolls. The rules are in docs/rules/sequence.md. */

export { sequence, type Sequence } from './game.js';
export type { SequenceOptions } from './options.js';
export {
  ALL_DICE,
  DICE,
  leftOut,
  ROLLS,
  squareAfter,
  type Phase,
  type SequenceEvent,
  type SequenceMove,
  type SequenceState,
} from './state.js';
export { usesOf } from './turn.js';
