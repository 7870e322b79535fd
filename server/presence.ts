/**
 * Which pupils have a device that is connected. It is not kept in the log: it ends with the connection. Of a pupil who was
 * never seen in this process nothing is known, and another one may be serving them: they count as here.
 */
import type { Timers } from '../src/match/clock.js';
import type { Member } from './member.js';

/** A page that is loaded again is not away, in milliseconds. */
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
