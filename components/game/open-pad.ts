import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { deepAll } from '../style/deep.js';
import { digitOf } from '../style/keys.js';

type Host = ReactiveControllerHost & HTMLElement;

const elements = Symbol.for('abacade.elements');

/** The elements on this page, from all scripts. */
const page = globalThis as typeof globalThis & { [elements]?: Set<HTMLElement> };

/** The number of connected elements from this script. */
let own = 0;

/** Returns whether the pad is visible and can be pressed. */
function isOpen(pad: HTMLElement): boolean {
  const { top, bottom } = pad.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight) return false;
  // Safari before 17.4 has no `checkVisibility`.
  return 'checkVisibility' in pad ? pad.checkVisibility({ opacityProperty: true, visibilityProperty: true }) : true;
}

/** Returns whether nothing on the page has the focus, so that a key has no target. */
export function isNowhere(): boolean {
  const { activeElement, body } = document;
  return !activeElement || (activeElement === body && !body.isContentEditable);
}

/** Redirects a digit to the pad that asks for it, if nothing on the page has the focus and only one pad is open. */
function lead(event: KeyboardEvent): void {
  if (event.defaultPrevented || !isNowhere() || digitOf(event) < 0) return;
  const pads = [...(page[elements] ?? [])].flatMap((one) => deepAll(one.shadowRoot, '[data-types]'));
  const [pad, another] = pads.filter(isOpen);
  if (!pad || another) return;
  // The keys that follow go to the pad. An inert pad cannot be focused.
  pad.querySelector<HTMLElement>('.question, button')?.focus({ preventScroll: true });
  if (!pad.matches(':focus-within')) return;
  const { key, code, shiftKey } = event;
  const given = { key, code, shiftKey, bubbles: true, composed: true, cancelable: true };
  pad.dispatchEvent(new KeyboardEvent('keydown', given));
  event.preventDefault();
  event.stopPropagation();
}

/** Sends digits typed while nothing has the focus to the pad of this element, if no other pad is open. */
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
