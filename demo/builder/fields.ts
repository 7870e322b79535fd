import { css, html, nothing, type TemplateResult } from 'lit';

interface TextField {
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  /** Why the text is not possible. */
  readonly problem?: string | undefined;
  readonly onChange: (text: string) => void;
  readonly type?: 'text' | 'number';
  readonly inputMode?: 'numeric' | 'url';
}

/** A line of text with its label, its help and what is wrong with it. */
export const textField = (field: TextField): TemplateResult =>
  html`<label class="field ${field.problem ? 'bad' : ''}">
    <span class="fl"><b>${field.label}</b>${field.help ? html`<span class="soft">${field.help}</span>` : nothing}</span>
    <input
      type="text"
      spellcheck="false"
      autocomplete="off"
      inputmode=${field.inputMode ?? nothing}
      .value=${field.value}
      aria-invalid=${field.problem ? 'true' : nothing}
      @change=${(e: Event) => field.onChange((e.target as HTMLInputElement).value)}
    />
    ${field.problem ? html`<span class="problem" role="alert">${field.problem}</span>` : nothing}
  </label>`;

export const fieldStyles = css`
  .field {
    display: grid;
    gap: calc(var(--u) * 1.5);
    padding-block: calc(var(--u) * 2);
  }
  .fl {
    display: grid;
  }
  .fl .soft {
    font-size: calc(var(--u) * 3.25);
    line-height: 1.3;
  }
  .field input {
    min-block-size: max(40px, calc(var(--u) * 10));
    inline-size: 100%;
    border: 2px solid var(--ab-line);
    border-radius: var(--r);
    background: var(--ab-paper);
    padding: 0 calc(var(--u) * 3);
    font-weight: 600;
  }
  .field.bad input {
    border-color: var(--ab-wrong);
  }
  .problem {
    color: var(--ab-wrong);
    font-weight: 700;
    font-size: calc(var(--u) * 3.5);
  }
`;
