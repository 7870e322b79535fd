import { unsent, withLeft, type Queued, type Trust } from './local.js';
import type { Saved, Writer } from './state.js';

/** The number of rejections after which an answer is not offered again. */
const mostTries = 3;

/** Returns how far an answer has progressed; of two copies, the one further along is the later one. */
const stage = ({ told, place }: Queued): number =>
  told === 'shown' ? 3 : told === 'said' ? 2 : place === undefined ? 0 : 1;

const untold = ({ told: _, isDoubted: __, ...answer }: Queued): Queued => answer;

const isPending = ({ told, isDoubted }: Queued): boolean => told === undefined || isDoubted === true;

/**
 * The answers of an attempt, with their numbers if the host numbers them, and with the host's confirmations. All of them are stored: a
 * window whose run-time does not know the later ones sets them again, unchanged, before it adds more.
 */
export class Ledger {
  #answers: readonly Queued[] = [];
  /** Number of times that each answer was rejected. */
  readonly #refusals = new Map<string, number>();
  #isSummaryRefused = false;
  #foundAt: number | undefined;

  get all(): readonly Queued[] {
    return this.#answers;
  }

  /** The answers that the host may lack. */
  get pending(): readonly Queued[] {
    return this.#answers.filter(isPending);
  }

  /** The answers that the host has. */
  get arrived(): readonly Queued[] {
    return this.#answers.filter((answer) => !isPending(answer));
  }

  add(answer: Queued): void {
    this.#answers = [...this.#answers, answer];
  }

  /** The number of the summary; undefined if the host has none. */
  get summaryAt(): number | undefined {
    return this.#summary?.place;
  }

