import type { Piece } from '../../core/pytagora.js';
import { bestInSteps, find, findByJob, findInWorker, findInSteps, isAny } from '../../core/pytagora-find.js';
import { isUpTo, largestOf } from './range.js';
import { farthest, isWithin } from './reach.js';
import { hidden } from './pieces.js';
import { table, type LayMove, type Place, type PytagoraState } from './state.js';

type Found = ReturnType<typeof find>[number];

/**
 * Returns a place for an equation of `length` pieces that touches no other: below the pieces, or to their right if they
 * extend too far down.
 */
export function apart(pieces: readonly Piece[], length: number): Place {
  if (pieces.length === 0) return { x: 0, y: 0, down: false };
  const xs = pieces.map(([x]) => x);
  const ys = pieces.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const below = { x: left, y: bottom + 2, down: false };
  const beside = { x: right + 2, y: top, down: false };
  const places = bottom - top < right - left ? [below, beside] : [beside, below];
  const free = places.find((place) => isWithin(place, length));
  if (free) return free;
  // Far from the origin there is always a row without pieces in it or next to it.
  let y = -farthest;
  while (ys.some((other) => Math.abs(other - y) < 2)) y++;
  return { x: 0, y, down: false };
}

/** Returns the seat's pieces as the core expects them, or undefined if they are hidden. */
function held({ racks, seat, phase }: PytagoraState): string | undefined {
  const rack = phase === 'lay' ? racks[seat] : undefined;
  return rack?.includes(hidden) ? undefined : rack;
}

/** Creates the move for an equation. It states the score if that is required (PYT-22). */
const move = ({ options }: PytagoraState, text: string, { x, y, down }: Place, points: number): LayMove => ({
  type: 'lay',
  text,
  x,
  y,
  down,
  ...(options.sayScore && { said: points }),
});

function toMove(state: PytagoraState, found: Found, pieces: readonly Piece[]): LayMove {
  const { text, score } = found;
  return move(state, text, found.x === undefined ? apart(pieces, text.length) : found, score);
}

/** Returns the arguments of a request to the core for all equations that can be laid with that rack. */
function askedOf({ common, options }: PytagoraState, pieces: readonly Piece[], rack: string) {
  const { precedence, direction, zeroDividend } = options;
  return [pieces, rack, common, precedence, direction, zeroDividend] as const;
}

/** A placement and its points. */
export interface Rated {
  readonly move: LayMove;
  readonly points: number;
}

/**
 * Returns every equation that the seat may lay, in no particular order: one entry for each place where it crosses
 * another, and one entry, at one of several possible places, for each equation that can be laid apart. Empty if no seat
 * is to lay.
 */
export function placements(state: PytagoraState): (Rated & { readonly crosses: boolean })[] {
  const rack = held(state);
  if (rack === undefined) return [];
  const pieces = table(state);
  return within(state, find(...askedOf(state, pieces, rack)), pieces);
}

/** Yields the moves of `placements`, each as soon as it is found. */
export function* placementsInTurn(state: PytagoraState): Generator<LayMove> {
  const rack = held(state);
  if (rack === undefined) return;
  const pieces = table(state);
  const keep = keeper(state, pieces);
  for (const found of findByJob(...askedOf(state, pieces, rack))) for (const { move } of keep(found)) yield move;
}

/** Keeps only the placements within the limits of the table and of the numbers (PYT-24). */
const within = (state: PytagoraState, all: readonly Found[], pieces: readonly Piece[]) => keeper(state, pieces)(all);

/** Returns a function that keeps only the placements within the limits of the table and of the numbers (PYT-24). */
function keeper(state: PytagoraState, pieces: readonly Piece[]) {
  const places = new Map<number, Place>(); // keyed by length, because thousands of equations may be laid apart
  const placeOf = ({ length }: string): Place => {
    const place = places.get(length) ?? apart(pieces, length);
    places.set(length, place);
    return place;
  };
  return (all: readonly Found[]): (Rated & { readonly crosses: boolean })[] =>
    all
      .filter(({ text }) => isUpTo(text, state.options))
      .map((found) => {
        const { text, score } = found;
        const place = found.x === undefined ? placeOf(text) : found;
        return { move: move(state, text, place, score), points: score, crosses: found.x !== undefined };
      })
      .filter(({ move }) => isWithin(move, move.text.length));
}

/**
 * Runs `placements` in a worker so that the page stays responsive. Resolves to the placements with no number above
 * `largest` that have at most `margin` points fewer than the best of these, or with `onlyBest` to at most one with the
 * most points. Resolves to undefined if workers are unavailable or if the best placement would lie beyond the limits of
 * the table; the caller then has to search itself. Resolves to an empty list as soon as it is aborted.
 */
export async function placementsInWorker(
  state: PytagoraState,
  onlyBest = false,
  margin?: number,
  signal?: AbortSignal,
  largest = Infinity,
): Promise<Rated[] | undefined> {
  const rack = held(state);
  if (rack === undefined) return [];
  const pieces = table(state);
  const all = await findInWorker(
    ...askedOf(state, pieces, rack),
    onlyBest,
    margin,
    signal,
    Math.min(largest, largestOf(state.options)),
  );
  const kept = all && within(state, all, pieces);
  return (onlyBest || margin !== undefined) && kept?.length !== all?.length ? undefined : kept;
}

/**
 * Finds the placements with no number above `largest` that have at most `margin` points fewer than the best of these,
 * in steps, so that a page stays responsive. Near the limits of the table it may find more of them.
 */
export function* seekPlacements(
  state: PytagoraState,
  margin: number,
  largest = Infinity,
): Generator<undefined, Rated[]> {
  const rack = held(state);
  if (rack === undefined) return [];
  const pieces = table(state);
  const all = yield* findInSteps(...askedOf(state, pieces, rack), margin, Math.min(largest, largestOf(state.options)));
  const kept = within(state, all, pieces);
  return kept.length === all.length ? kept : placements(state);
}

/**
 * Finds one of the placements with the most points, in steps, so that a page stays responsive; returns undefined if
 * there is none. Faster than `placements`.
 */
export function* seekBest(state: PytagoraState): Generator<undefined, Rated | undefined> {
  const rack = held(state);
  if (rack === undefined) return undefined;
  const pieces = table(state);
  const found = yield* bestInSteps(...askedOf(state, pieces, rack), largestOf(state.options));
  if (!found) return undefined;
  const best = toMove(state, found, pieces);
  if (isWithin(best, best.text.length) && isUpTo(best.text, state.options)) return { move: best, points: found.score };
  // The best placement would lie beyond the limits of the table, or come to too much, so all placements have to be considered.
  const all = placements(state);
  return all.length ? all.reduce((a, b) => (b.points > a.points ? b : a)) : undefined;
}

/** Runs `seekBest` to its end. */
export function bestPlacement(state: PytagoraState): Rated | undefined {
  const steps = seekBest(state);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The longest possible equation: eleven new pieces, and the pieces they cross in between. */
const longestLine = 23;

/**
 * Returns whether the seat can lay no equation (PYT-19). Returns false for a hidden rack, for which this is unknown.
 */
export function isStuck(state: PytagoraState): boolean {
  const rack = held(state);
  if (rack === undefined) return false;
  const pieces = table(state);
  // Near the limits of the table, equations found by the core may lie beyond them.
  const atEdge = pieces.some(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > farthest - longestLine);
  if (atEdge || state.options.upTo) return !bestPlacement(state);
  return !isAny(...askedOf(state, pieces, rack));
}
