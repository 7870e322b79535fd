import { css, html, type TemplateResult } from 'lit';
import type { CommonWords } from '../../src/words/types.js';
import { icon } from './icons.js';

/** The maximum number of digits: one more than the largest product of six dice has, so that wrong answers can be longer. */
const mostDigits = 8;

/** Returns the value of a digit in any script, or −1. */
export function digitValue(character: string): number {
  if (!/^\p{Nd}$/u.test(character)) return -1;
  // The digits of a script are ten consecutive code points, and some scripts are adjacent: count from the start of the run.
  const code = character.codePointAt(0)!;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}

interface NumberPad {
  /** The question, including the answer typed so far. */
  readonly question: TemplateResult | string;
  readonly typed: string;
  readonly digits: readonly string[];
  readonly words: CommonWords['pad'];
  /** The order of the keys 1 to 9, as on a calculator or as on a phone. */
  readonly order?: readonly number[];
  readonly onType: (typed: string) => void;
  readonly onEnter: () => void;
  readonly onEscape: () => void;
}

/** Returns the digits after a key press; undefined for a key that the pad does not handle. */
function padKey(pad: Pick<NumberPad, 'typed' | 'onType' | 'onEnter' | 'onEscape'>, key: string): true | undefined {
  const digit = [...key].length === 1 ? digitValue(key) : -1;
  if (digit >= 0) {
    if (pad.typed.length < mostDigits) pad.onType(pad.typed === '0' ? String(digit) : pad.typed + digit);
  } else if (key === 'Backspace' && pad.typed) pad.onType(pad.typed.slice(0, -1));
  else if (key === 'Enter') pad.onEnter();
  else if (key === 'Escape' || key === 'Backspace') pad.onEscape();
  else return undefined;
  return true;
}

const calculator = [7, 8, 9, 4, 5, 6, 1, 2, 3];

/** Asks for a hint when H is pressed; it works only while the pad has the focus (WCAG 2.1.4). */
export function hintKey(host: { hint(): Promise<unknown> }, { key, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
  if (key.toLowerCase() === 'h' && !altKey && !ctrlKey && !metaKey) void host.hint();
}

/** Renders a number pad. It has no input field, so no virtual keyboard opens; a physical keyboard works too. */
export function numberPad(pad: NumberPad): TemplateResult {
  const digit = (n: number) =>
    html`<button type="button" class="key" @click=${() => padKey(pad, String(n))}>${pad.digits[n]}</button>`;
  return html`<div
    class="pad"
    part="number-pad"
    role="group"
    aria-label=${pad.words.digits}
    @keydown=${(e: KeyboardEvent) => {
      const onKey = e.key === 'Enter' && (e.composedPath()[0] as Element).classList.contains('key');
      if (!e.ctrlKey && !e.metaKey && !e.altKey && !onKey && padKey(pad, e.key)) {
        e.preventDefault();
        e.stopPropagation();
      }
    }}
  >
    <p class="question" tabindex="-1">${pad.question}</p>
    <div class="keys">
      ${(pad.order ?? calculator).map(digit)}
      <button type="button" class="key" aria-label=${pad.words.erase} @click=${() => padKey(pad, 'Backspace')}>
        ${icon('erase')}
      </button>
      ${digit(0)}
      <button type="button" class="key go" aria-disabled=${pad.typed === '' ? 'true' : 'false'} @click=${pad.onEnter}>
        ${pad.words.enter}
      </button>
    </div>
  </div>`;
}

export const numberPadStyles = css`
  .pad {
    display: grid;
    gap: calc(var(--u) * 2);
  }
  .question {
    font-size: calc(var(--u) * 8);
    font-weight: 800;
    text-align: center;
    line-height: 1.2;
    border-radius: var(--r);
  }
  .question output {
    display: inline-block;
    min-inline-size: 1.6em;
    padding: 0 0.2em;
    border: 2px dashed var(--ab-line);
    border-radius: var(--r);
    background: var(--ab-surface);
  }
  .keys {
    /* The order of a phone's keys does not follow the writing direction. */
    direction: ltr;
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: calc(var(--u) * 1.5);
  }
  .faces {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: calc(var(--u) * 1.5);
  }
  .key {
    min-block-size: max(40px, calc(var(--u) * 11));
    border: 2px solid var(--ab-line);
    border-radius: var(--r);
    background: var(--ab-surface);
    font-size: calc(var(--u) * 5.5);
    font-weight: 800;
    display: grid;
    place-items: center;
    padding: 0;
  }
  .key:active {
    background: var(--ab-sunk);
  }
  /* Two rows beside a board that is no higher than the window. */
  @container (min-width: 700px) and (max-width: 1179px) {
    .question {
      font-size: calc(var(--u) * 6);
    }
    .keys {
      grid-template-columns: repeat(6, 1fr);
    }
  }
  .key.go {
    background: var(--ab-ink);
    border-color: var(--ab-ink);
    color: var(--ab-paper);
  }
  .key.go[aria-disabled='true'] {
    background: transparent;
    border-style: dashed;
    border-color: var(--ab-line);
    color: var(--ab-ink-soft);
  }
`;
