import { type CSSResultGroup, html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Item } from '../../src/learning/index.js';
import { dayOf } from '../../src/learning/memory.js';
import type { ClassReport, Pupil } from '../../src/report/class-report.js';
import type { Separator } from '../../src/report/separators.js';
import { teacherLanguages } from '../../src/words/generated/teacher.js';
import type { TeacherWords } from '../../src/words/types.js';
import { digitsOf } from '../../src/words/notation.js';
import { fetchLanguage, localeFor } from '../../src/words/words.js';
import { languageOf } from '../game/locale.js';
import { OwnKeys } from '../game/own-keys.js';
import { SurroundingScheme, type Theme } from '../game/theme.js';
import { FileDrop } from '../parts/file-drop.js';
import { saveFile } from '../parts/share.js';
import { watched } from '../game/watched.js';
import { keyOf } from '../style/keys.js';
import type { Place } from './class-map.js';
import { dayName, figure, itemAt, type Context, type MapKind } from './context.js';
import { openFile, accountOf, fileRows, spokenAccount, type OpenedFile } from './files.js';
import { chooser, opening } from './opening.js';
import { saving, separatorFor } from './saving.js';
import { sign } from './signs.js';
import { styles } from './styles.js';

type Study = typeof import('./study.js');

/** Duration for which a sentence is shown, in milliseconds. */
const shown = 8000;

/** The data that the screen shows and that changes while it is used. */
interface Seen {
  words: TeacherWords;
  files: readonly OpenedFile[];
  /** True if pupils are shown by name, not by number. */
  hasNames: boolean;
  /** The kind of facts in the map. */
  kind: MapKind;
  /** The cell of the map that has the keyboard focus. */
  place: Place;
  /** The fact whose details are open. */
  opened: Item | undefined;
  /** The pupils whose strips are being printed. */
  printed: readonly Pupil[] | undefined;
  isReading: boolean;
  /** The last announcement. */
  spoken: string;
  /** The column separator of a saved table. */
  separator: Separator;
  /** A sentence that is shown for a while. */
  toast: string;
}

/**
 * A report for a teacher, made from the files that a platform exports: who needs what tomorrow, a map of the class, and
 * the pupils. The files are read in the page; nothing is sent or stored.
 *
 * @slot example - Below the steps, before there is a file.
 * @cssprop --ab-font - Font family.
 * @cssprop --ab-paper - Background.
 * @cssprop --ab-surface - Background of panels.
 * @cssprop --ab-ink - Text.
 * @cssprop --ab-ink-soft - Text that is less important.
 * @cssprop --ab-focus - Focus ring.
 */
export class AbacadeReport extends LitElement {
  static override readonly styles: CSSResultGroup = styles;
  static override readonly properties: PropertyDeclarations = {
    theme: { reflect: true },
    warmUp: { attribute: 'warm-up' },
  };

  /** `light`, `dark` or `auto` (default), which follows the page. */
  declare theme: Theme | undefined;
  /** The address of a page with the warm-up, to which links add the table, `?tables=8`. Without it no links are offered. */
  declare warmUp: string | undefined;

