// Combines messages into the words of a game: as objects, in the same form as the modules of scripts/words/compile.mjs.
import { grouped, isList, sharedOf, type Group } from '../../scripts/messages/groups.mjs';
import type { Source } from '../../scripts/messages/source.mjs';
import type { Notation } from '../../src/words/notation.js';
import { interpret, type Speaker } from './interpret.js';

/** The exports of a part, by name. */
export type Tables = Readonly<Record<string, unknown>>;

/** Returns the text of a message in the language; undefined if there is none. */
export type TextOf = (part: string, key: string) => string | undefined;

function built(group: Group<unknown>): unknown {
  const values = [...group].map(([key, value]) => [key, value instanceof Map ? built(value as Group<unknown>) : value]);
  if (isList(group)) return values.map(([, value]) => value);
  const out: Record<string, unknown> = {};
  for (const [key, value] of values as [string, unknown][])
    Object.assign(out, key.startsWith('…') ? value : { [key]: value });
  return out;
}

const at = (tables: Tables, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Tables)[step], tables);

/** Returns the words of parts in a language. A message that is invalid is replaced by its English text. */
export function spoken(
  sources: Readonly<Record<string, Source>>,
  textOf: TextOf,
  speaker: Speaker,
  notation: Notation,
): (part: string) => Tables {
  const made = new Map<string, Tables>();

  const said = (part: string, key: string): unknown => {
    const message = sources[part].messages[key];
    const text = textOf(part, key);
    try {
      if (text) return interpret(text, message, speaker);
    } catch {
      // The page shows the reason.
    }
    return interpret(message.text, message, speaker);
  };

  const tablesOf = (part: string): Tables => {
    const known = made.get(part);
    if (known) return known;
    const source = sources[part];
    const tables: Record<string, unknown> = {};
    made.set(part, tables);
    for (const name of source.exports) {
      const isOwn = (key: string): boolean => key.startsWith(`${name}.`);
      const shared = sharedOf(source)
        .filter(({ key }) => isOwn(key))
        .map(({ key, other, path }) => [key, at(tablesOf(other), path)] as const);
      const own = Object.keys(source.messages).filter(isOwn);
      const groups = (source.groups ?? []).filter(
        (group) => isOwn(group) && !own.some((key) => key.startsWith(`${group}.`)),
      );
      const group = grouped<unknown>([
        ...shared,
        ...(source.notation === name ? [[`${name}.notation`, notation] as const] : []),
        ...own.map((key) => [key, said(part, key)] as const),
        ...groups.map((key) => [key, {}] as const),
      ]).get(name);
      tables[name] = built(group as Group<unknown>);
    }
    return tables;
  };
  return tablesOf;
}
