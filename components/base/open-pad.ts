import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { digitOf } from '../ui/keys.js';

type Host = ReactiveControllerHost & HTMLElement;

const elements = Symbol.for('abacade.elements');

/** The elements on this page, whichever script has brought them. */
const page = globalThis as typeof globalThis & { [elements]?: Set<HTMLElement> };

/** How many of them are of this script. */
let own = 0;

/** Whether somebody sees it and could press it. */
function isOpen(pad: HTMLElement): boolean {
  const { top, bottom } = pad.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight) return false;
  // Safari before 17.4 has none.
  return 'checkVisibility' in pad ? pad.checkVisibility({ opacityProperty: true, visibilityProperty: true }) : true;
}

/** Whether nothing on the page has the focus, so that a key is meant for nobody. */
export function isNowhere(): boolean {
  const { activeElement, body } = document;
  return !activeElement || (activeElement === body && !body.isContentEditable);
}

/** Leads a digit to the pad where it is asked for, when nothing on the page has the focus and only one pad is open. */
function lead(event: KeyboardEvent): void {
  if (event.defaultPrevented || !isNowhere() || digitOf(event) < 0) return;
  const pads = [...(page[elements] ?? [])].flatMap((one) => [
    ...one.shadowRoot!.querySelectorAll<HTMLElement>('[data-types]'),
  ]);
  const [pad, another] = pads.filter(isOpen);
  if (!pad || another) return;
  // The keys that follow are the pad's. What is inert takes no focus.
  pad.querySelector<HTMLElement>('.question, button')?.focus({ preventScroll: true });
  if (!pad.matches(':focus-within')) return;
  const { key, code, shiftKey } = event;
  const given = { key, code, shiftKey, bubbles: true, composed: true, cancelable: true };
  pad.dispatchEvent(new KeyboardEvent('keydown', given));
  event.preventDefault();
  event.stopPropagation();
}

/** Makes the digits that are typed while nothing has the focus reach the pad of this element, if no other is open. */
export class OpenPad implements ReactiveController {
  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostConnected(): void {
    (page[elements] ??= new Set()).add(this.host);
    if (own++ === 0) document.addEventListener('keydown', lead);
  }

  hostDisconnected(): void {
    page[elements]?.delete(this.host);
    if (--own === 0) document.removeEventListener('keydown', lead);
  }
}
