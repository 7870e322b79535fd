import type { Memory } from '../../src/match/memory.js';
import { readMemory } from '../../src/match/read-memory.js';
import { replay } from '../../src/match/replay.js';
import { Slot, type SlotOutcome } from '../../src/match/slot.js';
import { memoryKey } from '../../src/match/stored-keys.js';
import { bad, type Result } from '../../src/rules/game.js';
import type { CommonWords, MainWords } from '../../src/words/types.js';
import { storage } from '../parts/storage.js';
import type { Notices } from './notices-controller.js';
import type { GameTypes, LocalTableOf, MatchOf } from '../parts/game-types.js';

/* A lazy module: saves the game of an element and brings it back, and replays records. */

export { replay };

/** The parts and functions of the element that saving is handed. */
export interface SavingNeeds<T extends GameTypes> {
  readonly element: { readonly rules: MatchOf<T>['game']; realDice: boolean };
  readonly definition: { readonly bot: { readonly levels: number } };
  readonly moves: SavedMoves<T>;
  readonly notices: Pick<Notices, 'show' | 'clear'>;
  words(): MainWords<CommonWords>;
  say(sentence: string): void;
}

/** The match that is saved. */
interface SavedMoves<T extends GameTypes> {
  readonly localTable: LocalTableOf<T>;
  /** Shows the match that has been put on the table. */
  begun(resumed: true): void;
}

const preferencesUnder = (key: string): string => `${key}.preferences`;

/** Puts a saved game on the table, with the remaining time of its turn. An unreadable game is refused, and nothing changes. */
export function putOnTable<T extends GameTypes>(needs: SavingNeeds<T>, saved: unknown): Result<MatchOf<T>> {
  const { element, moves } = needs;
  const table = moves.localTable;
  const replayed = replay(element.rules, saved, needs.definition.bot.levels);
  if (!replayed.ok) return replayed;
  const { elapsed, allowance, paused, realDice } = saved as Readonly<Record<string, unknown>>;
  table.clock.allowance = allowance === 10 ? 10 : allowance === 0 ? Infinity : 1;
  const gone = typeof elapsed === 'number' && elapsed > 0 && elapsed < 86_400_000 ? elapsed : 0;
  table.begin(replayed.value, gone);
  table.pause(paused === true);
  if (typeof realDice === 'boolean') element.realDice = realDice;
  moves.begun(true);
  if (replayed.value.ply) needs.say(needs.words().notices.resumed);
  return replayed;
}

/**
 * Reads a record, as JSON or as an object. The code of an error is that of `replay`, or `record` for a text that is not JSON.
 */
export function readRecord<T extends GameTypes>(
  game: MatchOf<T>['game'],
  given: unknown,
  levels: number,
): Result<MatchOf<T>> {
  try {
    return replay(game, typeof given === 'string' ? JSON.parse(given) : given, levels);
  } catch {
    return bad('record', 'record must be a record as JSON.');
  }
}

/** Saves the game of an element under its `persist` key, and detects when another window continues it. */
export class Saving<T extends GameTypes> {
  readonly #slot: Slot;
  /** True if two games compete for the key; nothing is written until a person chooses one. */
  #conflict = false;
  /** True if the storage could not be read. */
  #isUnread = false;
  #failed = false;
  #stopWatching: (() => void) | undefined;

  constructor(
    readonly key: string,
    private readonly needs: SavingNeeds<T>,
  ) {
    this.#slot = new Slot(key, storage);
  }

