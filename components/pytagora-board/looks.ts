import { html, type TemplateResult } from 'lit';
import { zoomed, zoomStep } from './zoom.js';
import { growing } from './growing.js';
import { cameraOf } from './growth.js';
import { telling } from './announcements.js';
import { mayLay, type PytagoraView } from './context.js';
import { showEverything } from './everything.js';
import { wholeOnPaper } from './paper.js';

const drawing = (d: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${d}></path></svg>`;

/** Where one looks now, to begin from. */
export const lookingAt = (v: PytagoraView) =>
  cameraOf(v, {
    state: v.seen,
    growing: mayLay(v) ? growing(v.match.game, v.seen, v.fingers.spread) : undefined,
    live: true,
  });

export function zoom(v: PytagoraView, factor: number): void {
  v.set({ camera: zoomed(lookingAt(v), factor) });
}

/** Keys to look nearer, farther, or at everything; false for others. */
export function look(v: PytagoraView, key: string): boolean {
  if (key === 'z') zoom(v, zoomStep);
  else if (key === 'Z') zoom(v, 1 / zoomStep);
  else if (key.toLowerCase() === 'f') showEverything(v);
  else return false;
  return true;
}

/** The buttons that do the same. */
export function zoomButtons(v: PytagoraView): TemplateResult {
  const words = telling(v);
  const button = (label: string, d: string, act: () => void): TemplateResult =>
    html`<button type="button" class="ic" title=${label} aria-label=${label} @click=${act}>${drawing(d)}</button>`;
  return html`<div class="zoom" role="group">
    ${button(words.zoomIn, 'M5 12H19M12 5V19', () => zoom(v, zoomStep))}
    ${button(words.zoomOut, 'M5 12H19', () => zoom(v, 1 / zoomStep))}
    ${button(words.showAll, 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15', () => showEverything(v))}
  </div>`;
}

/** What the keys of the table are, and the whole table for the printer. */
export const unseen = (v: PytagoraView): TemplateResult =>
  html`<p class="sr" id="table-help">${telling(v).questions.help}</p>
    ${wholeOnPaper(v)}`;
