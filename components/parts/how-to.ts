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
    inline-size: min(760px, 100vi);
    block-size: fit-content;
    max-inline-size: none;
    max-block-size: 100dvb;
    overflow: auto;
    padding: 12px 14px;
    border: 0;
    outline: 1px solid var(--ab-hair);
    outline-offset: -1px;
    border-radius: 16px;
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
    gap: 10px;
  }
  .how-to::backdrop {
    background: rgb(20 23 29 / 0.45);
  }
  .how-to header {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .how-to h2 {
    flex: 1;
    font-size: 22px;
    line-height: 1.2;
    font-weight: 800;
  }
  .how-to h2:focus-visible {
    outline: none;
  }
  .how-to .tool {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 10px;
    background: none;
    color: inherit;
  }
  .how-to .tool .icon {
    inline-size: 26px;
    block-size: 26px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .how-to ol {
    display: grid;
    gap: 8px;
  }
  .how-to li {
    display: grid;
    grid-template-columns: 118px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    min-block-size: 88px;
    padding: 8px 12px;
    outline: 1px solid transparent; /* seen in forced colours */
    border-radius: 14px;
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
  }
  .how-to li p {
    font-size: 17px;
    line-height: 1.3;
    font-weight: 600;
  }
  .how-to .picture {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    align-items: center;
    justify-content: center;
    min-inline-size: 0;
    font-size: 20px;
    font-weight: 800;
    direction: ltr;
  }
  .how-to .picture .die {
    inline-size: 46px;
    block-size: 46px;
  }
  .how-to .picture .many {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 2px;
  }
  .how-to .picture .many .die {
    inline-size: 34px;
    block-size: 34px;
  }
  .how-to .picture .pair .die {
    inline-size: 38px;
    block-size: 38px;
  }
  .how-to .picture .pair {
    display: flex;
    align-items: center;
    gap: 2px;
  }
  .how-to .picture .sum {
    font-size: 17px;
    line-height: 1.4;
    white-space: nowrap;
  }
  .how-to .picture .box {
    padding: 0 6px;
    border: 2px solid var(--ab-line);
    border-radius: 8px;
  }
  .how-to .picture > svg {
    inline-size: auto;
    max-inline-size: 100%;
    max-block-size: 76px;
  }
  .how-to .picture > .pieces:not(:only-child) {
    max-block-size: 44px;
  }
  .how-to .picture > .pieces + svg {
    max-block-size: 56px;
  }
  /* Visible even if the window is too low for the steps. */
  .how-to .start {
    position: sticky;
    inset-block-end: 0;
    min-block-size: 52px;
    border: 2px solid transparent;
    border-radius: 14px;
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-size: 19px;
    font-weight: 800;
  }
  .how-to .cubes {
    position: relative;
    display: flex;
    justify-content: center;
    padding: 3px;
    border-radius: 8px;
    background: var(--ab-tray);
  }
  .how-to .cubes .cube {
    inline-size: 29px;
    flex: 0 1 auto;
  }
  .how-to .clamps {
    position: absolute;
    inset: 3px;
    overflow: visible;
  }
  .how-to .points {
    font-size: 40px;
    line-height: 1;
  }
  @media (max-height: 620px) and (max-width: 559px) {
    .how-to[open] {
      gap: 8px;
      padding-block: 8px;
    }
    .how-to ol {
      gap: 6px;
    }
    .how-to li {
      min-block-size: 68px;
      gap: 8px;
      padding: 4px 8px;
    }
    .how-to li p {
      font-size: 15px;
      line-height: 1.2;
    }
    .how-to .picture .sum {
      font-size: 15px;
    }
    .how-to .picture > svg {
      max-block-size: 60px;
    }
  }
  @media (min-width: 560px) {
    .how-to ol {
      grid-template-columns: repeat(var(--steps), minmax(0, 1fr));
    }
    .how-to li {
      grid-template-columns: 1fr;
      grid-template-rows: minmax(86px, auto) 1fr;
      text-align: center;
      align-items: start;
      padding: 12px 10px;
    }
    .how-to .picture {
      min-block-size: 86px;
      inline-size: 118px;
      margin-inline: auto;
    }
  }
  @media (min-width: 560px) and (max-height: 460px) {
    .how-to[open] {
      gap: 8px;
      padding-block: 6px 10px;
    }
    .how-to li {
      gap: 8px;
      padding-block: 6px;
    }
    .how-to li p {
      font-size: 15px;
      line-height: 1.2;
    }
    .how-to .picture .sum {
      font-size: 15px;
    }
    .how-to .start {
      min-block-size: 48px;
    }
    /* Four steps in two rows, the sentence beside its picture. */
    .how-to ol:has(li:nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .how-to ol:has(li:nth-child(4)) li {
      grid-template: auto / 118px minmax(0, 1fr);
      text-align: start;
      align-items: center;
    }
  }
`;
