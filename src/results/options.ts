import type { Timers } from '../match/clock.js';
import type { DeviceStorage } from '../match/device-storage.js';
import type { Failure, Opened } from './adapter.js';
import type { ScoreRule } from './score.js';

export interface DeliveryOptions {
  /** Names the activity on this device, for example the page's path. */
  readonly key: string;
  /** By what a game becomes a score; without it as `usualRule` says. */
  readonly rule?: ScoreRule;
  /** The score from which the attempt is passed, 0 to 100. The host's own figure comes before it; without any of them
   * success stays unknown. */
  readonly passAt?: number;
  /** A fingerprint of what a game is played by, small letters and digits; kept with the game. */
  readonly settings?: string;
  readonly timers: Timers;
  readonly date?: () => Date;
  /** The device's storage. Without it, what the host does not take is lost with the page. */
  readonly storage?: DeviceStorage | undefined;
  /** Whether there is a connection, and when that changes: `navigator.onLine`, and the window's `online`, `offline`. */
  readonly connection?: { online(): boolean; watch(onChange: () => void): () => void };
  /** Whether nothing moves on the board and no answer is being given. Without it each commit is made at once. */
  readonly idle?: () => boolean;
  /** Something went wrong; `kept`: it is kept on the device and tried again. */
  readonly onTrouble?: (trouble: Failure, kept: boolean) => void;
  /** `open` had failed, and a later try has succeeded. */
  readonly onOpened?: (opened: Opened) => void;
  /** Some trouble is over; what is left is in `troubles`. */
  readonly onClear?: () => void;
  /** A commit follows, or has ended, to a host that takes its time: a call to a run-time blocks the page. */
  readonly onBusy?: (busy: boolean) => void;
}
