import { html, type TemplateResult } from 'lit';
import type { CommonWords } from '../../src/words/types.js';
import { segments, stepper, toggle, type Choice } from '../style/controls.js';
import { numberList } from '../style/number-list.js';
import type { OptionControl } from './set-up-parts.js';

/** An option with its present value. */
interface Asked {
  /** The name of its radio buttons. */
  readonly name: string;
  /** Its name for screen readers. */
  readonly label: string;
  readonly value: unknown;
  readonly set: (to: unknown) => void;
  readonly words: CommonWords['form'];
}

/** Renders the control of an option. */
export function optionControl(control: OptionControl, { name, label, value, set, words: w }: Asked): TemplateResult {
  if ('control' in control) return control.control;
  if ('choices' in control) return segments(name, label, control.choices, value, set);
  if ('list' in control) return choiceList(label, control.list, value, set);
  if ('numbers' in control)
    return numberList({ ...control.numbers, label, values: value as readonly number[], onChange: set });
  if ('switch' in control) {
    const [off, on] = control.switch === true ? [false, true] : control.switch;
    return toggle(label, value === on, (isOn) => set(isOn ? on : off));
  }
  const steps = { less: w.less(label), more: w.more(label) };
  return stepper(label, steps, control.values, value as number, control.show, set);
}

/** Renders a list from which one value is chosen. */
const choiceList = (
  label: string,
  choices: readonly Choice<unknown>[],
  value: unknown,
  set: (to: unknown) => void,
): TemplateResult =>
  html`<select
    aria-label=${label}
    @change=${(e: Event) => set(choices[(e.target as HTMLSelectElement).selectedIndex].value)}
  >
    ${choices.map((one) => html`<option .selected=${one.value === value}>${one.label}</option>`)}
  </select>`;
