import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isElsewhere } from '../ui/keys.js';

/** Keys that a field leaves to the page around it. */
const left = /^(?:Tab|Escape|F\d+)$/;

const presses = /^(?:Enter| )$/;

/** What a control does by itself with a key that nothing has handled: types it, presses, or goes on to its next value. */
const ofControls: readonly (readonly [controls: string, keys: RegExp])[] = [
  ['button, summary, [type="checkbox"], [type="file"]', presses],
  ['[type="radio"]', /^(?:Enter| |Arrow.+)$/],
  ['[type="range"]', /^(?:Enter|Arrow.+|Home|End|Page.+)$/],
  ['a[href]', /^Enter$/],
];

/** Whether the control that an event is on uses a key by itself, as a button uses Enter and a field each letter. */
function isUsedByControl(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  const isField = target.matches('input, select, textarea');
  if (event.isComposing) return isField;
  if (isElsewhere(event)) return false;
  // Of the keys in a dialog that is open, the page behind it gets none: Escape closes it, arrows scroll it.
  if (target.closest('dialog[open]')) return !/^(?:Tab|F\d+)$/.test(event.key);
  const [, keys] = ofControls.find(([controls]) => target.matches(controls)) ?? [];
  return keys ? keys.test(event.key) : isField && !left.test(event.key);
}

/**
 * Keeps the keys that an element uses from what the page listens to around it: a name that is typed into the form turns no
 * slide, nor does an arrow on a board. Listeners of the page in the capture phase hear a key before the element does.
 */
export class OwnKeys implements ReactiveController {
  /** The last press of each key, and whether its control uses it. */
  readonly #pressed = new Map<string, { readonly event: KeyboardEvent; readonly isUsed: boolean }>();

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener('keydown', this.#note, true);
    for (const type of types) this.host.addEventListener(type, this);
  }

  hostDisconnected(): void {
    this.host.removeEventListener('keydown', this.#note, true);
    for (const type of types) this.host.removeEventListener(type, this);
    this.#pressed.clear();
  }

  readonly #note = (event: KeyboardEvent): void => {
    this.#pressed.set(placeOf(event), { event, isUsed: isUsedByControl(event) });
  };

  /** Stops what the element has used, as the key goes down and when it comes up again. */
  handleEvent(event: KeyboardEvent): void {
    // What the page has put into the element is the page's.
    if (event.target !== this.host) return;
    const pressed = this.#pressed.get(placeOf(event));
    if (pressed?.isUsed || pressed?.event.defaultPrevented) event.stopPropagation();
    if (event.type === 'keyup') this.#pressed.delete(placeOf(event));
  }
}

const types = ['keydown', 'keypress', 'keyup'] as const;

/** Which key it is, whatever it types: Shift may have been let go before it. */
const placeOf = ({ code, key }: KeyboardEvent): string => code || key;
