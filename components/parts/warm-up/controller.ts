import { itemQuestion, type ItemQuestion } from '../../../src/learning/question.js';
import {
  answered,
  beginWarmUp,
  question,
  summaryOf,
  warmUpMs,
  type WarmUp,
  type WarmUpSummary,
} from '../../../src/learning/warm-up.js';
import { withKeys, type Evidence, type Item, type Memory, type Pace } from '../../../src/learning/index.js';
import type { Timers } from '../../../src/match/clock.js';
import type { Random } from '../../../src/rules/game.js';
import type { RouteKind } from '../../../src/rules/routes.js';

/** The numbers that a child copies before the first warm-up. */
export const copies: readonly number[] = [7, 42, 9];
/** The time that a right answer is shown, in milliseconds. */
export const rightMs = 700;

/** The parts of the element that a warm-up uses. */
export interface WarmUpHost {
  readonly timers: Timers;
  readonly random: Random;
  /** Today, in days since 1 January 2024. */
  readonly day: number;
  /** The child's knowledge; the warm-up updates it. */
  readonly memory: Memory;
  remember(memory: Memory): void;
  /** Called when an answer has been judged. */
  answered(answer: { item: Item; prompt: string; expected: number; given: number; think?: number }): void;
  /** Called when the screen has changed: the element renders it and keeps the focus on the question. */
  changed(): void;
}

/** The facts that a warm-up may ask. */
export interface WarmUpChoice {
  readonly allowed: readonly Item[];
  /** A fact to ask before all others. */
  readonly first?: Item | undefined;
}

/** The phase of a warm-up, which decides what its screen shows. */
export type WarmUpPhase = 'start' | 'copy' | 'ask' | 'right' | 'wrong' | 'over';

/** The state of a warm-up on the screen: the question, the input, and the thinking time. */
export class WarmUpController {
  phase: WarmUpPhase = 'start';
  typed = '';
  /** The question on the screen. */
  asked: (ItemQuestion & { readonly isAgain: boolean }) | undefined;
  /** The route chosen after a wrong answer. */
  route: RouteKind | undefined;
  summary: WarmUpSummary | undefined;
  warmUp: WarmUp | undefined;
  /** The number of copied numbers. */
  copied = 0;
  #copyTimes: number[] = [];
  /** The time when the question appeared; undefined if the time does not count. */
  #since: number | undefined;
  /** The time to the first digit of the input. */
  #think: number | undefined;
  /** The time when the first question appeared. */
  #began = 0;
  #cancel: (() => void) | undefined;

  constructor(
    private readonly host: WarmUpHost,
    private readonly choice: WarmUpChoice,
  ) {}

  get isEmpty(): boolean {
    return this.choice.allowed.length === 0;
  }

  /** The number to be copied. */
  get copy(): number {
    return copies[this.copied];
  }

  /** Starts the warm-up. Before the first warm-up, the child copies three numbers. */
  start(): void {
    if (this.phase !== 'start' || this.isEmpty) return;
    if (this.host.memory.copied || this.host.memory.pace === 'none') this.#begin();
    else this.#ask('copy');
  }

  setPace(pace: Pace): void {
    this.host.remember({ ...this.host.memory, pace });
    this.host.changed();
  }

  type(typed: string): void {
    if (this.phase !== 'ask' && this.phase !== 'copy') return;
    if (typed && !this.typed)
      this.#think = this.#since === undefined ? undefined : this.host.timers.now() - this.#since;
    this.typed = typed;
    this.host.changed();
  }

  /** Called when the page is hidden, which makes the time of this question unknown. */
  lookAway(): void {
    this.#since = undefined;
    this.#think = undefined;
  }

  enter(): void {
    if (this.typed === '') return;
    if (this.phase === 'copy') this.#enterCopy();
    else if (this.phase === 'ask') this.#enterAnswer();
  }

  /** Continues after an answer; after a right one, this happens automatically. */
  goOn(): void {
    if (this.phase === 'right' || this.phase === 'wrong') this.#next();
  }

  choose(route: RouteKind): void {
    this.route = route;
    this.host.changed();
  }

  /** Ends the warm-up early. */
  stop(): void {
    this.#cancel?.();
    this.#over();
  }

  /** Stops all timers, because the user leaves the screen. */
  leave(): void {
    this.#cancel?.();
  }

  #enterCopy(): void {
    // After a typing error, the same number is asked again, and its time does not count.
    if (Number(this.typed) !== this.copy) return this.#ask('copy');
    if (this.#think !== undefined) this.#copyTimes.push(this.#think);
    this.copied++;
    if (this.copied < copies.length) return this.#ask('copy');
    this.host.remember(withKeys(this.host.memory, this.#copyTimes));
    this.#begin();
  }

  #begin(): void {
    const { timers, memory, day } = this.host;
    this.warmUp = beginWarmUp(memory, day, this.choice.allowed, this.choice.first);
    this.#began = timers.now();
    this.#next();
  }

  #enterAnswer(): void {
    const { asked, warmUp, host } = this;
    if (!asked || !warmUp) return;
    const { item, prompt, expected } = asked;
    const given = Number(this.typed);
    const think = this.#think;
    const right = given === expected;
    const told: Evidence = { item, right, ...(think !== undefined && { think }) };
    this.warmUp = answered(warmUp, told);
    host.remember(this.warmUp.memory);
    host.answered({ item, prompt, expected, given, ...(think !== undefined && { think }) });
    this.phase = right ? 'right' : 'wrong';
    if (right) this.#cancel = host.timers.later(() => this.#next(), rightMs);
    host.changed();
  }

  #next(): void {
    this.#cancel?.();
    const { warmUp, host } = this;
    if (!warmUp) return;
    const isLate = host.timers.now() - this.#began >= warmUpMs;
    const next = isLate ? undefined : question(warmUp);
    if (!next) return this.#over();
    this.asked = { ...itemQuestion(next.item, host.random), isAgain: next.isAgain };
    this.route = undefined;
    this.#ask('ask');
  }

  #ask(phase: 'copy' | 'ask'): void {
    this.phase = phase;
    this.typed = '';
    this.#think = undefined;
    this.#since = this.host.timers.now();
    this.host.changed();
  }

  #over(): void {
    this.phase = 'over';
    if (this.warmUp) this.summary = summaryOf(this.warmUp, this.choice.allowed);
    this.host.changed();
  }
}
