import { css, html, type TemplateResult } from 'lit';
import { coveringInput } from '../style/choice-styles.js';
import { codeCharacters, codeLengths } from '../../src/live/protocol/codes.js';

/** The typed part of a code: its valid characters in capital letters, and one character that is not used in codes. */
export interface TypedCode {
  readonly code: string;
  readonly stray: string | undefined;
}

/** Parses the content of the field, in either case and with hyphens and spaces. */
export function readTyped(text: string): TypedCode {
  const all = [...text.toUpperCase()].filter((character) => !/[-\s]/.test(character));
  return {
    code: all
      .filter((character) => codeCharacters.includes(character))
      .join('')
      .slice(0, codeLengths.open),
    stray: all.find((character) => !codeCharacters.includes(character)),
  };
}

/** Returns the number of boxes: 6 on a school's own network, or 8 if more has been typed. */
export const boxesFor = (code: string, isOwn: boolean): number =>
  isOwn && code.length <= codeLengths.local ? codeLengths.local : codeLengths.open;

interface CodeField {
  readonly label: string;
  readonly code: string;
  readonly boxes: number;
  /** True if there is no lesson with this code; typing then replaces it. */
  readonly isWrong: boolean;
  readonly onType: (typed: TypedCode) => void;
}

/** Keeps the caret at the end, wherever the field was tapped, since the boxes cannot show another position. */
const toEnd = ({ target }: Event): void => {
  const field = target as HTMLInputElement;
  field.setSelectionRange(field.value.length, field.value.length);
};

/**
 * Renders boxes for a code. They are drawn over a single text field, so that keyboards, pasting and screen readers work as
 * usual.
 */
export function codeField({ label, code, boxes, isWrong, onType }: CodeField): TemplateResult {
  const type = (event: InputEvent): void => {
    const field = event.target as HTMLInputElement;
    const typed = readTyped(field.value);
    field.value = typed.code;
    onType(typed);
  };
  const place = isWrong ? ({ target }: Event): void => (target as HTMLInputElement).select() : toEnd;
  const half = boxes / 2;
  const next = Math.min(code.length, boxes - 1);
  return html`<label class="code-field" dir="ltr">
    <span class="visually-hidden">${label}</span>
    <input
      data-home
      .value=${code}
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      enterkeyhint="go"
      @input=${type}
      @focus=${place}
      @click=${place}
    />
    <span class="boxes" .style="--boxes:${half}" aria-hidden="true">
      ${Array.from(
        { length: boxes },
        (_, i) => html`<i class="${i === next ? 'next' : ''} ${i === half ? 'half' : ''}">${code[i] ?? ''}</i>`,
      )}
    </span>
  </label>`;
}

export const codeFieldStyles = css`
  .code-field {
    position: relative;
    display: block;
    max-inline-size: 560px;
  }
  .code-field input {
    ${coveringInput}
    border: 0;
    padding: 0;
    font-size: var(--ab-text-3); /* smaller, phones zoom */
    cursor: text;
  }
  .boxes {
    display: grid;
    grid-template-columns: repeat(var(--boxes), minmax(0, 1fr)) 4px repeat(var(--boxes), minmax(0, 1fr));
    gap: var(--ab-space-3);
  }
  .boxes i {
    display: grid;
    place-items: center;
    block-size: 64px;
    border: 2.5px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-size: clamp(var(--ab-text-4), 7cqi, var(--ab-text-6));
    font-style: normal;
    font-weight: 800;
  }
  .boxes .half {
    grid-column: calc(var(--boxes) + 2);
  }
  .code-field:focus-within .next {
    border-color: var(--ab-focus);
    box-shadow: 0 0 0 3px var(--ab-focus);
  }
  @media (forced-colors: active) {
    .code-field:focus-within .next {
      outline: 3px solid Highlight;
    }
  }
`;
