import type { AttemptState } from './attempt.js';
import type { DeliveryOptions } from './options.js';

/**
 * The best score of the attempt, among the windows of one site. A run-time reports the score as it was when its window
 * opened; where the device's storage fails, a window would otherwise report less than another one has.
 */
export class SharedBest {
  #told: number | undefined;
  #stop: (() => void) | undefined;

  /** @param raised Called when another window has a better score, which the attempt has taken over. */
  constructor(
    private readonly options: Pick<DeliveryOptions, 'key' | 'windows'>,
    private readonly attempt: AttemptState,
    private readonly raised: () => void,
  ) {}

  /** Starts listening, and asks for better scores by telling the own one. */
  begin(): void {
    this.#stop ??= this.options.windows?.listen((message) => this.#hear(message));
    this.#tell();
  }

  /** Tells the other windows the best score if it has changed. */
  share(): void {
    if (this.#stop && this.attempt.best !== this.#told) this.#tell();
  }

  end(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #tell(): void {
    const { best, id } = this.attempt;
    this.#told = best;
    this.options.windows?.post({ key: this.options.key, attempt: id, best: best ?? 0 });
  }

  #hear(message: unknown): void {
    const { key, attempt: of, best } = Object(message) as Record<string, unknown>;
    const { attempt } = this;
    const ours = attempt.best ?? 0;
    if (key !== this.options.key || of !== attempt.id || typeof best !== 'number') return;
    if (best < ours) return this.#tell();
    if (!(best > ours && best <= 100)) return;
    attempt.raise(best);
    this.#told = best;
    this.raised();
  }
}
