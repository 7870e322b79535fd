import { css } from 'lit';
import { pytagoraHinter } from '../../src/hints/pytagora.js';
import { hintStyles } from '../parts/hint-styles.js';
import { hintsOf } from '../parts/hints.js';
import type { PytagoraTypes } from './context.js';

export const hints = hintsOf<PytagoraTypes>({
  hinter: pytagoraHinter,
  words: (v) => v.gameWords.hints,
  // No hint may reveal covered pieces.
  may: (v) => !v.isCovered,
  reached: (v) => v.set({ entry: undefined }),
});

/** The card of the equation being laid also shows hints. */
export const styles = [
  hintStyles,
  css`
    .equation-card:has(.hint-card) {
      background: var(--ab-note-bg);
      border-color: var(--ab-note-line);
      overflow: auto;
    }
    .equation-card .hint-card {
      border: 0;
      padding: 0;
      background: none;
    }
  `,
];
