import type { AttemptState } from './attempt.js';
import type { DeliveryOptions } from './options.js';
import { fingerprint } from './state.js';

/** A message between the windows of a site. */
interface BestMessage {
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
  #sent: number | undefined;
  #stop: (() => void) | undefined;

  /** @param raised Called when another window has a better score, which the attempt has taken over. */
  constructor(
    private readonly options: Pick<DeliveryOptions, 'key' | 'windows'>,
    private readonly attempt: AttemptState,
    private readonly raised: () => void,
  ) {}

  /** Starts listening, and sends the own best score, which makes windows with a better one answer. */
  begin(): void {
    this.#stop ??= this.options.windows?.listen((message) => this.#receive(message));
    this.#send();
  }

  /** Sends the best score to the other windows if it has changed. */
  share(): void {
    if (this.#stop && this.attempt.best !== this.#sent) this.#send();
  }

  end(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #send(): void {
    const { best, id, openedAt, hostSince } = this.attempt;
    this.#sent = best;
    const message: BestMessage = { ...this.#activity, attempt: id, best: best ?? 0, begun: openedAt, there: hostSince };
    this.options.windows?.post(message);
  }

  get #activity(): Pick<BestMessage, 'key' | 'learner'> {
    return { key: this.options.key, learner: fingerprint(this.attempt.host?.learner ?? '') };
  }

  #receive(message: unknown): void {
    const other = readMessage(message);
    const { attempt } = this;
    const { key, learner } = this.#activity;
    if (!other || other.key !== key || other.learner !== learner) return;
    const { id } = attempt;
    if (other.attempt !== id) {
      if (!this.#isOfSameAttempt(other)) return;
      // Both windows keep the id that is first in alphabetical order.
      attempt.join(other.attempt < id ? other.attempt : id, other.there);
    }
    const ours = attempt.best ?? 0;
    if (other.best < ours || other.attempt > id) this.#send();
    if (other.best > ours) {
      attempt.raise(other.best);
      this.#sent = other.best;
    }
    if (other.best > ours || attempt.id !== id) this.raised();
  }

  /**
   * Returns whether a message is of the same attempt under another id. Windows that opened before the host had any data have each chosen an
   * id for the attempt, unless they could notice each other by the device's storage. A platform starts another attempt only after it has
   * data of the last one.
   */
  #isOfSameAttempt({ begun, there = Infinity }: BestMessage): boolean {
    const { attempt } = this;
    return there > attempt.openedAt && (attempt.hostSince ?? Infinity) > begun;
  }
}

function readMessage(message: unknown): BestMessage | undefined {
  const { key, learner, attempt, best, begun, there } = Object(message) as Record<keyof BestMessage, unknown>;
  const isMessage =
    typeof key === 'string' &&
    typeof learner === 'string' &&
    typeof attempt === 'string' &&
    /^[a-z0-9]{1,12}$/.test(attempt) &&
    typeof best === 'number' &&
    best >= 0 &&
    best <= 100 &&
    typeof begun === 'number' &&
    (there === undefined || typeof there === 'number');
  return isMessage ? { key, learner, attempt, best, begun, there } : undefined;
}
