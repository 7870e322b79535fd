import { at, valuesOf, type Choice, type EachPlayer, type Whole } from '../../src/rules/option-kinds.js';
import { fit } from '../../src/rules/fitting.js';
import { defaultOf, follows, type Declaration, type Option } from '../../src/rules/options.js';
import type { CommonWords } from '../../src/words/types.js';
import type { Draft } from './draft.js';
import type { OptionControl, OptionField } from './set-up-parts.js';

type FormWords = CommonWords['form'];
type Options = Draft['options'];

/** The data for the rows. */
interface Asked {
  /**
   * The words of the game's form by option: `answer` is the label, `answerHelp` the help text (or one for each choice),
   * `answers` the names of the choices.
   */
  readonly words: object;
  /** The words that all forms share. */
  readonly common: FormWords;
  readonly options: Options;
  readonly figure: (value: number) => string;
}

/** Overrides for an option: its words, or its control. */
export type OwnField = { readonly [K in 'field' | 'label' | 'help']?: string | undefined } & {
  readonly show?: (value: number) => string;
} & (OptionControl | object);

const isWhole = (option: Option): option is Whole => option.kind === 'whole';
const isEachPlayer = (option: Option): option is EachPlayer<unknown, unknown> => option.kind === 'per-player';
const isChoice = (option: Option): option is Choice<string | number> => option.kind === 'choice';

/** Returns a time limit in words. */
export const time = (words: FormWords, seconds: number): string =>
  seconds === 0 ? words.noTimer : seconds % 60 ? words.seconds(seconds) : words.minutes(seconds / 60);

/** Returns the control for an option by its kind; undefined for kinds that need a custom control. */
function controlOf(name: string, option: Option, asked: Asked, own: OwnField): object | undefined {
  const { common, options, figure } = asked;
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
      choices: option.withoutLearner === undefined ? choices : [...choices, { value: fit, label: common.fits }],
    };
  }
  return option.kind === 'yes-or-no' ? { switch: true } : undefined;
}

/** The overrides that replace the control. */
const drawn = ['control', 'choices', 'list', 'numbers', 'switch'];

const wordOf = ({ words, common }: Asked, key: string): unknown => ({ ...common, ...words })[key as keyof FormWords];

/** Returns the rows for the options of a game: first those in `first`, then the others in the order of declaration. */
export function optionFields(
  declaration: Declaration,
  asked: Asked,
  own: Readonly<Record<string, OwnField>> = {},
  first: readonly string[] = [],
): OptionField[] {
  const names = new Set([...first, ...Object.keys(declaration)]);
  return [...names].flatMap((name) => {
    const option = declaration[name];
    const special = own[name] ?? {};
    const isDrawn = drawn.some((key) => key in special);
    const control = isDrawn ? {} : controlOf(name, option, asked, special);
    if (option.inForm === false || !control) return [];
    const help = wordOf(asked, `${name}Help`);
    const said =
      typeof help === 'object' ? (help as Readonly<Record<string, string>>)[String(asked.options[name])] : help;
    return [{ field: name, label: wordOf(asked, name) ?? name, help: said, ...control, ...special } as OptionField];
  });
}

/**
 * Returns the rows for the options that each player has, for one of them. `asked.options` are the values of that player;
 * an option that `own` draws is included, whatever its kind.
 */
export function playerFields(
  declaration: Declaration,
  asked: Asked,
  own: Readonly<Record<string, OwnField>> = {},
  first: readonly string[] = [],
): OptionField[] {
  const each = Object.entries(declaration).flatMap(([name, option]): [string, Option][] => {
    if (isEachPlayer(option)) return [[name, option.of]];
    return own[name] ? [[name, { ...option, inForm: true }]] : [];
  });
  return optionFields(Object.fromEntries(each), asked, own, first);
}

/** Returns the options after a change: those that depend on the changed one are reset to their defaults. */
export function withFollowing(declaration: Declaration, before: Options, after: Options): Options {
  const all: Record<string, unknown> = { ...after };
  for (const [name, option] of Object.entries(declaration)) {
    if (follows(option) && defaultOf(option, before) !== defaultOf(option, all)) all[name] = defaultOf(option, all);
  }
  return all;
}
