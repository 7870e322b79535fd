// Apart, so that an element need not fetch what judges with its first download.
import { gameOf } from './games.js';
import { help } from './help.js';

/** Pytagora by CreativaMente's rules: `docs/rules/pytagora.md`. Seat 0 is the one who starts: the youngest (PYT-05). */
export const pytagora = /* @__PURE__ */ gameOf('pytagora', help);

/** PYT-30: Pytagora without × and ÷. */
export const plusAndMinus = /* @__PURE__ */ gameOf('plus-and-minus', help);
