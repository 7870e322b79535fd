/* The state of each item, without probabilities and times: 124 characters for the report of a platform. */
import { bad, ok, type Result } from '../rules/result.js';
import { check, digits, numberAt, pack } from './base64.js';
import { state, type Shown } from './estimate.js';
import { facts, items, type Item } from './items.js';
import { lastDay, paceOf, type Memory } from './memory.js';

// s1 or s2 · day (2) · two items per character (118): the state, 0 to 3, plus 4 if it is sure · checksum (2)
// It begins with a letter, because otherwise a platform could interpret it as a number. `s2`: time does not count for the child.
const version = { timed: 's1', untimed: 's2' } as const;
/** The id under which packages report the summary to a platform, next to the answers. */
export const summaryId = 'abacade_facts';
const head = version.timed.length + 2;
const end = head + items.length / 2;

/** The states, in the order of their codes. */
export const steps: readonly Shown[] = ['not-met', 'working', 'knows', 'by-heart'];

/** The states of the items on a day. */
export interface Summary {
  /** Days since 1 January 2024. */
  readonly day: number;
  /** True if time counts for the child; if not, nothing is judged as known by heart. */
  readonly isTimed: boolean;
  /** The items that were met. */
  readonly items: Readonly<Record<Item, { readonly shown: Shown; readonly sure: boolean }>>;
}

/** Writes the states of all items on a day, as 124 characters. */
export function summary(memory: Memory, day: number): string {
  const on = Number.isInteger(day) ? Math.min(lastDay, Math.max(0, day)) : 0;
  const codes = items.map((item, at) => {
    if (!memory.facts[at] && !memory.skills[at - facts.length]) return 0; // not met
    const { shown, sure } = state(memory, item, on);
    return steps.indexOf(shown) + (sure ? 4 : 0);
  });
  let text = (paceOf(memory) === 'none' ? version.untimed : version.timed) + pack(on, 2);
  for (let i = 0; i < codes.length; i += 2) text += pack(codes[i] + 8 * codes[i + 1]);
  return text + check(text);
}

/** Reads the output of `summary`; untrusted. The code of an error is `summary`. */
export function readSummary(text: unknown): Result<Summary> {
  const damaged = bad<Summary>('summary', 'This is not a summary of what a child knows, or it is damaged.');
  if (typeof text !== 'string' || text.length !== end + 2 || !digits.test(text)) return damaged;
  const isTimed = text.startsWith(version.timed);
  if (!isTimed && !text.startsWith(version.untimed)) return damaged;
  if (check(text.slice(0, end)) !== text.slice(end)) return damaged;
  const found: Record<Item, { shown: Shown; sure: boolean }> = {};
  for (const [at, item] of items.entries()) {
    const code = (numberAt(text, head + (at >> 1)) >> (at % 2 ? 3 : 0)) & 7;
    // An item that was not met is never sure.
    if (code === 4) return damaged;
    if (code) found[item] = { shown: steps[code & 3], sure: code > 3 };
  }
  return ok({ day: numberAt(text, 2, 2), isTimed, items: found });
}
