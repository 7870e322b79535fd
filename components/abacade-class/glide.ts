import { isStill } from '../style/motion.js';
import { scaleOf } from '../style/scale.js';

/** Duration of a card's move to its new place, in milliseconds. */
const glideMs = 200;

const cardsOf = (root: ShadowRoot): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-card]')];

/** Returns the boxes of the cards by the names of their boards. */
export const placesOf = (root: ShadowRoot): ReadonlyMap<string, DOMRect> =>
  new Map(cardsOf(root).map((card) => [card.dataset['card']!, card.getBoundingClientRect()]));

/** Animates each card from its previous place to its current one, unless the reader prefers reduced motion. */
export function glide(root: ShadowRoot, before: ReadonlyMap<string, DOMRect>): void {
  if (before.size === 0 || isStill()) return;
  for (const card of cardsOf(root)) {
    const was = before.get(card.dataset['card']!);
    if (!was) continue;
    const now = card.getBoundingClientRect();
    const scale = scaleOf(card);
    const [x, y] = [(was.left - now.left) / scale, (was.top - now.top) / scale];
    if (Math.abs(x) < 1 && Math.abs(y) < 1) continue;
    card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: glideMs,
      easing: 'ease-out',
    });
  }
}
