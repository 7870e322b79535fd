import { dayOf, empty, read as readMemory, summary, summaryId } from '../learning/index.js';
import { mergedText } from '../learning/merge.js';
import type { Attached } from './channel.js';
import { AnswerQueue } from './answer-queue.js';
import { emptyCopy, type AttemptCopy } from './stored-copy.js';
import { type Ack } from './queued-answer.js';
import type { GameResult } from './result.js';
import { savedFrom, type Attempt } from './resume.js';
import { mostWriters, readState, writeState, type Saved, type Writer } from './state.js';

/**
 * This window's view of the attempt: its state with revision and writers, its score, its answers, and what is unsent.
 */
export class AttemptState {
  readonly answers = new AnswerQueue();
  /** The id of this session in saved states, and of an attempt that begins with it. */
  readonly session = Math.random().toString(36).slice(2, 8) || '0';
  /** The data that the host reported about the attempt; undefined until the session is open. */
  host: Attached | undefined;
  /** The time at which this window opened, in milliseconds since 1970. The host's data may be as old as this. */
  readonly openedAt: number;
  /** The same time by a monotonic clock. */
  readonly #openedAtSteady: number;
  /** The copy that the device had stored when the page opened. */
  copy = emptyCopy;
  /** Number of windows that have opened the attempt, including this one. */
  opened = 0;
  /** The current result of the game, and the state to be saved. */
  result: GameResult | undefined;
  saved: Saved | undefined;
  /** Other games that can be continued, the next one to be asked about first. */
  others: readonly Saved[] = [];
  /** The state to store with the host until the player has chosen, if the host may have lost it; undefined if it still has it. */
  held: Saved | undefined;
  /** True if the host's state cannot be continued. */
  #isUnusable = false;
  /** True while the host may lack the current state. */
  isUnsent = false;
  /** The strongest acknowledgement that the host has given in this attempt. */
  ack: Ack | undefined;
  /** The time of its first acknowledgement, in milliseconds since 1970. */
  ackAt: number | undefined;
  /** The number of completed games. */
  finished = 0;
  #best: number | undefined;
  /** The learner's knowledge, as text; undefined if there is none. */
  #learning: string | undefined;
  /** Cache of the texts of states, because they are needed again after the host has answered. */
  readonly #texts = new WeakMap<Saved, string>();
  #summary: { readonly learning: string | undefined; readonly day: number; readonly text: string } | undefined;
  #revision = 0;
  #id = this.session;
  /** The sessions that wrote the state before this one. */
  #writers: readonly Writer[] = [];

  /**
   * @param now the time, in milliseconds since 1970
   * @param steady milliseconds by a monotonic clock
   */
  constructor(
    private readonly now: () => number,
    private readonly steady: () => number,
  ) {
    this.openedAt = now();
    this.#openedAtSteady = steady();
  }

  get id(): string {
    return this.#id;
  }

  get best(): number | undefined {
    return this.#best;
  }

  get revision(): number {
    return this.#revision;
  }

  /** True while the host's state must stay untouched because the player has not chosen yet. */
  get isHeld(): boolean {
    return this.#isUnusable || this.others.length > 0;
  }

  /** Marks the host's state as unusable, so that it stays untouched. */
  hold(): void {
    this.#isUnusable = true;
  }

