import { replay } from '../../src/match/replay.js';
import { Store, type SaveOutcome } from '../../src/match/store.js';
import type { House, Table } from '../../src/match/table.js';
import type { GameEvent, Result } from '../../src/rules/game.js';

/** Keeps the game of an element under its `persist` key, and notices when another window plays it on. */
export class Saving<O, S, M, E extends GameEvent> {
  readonly #store: Store;
  /** Set while two games claim one key: nothing is written until somebody chooses. */
  #conflict = false;

  constructor(
    readonly key: string,
    private readonly table: Table<O, S, M, E>,
    private readonly house: Pick<House<O, S, M, E>, 'game' | 'bot'>,
    private readonly onForeign: () => void,
  ) {
    this.#store = new Store(key, () => window.localStorage);
  }

  /** Listens for other windows, or no more. */
  listen(on: boolean): void {
    if (on) window.addEventListener('storage', this.#onStorage);
    else window.removeEventListener('storage', this.#onStorage);
  }

  /** Writes the game on the table; `force` over another window's. Undefined when nothing was to be written. */
  save(force = false): SaveOutcome | undefined {
    const saved = this.table.save();
    if (!saved || (this.#conflict && !force)) return undefined;
    const outcome = this.#store.save(saved, force);
    this.#conflict = outcome === 'taken';
    return outcome;
  }

  /**
   * Puts the saved game on the table, with the time of its turn; undefined where there is none. What cannot be read is
   * put aside under another key, so that a new game does not overwrite it, and the table stays as it is.
   */
  resume(): Result<number> | undefined {
    const saved = this.#store.load();
    this.#conflict = false;
    if (saved === undefined) return undefined;
    const replayed = replay(this.house.game, saved, this.house.bot.levels);
    if (!replayed.ok) {
      this.#store.setAside();
      return replayed;
    }
    const { elapsed, allowance } = saved as { elapsed?: unknown; allowance?: unknown };
    this.table.clock.allowance = allowance === 10 ? 10 : allowance === 0 ? Infinity : 1;
    const gone = typeof elapsed === 'number' && elapsed > 0 && elapsed < 86_400_000 ? elapsed : 0;
    this.table.begin(replayed.value, gone);
    return { ok: true, value: replayed.value.ply };
  }

  readonly #onStorage = (event: StorageEvent): void => {
    if (!this.#conflict && this.#store.isForeign(event.key, event.newValue)) {
      this.#conflict = true;
      this.onForeign();
    }
  };
}
