import {
  html,
  LitElement,
  nothing,
  type CSSResultGroup,
  type CSSResultOrNative,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { CommonWords, Languages } from '../../src/words/words.js';
import { asText, type BadAttribute } from './attributes.js';
import { fire } from './events.js';
import { render as renderFaults, styles as faultStyles, type Fault, type Lost } from './notices.js';
import { plain } from '../ui/rich-text.js';
import { languageFile, languageFiles, Reader } from './locale.js';
import { Rooms, type Fetchers } from './lazy-modules.js';
import { Space } from './size.js';

/**
 * What an element is on a page, whatever is played in it: its room there, theme and language, the parts it fetches, what
 * went wrong, the live region, the focus.
 */
export abstract class FrameElement<W, R extends Fetchers> extends LitElement {
  static override properties: PropertyDeclarations = {
    theme: { reflect: true },
    faults: { state: true },
    spoken: { state: true },
  };

  protected abstract readonly languages: Languages<W>;
  /** Rooms by their names; `forced` are styles for forced colours. */
  protected abstract readonly rooms: R & { forced: () => Promise<object> };
  /** What is in the frame. */
  protected abstract renderScreen(): TemplateResult;
  /** Files that are no rooms. */
  protected abstract readonly otherFiles: Fetchers;
  /** A file cannot be had for now: it is told of, and tried again. */
  protected abstract lost(name: string, error: unknown): void;

  /** `light`, `dark` or `auto` (default): as the reader's system has it. */
  declare theme?: string;

  /** @internal */
  declare private faults: readonly Fault[];
  /** @internal */
  declare private spoken: string;

  #hadFocus = false;
  #focusNext: string | undefined;
  protected readonly fetched = new Rooms(
    this,
    () => ({ ...this.rooms, ...this.otherFiles, ...languageFiles(this.languages) }),
    (name, error) => this.lost(name, error),
  );
  protected readonly reader = new Reader<W>(
    this,
    () => this.languages,
    () => this.fetched,
  );

  constructor() {
    super();
    this.faults = [];
    this.spoken = '';
    new Space(this);
  }

  static override finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] {
    return [...super.finalizeStyles(styles), ...faultStyles];
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang', 'dir'];
  }

  protected get words(): CommonWords {
    return this.reader.language!.common;
  }

  protected get gameWords(): W {
    return this.reader.language!.game;
  }

  protected get languageTag(): string {
    return this.reader.language!.tag;
  }

  protected get isRtl(): boolean {
    return this.dir === 'rtl';
  }

  /** Says a sentence to a screen reader, also when it is the same as before. */
  protected say(sentence: string): void {
    const text = plain(sentence);
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }

  /** A room if it is there; else it is fetched, and the element drawn anew when it comes. */
  protected room<K extends keyof R & string>(name: K): Awaited<ReturnType<R[K]>> | undefined {
    return this.fetched.get(name) as Awaited<ReturnType<R[K]>> | undefined;
  }

  /** Shows what went wrong, and tells the page. */
  protected fault(code: string, message: string, fault: Fault): void {
    const old = this.faults.find((other) => other.kind === fault.kind && other.name === fault.name);
    this.faults = [...this.faults.filter((other) => other !== old), fault];
    fire(this, 'game-error', { code, message });
  }

  /** What was told of is so no longer. */
  protected mended(kind: Fault['kind']): void {
    if (this.faults.some((fault) => fault.kind === kind))
      this.faults = this.faults.filter((fault) => fault.kind !== kind);
  }

  /** How it is told that a file is lost. */
  protected lostAs(name: string, retry: () => void): Lost {
    return { kind: name.startsWith(languageFile('')) ? 'noWords' : 'noPart', retry };
  }

  /** The same of attributes. */
  protected tellOf(bad: readonly BadAttribute[]): void {
    for (const { name, value, message } of bad) {
      this.fault(name, message, { kind: 'attribute', name, value: value.slice(0, 40) });
    }
  }

  protected checkTheme(): void {
    this.#check('theme', this.theme, ['auto', 'light', 'dark']);
  }

  protected checkLang(): void {
    this.#check('lang', this.lang.toLowerCase().split('-')[0], Object.keys(this.languages));
  }

  #check(name: string, given: unknown, known: readonly unknown[]): void {
    if (given && !known.includes(given))
      this.tellOf([{ name, value: asText(given), message: `${name} must be one of ${known.join(', ')}.` }]);
  }

  /** The focus goes there once the screen is drawn anew, if it is in this element: it never comes from elsewhere. */
  protected focusOn(selector: string): void {
    if (this.shadowRoot?.activeElement) this.#focusNext = selector;
  }

  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now);
    if (name === 'lang' && this.reader.language) {
      this.checkLang();
      void this.reader.fetch().then(() => this.requestUpdate());
    }
    if (name === 'dir') this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#hadFocus = Boolean(this.shadowRoot?.activeElement);
    if (matchMedia('(forced-colors: active)').matches) this.fetched.get('forced');
    if (changed.has('theme') && this.reader.language) this.checkTheme();
  }

  /** Focus that was wanted elsewhere, or has lost what it was on, comes back; also when the room it belongs to is late. */
  protected override updated(): void {
    const root = this.shadowRoot!;
    // What has become inert is left at once, though engines are slower.
    if (this.#hadFocus && !root.activeElement?.matches(':not([inert] *)')) this.#focusNext ??= '[data-home]';
    if (!this.#focusNext) return;
    const find = (selector: string) => root.querySelector<HTMLElement>(selector);
    const wanted = find(this.#focusNext);
    if (!wanted && this.fetched.areComing) return;
    this.#focusNext = undefined;
    const { activeElement, body } = document;
    // Where it has gone to another part of the page meanwhile, it stays.
    if (root.activeElement || !activeElement || activeElement === body)
      (wanted ?? find('[data-home]') ?? find('[tabindex="0"]'))?.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult {
    return html`<div class="frame" lang=${this.reader.language?.tag ?? nothing}>
      <p class="sr" role="status" aria-live="polite">${this.spoken || nothing}</p>
      <slot name="heading"></slot>
      ${this.#renderFaults()} ${this.renderScreen()}
      <slot name="footer"></slot>
    </div>`;
  }

  #renderFaults(): TemplateResult[] {
    const retry = (): void => this.fetched.retry();
    // One message for all of a kind: to try again is to try everything.
    const byKind = new Map(
      this.fetched.lost.map((name) => this.lostAs(name, retry)).map((lost) => [lost.kind, lost] as const),
    );
    const dismiss = (fault: Fault): void => {
      this.faults = this.faults.filter((other) => other !== fault);
    };
    return renderFaults([...byKind.values(), ...this.faults], this.reader.language?.tag ?? '', dismiss);
  }
}
