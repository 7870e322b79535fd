import { endsFor } from '../../src/rules/up-and-down/index.js';
import { scaleOf } from '../style/scale.js';
import type { SquareContext } from './context.js';
import { isPersonsTurn, tapPiece, tapPlace } from './controls.js';

/** A finger that moves less than this has tapped, in pixels. */
const slack = 8;

const middle = (one: Element): readonly [x: number, y: number] => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Lets a piece follow the finger. Dropped over the path, it snaps to its place, and one that does not fit goes back. */
export function drag(v: SquareContext, event: PointerEvent): void {
  const slot = (event.target as Element).closest<HTMLElement>('.slot');
  if (!slot || !event.isPrimary || event.button || !isPersonsTurn(v)) return;
  const { pointerId, clientX: fromX, clientY: fromY } = event;
  const scale = scaleOf((slot.getRootNode() as ShadowRoot).host as HTMLElement);
  const picture = slot.querySelector<SVGElement>('.pieces')!;
  let isDragged = false;

  const follow = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    const [x, y] = [now.clientX - fromX, now.clientY - fromY];
    isDragged ||= Math.hypot(x, y) > slack;
    if (isDragged) picture.style.translate = `${x / scale}px ${y / scale}px`;
    slot.classList.toggle('dragged', isDragged);
  };
  const end = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    listening.abort();
    if (isDragged && now.type === 'pointerup') {
      // The click that follows a drag is suppressed.
      const swallowing = new AbortController();
      addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: swallowing.signal });
      requestAnimationFrame(() => swallowing.abort());
      drop(v, slot, now);
    }
    picture.style.translate = '';
    slot.classList.remove('dragged');
  };

  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('pointermove', follow, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, end, { signal });
}

/** Drops a piece: over the path it is laid, at the nearer end if it fits at both. */
function drop(v: SquareContext, slot: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const root = slot.getRootNode() as ShadowRoot;
  const { left, right, top, bottom } = root.querySelector('.board-area')!.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) return;
  const { state } = v.match;
  const index = Number(slot.dataset['index']);
  const ends = endsFor(state, state.hands[state.seat][index]);
  const places = [...root.querySelectorAll('.place')];
  if (ends.length < 2 || places.length < 2) return tapPiece(v, index);
  const far = places.map((place) => {
    const [x, y] = middle(place);
    return Math.hypot(x - clientX, y - clientY);
  });
  tapPlace(v, ends[far[0] <= far[1] ? 0 : 1]);
}
