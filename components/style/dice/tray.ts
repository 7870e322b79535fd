import { html, nothing, type TemplateResult } from 'lit';
import { anew } from '../motion.js';
import { die, type DieLook } from './die.js';

/** A die in its place in the tray. */
export interface Slot extends DieLook {
  readonly label: string;
  /** True if the die is raised with a ring, because it is kept or part of a claim. */
  readonly raised: boolean;
  /** True if the die has a gold ring, because it belongs to the best combination of the dice. */
  readonly best?: boolean;
  /** The delay before the die rises, in milliseconds. */
  readonly delay?: number;
  /** The text below the die. */
  readonly tag: string;
  /** The addition to the accessible name if a hint marks the die; otherwise empty. */
  readonly hinted: string;
}

interface Tray {
  readonly label: string;
  readonly help?: string;
  readonly slots: readonly Slot[];
  /** The number of the throw; a new number restarts the animation. */
  readonly throwNumber: number;
  /** True if the dice can be pressed. */
  readonly live: boolean;
  readonly onPress: (die: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Renders a tray of dice. Each is a toggle button whose target is its whole place in the tray. */
export function tray({ label, help, slots, throwNumber, live, onPress, onKey }: Tray): TemplateResult {
  return html`<div
    class="tray size${slots.length}"
    role="group"
    aria-label=${label}
    aria-describedby=${help ? 'tray-help' : nothing}
    @keydown=${onKey}
  >
    ${slots.map(
      (slot, i) =>
        html`<button
          type="button"
          class="slot ${slot.raised ? 'raised' : ''} ${slot.best ? 'best' : ''} ${slot.hinted ? 'hinted' : ''}"
          part=${live ? 'action' : nothing}
          .style=${slot.delay ? `--delay:${slot.delay}ms` : nothing}
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
    ${help ? html`<p class="visually-hidden" id="tray-help">${help}</p>` : nothing}
  </div>`;
}
