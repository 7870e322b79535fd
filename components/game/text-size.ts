import { css, type ReactiveController, type ReactiveControllerHost } from 'lit';

/** From this minimum font size in pixels, the text is too large for the normal layouts. */
const large = 16;

/** The minimum font size of the reader's browser in pixels, found by requesting size 1. Measured once. */
let smallest: number | undefined;

/** Measures the font size from its text: ten digits are about 5.6 times as wide as the size, in all fonts of this kind. */
function measure(root: ShadowRoot): number {
  const probe = document.createElement('i');
  probe.style.cssText = 'position: absolute; font: 1px sans-serif';
  probe.textContent = '0000000000';
  root.append(probe);
  // Not its bounding box, which a page may have scaled.
  const width = probe.offsetWidth;
  probe.remove();
  return width / 5.6;
}

/** Sets `data-enlarged` on the frame if the reader has set a large minimum font size in the browser. */
export class TextSize implements ReactiveController {
  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostUpdated(): void {
    const frame = this.host.shadowRoot!.querySelector('.frame');
    if (!frame) return;
    // Only until the size is known: later renderings measure nothing.
    if (smallest === undefined && this.host.clientWidth) smallest = measure(this.host.shadowRoot!);
    frame.toggleAttribute('data-enlarged', smallest !== undefined && smallest >= large);
  }
}

/**
 * Styles for enlarged text. Names are not shortened: on phones and tablets each player has a line, and the banner grows.
 * Adopted after the styles of the games, because their rows of fixed height must grow, too.
 */
export const enlargedStyles = css`
  .frame[data-enlarged] .name {
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
      gap: var(--ab-space-2);
    }
    .frame[data-enlarged] .app > .scores li {
      display: flex;
      min-block-size: 32px;
    }
    .frame[data-enlarged] .app > .scores li > :is(b, .chip) {
      margin-inline-start: auto;
    }
  }
  @container (max-width: 559px) {
    .frame[data-enlarged] .turn .headline > span:not(:has(bdi)) {
      display: none;
    }
  }
`;
