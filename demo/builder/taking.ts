import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { Choices } from '../../src/embed/choices.js';
import { folderOf, gamePageAddress, link } from '../../src/embed/link.js';
import { packable } from '../../src/embed/packages/packable.js';
import { fileNameOf, snippet, type SnippetKind } from '../../src/embed/snippets.js';
import type { Result } from '../../src/rules/game.js';
import type { BuilderWords } from '../../src/words/types.js';
import { fetcher } from './fetcher.js';
import { textField } from './fields.js';
import { linkCode } from './link-code.js';
import { make, makeFolder } from './make.js';
import { marks } from './marks.js';
import type { Notes, Place } from './notes.js';
import { offered } from './offered.js';
import { isPackage, isSnippet, outputList, type Output, type View } from './outputs.js';
import { peopleIn, type Plan, type withRest } from './plan.js';
import { folderFile } from './server-folder.js';

interface Host extends LitElement {
  readonly words: BuilderWords;
  /** The content of the form; undefined where there is none. */
  readonly plan: Plan | undefined;
  readonly choices: Choices;
  readonly bad: string | undefined;
  /** The address of the built scripts. */
  readonly scripts: string;
  /** The address of the pages that this site has for each game; undefined if it has none. */
  readonly pages: string | undefined;
}

/** Fired before a file is saved; cancel it to handle the file elsewhere. */
export interface MadeDetail {
  readonly name: string;
  readonly blob: Blob;
}

/** The types of files that are saved, by the endings of their names. */
const types = {
  h5p: 'application/zip',
  html: 'text/html',
  png: 'image/png',
  svg: 'image/svg+xml',
  zip: 'application/zip',
} as const;
type Ending = keyof typeof types;

/** The outputs that are copied rather than saved. */
type Text = SnippetKind | 'link';
const isText = (output: Output): output is Text => output === 'link' || isSnippet(output);

/** Step three: the game as a snippet to copy, or as a file to save. */
export class Taking implements ReactiveController {
  #output: Output | undefined;
  /** The future address of the scripts, as seen by the pages; undefined if they stay where they are now. */
  #at: string | undefined;
  #isMaking = false;

  constructor(
    private readonly host: Host,
    private readonly notes: Notes,
    private readonly change: (change: Parameters<typeof withRest>[1]) => void,
    /** The output that is chosen at first, if any. */
    first?: Output,
  ) {
    this.#output = first;
    host.addController(this);
  }

  /** Fits the height of the text area to its lines, however they wrap. */
  hostUpdated(): void {
    const lines = this.#shownLines;
    if (!lines) return;
    lines.style.blockSize = '';
    lines.style.blockSize = `${lines.scrollHeight + lines.offsetHeight - lines.clientHeight}px`;
  }

