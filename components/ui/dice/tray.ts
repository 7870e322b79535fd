import { html, nothing, type TemplateResult } from 'lit';
import { anew } from '../restart-animation.js';
import { die, type DieLook } from './die.js';

/** A die in its well. */
export interface Slot extends DieLook {
  readonly label: string;
  /** Raised, with a ring in its well: it is kept, or part of what is named. */
  readonly raised: boolean;
  /** What is written below it. */
  readonly tag: string;
  /** What is added to its name where a hint marks it; else empty. */
  readonly hinted: string;
}

interface Tray {
  readonly label: string;
  readonly help?: string;
  readonly slots: readonly Slot[];
  /** Another throw has another number. */
  readonly throwNumber: number;
  /** Whether the dice can be pressed now. */
  readonly live: boolean;
  readonly onPress: (die: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Dice in a tray: each is a button that is pressed or not, and all of its well is the target. */
export function tray({ label, help, slots, throwNumber, live, onPress, onKey }: Tray): TemplateResult {
  return html`<div
    class="tray n${slots.length}"
    role="group"
    aria-label=${label}
    aria-describedby=${help ? 'tray-help' : nothing}
    @keydown=${onKey}
  >
    ${slots.map(
      (slot, i) =>
        html`<button
          type="button"
          class="slot ${slot.raised ? 'raised' : ''} ${slot.hinted ? 'hinted' : ''}"
          data-die=${i}
          aria-label=${`${slot.label} ${slot.tag}`.trim() + slot.hinted}
          aria-pressed=${live ? String(slot.raised) : nothing}
          aria-disabled=${live ? nothing : 'true'}
          @click=${() => live && onPress(i)}
        >
          <span class="well"></span>${anew(throwNumber, die({ ...slot, label: undefined }))}
          <span class="tag">${slot.tag || '\u00a0'}</span>
        </button>`,
    )}
    ${help ? html`<p class="sr" id="tray-help">${help}</p>` : nothing}
  </div>`;
}
