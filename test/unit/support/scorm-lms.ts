import { Scorm12API, Scorm2004API } from 'scorm-again';
import { dialect12 } from '../../../src/results/scorm12.js';
import { dialect2004 } from '../../../src/results/scorm2004.js';
import type { WindowLike } from '../../../src/results/scorm.js';
import { referee, type Api, type Version } from './scorm-referee.js';
import { rules12, rules2004 } from './scorm-rules.js';

/** The faults of the host, from now on. */
export interface Weather {
  /** If true, no session can begin. */
  shut: boolean;
  /** If true, the session is lost as in Moodle: values are accepted, commits are not. */
  lost: boolean;
  /** If true, every call throws: the window is closed. */
  gone: boolean;
  /** The elements that are refused; `refusal` is the error. */
  refuses: RegExp | undefined;
  refusal: string;
}

/** A host that stores one learner's attempt over its sessions: scorm-again behind a strict referee. */
export class Lms {
  /** The committed values. */
  readonly stored = new Map<string, string>();
  /** The rules of the standard that were broken. */
  readonly faults: string[] = [];
  readonly weather: Weather = { shut: false, lost: false, gone: false, refuses: undefined, refusal: '' };
  commits = 0;
  /** Number of sessions that the page has ended. */
  finished = 0;

  constructor(
    readonly version: Version,
    readonly given: Readonly<Record<string, string>> = {},
  ) {}

  get(element: string): string | undefined {
    return this.stored.get(`cmi.${element}`);
  }

  get interactions(): Record<string, string>[] {
    const all: Record<string, string>[] = [];
    for (const [element, value] of this.stored) {
      const [, n, field] = /^cmi\.interactions\.(\d+)\.(.+)$/.exec(element) ?? [];
      if (field) (all[Number(n)] ??= {})[field] = value;
    }
    return all;
  }

  /** Opens a page in a frame of the host: a new session of the attempt. */
  page(): WindowLike {
    const { calls } = this.version === '1.2' ? dialect12 : dialect2004;
    const host: Record<string, unknown> = { [calls.api]: this.#session() };
    host['parent'] = host;
    return { parent: { parent: host } };
  }

  #session(): Api {
    const is12 = this.version === '1.2';
    const calls = (is12 ? dialect12 : dialect2004).calls;
    const quiet = { autocommit: false, logLevel: 5 } as const;
    const inner = is12 ? new Scorm12API(quiet) : new Scorm2004API(quiet);
    // It has no server to send everything to, and what is stored is noted below.
    Object.assign(inner, { renderCommitCMI: () => ({}) });
    const launch = new Map(this.stored);
    const learner = is12 ? 'cmi.core.student_id' : 'cmi.learner_id';
    inner.loadFromFlattenedJSON({ [learner]: 'learner-7', ...this.given, ...Object.fromEntries(launch) });
    const fault = (text: string): void => void this.faults.push(text);
    const rules = is12 ? rules12 : rules2004;
    let error: string | undefined;
    const set = new Map<string, string>();

    const setValue = (element: string, value: string): string => {
      if (this.weather.refuses?.test(element)) {
        error = this.weather.refusal;
        return 'false';
      }
      error = undefined;
      const answer = String(call(calls.setValue, element, value));
      if (answer === 'true') set.set(element, value);
      return answer;
    };
    const commit = (): string => {
      if (this.weather.lost) {
        error = '101';
        return 'false';
      }
      error = undefined;
      const raw = is12 ? 'cmi.core.score.raw' : 'cmi.score.raw';
      if (set.has(raw) && Number(set.get(raw)) < Number(this.stored.get(raw) ?? 0)) fault('the score went down');
      for (const [element, value] of set) {
        // Moodle does not store a value that equals the one at launch, even if it has changed in between. Two sessions may have the same
        // length; elements that cannot be read are not given at launch.
        const isBack = launch.get(element) === value && this.stored.get(element) !== value;
        if (isBack && rules.some((one) => one.element.test(element) && one.access.includes('r')))
          fault(`${element} went back`);
        this.stored.set(element, value);
      }
      this.commits++;
      return String(call(calls.commit, ''));
    };
    const getValue = (element: string): unknown => {
      error = this.weather.shut ? '301' : undefined;
      const value = call(calls.getValue, element);
      // Moodle returns a number for a count.
      return element.endsWith('_count') ? Number(value) : value;
    };
    const call = (name: string, ...given: string[]): unknown => (inner as unknown as Api)[name](...given);
    const host: Api = {
      [calls.initialize]: () => {
        error = this.weather.shut ? '101' : undefined;
        return this.weather.shut ? 'false' : call(calls.initialize, '');
      },
      [calls.setValue]: setValue,
      [calls.getValue]: getValue,
      [calls.commit]: commit,
      [calls.finish]: () => {
        this.finished++;
        return call(calls.finish, '');
      },
      [calls.lastError]: () => error ?? call(calls.lastError),
      [calls.errorString]: (code) => call(calls.errorString, code),
    };
    const refereed = referee(host, {
      version: this.version,
      launch,
      interactions: () => this.interactions,
      mode: (this.given['cmi.core.lesson_mode'] ?? this.given['cmi.mode']) || 'normal',
      fault,
      // If any element may be refused, nothing needs to be complete.
      refuses: (element) => this.weather.refuses !== undefined && (!element || this.weather.refuses.test(element)),
    });
    const guarded = Object.entries(refereed).map(([name, body]) => [
      name,
      (...given: string[]) => {
        if (this.weather.gone && name !== calls.lastError && name !== calls.errorString)
          throw new Error('The window is closed.');
        return body(...given);
      },
    ]);
    return Object.fromEntries(guarded) as Api;
  }
}
