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
import { asText, type BadAttribute } from './attributes.js';
import { fire } from './events.js';
import { render as renderNotices, styles as noticeStyles, type Fault, type Lost } from './notices.js';
import { isOutOfDate, reload } from './out-of-date.js';
import { adoptForOlder } from './older-styles.js';
import { nextFrame } from '../style/motion.js';
import { plain } from '../style/rich-text.js';
import { firstGameStyles } from './first-game.js';
import { pauseStyles } from '../parts/pause.js';
import { refusalStyles } from './refusals.js';
import { LazyModules, type Fetchers } from './lazy-modules.js';
import { languageModule, languageModules, Locale } from './locale.js';
import { OpenPad } from './open-pad.js';
import { OwnKeys } from './own-keys.js';
import { badSwitches, readTexts } from './switches.js';
import { AvailableHeight } from './size.js';
import { enlargedStyles, TextSize } from './text-size.js';
import { SurroundingScheme } from './theme.js';

/** The base class of all elements: size, theme, locale, lazy modules, notices, live region and focus. */
export abstract class BaseElement<W> extends LitElement {
  static override readonly properties: PropertyDeclarations = {
    theme: { reflect: true },
    faults: { state: true },
    spoken: { state: true },
  };

  /** Styles for forced colours. They are adopted after all others. */
  static readonly forcedColours: readonly CSSResult[] = [];

  /** Renders the screen inside the frame. */
  protected abstract renderScreen(): TemplateResult;
  /** Called when a lazy module has failed to load; it is being retried. */
  protected abstract lost(name: string, error: unknown): void;

  /** `light`, `dark` or `auto` (default): like the page around the element. */
  declare theme: string | undefined;

  /** @internal */
  declare private faults: readonly Fault[];
  /** @internal */
  declare private spoken: string;

  #hadFocus = false;
  #isOutOfDate = false;
  #focusNext: string | undefined;
  /** True if the user's last input was a key. */
  #byKey = false;
  #focusing: Promise<void> | undefined;
  protected readonly modules: LazyModules;
  protected readonly locale: Locale<W>;

  /** @param fetchers functions that fetch the lazy modules, by name */
  constructor(
    private readonly languages: Languages<W>,
    fetchers: Fetchers,
  ) {
    super();
    // Registered first, so that it sees every key before another part of the element handles it.
    new OwnKeys(this);
    new OpenPad(this);
    this.addEventListener('keydown', () => (this.#byKey = true), { capture: true });
    this.addEventListener('pointerdown', () => (this.#byKey = false), { capture: true });
    this.faults = [];
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
          void this.#askVersion();
        },
        adopt: (styles) => this.#adopt(styles),
        addWords: (words) => this.locale.add(words),
      },
    );
    this.locale = new Locale(this, languages, this.modules);
  }

  static override finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] {
    return [
      ...super.finalizeStyles(styles),
      ...noticeStyles,
      refusalStyles,
      pauseStyles,
      firstGameStyles,
      enlargedStyles,
      ...this.forcedColours,
    ];
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

  /**
   * Announces a sentence to screen readers, even if it is the same as the last one.
   * @internal
   */
  say(sentence: string): void {
    const text = plain(sentence);
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }

  /** The last announcement, for an enclosing element. @internal */
  get said(): string {
    return this.spoken;
  }

  /** Shows a notice about an error, and fires `game-error`. */
  protected fault(code: string, message: string, fault: Fault): void {
    const old = this.faults.find((other) => other.kind === fault.kind && other.name === fault.name);
    this.faults = [...this.faults.filter((other) => other !== old), fault];
    fire(this, 'game-error', { code, message });
  }

  /** Removes a notice, because its cause is gone. */
  protected clearFault(kind: Fault['kind']): void {
    if (this.faults.some((fault) => fault.kind === kind))
      this.faults = this.faults.filter((fault) => fault.kind !== kind);
  }

  /** Sets `#isOutOfDate`, and shows a notice, if another version has replaced the files of this one. */
  async #askVersion(): Promise<void> {
    if (this.#isOutOfDate || !(await isOutOfDate())) return;
    this.#isOutOfDate = true;
    this.fault('version', 'Another version is published.', { kind: 'outOfDate', reload: () => void reload() });
  }

  /** Returns the notice for a lazy module that has failed. */
  protected lostAs(name: string, retry: () => void): Lost {
    return { kind: name.startsWith(languageModule('')) ? 'noWords' : 'noPart', retry };
  }

  /**
   * Reports invalid attributes.
   * @internal
   */
  reportBad(bad: readonly BadAttribute[]): void {
    for (const { name, value, message } of bad) {
      this.fault(name, message, { kind: 'attribute', name, value: value.slice(0, 40) });
    }
  }

  protected checkTheme(): void {
    this.check('theme', this.theme, ['auto', 'light', 'dark']);
  }

  protected checkLang(): void {
    const isKnown = languageTags.map(primaryOf).includes(primaryOf(this.lang));
    if (!isKnown) this.check('lang', this.lang, languageTags);
  }

  /** Reports an attribute whose value is not one of `known`; a missing attribute is valid. */
  protected check(name: string, given: unknown, known: readonly unknown[]): void {
    if (given && !known.includes(given))
      this.reportBad([{ name, value: asText(given), message: `${name} must be one of ${known.join(', ')}.` }]);
  }

  /** Moves the focus to the selector after the next update if the focus is in this element. Never takes it from the page. */
  protected focusOn(selector: string): void {
    if (this.shadowRoot?.activeElement || this.#focusing) this.#focusNext = selector;
  }

  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now);
    if (this.hasUpdated) this.reportBad(badSwitches(this, name));
    if (name === 'lang' && this.locale.language) {
      this.checkLang();
      void this.locale.fetch().then(() => this.requestUpdate());
    }
    if (name === 'dir') this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#hadFocus = Boolean(this.shadowRoot?.activeElement);
    if (changed.has('theme') && this.hasUpdated) this.checkTheme();
  }

