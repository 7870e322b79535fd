import type { LitElement } from 'lit';
import { digitsOf, type Notation } from '../../src/words/notation.js';
import { languages, type LanguageInfo } from '../../src/words/languages.js';
import {
  localeFor,
  pickLanguage,
  withWords,
  type Language,
  type Languages,
  type LazyWords,
} from '../../src/words/words.js';
import type { Fetchers, LazyModules } from './lazy-modules.js';

/** Returns the name of a language among the lazy modules of its element. */
export const languageModule = (tag: string): string => `words ${tag}`;

/** Returns the languages that are lazy modules of an element: all except the first. */
export function languageModules<W>(languages: Languages<W>): Fetchers {
  return Object.fromEntries(Object.entries(languages.others).map(([tag, fetch]) => [languageModule(tag), fetch]));
}

/**
 * Chooses the language of an element. `asked`: the tags of the element, the page and the browser, in that order.
 * @param known the languages to choose from
 */
export function languageOf(
  element: Element,
  known: readonly LanguageInfo[] = languages,
): { tag: string; asked: readonly (string | null)[] } {
  const page = element.parentElement?.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
  const asked = [element.getAttribute('lang'), page];
  const reader = [navigator.language];
  return { tag: pickLanguage(known, asked, reader), asked: [...asked, ...reader] };
}

const inRegion = <W>(language: Language<W>, locale: string): Language<W> =>
  language.common.notation.regional?.(language, language.common, locale) ?? language;

/** True once the first number format has been requested; creating it is slow, once per page. */
let isAwake = false;

/** The code points of the digit zero in numbering systems; `Intl` handles the others. */
const zeros: Readonly<Record<string, number>> = { latn: 48, arab: 0x660 };

/** The language and digits that an element uses. */
export class Locale<W> {
  language: Language<W> | undefined;
  /** The first language, with the words of the lazy modules that have loaded. */
  #first: Language<W>;
  #last = '';
  #tags: readonly (string | null)[] = [];
  /** The name that `Intl` uses for the reader's digits. */
  #digits = 'latn';
  /** Created when first needed; small numbers do not need it. */
  #format: Intl.NumberFormat | undefined;

  constructor(
    private readonly host: LitElement,
    private readonly languages: Languages<W>,
    private readonly modules: LazyModules,
  ) {
    this.#first = languages.first;
  }

  /** Adds the words of a lazy module to the first language; other languages contain all words from the start. */
  add(words: LazyWords): void {
    const isSpoken = this.language === this.#first;
    this.#first = withWords(this.#first, words);
    if (isSpoken) this.language = this.#first;
  }

  /** Fetches the language if necessary. If that fails, the game begins in another one and switches later. */
  async fetch(): Promise<void> {
    const { tag, asked } = languageOf(this.host, this.languages.known);
    if (tag !== this.#last) this.modules.drop(languageModule(this.#last));
    this.#last = tag;
    const language =
      tag === this.#first.tag
        ? this.#first
        : ((await this.modules.outcome(languageModule(tag))) as Language<W> | undefined);
    // Another language may have been requested in the meantime.
    if (this.#last === tag && language) this.language = inRegion(language, localeFor(tag, asked));
    if (!language) void this.#fetchLater(tag);
    this.language ??= this.#first;
    this.#tags = asked;
    this.#format = undefined;
    this.#digits = digitsOf(this.#locale, this.language.common.notation);
    // In a task of its own, once per page, and late enough not to delay the first rendering.
    if (!isAwake) setTimeout(() => this.#formatter(), 1000);
    isAwake = true;
  }

  async #fetchLater(tag: string): Promise<void> {
    await this.modules.whenLoaded(languageModule(tag));
    if (this.#last !== tag) return;
    await this.fetch();
    this.host.requestUpdate();
  }

  /** Returns a number in the reader's digits, with a true minus sign; `sign` adds a plus sign, also to 0. */
  figure(value: number, sign = false): string {
    const figures = this.#unsigned(Math.abs(value));
    return value < 0 ? `${this.#mark}\u2212${figures}` : sign ? `${this.#mark}+${figures}` : figures;
  }

  /** Returns a notation with the digits that a language tag requests, as `ar-u-nu-latn` does. */
  notation(usual: Notation): Notation {
    const digits = this.#digits;
    if (digits === (usual.digits ?? 'latn')) return usual;
    const { digits: _, ...others } = usual;
    return digits === 'latn' ? others : { ...others, digits };
  }

  get #spoken(): Language<W> {
    return this.language ?? this.#first;
  }

  get #locale(): string {
    return localeFor(this.#spoken.tag, this.#tags);
  }

  /** A mark that keeps a sign on the side of its number where reading starts. */
  get #mark(): string {
    if (this.#digits === 'arab') return '\u061c';
    return this.#spoken.common.notation.direction ? '\u200e' : '';
  }

  #unsigned(value: number): string {
    const zero = zeros[this.#digits];
    if (zero === undefined || !Number.isInteger(value)) return this.#formatter().format(value);
    return zero === zeros['latn']
      ? String(value)
      : String(value).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
  }

  #formatter(): Intl.NumberFormat {
    // Without grouping, because the point in 1.188 would be a decimal point or a multiplication sign elsewhere.
    return (this.#format ??= new Intl.NumberFormat(this.#locale, {
      useGrouping: false,
      numberingSystem: this.#digits,
    }));
  }
}
