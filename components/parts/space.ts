import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Tells the styles how high the element may be, as `--ab-height`: its own height where the page gives it one, else the
 * window's. It only ever looks; the element keeps the size that its page gives it.
 */
export class Space implements ReactiveController {
  #observer: ResizeObserver | undefined;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = new ResizeObserver(() => this.#measure());
    this.#observer.observe(this.host);
  }

  hostUpdated(): void {
    this.#measure();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  #measure(): void {
    const frame = this.host.shadowRoot?.querySelector<HTMLElement>('.frame');
    if (!frame) return;
    // A host that is higher or lower than what it holds has a height of its own.
    const own = this.host.clientHeight;
    const isGiven = Math.abs(own - frame.offsetHeight) > 1;
    if (isGiven && own >= 200) frame.style.setProperty('--ab-height', `${own}px`);
  }
}
