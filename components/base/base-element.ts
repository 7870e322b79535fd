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
import { nextFrame } from '../ui/motion.js';
import { plain } from '../ui/rich-text.js';
import { firstGameStyles } from './first-game.js';
import { pauseStyles } from '../screens/pause.js';
import { refusalStyles } from './refusals.js';
import { LazyModules, type Fetchers } from './lazy-modules.js';
import { languageModule, languageModules, Locale } from './locale.js';
import { OpenPad } from './open-pad.js';
import { OwnKeys } from './own-keys.js';
import { badSwitches, readTexts } from './switches.js';
import { AvailableHeight } from './size.js';
import { enlargedStyles, TextSize } from './text-size.js';
import { SurroundingScheme } from './theme.js';

/** What all elements have in common: size, theme, locale, lazy modules, notices, live region, focus. */
export abstract class BaseElement<W> extends LitElement {
  static override readonly properties: PropertyDeclarations = {
    theme: { reflect: true },
    faults: { state: true },
    spoken: { state: true },
  };

  /** Styles for forced colours. They are adopted after all others. */
  static readonly forcedColours: readonly CSSResult[] = [];

  /** Draws the screen within the frame. */
  protected abstract renderScreen(): TemplateResult;
  /** A lazy module has failed to load; it is being retried. */
  protected abstract lost(name: string, error: unknown): void;

  /** `light`, `dark` or `auto` (default): as the page around it is. */
  declare theme: string | undefined;

  /** @internal */
  declare private faults: readonly Fault[];
  /** @internal */
  declare private spoken: string;

  #hadFocus = false;
  #isOutOfDate = false;
  #focusNext: string | undefined;
  /** Whether the reader's last input was a key. */
  #byKey = false;
  #focusing: Promise<void> | undefined;
  protected readonly modules: LazyModules;
  protected readonly locale: Locale<W>;

  /** @param fetchers fetch the lazy modules, by name */
  constructor(
    private readonly languages: Languages<W>,
    fetchers: Fetchers,
  ) {
    super();
    // First, to hear of every key before anything of the element takes it.
    new OwnKeys(this);
    new OpenPad(this);
    this.addEventListener('keydown', () => (this.#byKey = true), { capture: true });
    this.addEventListener('pointerdown', () => (this.#byKey = false), { capture: true });
    this.faults = [];
    this.spoken = '';
    // Before what measures how much room there is.
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

  /** A server may have drawn the element already (declarative shadow DOM): it is drawn anew, in place of that. */
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

  /** How the reader's sums are written, and in which direction what stands around them runs. */
  protected get notation(): Notation {
    const usual = this.locale.notation(this.words.notation);
    return this.isRtl && !usual.direction ? { ...usual, direction: 'rtl' } : usual;
  }

  protected get languageTag(): string {
    return this.locale.language!.tag;
  }

  /** Whether what stands around a game runs from right to left: as `dir` says, otherwise as the language is written. */
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

  /** What was announced last, for an element around this one. @internal */
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

  /** Says so if the files of this version are gone because another one has taken their place. */
  async #askVersion(): Promise<void> {
    if (this.#isOutOfDate || !(await isOutOfDate())) return;
    this.#isOutOfDate = true;
    this.fault('version', 'Another version is published.', { kind: 'outOfDate', reload: () => void reload() });
  }

  /** The notice for a lazy module that has failed. */
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

  /** Reports an attribute that is not one of these; left out, it is as usual. */
  protected check(name: string, given: unknown, known: readonly unknown[]): void {
    if (given && !known.includes(given))
      this.reportBad([{ name, value: asText(given), message: `${name} must be one of ${known.join(', ')}.` }]);
  }

  /** Moves the focus there after the next update if it is within this element. It is never taken from the page. */
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
   * lays out the page, because styles depend on sizes (container queries), and does so again when another gets the focus.
   */
  protected override update(changed: PropertyValues): void {
    const active = this.shadowRoot?.activeElement;
    if (this.#focusNext && active instanceof HTMLElement && !active.matches(this.#focusNext)) active.blur();
    super.update(changed);
  }

  /**
   * Restores focus that was to move, or whose element is gone; also when the module it belongs to loads late. After a
   * tap it does so in the next frame, which lays out the page anyway: a focus has it laid out at once, in the task that
   * draws. The key that follows a key may come before the next frame, and must find the focus in place.
   */
  protected override updated(): void {
    const root = this.shadowRoot!;
    // Focus leaves an element that has become inert immediately; engines would do so later.
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
    // A translator puts other elements in the place of texts, which Lit could then not change any more. Games speak many
    // languages themselves, and what the page has put into them stays the page's to translate.
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
    const lost = this.#isOutOfDate ? [] : this.modules.lost; // which nothing but a reload brings back
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
