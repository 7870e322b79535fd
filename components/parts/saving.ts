import { replay } from '../../src/match/replay.js';
import { Store } from '../../src/match/store.js';
import type { Table } from '../../src/match/table.js';
import type { Game, GameEvent } from '../../src/rules/game.js';
import { faults as english } from '../../src/words/en/faults.js';
import { faults as italian } from '../../src/words/it/faults.js';
import type { FaultWords } from '../../src/words/words.js';
import type { Fault } from './faults.js';

/** What the saving of a game tells its element. */
interface Host {
  fault(code: string, message: string, fault: Fault): void;
  /** A saved game stands on the table; it is played with real dice or not. */
  resumed(realDice: boolean): void;
  say(sentence: string): void;
  tag(): string;
  realDice(): boolean;
}

const tables: Readonly<Record<string, FaultWords>> = { en: english, it: italian };

/** Keeps the game of an element under its `persist` key, and notices when another window plays it on. */
export class Saving<O, S, M, E extends GameEvent> {
  readonly #store: Store;
  /** Set while two games claim one key: nothing is written until somebody chooses. */
  #conflict = false;
  #toldOfFailure = false;

  constructor(
    readonly key: string,
    private readonly table: Table<O, S, M, E>,
    private readonly game: Game<O, S, M, E>,
    private readonly levels: number,
    private readonly host: Host,
  ) {
    this.#store = new Store(key, () => window.localStorage);
  }

  /** Listens for other windows, or no more. */
  listen(on: boolean): void {
    if (on) window.addEventListener('storage', this.#onStorage);
    else window.removeEventListener('storage', this.#onStorage);
  }

  /** Writes the game on the table; `force` over another window's. */
  save(force = false): void {
    const saved = this.table.save();
    if (!saved || (this.#conflict && !force)) return;
    const outcome = this.#store.save({ ...saved, realDice: this.host.realDice() }, force);
    this.#conflict = outcome === 'taken';
    if (this.#conflict) this.#otherWindow();
    if (outcome === 'failed' && !this.#toldOfFailure) {
      this.#toldOfFailure = true;
      this.host.fault('storage', 'The storage is full or forbidden.', { kind: 'notSaved' });
    }
  }

  /**
   * Puts the saved game on the table, with the time of its turn; false where there is none. What cannot be read is put
   * aside under another key, so that a new game does not overwrite it, and the table stays as it is.
   */
  resume(): boolean {
    const saved = this.#store.load();
    this.#conflict = false;
    if (saved === undefined) return false;
    const replayed = replay(this.game, saved, this.levels);
    if (!replayed.ok) {
      if (this.#store.setAside()) this.host.fault('persist', replayed.message, { kind: 'lost' });
      else {
        // No room for a copy: what stands there is not written over.
        this.#conflict = true;
        this.host.fault('storage', replayed.message, { kind: 'notSaved' });
      }
      return false;
    }
    const { elapsed, allowance, paused, realDice } = saved as Readonly<Record<string, unknown>>;
    this.table.clock.allowance = allowance === 10 ? 10 : allowance === 0 ? Infinity : 1;
    const gone = typeof elapsed === 'number' && elapsed > 0 && elapsed < 86_400_000 ? elapsed : 0;
    this.table.begin(replayed.value, gone);
    this.table.pause(paused === true);
    this.host.resumed(typeof realDice === 'boolean' ? realDice : this.host.realDice());
    if (replayed.value.ply) this.host.say((tables[this.host.tag()] ?? english).resumed);
    return true;
  }

  /** Deletes the saved game and clears the table. The next game is saved again. */
  forget(): void {
    this.#conflict = false;
    this.#store.forget();
    this.table.begin(undefined);
  }

  #otherWindow(): void {
    this.host.fault('persist', 'Another window plays the game under this key.', {
      kind: 'otherTab',
      keep: () => this.save(true),
      take: () => void this.resume(),
    });
  }

  readonly #onStorage = (event: StorageEvent): void => {
    if (!this.#conflict && this.#store.isForeign(event.key, event.newValue)) {
      this.#conflict = true;
      this.#otherWindow();
    }
  };
}
