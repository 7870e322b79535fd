import type { TemplateResult } from 'lit';
import { at, valuesOf, type Choice, type EachPlayer, type Numbers, type Whole } from '../../src/rules/option-kinds.js';
import { fit } from '../../src/rules/fitting.js';
import { defaultOf, follows, type Declaration, type Option } from '../../src/rules/options.js';
import type { CommonWords } from '../../src/words/types.js';
import type { Choice as ChoiceShown } from '../style/controls.js';
import type { Draft } from './draft.js';

type FormWords = CommonWords['form'];
export type Options = Draft['options'];

/** The row of an option that has a control of its own. */
export interface ControlledRow {
  /** The name of the control for screen readers. */
  readonly label: string;
  set(this: void, value: unknown): void;
  /** Says why a number is refused. */
  refuse(this: void, reason: string): void;
}

/**
 * The control of an option: a choice side by side or in a list, several numbers, a number from a list, a switch between false and true or
 * two other values, or a control of its own.
 */
type OptionControl =
  | { readonly choices: readonly ChoiceShown<unknown>[] }
  | { readonly list: readonly ChoiceShown<unknown>[] }
  | { readonly several: readonly number[] }
  | { readonly values: readonly number[]; readonly show: (value: number) => string }
  | { readonly switch: true | readonly [off: unknown, on: unknown] }
  | { readonly control: (row: ControlledRow) => TemplateResult };

/** The value as its control shows it, and how one that is set becomes the value of the option. */
interface Shown {
  readonly value?: unknown;
  to?(this: void, set: unknown): unknown;
}

/** One option in a form. */
export type OptionField = {
  readonly field: string;
  readonly label: string;
  readonly help?: string;
} & Shown &
  OptionControl;

/** The data for the rows. */
interface Asked {
  /** The words of the game's form, see `GameOptions`. */
  readonly words: object;
  /** The words that all forms share. */
  readonly common: FormWords;
  readonly options: Options;
  readonly figure: (value: number) => string;
  /** True if no option can adapt to a learner. */
  readonly isForOthers?: boolean | undefined;
}

/** Replaces the words of an option, its value, or its control. A setting that is no option is only a control. */
export type OwnField = { readonly [K in 'label' | 'help']?: string | undefined } & {
  readonly show?: (value: number) => string;
} & Shown &
  (OptionControl | object);

const isWhole = (option: Option): option is Whole => option.kind === 'whole';
const isEachPlayer = (option: Option): option is EachPlayer<unknown, unknown> => option.kind === 'per-player';
const isNumbers = (option: Option): option is Numbers => option.kind === 'numbers';
const isChoice = (option: Option): option is Choice<string | number> => option.kind === 'choice';

/** Returns a time limit in words. */
export const time = (words: FormWords, seconds: number): string =>
  seconds === 0 ? words.noTimer : seconds % 60 ? words.seconds(seconds) : words.minutes(seconds / 60);

/** Returns the control for an option by its kind; undefined for kinds that need a custom control. */
function controlOf(name: string, option: Option, asked: Asked, own: OwnField): object | undefined {
  const { common, options, figure, isForOthers } = asked;
  if (isWhole(option)) {
    const { show = option.unit === 'seconds' ? (value: number) => time(common, value) : figure } = own;
    const values = option.offered ? at(option.offered, options) : valuesOf(option);
    return option.sideBySide ? { choices: values.map((value) => ({ value, label: show(value) })) } : { values, show };
  }
  if (isChoice(option)) {
    const labels = wordOf(asked, `${name}s`) as Readonly<Record<string, string>> | undefined;
    const choices: { value: unknown; label: string }[] = option.choices.map((value) => ({
      value,
      label: labels?.[value] ?? String(value),
    }));
    return {
      choices:
        option.withoutLearner === undefined || isForOthers
          ? choices
          : [...choices, { value: fit, label: labels?.[fit] ?? common.fits }],
    };
  }
  if (isNumbers(option)) return { several: valuesOf(option) };
  return option.kind === 'yes-or-no' ? { switch: true } : undefined;
}

/** The overrides that replace the control. */
const drawn = ['control', 'choices', 'several', 'list', 'switch', 'values'];

const wordOf = ({ words, common }: Asked, key: string): unknown => ({ ...common, ...words })[key as keyof FormWords];

/**
 * Returns the rows for the options of a game: first those in `first`, then the others in the order of declaration, then the
 * settings in `own` that are no options.
 */
export function optionFields(
  declaration: Declaration,
  asked: Asked,
  own: Readonly<Record<string, OwnField>> = {},
  first: readonly string[] = [],
): OptionField[] {
  const names = new Set([...first, ...Object.keys({ ...declaration, ...own })]);
  return [...names].flatMap((name) => {
    const option: Option | undefined = declaration[name];
    const special = own[name] ?? {};
    const isDrawn = drawn.some((key) => key in special);
    const control = isDrawn ? {} : option && controlOf(name, option, asked, special);
    if (option?.inForm === false || !control) return [];
    const help = wordOf(asked, `${name}Help`);
    const said =
      typeof help === 'object' ? (help as Readonly<Record<string, string>>)[String(asked.options[name])] : help;
    return [{ field: name, label: wordOf(asked, name) ?? name, help: said, ...control, ...special } as OptionField];
  });
}

/**
 * Returns the options that each player has, as declared for one of them. The options in `more` are included, whatever their
 * kind.
 */
export const ofEachPlayer = (declaration: Declaration, more: readonly string[]): Declaration =>
  Object.fromEntries(
    Object.entries(declaration).flatMap(([name, option]): [string, Option][] => {
      if (isEachPlayer(option)) return [[name, option.of]];
      return more.includes(name) ? [[name, { ...option, inForm: true }]] : [];
    }),
  );

/** Returns the options after a change: those that depend on the changed one are reset to their defaults. */
export function withFollowing(declaration: Declaration, before: Options, after: Options): Options {
  const all: Record<string, unknown> = { ...after };
  for (const [name, option] of Object.entries(declaration)) {
    if (follows(option) && defaultOf(option, before) !== defaultOf(option, all)) all[name] = defaultOf(option, all);
  }
  return all;
}
