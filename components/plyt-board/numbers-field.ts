import { css, html, type TemplateResult } from 'lit';

interface NumbersField {
  readonly label: string;
  readonly values: readonly number[];
  /** A regular expression that one of the numbers passes, and no number that is too large. */
  readonly one: string;
  /** How many numbers there may be. */
  readonly most: number;
  /** What is possible, in words: said and shown where something else is written. */
  readonly limit: string;
  readonly placeholder?: string;
  readonly onChange: (values: readonly number[]) => void;
  readonly onRefused: (limit: string) => void;
}

/** Numbers to be written, with commas or spaces between them. The browser starts no game while they are not possible. */
export function numbersField(f: NumbersField): TemplateResult {
  const change = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    if (input.validity.valid) f.onChange(input.value.match(/\d+/g)?.map(Number) ?? []);
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
      pattern="\\s*(?:${f.one})(?:[\\s,;]+(?:${f.one})){0,${f.most - 1}}\\s*"
      .value=${f.values.join(', ')}
      @change=${change}
    /><span class="limit" aria-hidden="true">${f.limit}</span>
  </span>`;
}

export const numbersFieldStyles = css`
  .numbers {
    display: grid;
    gap: 2px;
    flex: 0 1 auto;
    min-inline-size: 0;
  }
  .numbers input {
    min-block-size: max(40px, calc(var(--u) * 10));
    inline-size: calc(var(--u) * 34);
    max-inline-size: 100%;
    padding: 0 calc(var(--u) * 2.5);
    border: 2px solid var(--ab-line);
    border-radius: var(--r);
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
    font-size: calc(var(--u) * 3.25);
  }
  .numbers input:invalid {
    border-color: var(--ab-wrong);
  }
  .numbers input:invalid + .limit {
    display: block;
  }
`;
