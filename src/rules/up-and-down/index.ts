import { upAndDownWith } from './game.js';
import { read, write } from './text.js';

/** Up and down with Pytagora's pieces, and its variants Even and odd and Both ways: `docs/rules/pytagora.md`. */
export const upAndDown = /* @__PURE__ */ upAndDownWith({ write, read });

export * from './options.js';
export * from './path.js';
export * from './state.js';
export { upAndDownWith, type UpAndDown } from './game.js';
