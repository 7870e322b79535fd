import { css, html, type TemplateResult } from 'lit';

const allFaces = Array.from({ length: 12 }, (_, i) => i + 1);

/**
 * Renders the faces of a real die, to tap the one that was rolled.
 * @param heading The id of the heading that says which die it is.
 * @param faces The numbers that it can show; by default the twelve of the die.
 */
export const facePad = (
  heading: string,
  figure: (face: number) => string,
  onFace: (face: number) => void,
  faces: readonly number[] = allFaces,
): TemplateResult =>
  html`<div class="faces" role="group" aria-labelledby=${heading}>
    ${faces.map(
      (face, i) =>
        html`<button type="button" class="key" part="action" ?data-home=${i === 0} @click=${() => onFace(face)}>
          ${figure(face)}
        </button>`,
    )}
  </div>`;

/** The styles of the faces, and of the keys of a number pad. */
export const keyStyles = css`
  .faces {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--ab-space-2);
  }
  .key {
    min-block-size: var(--key-height, var(--ab-control-2));
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-size: var(--ab-text-5);
    font-weight: 800;
    display: grid;
    place-items: center;
    padding: 0;
    line-height: 1;
    white-space: nowrap;
  }
  .key:active {
    background: var(--ab-sunk);
  }
`;
