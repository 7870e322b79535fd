import { replay } from '../../src/match/replay.js';
import { Store } from '../../src/match/store.js';
import type { Table } from '../../src/match/table.js';
import type { Game, GameEvent } from '../../src/rules/game.js';
import { faults as english } from '../../src/words/en/faults.js';
import { faults as italian } from '../../src/words/it/faults.js';
import type { FaultWords } from '../../src/words/words.js';
import type { Fault } from './faults.js';

/** What an element is to the saving of its game, though it does not show that to pages. */
export interface SavingHost<O, S, M, E extends GameEvent> {
  readonly table: Table<O, S, M, E>;
  readonly game: Game<O, S, M, E>;
  readonly bot: { readonly levels: number };
  readonly languageTag: string;
  readonly realDice: boolean;
  fault(code: string, message: string, fault: Fault): void;
  /** A saved game stands on the table; it is played with real dice or not. */
  resumed(realDice: boolean): void;
  say(sentence: string): void;
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
    private readonly host: SavingHost<O, S, M, E>,
  ) {
    this.#store = new Store(key, () => window.localStorage);
  }

  /** Listens for other windows, and for the page being left; or no more. */
  listen(on: boolean): void {
    const change = on ? 'addEventListener' : 'removeEventListener';
    window[change]('storage', this.#onStorage as EventListener);
    document[change]('visibilitychange', this.#onHide);
  }

  /** Writes the game on the table; `force` over another window's. */
  save(force = false): void {
    const saved = this.host.table.save();
    if (!saved || (this.#conflict && !force)) return;
    const outcome = this.#store.save({ ...saved, realDice: this.host.realDice }, force);
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
    const { host } = this;
    const { game, bot, table } = host;
    const saved = this.#store.load();
    this.#conflict = false;
    if (saved === undefined) return false;
    const replayed = replay(game, saved, bot.levels);
    if (!replayed.ok) {
      if (this.#store.setAside()) host.fault('persist', replayed.message, { kind: 'lost' });
      else {
        // No room for a copy: what stands there is not written over.
        this.#conflict = true;
        host.fault('storage', replayed.message, { kind: 'notSaved' });
      }
      return false;
    }
    const { elapsed, allowance, paused, realDice } = saved as Readonly<Record<string, unknown>>;
    table.clock.allowance = allowance === 10 ? 10 : allowance === 0 ? Infinity : 1;
    const gone = typeof elapsed === 'number' && elapsed > 0 && elapsed < 86_400_000 ? elapsed : 0;
    table.begin(replayed.value, gone);
    table.pause(paused === true);
    host.resumed(typeof realDice === 'boolean' ? realDice : host.realDice);
    if (replayed.value.ply) host.say((tables[host.languageTag] ?? english).resumed);
    return true;
  }

  /** Deletes the saved game and clears the table. The next game is saved again. */
  forget(): void {
    this.#conflict = false;
    this.#store.forget();
    this.host.table.begin(undefined);
  }

  #otherWindow(): void {
    this.host.fault('persist', 'Another window plays the game under this key.', {
      kind: 'otherTab',
      keep: () => this.save(true),
      take: () => void this.resume(),
    });
  }

  readonly #onHide = (): void => {
    if (document.visibilityState === 'hidden') this.save();
  };

  readonly #onStorage = (event: StorageEvent): void => {
    if (!this.#conflict && this.#store.isForeign(event.key, event.newValue)) {
      this.#conflict = true;
      this.#otherWindow();
    }
  };
}
