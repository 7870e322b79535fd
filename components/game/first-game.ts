import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { deepAll, deepClosest } from '../style/deep.js';

/** The games that have been played on this page. */
const met = new Set<string>();

/** The parts of the element that the guide uses. */
interface Host extends ReactiveControllerHost, HTMLElement {
  readonly rules: { readonly name: string };
  readonly match: { readonly ply: number } | undefined;
}

/**
 * In the first game of its kind on this page (or on this device, if games are saved), highlights the control to press
 * first. The highlight disappears with the first tap or key.
 */
export class FirstGame implements ReactiveController {
  #marked: Element | null = null;

  /**
   * @param describe the description of the highlighted control, for screen readers
   * @param remember called when the game has been played
   */
  constructor(
    private readonly host: Host,
    private readonly describe: () => string,
    private readonly remember: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of inputs) this.host.addEventListener(type, this, true);
  }

  hostDisconnected(): void {
    for (const type of inputs) this.host.removeEventListener(type, this, true);
  }

  /** Records that someone has played the game here. */
  meet(): void {
    met.add(this.host.rules.name);
    this.#mark(null);
  }

  handleEvent(event: Event): void {
    if (!this.#marked || !event.isTrusted) return;
    this.meet();
    this.remember();
  }

  hostUpdated(): void {
    const { rules: game, match, shadowRoot } = this.host;
    const isFirst = match !== undefined && match.ply === 0 && !met.has(game.name);
    const isOfGame = (one: Element): boolean => deepClosest(one, '.app:not([part~="set-up"])') !== null;
    this.#mark((isFirst && deepAll(shadowRoot, 'button[data-home]').find(isOfGame)) || null);
  }

  #mark(control: Element | null): void {
    if (control === this.#marked) return;
    this.#marked?.classList.remove('first');
    this.#marked?.removeAttribute('aria-description');
    this.#marked = control;
    control?.classList.add('first');
    control?.setAttribute('aria-description', this.describe());
  }
}

const inputs = ['pointerdown', 'keydown'] as const;
