import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { Store, type SaveOutcome } from '../../src/match/store.js';

/** Keeps the game of an element under its `persist` key, and notices when another tab plays it on. */
export class Saving implements ReactiveController {
  #store: Store | undefined;
  #onForeign: () => void;
  /** Set while two games claim one key: nothing is written until somebody chooses. */
  conflict = false;

  constructor(host: ReactiveControllerHost, onForeign: () => void) {
    this.#onForeign = onForeign;
    host.addController(this);
  }

  /** Chooses the key; undefined switches saving off. */
  use(key: string | undefined): void {
    if (key === this.#store?.key) return;
    this.#store = key === undefined ? undefined : new Store(key, () => window.localStorage);
    this.conflict = false;
  }

  get isOn(): boolean {
    return this.#store !== undefined;
  }

  hostConnected(): void {
    window.addEventListener('storage', this.#onStorage);
  }

  hostDisconnected(): void {
    window.removeEventListener('storage', this.#onStorage);
  }

  load(): unknown {
    return this.#store?.load();
  }

  save(value: unknown, force = false): SaveOutcome | undefined {
    if (!this.#store || (this.conflict && !force)) return undefined;
    const outcome = this.#store.save(value, force);
    this.conflict = outcome === 'taken';
    return outcome;
  }

  /** Puts a game that could not be read aside, so that a new one does not overwrite it. */
  setAside(): void {
    this.#store?.setAside();
  }

  readonly #onStorage = (event: StorageEvent): void => {
    if (!this.conflict && this.#store?.isForeign(event.key, event.newValue)) {
      this.conflict = true;
      this.#onForeign();
    }
  };
}
