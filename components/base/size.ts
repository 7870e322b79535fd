import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Tells the styles how high the game may be, as `--ab-height`, where the page gives the element a height: what is left of
 * it beside a heading, a footer and messages. It only ever looks; the element keeps the size that its page gives it.
 */
export class AvailableHeight implements ReactiveController {
  #asked = 0;
  /** The frame before which the height is told anew. */
  #soon = 0;
  /** The size that was last looked at. */
  #seen = 0;
  /** In pixels; undefined while the element is as high as what it holds. */
  #given: number | undefined;
  /** Not at once, and no more until then: what changes heights must not be done while they are observed. */
  readonly #observer = new ResizeObserver(() => {
    if (this.#size === this.#seen) return;
    this.hostDisconnected();
    this.#asked = requestAnimationFrame(() => {
      this.#look();
      this.hostConnected();
    });
  });

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.host);
  }

  /** Before the next frame, in which the page is laid out in any case: at once it would be for this alone. */
  hostUpdated(): void {
    if (!this.#given || !this.host.isConnected) return;
    cancelAnimationFrame(this.#soon);
    this.#soon = requestAnimationFrame(() => this.#tell());
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    cancelAnimationFrame(this.#asked);
    cancelAnimationFrame(this.#soon);
  }

  /** Both sides in one number. */
  get #size(): number {
    return this.host.clientWidth * 1e5 + this.host.clientHeight;
  }

  get #frame(): HTMLElement | null {
    return this.host.shadowRoot!.querySelector('.frame');
  }

  #look(): void {
    const { host } = this;
    const frame = this.#frame;
    if (!frame) return;
    // A height that stays when the element holds more is given. (With less in it the page might scroll.)
    const height = host.clientHeight;
    frame.style.paddingBlockEnd = '99px';
    this.#given = height >= 200 && host.clientHeight === height ? height : undefined;
    frame.style.paddingBlockEnd = '';
    this.#tell();
    this.#seen = this.#size;
  }

  #tell(): void {
    const frame = this.#frame;
    const game = frame?.querySelector<HTMLElement>('.app');
    if (!frame || !game) return;
    const { style } = frame;
    const height = this.#given ? `${this.#given - frame.scrollHeight + game.offsetHeight}px` : '';
    if (style.getPropertyValue('--ab-height') !== height) style.setProperty('--ab-height', height);
  }
}