  get #shownLines(): HTMLTextAreaElement | null {
    return this.host.renderRoot.querySelector('.lines');
  }

  /** Returns the reason why the chosen output cannot be made of these choices; undefined if it can. */
  refusal(choices: Choices): string | undefined {
    const checked = this.#output && isPackage(this.#output) ? packable(choices, offered) : undefined;
    if (!checked || checked.ok) return undefined;
    const { noPuzzle, noPracticeUndo } = this.host.words;
    return checked.code === 'puzzle' ? noPuzzle : noPracticeUndo;
  }

  /** Returns a warning about an unexpected effect of a package: of several people, only one is marked. */
  warning(plan: Plan | undefined): string | undefined {
    if (!plan?.startsAtOnce || !this.#output || !isPackage(this.#output)) return undefined;
    return peopleIn(plan.draft.players).length > 1 ? this.host.words.onlyFirst : undefined;
  }

  /** Chooses an output. */
  choose(output: Output | undefined): void {
    this.#output = output;
    // If the plan is invalid, it stays invalid for any output.
    if (this.host.bad) this.host.requestUpdate();
    else this.notes.clear();
  }

  /** Returns all that the list of outputs shows. */
  view(): View {
    const { words, choices } = this.host;
    const output = this.#output;
    const refusal = this.refusal(choices);
    return {
      refusal: refusal === undefined ? undefined : html`<p class="hint">${refusal}</p>`,
      words,
      chosen: output,
      isOnlyHere: output !== undefined && isText(output) && this.#isOnlyHere(output),
      isKept: choices.persist !== undefined && choices.puzzle === undefined,
      choose: (to) => this.choose(to),
      act: output === undefined ? html`` : isText(output) ? this.#lines(output) : this.#download(output),
      more:
        output === undefined
          ? nothing
          : isPackage(output)
            ? this.#marks()
            : isText(output)
              ? this.#folder(output)
              : nothing,
    };
  }

  render(): TemplateResult {
    return outputList(this.view());
  }

  // ---- files ----

  #fileName(output: Output): string {
    return `${fileNameOf(this.host.choices, offered)}.${output === 'html' || output === 'h5p' ? output : 'zip'}`;
  }

  #download(output: Exclude<Output, Text>): TemplateResult {
    const { host } = this;
    const name = this.#fileName(output);
    const warning = this.warning(host.plan);
    return html`${warning ? html`<p class="hint">${warning}</p>` : nothing}
      <button
        type="button"
        class="button primary"
        aria-disabled=${this.#isMaking ? 'true' : nothing}
        @click=${() => void this.#make('take', name, () => make(output, host.choices, fetcher(host.scripts), offered))}
      >
        ${host.words.download(name)}
      </button>
      ${this.notes.render('take')}`;
  }

  /** Creates a file, saves it, and shows a note about it. */
  async #make(at: Place, name: string, making: () => Promise<Result<Uint8Array>>): Promise<void> {
    if (this.#isMaking) return;
    const { host, notes } = this;
    this.#isMaking = true;
    notes.say(at, host.words.making);
    try {
      const made = await making();
      if (!made.ok) return notes.say(at, host.words.problems.missing(made.code), 'bad');
      const type = types[name.slice(name.lastIndexOf('.') + 1) as Ending];
      const blob = new Blob([made.value as BlobPart], { type });
      const event = new CustomEvent<MadeDetail>('made', { detail: { name, blob }, cancelable: true });
      if (host.dispatchEvent(event)) save(name, blob);
      notes.say(at, host.words.made(name));
    } catch {
      // The code for packing could not be fetched.
      notes.say(at, host.words.problems.missing(name), 'bad');
    } finally {
      this.#isMaking = false;
      host.requestUpdate();
    }
  }

  #marks(): TemplateResult | typeof nothing {
    const { words, plan, bad } = this.host;
    if (!plan) return nothing;
    return marks({ words, plan, bad, change: this.change });
  }

  // ---- lines ----

  get #address(): string {
    return this.#at ?? this.host.scripts;
  }

  #text(kind: Text): Result<string> {
    const { choices, lang, pages } = this.host;
    if (kind !== 'link') return snippet(kind, choices, this.#address, offered, lang);
    // On another server, only the scripts may be available.
    const isHere = this.#at === undefined && pages !== undefined;
    return isHere ? gamePageAddress(choices, pages, offered) : link(choices, this.#address, offered);
  }

  /** Returns the reason why the address of the scripts is invalid; undefined if it is valid. */
  #badAddress(kind: Text): string | undefined {
    const { at, whole } = this.host.words.problems;
    const text = this.#text(kind);
    if (text.ok || text.code !== 'at') return undefined;
    return folderOf(this.#address).ok ? whole : at;
  }

  /** Returns whether what is copied only works on this computer. */
  #isOnlyHere(kind: Text): boolean {
    return this.#badAddress(kind) === undefined && isLocal(this.#address);
  }

  #lines(kind: Text): TemplateResult {
    const { words: w } = this.host;
    const made = this.#text(kind);
    if (!made.ok) {
      return html`<p class="note bad" role="alert">${this.#badAddress(kind) ?? w.problems.query}</p>
        ${this.notes.render('take')}`;
    }
    const isOnlyHere = this.#isOnlyHere(kind);
    return html`${isOnlyHere ? html`<p class="only-here">${w.folderIsLocal}</p>` : nothing}<textarea
        class="lines"
        readonly
        dir="ltr"
        spellcheck="false"
        rows="2"
        aria-label=${kind === 'link' ? w.link : w.lines}
        .value=${made.value}
      ></textarea>
      <button type="button" class="button primary" @click=${() => void this.#copy(made.value)}>${w.copy}</button>
      ${this.notes.render('take')}${kind === 'link' ? this.#code(made.value) : nothing}`;
  }

  #code(address: string): TemplateResult {
    return linkCode({
      words: this.host.words,
      address,
      name: `${fileNameOf(this.host.choices, offered)}-qr`,
      note: this.notes.render('code'),
      save: (file, making) => void this.#make('code', file, making),
    });
  }

  /** Copies a text and says so; selects the lines where the browser does not copy. */
  async #copy(text: string): Promise<void> {
    const { words } = this.host;
    try {
      await navigator.clipboard.writeText(text);
      this.notes.say('take', words.copied);
    } catch {
      const lines = this.#shownLines;
      lines?.focus();
      lines?.select();
      this.notes.say('take', words.notCopied, 'bad');
    }
  }

  #folder(kind: Text): TemplateResult {
    const { words: w } = this.host;
    const problem = this.#badAddress(kind);
    return html`<div class="folder">
      ${textField({
        name: 'folder',
        label: w.folder,
        help: w.folderHelp,
        value: this.#address,
        inputMode: 'url',
        problem,
        onChange: (text) => {
          this.#at = text.trim() || undefined;
          this.host.requestUpdate();
        },
      })}
      <p class="soft">${w.scriptsHelp}</p>
      <button
        type="button"
        class="button scripts"
        aria-disabled=${this.#isMaking ? 'true' : nothing}
        @click=${() => void this.#make('scripts', folderFile, () => makeFolder(fetcher(this.host.scripts)))}
      >
        ${w.downloadScripts}
      </button>
      ${this.notes.render('scripts')}
    </div>`;
  }
}

/** Returns whether an address is only valid on this machine. */
function isLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address, location.href);
  return protocol === 'file:' || /^(?:localhost|127\..*|\[::1\])$/.test(hostname);
}

/** Makes the browser save a file. */
function save(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
