import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';

const paths = {
  undo: 'M9 7L4 12L9 17M4 12H15a5 5 0 0 1 5 5V18',
  redo: 'M15 7L20 12L15 17M20 12H9a5 5 0 0 0-5 5V18',
  close: 'M6 6L18 18M18 6L6 18',
  minus: 'M5 12H19',
  plus: 'M5 12H19M12 5V19',
  earlier: 'M15 5L8 12L15 19',
  later: 'M9 5L16 12L9 19',
  again: 'M19 5v5h-5M19 10a7.5 7.5 0 1 0 .6 5',
  pause: 'M8 5V19M16 5V19',
  play: 'M8 5L19 12L8 19z',
  hint: 'M9 18H15M10 21H14M8.5 15a6 6 0 1 1 7 0c-.5.4-.5 1-.5 1h-6s0-.6-.5-1z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  form: 'M6 3H18V21H6zM9 8H15M9 12H15M9 16H13',
  person: 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM5 20.5a7 7 0 0 1 14 0',
  down: 'M6 9L12 15L18 9',
  robot: 'M5 9H19V19H5zM12 9V5M9 13V14.5M15 13V14.5M2 13V16M22 13V16',
  sound: 'M4 9V15H8L13 19V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12',
  silent: 'M4 9V15H8L13 19V5L8 9zM17 9.5L22 14.5M22 9.5L17 14.5',
  tick: 'M5 12.5L9.5 17L19 7.5',
  help: 'M8 9a4 4 0 1 1 5.5 3.7c-1 .4-1.5 1-1.5 2.3M12 19h.01',
  chart: 'M4 4V20H20M7.5 15L11 10.5L14 13.5L19 7',
  erase: 'M9 6H21V18H9L3 12zM12 9.5L17 14.5M17 9.5L12 14.5',
} as const;

export type Icon = keyof typeof paths;

/** The names of all icons. */
export const icons = Object.keys(paths) as Icon[];

/** Renders a line drawing on a field of 24 × 24. */
export const drawing = (path: string, look = ''): TemplateResult =>
  html`<svg class="icon ${look}" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;

/** Renders an icon. `earlier`, `later`, `undo` and `redo` follow the reading direction. */
export const icon = (name: Icon): TemplateResult => drawing(paths[name], name);

/**
 * Renders a button that shows a drawing in place of its label. While it is off, it can still be found.
 * @param tellsWhyNot True if the action itself says why it is not possible now.
 */
export const iconButton = (
  look: string,
  label: string,
  picture: unknown,
  act: () => void,
  on = true,
  tellsWhyNot = false,
): TemplateResult =>
  html`<button
    type="button"
    class="icon-button ${look}"
    title=${label}
    aria-label=${label}
    aria-disabled=${on ? nothing : 'true'}
    @click=${() => (on || tellsWhyNot) && act()}
  >
    ${picture}
  </button>`;

/** The CSS declarations of a button that is only an icon. */
export const iconButtonShape: CSSResult = css`
  display: grid;
  place-items: center;
  inline-size: var(--ab-control-2);
  block-size: var(--ab-control-2);
  padding: 0;
  border: 0;
  border-radius: var(--ab-radius-2);
  background: none;
`;

/** A tick on a green disc. */
export const tick = html`<span class="tick" aria-hidden="true">${icon('tick')}</span>`;

export const tickStyles: CSSResult = css`
  .tick {
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: 0.95em;
    block-size: 0.95em;
    border-radius: 50%;
    background: var(--ab-right);
    color: var(--ab-paper);
  }
  .tick .icon {
    inline-size: 0.62em;
    block-size: 0.62em;
    fill: none;
    stroke: currentColor;
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
