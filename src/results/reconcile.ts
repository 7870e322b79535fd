import { failure, type Failure, type Opened } from './adapter.js';
import { isFresh, type AttemptState } from './attempt.js';
import type { Attached } from './channel.js';
import type { AttemptStore } from './attempt-store.js';
import { firstName } from './learner.js';
import { AnswerQueue } from './answer-queue.js';
import { contains, differ, mergedGames } from './state-conflicts.js';
import { emptyCopy, storedCopy, type AttemptCopy } from './stored-copy.js';
import type { Result } from '../rules/game.js';
import { readState, writeState, type Saved, type Writer } from './state.js';

/** Merges the data of the host, the device and another window about one attempt into the state of this window. */
export class Reconciler {
  constructor(
    private readonly attempt: AttemptState,
    private readonly store: AttemptStore,
    private readonly report: (failure: Failure) => void,
  ) {}

  /** Continues from the newer of the host's and the device's states, unless a game is already being played. */
  adoptHost(host: Attached): Opened {
    const { attempt } = this;
    const { mode, state, count = 0 } = host;
    attempt.host = host;
    const theirs = state && this.#usable(state.read, state.raw);
    if (mode !== 'normal') return this.#adoptNothing(theirs, host);
    if (state && !theirs) attempt.hold();
    const ours = this.#gamesOf(this.#copyOf(host, theirs));
    const [newest, ...others] = mergedGames(theirs ? [theirs] : [], ours);
    const all = theirs ? [theirs, ...ours] : ours;

    for (const best of [host.best, ...all.map((one) => one.best)]) attempt.raise(best);
    attempt.finished += Math.max(host.completed ? 1 : 0, ...all.map(({ finished }) => finished));
    attempt.answers.compare(theirs, count, ours.flatMap(writersOf));
    // If the host has no answers, the summary comes first.
    const summaryIndex = count === 0 ? 0 : (theirs?.summaryIndex ?? count);
    attempt.answers.findSummary(count === 0 || summaryIndex < count ? summaryIndex : undefined);
    const playing = attempt.saved;
    for (const { revision } of all) attempt.reach(revision);
    if (newest) attempt.follow(newest);
    attempt.saved = playing ?? newest;
    attempt.isUnsent ||= newest !== theirs || attempt.answers.pending.length > 0;
    if (playing && newest) this.#offer([newest, ...others], 'kept');
    else this.#offer(others);
    if (attempt.isUnsent) attempt.renew();
    void this.store.save();
    return opened(attempt.saved, attempt.best, host);
  }

  /** Merges in the device's copy, which could not be read when the session began. */
  adoptLate(copy: AttemptCopy): void {
    const { attempt } = this;
    const { host } = attempt;
    if (!host) return attempt.restore(copy);
    const theirs = host.state?.read.ok ? host.state.read.value : undefined;
    const ours = readState(copy.state);
    attempt.opened = Math.max(attempt.opened, copy.opened + 1);
    const isPast = this.#isOfEarlierAttempt(host, theirs, copy);
    if (isPast && copy.unsent) this.store.setAside(JSON.stringify(storedCopy(copy)));
    const late = new AnswerQueue();
    late.adopt(copy.answers);
    if (isPast) late.startAttempt();
    else late.compare(theirs, host.count ?? 0, ours.ok ? writersOf(ours.value) : []);
    attempt.answers.adopt(late.all);
    if (isPast || !ours.ok) return;
    attempt.raise(ours.value.best);
    const shown = attempt.saved ?? theirs;
    const known = shown ? [shown, ...attempt.others] : attempt.others;
    this.#offer(
      mergedGames(known, this.#gamesOf(copy)).filter((one) => !shown || !contains(shown, one)),
      'kept',
    );
    attempt.reach(ours.value.revision);
    attempt.renew();
  }

