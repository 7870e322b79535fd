import { html, nothing, type TemplateResult } from 'lit';
import type { CommonWords } from '../../src/words/types.js';
import { icon } from '../style/icons.js';
import { rich } from '../style/rich-text.js';
import { hintCardStyles } from './hint-card-styles.js';
import { PartElement } from './part-element.js';

/** The card of a hint. Fires `more` for the next step of the hint, and `close`. The element itself is the box, which a game places. */
export class HintCard extends PartElement {
  static override readonly tag = 'abacade-hint';
  static override readonly styles = hintCardStyles;

  declare words: Pick<CommonWords['hints'], 'close' | 'more'>;
  /** The name of the card for screen readers; undefined while there is no hint. */
  declare label: string | undefined;
  /** The step that is shown, counted from 1, and the last one; 0 while there is no hint. */
  declare at: number;
  declare last: number;
  /** The sentences of the hint, or the one why there is none. */
  declare sentences: readonly string[];
  /** True in a puzzle, where steps are asked for beside the card. */
  declare isBrief: boolean;

  override connectedCallback(): void {
    this.className = 'hint-card';
    this.setAttribute('part', 'hint');
    super.connectedCallback();
  }

  protected override updated(): void {
    const { label } = this;
    for (const [name, value] of [
      ['role', 'region'],
      ['aria-label', label],
    ] as const)
      if (label && value) this.setAttribute(name, value);
      else this.removeAttribute(name);
    this.toggleAttribute('data-brief', this.isBrief);
  }

  protected override render(): TemplateResult {
    const { at, last, words: w } = this;
    return html`<p class="rung" aria-hidden="true">
        ${icon('hint')}${Array.from({ length: last }, (_, i) => html`<i class=${i < at ? 'on' : ''}></i>`)}
      </p>
      <div class="say">${this.sentences.map((sentence) => html`<p><bdi>${rich(sentence)}</bdi></p> `)}</div>
      <div class="onward">
        ${
          at === last || this.isBrief
            ? nothing
            : html`<button type="button" class="button more" @click=${() => this.tell('more')}>${w.more}</button>`
        }
        <button
          type="button"
          class="icon-button hint-close"
          title=${w.close}
          aria-label=${w.close}
          @click=${() => this.tell('close')}
        >
          ${icon('close')}
        </button>
      </div>`;
  }
}
