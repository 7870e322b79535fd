/** Looking for equations of Pytagora beside a page: in a worker, else in slices on the page's own thread. */
import { placements, placementsAside, seekBest, type PytagoraState, type Rated } from '../rules/pytagora/index.js';
import { inSlices } from './slices.js';

/** One with the most points; undefined where there is none, and when nobody waits for it any more. */
export async function mostPoints(state: PytagoraState, signal?: AbortSignal): Promise<Rated | undefined> {
  const found = await placementsAside(state, true);
  if (found) return found[0];
  const steps = seekBest(state);
  let best: Rated | undefined;
  const isDone = await inSlices(() => {
    const { done, value } = steps.next();
    if (done) best = value;
    return !done;
  }, signal);
  return isDone ? best : undefined;
}

/** All that the seat may lay. */
export const allPlacements = async (state: PytagoraState): Promise<readonly Rated[]> =>
  (await placementsAside(state)) ?? placements(state);
