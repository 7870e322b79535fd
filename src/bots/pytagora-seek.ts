/** Looking for equations of Pytagora beside a page: in a worker, else in slices on the page's own thread. */
import { placementsAside, seekBest, seekPlacements, type PytagoraState, type Rated } from '../rules/pytagora/index.js';
import { line } from './in-turn.js';
import { endInSlices } from './slices.js';

/** Two searches at once would take the core from each other again and again, and neither would end. */
const inTurn = line();

/** What a search finds; undefined when nobody waits for it any more. */
const end = <T>(search: Generator<unknown, T>, signal?: AbortSignal): Promise<T | undefined> =>
  inTurn(() => endInSlices(search, signal));

/** One with the most points; undefined where there is none, and when nobody waits for it any more. */
export async function mostPoints(state: PytagoraState, signal?: AbortSignal): Promise<Rated | undefined> {
  const found = await placementsAside(state, true, undefined, signal);
  return found ? found[0] : end(seekBest(state), signal);
}

/** Those with at most `margin` points less than the best; none when nobody waits for them any more. */
export const nearlyBest = async (
  state: PytagoraState,
  margin: number,
  signal?: AbortSignal,
): Promise<readonly Rated[]> =>
  (await placementsAside(state, false, margin, signal)) ?? (await end(seekPlacements(state, margin), signal)) ?? [];
