import { css, html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { CommonWords, SetUpWords } from '../../src/words/types.js';
import { icon } from '../style/icons.js';
import { scaleOf } from '../style/scale.js';
import { canSpeak, speak } from '../style/speech.js';

interface HowTo {
  readonly title: string;
  /** One picture for each sentence. */
  readonly pictures: readonly TemplateResult[];
  readonly sentences: readonly string[];
}

interface HowToContext {
  readonly words: SetUpWords<CommonWords>;
  readonly languageTag: string;
  closeHowTo(): void;
}

/**
 * Renders "How to play" as a dialog over the element: three or four pictures with a sentence each. Its content does not
 * change while it is open, so a page translator may translate it.
 */
export function howTo(v: HowToContext, { title, pictures, sentences }: HowTo): TemplateResult {
  const w = v.words.howTo;
  const close = (event: Event): void => (event.currentTarget as Element).closest('dialog')!.close();
  return html`<dialog class="how-to" aria-labelledby="how-to" ${ref(show)} @close=${() => v.closeHowTo()}>
    <header>
      <h2 id="how-to" tabindex="-1" translate="yes">${title}</h2>
      ${
        canSpeak(v.languageTag)
          ? html`<button
              type="button"
              class="tool"
              title=${w.read}
              aria-label=${w.read}
              @click=${() => speak(sentences.join(' '), v.languageTag)}
            >
              ${icon('sound')}
            </button>`
          : nothing
      }
      <button
        type="button"
        class="tool"
        title=${v.words.notices.close}
        aria-label=${v.words.notices.close}
        @click=${close}
      >
        ${icon('close')}
      </button>
    </header>
    <ol .style="--steps:${sentences.length}">
      ${sentences.map(
        (sentence, i) =>
          html`<li>
            <div class="picture" aria-hidden="true">${pictures[i]}</div>
            <p translate="yes"><bdi>${sentence}</bdi></p>
          </li>`,
      )}
    </ol>
    <button type="button" class="start" @click=${close}>${w.play}</button>
  </dialog>`;
}

/** Opens the dialog near the control that was pressed, because a frame may be higher than the window. */
function show(element?: Element): void {
  if (!(element instanceof HTMLDialogElement)) return;
  // The element is rendered before it is in the document.
  queueMicrotask(() => {
    if (element.isConnected && !element.open) open(element);
  });
}

function open(element: HTMLDialogElement): void {
  const root = element.getRootNode() as ShadowRoot;
  const asked = root.activeElement?.getBoundingClientRect();
  element.showModal();
  element.querySelector('h2')?.focus();
  const scale = scaleOf(element);
  const space = innerHeight / scale - element.offsetHeight;
  if (space > 300 && asked) element.style.top = `${Math.max(8, Math.min(asked.top / scale - 40, space - 8))}px`;
}

export const howToStyles = css`
  .how-to {
    position: fixed;
    inset: 0;
    margin: auto;
    inline-size: min(calc(var(--u) * 190), 100vi);
    block-size: fit-content;
    max-inline-size: none;
    max-block-size: 100dvb;
    overflow: auto;
    padding: var(--ab-space-5);
    border: 0;
    outline: 1px solid var(--ab-hair);
    outline-offset: -1px;
    border-radius: var(--ab-radius-3);
    background: var(--ab-paper);
    color: var(--ab-ink);
    box-shadow: var(--ab-shadow);
  }
  .how-to[style*='top'] {
    margin-block: 0;
    inset-block-end: auto;
  }
  .how-to[open] {
    display: grid;
    gap: var(--ab-space-4);
  }
  .how-to::backdrop {
    background: rgb(20 23 29 / 0.45);
  }
  .how-to header {
    display: flex;
    align-items: center;
    gap: var(--ab-space-2);
  }
  .how-to h2 {
    flex: 1;
    font-size: var(--ab-text-4);
    line-height: 1.2;
    font-weight: 800;
  }
  .how-to h2:focus-visible {
    outline: none;
  }
  .how-to .tool {
    display: grid;
    place-items: center;
    inline-size: var(--ab-control-2);
    block-size: var(--ab-control-2);
    padding: 0;
    border: 0;
    border-radius: var(--ab-radius-2);
    background: none;
    color: inherit;
  }
  .how-to .tool .icon {
    inline-size: calc(var(--u) * 6.5);
    block-size: calc(var(--u) * 6.5);
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .how-to ol {
    display: grid;
    gap: var(--ab-space-4);
  }
  .how-to li {
    display: grid;
    grid-template-columns: calc(var(--u) * 29.5) minmax(0, 1fr);
    gap: var(--ab-space-5);
    align-items: center;
    min-block-size: calc(var(--u) * 22);
    padding: var(--ab-space-4) var(--ab-space-5);
    outline: 1px solid transparent; /* seen in forced colours */
    border-radius: var(--ab-radius-3);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
  }
  .how-to li p {
    font-size: var(--ab-text-3);
    line-height: 1.3;
    font-weight: 600;
  }
  .how-to .picture {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-2);
    align-items: center;
    justify-content: center;
    min-inline-size: 0;
    font-size: var(--ab-text-4);
    font-weight: 800;
    direction: ltr;
  }
  .how-to .picture .die {
    inline-size: calc(var(--u) * 11.5);
    block-size: calc(var(--u) * 11.5);
  }
  .how-to .picture .many {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--ab-space-1);
  }
  .how-to .picture .many .die {
    inline-size: calc(var(--u) * 8.5);
    block-size: calc(var(--u) * 8.5);
  }
  .how-to .picture .pair .die {
    inline-size: calc(var(--u) * 9.5);
    block-size: calc(var(--u) * 9.5);
  }
  .how-to .picture .pair {
    display: flex;
    align-items: center;
    gap: var(--ab-space-1);
  }
  .how-to .picture .sum {
    font-size: var(--ab-text-3);
    line-height: 1.4;
    white-space: nowrap;
  }
  .how-to .picture .box {
    padding: 0 var(--ab-space-3);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-1);
  }
  .how-to .picture > svg {
    inline-size: auto;
    max-inline-size: 100%;
    max-block-size: calc(var(--u) * 19);
  }
  .how-to .picture > .pieces:not(:only-child) {
    max-block-size: calc(var(--u) * 11);
  }
  .how-to .picture > .pieces + svg {
    max-block-size: calc(var(--u) * 14);
  }
  /* Visible even if the window is too low for the steps. */
  .how-to .start {
    position: sticky;
    inset-block-end: 0;
    min-block-size: var(--ab-control-3);
    border: 2px solid transparent;
    border-radius: var(--ab-radius-3);
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-size: var(--ab-text-3);
    font-weight: 800;
  }
  .how-to .cubes {
    position: relative;
    display: flex;
    justify-content: center;
    padding: var(--ab-space-1);
    border-radius: var(--ab-radius-1);
    background: var(--ab-tray);
  }
  .how-to .cubes .cube {
    inline-size: calc(var(--u) * 7.25);
    flex: 0 1 auto;
  }
  .how-to .clamps {
    position: absolute;
    inset: 3px;
    overflow: visible;
  }
  .how-to .points {
    font-size: var(--ab-figure);
    line-height: 1;
  }
  @media (max-height: 599px) and (max-width: 559px) {
    .how-to[open] {
      gap: var(--ab-space-4);
      padding-block: var(--ab-space-4);
    }
    .how-to ol {
      gap: var(--ab-space-3);
    }
    .how-to li {
      min-block-size: calc(var(--u) * 17);
      gap: var(--ab-space-4);
      padding: var(--ab-space-2) var(--ab-space-4);
    }
    .how-to li p {
      font-size: var(--ab-text-2);
      line-height: 1.2;
    }
    .how-to .picture .sum {
      font-size: var(--ab-text-2);
    }
    .how-to .picture > svg {
      max-block-size: calc(var(--u) * 15);
    }
  }
  @media (min-width: 560px) {
    .how-to ol {
      grid-template-columns: repeat(var(--steps), minmax(0, 1fr));
    }
    .how-to li {
      grid-template-columns: 1fr;
      grid-template-rows: minmax(calc(var(--u) * 21.5), auto) 1fr;
      text-align: center;
      align-items: start;
      padding: var(--ab-space-5) var(--ab-space-4);
    }
    .how-to .picture {
      min-block-size: calc(var(--u) * 21.5);
      inline-size: calc(var(--u) * 29.5);
      margin-inline: auto;
    }
  }
  @media (min-width: 560px) and (max-height: 449px) {
    .how-to[open] {
      gap: var(--ab-space-4);
      padding-block: var(--ab-space-3) var(--ab-space-4);
    }
    .how-to li {
      gap: var(--ab-space-4);
      padding-block: var(--ab-space-3);
    }
    .how-to li p {
      font-size: var(--ab-text-2);
      line-height: 1.2;
    }
    .how-to .picture .sum {
      font-size: var(--ab-text-2);
    }
    .how-to .start {
      min-block-size: var(--ab-control-2);
    }
    /* Four steps in two rows, the sentence beside its picture. */
    .how-to ol:has(li:nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .how-to ol:has(li:nth-child(4)) li {
      grid-template: auto / calc(var(--u) * 29.5) minmax(0, 1fr);
      text-align: start;
      align-items: center;
    }
  }
`;
