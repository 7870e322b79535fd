import { css, html, type TemplateResult } from 'lit';
import type { CommonWords } from '../../src/words/types.js';
import { icon } from './icons.js';

/** As many digits as the largest product of six dice has, and one more to be wrong with. */
const mostDigits = 8;

/** The value of a digit of any script, or −1. */
export function digitValue(character: string): number {
  if (!/^\p{Nd}$/u.test(character)) return -1;
  // Digits of a script stand in a run of ten, a few scripts' runs side by side: count from the run's beginning.
  const code = character.codePointAt(0)!;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}

interface NumberPad {
  /** What is asked, with the answer typed so far in its gap. */
  readonly question: TemplateResult | string;
  readonly typed: string;
  readonly digits: readonly string[];
  readonly words: CommonWords['pad'];
  /** The order of the keys 1 to 9: as on a calculator, or as on a telephone. */
  readonly order?: readonly number[];
  readonly onType: (typed: string) => void;
  readonly onEnter: () => void;
  readonly onEscape: () => void;
}

/** What a key does to the typed digits; undefined for a key that is not the pad's. */
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

/** H gives a hint while the pad has the focus (WCAG 2.1.4). */
export function hintKey(host: { hint(): Promise<unknown> }, { key, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
  if (key.toLowerCase() === 'h' && !altKey && !ctrlKey && !metaKey) void host.hint();
}

/** The element's own pad: no field that would call up a phone's keyboard. A real keyboard works as well. */
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
    /* as on every telephone, also where one writes from the right */
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
  /* beside a board that is no higher than the window: two rows */
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