  readonly #seen: Seen;
  readonly #drop = new FileDrop(this, (files) => void this.open(files), this);
  #study: Study | undefined;
  #report: ClassReport | undefined;
  /** The files that the report is made from. */
  #judged: readonly OpenedFile[] = [];
  #locale = 'en';
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.#seen = watched<Seen>(this, {
      words: teacherLanguages.first,
      files: [],
      hasNames: false,
      kind: 'P',
      place: { row: 2, column: 2 },
      opened: undefined,
      printed: undefined,
      isReading: false,
      spoken: '',
      separator: separatorFor(),
      toast: '',
    });
    new SurroundingScheme(this);
    new OwnKeys(this);
  }

  /** Replaces a shadow root that a server has already rendered (declarative shadow DOM). */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#speak();
    window.addEventListener('afterprint', this.#onPrinted);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('afterprint', this.#onPrinted);
  }

  /**
   * Reads files and adds their contents; the same file twice changes nothing. A file that cannot be read is listed with the
   * reason.
   */
  async open(files: readonly File[]): Promise<void> {
    this.#seen.isReading = files.length > 0;
    const accounts: string[] = [];
    try {
      this.#study ??= await import('./study.js');
      for (const file of files) {
        // Lets the page render first, since reading a large file takes a while.
        await new Promise((resolve) => setTimeout(resolve));
        const opened = await openFile(file, this.#locale, this.#study);
        const isThere = this.#seen.files.some(({ print }) => print === opened.print);
        if (!isThere) this.#seen.files = [...this.#seen.files, opened];
        accounts.push(
          isThere ? `${file.name}: ${this.#seen.words.again}` : spokenAccount(opened, this.#seen.words, this.#locale),
        );
      }
      this.#say(accounts.join(' '));
    } catch {
      // The module that reads files is fetched with the first one, and could not be loaded.
      this.#show(this.#seen.words.noReader);
    }
    this.#seen.isReading = false;
    await this.updateComplete;
  }

  /** Removes all files. */
  clear(): void {
    this.#seen.files = [];
    this.#seen.hasNames = false;
    this.#seen.opened = undefined;
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now);
    if (name === 'lang' && this.isConnected) void this.#speak();
  }

  async #speak(): Promise<void> {
    const { tag, asked } = languageOf(this);
    // If a language cannot be fetched, the report stays as it is.
    const words = await fetchLanguage(teacherLanguages, tag).catch(() => undefined);
    if (!words) return;
    const locale = localeFor(tag, asked);
    this.#seen.words = words.notation.regional?.(words, words, locale) ?? words;
    this.#locale = new Intl.Locale(locale, { numberingSystem: digitsOf(locale, this.#seen.words.notation) }).toString();
    this.#report = undefined;
    this.requestUpdate();
  }

  #say(sentence: string): void {
    this.#seen.spoken = this.#seen.spoken === sentence ? `${sentence}\u00a0` : sentence;
  }

  /** Announces a sentence and shows it for a while. */
  #show(sentence: string): void {
    this.#seen.toast = sentence;
    this.#say(sentence);
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.#seen.toast = ''), shown);
  }

  get #isRtl(): boolean {
    return (this.dir || this.#seen.words.notation.direction) === 'rtl';
  }

  get #today(): number {
    return dayOf(new Date());
  }

  protected override willUpdate(): void {
    const { files } = this.#seen;
    const areOther = files !== this.#judged;
    if (!this.#study || (!areOther && this.#report)) return;
    this.#judged = files;
    const found = files.flatMap(({ read }) => (read.ok ? [read.value] : []));
    const { compare } = new Intl.Collator(this.#locale, { numeric: true });
    this.#report = this.#study.classReport(found, this.#today, compare);
    if (!areOther) return;
    const met = (kind: MapKind): number =>
      this.#report!.pupils.reduce(
        (sum, { said }) => sum + [...said.keys()].filter((item) => item[0] === kind).length,
        0,
      );
    const kinds = (['P', 'Q', 'S'] as const).map((kind) => [met(kind), kind] as const);
    this.#chooseKind(kinds.reduce((best, next) => (next[0] > best[0] ? next : best))[1]);
  }

  readonly #chooseKind = (kind: MapKind): void => {
    this.#seen.kind = kind;
    this.#seen.opened = undefined;
    const first = this.#study!.firstOf(kind);
    this.#seen.place = { row: first, column: first };
  };

  get #context(): Context {
    return {
      words: this.#seen.words,
      locale: this.#locale,
      report: this.#report!,
      hasNames: this.#seen.hasNames,
      kind: this.#seen.kind,
      hasWarmUp: Boolean(this.warmUp),
      chooseKind: this.#chooseKind,
      print: (pupils) => void this.#print(pupils),
      copyLink: (table) => void this.#copyLink(table),
    };
  }

  async #print(pupils: readonly Pupil[]): Promise<void> {
    this.#seen.printed = pupils;
    await this.updateComplete;
    print();
  }

  readonly #onPrinted = (): void => {
    this.#seen.printed = undefined;
  };

  async #copyLink(table: number): Promise<void> {
    const link = new URL(this.warmUp ?? '', document.baseURI);
    link.searchParams.set('tables', String(table));
    const { copied, notCopied } = this.#seen.words;
    await navigator.clipboard.writeText(link.href).then(
      () => this.#show(copied(link.href)),
      () => this.#show(notCopied(link.href)),
    );
  }

  readonly #saves = {
    save: () => {
      const table = this.#study!.csv(this.#report!, this.#seen.hasNames, this.#seen.separator);
      // Spreadsheets read a file as Unicode if it has a byte order mark.
      saveFile('report.csv', `\ufeff${table}`, 'text/csv');
    },
    choose: (separator: Separator) => {
      this.#seen.separator = separator;
    },
  };

  readonly #onFiles = (files: readonly File[]): void => void this.open(files);

  readonly #onKey = (event: KeyboardEvent): void => {
    const next = this.#study!.placeAfter(keyOf(event), this.#seen.place, this.#seen.kind, this.#isRtl);
    if (!next) return;
    event.preventDefault();
    this.#seen.place = next;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus(),
    );
  };

  async #open(place: Place): Promise<void> {
    const item = itemAt(this.#seen.kind, place.row, place.column);
    this.#seen.place = place;
    this.#seen.opened = this.#seen.opened === item ? undefined : item;
    await this.updateComplete;
    this.renderRoot.querySelector('.details')?.scrollIntoView({ block: 'nearest' });
  }

  #close(): void {
    this.#seen.opened = undefined;
    const { row, column } = this.#seen.place;
    this.renderRoot.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus();
  }

  protected override render(): TemplateResult {
    const { words: w } = this.#seen;
    const study = this.#report && this.#report.pupils.length > 0 ? this.#study : undefined;
    return html`<div
      class="frame ${this.#isRtl ? 'rtl' : 'ltr'} ${this.#seen.printed ? 'printing' : ''}"
      lang=${new Intl.Locale(this.#locale).baseName}
      translate="no"
    >
      <div class="app report ${this.#drop.isHeld ? 'held' : ''}">
        <slot name="heading"></slot>
        <p class="visually-hidden" role="status">${this.#seen.spoken || nothing}</p>
        ${this.#seen.isReading || this.#seen.toast ? html`<p class="toast" aria-hidden="true">${this.#seen.isReading ? w.reading : this.#seen.toast}</p>` : nothing}
        ${study ? this.#renderReport(study) : this.#renderOpening()}
        <slot name="footer"></slot>
      </div>
      ${study && this.#seen.printed ? study.strips(this.#context, this.#seen.printed, this.#today) : nothing}
    </div>`;
  }

  #renderOpening(): TemplateResult {
    const { words: w, files } = this.#seen;
    return html`<header class="report-head">
        <div>
          <h2>${w.title}</h2>
          <p class="soft">${w.intro}</p>
        </div>
      </header>
      ${files.length > 0 ? this.#renderFiles() : nothing} ${opening(w, this.#onFiles)}`;
  }

  #renderFiles(): TemplateResult {
    const takeAway = (file: OpenedFile): void => {
      this.#seen.files = this.#seen.files.filter((one) => one !== file);
    };
    return fileRows(this.#seen.files, this.#seen.words, this.#locale, takeAway);
  }

  #renderReport({ tomorrow, classMap, pupilCards }: Study): TemplateResult {
    const { words: w, files, opened, place } = this.#seen;
    const context = this.#context;
    const { pupils, answers, days, games, hasFacts } = context.report;
    const names = files.filter(({ read }) => read.ok).map(({ name }) => name);
    // Advice about a file must stay visible, so the list of files is collapsed only if there is none.
    const isWhole = files.every((file) => accountOf(file, w, this.#locale).help === undefined);
    const last = days.at(-1);
    return html`<header class="report-head">
        <div>
          <h2>${w.title}</h2>
          <p class="soft">
            ${[
              w.pupils(pupils.length),
              ...(hasFacts ? [w.counts(figure(context, answers), days.length)] : []),
              ...(games ? [w.playedCount(figure(context, games))] : []),
              ...(last === undefined ? [] : [w.lastOn(dayName(context, last))]),
            ].join(', ')}
          </p>
        </div>
        <div class="actions">
          <button
            type="button"
            class="button"
            aria-pressed=${this.#seen.hasNames}
            @click=${() => (this.#seen.hasNames = !this.#seen.hasNames)}
          >
            ${sign('eye')}${w.names}
          </button>
          ${
            hasFacts
              ? html`<button type="button" class="button" @click=${() => context.print(pupils)}>
                    ${sign('print')}${w.printStrips}
                  </button>
                  ${saving(w, this.#seen.separator, this.#saves)}`
              : nothing
          }
          ${chooser(w.add, '', this.#onFiles)}
        </div>
      </header>
      <details class="files" ?open=${!isWhole}>
        <summary>${sign('file')}<bdi>${names.length === 1 ? names[0] : w.filesCount(files.length)}</bdi></summary>
        ${this.#renderFiles()}
      </details>
      ${
        hasFacts
          ? html`${tomorrow(context)}
            ${classMap(
              context,
              {
                place,
                opened,
                open: (next) => void this.#open(next),
                close: () => this.#close(),
              },
              this.#onKey,
            )}`
          : nothing
      }
      ${pupilCards(context)} ${hasFacts ? html`<p class="soft small foot">${w.foot}</p>` : nothing}`;
  }
}
