import { html, LitElement, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { segments } from '../../components/parts/controls.js';
import type { Choices } from '../../src/embed/choices.js';
import { choicesFromMarkup, fileNameOf, snippet } from '../../src/embed/snippets.js';
import type { Result } from '../../src/rules/game.js';
import type { BuilderWords } from '../../src/words/builder.js';
import { textField } from './fields.js';
import './form.js';
import { english, languageNames, pageWords, type LanguageTag } from './languages.js';
import { choicesInFile, fetcher, make } from './make.js';
import { marks } from './marks.js';
import { isPackage, isSnippet, outputList, type Output } from './outputs.js';
import { picture, pictureDefs, sign } from './pictures.js';
import { choicesOf, planOf, usualPlan, withGame, withRest, type GameName, type Plan } from './plan.js';
import './preview.js';
import { styles } from './styles.js';

/** Where on the page something is said: at its head, below the form, beside what is made, beside what is opened. */
type Place = 'head' | 'form' | 'take' | 'reopen';

interface Note {
  readonly at: Place;
  readonly text: string;
  readonly isBad: boolean;
}

/** Fired before a file is saved; cancel it to have the file elsewhere. */
export interface MadeDetail {
  readonly name: string;
  readonly blob: Blob;
}

const games: readonly GameName[] = ['plyt', 'sequence', 'multiplay', 'upAndDown', 'tables'];

/** An address that only this machine knows. */
const isLocal = (address: string): boolean => {
  const { protocol, hostname } = new URL(address, location.href);
  return protocol === 'file:' || /^(?:localhost|127\..*|\[::1\])$/.test(hostname);
};

/** Puts a game into a lesson: choose it, make it yours, take it along. Everything is made in the page. */
export class GameBuilder extends LitElement {
  static override styles = styles;
  static override properties: PropertyDeclarations = {
    folder: {},
    lang: { reflect: true },
    words: { state: true },
    plan: { state: true },
    choices: { state: true },
    bad: { state: true },
    output: { state: true },
    at: { state: true },
    note: { state: true },
    isMaking: { state: true },
  };

  /** The address of the built scripts, dist/cdn: they are shown from there, and packed. */
  declare folder: string;
  /** @internal */
  declare words: BuilderWords;
  /** What the form holds. */
  declare plan: Plan;
  /** The last plan that was possible, as choices: what is shown, and what is made. */
  declare choices: Choices;
  /** The name of a field that is not possible. @internal */
  declare bad: string | undefined;
  /** @internal */
  declare output: Output;
  /** Where the scripts will lie, as the pages will see it. @internal */
  declare at: string | undefined;
  /** @internal */
  declare note: Note | undefined;
  /** @internal */
  declare isMaking: boolean;

  /** What was planned for the games that were looked at before. */
  readonly #plans = new Map<GameName, Plan>();

  constructor() {
    super();
    this.folder = '';
    this.lang = 'en';
    this.words = english;
    this.output = 'scorm12';
    this.isMaking = false;
    this.plan = usualPlan('multiplay');
    const usual = choicesOf(this.plan);
    if (usual.ok) this.choices = usual.value;
  }

  /** Goes on from choices made before. */
  reopen(choices: Choices): void {
    this.#plan(planOf(choices));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('dragover', this.#onDragOver);
    window.addEventListener('drop', this.#onDrop);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('dragover', this.#onDragOver);
    window.removeEventListener('drop', this.#onDrop);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lang')) void this.#speak(this.lang as LanguageTag);
  }

  async #speak(tag: LanguageTag): Promise<void> {
    const words = await (pageWords[tag] ?? pageWords.en)();
    if (this.lang === tag) this.words = words;
  }

  /** Takes a plan. One that is not possible stays in the form, with what is wrong; what was made of the last one stays. */
  #plan(plan: Plan): void {
    this.plan = plan;
    this.#plans.set(plan.game, plan);
    const read = choicesOf(plan);
    this.bad = read.ok ? undefined : read.code;
    this.note = undefined;
    if (!read.ok) return this.#say('form', this.words.problems.field(read.code), true);
    this.choices = read.value;
    this.dispatchEvent(new CustomEvent<Choices>('choices-change', { detail: read.value }));
  }

  /** Says it where it matters; also when it is the same as before. */
  #say(at: Place, text: string, isBad = false): void {
    this.note = { at, text: this.note?.text === text ? `${text}\u00a0` : text, isBad };
  }

  #choose(game: GameName): void {
    this.#plan(this.#plans.get(game) ?? withGame(this.plan, game));
  }

  // ---- what is made ----

  get #address(): string {
    return this.at ?? this.folder;
  }

  get #file(): string {
    return `${fileNameOf(this.choices)}.${this.output === 'html' ? 'html' : 'zip'}`;
  }

  async #make(): Promise<void> {
    const { output, choices } = this;
    if (isSnippet(output) || this.isMaking) return;
    const name = this.#file;
    this.isMaking = true;
    this.#say('take', this.words.making);
    const made = await make(output, choices, fetcher(new URL(this.folder, location.href).href)).finally(() => {
      this.isMaking = false;
    });
    if (!made.ok) return this.#say('take', this.words.problems.missing(made.code), true);
    const type = output === 'html' ? 'text/html' : 'application/zip';
    const blob = new Blob([made.value as BlobPart], { type });
    const event = new CustomEvent<MadeDetail>('made', { detail: { name, blob }, cancelable: true });
    if (this.dispatchEvent(event)) save(name, blob);
    this.#say('take', this.words.made(name));
  }

  async #copy(): Promise<void> {
    const lines = this.renderRoot.querySelector<HTMLTextAreaElement>('.lines')!;
    try {
      await navigator.clipboard.writeText(lines.value);
      this.#say('take', this.words.copied);
    } catch {
      lines.focus();
      lines.select();
      this.#say('take', this.words.notCopied, true);
    }
  }

  // ---- what is opened ----

  readonly #onDragOver = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };

  readonly #onDrop = (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void this.#openFile(file);
  };

  async #openFile(file: Blob): Promise<void> {
    this.#opened(await choicesInFile(file));
  }

  #openLines(): void {
    const lines = this.renderRoot.querySelector<HTMLTextAreaElement>('.paste')!;
    if (!lines.value.trim()) return this.#say('reopen', this.words.problems.nothing, true);
    this.#opened(choicesFromMarkup(lines.value));
    lines.focus();
  }

  #opened(read: Result<Choices>): void {
    const { problems } = this.words;
    if (!read.ok) {
      const known = ['snippet', 'zip', 'large', 'game', 'query'] as const;
      const found = known.find((code) => code === read.code);
      return this.#say('reopen', `${found ? problems[found] : problems.field(read.code)} ${problems.unchanged}`, true);
    }
    this.reopen(read.value);
    this.#say('head', this.words.opened(this.words.games[this.plan.game].title));
    const head = this.renderRoot.querySelector<HTMLElement>('.s1 h2')!;
    head.focus({ preventScroll: true });
    this.renderRoot.querySelector('.head')!.scrollIntoView({ block: 'start' });
  }

  // ---- what is drawn ----

  #note(at: Place): TemplateResult {
    const { note } = this;
    const here = note?.at === at ? note : undefined;
    return html`<p class="note ${here?.isBad ? 'bad' : ''}" role="status">${here?.text ?? nothing}</p>`;
  }

  protected override render(): TemplateResult {
    const { words: w, plan, choices } = this;
    return html`${pictureDefs}
      <div class="frame">
        <div class="app bl">
          <header class="head">
            <div>
              <h1>${w.title}</h1>
              <p class="soft">${w.intro}</p>
            </div>
            ${segments(
              'language',
              w.language,
              Object.entries(languageNames).map(([value, label]) => ({ value, label })),
              this.lang,
              (tag) => (this.lang = tag),
            )}
            ${this.#note('head')}
          </header>
          <section class="s1">
            <h2 tabindex="-1"><i aria-hidden="true">1</i> ${w.choose}</h2>
            <div class="games" role="radiogroup" aria-label=${w.choose}>${games.map((game) => this.#card(game))}</div>
          </section>
          <section class="s2 card">
            <h2><i aria-hidden="true">2</i> ${w.yours}</h2>
            <builder-form
              lang=${this.lang}
              .plan=${plan}
              .words=${w}
              .bad=${this.bad}
              @plan-change=${(e: CustomEvent<Plan>) => this.#plan(e.detail)}
              @say=${(e: CustomEvent<string>) => this.#say('form', e.detail, true)}
            ></builder-form>
            ${this.#note('form')}
          </section>
          <section class="s3 card">
            <h2>${w.preview}</h2>
            <builder-preview
              .choices=${choices}
              .words=${w}
              .folder=${new URL(this.folder, location.href).href}
            ></builder-preview>
          </section>
          <section class="s4">
            <h2><i aria-hidden="true">3</i> ${w.take}</h2>
            ${outputList({
              words: w,
              chosen: this.output,
              isKept: choices.persist !== undefined,
              choose: (output) => {
                this.output = output;
                this.note = undefined;
              },
              act: isSnippet(this.output) ? this.#lines(this.output) : this.#download(),
              more: isPackage(this.output) ? this.#marks() : isSnippet(this.output) ? this.#folder() : nothing,
            })}
          </section>
          ${this.#reopen()}
        </div>
      </div>`;
  }

  #card(game: GameName): TemplateResult {
    const { title, about } = this.words.games[game];
    const isOn = this.plan.game === game;
    return html`<label class="gc ${isOn ? 'on' : ''}">
      <input type="radio" name="game" value=${game} .checked=${isOn} @change=${() => this.#choose(game)} />
      ${picture(game)}
      <span class="gt"><b>${title}</b><small>${about}</small></span>
      <i class="tick">${sign('yes')}</i>
    </label>`;
  }

  #download(): TemplateResult {
    return html`<button
        type="button"
        class="btn go"
        aria-disabled=${this.isMaking ? 'true' : nothing}
        @click=${() => void this.#make()}
      >
        ${this.words.download(this.#file)}
      </button>
      ${this.#note('take')}`;
  }

  #lines(kind: 'div' | 'script' | 'iframe'): TemplateResult {
    const { words: w } = this;
    const made = snippet(kind, this.choices, this.#address);
    if (!made.ok) {
      const text = made.code === 'at' ? w.problems.at : w.problems.query;
      return html`<p class="note bad">${text}</p>
        ${this.#note('take')}`;
    }
    return html`<textarea
        class="lines"
        readonly
        dir="ltr"
        spellcheck="false"
        rows=${Math.min(12, made.value.split('\n').reduce((rows, line) => rows + Math.ceil(line.length / 52), 0) + 1)}
        aria-label=${w.lines}
        .value=${made.value}
      ></textarea>
      <button type="button" class="btn go" @click=${() => void this.#copy()}>${w.copy}</button>
      ${this.#note('take')}`;
  }

  #marks(): TemplateResult {
    return marks({
      words: this.words,
      rest: this.plan.rest,
      bad: this.bad,
      change: (change) => this.#plan(withRest(this.plan, change)),
    });
  }

  #folder(): TemplateResult {
    const { words: w } = this;
    const isPossible = snippet('script', this.choices, this.#address).ok;
    return html`<div class="folder">
      ${textField({
        label: w.folder,
        help: w.folderHelp,
        value: this.#address,
        inputMode: 'url',
        problem: isPossible ? undefined : w.problems.at,
        onChange: (text) => (this.at = text.trim()),
      })}
      ${isPossible && isLocal(this.#address) ? html`<p class="hint">${w.folderIsLocal}</p>` : nothing}
    </div>`;
  }

  #reopen(): TemplateResult {
    const { words: w } = this;
    return html`<section class="s5 card">
      <h2>${w.reopen}</h2>
      <p class="soft">${w.reopenHelp}</p>
      <div class="ways">
        <div>
          <textarea
            class="paste"
            rows="3"
            dir="ltr"
            spellcheck="false"
            aria-label=${w.reopenLines}
            placeholder=${w.reopenLines}
          ></textarea>
          <button type="button" class="btn" @click=${() => this.#openLines()}>${w.open}</button>
        </div>
        <div>
          <label class="btn drop"
            ><input
              type="file"
              accept=".zip,.html,.htm,.txt"
              @change=${(e: Event) => {
                const input = e.target as HTMLInputElement;
                const [file] = input.files ?? [];
                if (file) void this.#openFile(file);
                input.value = '';
              }}
            />${w.reopenFile}</label
          >
          <p class="soft">${w.drop}</p>
        </div>
      </div>
      ${this.#note('reopen')}
    </section>`;
  }
}

/** Has the browser save a file. */
function save(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

if (!customElements.get('game-builder')) customElements.define('game-builder', GameBuilder);
