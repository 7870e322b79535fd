import type { AttemptState } from './attempt.js';
import type { DeliveryOptions } from './options.js';
import { fingerprint } from './state.js';

/** A message between the windows of a site. */
interface Told {
  readonly key: string;
  /** A fingerprint of the learner's id. */
  readonly learner: string;
  /** The id of the attempt. */
  readonly attempt: string;
  readonly best: number;
  /** The time at which the window opened, and since when the host has had data of the attempt, in milliseconds since 1970. */
  readonly begun: number;
  readonly there: number | undefined;
}

/**
 * The best score of the attempt, shared by the windows of one site. A run-time reports the score from the time when its window opened; if
 * the device's storage fails, a window would otherwise report less than another one has.
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

  /** Starts listening, and sends the own best score, which makes windows with a better one answer. */
  begin(): void {
    this.#stop ??= this.options.windows?.listen((message) => this.#hear(message));
    this.#tell();
  }

  /** Sends the best score to the other windows if it has changed. */
  share(): void {
    if (this.#stop && this.attempt.best !== this.#told) this.#tell();
  }

  end(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #tell(): void {
    const { best, id, begun, there } = this.attempt;
    this.#told = best;
    const told: Told = { ...this.#activity, attempt: id, best: best ?? 0, begun, there };
    this.options.windows?.post(told);
  }

  get #activity(): Pick<Told, 'key' | 'learner'> {
    return { key: this.options.key, learner: fingerprint(this.attempt.host?.learner ?? '') };
  }

  #hear(message: unknown): void {
    const told = readTold(message);
    const { attempt } = this;
    const { key, learner } = this.#activity;
    if (!told || told.key !== key || told.learner !== learner) return;
    const { id } = attempt;
    if (told.attempt !== id) {
      if (!this.#isOfSameAttempt(told)) return;
      // Both windows keep the id that is first in alphabetical order.
      attempt.join(told.attempt < id ? told.attempt : id, told.there);
    }
    const ours = attempt.best ?? 0;
    if (told.best < ours || told.attempt > id) this.#tell();
    if (told.best > ours) {
      attempt.raise(told.best);
      this.#told = told.best;
    }
    if (told.best > ours || attempt.id !== id) this.raised();
  }

  /**
   * Returns whether a message is of the same attempt under another id. Windows that opened before the host had any data have each chosen an
   * id for the attempt, unless they could notice each other by the device's storage. A platform starts another attempt only after it has
   * data of the last one.
   */
  #isOfSameAttempt({ begun, there = Infinity }: Told): boolean {
    const { attempt } = this;
    return there > attempt.begun && (attempt.there ?? Infinity) > begun;
  }
}

function readTold(message: unknown): Told | undefined {
  const { key, learner, attempt, best, begun, there } = Object(message) as Record<keyof Told, unknown>;
  const isTold =
    typeof key === 'string' &&
    typeof learner === 'string' &&
    typeof attempt === 'string' &&
    /^[a-z0-9]{1,12}$/.test(attempt) &&
    typeof best === 'number' &&
    best >= 0 &&
    best <= 100 &&
    typeof begun === 'number' &&
    (there === undefined || typeof there === 'number');
  return isTold ? { key, learner, attempt, best, begun, there } : undefined;
}
