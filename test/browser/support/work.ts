import type { Core, CoreExports } from '../../../src/core/load.js';
import { real } from './time.js';

/** For each function of a core, the amount of work in a call. */
type Measures<E> = { readonly [name in keyof E]?: (given: number[], result: number) => number };

/**
 * The time of a slice in ms in `src/bots/slices.ts`. As the clock advances by 1 ms each time it is read, it is also the number of steps in
 * a slice.
 */
export const stepsOfSlice = 4;

/**
 * Counts the work of a core on this page, task by task, instead of timing it. The clock advances by a millisecond each time it is read, so
 * that a slice has the same number of steps on any machine. Each timer begins a task.
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
    /** The most work in one task. */
    get most(): number {
      return Math.max(...tasks);
    },
    /** The work in all tasks. */
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
