import { pytagoraHinter } from '../../src/hints/pytagora.js';
import type { PytagoraMove, PytagoraState } from '../../src/rules/pytagora/index.js';
import { hintsPytagora as english } from '../../src/words/en/hints.js';
import { hintsPytagora as italian } from '../../src/words/it/hints.js';
import { css } from 'lit';
import { hintsRoom } from '../screens/hints.js';
import type { PytagoraView } from './context.js';

const shared = hintsRoom<PytagoraView, PytagoraState, PytagoraMove>({
  hinter: pytagoraHinter,
  words: { en: english, it: italian },
  // Under a cover nothing is told of the pieces either.
  may: (v) => !v.isCovered,
  sum: (v, text) => (text.length > 1 ? v.written(text) : v.sign(text)),
  reached: (v) => v.set({ entry: undefined }),
});

/** Hints, fetched when one is asked for. The card of what is being laid holds them. */
export const room = {
  ...shared,
  styles: [
    ...shared.styles,
    css`
      .eqcard:has(.hintcard) {
        background: var(--ab-note-bg);
        border-color: var(--ab-note-line);
        overflow: auto;
      }
      .eqcard .hintcard {
        border: 0;
        padding: 0;
        background: none;
      }
    `,
  ],
};
