import { css, html, nothing, type TemplateResult } from 'lit';
import type { Writing } from '../../src/words/notation.js';
import type { CommonWords } from '../../src/words/types.js';
import { cssOf } from '../style/css-of.js';
import { keyStyles } from '../style/face-pad.js';
import { icon } from '../style/icons.js';
import { digitOf, keyOf } from '../style/keys.js';
import { part } from './part-element.js';
import { ScreenElement } from './screen-element.js';

/** Maximum number of digits: one more than the largest product of six dice has, so that wrong answers can be longer. */
const mostDigits = 8;

const ownStyles = css`
  :host {
    display: grid;
    gap: var(--ab-space-3);
  }
  /* The order of the keys does not follow the writing direction. */
  .keys {
    direction: ltr;
    display: grid;
    grid-area: var(--keys-area, auto);
    grid-template-areas: var(--keys, 'k1 k2 k3 k4 k5 ke' 'k6 k7 k8 k9 k0 ko');
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--keys-gap, var(--ab-space-2));
    visibility: var(--keys-visibility, inherit);
  }
  ${cssOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `.key${n}{grid-area:k${n}}`).join(''))}
  .key.erase {
    grid-area: ke;
    background: var(--ab-sunk);
  }
  .key.primary {
    grid-area: ko;
    background: var(--ab-go, var(--ab-ink));
    border-color: var(--ab-go, var(--ab-ink));
    color: var(--ab-on-go, var(--ab-paper));
    font-size: var(--ab-text-3);
  }
  /* Beside a board: under the thumb where there is little height, else as on a phone. */
  @container (max-width: 1179px) {
    :host([data-part~='side']) .keys {
      grid-template-areas: var(--keys, 'k1 k2 k3' 'k4 k5 k6' 'k7 k8 k9' 'ke k0 ko');
    }
    :host([data-part~='side'][data-part~='short']) .keys {
      grid-template-areas: var(--keys, 'k1 k2 k3 ke' 'k4 k5 k6 k0' 'k7 k8 k9 ko');
    }
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

/**
 * A number pad below a question, which stands in its slot. It has no input field, so no virtual keyboard opens; a physical
 * keyboard works, too. The order of the keys is the same everywhere: two rows of six under a board, rows of four or three
 * beside it. Fires `type` with the digits that there are after a key, `enter`, and `escape` to clear or leave the answer.
 */
export class NumberPad extends ScreenElement {
  static override readonly tag = 'abacade-number-pad';
  static override readonly styles = [keyStyles, ownStyles];

  declare words: CommonWords['pad'];
  declare figure: Writing['figure'];
  /** The digits typed so far. */
  declare typed: string;
  /** True if the pad is dimmed and disabled, but stays in place, while the result of an answer is shown. */
  declare isStill: boolean;

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.#onKey(event));
  }

  override connectedCallback(): void {
    this.className = 'pad';
    this.setAttribute('role', 'group');
    this.setAttribute('part', 'number-pad');
    this.setAttribute('exportparts', 'action');
    super.connectedCallback();
  }

  protected override updated(): void {
    this.setAttribute('aria-label', this.words.digits);
    // Digits that are typed while nothing has the focus go to the pad that asks for them.
    this.toggleAttribute('data-types', !this.isStill);
  }

  protected override render(): TemplateResult {
    const { figure, isStill, typed, words } = this;
    const digit = (n: number): TemplateResult => this.#button(`key${n}`, figure(n), () => this.#type(n));
    return html`<slot></slot>
      <div class="keys ${isStill ? 'still' : ''}">
        ${[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(digit)}
        ${this.#button('erase', icon('erase'), () => this.#press('Backspace'), undefined, words.erase)}
        ${this.#button('primary', words.enter, () => this.#press('Enter'), typed === '')}
      </div>`;
  }

  #button(name: string, content: unknown, act: () => void, isOff?: boolean, label?: string): TemplateResult {
    const { isStill } = this;
    return html`<button
      type="button"
      class="key ${name}"
      part=${isStill ? nothing : 'action'}
      aria-label=${label ?? nothing}
      aria-disabled=${isStill || (isOff ?? nothing)}
      @click=${() => !isStill && act()}
    >
      ${content}
    </button>`;
  }

  #type(digit: number): void {
    const { typed } = this;
    if (typed.length < mostDigits) this.tell('type', typed === '0' ? String(digit) : typed + digit);
  }

  /** Handles a key other than a digit; returns false if the pad does not use it. */
  #press(key: string): boolean {
    if (key === 'Backspace' && this.typed) this.tell('type', this.typed.slice(0, -1));
    else if (key === 'Enter') this.tell('enter');
    else if (key === 'Escape' || key === 'Backspace') this.tell('escape');
    else return false;
    return true;
  }

  /** Handles a key of a keyboard while the pad has the focus. */
  #onKey(event: KeyboardEvent): void {
    const digit = digitOf(event);
    const key = keyOf(event);
    // Enter presses the focused key of the pad.
    if (this.isStill || (key === 'Enter' && (event.composedPath()[0] as Element).matches('.key'))) return;
    if (digit >= 0) this.#type(digit);
    else if (!this.#press(key)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The question of a number pad, and the answer that is typed. */
interface Asked {
  /** The question, including the answer typed so far. */
  readonly question: TemplateResult | string;
  /** The content between the question and the keys. */
  readonly below?: unknown;
  readonly typed?: string;
  readonly isStill?: boolean;
  /** True if the question receives the focus when it is asked. */
  readonly isHome?: boolean;
}

/** The functions that handle the events of a number pad. */
type PadListeners = {
  readonly type: (event: CustomEvent<string>) => void;
  readonly enter: () => void;
  readonly escape: () => void;
};

/** Renders a number pad with its question; one that is always still needs no listeners. */
export const numberPad = (
  { figure, words: { pad } }: Pick<Writing, 'figure'> & { readonly words: Pick<CommonWords, 'pad'> },
  { question, below = nothing, typed = '', isStill = false, isHome = false }: Asked,
  listeners?: PadListeners,
): TemplateResult =>
  html`${part(
    NumberPad,
    {
      words: pad,
      figure,
      typed,
      isStill,
      content: html`<p class="question" tabindex="-1" ?data-home=${isHome}>${question}</p>
        ${below}`,
    },
    listeners,
  )}`;
