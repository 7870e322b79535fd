/** The rules of Up and down alone: the entry `abacade/rules/up-and-down`. Written by `npm run games`. */
export * from '../game.js';
export type { Declaration, Option, OptionAttributes, OptionsOf } from '../options.js';
export { upAndDown } from '../up-and-down/index.js';
export type {
  UpAndDown,
  UpAndDownEvent,
  UpAndDownMove,
  UpAndDownOptions,
  UpAndDownState,
} from '../up-and-down/index.js';
