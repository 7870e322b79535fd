import { localeFor, pickLanguage, type Language, type Languages } from '../../src/words/words.js';

/** Who reads an element: in which language, with which digits. */
export class Reader<W> {
  language: Language<W> | undefined;
  #last = '';
  #format = new Intl.NumberFormat('en');

  constructor(
    private readonly host: HTMLElement,
    private readonly languages: () => Languages<W>,
  ) {}

  /** Languages the reader may want, first things first: the element's, the page's, the browser's. */
  #wanted(): (string | null)[] {
    const page = this.host.parentElement?.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
    return [this.host.getAttribute('lang'), page, navigator.language];
  }

  /** Fetches the language where it is not there yet. One that cannot be fetched is no reason not to play. */
  async fetch(): Promise<void> {
    const languages = this.languages();
    const tags = Object.keys(languages);
    const wanted = this.#wanted();
    const tag = pickLanguage(tags, wanted);
    this.#last = tag;
    const language = await languages[tag]().catch(() => this.language ?? languages[tags[0]]());
    // Another may have been wanted meanwhile.
    if (this.#last === tag) this.language = language;
    this.language ??= language;
    this.#format = new Intl.NumberFormat(localeFor(this.language.tag, wanted));
  }

  /** A number in the reader's digits, with a true minus; `sign`: with a plus. */
  figure(value: number, sign = false): string {
    const figures = this.#format.format(Math.abs(value));
    return value < 0 ? `\u2212${figures}` : sign && value > 0 ? `+${figures}` : figures;
  }
}