  /** Records that the game has progressed. */
  progress(result: GameResult, settings: string | undefined): void {
    this.result = result;
    this.isUnsent = true;
    this.#revision++;
    this.saved = savedFrom(result, { ...this.#attempt(), ...(settings === undefined ? {} : { settings }) });
  }

  /** Takes a score into account: the best one counts. */
  raise(score: number | undefined): void {
    if (score !== undefined) this.#best = Math.max(this.#best ?? 0, score);
  }

  /**
   * Makes sure that the host gets a summary of the learner's knowledge, next to the answers. If the game has reported nothing, the summary
   * covers the attempt so far, or says that no task has come up. It takes its number before the first answer does.
   */
  summarize(): void {
    const at = this.now();
    this.answers.setSummary({
      ...{ id: `${summaryId}-${this.session}`, at, session: this.session, since: this.#revision },
      ...{ seat: 0, prompt: summaryId, given: 0, expected: 0, right: true, ms: 0, hints: 0 },
      summary: this.#summaryOn(dayOf(new Date(at))),
    });
  }

  /** Returns the summary of a day. It is needed at every move but changes only with an answer or a day, so the last one is cached. */
  #summaryOn(day: number): string {
    const learning = this.#learning;
    const last = this.#summary;
    if (last?.day === day && last.learning === learning) return last.text;
    const known = readMemory(learning);
    const text = summary(known.ok ? known.value : empty(), day);
    this.#summary = { learning, day, text };
    return text;
  }

  /** Stores the learner's knowledge, to be saved with the game. */
  learn(learning: string, isSummarized: boolean): void {
    if (this.#learning === learning) return;
    this.#learning = learning;
    if (!this.saved) return;
    if (isSummarized) this.summarize();
    this.isUnsent = true;
    this.renew();
  }

  /** Makes sure that every later state of this session has a higher revision. */
  reach(revision: number): void {
    this.#revision = Math.max(this.#revision, revision);
  }

  /** Continues from a saved state: joins its attempt and lists its writers. */
  follow({ attempt, writers = [], revision, learning }: Saved): void {
    this.#id = attempt ?? this.#id;
    this.#learning ??= learning;
    this.reach(revision);
    this.#writers = writers.filter(({ session }) => session !== this.session);
  }

  /** Merges everything but the game from another window's state of the attempt. */
  adopt({ best, finished, learning, revision, writers = [] }: Saved): void {
    this.raise(best);
    this.finished = Math.max(this.finished, finished);
    if (learning !== undefined) this.#learning = mergedText([this.#learning, learning], dayOf(new Date(this.now())));
    this.reach(revision);
    const isNewer = (one: Writer): boolean =>
      one.session !== this.session &&
      !writers.some(({ session, revision: last }) => session === one.session && last >= one.revision);
    const known = this.#writers.filter(isNewer);
    const added = writers.filter(
      ({ session }) => session !== this.session && !known.some((one) => one.session === session),
    );
    this.#writers = [...known, ...added].sort((one, other) => one.revision - other.revision);
  }

  /** Sends the state again as a new one, because the host may have another. */
  resend(): void {
    this.isUnsent = true;
    this.renew();
  }

  /** Gives the state a new revision, so that it is sent as a new one. */
  renew(): void {
    this.#revision++;
    if (this.saved) this.saved = { ...this.saved, ...this.#attempt() };
  }

  /** Continues from what the device had stored for this learner. */
  restore(copy: AttemptCopy): void {
    this.copy = copy;
    this.opened = copy.opened + 1;
    this.#id = copy.attempt ?? this.#id;
    const read = readState(copy.state);
    if (read.ok) this.follow(read.value);
    this.ack = copy.ack;
    this.ackAt = copy.ackAt;
    this.answers.adopt(copy.answers);
    if (this.saved) this.renew();
  }

  /**
   * Returns whether a time, in milliseconds since 1970, is within the lifetime of this window. The device's clock may have been set back
   * since that time, and the monotonic clock may have stood still while the device was asleep.
   */
  hasSeen(time: number): boolean {
    return time > this.openedAt && time <= Math.max(this.now(), this.openedAt + this.steady() - this.#openedAtSteady);
  }

  /** The time at which the host first had any data of the attempt, as far as is known; undefined while it has none. */
  get hostSince(): number | undefined {
    return isFresh(this.host) ? (this.ackAt ?? (this.ack && 0)) : 0;
  }

  /** Takes over the id of an attempt that another window shares, and the time since which the host has data of it. */
  join(id: string, hostSince: number | undefined): void {
    this.#id = id;
    this.ackAt ??= hostSince;
  }

  /** Records that the host has acknowledged data, and since when. */
  confirm(ack: Ack, at = this.now()): void {
    this.ack = this.ack === 'verified' ? 'verified' : ack;
    this.ackAt ??= at;
  }

  /** Starts anew, because the host has started another attempt than the one that the device knows. */
  startAttempt(): void {
    this.ack = this.ackAt = this.#learning = undefined;
    this.#id = this.session;
    this.#writers = [];
    this.answers.startAttempt();
  }

  /** Records that the player has chosen this game, so the game that was asked about and the host's state may be overwritten. */
  choose(saved = this.saved): void {
    this.others = this.others.slice(1);
    this.held = undefined;
    this.#isUnusable = false;
    this.saved = saved;
    this.resend();
  }

  /** Discards everything recorded before the host said that nothing is to be reported. */
  clear(): void {
    this.saved = this.result = undefined;
    this.answers.clear();
    this.isUnsent = false;
    this.finished = 0;
    this.#best = this.#learning = undefined;
  }

  /** Returns the copy that the device should store. */
  copyNow(): AttemptCopy {
    const { state, unsent } = this.copy;
    // A new game may begin before the host has answered; an older one is stored with it.
    const older = this.saved && state ? [state] : [];
    const others = this.host ? this.others.map((one) => this.#textOf(one)) : [...older, ...this.copy.others];
    return {
      state: this.saved ? this.#textOf(this.saved) : this.host ? '' : state,
      unsent: this.saved ? this.isUnsent : unsent,
      ...(this.ack ? { ack: this.ack } : {}),
      ...(this.ackAt === undefined ? {} : { ackAt: this.ackAt }),
      answers: this.answers.all,
      opened: this.opened,
      attempt: this.#id,
      others,
    };
  }

  #textOf(saved: Saved): string {
    const text = this.#texts.get(saved) ?? writeState(saved);
    this.#texts.set(saved, text);
    return text;
  }

  #attempt(): Attempt {
    const revision = this.#revision;
    const { summaryIndex } = this.answers;
    return {
      revision,
      finished: this.finished,
      ...(this.#best === undefined ? {} : { best: this.#best }),
      ...(this.#learning === undefined ? {} : { learning: this.#learning }),
      ...(summaryIndex === undefined ? {} : { summaryIndex }),
      attempt: this.#id,
      writers: [...this.#writers, { session: this.session, revision }].slice(-mostWriters),
    };
  }
}

/** Returns whether the host has no data of the attempt. */
export const isFresh = (host: Attached | undefined): boolean =>
  !host || (!host.state && host.best === undefined && !host.completed && !host.count);
