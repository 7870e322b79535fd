/** The rules of Multiplay alone: the entry `abacade/rules/multiplay`. Written by `npm run games`. */
export * from '../game.js';
export type { Declaration, Option, OptionAttributes, OptionsOf } from '../options.js';
export { multiplay } from '../multiplay/index.js';
export type { Multiplay, MultiplayEvent, MultiplayMove, MultiplayOptions, MultiplayState } from '../multiplay/index.js';
