import { css, type ReactiveController, type ReactiveControllerHost } from 'lit';

/** From this size in pixels on, the smallest text that a browser draws is too large for the layouts of usual text. */
const large = 16;

/** The size in pixels of the smallest text that the reader's browser draws; it is asked for 1. Measured once. */
let smallest: number | undefined;

/** Ten digits are about 5.6 times as wide as their size, in all fonts of this kind. */
function measure(root: ShadowRoot): number {
  const probe = document.createElement('i');
  probe.style.cssText = 'position: absolute; font: 1px sans-serif';
  probe.textContent = '0000000000';
  root.append(probe);
  // Not its box, which a page may have scaled.
  const width = probe.offsetWidth;
  probe.remove();
  return width / 5.6;
}

/** Gives the frame `data-enlarged` where the browser draws no small text, as its reader has asked. */
export class TextSize implements ReactiveController {
  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostUpdated(): void {
    const frame = this.host.shadowRoot!.querySelector('.frame');
    if (!frame) return;
    // Only until it is known: an element that is redrawn measures nothing.
    if (smallest === undefined && this.host.clientWidth) smallest = measure(this.host.shadowRoot!);
    frame.toggleAttribute('data-enlarged', smallest !== undefined && smallest >= large);
  }
}

/**
 * Names are whole: on phones and tablets each player has a line, and the banner grows. Adopted after the styles of the
 * games, whose rows of a fixed height grow with it.
 */
export const enlargedStyles = css`
  .frame[data-enlarged] .nm {
    overflow: visible;
    overflow-wrap: anywhere;
    white-space: normal;
    line-height: 1.1;
    -webkit-mask: none;
    mask: none;
  }
  @container (max-width: 1179px) {
    .frame[data-enlarged] .turn {
      flex-wrap: wrap;
      justify-content: end;
      block-size: auto;
    }
    .frame[data-enlarged] .turn > .said {
      flex: 1 1 9em;
    }
    .frame[data-enlarged] .turn :is(h2, .headline, .headline > *) {
      display: inline;
      block-size: auto;
      overflow: visible;
      overflow-wrap: anywhere;
      white-space: normal;
      line-height: 1.2;
    }
    .frame[data-enlarged] .turn h2 {
      display: block;
      margin: 0;
    }
    .frame[data-enlarged] .turn p {
      display: block;
    }
    /* The name alone says whose turn it is. */
    .frame[data-enlarged][data-layout='side'] .turn .headline > span:not(:has(bdi)) {
      display: none;
    }
    .frame[data-enlarged] .app > .scores {
      display: grid;
      grid: auto / minmax(0, 1fr);
      gap: 4px;
    }
    .frame[data-enlarged] .app > .scores li {
      display: flex;
      min-block-size: 32px;
    }
    .frame[data-enlarged] .app > .scores li > :is(b, .chip) {
      margin-inline-start: auto;
    }
  }
  @container (max-width: 479px) {
    .frame[data-enlarged] .turn .headline > span:not(:has(bdi)) {
      display: none;
    }
  }
`;
