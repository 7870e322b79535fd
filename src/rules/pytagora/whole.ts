// A module of its own, so that the rules can be imported without judging, search and notation.
import { gameOf } from './games.js';
import { help } from './help.js';

/** Pytagora by CreativaMente's rules, see `docs/rules/pytagora.md`. Seat 0, the youngest player, starts (PYT-05). */
export const pytagora = /* @__PURE__ */ gameOf('pytagora', help);

/** Pytagora without × and ÷ (PYT-30). */
export const plusAndMinus = /* @__PURE__ */ gameOf('plus-and-minus', help);
