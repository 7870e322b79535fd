// Opens a translator's file: returns a PO file of one part of one language, or a sentence that explains its problem.
import { entryFaults, longestFile, openPo, type Po } from '../../scripts/messages/check-file.mjs';
import type { Term } from '../../scripts/messages/glossary.mjs';
import type { Source } from '../../scripts/messages/source.mjs';
import { earlierNames, gameNamed } from '../../src/games.js';

export type Sources = Readonly<Record<string, Source>>;

/** One message of the part: its translation in the file, and the problems of that. */
export interface Tried {
  readonly key: string;
  readonly text: string;
  readonly faults: readonly string[];
  readonly line: number | undefined;
}

/** A file that can be tried. */
export interface Opened {
  readonly part: string;
  readonly tag: string;
  readonly messages: readonly Tried[];
  /** Messages that the part does not have, with their problems. */
  readonly strays: readonly Tried[];
  readonly texts: ReadonlyMap<string, string>;
}

/** Returns the glossary of a language, empty if the project has none. */
export type TermsOf = (tag: string) => Promise<readonly Term[]>;

export interface Refused {
  readonly refusal: string;
}

const owners = (sources: Sources): Map<string, string> =>
  new Map(Object.entries(sources).flatMap(([part, { messages }]) => Object.keys(messages).map((key) => [key, part])));

/** Returns the part to which most messages of a file belong, and one of these messages. */
function partWithin(po: Po, sources: Sources): { part: string; key: string } | undefined {
  const all = owners(sources);
  const found = new Map<string, string[]>();
  for (const { key } of po.entries) {
    const part = all.get(key);
    if (part) found.set(part, [...(found.get(part) ?? []).slice(-9_999), key]);
  }
  const [most] = [...found].sort((a, b) => b[1].length - a[1].length);
  return most && { part: most[0], key: most[1][0] };
}

/**
 * Returns the part named by a file: `plyt.po`, or the variants of browsers and translation sites, `plyt-de (1).po`. It may
 * have an earlier spelling.
 */
function partNamed(name: string, sources: Sources): string | undefined {
  const words = `-${name.replace(/\.po$/i, '').replace(/[^a-z]+/gi, '-')}-`;
  const part = [...Object.keys(sources), ...Object.keys(earlierNames)].find((one) => words.includes(`-${one}-`));
  return part && (gameNamed(part) ?? part);
}

/** Returns a file with the keys of the present spelling: `square.title` becomes `up-and-down.title`. */
function withPresentKeys(po: Po): Po {
  const earlier = new Map<string, string>();
  const entries = po.entries.map((entry) => {
    const [part, ...path] = entry.key.split('.');
    const key = [Object.hasOwn(earlierNames, part) ? earlierNames[part] : part, ...path].join('.');
    earlier.set(key, entry.key);
    return { ...entry, key };
  });
  return { ...po, entries, lineOf: (key) => po.lineOf(earlier.get(key) ?? key) };
}

/** Returns the part of a file, by its name and its content. */
function partOf(name: string, po: Po, sources: Sources): string | Refused {
  const named = partNamed(name, sources);
  const within = partWithin(po, sources);
  const parts = Object.keys(sources).join(', ');
  if (!named) {
    const hint = within ? ` Its messages are those of ${within.part}: name it ${within.part}.po.` : '';
    return { refusal: `There is no part of this name.${hint} The parts are ${parts}.` };
  }
  if (!within)
    return {
      refusal: `None of its messages is known. The parts are ${parts}; each message begins with its key, msgctxt.`,
    };
  if (named !== within.part)
    return {
      refusal: `It is named after the part ${named}, and has the messages of ${within.part}, such as ${within.key}.`,
    };
  return named;
}

/** Returns the language in the header of a file. */
function tagOf({ language }: Po): string | Refused {
  if (!language) return { refusal: 'It does not say its language. Write "Language: de\\n" in its header.' };
  try {
    const [tag] = Intl.getCanonicalLocales(language);
    if (tag === 'en') return { refusal: 'It is in English, from which all others are translated: see words/source.' };
    if (Intl.PluralRules.supportedLocalesOf(tag).length) return tag;
    return { refusal: `This browser does not know the plural forms of “${tag}”.` };
  } catch {
    return { refusal: `“${language.slice(0, 40)}” is no language tag, such as de or pt-BR.` };
  }
}

const isRefused = (value: object | string): value is Refused => typeof value === 'object';

/** Returns the reason why a file need not be read; undefined if it should be. */
export function refusedUnread(name: string, size: number): string | undefined {
  if (!/\.po$/i.test(name)) return 'It is no PO file: choose words/<tag>/<part>.po.';
  if (size > longestFile) return `It is larger than ${longestFile / 1e6} MB.`;
  return size === 0 ? 'It is empty.' : undefined;
}

/** Opens a file. Never rejects because of its content. */
export async function openTranslation(
  name: string,
  bytes: Uint8Array,
  sources: Sources,
  termsOf: TermsOf,
): Promise<Opened | Refused> {
  const unread = refusedUnread(name, bytes.length);
  if (unread) return { refusal: unread };
  const read = openPo(bytes);
  if ('fault' in read) return { refusal: `Line ${read.line}: ${read.fault}.` };
  const po = withPresentKeys(read);
  const part = partOf(name, po, sources);
  if (isRefused(part)) return part;
  const tag = tagOf(po);
  if (isRefused(tag)) return tag;

  const source = sources[part];
  const terms = await termsOf(tag);
  const entries = new Map(po.entries.map((entry) => [entry.key, entry]));
  const tried = (key: string): Tried => {
    const entry = entries.get(key);
    if (!entry) return { key, text: '', faults: ['it is missing'], line: undefined };
    return { key, text: entry.text, faults: entryFaults(entry, source, tag, terms), line: po.lineOf(key) };
  };
  const own = Object.keys(source.messages);
  return {
    part,
    tag,
    messages: own.map(tried),
    strays: [...entries.keys()].filter((key) => !Object.hasOwn(source.messages, key)).map(tried),
    texts: new Map(own.flatMap((key) => (entries.get(key)?.text ? [[key, entries.get(key)!.text]] : []))),
  };
}
