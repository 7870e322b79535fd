import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { FileDrop } from '../../components/parts/file-drop.js';
import { choicesFromQuery } from '../../src/embed/address.js';
import type { Choices } from '../../src/embed/choices.js';
import { choicesFromMarkup } from '../../src/embed/snippets.js';
import { clean } from '../../src/embed/text.js';
import { bad, type Result } from '../../src/rules/game.js';
import type { BuilderWords } from '../../src/words/types.js';
import { choicesInFile } from './make.js';
import type { Notes } from './notes.js';
import { offered } from './offered.js';
import { sign } from './pictures.js';

interface Host extends LitElement {
  readonly words: BuilderWords;
  reopen(choices: Choices): void;
}

/** Codes of problems that concern the whole input rather than a field in it. */
const ofWhole = ['snippet', 'zip', 'large', 'unread', 'game', 'query'] as const;

/** Maximum number of characters shown of a file's name. */
const longestName = 60;

/** Takes a package, page or snippet, pasted, chosen or dropped, and returns the choices from which it was made. */
export class Reopening implements ReactiveController {
  readonly #drop: FileDrop;

  constructor(
    private readonly host: Host,
    private readonly notes: Notes,
    private readonly opened: (choices: Choices) => void,
  ) {
    this.#drop = new FileDrop(host, ([file]) => void this.open(file));
    host.addController(this);
  }

  /** Shows the sign in the top layer. Elsewhere, the container of the page would clip fixed elements to its own size. */
  hostUpdated(): void {
    const sign = this.host.renderRoot.querySelector<HTMLElement>('.held');
    // Chromium before 114, Firefox before 125 and Safari before 17 have no popovers: there the sign is shown in the page.
    if (sign && 'showPopover' in sign && !sign.matches(':popover-open')) sign.showPopover();
  }

  /** Opens a file: a package, a page, or a snippet. */
  async open(file: Blob): Promise<void> {
    // A dropped folder looks like a file until it is read.
    const read = await choicesInFile(file).catch(() => bad<Choices>('unread', 'The file cannot be read.'));
    this.#take(read, 'name' in file ? clean(String(file.name)).slice(0, longestName) : '');
  }

  /** Opens the choices in the fragment of an address. Ignores fragments of other kinds. */
  openAddress(text: string): void {
    if (!/(?:^|&)game=/.test(text)) return;
    const read = choicesFromQuery(text);
    if (read.ok) return this.host.reopen(read.value);
    const { code } = read;
    const refusal = (): string => {
      const { address, game, field, unchanged } = this.host.words.problems;
      const problem = code === 'query' ? '' : code === 'game' ? game : field(clean(code));
      return [address, problem, unchanged].filter(Boolean).join(' ');
    };
    this.notes.say('head', refusal, 'bad');
  }

  #openLines(): void {
    const lines = this.host.renderRoot.querySelector<HTMLTextAreaElement>('.paste')!.value;
    if (lines.trim()) this.#take(choicesFromMarkup(lines, offered));
    else this.notes.say('reopen', this.host.words.problems.nothing, 'bad');
  }

  #take(read: Result<Choices>, file = ''): void {
    if (read.ok) return this.opened(read.value);
    const { problems } = this.host.words;
    const whole = ofWhole.find((code) => code === read.code);
    const sentence = whole ? problems[whole] : problems.field(clean(read.code));
    const problem = typeof sentence === 'string' ? sentence : sentence(file);
    this.notes.say('reopen', `${problem} ${problems.unchanged}`, 'bad');
  }

  readonly #onFile = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) void this.open(file);
    input.value = ''; // the same file may be chosen again
  };

  /** Renders the sign that a file can be dropped: above everything, without catching events. */
  renderHeld(): TemplateResult | typeof nothing {
    return this.#drop.isHeld
      ? html`<div class="held" popover="manual" aria-hidden="true">
          <p>${sign('file', 'big')}${this.host.words.dropHere}</p>
        </div>`
      : nothing;
  }

  render(): TemplateResult {
    const { words: w } = this.host;
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
          <button type="button" class="button" @click=${() => this.#openLines()}>${w.open}</button>
        </div>
        <div>
          <label class="button drop"
            ><input type="file" accept=".zip,.h5p,.html,.htm,.txt" @change=${this.#onFile} />${w.reopenFile}</label
          >
          <p class="soft">${w.drop}</p>
        </div>
      </div>
      ${this.notes.render('reopen')}
    </section>`;
  }
}
