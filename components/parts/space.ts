import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Tells the styles how high the game may be, as `--ab-height`, where the page gives the element a height: what is left of
 * it beside a heading, a footer and messages. It only ever looks; the element keeps the size that its page gives it.
 */
export class Space implements ReactiveController {
  #observer: ResizeObserver | undefined;
  #asked = 0;
  /** In pixels; undefined while the element is as high as what it holds. */
  #given: number | undefined;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    // Not at once: what changes heights must not be done while they are observed.
    this.#observer = new ResizeObserver(() => {
      cancelAnimationFrame(this.#asked);
      this.#asked = requestAnimationFrame(() => this.#look());
    });
    this.#observer.observe(this.host);
  }

  hostUpdated(): void {
    this.#tell();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    cancelAnimationFrame(this.#asked);
    this.#observer = undefined;
  }

  get #frame(): HTMLElement | null {
    return this.host.shadowRoot!.querySelector('.frame');
  }

  #look(): void {
    const { host } = this;
    const frame = this.#frame;
    if (!frame || !host.isConnected) return;
    // A height that stays when the element holds more is given. (With less in it the page might scroll.)
    const height = host.clientHeight;
    frame.style.paddingBlockEnd = '99px';
    this.#given = height >= 200 && host.clientHeight === height ? height : undefined;
    frame.style.paddingBlockEnd = '';
    this.#tell();
  }

  #tell(): void {
    const frame = this.#frame;
    const game = frame?.querySelector<HTMLElement>('.app');
    if (!frame || !game) return;
    if (!this.#given) frame.style.removeProperty('--ab-height');
    else frame.style.setProperty('--ab-height', `${this.#given - frame.scrollHeight + game.offsetHeight}px`);
  }
}
