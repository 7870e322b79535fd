import type { Attached } from './channel.js';
import { Ledger } from './ledger.js';
import { emptyCopy, type Copy, type Trust } from './local.js';
import type { GameResult } from './result.js';
import { savedFrom, type Attempt } from './resume.js';
import { mostWriters, readState, writeState, type Saved, type Writer } from './state.js';

/** The attempt as this window has it: its state with revision and writers, its score, its answers, what the host lacks. */
export class AttemptState {
  readonly ledger = new Ledger();
  /** Names this session in the state, and the attempt that begins with it. */
  readonly session = Math.random().toString(36).slice(2, 8) || '0';
  /** What the host has said of the attempt; undefined until the session is open. */
  host: Attached | undefined;
  /** What the device had kept when this page came. */
  copy = emptyCopy;
  /** Which window of the attempt this one is. */
  opened = 0;
  /** The game as it stands, and as it is kept. */
  result: GameResult | undefined;
  saved: Saved | undefined;
  /** A game that can be gone on with, and was found when another was being played. */
  other: Saved | undefined;
  /** What the host has kept cannot be gone on with, and stays with it until somebody has chosen. */
  isHeld = false;
  /** The host may lack the state. */
  isUnsent = false;
  /** The most that the host has told in this attempt. */
  told: Trust | undefined;
  /** Games that were played to their end. */
  finished = 0;
  #best: number | undefined;
  #revision = 0;
  #id = this.session;
  /** The sessions that wrote the state before this one. */
  #writers: readonly Writer[] = [];

  get id(): string {
    return this.#id;
  }

  get best(): number | undefined {
    return this.#best;
  }

  get revision(): number {
    return this.#revision;
  }

  /** The game has gone on. */
  progress(result: GameResult, settings: string | undefined): void {
    this.result = result;
    this.isUnsent = true;
    this.#revision++;
    this.saved = savedFrom(result, { ...this.#attempt(), ...(settings === undefined ? {} : { settings }) });
  }

  /** A score counts where it is the best. */
  raise(score: number | undefined): void {
    if (score !== undefined) this.#best = Math.max(this.#best ?? 0, score);
  }

  /** Every later state of this session comes after this one. */
  reach(revision: number): void {
    this.#revision = Math.max(this.#revision, revision);
  }

  /** This session goes on with a state: of its attempt, after those who wrote it. */
  follow({ attempt, writers = [], revision }: Saved): void {
    this.#id = attempt ?? this.#id;
    this.reach(revision);
    this.#writers = writers.filter(({ session }) => session !== this.session);
  }

  /** The state is to be sent as one that nobody has seen yet. */
  renew(): void {
    this.#revision++;
    if (this.saved) this.saved = { ...this.saved, ...this.#attempt() };
  }

  /** What the device had kept of this learner is gone on with. */
  takeUp(copy: Copy): void {
    this.copy = copy;
    this.opened = copy.opened + 1;
    this.#id = copy.attempt ?? this.#id;
    const read = readState(copy.state);
    if (read.ok) this.follow(read.value);
    this.told = copy.told;
    this.ledger.adopt(copy.answers);
    if (this.saved) this.renew();
  }

  /** The host has begun another attempt than the one that the device knows. */
  beginAnew(): void {
    this.told = undefined;
    this.#id = this.session;
    this.#writers = [];
    this.ledger.beginAnew();
  }

  /** The player has chosen this game: the other one, and what the host has kept, may be written over. */
  choose(saved = this.saved): void {
    this.other = undefined;
    this.isHeld = false;
    this.isUnsent = true;
    this.saved = saved;
    this.renew();
  }

  /** Nothing is reported: what was done before that was known is forgotten. */
  clear(): void {
    this.saved = this.result = undefined;
    this.ledger.clear();
    this.isUnsent = false;
    this.finished = 0;
    this.#best = undefined;
  }

  /** What the device is to keep. */
  copyNow(): Copy {
    const { state, unsent } = this.copy;
    // Before the host is there a new game may begin; an older one that it may lack is kept with it.
    const older = !this.host && this.saved && unsent && state ? state : undefined;
    const other = this.other ? writeState(this.other) : (older ?? this.copy.other);
    const isUndecided = other !== undefined && (this.other !== undefined || !this.host);
    return {
      state: this.saved ? writeState(this.saved) : this.host ? '' : state,
      unsent: this.saved ? this.isUnsent : unsent,
      ...(this.told ? { told: this.told } : {}),
      answers: this.ledger.all,
      opened: this.opened,
      attempt: this.#id,
      ...(isUndecided ? { other } : {}),
    };
  }

  #attempt(): Attempt {
    const revision = this.#revision;
    return {
      revision,
      finished: this.finished,
      ...(this.#best === undefined ? {} : { best: this.#best }),
      attempt: this.#id,
      writers: [...this.#writers, { session: this.session, revision }].slice(-mostWriters),
    };
  }
}
