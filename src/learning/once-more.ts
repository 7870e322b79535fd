/** Facts that were answered wrong in a game, asked once more later in it. */
import type { AnsweredEvent, GameEvent, Seat } from '../rules/game.js';
import { itemOf } from './evidence.js';
import { update } from './estimate.js';
import { placeOf, type Item } from './items.js';
import { isOfToday, type Memory } from './memory.js';

/** A fact answered wrong that is to be asked again. */
export interface OnceMore {
  readonly item: Item;
  /** The question in its original form: `7*8`, `7*?=56`. */
  readonly prompt: string;
  readonly expected: number;
  readonly seat: Seat;
}

/** The part of a move needed here. */
interface Made {
  readonly by: Seat | 'chance';
  readonly events: readonly GameEvent[];
}

/**
 * Returns the number of the child's own turns after which a fact answered wrong is asked again: three, four or five, derived from the
 * question and the move. No random source is used, because the only one is the game's.
 */
const turnsUntil = (prompt: string, ply: number): number =>
  3 + ([...prompt].reduce((sum, sign) => 31 * sum + sign.charCodeAt(0), ply) % 3);

const isFact = (item: Item | undefined): item is Item => item !== undefined && /^[PQS]/.test(item);

/**
 * Returns the fact to ask a player once more: one answered wrong, three to five of the player's turns ago, and not
 * answered right since. Undefined if there is none.
 * @param plies All moves of the game, in order.
 * @param asked The facts that have been asked again: each is asked only once more.
 */
export function onceMore(plies: readonly Made[], seat: Seat, asked: readonly Item[]): OnceMore | undefined {
  const missed = new Map<Item, OnceMore & { readonly from: number }>();
  const seen = new Set<Item>(asked);
  let turns = 0;
  let last: Seat | undefined;
  for (const [ply, { by, events }] of plies.entries()) {
    if (by !== 'chance') {
      if (by === seat && by !== last) turns++;
      last = by;
    }
    for (const event of events) {
      if (event.type !== 'answered' || event.seat !== seat) continue;
      const { prompt, given, expected } = event as AnsweredEvent;
      const item = itemOf(prompt);
      if (!isFact(item)) continue;
      if (given === expected) missed.delete(item);
      else if (!seen.has(item))
        missed.set(item, { item, prompt, expected, seat, from: turns + turnsUntil(prompt, ply) });
      if (given !== expected) seen.add(item);
    }
  }
  const found = [...missed.values()].find(({ from }) => turns >= from);
  if (!found) return undefined;
  const { from: _, ...fact } = found;
  return fact;
}

/** Returns the memory after the answer to a fact that was asked again: a repetition, which is weak evidence. */
export function answeredOnceMore(memory: Memory, item: Item, right: boolean, day: number): Memory {
  const isRepeat = isOfToday(memory.facts[placeOf(item)!], day);
  // If the first answer did not count, as after hints, `update` sees no repetition, so the evidence is marked as weak here.
  return update(memory, { item, right, ...(isRepeat ? {} : { part: true }) }, day);
}
