import { failure, type Failure, type Opened } from './adapter.js';
import type { AttemptState } from './attempt.js';
import type { Attached } from './channel.js';
import type { Keeper } from './keeper.js';
import { firstName } from './learner.js';
import { Ledger } from './ledger.js';
import { emptyCopy, type Copy } from './local.js';
import type { Result } from '../rules/game.js';
import { readState, writeState, type Saved } from './state.js';

/** What the host, the device and another window have of one attempt, brought together in the state of this window. */
export class Reconciler {
  constructor(
    private readonly attempt: AttemptState,
    private readonly keeper: Keeper,
    private readonly tell: (trouble: Failure) => void,
  ) {}

  /** Of the host's state and the device's, the later one is gone on with; a game that is being played stays. */
  adoptHost(host: Attached): Opened {
    const { attempt } = this;
    const { mode, kept, count = 0 } = host;
    attempt.host = host;
    const theirs = kept && this.#usable(kept.read, kept.raw);
    if (mode !== 'normal') return this.#adoptNothing(theirs, host);
    attempt.isHeld ||= kept !== undefined && !theirs;
    const copy = this.#copyOf(host, theirs);
    const ours = copy.state ? this.#usable(readState(copy.state), copy.state) : undefined;
    const isOther = differ(theirs?.attempt, ours?.attempt);
    const isOurs = ours !== undefined && !isOther && ours.revision > (theirs?.revision ?? -1);
    const newest = isOurs ? ours : theirs;
    const undecided = copy.other === undefined ? undefined : this.#usable(readState(copy.other), copy.other);

    for (const best of [host.best, theirs?.best, ours?.best]) attempt.raise(best);
    attempt.finished += Math.max(theirs?.finished ?? 0, ours?.finished ?? 0, host.completed ? 1 : 0);
    attempt.ledger.compare(theirs, count);
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

  /** The device's storage could not be read when the session began: what it has comes to what was done since. */
  adoptLate(copy: Copy): void {
    const { attempt } = this;
    const { host } = attempt;
    if (!host) return attempt.takeUp(copy);
    const theirs = host.kept?.read.ok ? host.kept.read.value : undefined;
    const ours = readState(copy.state);
    attempt.opened = Math.max(attempt.opened, copy.opened + 1);
    const isPast = isOfEarlierAttempt(copy, host, theirs);
    if (isPast && copy.unsent) this.keeper.putAside(JSON.stringify(copy));
    const late = new Ledger();
    late.adopt(copy.answers);
    if (isPast) late.beginAnew();
    else late.compare(theirs, host.count ?? 0);
    attempt.ledger.adopt(late.all);
    if (isPast || !ours.ok) return;
    attempt.raise(ours.value.best);
    if (copy.unsent && ours.value.revision > (theirs?.revision ?? -1)) this.#offer(ours.value);
    attempt.reach(ours.value.revision);
    attempt.renew();
  }

  /** What another window wrote counts as seen: its game is written over, and its answers stay. */
  adoptWindow(copy: Copy): void {
    const { attempt } = this;
    const theirs = readState(copy.state);
    attempt.opened = copy.opened + 1;
    if (differ(copy.attempt, attempt.id)) {
      // Its game is not of this attempt. Its answers would be told by nobody.
      attempt.ledger.adoptForeign(copy.answers);
      return this.keeper.putAside(JSON.stringify(copy));
    }
    if (theirs.ok) attempt.follow(theirs.value);
    attempt.ledger.adopt(copy.answers);
  }

  /** In a preview or a review nothing is reported. */
  #adoptNothing(theirs: Saved | undefined, host: Attached): Opened {
    this.keeper.forget();
    this.attempt.clear();
    return opened(theirs, host.best, host);
  }

  /** The device's copy, as far as it is of this attempt. */
  #copyOf(host: Attached, theirs: Saved | undefined): Copy {
    const { copy } = this.attempt;
    if (!isOfEarlierAttempt(copy, host, theirs)) return copy;
    this.attempt.beginAnew();
    if (copy.unsent) this.keeper.putAside(JSON.stringify(copy));
    return emptyCopy;
  }

  /** Two games: the one that is not shown stays until the player has chosen. */
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

/**
 * A host that has told of the device's copy and shows nothing has begun another attempt; where it has only said so, in
 * vain perhaps, a game must have been finished too. So has one that shows the state of another attempt.
 */
function isOfEarlierAttempt(
  copy: Copy,
  { kept, best, completed, count = 0 }: Attached,
  theirs: Saved | undefined,
): boolean {
  const state = readState(copy.state);
  const ours = state.ok ? state.value : undefined;
  const isFresh = !kept && best === undefined && !completed && count === 0;
  const isOver = copy.told === 'shown' || (copy.told === 'said' && (ours?.finished ?? 0) > 0);
  return (isFresh && isOver) || (copy.told !== undefined && differ(theirs?.attempt, ours?.attempt));
}

function opened(saved: Saved | undefined, best: number | undefined, { mode, name: whole }: Attached): Opened {
  const name = firstName(whole);
  return {
    ...(saved ? { saved } : {}),
    ...(best === undefined ? {} : { best }),
    mode,
    ...(name ? { name } : {}),
  };
}

/** Of two states the later one. */
const later = (one: Saved | undefined, other: Saved): Saved => (one && one.revision > other.revision ? one : other);

const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;
