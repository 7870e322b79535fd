/** The rules of Multiplication tables alone: the entry `abacade/rules/tables`. Written by `npm run games`. */
export * from '../game.js';
export type { Declaration, Option, OptionAttributes, OptionsOf } from '../options.js';
export { tables } from '../tables/index.js';
export type { Tables, TablesEvent, TablesMove, TablesOptions, TablesState } from '../tables/index.js';
