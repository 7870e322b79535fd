/** The rules of PLYT alone: the entry `abacade/rules/plyt`. Written by `npm run games`. */
export * from '../game.js';
export type { Declaration, Option, OptionAttributes, OptionsOf } from '../options.js';
export { plyt } from '../plyt/index.js';
export type { Plyt, PlytEvent, PlytMove, PlytOptions, PlytState } from '../plyt/index.js';
