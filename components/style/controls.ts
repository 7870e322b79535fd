import { css, html, nothing, type TemplateResult } from 'lit';
import { segmentStyles } from './choice-styles.js';
import { icon, type Icon } from './icons.js';

export interface Choice<T> {
  readonly value: T;
  readonly label: string;
  /** Replaces the label, which screen readers still read. */
  readonly icon?: Icon;
  /** Follows the label. */
  readonly more?: TemplateResult | undefined;
}

/** Renders a group of radio buttons for a few choices. */
export function segments<T>(
  name: string,
  label: string,
  choices: readonly Choice<T>[],
  value: T,
  onChange: (value: T) => void,
): TemplateResult {
  return html`<div class="segments" role="radiogroup" aria-label=${label}>
    ${choices.map(
      (choice) =>
        html`<label class=${choice.value === value ? 'on' : ''} title=${choice.icon ? choice.label : nothing}
          ><input
            type="radio"
            name=${name}
            .checked=${choice.value === value}
            @change=${() => onChange(choice.value)}
          />${choice.icon ? html`${icon(choice.icon)}<span class="visually-hidden">${choice.label}</span>` : html`<bdi>${choice.label}</bdi>${choice.more ?? nothing}`}</label
        >`,
    )}
  </div>`;
}

/** Renders a group of checkboxes for numbers of which any may be chosen. */
export const several = (
  label: string,
  offered: readonly number[],
  chosen: readonly number[],
  show: (value: number) => string,
  onChange: (chosen: readonly number[]) => void,
): TemplateResult =>
  html`<div class="segments" role="group" aria-label=${label}>
    ${offered.map((value) => {
      const isOn = chosen.includes(value);
      const change = () => onChange(offered.filter((one) => (one === value ? !isOn : chosen.includes(one))));
      return html`<label class=${isOn ? 'on' : ''}
        ><input type="checkbox" .checked=${isOn} @change=${change} /><bdi>${show(value)}</bdi></label
      >`;
    })}
  </div>`;

/** Renders two buttons that step through an ascending list of numbers. */
export function stepper(
  label: string,
  words: { less: string; more: string },
  values: readonly number[],
  value: number,
  show: (value: number) => string,
  onChange: (value: number) => void,
): TemplateResult {
  const below = values.findLast((v) => v < value);
  const above = values.find((v) => v > value);
  const button = (to: number | undefined, name: string, sign: 'minus' | 'plus') =>
    html`<button
      type="button"
      class="icon-button"
      aria-label=${name}
      aria-disabled=${to === undefined ? 'true' : nothing}
      @click=${() => to !== undefined && onChange(to)}
    >
      ${icon(sign)}
    </button>`;
  return html`<div class="step" role="group" aria-label=${label}>
    ${button(below, words.less, 'minus')}<output aria-live="polite">${show(value)}</output
    >${button(above, words.more, 'plus')}
  </div>`;
}

export const toggle = (label: string, on: boolean, onChange: (on: boolean) => void): TemplateResult =>
  html`<button
    type="button"
    class="switch"
    role="switch"
    aria-label=${label}
    aria-checked=${on}
    @click=${() => onChange(!on)}
  >
    <i></i>
  </button>`;

export const controlStyles = css`
  ${segmentStyles}
  .step {
    display: flex;
    align-items: center;
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    flex: none;
    background: var(--ab-paper);
  }
  .step output {
    min-inline-size: calc(var(--u) * 16);
    text-align: center;
    font-weight: 800;
    white-space: nowrap;
  }
  .switch {
    inline-size: calc(var(--u) * 14);
    block-size: max(28px, calc(var(--u) * 8));
    border-radius: 99px;
    border: 2px solid var(--ab-line);
    background: var(--ab-sunk);
    position: relative;
    flex: none;
    padding: 0;
  }
  .switch i {
    position: absolute;
    inset-block: 3px;
    inset-inline-start: 3px;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--ab-ink-soft);
  }
  .switch[aria-checked='true'] {
    background: var(--ab-right);
    border-color: var(--ab-right);
  }
  .switch[aria-checked='true'] i {
    inset-inline: auto 3px;
    background: var(--ab-surface);
  }
  @media (forced-colors: active) {
    .switch i {
      background: ButtonText;
    }
    .switch[aria-checked='true'] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
