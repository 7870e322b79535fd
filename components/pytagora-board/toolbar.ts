import { html, nothing, type TemplateResult } from 'lit';
import { drawing, iconButton } from '../style/icons.js';
import { mayLay, type PytagoraContext } from './context.js';
import { placesOf } from './rack.js';
import { zoomStep } from './camera.js';

const drawings = {
  type: 'M3 7h18v11H3zM6.500 10.500h.01M10 10.500h.01M14 10.500h.01M17.500 10.500h.01M8 14.500h8',
  shuffle: 'M3 7h4l9 10h5M18 14l3 3l-3 3M3 17h4l2.500-2.800M13.500 9.800L16 7h5M18 4l3 3l-3 3',
  'zoom-in': 'M5 12H19M12 5V19',
  'zoom-out': 'M5 12H19',
  'show-all': 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  sort: 'M4 6h6M4 12h10M4 18h15M18 4v8M15.500 9.500L18 12l2.500-2.500',
  swap: 'M4 8H19L15 4M20 16H5L9 20',
} as const;

export const drawingOf = (name: keyof typeof drawings): TemplateResult => drawing(drawings[name]);

const button = (
  name: keyof typeof drawings,
  label: string,
  on: boolean,
  act: () => void,
  more: unknown = nothing,
): TemplateResult => iconButton(name, label, html`${drawingOf(name)} ${more}`, act, on);

/** The actions of the buttons that change the visible part of the table. */
interface Zooming {
  zoom(factor: number): void;
  showAll(): void;
}

/**
 * Renders the buttons that zoom in, zoom out and show everything.
 * @param far the number of pieces that are out of sight
 */
export function zoomButtons(
  v: Pick<PytagoraContext, 'figure' | 'gameWords' | 'words'>,
  far: number,
  { zoom, showAll }: Zooming,
): TemplateResult {
  const words = v.gameWords.announcements;
  return html`<div class="zoom">
    ${button('zoom-in', words.zoomIn, true, () => zoom(zoomStep))}
    ${button('zoom-out', words.zoomOut, true, () => zoom(1 / zoomStep))}
    ${button('show-all', far ? v.words.labelled(words.showAll, words.outside(v.figure(far))) : words.showAll, true, showAll, far ? html`<b>${v.figure(far)}</b>` : nothing)}
  </div>`;
}

const order = '0123456789+-*/=';

/** Renders the buttons for typing an equation, and for shuffling or sorting the pieces of the rack. */
export function rackTools(
  v: Pick<PytagoraContext, 'gameWords' | 'focusOn' | 'interaction' | 'isCovered' | 'match' | 'seen' | 'set' | 'viewer'>,
): TemplateResult | typeof nothing {
  const { viewer } = v;
  if (viewer === undefined || v.isCovered) return nothing;
  const words = v.gameWords.announcements;
  const rack = v.seen.racks[viewer];
  const set = (places: readonly number[]): void => v.set({ order: { rack, places } });
  const places = [...placesOf(v, rack)];
  return html`<div class="rack-tools">
    ${button('type', words.typeIt, mayLay(v), () => {
      v.set({ entry: v.interaction.entry ? undefined : {}, aims: true });
      v.focusOn('.entry input');
    })}
    ${button('shuffle', words.shuffle, true, () => set(shuffled(places)))}
    ${button('sort', words.sort, true, () =>
      set(places.sort((a, b) => order.indexOf(rack[a]) - order.indexOf(rack[b]) || a - b)),
    )}
  </div>`;
}

/** Returns the places in random order. It changes only how the rack is shown, so it needs no seed of the game. */
function shuffled(places: readonly number[]): number[] {
  return places
    .map((place) => ({ place, by: Math.random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ place }) => place);
}
