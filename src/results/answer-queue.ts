import { unsent, withForwarded, type QueuedAnswer, type Ack } from './queued-answer.js';
import type { Saved, Writer } from './state.js';

/** The number of rejections after which an answer is not offered again. */
const mostRejections = 3;

/** Returns how far an answer has progressed; of two copies, the one further along is the later one. */
const stage = ({ ack, index }: QueuedAnswer): number =>
  ack === 'verified' ? 3 : ack === 'claimed' ? 2 : index === undefined ? 0 : 1;

const unacknowledged = ({ ack: _, isDoubted: __, ...answer }: QueuedAnswer): QueuedAnswer => answer;

const isPending = ({ ack, isDoubted }: QueuedAnswer): boolean => ack === undefined || isDoubted === true;

/**
 * The answers of an attempt, with their indexes if the host numbers them, and with the host's acknowledgements. All of them are stored: a
 * window whose run-time does not know the later ones sets them again, unchanged, before it adds more.
 */
export class AnswerQueue {
  #answers: readonly QueuedAnswer[] = [];
  /** Number of times that each answer was rejected. */
  readonly #rejections = new Map<string, number>();
  #isSummaryRejected = false;
  #foundIndex: number | undefined;

  get all(): readonly QueuedAnswer[] {
    return this.#answers;
  }

  /** The answers that the host may lack. */
  get pending(): readonly QueuedAnswer[] {
    return this.#answers.filter(isPending);
  }

  /** The answers that the host has. */
  get acknowledged(): readonly QueuedAnswer[] {
    return this.#answers.filter((answer) => !isPending(answer));
  }

  add(answer: QueuedAnswer): void {
    this.#answers = [...this.#answers, answer];
  }

  /** The index of the summary; undefined if the host has none. */
  get summaryIndex(): number | undefined {
    return this.#summary?.index;
  }

