import type { LitElement, ReactiveController } from 'lit';
import { deepActive, deepAll, deepClosest } from '../style/deep.js';
import { nextFrame } from '../style/motion.js';

/** The selector of what is focused where nothing else is asked for: the control where the game continues. */
const home = '[data-home]';

/** Moves the focus within an element when its content changes. Never takes it from the page. */
export class FocusController implements ReactiveController {
  #hadFocus: boolean | undefined;
  #next: string | undefined;
  /** True if the user's last input was a key. */
  #byKey: boolean | undefined;
  /** Resolves once the focus has moved; undefined while it is not about to. */
  moving: Promise<void> | undefined;

  /** @param areComing returns whether modules are loading that may bring the control to be focused */
  constructor(
    private readonly host: LitElement,
    private readonly areComing: () => boolean,
  ) {
    host.addController(this);
    host.addEventListener('keydown', () => (this.#byKey = true), { capture: true });
    host.addEventListener('pointerdown', () => (this.#byKey = false), { capture: true });
  }

  /** Moves the focus to where the game continues, as `focus()` of the element does for a page. */
  async goHome(options?: FocusOptions): Promise<void> {
    await this.host.updateComplete;
    (this.#find(home) ?? this.#find('[tabindex="0"]') ?? this.#find('button, input, select'))?.focus(options);
  }

  /** Returns the first control that the selector finds, unless it is inert. */
  #find(selector: string): HTMLElement | undefined {
    return deepAll(this.host.shadowRoot, selector).find((one) => !deepClosest(one, '[inert]'));
  }

  get #active(): Element | null {
    return deepActive(this.host.shadowRoot);
  }

  /** Moves the focus to the selector after the next update if the focus is in the element. */
  to(selector: string): void {
    if (this.#active || this.moving) this.#next = selector;
  }

  /**
   * Blurs the focused control before the update if the focus is about to move. When a focused element is removed, Chromium
   * lays out the page, because styles depend on sizes (container queries), and lays it out again when another element is
   * focused.
   */
  hostUpdate(): void {
    const active = this.#active;
    this.#hadFocus = Boolean(active);
    if (this.#next && active instanceof HTMLElement && !active.matches(this.#next)) active.blur();
  }

  /**
   * Moves the focus as requested, or restores it if its element is gone, even if the module it belongs to loads late. After
   * a tap this waits for the next frame, which lays out the page anyway: focusing forces a layout at once, in the task that
   * renders. After a key it happens immediately, because the next key may arrive before the next frame and must find the
   * focus in place.
   */
  hostUpdated(): void {
    // An element that has become inert loses the focus immediately; browsers would do so later.
    const active = this.#active;
    if (this.#hadFocus && (!active || deepClosest(active, '[inert]'))) this.#next ??= home;
    if (!this.#next) return;
    if (this.#byKey || document.hidden) this.#move();
    else
      this.moving ??= nextFrame().then(() => {
        this.moving = undefined;
        this.#move();
      });
  }

  #move(): void {
    if (!this.#next) return;
    const root = this.host.shadowRoot!;
    const wanted = this.#find(this.#next);
    if (!wanted && this.areComing()) return;
    this.#next = undefined;
    const { activeElement, body } = document;
    // If the focus has meanwhile moved to another part of the page, it stays there.
    if (root.activeElement || !activeElement || activeElement === body)
      (wanted ?? this.#find(home) ?? this.#find('[tabindex="0"]'))?.focus({ preventScroll: true });
  }
}
