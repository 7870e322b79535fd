// Apart, so that an element need not fetch the notation with its first download.
import { plytWith } from './game.js';
import { read, write } from './text.js';

export const plyt = /* @__PURE__ */ plytWith({ write, read });
