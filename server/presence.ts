/**
 * Tracks which pupils have a connected device. This is not logged, because it ends with the connection. A pupil who was
 * never seen in this process counts as present: another process may be serving them.
 */
import type { Timers } from '../src/match/clock.js';
import type { Member } from './member.js';

/** Time after which a disconnected pupil counts as away, in milliseconds: a reload of the page is shorter. */
export const awayAfter = 5000;

export class Presences {
  readonly #here = new Map<number, Set<Member>>();
  readonly #away = new Set<number>();
  readonly #waiting = new Map<number, () => void>();

  /** `changed` is called when a pupil comes back or has gone. */
  constructor(
    private readonly timers: Timers,
    private readonly changed: (pupil: number) => void,
  ) {}

  isAway(pupil: number): boolean {
    return this.#away.has(pupil);
  }

  came(pupil: number, member: Member): void {
    const all = this.#here.get(pupil) ?? new Set();
    this.#here.set(pupil, all.add(member));
    this.#waiting.get(pupil)?.();
    this.#waiting.delete(pupil);
    if (this.#away.delete(pupil)) this.changed(pupil);
  }

  left(member: Member): void {
    for (const [pupil, all] of this.#here) {
      if (!all.delete(member) || all.size > 0) continue;
      this.#here.delete(pupil);
      const stop = this.timers.later(() => {
        this.#waiting.delete(pupil);
        this.#away.add(pupil);
        this.changed(pupil);
      }, awayAfter);
      this.#waiting.set(pupil, stop);
    }
  }

  close(): void {
    for (const stop of this.#waiting.values()) stop();
    this.#waiting.clear();
  }
}