  /**
   * Blurs the focused control before the update if the focus is about to move. When a focused element is removed, Chromium
   * lays out the page, because styles depend on sizes (container queries), and lays it out again when another element is
   * focused.
   */
  protected override update(changed: PropertyValues): void {
    const active = this.shadowRoot?.activeElement;
    if (this.#focusNext && active instanceof HTMLElement && !active.matches(this.#focusNext)) active.blur();
    super.update(changed);
  }

  /**
   * Moves the focus as requested, or restores it if its element is gone, even if the module it belongs to loads late. After
   * a tap this waits for the next frame, which lays out the page anyway: focusing forces a layout at once, in the task that
   * renders. After a key it happens immediately, because the next key may arrive before the next frame and must find the
   * focus in place.
   */
  protected override updated(): void {
    const root = this.shadowRoot!;
    // An element that has become inert loses the focus immediately; browsers would do so later.
    if (this.#hadFocus && !root.activeElement?.matches(':not([inert] *)')) this.#focusNext ??= '[data-home]';
    if (!this.#focusNext) return;
    if (this.#byKey || document.hidden) this.#moveFocus();
    else
      this.#focusing ??= nextFrame().then(() => {
        this.#focusing = undefined;
        this.#moveFocus();
      });
  }

  #moveFocus(): void {
    if (!this.#focusNext) return;
    const root = this.shadowRoot!;
    const find = (selector: string) => root.querySelector<HTMLElement>(selector);
    const wanted = find(this.#focusNext);
    if (!wanted && this.modules.areComing) return;
    this.#focusNext = undefined;
    const { activeElement, body } = document;
    // If the focus has meanwhile moved to another part of the page, it stays there.
    if (root.activeElement || !activeElement || activeElement === body)
      (wanted ?? find('[data-home]') ?? find('[tabindex="0"]'))?.focus({ preventScroll: true });
  }

  /** @internal */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.#focusing;
    return isComplete;
  }

  protected override render(): TemplateResult {
    const { isRtl } = this;
    const sums = this.notation.equations ? 'sums-rtl' : '';
    const runs = `${isRtl ? 'rtl' : 'ltr'} ${isRtl === this.#isWrittenRtl ? '' : 'mixed'} ${sums}`;
    // A translator replaces text nodes by other elements, which Lit could then no longer update. Games are available in
    // many languages themselves; slotted content may still be translated.
    return html`<div class="frame ${runs}" lang=${this.locale.language?.tag ?? nothing} translate="no">
      <p class="sr" role="status" aria-live="polite">${this.spoken || nothing}</p>
      <slot name="heading"></slot>
      ${this.#renderFaults()} ${this.renderScreen()}
      <slot name="footer"></slot>
    </div>`;
  }

  #renderFaults(): TemplateResult[] {
    const retry = (): void => this.modules.retry();
    // One notice per kind; its button retries all modules.
    const lost = this.#isOutOfDate ? [] : this.modules.lost; // only a reload can restore these
    const byKind = new Map(
      lost
        .map((name) => ({ ...this.lostAs(name, retry), file: this.modules.fileAtFault(name) }))
        .map((one) => [one.kind, one] as const),
    );
    const dismiss = (fault: Fault): void => {
      this.faults = this.faults.filter((other) => other !== fault);
    };
    return renderNotices([...byKind.values(), ...this.faults], this.words.notices, dismiss);
  }
}