  get #summary(): QueuedAnswer | undefined {
    return this.#answers.find(({ summary }) => summary !== undefined);
  }

  /**
   * Sets the summary, which keeps its index. A new one comes before the answers, so that it gets index 0 in an attempt
   * that has none. One that the host has rejected too often is not offered again.
   */
  setSummary(next: QueuedAnswer & { readonly summary: string }): void {
    const known = this.#summary;
    if (known?.summary === next.summary || (!known && this.#isSummaryRejected)) return;
    const others = this.#answers.filter((answer) => answer !== known);
    const index = known?.index ?? this.#foundIndex;
    const isFree = index !== undefined && !others.some((answer) => answer.index === index);
    this.#answers = [{ ...next, id: known?.id ?? next.id, ...(isFree ? { index } : {}) }, ...others];
  }

  /** Records the index of the host's summary, or the index that it will get. */
  findSummary(index: number | undefined): void {
    this.#foundIndex = index;
    const isTaken = this.#answers.some((answer) => answer.index === index);
    if (index === undefined || isTaken) return;
    this.#answers = this.#answers.map((answer) =>
      answer.summary !== undefined && answer.index === undefined ? { ...answer, index } : answer,
    );
  }

  /**
   * Merges the answers that another window or an earlier session knows. If two answers have the same index, the less certain one loses it.
   */
  adopt(others: readonly QueuedAnswer[]): void {
    const known = new Map(this.#answers.map((answer) => [answer.id, answer]));
    const theirs = others.map((answer) => {
      const own = known.get(answer.id);
      known.delete(answer.id);
      return own && stage(own) > stage(answer) ? own : answer;
    });
    const all = [...theirs, ...known.values()];
    const holders = new Map<number, QueuedAnswer>();
    for (const answer of all) {
      const holder = answer.index === undefined ? undefined : holders.get(answer.index);
      if (answer.index !== undefined && (!holder || stage(answer) > stage(holder))) holders.set(answer.index, answer);
    }
    this.#answers = all.map((answer) =>
      answer.index === undefined || holders.get(answer.index) === answer ? answer : unsent(answer),
    );
  }

  /** Adds answers of a window that reported at the same time as this one without being noticed. */
  adoptForwarded(left: readonly QueuedAnswer[]): void {
    this.#answers = withForwarded(this.#answers, left);
  }

  /** Starts another attempt: it has no answers yet, and gets those that the last one may lack. */
  startAttempt(): void {
    this.#answers = this.#answers.filter(({ ack }) => ack === undefined).map(unsent);
  }

  /**
   * Takes over from a window of another attempt: answers that the other attempt may lack are reported in this one, as when an attempt
   * starts; answers that it has are not repeated.
   */
  adoptForeign(others: readonly QueuedAnswer[]): void {
    const there = new Set(others.flatMap(({ id, ack }) => (ack === undefined ? [] : [id])));
    this.#answers = this.#answers.filter(({ id, ack }) => ack !== undefined || !there.has(id));
    this.adopt(others.filter(({ id }) => !there.has(id)).map(unsent));
  }

  clear(): void {
    this.#answers = [];
  }

  /**
   * Called when a session starts: determines which of the answers sent before have arrived. `theirs` is the state returned by the host,
   * `count` the number of its answers, `known` the writers known to the device. If the state names the session that sent an answer, with
   * that revision or a later one, the answer has arrived, unless there are fewer answers than indexes. An answer that was sent without a
   * state, or with one that the host rejected, is not named. It keeps its index, unless a session that the device does not know has
   * written the state: then the index may have been reused.
   */
  compare(theirs: Saved | undefined, count: number, known: readonly Writer[]): void {
    const writers = theirs?.writers;
    const last = writers?.at(-1);
    const isLastKnown =
      last !== undefined && known.some((one) => one.session === last.session && one.revision >= last.revision);
    const isNamed = ({ sentBy, revision: sent = 0, session: origin, since = Infinity }: QueuedAnswer): boolean =>
      writers
        ? writers.some(
            ({ session, revision }) =>
              (session === sentBy && revision >= sent) || (session === origin && revision > since),
          )
        : (theirs?.revision ?? sent) >= sent;
    const numbers = this.#answers.flatMap((answer) => (isNamed(answer) ? (answer.index ?? []) : []));
    const isWhole = count > Math.max(-1, ...numbers);
    const hasArrived = (answer: QueuedAnswer): boolean =>
      isNamed(answer) ? isWhole : isLastKnown && answer.ack === 'claimed' && answer.index! < count;
    this.#answers = this.#answers.map((answer) => {
      if (
        answer.ack === 'verified' ||
        answer.isDoubted ||
        (answer.index === undefined && !(writers && isNamed(answer)))
      )
        return answer;
      if (hasArrived(answer)) return { ...answer, ack: 'verified' };
      const isOurs = isNamed(answer) || isLastKnown || !last || last.session === answer.sentBy;
      return isOurs ? unacknowledged(answer) : unsent(answer);
    });
  }

  /** Records that answers were sent with these indexes, in this session, with this revision. */
  markSent(ids: readonly string[], indexes: ReadonlyMap<string, number>, sentBy: string, revision: number): void {
    this.#answers = this.#answers.map((answer) => {
      const index = indexes.get(answer.id);
      return index !== undefined && ids.includes(answer.id) ? { ...answer, index, sentBy, revision } : answer;
    });
  }

  /**
   * Marks answers that could not be reported with the rest, so that the arrival of a later state does not count as their arrival. Answers
   * that the host has rejected too often are dropped.
   */
  markUnaccepted(ids: readonly string[], rejected: readonly string[]): void {
    for (const id of rejected) this.#rejections.set(id, (this.#rejections.get(id) ?? 0) + 1);
    this.#answers = this.#answers.flatMap((answer) => {
      if (!ids.includes(answer.id)) return answer;
      if ((this.#rejections.get(answer.id) ?? 0) >= mostRejections) {
        this.#isSummaryRejected ||= answer.summary !== undefined;
        return [];
      }
      const { since: _, ...rest } = answer;
      return rest;
    });
  }

  /**
   * Marks answers that have arrived as doubtful, because another window may have reused their indexes: they are sent again in this attempt,
   * with their indexes.
   */
  doubt(): void {
    this.#answers = this.#answers.map((answer) =>
      answer.ack === undefined || answer.index === undefined ? answer : { ...answer, isDoubted: true },
    );
  }

  /** Records that the host has accepted these answers. */
  acknowledge(ids: readonly string[], ack: Ack): void {
    this.#answers = this.#answers.map((answer) =>
      ids.includes(answer.id) ? { ...unacknowledged(answer), ack } : answer,
    );
  }
}
