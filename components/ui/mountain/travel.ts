import { nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import type { Point } from './geometry.js';

/** How a piece goes: from point to point of the trail; a step to another level is one high hop. */
export interface Journey {
  /** Another journey has another key. */
  readonly key: unknown;
  readonly points: readonly Point[];
  /** Whether the piece hops over a cliff rather than walks along the trail. */
  readonly hops: boolean;
}

const longest = 380;
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const at = ({ x, y }: Point, lift = 0): Keyframe => ({ transform: `translate(${x}px, ${y - lift}px)` });

class Travel extends Directive {
  #seen: unknown;

  override render(journey: Journey | undefined): unknown {
    return journey ? nothing : undefined;
  }

  /** Whoever comes later sees the piece where it is. */
  override update({ element }: ElementPart, [journey]: [Journey | undefined]): unknown {
    const key = journey?.key;
    if (journey && key !== this.#seen && this.#seen !== undefined && !still()) {
      const { points, hops } = journey;
      const lift = hops ? 60 : 12;
      const frames = points.flatMap((point, i) => {
        const next = points[i + 1];
        return next ? [at(point), at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }, lift)] : [at(point)];
      });
      const duration = hops ? 300 : Math.min(longest, 120 * (points.length - 1));
      element.animate(frames, { duration, easing: 'ease-in-out' });
    }
    this.#seen = key ?? 'none';
    return nothing;
  }
}

/** On the element of a piece: it travels when its journey is a new one. At most 400 ms, and not at all with reduced motion. */
export const travel = directive(Travel);
