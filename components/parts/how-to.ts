import { html, nothing, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import type { CommonWords, SetUpWords } from '../../src/words/types.js';
import { deepActive } from '../style/deep.js';
import { icon } from '../style/icons.js';
import { scaleOf } from '../style/scale.js';
import { canSpeak, speak } from '../style/speech.js';
import { howToStyles } from './how-to-styles.js';
import { part, PartElement, type Handed } from './part-element.js';

type Words = SetUpWords<CommonWords>;

/**
 * "How to play", a dialog over the element: three or four pictures with a sentence each. Its content does not change while
 * it is open, so a page translator may translate it. Fires `close` once it has been closed.
 */
export class HowTo extends PartElement {
  static override readonly tag = 'abacade-how-to';
  static override readonly styles = howToStyles;

  /** The name of the game. */
  declare heading: string;
  /** One picture for each sentence. */
  declare pictures: readonly TemplateResult[];
  declare sentences: readonly string[];
  declare words: Pick<Words, 'howTo' | 'notices'>;
  declare languageTag: string;

  protected override render(): TemplateResult {
    const { heading, languageTag, pictures, sentences } = this;
    const { howTo: w, notices } = this.words;
    return html`<dialog class="how-to" aria-labelledby="how-to" @close=${() => this.tell('close')}>
      <header>
        <h2 id="how-to" tabindex="-1" translate="yes">${heading}</h2>
        ${
          canSpeak(languageTag)
            ? html`<button
                type="button"
                class="tool"
                title=${w.read}
                aria-label=${w.read}
                @click=${() => speak(sentences.join(' '), languageTag)}
              >
                ${icon('sound')}
              </button>`
            : nothing
        }
        <button type="button" class="tool" title=${notices.close} aria-label=${notices.close} @click=${this.#close}>
          ${icon('close')}
        </button>
      </header>
      <ol .style="--steps:${sentences.length}">
        ${sentences.map(
          (sentence, i) =>
            html`<li>
              <div class="picture" aria-hidden="true">${pictures[i]}</div>
              <p translate="yes"><bdi>${sentence}</bdi></p>
            </li>`,
        )}
      </ol>
      <button type="button" class="start" @click=${this.#close}>${w.play}</button>
    </dialog>`;
  }

  protected override firstUpdated(): void {
    // After the update of the element around it, which may move the focus.
    queueMicrotask(() => {
      if (this.isConnected) this.#open();
    });
  }

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog')!;
  }

  readonly #close = (): void => this.#dialog.close();

  /** Opens the dialog near the control that was pressed, because a frame may be higher than the window. */
  #open(): void {
    const dialog = this.#dialog;
    const asked = deepActive(this.getRootNode() as ShadowRoot)?.getBoundingClientRect();
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
    const scale = scaleOf(dialog);
    const space = innerHeight / scale - dialog.offsetHeight;
    if (space > 300 && asked) dialog.style.top = `${Math.max(8, Math.min(asked.top / scale - 40, space - 8))}px`;
  }
}

/** The data and actions that "How to play" needs. */
interface HowToContext {
  readonly words: Words;
  readonly languageTag: string;
  closeHowTo(): void;
}

/** Renders "How to play"; `sheets` are the styles of what its pictures show. */
export const howTo = (
  { words, languageTag, closeHowTo }: HowToContext,
  shown: Pick<Handed<HowTo>, 'heading' | 'pictures' | 'sentences' | 'sheets'>,
): DirectiveResult => part(HowTo, { ...shown, words, languageTag }, { close: closeHowTo });