  /**
   * Takes over from another window, with its answers. Returns its game if that continues the game in this window, which it replaces; if
   * both games have been continued, the player has to choose.
   */
  adoptWindow(copy: AttemptCopy): Saved | undefined {
    const { attempt } = this;
    attempt.opened = copy.opened + 1;
    if (differ(copy.attempt, attempt.id)) {
      // Its game belongs to another attempt, but no one else would report its answers.
      attempt.answers.adoptForeign(copy.answers);
      this.store.setAside(JSON.stringify(storedCopy(copy)));
      return undefined;
    }
    if (copy.ack) attempt.confirm(copy.ack, copy.ackAt);
    attempt.answers.adopt(copy.answers);
    const mine = attempt.saved;
    const theirs = this.#gamesOf(copy);
    const games = mergedGames([...(mine ? [mine] : []), ...attempt.others], theirs);
    // The game on the board stays there if it may be kept.
    const shown = games.find((one) => mine && contains(one, mine)) ?? games[0];
    for (const one of theirs) attempt.adopt(one);
    // A run-time may send the values of this window again, and overwrite the state of the other one.
    attempt.held = theirs.length === 1 ? theirs[0] : undefined;
    this.#offer(games.filter((one) => one !== shown));
    if (shown === mine) return undefined;
    attempt.result = undefined;
    return (attempt.saved = shown);
  }

  /** Asks the player which of two games to keep, if there are two. */
  ask(why: 'kept' | 'forked' = 'forked'): void {
    if (this.attempt.others.length) this.report(failure(why, 'Another game of this attempt is kept.'));
  }

  /** Discards the attempt, because nothing is reported in the modes browse and review. */
  #adoptNothing(theirs: Saved | undefined, host: Attached): Opened {
    this.store.forget();
    this.attempt.clear();
    return opened(theirs, host.best, host);
  }

  /** Returns the device's copy, or an empty one if it belongs to an earlier attempt. */
  #copyOf(host: Attached, theirs: Saved | undefined): AttemptCopy {
    const { copy } = this.attempt;
    if (!this.#isOfEarlierAttempt(host, theirs, copy)) return copy;
    this.attempt.startAttempt();
    if (copy.unsent) this.store.setAside(JSON.stringify(storedCopy(copy)));
    return emptyCopy;
  }

  /**
   * Returns whether the device's copy belongs to an earlier attempt: the host had received it before this window opened but has no data
   * now, or it has the state of another attempt. If only the host's confirmation shows the receipt, which may be wrong, that counts only if
   * a game had been completed. Data that the host has received since then proves nothing: a run-time reports the state at the time when its
   * window opened.
   */
  #isOfEarlierAttempt(host: Attached, theirs: Saved | undefined, copy: AttemptCopy): boolean {
    const state = readState(copy.state);
    const ours = state.ok ? state.value : undefined;
    const isOver = copy.ack === 'verified' || (copy.ack === 'claimed' && (ours?.finished ?? 0) > 0);
    const isSince = copy.ackAt !== undefined && this.attempt.hasSeen(copy.ackAt);
    return (isFresh(host) && isOver && !isSince) || (copy.ack !== undefined && differ(theirs?.attempt, ours?.attempt));
  }

  /** Stores the games that are not shown until the player has chosen between each of them and the one that is. */
  #offer(others: readonly Saved[], why?: 'kept'): void {
    this.attempt.others = others;
    if (others.length) this.store.setAside(writeState(others[0]));
    this.ask(why);
  }

  /** Returns the games in a device's copy that can be continued; the one that was on the board comes first. */
  #gamesOf({ state, others }: AttemptCopy): Saved[] {
    return [state, ...others].flatMap((text) => (text ? (this.#usable(readState(text), text) ?? []) : []));
  }

  #usable(read: Result<Saved>, raw: string): Saved | undefined {
    if (read.ok) return read.value;
    this.store.setAside(raw);
    this.report(failure(read.code === 'version' ? 'version' : 'state', read.message));
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
