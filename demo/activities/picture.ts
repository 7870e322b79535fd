import { css, html, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import { pieceDefs } from '../../components/style/pieces.js';
import { PageElement } from '../page-element.js';
import { tokens } from '../../components/style/tokens.js';
import { attributesOf, type Choices } from '../../src/embed/choices.js';
import type { GameName } from '../../src/games.js';
import { offered, warmUp } from '../builder/offered.js';
import { picture, pictureStyles } from '../builder/pictures.js';
import { pictured } from './list.js';

/** The width at which an element is drawn before it is made smaller, in pixels: that of a usual course page. */
const drawnWidth = 784;

/** Choices without a meaning in a picture. */
const notShown = ['heading', 'persist', 'score', 'pass', 'report', 'sounds'];

const own = css`
  :host {
    --u: 4px;
    display: block;
    position: relative;
    overflow: hidden;
    background: var(--ab-sunk);
    aspect-ratio: 8 / 5;
  }
  .art {
    position: absolute;
    inset: 0;
    block-size: 100%;
  }
  .stage {
    position: absolute;
    inset-block-start: 0;
    left: 0;
    direction: ltr;
    transform-origin: 0 0;
    pointer-events: none;
  }
`;

/** True where a reader asks for less to be fetched. */
const isSaving = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * A picture of an activity: the element itself, small, which nobody can touch. Until it is in sight and its script has come, and where
 * it does not come, a drawing of the game.
 */
export class ActivityPicture extends PageElement {
  static override readonly styles: CSSResultGroup = [...tokens, ...pictureStyles, own];
  static override readonly properties: PropertyDeclarations = { choices: { attribute: false }, folder: {} };

  declare choices: Choices;
  /** The address of the built scripts. */
  declare folder: string;

  #shown = '';
  #isSeen = false;
  readonly #sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    this.#isSeen = true;
    this.#sight.disconnect();
    void this.#show();
  });
  readonly #size = new ResizeObserver(() => this.#fit());

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.#isSeen) this.#sight.observe(this);
    this.#size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sight.disconnect();
    this.#size.disconnect();
  }

  protected override updated(): void {
    this.#fit();
    void this.#show();
  }

  get #stage(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('.stage')!;
  }

  /** Draws the element, once it is in sight; anew if it has other attributes. */
  async #show(): Promise<void> {
    // A warm-up begins with a plain page; its drawing says more.
    if (!this.#isSeen || isSaving() || this.choices.game === warmUp) return;
    const { choices, folder } = this;
    const { tag } = offered[choices.game];
    const attributes = [
      ...attributesOf(choices, offered).filter(([name]) => !notShown.includes(name)),
      ...Object.entries(pictured[choices.game] ?? {}),
    ];
    const key = JSON.stringify([tag, attributes]);
    if (key === this.#shown) return;
    this.#shown = key;
    try {
      await import(new URL(`${tag}.js`, folder).href);
    } catch {
      return; // the drawing stays
    }
    if (key !== this.#shown || !this.isConnected) return;
    const element = document.createElement(tag);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    this.#stage.replaceChildren(element);
  }

  #fit(): void {
    const stage = this.#stage;
    stage.style.inlineSize = `${drawnWidth}px`;
    stage.style.transform = `scale(${this.clientWidth / drawnWidth})`;
  }

  protected override render(): TemplateResult {
    return html`${pieceDefs}${picture(this.choices.game as GameName)}
      <div class="stage" inert aria-hidden="true"></div>`;
  }
}

if (!customElements.get('activity-picture')) customElements.define('activity-picture', ActivityPicture);
