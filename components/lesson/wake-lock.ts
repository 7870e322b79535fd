import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Returns whether the page around this one forbids to keep the screen on, as frames of platforms do: the browser would write an error
 * to the console whenever it is asked. Only some browsers tell.
 */
function isForbidden(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  return featurePolicy?.allowsFeature('screen-wake-lock') === false;
}

/**
 * Keeps the screen of the device on while the element wants it, in browsers that can. If the browser refuses, for example because the
 * battery is low, the screen goes dark as usual.
 */
export class WakeLockController implements ReactiveController {
  #lock: WakeLockSentinel | undefined;
  #isWanted = false;
  #isAsking = false;

  /** @param wants Returns whether the screen should stay on; called after each update of the element. */
  constructor(
    host: ReactiveControllerHost,
    private readonly wants: () => boolean,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#want(this.wants());
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#want(false);
  }

  hostUpdated(): void {
    this.#want(this.wants());
  }

  #want(isWanted: boolean): void {
    if (isWanted === this.#isWanted) return;
    this.#isWanted = isWanted;
    if (isWanted) void this.#ask();
    else this.#release();
  }

  /** Asks again when the page is seen again: the browser releases the lock of a page that is hidden. */
  readonly #onVisibility = (): void => {
    if (this.#isWanted) void this.#ask();
  };

  async #ask(): Promise<void> {
    if (document.hidden || this.#isAsking || this.#lock?.released === false || isForbidden()) return;
    const { wakeLock } = navigator as Partial<Navigator>;
    this.#isAsking = true;
    try {
      this.#lock = await wakeLock?.request('screen');
    } catch {
      // The screen goes dark as usual.
    }
    this.#isAsking = false;
    if (!this.#isWanted) this.#release();
  }

  #release(): void {
    const lock = this.#lock;
    this.#lock = undefined;
    lock?.release().catch(() => undefined);
  }
}
