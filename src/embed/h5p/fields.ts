import { valuesOf, type Choice, type Whole } from '../../rules/option-kinds.js';
import type { Option } from '../../rules/options.js';
import { fit } from '../../rules/fitting.js';
import { longestPosition, longestText, mostLeast, scoreRules } from '../choices.js';
import { languages, type GameOnPage } from '../games.js';
import { reports } from '../reports.js';
import { camel, kebab } from '../text.js';

/**
 * A choice as a field of H5P's editor. A field left open has no value, so that the default applies: for every field that is not optional,
 * the editor stores a value, which would override a preset.
 */
export interface Field {
  /** The attribute in camel case: `endAt`. */
  readonly name: string;
  /** `boolean`: a box that is not ticked unless it is chosen. */
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

/**
 * The choices that every game has, except the heading, which H5P asks for itself, the key for saving the game, which H5P does itself, and
 * puzzles, which have no marks. The points of the score `target`, and the answers of `share-right`, are separate fields.
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
  // Without a known learner, there is no summary of the learner's knowledge.
  select(
    'report',
    reports.filter((one) => one !== 'summary'),
  ),
  text('position', longestPosition),
];

function numberField(name: string, option: Whole): Field {
  const { min, max, step } = option;
  // The editor counts steps from 0, regardless of the minimum.
  if (step === 2) return select(name, valuesOf(option).map(String));
  // If the highest value depends on another option, the game itself rejects a value that is too high.
  return { name, type: 'number', min, ...(typeof max === 'number' ? { max } : {}) };
}

/** Returns the field for an option of the rules, depending on its kind. */
function fieldOf(name: string, option: Option): Field {
  if (option.kind === 'whole') return numberField(name, option as Whole);
  if (option.kind === 'yes-or-no') return select(name, ['true', 'false']);
  if (option.kind !== 'choice') return text(name);
  const choices = (option as Choice<string | number>).choices.map(String);
  return select(name, option.withoutLearner === undefined ? choices : [...choices, fit]);
}

/**
 * Returns the fields of one game: its preset, the options of its rules, and its display settings.
 * @param without options that are not offered: a content of H5P reports marks, so it has no practice undo
 */
export function gameFields(
  { rules, settings = {} }: GameOnPage,
  without: readonly string[] = ['practiceUndo'],
): Field[] {
  const presets = Object.keys(rules.presets ?? {});
  return [
    ...(presets.length > 0 ? [select('preset', presets)] : []),
    ...Object.entries(rules.declaration)
      .filter(([name]) => !without.includes(name))
      .map(([name, option]) => fieldOf(name, option)),
    ...Object.entries(settings).map(([attribute, values]): Field =>
      values.includes('') ? { name: camel(attribute), type: 'boolean' } : select(camel(attribute), values),
    ),
  ];
}

/** Returns the name of the field with the choices of a game; contents name the game itself so, too. */
export const fieldOfGame = (game: string): string => camel(game);

/** Returns the attribute of a field. */
export const attributeOf = ({ name }: Field): string => kebab(name);
