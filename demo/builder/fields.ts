import { css, html, nothing, type TemplateResult } from 'lit';

interface TextField {
  /** Unlike that of any other field in the same tree. */
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  /** Why the text is not possible. */
  readonly problem?: string | undefined;
  readonly onChange: (text: string) => void;
  readonly inputMode?: 'numeric' | 'url';
}

/** A line of text with its label, its help and what is wrong with it. */
export const textField = (field: TextField): TemplateResult =>
  html`<div class="field ${field.problem ? 'bad' : ''}">
    <label class="fl" for=${field.name}
      ><b>${field.label}</b>${field.help ? html`<span class="soft">${field.help}</span>` : nothing}</label
    >
    <input
      type="text"
      id=${field.name}
      spellcheck="false"
      autocomplete="off"
      inputmode=${field.inputMode ?? nothing}
      .value=${field.value}
      aria-invalid=${field.problem ? 'true' : nothing}
      aria-describedby=${field.problem ? `${field.name}-problem` : nothing}
      @change=${(e: Event) => field.onChange((e.target as HTMLInputElement).value)}
    />
    ${field.problem ? html`<p class="problem" id=${`${field.name}-problem`}>${field.problem}</p>` : nothing}
  </div>`;

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
