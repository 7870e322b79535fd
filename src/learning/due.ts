/** Selects the facts to practise. */
import { chanceRight, intervals, state, type ItemState } from './estimate.js';
import { facts, type Fact, type Item } from './items.js';
import type { Memory } from './memory.js';

/** The fraction of an interval after which a fact known by heart is due. */
const dueAfter = 0.9;
/** If the mean probability of a right answer is below this, known facts are mixed in until it reaches `aim`. */
const low = 0.7;
const aim = 0.75;

interface Candidate extends ItemState {
  readonly fact: Fact;
  /** The last day; −1 if not met. */
  readonly day: number;
}

const isKnown = ({ shown }: Candidate): boolean => shown === 'knows' || shown === 'by-heart';

const mean = (list: readonly Candidate[]): number =>
  list.reduce((sum, one) => sum + chanceRight(one), 0) / (list.length || 1);

/**
 * Returns the facts to ask on a day, in order, each once: two known ones; then those being worked on or known, the one not
 * seen for longest first, every third one a fact known by heart that is due; then new facts, the easiest first. Facts
 * answered on that day are omitted. If too many would go wrong, which is discouraging, known facts replace the last ones.
 * It is unknown when a fact dated later than that day was answered: it is due, after all others of its kind.
 * @param count The maximum number.
 * @param allowed The facts that may be asked.
 */
export function due(memory: Memory, day: number, count: number, allowed: readonly Item[]): Item[] {
  const asked = new Set(allowed);
  const all = facts.flatMap((fact, at): Candidate[] => {
    const known = memory.facts[at];
    return asked.has(fact.item) && known?.day !== day
      ? [{ fact, day: known?.day ?? -1, ...state(memory, fact.item, day) }]
      : [];
  });
  const most = Math.max(0, Math.floor(count) || 0);
  const byAge = [...all].sort((a, b) => a.day - b.day);
  const starts = byAge.filter(isKnown).slice(0, 2);
  const rest = byAge.filter((one) => !starts.includes(one));
  const work = rest.filter(({ shown }) => shown === 'working' || shown === 'knows');
  const lasting = rest.filter(
    ({ shown, box, day: last }) => shown === 'by-heart' && (last > day || day - last >= dueAfter * intervals[box]),
  );
  const unmet = rest.filter(({ shown }) => shown === 'not-met').sort((a, b) => a.fact.grade - b.fact.grade);

  const list = starts.slice(0, most);
  while (list.length < most) {
    const third = list.length % 3 === 2 ? lasting.shift() : undefined;
    const next = third ?? work.shift() ?? lasting.shift() ?? unmet.shift();
    if (!next) break;
    list.push(next);
  }
  return eased(
    list,
    rest.filter((one) => isKnown(one) && !list.includes(one)),
  ).map(({ fact }) => fact.item);
}

/** Replaces the last unknown facts by known ones if the list is too hard. */
function eased(list: Candidate[], known: Candidate[]): Candidate[] {
  if (mean(list) >= low) return list;
  for (let at = list.length - 1; at >= 0 && known.length && mean(list) < aim; at--)
    if (!isKnown(list[at])) list[at] = known.shift()!;
  return list;
}
