import { css, html, type TemplateResult } from 'lit';
import type { Declaration } from '../../src/rules/options.js';
import type { CommonWords } from '../../src/words/types.js';
import { controlStyles, segments, several, stepper, toggle, type Choice } from '../style/controls.js';
import { formStyles } from '../style/form-styles.js';
import { optionFields, withFollowing, type Options, type OptionField, type OwnField } from './option-fields.js';
import { optionRow, optionRowStyles } from './option-row.js';
import { PartElement, type Handed } from './part-element.js';

const styles = css`
  @container (max-width: 699px) {
    .segments label {
      padding: 0 var(--ab-space-3);
    }
  }
  @media print {
    .segments,
    .switch,
    .step {
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
  }
  @media (forced-colors: active) {
    .icon-button[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

/**
 * The options of a game, or of one of its players, a row each. Fires `change` with all values once a person has changed
 * one, and `refused` with a sentence about an invalid number.
 */
export class GameOptions extends PartElement {
  static override readonly tag = 'abacade-options';
  static override readonly styles = [formStyles, controlStyles, optionRowStyles, styles];

  declare declaration: Declaration;
  declare values: Options;
  /**
   * The words of the game's form by option: `answer` is the label, `answerHelp` the help text (or one for each choice),
   * `answers` the names of the choices.
   */
  declare words: object;
  /** The words that all forms share. */
  declare common: CommonWords['form'];
  /** Returns a number in the reader's digits. */
  declare figure: (value: number) => string;
  /** Replacements of what follows from the declaration, by option. */
  declare own?: Readonly<Record<string, OwnField>> | undefined;
  /** The options to begin with; the others follow as they are declared, practice undo last. */
  declare first?: readonly string[] | undefined;
  declare leftOut?: readonly string[] | undefined;
  /** True if nobody knows yet who will play: no option can adapt to a learner. */
  declare isForOthers?: boolean | undefined;
  /** Returns the name of a control for screen readers, if its label is not enough. */
  declare labelled?: ((label: string) => string) | undefined;

  protected override render(): readonly TemplateResult[] {
    const { declaration, words, common, values, figure, own, first, leftOut = [], isForOthers } = this;
    const fields = optionFields(declaration, { words, common, options: values, figure, isForOthers }, own, first);
    const isPractice = ({ field }: OptionField): boolean => field === 'practiceUndo';
    return [...fields.filter((field) => !isPractice(field)), ...fields.filter(isPractice)]
      .filter(({ field }) => !leftOut.includes(field))
      .map((field) => optionRow(field.label, field.help, this.#control(field)));
  }

  #control(field: OptionField): TemplateResult {
    const { common: w, figure } = this;
    const { field: name } = field;
    const label = this.labelled?.(field.label) ?? field.label;
    const value = 'value' in field ? field.value : this.values[name];
    const set = (to: unknown): void => {
      const values = { ...this.values, [name]: field.to ? field.to(to) : to };
      this.tell('change', withFollowing(this.declaration, this.values, values));
    };
    if ('control' in field) return field.control({ label, set, refuse: (reason) => this.tell('refused', reason) });
    if ('choices' in field) return segments(name, label, field.choices, value, set);
    if ('several' in field) return several(label, field.several, value as readonly number[], figure, set);
    if ('list' in field) return choiceList(label, field.list, value, set);
    if ('switch' in field) {
      const [off, on] = field.switch === true ? [false, true] : field.switch;
      return toggle(label, value === on, (isOn) => set(isOn ? on : off));
    }
    const steps = { less: w.less(label), more: w.more(label) };
    return stepper(label, steps, field.values, value as number, field.show, set);
  }
}

/** The description of options, apart from their values and the words that all forms share. */
export type DescribedOptions = Pick<Handed<GameOptions>, 'declaration' | 'words' | 'own' | 'first' | 'sheets'>;

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
