import { choicesFromQuery } from '../../src/embed/address.js';
import { fieldsOfQuery } from '../../src/embed/query.js';
import { choicesFor, type Choices } from '../../src/embed/choices.js';
import { clean, encode } from '../../src/embed/text.js';
import type { Result } from '../../src/rules/game.js';
import { offered, warmUp, type WarmUpOptions } from '../builder/offered.js';
import {
  activities,
  ranges,
  skillNames,
  skills,
  tablesOffered,
  usuallyAsked,
  type ActivityName,
  type Asked,
  type SkillName,
} from './list.js';

/** The state of the page: the skills, with the activities of one of them; one activity; or the form of the games. */
export type View =
  | { readonly kind: 'skills'; readonly skill?: SkillName | undefined; readonly asked: Asked }
  | {
      readonly kind: 'activity';
      readonly activity: ActivityName;
      readonly asked: Asked;
      readonly name?: string | undefined;
    }
  | { readonly kind: 'form'; readonly query: string };

export type ActivityView = Extract<View, { kind: 'activity' }>;

/** Maximum length of a name, in characters: that of a heading. */
export const longestNameOf = 120;

/** Returns the attributes of an activity's element, with what was asked in them. */
export function attributesFor(name: ActivityName, { tables, range }: Asked): [string, string][] {
  const said: Readonly<Record<string, string>> = { $tables: tables.join(' '), $range: String(range) };
  return Object.entries(activities[name].attributes).map(([key, value]) => [key, said[value] ?? value]);
}

/** Returns an activity as choices, with its name and its language. The code of an error is the attribute. */
export const choicesOfActivity = (
  { activity, asked }: Pick<ActivityView, 'activity' | 'asked'>,
  heading: string,
  lang: string,
): Result<Choices> =>
  choicesFor(
    activities[activity].game,
    [...attributesFor(activity, asked), ['heading', heading], ['lang', lang]],
    offered,
  );

/** Returns the activity of a warm-up that was made before: its tables or its divisions, and its name. */
export function viewOfWarmUp({ heading, options }: Pick<Choices, 'heading' | 'options'>): ActivityView {
  const { operation, tables } = options as WarmUpOptions;
  const isWhole = tables.length === tablesOffered.length;
  const activity = operation === 'division' ? 'warm-up-division' : isWhole ? 'warm-up-all' : 'warm-up';
  const asked = { ...usuallyAsked, tables: tablesOffered.filter((table) => tables.includes(table)) };
  return { kind: 'activity', activity, asked, ...(heading && { name: heading }) };
}

/** Writes a view as the fragment of an address; a colleague who opens it has the same. */
export function addressOf(view: View): string {
  if (view.kind === 'form') return view.query;
  const { asked } = view;
  const skill = view.kind === 'skills' ? view.skill : activities[view.activity].skill;
  const asks = skill && (skills[skill] as { readonly asks?: 'tables' | 'range' }).asks;
  const fields: [string, string | undefined][] = [
    view.kind === 'skills' ? ['skill', view.skill] : ['activity', view.activity],
    ['tables', asks === 'tables' ? asked.tables.join('_') : undefined],
    ['range', asks === 'range' ? String(asked.range) : undefined],
    ['name', view.kind === 'activity' ? view.name : undefined],
  ];
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encode(value)}`])).join('&');
}

const isIn = <T extends string>(names: readonly T[], name: string | undefined): name is T => names.includes(name as T);

/** Reads what was asked from untrusted texts; anything else is as usual. */
function askedOf(tables = '', range = ''): Asked {
  const wanted = tables.split(/\D+/).map(Number);
  const known = tablesOffered.filter((table) => wanted.includes(table));
  return {
    tables: known.length > 0 ? known : usuallyAsked.tables,
    range: ranges.find((one) => String(one) === range) ?? usuallyAsked.range,
  };
}

/** Reads the fragment of an address. It is untrusted: what is unknown gives the skills. */
export function viewOf(fragment: string): View {
  if (/(?:^|&)(?:game=|form$)/.test(fragment)) {
    // A warm-up has no form: its address opens its activity.
    const choices = choicesFromQuery(fragment, offered);
    const isWarmUp = choices.ok && choices.value.game === warmUp;
    return isWarmUp ? viewOfWarmUp(choices.value) : { kind: 'form', query: fragment };
  }
  const read = fieldsOfQuery(fragment);
  const fields: Partial<Record<string, string>> = Object.assign(
    Object.create(null) as object,
    Object.fromEntries(read.ok ? read.value : []),
  );
  const asked = askedOf(fields['tables'], fields['range']);
  const { activity, skill } = fields;
  if (isIn(Object.keys(activities) as ActivityName[], activity)) {
    const name = clean(fields['name'] ?? '').slice(0, longestNameOf);
    return { kind: 'activity', activity, asked, ...(name && { name }) };
  }
  return { kind: 'skills', asked, ...(isIn(skillNames, skill) && { skill }) };
}
