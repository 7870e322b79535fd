import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { deepAll, deepClosest } from '../style/deep.js';

/** The games that have been played on this page, by name. */
export const met = new Set<string>();

/** The parts of the element that the guide uses. */
interface Host extends ReactiveControllerHost, HTMLElement {
  readonly rules: { readonly name: string };
  readonly match: { readonly ply: number } | undefined;
}

/**
 * Knows whether a game is the first of its kind on this page (or on this device, if games are saved): until a tap or key after
 * the first move of one. In the first game, highlights the control to press first. The highlight disappears with the first tap
 * or key.
 */
export class FirstGame implements ReactiveController {
  #marked: Element | null = null;
  /** The match in which the highlight has disappeared. */
  #begun: object | undefined;

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

  /** True until someone has played the game here. */
  get isFirst(): boolean {
    return !met.has(this.host.rules.name);
  }

  /** Records that someone has played the game here. */
  meet(): void {
    met.add(this.host.rules.name);
    this.#mark(null);
  }

  handleEvent(event: Event): void {
    const { match } = this.host;
    const [target] = event.composedPath();
    if (!event.isTrusted || !match || !this.isFirst || !(target instanceof Element && isOfGame(target))) return;
    if (match.ply) {
      this.meet();
      this.remember();
    } else {
      this.#begun = match;
      this.#mark(null);
    }
  }

  hostUpdated(): void {
    const { match, shadowRoot } = this.host;
    const begins = match !== undefined && match !== this.#begun && match.ply === 0 && this.isFirst;
    this.#mark((begins && deepAll(shadowRoot, 'button[data-home]').find(isOfGame)) || null);
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

const isOfGame = (one: Element): boolean => deepClosest(one, '.app:not([part~="set-up"])') !== null;

const inputs = ['pointerdown', 'keydown'] as const;
