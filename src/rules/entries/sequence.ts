/** The rules of Sequence alone: the entry `abacade/rules/sequence`. Written by `npm run games`. */
export * from '../game.js';
export type { Declaration, Option, OptionAttributes, OptionsOf } from '../options.js';
export { sequence } from '../sequence/index.js';
export type { Sequence, SequenceEvent, SequenceMove, SequenceOptions, SequenceState } from '../sequence/index.js';
