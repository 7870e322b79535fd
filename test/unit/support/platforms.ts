import { summaryId } from '../../../src/learning/index.js';
import type { ResultAdapter } from '../../../src/results/adapter.js';
import { cmi5 } from '../../../src/results/cmi5.js';
import type { DeliveryOptions } from '../../../src/results/delivery.js';
import type { Fetch } from '../../../src/results/lrs.js';
import { message, type MessageLike } from '../../../src/results/message.js';
import { scorm12 } from '../../../src/results/scorm12.js';
import { scorm2004 } from '../../../src/results/scorm2004.js';
import { readParts, readState, type Saved } from '../../../src/results/state.js';
import type { Random, Result } from '../../../src/rules/game.js';
import { FakeLrs } from './fake-lrs.js';
import type { FakePage } from './fake-page.js';
import { Moodle, type Device } from './moodle.js';
import type { MoodleSettings, Network, Spoilt } from './moodle-player.js';

export type Way = '1.2' | '2004' | 'cmi5' | 'message';
type Mode = 'normal' | 'browse' | 'review';

export interface Entering {
  readonly mode?: 'browse';
  readonly newAttempt?: boolean;
}

/** The activity, opened once. */
export interface Visit {
  readonly mode: Mode;
  readonly attempt: number;
  /** The window around the page. */
  readonly parent: unknown;
  readonly spoilt: Spoilt;
  adapter(page: FakePage, options: DeliveryOptions): ResultAdapter;
  /** Leaves the page: whatever `unload` sends is sent without waiting for an answer. */
  leave(unload: () => void): void;
  kill(): void;
}

/** A platform with one learner's activity, of any standard. */
export interface Platform {
  readonly about: string;
  readonly network: Network;
  readonly faults: readonly string[];
  readonly attempts: number;
  readonly isLoggedIn: boolean;
  readonly grade: number | undefined;
  onRequest: () => void;
  /** Returns the current score of an attempt. */
  score(attempt: number): number | undefined;
  loseSession(): void;
  logIn(device: Device): void;
  logOut(device: Device): void;
  enter(how: Entering): Visit;
  /** Returns the state from which another device would continue. */
  kept(attempt: number): Result<Saved> | undefined;
  /** Returns the milliseconds of each recorded answer. */
  recorded(attempt: number): number[];
  /** Returns the summaries of the learner's knowledge among the answers of an attempt, by number. */
  summaries(attempt: number): ReadonlyMap<number, string>;
}

export function platform(way: Way, random: Random, given: MoodleSettings = {}): Platform {
  if (way === 'cmi5') return new Cmi5Platform();
  if (way === 'message') return new Embedding();
  return new MoodlePlatform(way, {
    forceNewAttempt: random(3) ? 'finished' : 'no',
    standard: random(4) === 0,
    ...given,
  });
}

/** Reads a latency as either version of SCORM and xAPI write it, in milliseconds. */
function msOf(latency: string): number {
  const clock = /^(\d+):(\d+):([\d.]+)$/.exec(latency);
  const [, h, m, s] = clock ?? /^PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?$/.exec(latency) ?? [];
  return Math.round((Number(h ?? 0) * 3600 + Number(m ?? 0) * 60 + Number(s ?? 0)) * 1000);
}

const unspoilt = (): Spoilt => ({ initialize: 0, refuses: undefined, refusal: '', commits: 0, gone: false });

class MoodlePlatform implements Platform {
  readonly #moodle: Moodle;
  readonly about: string;

  constructor(
    private readonly version: '1.2' | '2004',
    settings: MoodleSettings,
  ) {
    this.#moodle = new Moodle(version, settings);
    this.about = JSON.stringify(settings);
  }

  get network(): Network {
    return this.#moodle.network;
  }

  get faults(): readonly string[] {
    return this.#moodle.faults;
  }

  get attempts(): number {
    return this.#moodle.attempts.length;
  }

  get isLoggedIn(): boolean {
    return this.#moodle.isLoggedIn;
  }

  get grade(): number | undefined {
    return this.#moodle.grade;
  }

  score(attempt: number): number | undefined {
    return this.#moodle.scoreOf(attempt);
  }

  set onRequest(call: () => void) {
    this.#moodle.onRequest = call;
  }

  loseSession(): void {
    this.#moodle.loseSession();
  }

  logIn(device: Device): void {
    this.#moodle.logIn(device);
  }

  logOut(device: Device): void {
    this.#moodle.logOut(device);
  }

  enter(how: Entering): Visit {
    const player = this.#moodle.enter(how);
    const make = this.version === '1.2' ? scorm12 : scorm2004;
    return {
      mode: player.mode,
      attempt: player.attempt,
      parent: player.window,
      spoilt: player.spoilt,
      adapter: (page, options) => make(page, options),
      leave: (unload) => player.leave(unload),
      kill: () => player.kill(),
    };
  }

  kept(attempt: number): Result<Saved> | undefined {
    const get = (element: string): string => this.#moodle.attempts[attempt]?.get(`cmi.${element}`) ?? '';
    const body = get('suspend_data');
    if (!body) return undefined;
    return this.version === '1.2' ? readParts(get('core.lesson_location'), body) : readState(body);
  }

  recorded(attempt: number): number[] {
    const summaries = this.summaries(attempt);
    const all = this.#moodle.interactionsOf(attempt);
    // A number that was skipped has no entry.
    return Array.from(all, (one) => msOf(one?.['latency'] ?? '')).filter((_, n) => !summaries.has(n));
  }

