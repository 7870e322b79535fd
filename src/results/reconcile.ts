import { failure, type Failure, type Opened } from './adapter.js';
import { isFresh, type AttemptState } from './attempt.js';
import type { Attached } from './channel.js';
import type { Keeper } from './keeper.js';
import { firstName } from './learner.js';
import { Ledger } from './ledger.js';
import { emptyCopy, type Copy } from './local.js';
import type { Result } from '../rules/game.js';
import { mostWriters, readState, writeState, type Saved, type Writer } from './state.js';

/** Merges what the host, the device and another window know about one attempt into the state of this window. */
export class Reconciler {
  constructor(
    private readonly attempt: AttemptState,
    private readonly keeper: Keeper,
    private readonly tell: (trouble: Failure) => void,
  ) {}

  /** Continues from the newer of the host's and the device's states, unless a game is already being played. */
  adoptHost(host: Attached): Opened {
    const { attempt } = this;
    const { mode, kept, count = 0 } = host;
    attempt.host = host;
    const theirs = kept && this.#usable(kept.read, kept.raw);
    if (mode !== 'normal') return this.#adoptNothing(theirs, host);
    attempt.isHeld ||= kept !== undefined && !theirs;
    const copy = this.#copyOf(host, theirs);
    const ours = copy.state ? this.#usable(readState(copy.state), copy.state) : undefined;
    const isOther = differ(theirs?.attempt, ours?.attempt) || haveForked(theirs, ours);
    const isOurs = ours !== undefined && !isOther && ours.revision > (theirs?.revision ?? -1);
    const newest = isOurs ? ours : theirs;
    const undecided = copy.other === undefined ? undefined : this.#usable(readState(copy.other), copy.other);

    for (const best of [host.best, theirs?.best, ours?.best]) attempt.raise(best);
    attempt.finished += Math.max(theirs?.finished ?? 0, ours?.finished ?? 0, host.completed ? 1 : 0);
    attempt.ledger.compare(theirs, count, [...writersOf(ours), ...writersOf(undecided)]);
    // With a host that has no answers, the summary comes first.
    const summaryAt = count === 0 ? 0 : (theirs?.summaryAt ?? count);
    attempt.ledger.findSummary(count === 0 || summaryAt < count ? summaryAt : undefined);
    const playing = attempt.saved;
    for (const state of [theirs, ours, undecided]) if (state) attempt.reach(state.revision);
    if (newest) attempt.follow(newest);
    attempt.saved = playing ?? newest;
    attempt.isUnsent ||= isOurs || attempt.ledger.pending.length > 0;
    const other = playing ? newest : isOther ? ours : undecided && later(theirs, undecided);
    if (other) this.#offer(other);
    if (attempt.isUnsent) attempt.renew();
    void this.keeper.keep();
    return opened(attempt.saved, attempt.best, host);
  }

  /** Merges in the device's copy, which could not be read when the session began. */
  adoptLate(copy: Copy): void {
    const { attempt } = this;
    const { host } = attempt;
    if (!host) return attempt.takeUp(copy);
    const theirs = host.kept?.read.ok ? host.kept.read.value : undefined;
    const ours = readState(copy.state);
    attempt.opened = Math.max(attempt.opened, copy.opened + 1);
    const isPast = this.#isOfEarlierAttempt(host, theirs, copy);
    if (isPast && copy.unsent) this.keeper.putAside(JSON.stringify(copy));
    const late = new Ledger();
    late.adopt(copy.answers);
    if (isPast) late.beginAnew();
    else late.compare(theirs, host.count ?? 0, ours.ok ? writersOf(ours.value) : []);
    attempt.ledger.adopt(late.all);
    if (isPast || !ours.ok) return;
    attempt.raise(ours.value.best);
    if (copy.unsent && ours.value.revision > (theirs?.revision ?? -1)) this.#offer(ours.value);
    attempt.reach(ours.value.revision);
    attempt.renew();
  }

  /** Takes over from another window: its game is overwritten, and its answers are kept. */
  adoptWindow(copy: Copy): void {
    const { attempt } = this;
    const theirs = readState(copy.state);
    attempt.opened = copy.opened + 1;
    if (differ(copy.attempt, attempt.id)) {
      // Its game belongs to another attempt, but no one else would report its answers.
      attempt.ledger.adoptForeign(copy.answers);
      return this.keeper.putAside(JSON.stringify(copy));
    }
    if (theirs.ok) attempt.follow(theirs.value);
    attempt.ledger.adopt(copy.answers);
  }

  /** In browse and review mode nothing is reported. */
  #adoptNothing(theirs: Saved | undefined, host: Attached): Opened {
    this.keeper.forget();
    this.attempt.clear();
    return opened(theirs, host.best, host);
  }

  /** Returns the device's copy, or an empty one if it belongs to an earlier attempt. */
  #copyOf(host: Attached, theirs: Saved | undefined): Copy {
    const { copy } = this.attempt;
    if (!this.#isOfEarlierAttempt(host, theirs, copy)) return copy;
    this.attempt.beginAnew();
    if (copy.unsent) this.keeper.putAside(JSON.stringify(copy));
    return emptyCopy;
  }

  /**
   * Whether the device's copy belongs to an earlier attempt: the host had received it before this window opened but has
   * no data now, or it has the state of another attempt. If there was only the host's word for the receipt, which may be
   * wrong, that counts only if a game had been completed. What it has received since says nothing: a run-time reports
   * what was there when its window opened.
   */
  #isOfEarlierAttempt(host: Attached, theirs: Saved | undefined, copy: Copy): boolean {
    const state = readState(copy.state);
    const ours = state.ok ? state.value : undefined;
    const isOver = copy.told === 'shown' || (copy.told === 'said' && (ours?.finished ?? 0) > 0);
    const isSince = copy.since !== undefined && this.attempt.hasSeen(copy.since);
    return (isFresh(host) && isOver && !isSince) || (copy.told !== undefined && differ(theirs?.attempt, ours?.attempt));
  }

  /** Keeps the game that is not shown until the player has chosen between the two. */
  #offer(other: Saved): void {
    this.attempt.isHeld = true;
    this.attempt.other = other;
    this.keeper.putAside(writeState(other));
    this.tell(failure('kept', 'Another game of this attempt is kept.'));
  }

  #usable(read: Result<Saved>, raw: string): Saved | undefined {
    if (read.ok) return read.value;
    this.keeper.putAside(raw);
    this.tell(failure(read.code === 'version' ? 'version' : 'state', read.message));
    return undefined;
  }
}

function opened(saved: Saved | undefined, best: number | undefined, { mode, name: whole, learning }: Attached): Opened {
  const name = firstName(whole);
  return {
    ...(saved ? { saved } : {}),
    ...(best === undefined ? {} : { best }),
    mode,
    ...(name ? { name } : {}),
    ...(learning ? { learning } : {}),
  };
}

const writersOf = (state: Saved | undefined): readonly Writer[] => state?.writers ?? [];

/**
 * Whether the device's state is the later one, but does not continue the host's: someone else has continued an earlier
 * one. If its first writers are no longer listed, that is unknown.
 */
function haveForked(theirs: Saved | undefined, ours: Saved | undefined): boolean {
  const last = theirs?.writers?.at(-1);
  if (!last || !ours?.writers || ours.writers.length >= mostWriters || ours.revision <= theirs!.revision) return false;
  return !ours.writers.some(({ session, revision }) => session === last.session && revision >= last.revision);
}

/** Returns the later of two states. */
const later = (one: Saved | undefined, other: Saved): Saved => (one && one.revision > other.revision ? one : other);

const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;
