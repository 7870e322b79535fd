import { css, html, nothing, type TemplateResult } from 'lit';
import { cssOf } from './css-of.js';
import type { CommonWords } from '../../src/words/types.js';
import { icon, tick } from './icons.js';
import { digitOf, keyOf } from './keys.js';

/** Maximum number of digits: one more than the largest product of six dice has, so that wrong answers can be longer. */
const mostDigits = 8;

interface NumberPad {
  /** The question, including the answer typed so far. */
  readonly question: TemplateResult | string;
  /** The content between the question and the keys. */
  readonly below?: unknown;
  readonly typed: string;
  readonly digits: readonly string[];
  readonly words: CommonWords['pad'];
  /** True if the pad is dimmed and disabled, but stays in place, while the result of an answer is shown. */
  readonly isStill?: boolean;
  /** True if the question receives the focus when it is asked. */
  readonly isHome?: boolean;
  readonly onType: (typed: string) => void;
  readonly onEnter: () => void;
  readonly onEscape: () => void;
}

/** Types a digit into the pad. */
function typeDigit({ typed, onType }: NumberPad, digit: number): void {
  if (typed.length < mostDigits) onType(typed === '0' ? String(digit) : typed + digit);
}

/** Handles a key of the pad; returns false if the pad does not use the key. */
function padKey(pad: NumberPad, key: string): boolean {
  if (key === 'Backspace' && pad.typed) pad.onType(pad.typed.slice(0, -1));
  else if (key === 'Enter') pad.onEnter();
  else if (key === 'Escape' || key === 'Backspace') pad.onEscape();
  else return false;
  return true;
}

