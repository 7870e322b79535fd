import { css, html, type TemplateResult } from 'lit';
import { digitValue } from './keys.js';

export interface NumberList {
  readonly label: string;
  readonly values: readonly number[];
  /** A regular expression that matches exactly the numbers in range. */
  readonly one: string;
  /** The maximum number of numbers. */
  readonly most: number;
  /** A sentence about what is allowed; shown and announced if the input is invalid. */
  readonly limit: string;
  readonly placeholder?: string;
  readonly figure: (value: number) => string;
  readonly onChange: (values: readonly number[]) => void;
  readonly onRefused: (limit: string) => void;
}

/** Returns the typed text with the digits of any script as 0 to 9. */
const inAscii = (typed: string): string => typed.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/**
 * Renders a text field for numbers separated by commas or spaces. The browser does not submit the form while it is
 * invalid.
 */
export function numberList(f: NumberList): TemplateResult {
  const fits = new RegExp(`^\\s*(?:(?:${f.one})(?:[\\s,;،؛]+(?:${f.one})){0,${f.most - 1}}\\s*)?$`);
  const change = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const typed = inAscii(input.value);
    const isGood = fits.test(typed);
    input.setCustomValidity(isGood ? '' : f.limit);
    if (isGood) f.onChange(typed.match(/\d+/g)?.map(Number) ?? []);
    else f.onRefused(f.limit);
  };
  return html`<span class="numbers">
    <input
      type="text"
      inputmode=${f.most === 1 ? 'numeric' : 'text'}
      autocomplete="off"
      aria-label=${f.label}
      title=${f.limit}
      placeholder=${f.placeholder ?? ''}
      .value=${f.values.map((value) => f.figure(value)).join(', ')}
      @change=${change}
    /><span class="limit" aria-hidden="true">${f.limit}</span>
  </span>`;
}

export const numberListStyles = css`
  .numbers {
    display: grid;
    gap: var(--ab-space-1);
    flex: 0 1 auto;
    min-inline-size: 0;
  }
  .numbers input {
    min-block-size: var(--ab-control-1);
    inline-size: calc(var(--u) * 34);
    max-inline-size: 100%;
    padding: 0 var(--ab-space-4);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-paper);
    font-weight: 700;
  }
  .numbers.wide {
    flex-basis: 100%;
  }
  .numbers ::placeholder {
    color: var(--ab-ink-soft);
    font-weight: 400;
    opacity: 1;
  }
  .limit {
    display: none;
    color: var(--ab-wrong);
    font-size: var(--ab-text-1);
  }
  .numbers input:invalid {
    border-color: var(--ab-wrong);
  }
  .numbers input:invalid + .limit {
    display: block;
  }
`;
