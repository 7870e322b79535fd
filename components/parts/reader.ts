import { localeFor, pickLanguage, type Language, type Languages } from '../../src/words/words.js';

/** Who reads an element: in which language, with which digits. */
export class Reader<W> {
  language: Language<W> | undefined;

  constructor(
    private readonly host: HTMLElement,
    private readonly languages: () => Languages<W>,
  ) {}

  /** Languages the reader may want, first things first: the element's, the page's, the browser's. */
  #wanted(): (string | null)[] {
    const page = this.host.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
    return [this.host.getAttribute('lang'), page, navigator.language];
  }

  /** Fetches the language where it is not there yet. One that cannot be fetched is no reason not to play. */
  async fetch(): Promise<void> {
    const languages = this.languages();
    const tags = Object.keys(languages);
    const tag = pickLanguage(tags, this.#wanted());
    if (tag === this.language?.tag) return;
    try {
      this.language = await languages[tag]();
    } catch {
      this.language ??= await languages[tags[0]]();
    }
  }

  /** A number in the reader's digits, with a true minus; `sign`: with a plus. */
  figure(value: number, sign = false): string {
    const figures = new Intl.NumberFormat(localeFor(this.language!.tag, this.#wanted())).format(Math.abs(value));
    return value < 0 ? `\u2212${figures}` : sign && value > 0 ? `+${figures}` : figures;
  }
}
