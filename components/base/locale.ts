import type { LitElement } from 'lit';
import { languages as known } from '../../src/words/languages.js';
import {
  localeFor,
  pickLanguage,
  withWords,
  type Language,
  type Languages,
  type LazyWords,
} from '../../src/words/words.js';
import type { Fetchers, LazyModules } from './lazy-modules.js';

/** The name of a language among the lazy modules of its element. */
export const languageModule = (tag: string): string => `words ${tag}`;

/** The languages that are lazy modules of an element: all but the first. */
export const languageModules = <W>(languages: Languages<W>): Fetchers =>
  Object.fromEntries(Object.entries(languages.others).map(([tag, fetch]) => [languageModule(tag), fetch]));

/** The language of an element: its tag, and all that is asked for, in order: by the element, by the page, by the browser. */
export function languageOf(element: Element): { tag: string; asked: readonly (string | null)[] } {
  const page = element.parentElement?.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
  const asked = [element.getAttribute('lang'), page];
  const reader = [navigator.language];
  return { tag: pickLanguage(known, asked, reader), asked: [...asked, ...reader] };
}

/** Whether a number format has been asked for; the first one of a page takes long to make. */
let isAwake = false;

/** The language and the digits of an element's reader. */
export class Locale<W> {
  language: Language<W> | undefined;
  /** The first language, with the words of the lazy modules that have loaded. */
  #first: Language<W>;
  #last = '';
  #tags: readonly (string | null)[] = [];
  /** Made when it is first needed: small numbers do without it. */
  #format: Intl.NumberFormat | undefined;

  constructor(
    private readonly host: LitElement,
    languages: Languages<W>,
    private readonly modules: LazyModules,
  ) {
    this.#first = languages.first;
  }

  /** Adds the words that have come with a lazy module; other languages have all words from the beginning. */
  add(words: LazyWords): void {
    const isSpoken = this.language === this.#first;
    this.#first = withWords(this.#first, words);
    if (isSpoken) this.language = this.#first;
  }

  /** Fetches the language if it has not loaded. If that fails, the game begins in another, and this one follows later. */
  async fetch(): Promise<void> {
    const { tag, asked } = languageOf(this.host);
    if (tag !== this.#last) this.modules.drop(languageModule(this.#last));
    this.#last = tag;
    const language =
      tag === this.#first.tag
        ? this.#first
        : ((await this.modules.outcome(languageModule(tag))) as Language<W> | undefined);
    // Another may be wanted by now.
    if (this.#last === tag && language) this.language = language;
    if (!language) void this.#fetchLater(tag);
    this.language ??= language ?? this.#first;
    this.#tags = asked;
    this.#format = undefined;
    // In a task of its own, once in a page, and late enough not to delay the first picture.
    if (!isAwake) setTimeout(() => this.#formatter(), 1000);
    isAwake = true;
  }

  async #fetchLater(tag: string): Promise<void> {
    await this.modules.whenLoaded(languageModule(tag));
    if (this.#last !== tag) return;
    await this.fetch();
    this.host.requestUpdate();
  }

  /** A number in the reader's digits, with a true minus; `sign`: with a plus. */
  figure(value: number, sign = false): string {
    const figures = this.#digits(Math.abs(value));
    return value < 0 ? `\u2212${figures}` : sign && value > 0 ? `+${figures}` : figures;
  }

  get #tag(): string {
    return (this.language ?? this.#first).tag;
  }

  #digits(value: number): string {
    const isPlain =
      known.find(({ tag }) => tag === this.#tag)?.plainDigits && !this.#tags.some((wanted) => wanted?.includes('-u-'));
    if (isPlain && value < 1000 && Number.isInteger(value)) return String(value);
    return this.#formatter().format(value);
  }

  #formatter(): Intl.NumberFormat {
    return (this.#format ??= new Intl.NumberFormat(localeFor(this.#tag, this.#tags)));
  }
}
