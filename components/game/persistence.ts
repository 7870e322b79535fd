import { DeviceMemory } from './device-memory.js';
import { readPreferences, type Preferences } from './preferences.js';
import { putOnTable, Saving, type SavingHost } from './saving.js';
import type { GameTypes, MatchOf } from './types.js';

/** The parts of the element that persistence uses. */
interface Host<T extends GameTypes> extends SavingHost<T> {
  /** Called when preferences have been read. */
  apply(preferences: Preferences): void;
}

/**
 * The data that an element stores on the device under the `persist` key: the game, the memory from game to game, and
 * preferences. Without a key, no game is saved, and the rest lasts as long as the element.
 */
export class Persistence<T extends GameTypes> {
  /** Saves and restores the game; undefined without a key. */
  saving: Saving<T> | undefined;
  /** The memory from game to game. */
  memory: DeviceMemory<T>;
  /** The game that was deleted last, which can be restored until another game begins. */
  forgotten: MatchOf<T> | undefined;
  /** The preferences chosen on this device or page. */
  #preferences: Preferences = {};

  constructor(private readonly host: Host<T>) {
    this.memory = this.#memoryOf(undefined);
  }

  /** Switches to another key, or to none; `listens` is true if the element is connected. */
  use(key: string | undefined, listens: boolean): void {
    if (key === this.saving?.key) return;
    this.saving?.listen(false);
    this.saving = key ? new Saving<T>(key, this.host) : undefined;
    this.saving?.listen(listens);
    void this.saving?.preferences().then((read) => {
      this.#preferences = { ...readPreferences(read), ...this.#preferences };
      this.host.apply(this.#preferences);
    });
    this.memory = this.#memoryOf(key);
    void this.memory.load();
  }

  /** Changes preferences and stores them. */
  prefer(preferences: Preferences): void {
    this.#preferences = { ...this.#preferences, ...preferences };
    this.saving?.prefer(this.#preferences);
  }

  /** Deletes the saved game and its memory. */
  forget(): void {
    this.forgotten = this.host.table.match;
    this.memory.clear();
    this.saving?.forget();
  }

  /** Restores a game that was stored for a reload; returns false if there is none that can be read. */
  takeBack(saved: unknown): boolean {
    return saved !== undefined && putOnTable(this.host, saved).ok;
  }

  #memoryOf(key: string | undefined): DeviceMemory<T> {
    return new DeviceMemory<T>(key, this.host.game(), this.host.botLevels);
  }
}
