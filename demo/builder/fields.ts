import { css, html, noChange, nothing, type TemplateResult } from 'lit';
import type { Choice } from '../../components/style/controls.js';
import { icon } from '../../components/style/icons.js';

interface TextField {
  /** Must be unique among the fields of the same tree. */
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  /** The reason why the text is invalid. */
  readonly problem?: string | undefined;
  readonly onChange: (text: string) => void;
  readonly inputMode?: 'numeric' | 'url';
}

/** Renders a text field with its label, its help and its problem. */
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

/** Returns whether a fold is opened for a bad field in it; then it stays open when what was wrong is put right. */
export const opensFor = (bad: string | undefined, fields: readonly string[]): true | typeof noChange =>
  (bad !== undefined && fields.includes(bad)) || noChange;

/** Renders a list to choose one of many values that do not fit side by side. */
export const listField = <T>(
  name: string,
  label: string,
  choices: readonly Choice<T>[],
  value: T,
  onChange: (value: T) => void,
): TemplateResult =>
  html`<span class="list">
    <select
      name=${name}
      aria-label=${label}
      @change=${(e: Event) => onChange(choices[(e.target as HTMLSelectElement).selectedIndex].value)}
    >
      ${choices.map((choice) => html`<option .selected=${choice.value === value}>${choice.label}</option>`)}
    </select>
    ${icon('down')}
  </span>`;

export const fieldStyles = css`
  .field {
    display: grid;
    gap: var(--ab-space-3);
    padding-block: var(--ab-space-4);
  }
  .fl {
    display: grid;
  }
  .fl .soft {
    font-size: var(--ab-text-1);
    line-height: 1.3;
  }
  .field input {
    min-block-size: var(--ab-control-1);
    inline-size: 100%;
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-paper);
    padding: 0 var(--ab-space-5);
    font-weight: 600;
  }
  .list {
    position: relative;
    flex: 0 1 auto;
    display: inline-flex;
    min-inline-size: 0;
  }
  .list select {
    appearance: none;
    inline-size: 100%;
    min-block-size: var(--ab-control-2);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-paper);
    color: inherit;
    padding-inline: var(--ab-space-5) var(--ab-space-8);
    font: inherit;
    font-weight: 700;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  .list select:hover {
    border-color: var(--ab-ink);
  }
  /* The browser draws the open list, in its own colours unless it is told. */
  .list option {
    background: var(--ab-paper);
    color: var(--ab-ink);
  }
  .list .icon {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(var(--u) * 2.5);
    inline-size: calc(var(--u) * 5);
    margin-block: auto;
    pointer-events: none;
  }
  .field.bad input {
    border-color: var(--ab-wrong);
  }
  .problem {
    color: var(--ab-wrong);
    font-weight: 700;
    font-size: var(--ab-text-2);
  }
`;
