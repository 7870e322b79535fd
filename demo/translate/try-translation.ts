// "Try a translation": a translator drops a PO file of one part, sees each message with its problems, and plays. The content of
// the file is only shown as text; none of it is executed, and nothing leaves the page.
import { type CSSResultGroup, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { FileDrop } from '../../components/parts/file-drop.js';
import { sharedOf } from '../../scripts/messages/groups.mjs';
import { WordsFolder, type LanguageOf } from './folder.js';
import { elementWith, placesOf, type Place } from './games.js';
import { openTranslation, refusedUnread, type Opened, type Sources } from './opened.js';
import { messageRow, strayRow } from './rows.js';
import { spoken, type Tables } from './spoken.js';
import { styles } from './styles.js';
import { PageElement } from '../page-element.js';

/** An open file. */
interface Trial {
  readonly file: string;
  readonly opened: Opened;
  readonly language: LanguageOf;
}

/** Maximum number of messages shown that no part has. */
const mostStrays = 50;

/** @attr {string} words - The address of the folder `words/`. */
export class TryTranslation extends PageElement {
  static override readonly styles: CSSResultGroup = styles;
  static override readonly properties: PropertyDeclarations = {
    trial: { state: true },
    refused: { state: true },
    isReading: { state: true },
    onlyFaults: { state: true },
    played: { state: true },
  };

  /** @internal */
  declare private trial: Trial | undefined;
  /** The name of a file and its problem. @internal */
  declare private refused: readonly [file: string, why: string] | undefined;
  /** @internal */
  declare private isReading: boolean;
  /** @internal */
  declare private onlyFaults: boolean;
  /** @internal */
  declare private played: HTMLElement | undefined;

  readonly #drop = new FileDrop(this, (files) => void this.open(files));
  #folder: WordsFolder | undefined;
  #sources: Sources | undefined;
  /** The translations tried since the page was opened, by part: other parts of the same language are played with them. */
  readonly #tried = new Map<string, ReadonlyMap<string, string>>();

  constructor() {
    super();
    this.trial = undefined;
    this.refused = undefined;
    this.isReading = false;
    this.onlyFaults = false;
    this.played = undefined;
  }

  /** Reads files and shows the content if there is only one; shows the problem if that is not possible. Never rejects. */
  async open(files: readonly File[]): Promise<void> {
    if (files.length === 0 || this.isReading) return;
    this.trial = undefined;
    this.played = undefined;
    this.refused = undefined;
    this.isReading = true;
    const [file] = files;
    try {
      if (files.length > 1) throw new Error('These are several files: choose one at a time.');
      const unread = refusedUnread(file.name, file.size);
      if (unread) throw new Error(unread);
      const folder = (this.#folder ??= new WordsFolder(this.getAttribute('words') ?? '../words/'));
      this.#sources ??= await folder.sources();
      const opened = await openTranslation(file.name, new Uint8Array(await file.arrayBuffer()), this.#sources, (tag) =>
        folder.terms(tag),
      );
      if ('refusal' in opened) throw new Error(opened.refusal);
      const language = await folder.language(opened.tag);
      this.#tried.set(`${opened.tag}/${opened.part}`, opened.texts);
      this.trial = { file: file.name, opened, language };
    } catch (error) {
      this.refused = [file.name, error instanceof Error ? error.message : String(error)];
    }
    this.isReading = false;
  }

  /** Plays a game with the words of the file. Never rejects. */
  async play(place: Place): Promise<void> {
    const { trial } = this;
    if (!trial) return;
    try {
      const tables = await this.#tablesFor(place, trial);
      const { tag } = trial.opened;
      const words = { tag, common: tables('common')['common'], game: tables(place.part)[place.part] };
      const element = await elementWith(place, words);
      if (this.trial !== trial) return;
      this.played = element;
      await this.updateComplete;
      this.renderRoot.querySelector('.played')?.scrollIntoView({ block: 'start' });
    } catch (error) {
      this.refused = [trial.file, `It cannot be played: ${error instanceof Error ? error.message : String(error)}`];
    }
  }

  async #tablesFor(place: Place, { opened, language }: Trial): Promise<(part: string) => Tables> {
    const sources = this.#sources!;
    const parts = new Set(['common', place.part]);
    for (const part of parts) for (const { other } of sharedOf(sources[part])) parts.add(other);
    const texts = new Map<string, ReadonlyMap<string, string>>();
    for (const part of parts) {
      const tried = this.#tried.get(`${opened.tag}/${part}`);
      texts.set(part, tried ?? (await this.#folder!.texts(part, opened.tag)));
    }
    return spoken(sources, (part, key) => texts.get(part)?.get(key), language.speaker, language.notation);
  }

  protected override render(): TemplateResult {
    return html`
      <label class="drop ${this.#drop.isHeld ? 'held' : ''}">
        <input type="file" accept=".po" @change=${this.#onChosen} />
        <b>Choose a PO file</b>
        <span>or drop it here: <code>words/&lt;tag&gt;/&lt;part&gt;.po</code></span>
      </label>
      <div role="status">${this.isReading ? html`<p>Reading…</p>` : nothing} ${this.#refusal()} ${this.#summary()}</div>
      ${this.#playing()} ${this.#messages()}
    `;
  }

  #refusal(): TemplateResult | typeof nothing {
    if (!this.refused) return nothing;
    const [file, why] = this.refused;
    return html`<p class="refused"><b>${file}</b> ${why}</p>`;
  }

  #summary(): TemplateResult | typeof nothing {
    if (!this.trial) return nothing;
    const { file, opened, language } = this.trial;
    const all = [...opened.messages, ...opened.strays];
    const done = opened.messages.filter(({ text }) => text !== '').length;
    const wrong = all.filter(({ faults }) => faults.length > 0).length;
    return html`<p class="summary">
      <b>${file}</b> ${language.name}, part <code>${opened.part}</code>: ${done} of ${opened.messages.length} messages
      translated, ${wrong === 0 ? 'no problems' : html`<strong>${wrong} with problems</strong>`}.
      ${language.isKnown ? nothing : html`This language is new here: its sums are written as in English for now.`}
    </p>`;
  }

  #playing(): TemplateResult | typeof nothing {
    if (!this.trial) return nothing;
    const places = placesOf(this.trial.opened.part, this.#sources!);
    return html`<section class="played" aria-labelledby="play">
      <h2 id="play">Play</h2>
      ${
        places.length === 0
          ? html`<p>No game says these words; pages for teachers do. Read them below.</p>`
          : html`<p class="places">
              ${places.map(
                (place) =>
                  html`<button type="button" @click=${() => void this.play(place)}>
                    ${place.title} with these words
                  </button>`,
              )}
            </p>`
      }
      ${this.played ?? nothing}
    </section>`;
  }

  #messages(): TemplateResult | typeof nothing {
    if (!this.trial) return nothing;
    const { opened, language } = this.trial;
    const isShown = ({ faults }: { readonly faults: readonly string[] }): boolean =>
      !this.onlyFaults || faults.length > 0;
    const { messages } = this.#sources![opened.part];
    const unseen = opened.strays.length - mostStrays;
    return html`<section aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      <label class="only"
        ><input
          type="checkbox"
          .checked=${this.onlyFaults}
          @change=${(event: Event) => (this.onlyFaults = (event.target as HTMLInputElement).checked)}
        />
        Only those with problems</label
      >
      ${opened.strays.slice(0, mostStrays).map(strayRow)}
      ${unseen > 0 ? html`<p>And ${unseen} more that are not known.</p>` : nothing}
      ${opened.messages.filter(isShown).map((tried) => messageRow(tried, messages[tried.key], language))}
    </section>`;
  }

  readonly #onChosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    input.value = ''; // the same file may be chosen again
    void this.open(files);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'try-translation': TryTranslation;
  }
}

if (!customElements.get('try-translation')) customElements.define('try-translation', TryTranslation);
