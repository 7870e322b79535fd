import { noChange } from 'lit';
import { Directive, directive, type ChildPart } from 'lit/directive.js';

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

class CountUp extends Directive {
  #seen: unknown;
  #frame = 0;

  override render(_key: unknown, to: number, _ms: number, figure: (n: number) => string): string {
    return figure(to);
  }

  override update(part: ChildPart, [key, to, ms, figure]: Parameters<CountUp['render']>): unknown {
    if (key === this.#seen) return noChange;
    this.#seen = key;
    cancelAnimationFrame(this.#frame);
    if (still() || !ms) return figure(to);
    const { startNode } = part;
    const text = document.createTextNode(figure(0));
    const began = performance.now();
    const next = (now: number): void => {
      const done = Math.min(1, (now - began) / ms);
      text.data = figure(Math.ceil(done * to));
      if (done < 1 && startNode?.isConnected) this.#frame = requestAnimationFrame(next);
    };
    this.#frame = requestAnimationFrame(next);
    return text;
  }
}

/** A directive for a number that counts from 0 to its value, once for each key; with reduced motion it is there at once. */
export const countUp = directive(CountUp);
