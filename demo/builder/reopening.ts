import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { Choices } from '../../src/embed/choices.js';
import { choicesFromMarkup } from '../../src/embed/snippets.js';
import type { Result } from '../../src/rules/game.js';
import type { BuilderWords } from '../../src/words/builder.js';
import { choicesInFile } from './make.js';
import type { Notes } from './notes.js';

interface Host extends LitElement {
  readonly words: BuilderWords;
}

/** What is wrong with the whole of what was given, rather than with a field in it. */
const ofWhole = ['snippet', 'zip', 'large', 'game', 'query'] as const;

/** Takes what was made before, pasted, chosen or dropped, and gives the choices back that it was made from. */
export class Reopening implements ReactiveController {
  constructor(
    private readonly host: Host,
    private readonly notes: Notes,
    private readonly opened: (choices: Choices) => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('dragover', this.#onDragOver);
    window.addEventListener('drop', this.#onDrop);
  }

  hostDisconnected(): void {
    window.removeEventListener('dragover', this.#onDragOver);
    window.removeEventListener('drop', this.#onDrop);
  }

  /** Opens a file: a package, a page, or lines. */
  async open(file: Blob): Promise<void> {
    this.#take(await choicesInFile(file));
  }

  readonly #onDragOver = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };

  readonly #onDrop = (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void this.open(file);
  };

  #openLines(): void {
    const lines = this.host.renderRoot.querySelector<HTMLTextAreaElement>('.paste')!.value;
    if (lines.trim()) this.#take(choicesFromMarkup(lines));
    else this.notes.say('reopen', this.host.words.problems.nothing, true);
  }

  #take(read: Result<Choices>): void {
    if (read.ok) return this.opened(read.value);
    const { problems } = this.host.words;
    const whole = ofWhole.find((code) => code === read.code);
    const problem = whole ? problems[whole] : problems.field(read.code);
    this.notes.say('reopen', `${problem} ${problems.unchanged}`, true);
  }

  readonly #onFile = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) void this.open(file);
    input.value = ''; // the same file may be chosen again
  };

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
          <button type="button" class="btn" @click=${() => this.#openLines()}>${w.open}</button>
        </div>
        <div>
          <label class="btn drop"
            ><input type="file" accept=".zip,.html,.htm,.txt" @change=${this.#onFile} />${w.reopenFile}</label
          >
          <p class="soft">${w.drop}</p>
        </div>
      </div>
      ${this.notes.render('reopen')}
    </section>`;
  }
}
