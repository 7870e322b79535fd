import type { Channels } from './fake-page.js';
import { MemoryStorage } from './memory-storage.js';
import { Player, type MoodleServer, type MoodleSettings, type Network, type Posted } from './moodle-player.js';
import type { Version } from './scorm-referee.js';

/** The storage of a browser for the site; logging in or out empties `localStorage` and leaves IndexedDB. */
export class Device {
  /** Contains only data of others: the site's own scripts, version 0.1.0. */
  readonly localStorage = new Map<string, string>();
  /** IndexedDB. */
  readonly storage = new MemoryStorage();
  /** The channels between the windows. */
  readonly channels: Channels = new Set();
  /** True while the storage is full or forbidden. */
  isFailing = false;

  /** Returns the storage as another tab has it. */
  window(): MemoryStorage {
    const window = this.storage.window();
    window.fault = () => (this.isFailing ? new Error('The quota has been exceeded.') : undefined);
    return window;
  }
}

const finishedAs = ['completed', 'passed', 'failed'];

/** A learner at one SCORM activity of a Moodle site, over all attempts, sessions and devices. */
export class Moodle implements MoodleServer {
  /** The tracks of each attempt, by element. */
  readonly attempts: Map<string, string>[] = [];
  /** The rules of the standards that were broken. */
  readonly faults: string[] = [];
  readonly network: Network = { online: true, refuses: false, status: 200 };
  /** Called with every request that waits for its answer, as all of the run-time do. */
  onRequest: () => void = () => undefined;
  /** Number of posts that were stored. */
  commits = 0;
  /** The key of the current session; undefined while nobody is logged in. */
  #sesskey: number | undefined = 1;
  #logins = 1;

  constructor(
    readonly version: Version,
    readonly settings: MoodleSettings = {},
  ) {}

  get #status(): string {
    return this.version === '1.2' ? 'cmi.core.lesson_status' : 'cmi.completion_status';
  }

  /** The tracks of the last attempt. */
  get tracks(): ReadonlyMap<string, string> {
    return this.attempts.at(-1) ?? new Map<string, string>();
  }

  get(element: string): string | undefined {
    return this.tracks.get(`cmi.${element}`);
  }

  /** Returns the interactions of an attempt, by number; those that were never stored are missing. */
  interactionsOf(attempt: number): Record<string, string>[] {
    const all: Record<string, string>[] = [];
    for (const [element, value] of this.attempts[attempt] ?? []) {
      const [, n, field] = /^cmi\.interactions\.(\d+)\.(.+)$/.exec(element) ?? [];
      if (field) (all[Number(n)] ??= {})[field] = value;
    }
    return all;
  }

  get interactions(): Record<string, string>[] {
    return this.interactionsOf(this.attempts.length - 1);
  }

  /** The highest raw score of all attempts, as in the gradebook. */
  get grade(): number | undefined {
    const scores = this.attempts.flatMap((_, attempt) => this.scoreOf(attempt) ?? []);
    return scores.length ? Math.max(...scores) : undefined;
  }

  scoreOf(attempt: number): number | undefined {
    const raw = this.attempts[attempt]?.get(this.version === '1.2' ? 'cmi.core.score.raw' : 'cmi.score.raw');
    return raw === undefined ? undefined : Number(raw);
  }

  get isLoggedIn(): boolean {
    return this.#sesskey !== undefined;
  }

  /** Ends the session on the server; open players do not notice. */
  loseSession(): void {
    this.#sesskey = undefined;
  }

  logOut(device: Device): void {
    this.#sesskey = undefined;
    device.localStorage.clear();
  }

  /** Begins a new session: open players keep the key of the old one, and are refused from now on. */
  logIn(device: Device): void {
    this.#sesskey = ++this.#logins;
    device.localStorage.clear();
  }

  /** Opens the activity with _Enter_, or with _Preview_ for `mode: 'browse'`. */
  enter(how: { readonly mode?: 'browse'; readonly newAttempt?: boolean } = {}): Player {
    if (this.#sesskey === undefined) throw new Error('Nobody is logged in: Moodle shows the login page.');
    const { forceNewAttempt = 'no', noPreview = false } = this.settings;
    let mode: 'normal' | 'browse' | 'review' = 'normal';
    const status = this.tracks.get(this.#status) ?? '';
    const isFinished = finishedAs.includes(status);
    if (how.mode === 'browse' && !noPreview) mode = 'browse';
    else if (forceNewAttempt === 'always' && this.tracks.size) this.attempts.push(new Map());
    else if (isFinished && (forceNewAttempt === 'finished' || how.newAttempt)) this.attempts.push(new Map());
    else if (isFinished) mode = 'review';
    if (!this.attempts.length) this.attempts.push(new Map());
    return new Player(this, this.#sesskey, this.attempts.length - 1, mode);
  }

  /** Handles a post as the server does; status 0 if it does not arrive. */
  receive(sesskey: number, attempt: number, mode: string, data: Posted): { status: number; text: string } {
    const { online, refuses, status } = this.network;
    if (!online || refuses) return { status: 0, text: '' };
    if (status !== 200) return { status, text: '' };
    // The page that asks the learner to log in, or says that the sesskey is missing.
    if (sesskey !== this.#sesskey) return { status, text: '<!DOCTYPE html>\n<title>Log in</title>' };
    if (mode !== 'review') this.#store(this.attempts[attempt], data);
    return { status, text: 'true\n0' };
  }

  #store(tracks: Map<string, string>, data: Posted): void {
    const raw = this.version === '1.2' ? 'cmi.core.score.raw' : 'cmi.score.raw';
    for (const [element, value] of data) {
      // A hundredth is not a point: it is set for a moment, so that a value is sent again.
      if (element === raw && Math.ceil(Number(value)) < Math.floor(Number(tracks.get(raw) || 0)))
        this.faults.push(`the score went down from ${tracks.get(raw)} to ${value}`);
      tracks.set(element, value);
    }
    this.commits++;
  }
}