  get #summary(): Queued | undefined {
    return this.#answers.find(({ summary }) => summary !== undefined);
  }

  /**
   * Sets the summary, which keeps its number. A new one comes before the answers, so that it gets number 0 in an attempt
   * that has none. One that the host has rejected too often is not offered again.
   */
  setSummary(next: Queued & { readonly summary: string }): void {
    const known = this.#summary;
    if (known?.summary === next.summary || (!known && this.#isSummaryRefused)) return;
    const others = this.#answers.filter((answer) => answer !== known);
    const place = known?.place ?? this.#foundAt;
    const isFree = place !== undefined && !others.some((answer) => answer.place === place);
    this.#answers = [{ ...next, id: known?.id ?? next.id, ...(isFree ? { place } : {}) }, ...others];
  }

  /** Records the number of the host's summary, or the number that it will get. */
  findSummary(place: number | undefined): void {
    this.#foundAt = place;
    const isTaken = this.#answers.some((answer) => answer.place === place);
    if (place === undefined || isTaken) return;
    this.#answers = this.#answers.map((answer) =>
      answer.summary !== undefined && answer.place === undefined ? { ...answer, place } : answer,
    );
  }

  /**
   * Merges the answers that another window or an earlier session knows. If two answers have the same number, the less certain one loses it.
   */
  adopt(others: readonly Queued[]): void {
    const known = new Map(this.#answers.map((answer) => [answer.id, answer]));
    const theirs = others.map((answer) => {
      const own = known.get(answer.id);
      known.delete(answer.id);
      return own && stage(own) > stage(answer) ? own : answer;
    });
    const all = [...theirs, ...known.values()];
    const holders = new Map<number, Queued>();
    for (const answer of all) {
      const holder = answer.place === undefined ? undefined : holders.get(answer.place);
      if (answer.place !== undefined && (!holder || stage(answer) > stage(holder))) holders.set(answer.place, answer);
    }
    this.#answers = all.map((answer) =>
      answer.place === undefined || holders.get(answer.place) === answer ? answer : unsent(answer),
    );
  }

  /** Adds answers of a window that reported at the same time as this one without being noticed. */
  adoptLeft(left: readonly Queued[]): void {
    this.#answers = withLeft(this.#answers, left);
  }

  /** Starts another attempt: it has no answers yet, and gets those that the last one may lack. */
  beginAnew(): void {
    this.#answers = this.#answers.filter(({ told }) => told === undefined).map(unsent);
  }

  /**
   * Takes over from a window of another attempt: answers that the other attempt may lack are reported in this one, as when an attempt
   * starts; answers that it has are not repeated.
   */
  adoptForeign(others: readonly Queued[]): void {
    const there = new Set(others.flatMap(({ id, told }) => (told === undefined ? [] : [id])));
    this.#answers = this.#answers.filter(({ id, told }) => told !== undefined || !there.has(id));
    this.adopt(others.filter(({ id }) => !there.has(id)).map(unsent));
  }

  clear(): void {
    this.#answers = [];
  }

  /**
   * Called when a session starts: determines which of the answers sent before have arrived. `theirs` is the state returned by the host,
   * `count` the number of its answers, `known` the writers known to the device. If the state names the session that sent an answer, with
   * that revision or a later one, the answer has arrived, unless there are fewer answers than numbers. An answer that was sent without a
   * state, or with one that the host rejected, is not named. It keeps its number, unless a session that the device does not know has
   * written the state: then the number may have been reused.
   */
  compare(theirs: Saved | undefined, count: number, known: readonly Writer[]): void {
    const writers = theirs?.writers;
    const last = writers?.at(-1);
    const isLastKnown =
      last !== undefined && known.some((one) => one.session === last.session && one.revision >= last.revision);
    const isNamed = ({ by, sent = 0, session: origin, since = Infinity }: Queued): boolean =>
      writers
        ? writers.some(
            ({ session, revision }) => (session === by && revision >= sent) || (session === origin && revision > since),
          )
        : (theirs?.revision ?? sent) >= sent;
    const numbers = this.#answers.flatMap((answer) => (isNamed(answer) ? (answer.place ?? []) : []));
    const isWhole = count > Math.max(-1, ...numbers);
    const hasArrived = (answer: Queued): boolean =>
      isNamed(answer) ? isWhole : isLastKnown && answer.told === 'said' && answer.place! < count;
    this.#answers = this.#answers.map((answer) => {
      if (answer.told === 'shown' || answer.isDoubted || (answer.place === undefined && !(writers && isNamed(answer))))
        return answer;
      if (hasArrived(answer)) return { ...answer, told: 'shown' };
      const isOurs = isNamed(answer) || isLastKnown || !last || last.session === answer.by;
      return isOurs ? untold(answer) : unsent(answer);
    });
  }

  /** Records that answers were sent with these numbers, in this session, with this revision. */
  sent(ids: readonly string[], places: ReadonlyMap<string, number>, by: string, sent: number): void {
    this.#answers = this.#answers.map((answer) => {
      const place = places.get(answer.id);
      return place !== undefined && ids.includes(answer.id) ? { ...answer, place, by, sent } : answer;
    });
  }

  /**
   * Marks answers that could not be reported with the rest, so that the arrival of a later state does not count as their arrival. Answers
   * that the host has rejected too often are dropped.
   */
  leave(ids: readonly string[], refused: readonly string[]): void {
    for (const id of refused) this.#refusals.set(id, (this.#refusals.get(id) ?? 0) + 1);
    this.#answers = this.#answers.flatMap((answer) => {
      if (!ids.includes(answer.id)) return answer;
      if ((this.#refusals.get(answer.id) ?? 0) >= mostTries) {
        this.#isSummaryRefused ||= answer.summary !== undefined;
        return [];
      }
      const { since: _, ...left } = answer;
      return left;
    });
  }

  /**
   * Marks answers that have arrived as doubtful, because another window may have reused their numbers: they are sent again in this attempt,
   * with their numbers.
   */
  doubt(): void {
    this.#answers = this.#answers.map((answer) =>
      answer.told === undefined || answer.place === undefined ? answer : { ...answer, isDoubted: true },
    );
  }

  /** Records that the host has accepted these answers. */
  take(ids: readonly string[], told: Trust): void {
    this.#answers = this.#answers.map((answer) => (ids.includes(answer.id) ? { ...untold(answer), told } : answer));
  }
}
