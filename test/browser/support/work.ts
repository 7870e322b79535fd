import type { Core, CoreExports } from '../../../src/core/load.js';
import { real } from './time.js';

/** How much work a call of a core is, by the name of what is called. */
type Measures<E> = { readonly [name in keyof E]?: (given: number[], result: number) => number };

/** Milliseconds of `src/bots/slices.ts`: with a clock that goes on by one after each step, so many steps are a slice. */
export const stepsOfSlice = 4;

/**
 * Counts what a core does on this page, task by task, instead of timing it. Its clock goes on by a millisecond whenever it is
 * looked at, so that a slice has the same number of steps on any machine; a timer begins a task.
 */
export function watchWork<E extends CoreExports>(core: Core<E>, measures: Measures<E>) {
  const tasks = [0];
  const { get } = core;
  let watched: { readonly of: E; readonly instead: E } | undefined;
  core.get = () => {
    const of = get();
    if (watched?.of !== of) {
      const instead = { ...of } as Record<string, unknown>;
      for (const [name, measure] of Object.entries(measures) as [
        string,
        (given: number[], result: number) => number,
      ][]) {
        const own = instead[name] as (...given: number[]) => number;
        instead[name] = (...given: number[]): number => {
          const result = own(...given);
          tasks[tasks.length - 1] += measure(given, result);
          return result;
        };
      }
      watched = { of, instead: instead as unknown as E };
    }
    return watched.instead;
  };
  let now = real.now();
  const stand = { configurable: true, writable: true };
  Object.defineProperty(performance, 'now', { ...stand, value: () => ++now });
  window.setTimeout = ((call: () => void, ms?: number) =>
    real.setTimeout(() => {
      tasks.push(0);
      call();
    }, ms)) as typeof window.setTimeout;
  return {
    /** The most that one task did. */
    get most(): number {
      return Math.max(...tasks);
    },
    /** All that was done. */
    get all(): number {
      return tasks.reduce((sum, one) => sum + one, 0);
    },
    end(): void {
      core.get = get;
      window.setTimeout = real.setTimeout;
      Object.defineProperty(performance, 'now', { ...stand, value: real.now });
    },
  };
}
