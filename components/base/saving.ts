import { IndexedStorage } from '../../src/match/indexed-storage.js';
import { replay } from '../../src/match/replay.js';
import { Slot, type SlotOutcome } from '../../src/match/slot.js';
import type { CommonWords, MainWords } from '../../src/words/types.js';
import type { Fault } from './notices.js';
import type { GameTypes, MatchOf, TableOf } from './types.js';

/** What saving needs of its element. */
export interface SavingHost<T extends GameTypes> {
  readonly table: TableOf<T>;
  game(): MatchOf<T>['game'];
  readonly botLevels: number;
  words(): MainWords<CommonWords>;
  realDice(): boolean;
  fault(code: string, message: string, fault: Fault): void;
  /** Removes a notice whose cause is gone. */
  clearFault(kind: Fault['kind']): void;
  /** A saved game is on the table; it is played with real dice or not. */
  resumed(realDice: boolean): void;
  say(sentence: string): void;
}

/** One database for all elements of the page. */
export const storage = new IndexedStorage(window);

const preferencesUnder = (key: string): string => `${key}.preferences`;

/** Saves the game of an element under its `persist` key, and notices when another window goes on with it. */
export class Saving<T extends GameTypes> {
  readonly #slot: Slot;
  /** Set while two games claim one key; nothing is written until somebody chooses. */
  #conflict = false;
  /** The storage could not be read. */
  #isUnread = false;
  #failed = false;
  #stopWatching: (() => void) | undefined;

  constructor(
    readonly key: string,
    private readonly host: SavingHost<T>,
  ) {
    this.#slot = new Slot(key, storage);
  }

  /** Begins or stops to listen for other windows and for the page being left. */
  listen(on: boolean): void {
    this.#stopWatching?.();
    this.#stopWatching = on ? this.#slot.watch(() => this.#otherGame()) : undefined;
    const change = on ? 'addEventListener' : 'removeEventListener';
    document[change]('visibilitychange', this.#onHide);
    // A frame that is removed is not hidden first.
    window[change]('pagehide', this.#handOver);
  }

  /** Called when the element leaves the page: stops listening, and writes the game at once. */
  leave(): void {
    this.listen(false);
    this.#handOver();
  }

  /** Resolves to what was chosen for the game beside its rules: sounds, speed. Empty where nothing can be read. */
  async preferences(): Promise<Readonly<Record<string, unknown>>> {
    try {
      const read: unknown = JSON.parse((await storage.get(preferencesUnder(this.key))) ?? '{}');
      return typeof read === 'object' && read ? { ...read } : {};
    } catch {
      return {};
    }
  }

  /** Remembers what was chosen; where the device cannot, it lasts as long as the page. */
  prefer(preferences: object): void {
    storage.put(preferencesUnder(this.key), JSON.stringify(preferences)).catch(() => undefined);
  }

  /** Writes the game on the table. */
  save(): void {
    if (!this.#conflict) void this.#write((saved) => this.#slot.save(saved));
  }

  /**
   * Puts the saved game on the table, with the time of its turn; false where there is none. What cannot be read is put
   * aside under another key, so that a new game does not overwrite it, and the table stays as it is.
   */
  async resume(isWanted = () => true): Promise<boolean> {
    const { host } = this;
    const { botLevels, table } = host;
    let saved: unknown;
    try {
      saved = await this.#slot.load();
    } catch (error) {
      // There may be a game nevertheless: the first write that succeeds finds it.
      this.#isUnread = true;
      if (isWanted()) this.#failure(String(error));
      return false;
    }
    if (!isWanted()) return false;
    this.#conflict = this.#isUnread = false;
    if (saved === undefined) return false;
    const replayed = replay(host.game(), saved, botLevels);
    if (!replayed.ok) {
      if (await this.#slot.setAside()) host.fault('persist', replayed.message, { kind: 'lost' });
      else {
        // No room for a copy: what stands there is not written over.
        this.#conflict = true;
        this.#failure(replayed.message);
      }
      return false;
    }
    const { elapsed, allowance, paused, realDice } = saved as Readonly<Record<string, unknown>>;
    table.clock.allowance = allowance === 10 ? 10 : allowance === 0 ? Infinity : 1;
    const gone = typeof elapsed === 'number' && elapsed > 0 && elapsed < 86_400_000 ? elapsed : 0;
    table.begin(replayed.value, gone);
    table.pause(paused === true);
    host.resumed(typeof realDice === 'boolean' ? realDice : host.realDice());
    if (replayed.value.ply) host.say(host.words().notices.resumed);
    return true;
  }

  /** Deletes the saved game and clears the table. The next game is saved again. */
  forget(): void {
    this.#conflict = false;
    this.host.table.begin(undefined);
    void this.#delete();
  }

  async #delete(): Promise<void> {
    if (await this.#slot.forget()) return this.host.clearFault('notDeleted');
    // If a game has begun meanwhile, it is written over the old one.
    const retry = (): void => (this.host.table.match ? this.save() : void this.#delete());
    this.host.fault('storage', 'The saved game could not be deleted.', { kind: 'notDeleted', retry });
  }

  async #write(write: (saved: object) => Promise<SlotOutcome>): Promise<void> {
    const saved = this.host.table.save();
    if (!saved) return;
    const outcome = await write({ ...saved, realDice: this.host.realDice() });
    if (outcome === 'taken') this.#otherGame();
    else if (outcome === 'failed') this.#failure('The storage is full or forbidden.');
    else {
      this.#isUnread = false;
      this.#works();
      this.host.clearFault('notDeleted');
    }
  }

  /** Reports a failure; not again until writing has worked. */
  #failure(message: string): void {
    if (this.#failed) return;
    this.#failed = true;
    this.host.fault('storage', message, { kind: 'notSaved' });
  }

  #works(): void {
    if (this.#failed) this.host.clearFault('notSaved');
    this.#failed = false;
  }

  #otherGame(): void {
    if (this.#conflict) return;
    this.#conflict = true;
    this.#works();
    this.host.fault('persist', 'Another game is kept under this key.', {
      kind: this.#isUnread ? 'found' : 'otherTab',
      keep: () => {
        this.#conflict = false;
        void this.#write((saved) => this.#slot.save(saved, true));
      },
      take: () => void this.resume(),
    });
  }

  readonly #onHide = (): void => {
    if (document.visibilityState === 'hidden') this.#handOver();
  };

  /** The page may be about to go: what waits for an earlier write is written now. */
  readonly #handOver = (): void => {
    if (this.#conflict) return;
    void this.#write((saved) => (this.#slot.isBehind ? this.#slot.saveNow(saved) : this.#slot.save(saved)));
  };
}
