import type { Piece } from '../../core/pytagora.js';
import { bestInSteps, find, findAside, findInSteps } from '../../core/pytagora-search.js';
import { farthest, isWithin } from './reach.js';
import { hidden } from './pieces.js';
import { table, type LayMove, type Place, type PytagoraState } from './state.js';

type Found = ReturnType<typeof find>[number];

/** Where an equation of so many pieces can lie apart from all others: below them, or at their right where they are tall. */
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
  // Far out there is always a row which nothing lies in or beside.
  let y = -farthest;
  while (ys.some((other) => Math.abs(other - y) < 2)) y++;
  return { x: 0, y, down: false };
}

/** What the seat holds, as the core takes it; undefined where it may not be seen. */
function held({ racks, seat, phase }: PytagoraState): string | undefined {
  const rack = phase === 'lay' ? racks[seat] : undefined;
  return rack?.includes(hidden) ? undefined : rack;
}

function toMove(found: Found, pieces: readonly Piece[]): LayMove {
  const { text } = found;
  const place = found.x === undefined ? apart(pieces, text.length) : found;
  return { type: 'lay', text, x: place.x, y: place.y, down: place.down };
}

/** A placement, and what it scores. */
export interface Rated {
  readonly move: LayMove;
  readonly points: number;
}

/**
 * Every equation that the seat may lay now: each place where it crosses another, and once, at a place of its own, each
 * that lies apart (there are others for it). In no particular order; none when no seat is to lay.
 */
export function placements(state: PytagoraState): (Rated & { readonly crosses: boolean })[] {
  const rack = held(state);
  if (rack === undefined) return [];
  const pieces = table(state);
  return within(find(pieces, rack, state.common, state.options.precedence, state.options.direction), pieces);
}

/** Those that lie within the table. */
function within(all: readonly Found[], pieces: readonly Piece[]): (Rated & { readonly crosses: boolean })[] {
  const places = new Map<number, Place>(); // by length: there may be thousands that lie apart
  const placeOf = ({ length }: string): Place => {
    const place = places.get(length) ?? apart(pieces, length);
    places.set(length, place);
    return place;
  };
  return all
    .map((found) => {
      const { text, score } = found;
      const { x, y, down } = found.x === undefined ? placeOf(text) : found;
      return { move: { type: 'lay' as const, text, x, y, down }, points: score, crosses: found.x !== undefined };
    })
    .filter(({ move }) => isWithin(move, move.text.length));
}

/**
 * `placements` in a worker, so that a page stays free: those with at most `margin` points less than the best, or with
 * `onlyBest` at most one with the most. Undefined where there is no worker, and where the best one would lie beyond the
 * edge: there the page itself has to look. None, and at once, when nobody waits any more.
 */
export async function placementsAside(
  state: PytagoraState,
  onlyBest = false,
  margin?: number,
  signal?: AbortSignal,
): Promise<Rated[] | undefined> {
  const rack = held(state);
  if (rack === undefined) return [];
  const pieces = table(state);
  const { precedence, direction } = state.options;
  const all = await findAside(pieces, rack, state.common, precedence, direction, onlyBest, margin, signal);
  const kept = all && within(all, pieces);
  return (onlyBest || margin !== undefined) && kept?.length !== all?.length ? undefined : kept;
}

/**
 * The placements with at most `margin` points less than the best, step by step, so that a page need not stand still. Near
 * the edge of the table there may be more of them.
 */
export function* seekPlacements(state: PytagoraState, margin: number): Generator<undefined, Rated[]> {
  const rack = held(state);
  if (rack === undefined) return [];
  const pieces = table(state);
  const { precedence, direction } = state.options;
  const all = yield* findInSteps(pieces, rack, state.common, precedence, direction, margin);
  const kept = within(all, pieces);
  return kept.length === all.length ? kept : placements(state);
}

/**
 * Looks for one of the placements with the most points, step by step, so that a page need not stand still; undefined where
 * there is none. Faster than `placements`.
 */
export function* seekBest(state: PytagoraState): Generator<boolean | undefined, Rated | undefined> {
  const rack = held(state);
  if (rack === undefined) return undefined;
  const pieces = table(state);
  const found = yield* bestInSteps(pieces, rack, state.common, state.options.precedence, state.options.direction);
  if (!found) return undefined;
  const move = toMove(found, pieces);
  if (isWithin(move, move.text.length)) return { move, points: found.score };
  // It would lie beyond the edge; near there all have to be looked at.
  const all = placements(state);
  return all.length ? all.reduce((a, b) => (b.points > a.points ? b : a)) : undefined;
}

/** `seekBest` in one go. */
export function bestPlacement(state: PytagoraState): Rated | undefined {
  const steps = seekBest(state);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** An equation is never longer: eleven new pieces, and between them those that it crosses. */
const longestLine = 23;

/** PYT-19: whether no equation can be made. Not known, and so false, of a rack that may not be seen. */
export function isStuck(state: PytagoraState): boolean {
  const rack = held(state);
  if (rack === undefined) return false;
  const pieces = table(state);
  // Near the edge what is found may lie beyond it.
  const atEdge = pieces.some(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > farthest - longestLine);
  if (atEdge) return !bestPlacement(state);
  for (const found of bestInSteps(pieces, rack, state.common, state.options.precedence, state.options.direction))
    if (found) return false;
  return true;
}
