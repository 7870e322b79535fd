import { nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import { animate } from '../motion.js';
import type { Point } from './geometry.js';

/** The journey of a piece from point to point of the trail. */
export interface Journey {
  /** Identifies the journey; a new key starts a new one. */
  readonly key: unknown;
  readonly points: readonly Point[];
  /** True if the piece hops over a cliff instead of following the trail. */
  readonly hops: boolean;
  /** Milliseconds for the whole journey; by default computed from its length. */
  readonly ms?: number;
  /** A factor for the computed duration; 0 shows the piece at its destination at once. */
  readonly pace?: number;
}

const longest = 380;
/** The part of a step in which the piece is in the air. */
const flies = 0.7;

const at = ({ x, y }: Point, lift = 0): Keyframe => ({ transform: `translate(${x}px, ${y - lift}px)` });

class Travel extends Directive {
  #seen: unknown;
  #animation: Animation | undefined;

  override render(journey: Journey | undefined): unknown {
    return journey ? nothing : undefined;
  }

  /** Animates a new journey, except the first: a piece that has just been added appears at its square. */
  override update({ element }: ElementPart, [journey]: [Journey | undefined]): unknown {
    const key = journey?.key;
    // A journey that is no longer shown has ended or was aborted.
    if (key !== this.#seen) this.#animation?.cancel();
    if (journey && key !== this.#seen && this.#seen !== undefined) {
      const { points, hops, ms, pace = 1 } = journey;
      const lift = hops ? 60 : 18;
      const steps = points.length - 1;
      const frames = points.flatMap((point, i): Keyframe[] => {
        const next = points[i + 1];
        if (!next) return [at(point)];
        const top = at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }, lift);
        if (hops) return [at(point), top];
        // The piece rests on every square, so that its steps can be counted.
        return [
          { ...at(point), offset: i / steps },
          { ...top, offset: (i + flies / 2) / steps },
          { ...at(next), offset: (i + flies) / steps },
        ];
      });
      const duration = ms ?? pace * (hops ? 300 : Math.min(longest, 120 * (points.length - 1)));
      this.#animation = animate(element, frames, { duration, easing: hops ? 'ease-in-out' : 'linear' });
    }
    this.#seen = key ?? 'none';
    return nothing;
  }
}

/**
 * A directive for a piece's element: animates each new journey, or not at all with reduced motion.
 */
export const travel = directive(Travel);
