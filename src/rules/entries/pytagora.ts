/** The rules of Pytagora and Plus and minus alone: the entry `abacade/rules/pytagora`. Written by `npm run games`. */
export * from '../game.js';
export type { Declaration, Option, OptionAttributes, OptionsOf } from '../options.js';
export { plusAndMinus, pytagora } from '../pytagora/index.js';
export type { PytagoraEvent, PytagoraGame, PytagoraMove, PytagoraOptions, PytagoraState } from '../pytagora/index.js';
