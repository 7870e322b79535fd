import { endsFor } from '../../src/rules/up-and-down/index.js';
import { followPointer } from '../style/follow-pointer.js';
import { scaleOf } from '../style/scale.js';
import { isPersonsTurn, tapPiece, tapPlace, type LayingContext } from './controls.js';

/** A child's finger that moves less than this has tapped, in pixels. */
const slack = 8;

const middle = (one: Element): readonly [x: number, y: number] => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Lets a piece follow the finger. Dropped over the path, it snaps to its place, and one that does not fit goes back. */
export function drag(v: LayingContext, down: PointerEvent): void {
  const slot = (down.target as Element).closest<HTMLElement>('.slot');
  if (!slot || !down.isPrimary || down.button || !isPersonsTurn(v)) return;
  const scale = scaleOf((slot.getRootNode() as ShadowRoot).host as HTMLElement);
  const picture = slot.querySelector<SVGElement>('.pieces')!;
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    picture.style.translate = `${(clientX - down.clientX) / scale}px ${(clientY - down.clientY) / scale}px`;
    slot.classList.add('dragged');
  };
  const end = (up: PointerEvent | undefined): void => {
    if (up) drop(v, slot, up);
    picture.style.translate = '';
    slot.classList.remove('dragged');
  };
  followPointer(down, follow, end, slack);
}

/** Drops a piece: over the path it is laid, at the nearer end if it fits at both. */
function drop(v: LayingContext, slot: HTMLElement, { clientX, clientY }: PointerEvent): void {
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
