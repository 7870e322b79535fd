import {
  type CSSResultGroup,
  css,
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { controlStyles, segments } from '../../components/style/controls.js';
import { formStyles } from '../../components/style/form-styles.js';
import { frameStyles } from '../../components/game/styles.js';
import { tokens } from '../../components/style/tokens.js';
import { queryOf } from '../../src/embed/address.js';
import { attributesOf, type Choices } from '../../src/embed/choices.js';
import { framePage } from '../../src/embed/snippets.js';
import type { BuilderWords } from '../../src/words/types.js';
import { PageElement } from '../page-element.js';
import { offered } from './offered.js';

/** Width of each size, in pixels. */
export const widths = { phone: 360, page: 784, board: 1920 } as const;
type Size = keyof typeof widths;

/** Choices that are left out of the preview: those for packages, or for storage that a trial must not fill. */
const notTried = ['heading', 'score', 'pass', 'report', 'persist'];

/** Time without changes before the game is created again, in milliseconds. */
const calm = 250;

const own = css`
  :host {
    background: none;
    min-inline-size: 0;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--ab-space-4);
    margin-block-end: var(--ab-space-5);
  }
  .bar .button {
    min-height: var(--ab-control-1);
  }
  .shown {
    border: 2px solid var(--ab-hair);
    border-radius: var(--ab-radius-1);
    overflow: hidden;
    background: var(--ab-paper);
  }
  .place {
    position: relative;
    direction: ltr; /* the game has its own */
    margin-inline: auto;
    overflow: hidden;
  }
  .stage {
    transform-origin: 0 0;
  }
  .under {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--ab-space-2) var(--ab-space-6);
    padding-block-start: var(--ab-space-4);
    font-size: var(--ab-text-1);
  }
  .under a {
    color: var(--ab-focus);
    font-weight: 700;
    min-block-size: 24px;
  }
  @container (max-width: 559px) {
    .bar .segments label {
      padding: 0 var(--ab-space-3);
      font-size: var(--ab-text-2);
    }
  }
  .lost {
    padding: var(--ab-space-6);
    font-weight: 700;
  }
`;

/** A live preview of the game: the real element, as wide as on a phone, a page or a whiteboard, scaled down to fit. */
export class BuilderPreview extends PageElement {
  static override readonly styles: CSSResultGroup = [...tokens, frameStyles, formStyles, controlStyles, own];
  static override readonly properties: PropertyDeclarations = {
    choices: { attribute: false },
    words: { attribute: false },
    folder: {},
    size: { state: true },
    isLost: { state: true },
    lang: { reflect: true },
  };

  declare choices: Choices;
  declare words: BuilderWords;
  /** The address of the folder from which the elements are fetched. */
  declare folder: string;
  /** @internal */
  declare size: Size | undefined;
  /** @internal */
  declare isLost: boolean;

  /** The game that is shown. */
  game: HTMLElement | undefined;
  #shown = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  // In the next frame, so that the observed elements do not change while they are observed.
  readonly #watch = new ResizeObserver(() => requestAnimationFrame(() => this.#fit()));

  constructor() {
    super();
    this.isLost = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#watch.disconnect();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#observe();
  }

  protected override firstUpdated(): void {
    this.#observe();
  }

  #observe(): void {
    this.#watch.observe(this.#part('.shown'));
    this.#watch.observe(this.#part('.stage'));
  }

  readonly #part = (selector: string): HTMLElement => this.renderRoot.querySelector<HTMLElement>(selector)!;

  protected override willUpdate(changed: PropertyValues<this>): void {
    // On a phone, the size of a phone is shown first.
    this.size ??= this.clientWidth > 0 && this.clientWidth < 460 ? 'phone' : 'page';
    if (!['choices', 'folder', 'lang'].some((name) => changed.has(name as 'choices'))) return;
    const key = JSON.stringify([this.folder, this.#tag, this.#attributes().filter(([name]) => !isLive(name))]);
    if (key !== this.#shown) {
      this.#shown = key;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.anew(), this.game ? calm : 0);
    } else if (this.game) dress(this.game, this.#attributes(), isLive);
  }

  protected override updated(): void {
    this.#fit();
  }

  get #tag(): string {
    return offered[this.choices.game].tag;
  }

  /** Returns the attributes of the element. If the language depends on the page, that of this page is used. */
  #attributes(): [string, string][] {
    const said = attributesOf(this.choices, offered).filter(([name]) => !notTried.includes(name));
    return said.some(([name]) => name === 'lang') ? said : [...said, ['lang', this.lang]];
  }

  /** Shows a new game, from its beginning. */
  async anew(): Promise<void> {
    const { folder } = this;
    const tag = this.#tag;
    try {
      await import(new URL(`${tag}.js`, folder).href);
    } catch {
      this.isLost = true;
      return;
    }
    this.isLost = false;
    await this.updateComplete;
    if (tag !== this.#tag || !this.isConnected) return; // another game was chosen meanwhile
    const game = document.createElement(tag);
    dress(game, this.#attributes(), () => true);
    this.game = game;
    this.#part('.stage').replaceChildren(game);
    this.dispatchEvent(new CustomEvent('preview-begins'));
  }

  /** Sets the width of the stage to the chosen size, and scales it down if there is less room. */
  #fit(): void {
    const [shown, place, stage] = ['.shown', '.place', '.stage'].map(this.#part);
    const width = widths[this.size ?? 'page'];
    const scale = Math.min(1, shown.clientWidth / width);
    stage.style.inlineSize = `${width}px`;
    stage.style.transform = scale < 1 ? `scale(${scale})` : '';
    place.style.inlineSize = `${width * scale}px`;
    place.style.blockSize = `${stage.offsetHeight * scale}px`;
  }

  protected override render(): TemplateResult {
    const { words: w, size = 'page' } = this;
    const sizes = (Object.keys(widths) as Size[]).map((value) => ({ value, label: w.sizes[value] }));
    return html`<div class="frame" translate="no">
      <div class="app">
        <div class="bar">
          ${segments('size', w.size, sizes, size, (to) => (this.size = to))}
          <button type="button" class="button" @click=${() => void this.anew()}>${w.anew}</button>
        </div>
        <div class="shown">
          ${this.isLost ? html`<p class="lost" role="alert">${w.previewLost}</p>` : nothing}
          <div class="place"><div class="stage"></div></div>
        </div>
        <p class="under">
          <span class="soft">${w.sizeIs(String(widths[size]))}, ${w.sizeHelp[size]}</span>
          <a
            href=${new URL(`${framePage}?${queryOf(this.choices, offered)}`, this.folder).href}
            target="_blank"
            rel="noopener"
            >${w.alone}</a
          >
        </p>
      </div>
    </div>`;
  }
}

/** Returns whether a running game applies a change of an attribute at once. */
const isLive = (name: string): boolean => name === 'lang' || name === 'theme';

/** Sets the attributes of an element that `passes` accepts, and removes those that are gone. */
function dress(element: HTMLElement, attributes: readonly [string, string][], passes: (name: string) => boolean): void {
  for (const name of element.getAttributeNames()) {
    if (passes(name) && !attributes.some(([one]) => one === name)) element.removeAttribute(name);
  }
  for (const [name, value] of attributes) if (passes(name)) element.setAttribute(name, value);
}

if (!customElements.get('builder-preview')) customElements.define('builder-preview', BuilderPreview);
