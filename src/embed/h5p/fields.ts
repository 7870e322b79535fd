import { valuesOf, type Choice, type Whole } from '../../rules/option-kinds.js';
import type { Option } from '../../rules/options.js';
import { fit } from '../../rules/fitting.js';
import { longestPosition, longestText, mostLeast, scoreRules } from '../choices.js';
import { languages, type GameOnPage } from '../games.js';
import { reports } from '../reports.js';
import { kebab } from '../text.js';

/**
 * A choice as H5P's editor asks for it. What is left open has no value, and holds as usual: the editor writes down a value
 * for everything that is not optional, and a preset would then say nothing any more.
 */
export interface Field {
  /** The attribute in camel case: `endAt`. */
  readonly name: string;
  /** `boolean`: a box that is not ticked as long as nothing is chosen. */
  readonly type: 'text' | 'number' | 'select' | 'boolean';
  /** The values of a select. */
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** The longest text, in characters. */
  readonly longest?: number;
}

const text = (name: string, longest = longestText): Field => ({ name, type: 'text', longest });
const select = (name: string, choices: readonly string[]): Field => ({ name, type: 'select', choices });
const camel = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The choices that every game has, but for the heading, which H5P asks for itself, what keeps the game on the device, which
 * H5P does, and puzzles, which have no marks. The points of the score `target`, and the
 * answers of `share-right`, are fields of their own.
 */
export const commonFields: readonly Field[] = [
  text('players'),
  { name: 'realDice', type: 'boolean' },
  select('lang', languages),
  select('theme', ['auto', 'light', 'dark']),
  select('score', [...scoreRules, 'target']),
  { name: 'points', type: 'number', min: 1, max: 1_000_000 },
  { name: 'answers', type: 'number', min: 1, max: mostLeast },
  { name: 'pass', type: 'number', min: 1, max: 100 },
  // There is no summary of what a learner knows where nobody says who the learner is.
  select(
    'report',
    reports.filter((one) => one !== 'summary'),
  ),
  text('position', longestPosition),
];

function numberField(name: string, option: Whole): Field {
  const { min, max, step } = option;
  // The editor counts steps from 0, whatever the least value is.
  if (step === 2) return select(name, valuesOf(option).map(String));
  // Where the highest value follows from another option, the game itself refuses what is too much.
  return { name, type: 'number', min, ...(typeof max === 'number' ? { max } : {}) };
}

/** The field of an option of the rules, by its kind. */
function fieldOf(name: string, option: Option): Field {
  if (option.kind === 'whole') return numberField(name, option as Whole);
  if (option.kind === 'yes-or-no') return select(name, ['true', 'false']);
  if (option.kind !== 'choice') return text(name);
  const choices = (option as Choice<string | number>).choices.map(String);
  return select(name, option.withoutLearner === undefined ? choices : [...choices, fit]);
}

/** The choices that one game has: its preset, the options of its rules, and how it is shown. */
export function gameFields({ rules, settings = {} }: GameOnPage): Field[] {
  const presets = Object.keys(rules.presets ?? {});
  return [
    ...(presets.length > 0 ? [select('preset', presets)] : []),
    // A content reports marks, so nobody plays it with practice undo.
    ...Object.entries(rules.declaration)
      .filter(([name]) => name !== 'practiceUndo')
      .map(([name, option]) => fieldOf(name, option)),
    ...Object.entries(settings).map(([attribute, values]): Field =>
      values.includes('') ? { name: camel(attribute), type: 'boolean' } : select(camel(attribute), values),
    ),
  ];
}

/** The attribute of a field. */
export const attributeOf = ({ name }: Field): string => kebab(name);