  summaries(attempt: number): ReadonlyMap<number, string> {
    const all = this.#moodle.interactionsOf(attempt);
    return new Map(
      Array.from(all, (one, n) => [n, one] as const).flatMap(([n, one]) => {
        const { id, result, student_response: text = one?.['learner_response'] } = one ?? {};
        return id === summaryId && result === 'neutral' && text ? [[n, text] as const] : [];
      }),
    );
  }
}

/** One registration; every opening is a session of its own, and ends the one before. */
class Cmi5Platform implements Platform {
  readonly about = 'cmi5';
  readonly network: Network = { online: true, refuses: false, status: 200 };
  readonly attempts = 1;
  readonly isLoggedIn = true;
  onRequest = (): void => undefined;
  readonly #lrs = new FakeLrs();
  #uuids = 0;

  get faults(): readonly string[] {
    return this.#lrs.faults;
  }

  get grade(): number | undefined {
    const kept = this.kept();
    return kept?.ok ? kept.value.best : undefined;
  }

  score(): number | undefined {
    return this.grade;
  }

  loseSession(): void {}
  logIn(): void {}
  logOut(): void {}

  enter(): Visit {
    const url = this.#lrs.launch();
    const spoilt = unspoilt();
    const fetch: Fetch = (address, init) => {
      // A closed page gets no answers.
      if (spoilt.gone) return new Promise(() => undefined);
      const { online, refuses, status } = this.network;
      this.#lrs.down = !online || refuses;
      this.#lrs.status = status === 200 ? 0 : status;
      return this.#lrs.fetch(address, init);
    };
    const kill = (): void => void (spoilt.gone = true);
    return {
      mode: 'normal',
      attempt: 0,
      parent: undefined,
      spoilt,
      adapter: (_, options) => cmi5(url, { ...options, fetch, uuid: () => this.#uuid() }),
      leave: (unload) => {
        unload();
        kill();
      },
      kill,
    };
  }

  #uuid(): string {
    return `00000000-0000-4000-8000-${String(this.#uuids++).padStart(12, '0')}`;
  }

  kept(): Result<Saved> | undefined {
    const text = this.#lrs.states.get('abacade');
    return text === undefined ? undefined : readState((JSON.parse(text) as { text?: unknown }).text);
  }

  summaries(): ReadonlyMap<number, string> {
    return new Map();
  }

  recorded(): number[] {
    return this.#lrs.statements
      .filter(({ verb }) => verb.id.endsWith('/answered'))
      .map(({ result }) => msOf(String(result?.['duration'])));
  }
}

/** A page that embeds the game, stores its state and confirms what it has; at times it receives nothing. */
class Embedding implements Platform {
  readonly about = 'message';
  readonly network: Network = { online: true, refuses: false, status: 200 };
  readonly attempts = 1;
  readonly isLoggedIn = true;
  readonly faults: string[] = [];
  onRequest = (): void => undefined;
  grade: number | undefined;
  #state: string | undefined;
  readonly #answers = new Map<string, { readonly ms: number }>();

  score(): number | undefined {
    return this.grade;
  }

  loseSession(): void {}
  logIn(): void {}
  logOut(): void {}

  enter(): Visit {
    const spoilt = unspoilt();
    const listeners = new Set<(event: MessageLike) => void>();
    const origin = 'https://school.example';
    const parent = { postMessage: (data: unknown) => void (spoilt.gone || this.#hear(structuredClone(data), tell)) };
    const tell = (data: unknown): void => {
      queueMicrotask(() => {
        if (!spoilt.gone) for (const listener of listeners) listener({ source: parent, origin, data });
      });
    };
    const frame = {
      parent,
      addEventListener: (_: 'message', listener: (event: MessageLike) => void) => void listeners.add(listener),
      removeEventListener: (_: 'message', listener: (event: MessageLike) => void) => void listeners.delete(listener),
    };
    const kill = (): void => void (spoilt.gone = true);
    return {
      mode: 'normal',
      attempt: 0,
      parent,
      spoilt,
      adapter: (_, options) => message(frame, { ...options, origin }),
      leave: (unload) => {
        unload();
        kill();
      },
      kill,
    };
  }

  #hear(data: unknown, tell: (reply: object) => void): void {
    const { online, refuses, status } = this.network;
    const { type, number, state, answers, best } = data as Record<string, unknown>;
    if (type === 'hello')
      return tell({ abacade: 1, type: 'welcome', confirms: true, learner: 'learner-7', state: this.#state });
    // The page is there, but the place to which it reports is not.
    if (!online || refuses || status !== 200) return;
    if (typeof state === 'string') this.#state = state;
    for (const { id, ms } of answers as { id: string; ms: number }[]) this.#answers.set(id, { ms });
    if (typeof best === 'number') {
      if (best < (this.grade ?? 0)) this.faults.push('the score went down');
      this.grade = best;
    }
    tell({ abacade: 1, type: 'kept', number });
  }

  kept(): Result<Saved> | undefined {
    return this.#state === undefined ? undefined : readState(this.#state);
  }

  summaries(): ReadonlyMap<number, string> {
    return new Map();
  }

  recorded(): number[] {
    return [...this.#answers.values()].map(({ ms }) => ms);
  }
}
