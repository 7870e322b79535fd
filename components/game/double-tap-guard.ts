import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { deepActive, deepAll } from '../style/deep.js';

/**
 * Milliseconds for which a control that has just appeared ignores taps at the place of the previous tap. They count from
 * its appearance, so that tapping on repeatedly does not prolong them.
 */
const pause = 300;
/** The maximum time between two taps of a series, in milliseconds: enough for a move and its animation. */
const series = 800;
/** The maximum distance between the taps of a double tap, in CSS pixels. */
const reach = 40;

/** Selects everything that can be pressed. */
const controls =
  'button, a[href], input, select, textarea, summary, label, [tabindex], [role="gridcell"], [role="option"]';

/** The clock of real input, even if a test has replaced the page's clock. */
const now = performance.now.bind(performance);

/** The last tap: its place, its time, and the controls at that time. */
interface Tap {
  readonly x: number;
  readonly y: number;
  readonly time: number;
  /** The time of the last tap that had an effect: later taps at this place belong to its series. */
  readonly began: number;
  readonly meanings: Map<Element, string>;
}

/** The last key that had an effect, and the control it was pressed on. */
interface Press {
  readonly key: string;
  readonly time: number;
  readonly control: Element | null;
  readonly meaning: string;
  readonly moves: number;
}

/**
 * Prevents the second tap of a double tap, or the repeats of a held key, from pressing a control that appeared because of
 * the first. A control that was there before accepts every tap, however fast; one that has appeared or changed its meaning
 * since ignores taps near the last one for a moment. Programmatic clicks are never blocked.
 */
export class DoubleTapGuard implements ReactiveController {
  #tap: Tap | undefined;
  /** True once the element has been updated since the last tap. */
  #isUpdated = false;
  #press: Press | undefined;
  /** The times when controls got their current meaning; contains only those that have changed since a tap. */
  readonly #since = new WeakMap<Element, number>();
  /** True while the tap that is in progress is ignored. */
  #refusesTap = false;
  #refusedKey: string | undefined;

  /** @param moves counts moves: after each move, every control means something else */
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly moves: () => number,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of events) this.host.addEventListener(type, this, true);
  }

  hostDisconnected(): void {
    for (const type of events) this.host.removeEventListener(type, this, true);
  }

  /** Records the time for controls that have changed since the last tap. */
  hostUpdated(): void {
    const tap = this.#tap;
    // The first update shows what the tap has changed, however long a slow device takes for it.
    if (!tap || (this.#isUpdated && now() - tap.time > series)) return;
    this.#isUpdated = true;
    for (const control of this.#controls()) {
      const meaning = this.#meaning(control);
      if (tap.meanings.get(control) === meaning) continue;
      tap.meanings.set(control, meaning);
      this.#since.set(control, now());
    }
  }

  handleEvent(event: Event): void {
    if (!event.isTrusted) return;
    if (event instanceof KeyboardEvent) {
      if (event.type === 'keydown') this.#down(event);
      else if (event.key === this.#refusedKey) {
        this.#refusedKey = undefined;
        refuse(event); // otherwise the space bar presses on release
      }
    } else if (event instanceof MouseEvent) this.#point(event);
  }

  // ---- taps ----

  #point(event: MouseEvent): void {
    // A click caused by a key, or by a label for its control, was checked with the event that caused it.
    if (event.type === 'click' && event.detail === 0) return;
    const control = this.#controlOf(event);
    const follows = this.#follows(event);
    if (event.type === 'pointerdown') this.#refusesTap = this.#isEcho(event, control);
    else if (event.type === 'click' && !this.#refusesTap) this.#refusesTap = this.#isEcho(event, control);
    if (this.#refusesTap) refuse(event);
    if (event.type !== 'click') return;
    const { clientX: x, clientY: y, timeStamp: time } = event;
    const began = follows && (this.#refusesTap || !control) ? follows.began : time;
    const meanings = new Map(this.#controls().map((one) => [one, this.#meaning(one)]));
    this.#tap = { x, y, time, began, meanings };
    this.#isUpdated = false;
    this.#refusesTap = false;
  }

  /** Returns the previous tap if it was recent and at the same place. */
  #follows({ clientX, clientY, timeStamp }: MouseEvent): Tap | undefined {
    const tap = this.#tap;
    if (!tap || timeStamp - tap.time > series) return undefined;
    return Math.hypot(clientX - tap.x, clientY - tap.y) < reach ? tap : undefined;
  }

  /** Returns whether the event is on a control that has appeared since the previous tap. */
  #isEcho(event: MouseEvent, control: Element | undefined): boolean {
    const tap = this.#follows(event);
    const since = control && this.#since.get(control);
    return tap !== undefined && since !== undefined && since >= tap.began && event.timeStamp - since < pause;
  }

  // ---- keys ----

  #down(event: KeyboardEvent): void {
    const { key, timeStamp: time, repeat } = event;
    const presses = key === 'Enter' || key === ' ';
    if (!presses && [...key].length > 1) {
      this.#press = undefined; // an arrow or Tab: the next key is meant for the control it leads to
      return;
    }
    const control = deepActive(this.host.shadowRoot);
    const press: Press = { key, time, control, meaning: this.#meaning(control), moves: this.moves() };
    const last = this.#press;
    const again = last?.key === key && (repeat || time - last.time < pause);
    const elsewhere =
      last?.moves !== press.moves || (presses && (last.control !== control || last.meaning !== press.meaning));
    if ((again && elsewhere) || (repeat && presses && !last)) {
      this.#refusedKey = key;
      refuse(event);
    } else this.#press = press;
  }

  // ---- controls ----

  #controls(): Element[] {
    return deepAll(this.host.shadowRoot, controls);
  }

  /** Returns the control of this element that an event is on; undefined for slotted content. */
  #controlOf(event: Event): Element | undefined {
    const path = event.composedPath();
    const within = path.slice(0, path.indexOf(this.host.shadowRoot!));
    if (within.some((one) => one instanceof HTMLSlotElement)) return undefined;
    const control = within.find((one): one is Element => one instanceof Element && one.matches(controls));
    return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
  }

  /** Identifies the effect of pressing the control: after a move, or under another name, it is a different one. */
  #meaning(control: Element | null): string {
    // Firefox before 119 does not reflect ARIA attributes as properties.
    const name = control?.getAttribute('role') === 'gridcell' ? 'aria-label' : 'title';
    return `${this.moves()} ${control?.getAttribute(name) ?? ''}`;
  }
}

const events = ['pointerdown', 'mousedown', 'click', 'keydown', 'keyup'] as const;

function refuse(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
