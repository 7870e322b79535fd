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

/** The numbers that are copied before a first warm-up. */
export const copies: readonly number[] = [7, 42, 9];
/** How long a right answer stays, in milliseconds. */
export const rightMs = 700;

/** What a warm-up asks of the element it is in. */
export interface WarmUpHost {
  readonly timers: Timers;
  readonly random: Random;
  /** Today: days since 1 January 2024. */
  readonly day: number;
  /** What the child knows, and what the warm-up has changed of it. */
  readonly memory: Memory;
  remember(memory: Memory): void;
  /** An answer was judged. */
  answered(answer: { item: Item; prompt: string; expected: number; given: number; think?: number }): void;
  /** The screen has changed: it is drawn, and the focus stays with the question. */
  changed(): void;
}

/** Which facts a warm-up asks. */
export interface WarmUpChoice {
  readonly allowed: readonly Item[];
  /** A fact that is asked before all others. */
  readonly first?: Item | undefined;
}

/** What the screen of a warm-up shows. */
export type WarmUpPhase = 'start' | 'copy' | 'ask' | 'right' | 'wrong' | 'over';

/** A warm-up on the screen: what is asked, what is typed, and how long a child thought. */
export class WarmUpController {
  phase: WarmUpPhase = 'start';
  typed = '';
  /** The question on the screen. */
  asked: (ItemQuestion & { readonly isAgain: boolean }) | undefined;
  /** The route that was chosen after a wrong answer. */
  route: RouteKind | undefined;
  summary: WarmUpSummary | undefined;
  warmUp: WarmUp | undefined;
  /** How many numbers have been copied. */
  copied = 0;
  #copyTimes: number[] = [];
  /** When the question came on the screen; undefined where the time cannot be told. */
  #since: number | undefined;
  /** How long it took to the first digit of what is typed. */
  #think: number | undefined;
  /** When the first question came. */
  #began = 0;
  #cancel: (() => void) | undefined;

  constructor(
    private readonly host: WarmUpHost,
    private readonly choice: WarmUpChoice,
  ) {}

  get isEmpty(): boolean {
    return this.choice.allowed.length === 0;
  }

  /** Which number is to be copied. */
  get copy(): number {
    return copies[this.copied];
  }

  /** Begins; who has never warmed up copies three numbers first. */
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

  /** The page was hidden: nobody can tell any more how long this question took. */
  lookAway(): void {
    this.#since = undefined;
    this.#think = undefined;
  }

  enter(): void {
    if (this.typed === '') return;
    if (this.phase === 'copy') this.#enterCopy();
    else if (this.phase === 'ask') this.#enterAnswer();
  }

  /** Goes on after an answer; a right one goes on by itself. */
  goOn(): void {
    if (this.phase === 'right' || this.phase === 'wrong') this.#next();
  }

  choose(route: RouteKind): void {
    this.route = route;
    this.host.changed();
  }

  /** Ends the warm-up where it is. */
  stop(): void {
    this.#cancel?.();
    this.#over();
  }

  /** Leaves the screen: nothing goes on by itself. */
  leave(): void {
    this.#cancel?.();
  }

  #enterCopy(): void {
    // Whoever mistypes tries the same number again; its time is not taken.
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
