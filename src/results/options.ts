import type { Timers } from '../match/clock.js';
import type { DeviceStorage } from '../match/device-storage.js';
import type { Failure, Opened } from './adapter.js';
import type { ScoreRule } from './score.js';
import type { Saved } from './state.js';

export interface DeliveryOptions {
  /** Names the activity on this device, for example the page's path. */
  readonly key: string;
  /** The scoring rule; `usualRule` by default. */
  readonly rule?: ScoreRule;
  /**
   * The score from which the attempt is passed, 0 to 100. A passing score of the host takes precedence; without either, success stays
   * unknown.
   */
  readonly passAt?: number;
  /** A fingerprint of the game's settings in lower-case letters and digits, stored with the game. */
  readonly settings?: string;
  /**
   * True if the learner's knowledge is reported to hosts. Hosts that list answers get a summary next to them, and their attempt stores the
   * knowledge and stays open; hosts with profiles of learners share it among activities.
   */
  readonly summary?: boolean;
  readonly timers: Timers;
  readonly date?: () => Date;
  /** The device's storage. Without it, anything the host does not accept is lost with the page. */
  readonly storage?: DeviceStorage | undefined;
  /** The network state, and notifications of changes: `navigator.onLine`, and the window's events `online` and `offline`. */
  readonly connection?: { online(): boolean; watch(onChange: () => void): () => void };
  /** The other windows of the site, to send messages to and receive messages from: a `BroadcastChannel`. */
  readonly windows?: { post(message: unknown): void; listen(onMessage: (message: unknown) => void): () => void };
  /** Returns whether nothing moves on the board and nobody is answering. Without it, each commit is made immediately. */
  readonly idle?: () => boolean;
  /** Called when something fails. `kept` is true if the data is stored on the device and will be sent again. */
  readonly onFailure?: (failure: Failure, kept: boolean) => void;
  /** Called when a retry succeeds after `open` has failed. */
  readonly onOpened?: (opened: Opened) => void;
  /**
   * Called when a newer game from another window replaces the one here. The page must show it immediately: a move in the older one would
   * discard it.
   */
  readonly onNewer?: (saved: Saved) => void;
  /** Called when a failure is over; `failures` lists the remaining ones. */
  readonly onClear?: () => void;
  /**
   * Called before and after a commit to a slow host, because a call to a run-time blocks the page. Called with false when something is to
   * be sent that no call of the page has reported.
   */
  readonly onBusy?: (busy: boolean) => void;
}
