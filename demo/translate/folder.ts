// Fetches the words of the project: English, and the existing translations of other parts.
import { openPo } from '../../scripts/messages/check-file.mjs';
import { termsOf, type Term } from '../../scripts/messages/glossary.mjs';
import { digitsOf } from '../../scripts/messages/groups.mjs';
import type { Source } from '../../scripts/messages/source.mjs';
import { gameFiles } from '../../src/games.js';
import { languageTags } from '../../src/words/languages.js';
import type { Notation } from '../../src/words/notation.js';
import type { Speaker } from './interpret.js';
import type { Sources } from './opened.js';

/** The parts: the files of words/source that are about games. */
const parts = [
  ...gameFiles(),
  'builder',
  'cards',
  'common',
  'examples',
  'games',
  'learning',
  'pages',
  'teacher',
].sort();

/** The properties of `language.json` that are needed here. */
export interface LanguageOf {
  readonly name: string;
  readonly speaker: Speaker;
  readonly notation: Notation;
  /** True if the project has the language already. */
  readonly isKnown: boolean;
}

interface LanguageFile {
  readonly name: string;
  readonly lists?: string;
  readonly notation: Notation;
}

/** The folder `words/` at an address. */
export class WordsFolder {
  #sources: Promise<Sources> | undefined;

  constructor(private readonly address: string) {}

  async #get(path: string): Promise<Response> {
    const response = await fetch(`${this.address}${path}`);
    if (!response.ok) throw new Error(`words/${path} is not there (${response.status}).`);
    return response;
  }

  /** Fetches all parts in English. */
  sources(): Promise<Sources> {
    this.#sources ??= Promise.all(
      parts.map(async (part) => [part, (await (await this.#get(`source/${part}.json`)).json()) as Source] as const),
    ).then((all) => Object.fromEntries(all));
    // After a failure they are requested again.
    this.#sources.catch(() => (this.#sources = undefined));
    return this.#sources;
  }

  /** Fetches the notation of a language; for a new language, that of English. */
  async language(tag: string): Promise<LanguageOf> {
    const isKnown = languageTags.includes(tag);
    const { name, lists, notation } = (await (
      await this.#get(`${isKnown ? tag : 'en'}/language.json`)
    ).json()) as LanguageFile;
    const digits = notation.digits ? digitsOf(tag, notation.digits) : undefined;
    return { name: isKnown ? name : tag, speaker: { tag, lists: lists ?? tag, digits }, notation, isKnown };
  }

  /** Fetches the glossary of a language; empty if there is none. */
  async terms(tag: string): Promise<readonly Term[]> {
    if (!languageTags.includes(tag)) return [];
    const response = await fetch(`${this.address}${tag}/glossary.csv`);
    return response.ok ? termsOf(await response.text()).terms : [];
  }

  /** Fetches the texts of a part in a language, by key; empty if the part is not translated. */
  async texts(part: string, tag: string): Promise<ReadonlyMap<string, string>> {
    if (!languageTags.includes(tag)) return new Map();
    const response = await fetch(`${this.address}${tag}/${part}.po`);
    if (!response.ok) return new Map();
    const po = openPo(new Uint8Array(await response.arrayBuffer()));
    return new Map('fault' in po ? [] : po.entries.map(({ key, text }) => [key, text]));
  }
}
