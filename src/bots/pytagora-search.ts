/**
 * Searches for equations of Pytagora without blocking the page: in a worker, otherwise in slices on the main thread.
 */
import {
  placementsInWorker,
  seekBest,
  seekPlacements,
  type PytagoraState,
  type Rated,
} from '../rules/pytagora/index.js';
import { taskQueue } from './task-queue.js';
import { endInSlices } from './slices.js';

/** Two searches at once would keep taking the core's memory from each other, and neither would finish. */
const enqueue = taskQueue();

/** Runs a search in slices. Resolves to undefined if aborted. */
const end = <T>(search: Generator<unknown, T>, signal?: AbortSignal): Promise<T | undefined> =>
  enqueue(() => endInSlices(search, signal));

/** Resolves to a placement with the most points, or to undefined if there is none or if aborted. */
export async function mostPoints(state: PytagoraState, signal?: AbortSignal): Promise<Rated | undefined> {
  const found = await placementsInWorker(state, true, undefined, signal);
  return found ? found[0] : end(seekBest(state), signal);
}

/**
 * Resolves to the placements with no number above `largest` that have at most `margin` points fewer than the best of
 * these; empty if aborted.
 */
export const nearlyBest = async (
  state: PytagoraState,
  margin: number,
  signal?: AbortSignal,
  largest?: number,
): Promise<readonly Rated[]> =>
  (await placementsInWorker(state, false, margin, signal, largest)) ??
  (await end(seekPlacements(state, margin, largest), signal)) ??
  [];
