import { failure, type Failure, type Opened } from './adapter.js';
import { isFresh, type AttemptState } from './attempt.js';
import type { Attached } from './channel.js';
import type { Keeper } from './keeper.js';
import { firstName } from './learner.js';
import { Ledger } from './ledger.js';
import { contains, differ, joined } from './lineage.js';
import { emptyCopy, type Copy } from './local.js';
import type { Result } from '../rules/game.js';
import { readState, writeState, type Saved, type Writer } from './state.js';

/** Merges the data of the host, the device and another window about one attempt into the state of this window. */
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
    if (kept && !theirs) attempt.hold();
    const ours = this.#gamesOf(this.#copyOf(host, theirs));
    const [newest, ...others] = joined(theirs ? [theirs] : [], ours);
    const all = theirs ? [theirs, ...ours] : ours;

    for (const best of [host.best, ...all.map((one) => one.best)]) attempt.raise(best);
    attempt.finished += Math.max(host.completed ? 1 : 0, ...all.map(({ finished }) => finished));
    attempt.ledger.compare(theirs, count, ours.flatMap(writersOf));
    // If the host has no answers, the summary comes first.
    const summaryAt = count === 0 ? 0 : (theirs?.summaryAt ?? count);
    attempt.ledger.findSummary(count === 0 || summaryAt < count ? summaryAt : undefined);
    const playing = attempt.saved;
    for (const { revision } of all) attempt.reach(revision);
    if (newest) attempt.follow(newest);
    attempt.saved = playing ?? newest;
    attempt.isUnsent ||= newest !== theirs || attempt.ledger.pending.length > 0;
    if (playing && newest) this.#offer([newest, ...others], 'kept');
    else this.#offer(others);
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
    const shown = attempt.saved ?? theirs;
    const known = shown ? [shown, ...attempt.others] : attempt.others;
    this.#offer(
      joined(known, this.#gamesOf(copy)).filter((one) => !shown || !contains(shown, one)),
      'kept',
    );
    attempt.reach(ours.value.revision);
    attempt.renew();
  }

  /**
   * Takes over from another window, with its answers. Returns its game if that continues the game in this window, which it replaces; if
   * both games have been continued, the player has to choose.
   */
  adoptWindow(copy: Copy): Saved | undefined {
    const { attempt } = this;
    attempt.opened = copy.opened + 1;
    if (differ(copy.attempt, attempt.id)) {
      // Its game belongs to another attempt, but no one else would report its answers.
      attempt.ledger.adoptForeign(copy.answers);
      this.keeper.putAside(JSON.stringify(copy));
      return undefined;
    }
    if (copy.told) attempt.confirm(copy.told, copy.since);
    attempt.ledger.adopt(copy.answers);
    const mine = attempt.saved;
    const theirs = this.#gamesOf(copy);
    const games = joined([...(mine ? [mine] : []), ...attempt.others], theirs);
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
    if (this.attempt.others.length) this.tell(failure(why, 'Another game of this attempt is kept.'));
  }

  /** Discards the attempt, because nothing is reported in the modes browse and review. */
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
   * Returns whether the device's copy belongs to an earlier attempt: the host had received it before this window opened but has no data
   * now, or it has the state of another attempt. If only the host's confirmation shows the receipt, which may be wrong, that counts only if
   * a game had been completed. Data that the host has received since then proves nothing: a run-time reports the state at the time when its
   * window opened.
   */
  #isOfEarlierAttempt(host: Attached, theirs: Saved | undefined, copy: Copy): boolean {
    const state = readState(copy.state);
    const ours = state.ok ? state.value : undefined;
    const isOver = copy.told === 'shown' || (copy.told === 'said' && (ours?.finished ?? 0) > 0);
    const isSince = copy.since !== undefined && this.attempt.hasSeen(copy.since);
    return (isFresh(host) && isOver && !isSince) || (copy.told !== undefined && differ(theirs?.attempt, ours?.attempt));
  }

  /** Stores the games that are not shown until the player has chosen between each of them and the one that is. */
  #offer(others: readonly Saved[], why?: 'kept'): void {
    this.attempt.others = others;
    if (others.length) this.keeper.putAside(writeState(others[0]));
    this.ask(why);
  }

  /** Returns the games in a device's copy that can be continued; the one that was on the board comes first. */
  #gamesOf({ state, others }: Copy): Saved[] {
    return [state, ...others].flatMap((text) => (text ? (this.#usable(readState(text), text) ?? []) : []));
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
