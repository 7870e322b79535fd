import { adoptStyles, css, LitElement, type CSSResultGroup, type CSSResultOrNative, type PropertyValues } from 'lit';
import { Directive, directive, type DirectiveResult } from 'lit/directive.js';
import { baseStyles } from '../style/base-styles.js';
import { deepClosest, partMark } from '../style/deep.js';
import { firstGameStyles } from '../style/first-game-styles.js';
import { forcedColours } from '../style/forced-colours.js';
import { formStyles } from '../style/form-styles.js';
import { adoptForOlder } from '../style/older-styles.js';

const partStyles = css`
  :host {
    display: contents;
  }
  :host([data-part~='rtl']:not([data-part~='mixed'])) bdi:not([dir], .name *) {
    direction: rtl;
    unicode-bidi: isolate;
  }
  :host([data-part~='mixed']) :where(p, h2, h3) {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  /* A page that prints what has been chosen has a frame of the class 'printed'. */
  @media print {
    :host(:not([data-part~='printed'])) :is(select, form, button:not(.slot, .place, .held, .take)) {
      display: none !important;
    }
  }
`;

/**
 * The base class of private elements: a screen or control with a shadow root, styles and tests of its own. It is handed all
 * that it shows as properties, and tells what a person does by events. `part` below renders it.
 */
export abstract class PartElement extends LitElement {
  /** The first choice for its tag; another copy of the class on the same page takes the next: `abacade-menu-2`. */
  declare static readonly tag: string;

  /** The style sheets of drawn things that it is handed to show, such as dice in a picture; the same as long as it lives. */
  sheets: readonly CSSResultOrNative[] = [];

  /** The frame of the element around it. */
  #frame: HTMLElement | null = null;
  readonly #layout = new MutationObserver(() => this.#follow());

  static override finalizeStyles(styles: CSSResultGroup = []): CSSResultOrNative[] {
    return super.finalizeStyles([baseStyles, formStyles, partStyles, styles, firstGameStyles, forcedColours]);
  }

  override connectedCallback(): void {
    this.#frame = deepClosest(this, '.frame');
    this.#follow();
    if (this.#frame) this.#layout.observe(this.#frame, { attributes: true });
    super.connectedCallback();
    this.renderNow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#layout.disconnect();
  }

  /** Renders at once what has changed, in the update of the element around it: focus and layout are seen to after that. */
  renderNow(): void {
    if (this.isConnected) this.performUpdate();
  }

  /** Tells the element around it what a person did. */
  protected tell(type: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    const styles = [...this.sheets, ...(this.constructor as typeof PartElement).elementStyles];
    if (this.sheets.length) adoptStyles(root, styles);
    adoptForOlder(root, styles);
    return root;
  }

  /** A translator keeps off a part as off the frame, but does not see that past a shadow root. */
  protected override update(changed: PropertyValues): void {
    super.update(changed);
    for (const child of this.renderRoot.children)
      if (!child.hasAttribute('translate')) child.setAttribute('translate', 'no');
  }

  /**
   * Takes over what the frame is: no style sheet sees it past a shadow root. In a frame that runs from right to left, with the
   * panel beside the board, `:host([data-part~='rtl'])` and `:host([data-part~='side'])` match.
   */
  #follow(): void {
    const { className = '', dataset = {} } = this.#frame ?? {};
    const all = `${className} ${Object.keys(dataset).join(' ')} ${dataset['layout'] ?? ''}`;
    if (this.getAttribute(partMark) !== all) this.setAttribute(partMark, all);
  }
}

/** The class of a private element, with a tag of its own. */
export interface PartClass<P extends PartElement> {
  new (): P;
  readonly tag: string;
}

/** The properties that a private element is handed; `Methods` are those of its public members that are none. */
export type Handed<P extends PartElement, Methods extends keyof P = never> = Omit<P, keyof PartElement | Methods> &
  Partial<Pick<PartElement, 'sheets'>>;

/** The functions that handle the events of a private element, by their types. */
export type Listeners = Readonly<Record<string, (event: CustomEvent) => void>>;

/** Registers a class under the first name that is free: another version of Abacade on the page may have taken it. */
function register(Part: PartClass<PartElement>): void {
  let name = Part.tag;
  for (let n = 2; (customElements.get(name) ?? Part) !== Part; n++) name = `${Part.tag}-${n}`;
  if (!customElements.get(name)) customElements.define(name, Part);
}

/** Renders an element of a class, and hands it its properties. */
class PartDirective extends Directive {
  #element: PartElement | undefined;
  #listeners: Listeners = {};

  override render(Part: PartClass<PartElement>, properties: object, listeners: Listeners): PartElement {
    this.#listeners = listeners;
    if (this.#element?.constructor !== Part) {
      register(Part);
      this.#element = new Part();
      for (const type of Object.keys(listeners))
        this.#element.addEventListener(type, (event) => this.#listeners[type](event as CustomEvent));
    }
    const element = this.#element;
    const isOther = ([name, value]: [string, unknown]): boolean => element[name as keyof PartElement] !== value;
    if (Object.entries(properties).some(isOther)) element.requestUpdate();
    Object.assign(element, properties);
    element.renderNow();
    return this.#element;
  }
}

const rendered = directive(PartDirective);

/** Renders a private element with these properties; `listeners` has the same types of events in every rendering. */
export const part = <P extends PartElement, Methods extends keyof P = never>(
  Part: PartClass<P>,
  properties: Handed<P, Methods>,
  listeners: Listeners = {},
): DirectiveResult => rendered(Part, properties, listeners);
