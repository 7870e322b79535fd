import { css, html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Timers } from '../../src/match/clock.js';
import { deepActive } from '../style/deep.js';
import { scaleOf } from '../style/scale.js';
import { rich } from '../style/rich-text.js';

/** The maximum time a refusal is shown, in milliseconds; any input ends it earlier. */
const stay = 5000;

/** Shows why a move was refused, at the place of the tap or at the focused control. */
export class Refusals implements ReactiveController {
  #sentence = '';
  /** The place of the last tap; undefined after a key. */
  #tap: { readonly x: number; readonly y: number } | undefined;
  #at = { x: 0, y: 0 };
  #cancel: (() => void) | undefined;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly timers: Timers,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of inputs) this.host.addEventListener(type, this, true);
  }

  hostDisconnected(): void {
    for (const type of inputs) this.host.removeEventListener(type, this, true);
    this.#cancel?.();
    this.#sentence = '';
  }

  handleEvent(event: Event): void {
    this.#tap = event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : undefined;
    this.#hide();
  }

  show(sentence: string): void {
    const box = this.host.getBoundingClientRect();
    const focused = deepActive(this.host.shadowRoot)?.getBoundingClientRect();
    const at = this.#tap ?? (focused && { x: focused.x + focused.width / 2, y: focused.y }) ?? middle(box);
    const scale = scaleOf(this.host);
    this.#at = { x: (at.x - box.x) / scale, y: (at.y - box.y) / scale };
    this.#sentence = sentence;
    this.#cancel?.();
    this.#cancel = this.timers.later(() => this.#hide(), stay);
    this.host.requestUpdate();
  }

  #hide(): void {
    if (!this.#sentence) return;
    this.#cancel?.();
    this.#sentence = '';
    this.host.requestUpdate();
  }

  /** Renders the sentence. It is announced elsewhere. */
  render(): TemplateResult | typeof nothing {
    if (!this.#sentence) return nothing;
    const { x, y } = this.#at;
    const width = this.host.clientWidth;
    // If there is no space above the tap, it is shown below.
    const side = y < 90 ? 'below' : 'above';
    const left = Math.max(8, Math.min(x - 130, width - 268));
    return html`<p class="refusal ${side}" aria-hidden="true" .style="left:${left}px;top:${y}px">
      <bdi>${rich(this.#sentence)}</bdi>
    </p>`;
  }
}

const inputs = ['pointerdown', 'keydown'] as const;

const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

export const refusalStyles = css`
  .refusal {
    position: absolute;
    z-index: 5;
    max-inline-size: 260px;
    padding: var(--ab-space-4) var(--ab-space-5);
    border-radius: var(--ab-radius-2);
    border: 2px solid var(--ab-gold);
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-size: var(--ab-text-2);
    font-weight: 700;
    line-height: 1.3;
    pointer-events: none;
  }
  .refusal.above {
    transform: translateY(calc(-100% - 18px));
  }
  .refusal.below {
    transform: translateY(22px);
  }
`;
