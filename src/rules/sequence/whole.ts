// Apart, so that an element need not fetch the notation with its first download.
import { sequenceWith } from './game.js';
import { read, write } from './text.js';

export const sequence = /* @__PURE__ */ sequenceWith({ write, read });
