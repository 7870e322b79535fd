import {
  adoptStyles,
  html,
  LitElement,
  nothing,
  type CSSResult,
  type CSSResultGroup,
  type CSSResultOrNative,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { languageTags } from '../../src/words/languages.js';
import type { CommonWords, MainWords } from '../../src/words/types.js';
import type { Notation } from '../../src/words/notation.js';
import { primaryOf, type Languages } from '../../src/words/words.js';
import { FocusController } from './focus-controller.js';
import { styles as noticeStyles, type Lost } from '../parts/notices.js';
import { Notices } from './notices-controller.js';
import { adoptForOlder } from '../style/older-styles.js';
import { plain } from '../style/rich-text.js';
import { LazyModules, type Fetchers } from './lazy-modules.js';
import { languageModule, languageModules, Locale } from './locale.js';
import { OpenPad } from './open-pad.js';
import { OwnKeys } from './own-keys.js';
import type { Reader } from '../parts/reader.js';
import { badSwitches, readTexts } from './switches.js';
import { AvailableHeight } from './size.js';
import { enlargedStyles, TextSize } from './text-size.js';
import { SurroundingScheme, type Theme } from './theme.js';
import type { AddListener, GameElementEvents } from '../parts/events.js';

/** The base class of all elements: a frame with notices and a live region; controllers do the rest. */
export abstract class BaseElement<W> extends LitElement {
  static override readonly properties: PropertyDeclarations = {
    theme: { reflect: true },
    spoken: { state: true },
  };

  /** Styles for forced colours. They are adopted after all others. */
  static readonly forcedColours: readonly CSSResult[] = [];

  /** Renders the screen inside the frame. */
  protected abstract renderScreen(): TemplateResult;
  /** Called when a lazy module has failed to load; it is being retried. */
  protected abstract lost(name: string, error: unknown): void;

  /** `light`, `dark` or `auto` (default): like the page around the element. */
  declare theme: Theme | undefined;

  /** The last announcement. @internal */
  declare protected spoken: string;

  declare protected readonly modules: LazyModules;
  declare protected readonly locale: Locale<W>;
  declare protected readonly notices: Notices;
  declare protected readonly focusing: FocusController;

  /** @param fetchers functions that fetch the lazy modules, by name */
  constructor(
    private readonly languages: Languages<W>,
    fetchers: Fetchers,
  ) {
    super();
    // Registered first, so that it sees every key before another part of the element handles it.
    new OwnKeys(this);
    new OpenPad(this);
    this.focusing = new FocusController(this, () => this.modules.areComing);
    this.spoken = '';
    // Registered before the controllers that measure the available space.
    new TextSize(this);
    new AvailableHeight(this);
    new SurroundingScheme(this);
    this.modules = new LazyModules(
      this,
      { ...fetchers, ...languageModules(languages) },
      {
        failed: (name, error) => {
          this.lost(name, error);
          void this.notices.askVersion();
        },
        adopt: (styles) => this.#adopt(styles),
        addWords: (words) => this.locale.add(words),
      },
    );
    this.notices = new Notices(this, this.modules, (name, retry) => this.lostAs(name, retry));
    this.locale = new Locale(this, languages, this.modules);
  }

  static override finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] {
    return [...super.finalizeStyles(styles), ...noticeStyles, enlargedStyles, ...this.forcedColours];
  }

  /** A server may have rendered the element already (declarative shadow DOM): that content is replaced. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren();
    const root = super.createRenderRoot();
    adoptForOlder(root as ShadowRoot, (this.constructor as typeof BaseElement).elementStyles);
    return root;
  }

  #adopt(lazy: readonly CSSResult[]): void {
    const { elementStyles, forcedColours } = this.constructor as typeof BaseElement;
    const own = elementStyles.slice(0, elementStyles.length - forcedColours.length);
    const styles = [...own, ...lazy, ...forcedColours];
    adoptStyles(this.renderRoot as ShadowRoot, styles);
    adoptForOlder(this.renderRoot as ShadowRoot, styles);
  }

  protected static override finalize(): void {
    super.finalize();
    readTexts(this);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang', 'dir'];
  }

  /** The words of the reader's language; until it has loaded, those of the first language. */
  protected get words(): MainWords<CommonWords> {
    return (this.locale.language ?? this.languages.first).common;
  }

  protected get gameWords(): MainWords<W> {
    return this.locale.language!.game;
  }

  /** The reader's notation for equations, including the text direction around them. */
  protected get notation(): Notation {
    const usual = this.locale.notation(this.words.notation);
    return this.isRtl && !usual.direction ? { ...usual, direction: 'rtl' } : usual;
  }

  protected get languageTag(): string {
    return this.locale.language!.tag;
  }

  /** The language of the reader, once it has loaded. */
  protected get reader(): Reader<W> {
    const { words, gameWords, languageTag, notation, isRtl: rtl } = this;
    return { words, gameWords, languageTag, notation, rtl, figure: (value, sign) => this.locale.figure(value, sign) };
  }

  /**
   * True if the content around a game runs from right to left: set by `dir`, otherwise by the writing direction of the
   * language.
   */
  protected get isRtl(): boolean {
    return /^(ltr|rtl)$/.test(this.dir) ? this.dir === 'rtl' : this.#isWrittenRtl;
  }

  get #isWrittenRtl(): boolean {
    return this.words.notation.direction === 'rtl';
  }

  /** Announces a sentence to screen readers, even if it is the same as the last one. */
  protected say(sentence: string): void {
    const text = plain(sentence);
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }

  /** The last announcement, for an enclosing element. @internal */
  get said(): string {
    return this.spoken;
  }

  /** Returns the notice for a lazy module that has failed; undefined if it is not missed yet. */
  protected lostAs(name: string, retry: () => void): Lost | undefined {
    return { kind: name.startsWith(languageModule('')) ? 'noWords' : 'noPart', retry };
  }

  /** Moves the focus to where the game continues: to the control that comes next, or else to the first one. */
  override focus(options?: FocusOptions): void {
    void this.focusing.goHome(options);
  }

  /** Reports a theme or language that does not exist. Called once the words have loaded. */
  protected checkLook(): void {
    this.#checkTheme();
    this.#checkLang();
  }

  #checkTheme(): void {
    this.notices.check('theme', this.theme, ['auto', 'light', 'dark']);
  }

  #checkLang(): void {
    const tags = this.languages.known?.map(({ tag }) => tag) ?? languageTags;
    const isKnown = tags.map(primaryOf).includes(primaryOf(this.lang));
    if (!isKnown) this.notices.check('lang', this.lang, tags);
  }

  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now);
    if (this.hasUpdated) this.notices.report(badSwitches(this, name));
    if (name === 'lang' && this.locale.language) {
      this.#checkLang();
      void this.locale.fetch().then(() => this.requestUpdate());
    }
    if (name === 'dir') this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('theme') && this.hasUpdated) this.#checkTheme();
  }

  /** @internal */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.focusing.moving;
    return isComplete;
  }

  protected override render(): TemplateResult {
    const { isRtl } = this;
    const sums = this.notation.equations ? 'sums-rtl' : '';
    const runs = `${isRtl ? 'rtl' : 'ltr'} ${isRtl === this.#isWrittenRtl ? '' : 'mixed'} ${sums}`;
    // A translator replaces text nodes by other elements, which Lit could then no longer update. Games are available in
    // many languages themselves; slotted content may still be translated.
    return html`<div class="frame ${runs}" lang=${this.locale.language?.tag ?? nothing} translate="no">
      <p class="visually-hidden" role="status" aria-live="polite">${this.spoken || nothing}</p>
      <slot name="heading"></slot>
      ${this.notices.render(this.words.notices)} ${this.renderScreen()}
      <slot name="footer"></slot>
    </div>`;
  }
}

/** The listeners of an element know its events. */
// oxlint-disable-next-line no-unused-vars -- an interface has the parameters of its class
export interface BaseElement<W> {
  addEventListener: AddListener<GameElementEvents>;
  removeEventListener: AddListener<GameElementEvents>;
}