/** Handles a key of a keyboard while the pad has the focus. */
function onKey(pad: NumberPad, event: KeyboardEvent): void {
  const digit = digitOf(event);
  const key = keyOf(event);
  // Enter presses the focused key of the pad.
  if (pad.isStill || (key === 'Enter' && (event.composedPath()[0] as Element).classList.contains('key'))) return;
  if (digit >= 0) typeDigit(pad, digit);
  else if (!padKey(pad, key)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Asks for a hint when H is pressed; it works only while the pad has the focus (WCAG 2.1.4). */
export function hintKey(host: { hint(): Promise<unknown> }, event: KeyboardEvent): void {
  if (keyOf(event) !== 'h') return;
  void host.hint();
  event.preventDefault();
}

/** The state of an answer: it is being typed, was right, was wrong, or is replaced by the right one. */
export type Verdict = 'open' | 'right' | 'wrong' | 'shown';

/** Renders the box of an answer: with a caret, with a tick and "!", or struck through. */
export function answerBox(answer: TemplateResult | string, verdict: Verdict, label?: string): TemplateResult {
  const content = { open: answer, right: html`${tick}${answer}!`, wrong: html`<s>${answer}</s>`, shown: answer }[
    verdict
  ];
  return html`<output class="answer ${verdict}" aria-label=${label ?? nothing}>${content}</output>`;
}

/**
 * Renders a number pad. It has no input field, so no virtual keyboard opens; a physical keyboard works, too. The order of
 * the keys is the same everywhere: two rows of six under a board, rows of four or three beside it.
 */
export function numberPad(pad: NumberPad): TemplateResult {
  const { isStill = false } = pad;
  const press = (key: string) => (): void => {
    if (!isStill) padKey(pad, key);
  };
  const digit = (n: number) =>
    html`<button
      type="button"
      class="key key${n}"
      part=${isStill ? nothing : 'action'}
      aria-disabled=${isStill ? 'true' : nothing}
      @click=${() => !isStill && typeDigit(pad, n)}
    >
      ${pad.digits[n]}
    </button>`;
  const dead = isStill || pad.typed === '';
  return html`<div
    class="pad"
    part="number-pad"
    role="group"
    aria-label=${pad.words.digits}
    ?data-types=${!isStill}
    @keydown=${(e: KeyboardEvent) => onKey(pad, e)}
  >
    <p class="question" tabindex="-1" ?data-home=${pad.isHome ?? false}>${pad.question}</p>
    ${pad.below ?? nothing}
    <div class="keys ${isStill ? 'still' : ''}">
      ${[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(digit)}
      <button
        type="button"
        class="key erase"
        part=${isStill ? nothing : 'action'}
        aria-label=${pad.words.erase}
        aria-disabled=${isStill ? 'true' : nothing}
        @click=${press('Backspace')}
      >
        ${icon('erase')}
      </button>
      <button
        type="button"
        class="key primary"
        part=${isStill ? nothing : 'action'}
        aria-disabled=${dead ? 'true' : 'false'}
        @click=${press('Enter')}
      >
        ${pad.words.enter}
      </button>
    </div>
  </div>`;
}

const areas = (...rows: string[]) => cssOf(rows.map((row) => `'${row}'`).join(' '));

/**
 * Renders the twelve faces of a real die, to tap the one that was rolled.
 * @param heading The id of the heading that says which die it is.
 */
export const facePad = (
  heading: string,
  figure: (face: number) => string,
  onFace: (face: number) => void,
): TemplateResult =>
  html`<div class="faces" role="group" aria-labelledby=${heading}>
    ${Array.from({ length: 12 }, (_, i) => i + 1).map(
      (face) =>
        html`<button type="button" class="key" part="action" ?data-home=${face === 1} @click=${() => onFace(face)}>
          ${figure(face)}
        </button>`,
    )}
  </div>`;

export const numberPadStyles = css`
  .pad {
    display: grid;
    gap: var(--ab-space-3);
  }
  .question {
    font-size: var(--ab-text-6);
    font-weight: 800;
    text-align: center;
    line-height: 1.2;
    border-radius: var(--ab-radius-2);
  }
  .answer {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.2em;
    min-inline-size: 2.4em;
    min-block-size: 1.55em;
    padding: 0 0.3em;
    border: 3px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    color: var(--ab-ink);
    line-height: 1.2;
    white-space: nowrap;
  }
  .answer.open::after {
    content: '';
    inline-size: 3px;
    block-size: 0.9em;
    border-radius: 1px;
    background: var(--ab-go, var(--ab-ink));
  }
  .answer.right {
    border-color: var(--ab-right);
    background: var(--ab-gain-bg);
    color: var(--ab-right);
    animation: right-answer 180ms ease-out;
  }
  .answer.wrong {
    border: 3px dashed var(--ab-note-line);
    background: var(--ab-note-bg);
  }
  .answer.shown {
    border-color: var(--ab-ink);
  }
  .answer s {
    text-decoration-thickness: 3px;
  }
  @keyframes right-answer {
    50% {
      transform: scale(1.12);
    }
  }
  .tick {
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: 0.95em;
    block-size: 0.95em;
    border-radius: 50%;
    background: var(--ab-right);
    color: var(--ab-paper);
  }
  .tick .icon {
    inline-size: 0.62em;
    block-size: 0.62em;
    fill: none;
    stroke: currentColor;
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .keys {
    /* The order of the keys does not follow the writing direction. */
    direction: ltr;
    display: grid;
    grid-template-areas: ${areas('k1 k2 k3 k4 k5 ke', 'k6 k7 k8 k9 k0 ko')};
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--ab-space-2);
  }
  ${cssOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `.key${n}{grid-area:k${n}}`).join(''))}
  .key.erase {
    grid-area: ke;
  }
  .key.primary {
    grid-area: ko;
  }
  /* Beside a board: under the thumb where there is little height, else as on a phone. */
  @container (max-width: 1179px) {
    .frame[data-layout='side'] .keys,
    :host([data-part~='side']) .keys {
      grid-template-areas: ${areas('k1 k2 k3', 'k4 k5 k6', 'k7 k8 k9', 'ke k0 ko')};
      grid-auto-columns: minmax(0, 1fr);
    }
    .frame[data-layout='side'][data-short] .keys,
    :host([data-part~='side'][data-part~='short']) .keys {
      grid-template-areas: ${areas('k1 k2 k3 ke', 'k4 k5 k6 k0', 'k7 k8 k9 ko')};
      grid-auto-columns: minmax(0, 1fr);
    }
  }
  .faces {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--ab-space-2);
  }
  .key {
    min-block-size: var(--ab-control-2);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-size: var(--ab-text-5);
    font-weight: 800;
    display: grid;
    place-items: center;
    padding: 0;
    line-height: 1;
    white-space: nowrap;
  }
  .frame[data-short] .key {
    min-block-size: var(--ab-control-2);
  }
  .key:active {
    background: var(--ab-sunk);
  }
  .key.erase {
    background: var(--ab-sunk);
  }
  .key.primary {
    background: var(--ab-go, var(--ab-ink));
    border-color: var(--ab-go, var(--ab-ink));
    color: var(--ab-on-go, var(--ab-paper));
    font-size: var(--ab-text-3);
  }
  .key.primary[aria-disabled='true'] {
    background: transparent;
    border-style: dashed;
    border-color: var(--ab-line);
    color: var(--ab-ink-soft);
  }
  .keys.still .key {
    background: var(--ab-sunk);
    border-color: transparent;
    border-style: solid;
    color: var(--ab-ink-soft);
    cursor: default;
  }
`;
