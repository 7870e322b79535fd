import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { deepClosest } from '../style/deep.js';
import { isElsewhere } from '../style/keys.js';

/** Keys that a field does not use and leaves to the page. */
const left = /^(?:Tab|Escape|F\d+)$/;

const presses = /^(?:Enter| )$/;

/** The default action keys of controls: keys that press them or change their value. */
const ofControls: readonly (readonly [controls: string, keys: RegExp])[] = [
  ['button, summary, [type="checkbox"], [type="file"]', presses],
  ['[type="radio"]', /^(?:Enter| |Arrow.+)$/],
  ['[type="range"]', /^(?:Enter|Arrow.+|Home|End|Page.+)$/],
  ['a[href]', /^Enter$/],
];

/** Returns whether the control that an event is on uses the key itself, as a button uses Enter and a field uses each letter. */
function isUsedByControl(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  const isField = target.matches('input, select, textarea');
  // A field gets what an input method composes or the browser fills in.
  if (event.isComposing || !event.key) return isField;
  if (isElsewhere(event)) return false;
  // While a dialog is open, the page behind it gets no keys: Escape closes the dialog, arrows scroll it.
  if (deepClosest(target, 'dialog[open]')) return !/^(?:Tab|F\d+)$/.test(event.key);
  const [, keys] = ofControls.find(([controls]) => target.matches(controls)) ?? [];
  return keys ? keys.test(event.key) : isField && !left.test(event.key);
}

/**
 * Hides the keys that an element uses from the listeners of the page around it: typing a name in the form, or pressing an
 * arrow key on a board, does not turn a slide. The page's listeners in the capture phase receive a key before the element
 * does.
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

  /** Stops the events of keys that the element has used, on press and on release. */
  handleEvent(event: KeyboardEvent): void {
    // Slotted content belongs to the page.
    if (event.target !== this.host) return;
    const pressed = this.#pressed.get(placeOf(event));
    if (pressed?.isUsed || pressed?.event.defaultPrevented) event.stopPropagation();
    if (event.type === 'keyup') this.#pressed.delete(placeOf(event));
  }
}

const types = ['keydown', 'keypress', 'keyup'] as const;

/** Identifies a key regardless of the character it types: Shift may have been released before it. */
const placeOf = ({ code, key }: KeyboardEvent): string => code || key;
