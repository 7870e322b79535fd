import { Scorm12API, Scorm2004API } from 'scorm-again';
import { dialect12 } from '../../../src/results/scorm12.js';
import { dialect2004 } from '../../../src/results/scorm2004.js';
import type { WindowLike } from '../../../src/results/scorm.js';
import { before, interactionFields, rules12, rules2004 } from './scorm-rules.js';

type Version = '1.2' | '2004';
type Api = Record<string, (...given: string[]) => unknown>;

/** How the host behaves badly, from now on. */
export interface Weather {
  /** The session is lost as in Moodle: values are taken, commits are not. */
  lost: boolean;
  /** Every call throws: the window is gone. */
  gone: boolean;
  /** Elements that are refused, with the error they are refused with. */
  refuses: RegExp | undefined;
  refusal: string;
}

/** A host that keeps one learner's attempt over its sessions: scorm-again with a strict referee before it. */
export class Lms {
  /** What was committed. */
  readonly stored = new Map<string, string>();
  /** What broke the book's rules. */
  readonly faults: string[] = [];
  readonly weather: Weather = { lost: false, gone: false, refuses: undefined, refusal: '' };
  commits = 0;

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

  /** A page in a frame of the host: a new session of the attempt. */
  page(): WindowLike {
    const { calls } = this.version === '1.2' ? dialect12 : dialect2004;
    const host: Record<string, unknown> = { [calls.api]: this.#session() };
    host.parent = host;
    return { parent: { parent: host } };
  }

  #session(): Api {
    const is12 = this.version === '1.2';
    const calls = (is12 ? dialect12 : dialect2004).calls;
    const quiet = { autocommit: false, logLevel: 5 } as const;
    const inner = is12 ? new Scorm12API(quiet) : new Scorm2004API(quiet);
    const launch = new Map(this.stored);
    const learner = is12 ? 'cmi.core.student_id' : 'cmi.learner_id';
    inner.loadFromFlattenedJSON({ [learner]: 'learner-7', ...this.given, ...Object.fromEntries(launch) });
    const fault = (text: string): void => void this.faults.push(text);
    const rules = is12 ? rules12 : rules2004;
    let phase: 'new' | 'open' | 'ended' = 'new';
    let error: string | undefined;
    const set = new Map<string, string>();

    const checkInteraction = (element: string, value: string): void => {
      const [, n, field] = /^cmi\.interactions\.(\d+)\.(.+)$/.exec(element) ?? [];
      if (field === undefined) return;
      const has = (other: string): boolean =>
        set.has(`cmi.interactions.${n}.${other}`) || launch.has(`cmi.interactions.${n}.${other}`);
      if (Number(n) >= 250) fault(`${element}: more than 250`);
      if (field === 'id' && n !== '0' && ![launch, set].some((m) => m.has(`cmi.interactions.${Number(n) - 1}.id`)))
        fault(`${element}: a gap`);
      if (field === 'id' && launch.has(element)) fault(`${element}: written over one of an earlier session`);
      const isNumeric = set.get(`cmi.interactions.${n}.type`) === 'numeric';
      if (isNumeric && !is12 && field.endsWith('pattern') && !value.includes('[:]')) fault(`${element} = ${value}`);
      if (isNumeric && field.endsWith('_response') && !/^-?\d+(\.\d+)?$/.test(value)) fault(`${element} = ${value}`);
      if (before[field] && !has(before[field])) fault(`${element}: before ${before[field]}`);
    };
    const setValue = (element: string, value: string): string => {
      if (typeof element !== 'string' || typeof value !== 'string') fault(`${String(element)}: not a string`);
      const known = rules.find((one) => one.element.test(element));
      if (!known?.access.includes('w')) fault(`${element} may not be set`);
      else if (known.fits?.(value) === false) fault(`${element} = ${value.slice(0, 80)}`);
      checkInteraction(element, value);
      if (this.weather.refuses?.test(element)) {
        error = this.weather.refusal;
        return 'false';
      }
      error = undefined;
      const answer = String(call(calls.setValue, element, value));
      if (answer !== 'true') fault(`${element} = ${value.slice(0, 80)} was refused: ${String(call(calls.lastError))}`);
      else set.set(element, value);
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
        // Moodle does not store a value that is what it was at launch, though it was another one between. Two sessions may
        // be equally long; what cannot be read is not given at launch.
        const isGiven = rules.some((one) => one.element.test(element) && one.access.includes('r'));
        if (isGiven && launch.get(element) === value && this.stored.get(element) !== value)
          fault(`${element} went back`);
        this.stored.set(element, value);
      }
      this.commits++;
      return String(call(calls.commit, ''));
    };
    const finish = (): string => {
      const missing = is12
        ? ['cmi.core.lesson_status', 'cmi.core.session_time']
        : ['cmi.completion_status', 'cmi.session_time'];
      const open = this.weather.refuses ? [] : missing.filter((element) => !set.has(element));
      if (
        open.length &&
        String((this.given['cmi.core.lesson_mode'] ?? this.given['cmi.mode']) || 'normal') === 'normal'
      )
        fault(`ended without ${open.join(', ')}`);
      const fields = interactionFields[this.version];
      for (const [i, one] of this.interactions.entries()) {
        for (const field of fields)
          if (!this.weather.refuses && !one?.[field]) fault(`interaction ${i} has no ${field}`);
      }
      phase = 'ended';
      return String(call(calls.finish, ''));
    };
    const call = (name: string, ...given: string[]): unknown => (inner as unknown as Api)[name](...given);
    const guarded =
      (name: string, wanted: 'new' | 'open', body: (...given: string[]) => unknown) =>
      (...given: string[]): unknown => {
        if (this.weather.gone) throw new Error('The window is closed.');
        if (phase !== wanted) fault(`${name} while ${phase}`);
        return body(...given);
      };
    const empty = (name: string, body: () => unknown) => (given: string) => {
      if (given !== '') fault(`${name}(${given})`);
      return body();
    };
    return {
      [calls.initialize]: guarded(
        calls.initialize,
        'new',
        empty(calls.initialize, () => {
          phase = 'open';
          return call(calls.initialize, '');
        }),
      ),
      [calls.setValue]: guarded(calls.setValue, 'open', setValue),
      [calls.getValue]: guarded(calls.getValue, 'open', (element) => {
        const known = rules.find((one) => one.element.test(element));
        if (!known?.access.includes('r')) fault(`${element} may not be read`);
        error = undefined;
        const value = call(calls.getValue, element);
        // Moodle gives a number for a count.
        return element.endsWith('_count') ? Number(value) : value;
      }),
      [calls.commit]: guarded(calls.commit, 'open', empty(calls.commit, commit)),
      [calls.finish]: guarded(calls.finish, 'open', empty(calls.finish, finish)),
      [calls.lastError]: () => error ?? call(calls.lastError),
      [calls.errorString]: (code) => call(calls.errorString, code),
    };
  }
}
