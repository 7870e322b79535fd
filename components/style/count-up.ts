import { noChange } from 'lit';
import { Directive, directive, type ChildPart } from 'lit/directive.js';
import { isStill } from './motion.js';

type Figure = (n: number) => string;
/** The number at which counting begins: 0, or the number shown before. */
type Begin = 'zero' | 'last';
type Counting = [key: unknown, to: number, ms: number, figure: Figure, begin?: Begin];

class CountUp extends Directive {
  #seen: unknown;
  #last: number | undefined;
  #frame = 0;

  override render(...[, to, , figure]: Counting): string {
    return figure(to);
  }

  override update(part: ChildPart, [key, to, ms, figure, begin]: Counting): unknown {
    if (key === this.#seen) return noChange;
    const from = begin === 'last' ? (this.#last ?? to) : 0;
    this.#seen = key;
    this.#last = to;
    cancelAnimationFrame(this.#frame);
    if (isStill() || !ms || from === to) return figure(to);
    const { startNode } = part;
    const text = document.createTextNode(figure(from));
    const began = performance.now();
    const next = (now: number): void => {
      const done = Math.min(1, (now - began) / ms);
      text.data = figure(from + Math.trunc(done * (to - from)));
      if (done < 1 && startNode?.isConnected) this.#frame = requestAnimationFrame(next);
    };
    this.#frame = requestAnimationFrame(next);
    return text;
  }
}

/** A directive for a number that counts up to its value, once for each key; with reduced motion the value is shown at once. */
export const countUp = directive(CountUp);
