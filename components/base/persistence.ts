import { DeviceMemory } from './device-memory.js';
import { readPreferences, type Preferences } from './preferences.js';
import { Saving, type SavingHost } from './saving.js';
import type { GameTypes } from './types.js';

/** What persistence needs of its element. */
interface Host<T extends GameTypes> extends SavingHost<T> {
  /** Preferences were read, or have changed. */
  apply(preferences: Preferences): void;
}

/**
 * What an element keeps on the device under the key of `persist`: the game, what is remembered from game to game, and what
 * a person prefers. Without a key no game is saved, and the rest lasts as long as the element.
 */
export class Persistence<T extends GameTypes> {
  /** Saves the game; undefined without a key. */
  saving: Saving<T> | undefined;
  /** What is remembered from game to game. */
  memory: DeviceMemory<T>;
  /** What has been chosen on this device or on this page. */
  #preferences: Preferences = {};

  constructor(private readonly host: Host<T>) {
    this.memory = this.#memoryOf(undefined);
  }

  /** Keeps everything under another key from now on, or without one; `listens`: the element is on the page. */
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

  /** Takes what a person prefers now, and remembers it. */
  prefer(preferences: Preferences): void {
    this.#preferences = { ...this.#preferences, ...preferences };
    this.saving?.prefer(this.#preferences);
  }

  /** Deletes the saved game, and what is remembered beside it. */
  forget(): void {
    this.memory.clear();
    this.saving?.forget();
  }

  #memoryOf(key: string | undefined): DeviceMemory<T> {
    return new DeviceMemory<T>(key, this.host.game(), this.host.botLevels);
  }
}