  /** Starts or stops listening for other windows and for the page being left. */
  listen(on: boolean): void {
    this.#stopWatching?.();
    this.#stopWatching = on ? this.#slot.watch(() => this.#otherGame()) : undefined;
    const change = on ? 'addEventListener' : 'removeEventListener';
    document[change]('visibilitychange', this.#onHide);
    // A removed frame fires no `visibilitychange`.
    window[change]('pagehide', this.#handOver);
  }

  /** Stops listening and writes the game immediately. Called when the element leaves the page. */
  leave(): void {
    this.listen(false);
    this.#handOver();
  }

  /** Resolves to the stored preferences, unchecked; to an empty object if they cannot be read. */
  async preferences(): Promise<Readonly<Record<string, unknown>>> {
    try {
      const read: unknown = JSON.parse((await storage.get(preferencesUnder(this.key))) ?? '{}');
      return typeof read === 'object' && read ? { ...read } : {};
    } catch {
      return {};
    }
  }

  /** Stores preferences. If that fails, they last as long as the page. */
  prefer(preferences: object): void {
    storage.put(preferencesUnder(this.key), JSON.stringify(preferences)).catch(() => undefined);
  }

  /** Resolves to the memory from game to game, as stored. */
  async memory(): Promise<Memory> {
    const { element, definition } = this.needs;
    const text = await storage.get(memoryKey(this.key)).catch(() => undefined);
    return readMemory(text, element.rules.seats, definition.bot.levels);
  }

  /** Stores the memory. A failure is reported when the game is saved; here it is ignored. */
  async remember(memory: Memory): Promise<void> {
    await storage.put(memoryKey(this.key), JSON.stringify(memory)).catch(() => undefined);
  }

  /** Saves the game that is on the table. */
  save(): void {
    if (!this.#conflict) void this.#write((saved) => this.#slot.save(saved));
  }

  /**
   * Puts the saved game on the table, with the remaining time of its turn. Resolves to false if there is none. An
   * unreadable game is copied to another key, so that a new game does not overwrite it, and the table does not change.
   */
  async resume(isWanted = () => true): Promise<boolean> {
    const { needs } = this;
    let saved: unknown;
    try {
      saved = await this.#slot.load();
    } catch (error) {
      // There may still be a saved game: the first successful write detects it.
      this.#isUnread = true;
      if (isWanted()) this.#failure(String(error));
      return false;
    }
    if (!isWanted()) return false;
    this.#conflict = this.#isUnread = false;
    if (saved === undefined) return false;
    const found = putOnTable(needs, saved);
    if (!found.ok) {
      if (await this.#slot.setAside()) needs.notices.show('persist', found.message, { kind: 'lost' });
      else {
        // There is no space for a copy, so the stored game is not overwritten.
        this.#conflict = true;
        this.#failure(found.message);
      }
    }
    return found.ok;
  }

  /** Saves a game that began while this module could not be had: a saved game that is found then is offered. */
  catchUp(): void {
    this.#isUnread = true;
    this.save();
  }

  /** Deletes the saved game and clears the table. The next game is saved as usual. */
  forget(): void {
    this.#conflict = false;
    this.needs.moves.localTable.begin(undefined);
    void this.#delete();
  }

  async #delete(): Promise<void> {
    if (await this.#slot.forget()) return this.needs.notices.clear('notDeleted');
    // If a game has begun in the meantime, it overwrites the old one.
    const retry = (): void => (this.needs.moves.localTable.match ? this.save() : void this.#delete());
    this.needs.notices.show('storage', 'The saved game could not be deleted.', { kind: 'notDeleted', retry });
  }

  async #write(write: (saved: object) => Promise<SlotOutcome>): Promise<void> {
    const saved = this.needs.moves.localTable.save();
    if (!saved) return;
    const outcome = await write({ ...saved, realDice: this.needs.element.realDice });
    if (outcome === 'taken') this.#otherGame();
    else if (outcome === 'failed') this.#failure('The storage is full or forbidden.');
    else {
      this.#isUnread = false;
      this.#works();
      this.needs.notices.clear('notDeleted');
    }
  }

  /** Reports a failure, but only once until writing works again. */
  #failure(message: string): void {
    if (this.#failed) return;
    this.#failed = true;
    this.needs.notices.show('storage', message, { kind: 'notSaved' });
  }

  #works(): void {
    if (this.#failed) this.needs.notices.clear('notSaved');
    this.#failed = false;
  }

  #otherGame(): void {
    if (this.#conflict) return;
    this.#conflict = true;
    this.#works();
    this.needs.notices.show('persist', 'Another game is kept under this key.', {
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

  /** Writes pending changes immediately, because the page may be about to close. */
  readonly #handOver = (): void => {
    if (this.#conflict) return;
    void this.#write((saved) => (this.#slot.isBehind ? this.#slot.saveNow(saved) : this.#slot.save(saved)));
  };
}
