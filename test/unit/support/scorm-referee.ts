import { dialect12 } from '../../../src/results/scorm12.js';
import { dialect2004 } from '../../../src/results/scorm2004.js';
import { before, interactionFields, rules12, rules2004 } from './scorm-rules.js';

export type Version = '1.2' | '2004';
export type Api = Record<string, (...given: string[]) => unknown>;

/** A session, as far as the referee needs it. */
export interface Match {
  readonly version: Version;
  /** The values that were stored when the session began. */
  readonly launch: ReadonlyMap<string, string>;
  /** Returns the interactions that are stored now, by element. */
  readonly interactions: () => readonly Record<string, string>[];
  /** The mode of the attempt. */
  readonly mode: string;
  readonly fault: (text: string) => void;
  /** Returns whether the host refuses this element on purpose: then it is no fault. */
  readonly refuses?: (element: string, value: string) => boolean;
  /** If true, the host allows interactions of an earlier session to be set again, as it is uncertain whether they have arrived. */
  readonly lenient?: boolean;
}

/** Wraps the run-time of a host in a strict referee, which passes every call on and records broken rules. */
export function referee(inner: Api, match: Match): Api {
  const { version, launch, mode, fault } = match;
  const is12 = version === '1.2';
  const { calls } = is12 ? dialect12 : dialect2004;
  const rules = is12 ? rules12 : rules2004;
  const set = new Map<string, string>();
  let phase: 'new' | 'open' | 'ended' = 'new';
  const call = (name: string, ...given: string[]): unknown => inner[name](...given);

  const checkInteraction = (element: string, value: string): void => {
    const [, n, field] = /^cmi\.interactions\.(\d+)\.(.+)$/.exec(element) ?? [];
    if (field === undefined) return;
    const has = (other: string): boolean =>
      set.has(`cmi.interactions.${n}.${other}`) || launch.has(`cmi.interactions.${n}.${other}`);
    if (Number(n) >= 250) fault(`${element}: more than 250`);
    if (!match.lenient) {
      if (field === 'id' && n !== '0' && ![launch, set].some((m) => m.has(`cmi.interactions.${Number(n) - 1}.id`)))
        fault(`${element}: a gap`);
      // The same interaction may be sent again if it is unknown whether it has arrived.
      if (field === 'id' && launch.has(element) && launch.get(element) !== value)
        fault(`${element}: written over one of an earlier session`);
    }
    const isNumeric = set.get(`cmi.interactions.${n}.type`) === 'numeric';
    if (isNumeric && !is12 && field.endsWith('pattern') && !value.includes('[:]')) fault(`${element} = ${value}`);
    if (isNumeric && field.endsWith('_response') && !/^-?\d+(\.\d+)?$/.test(value)) fault(`${element} = ${value}`);
    if (before[field] && !has(before[field])) fault(`${element}: before ${before[field]}`);
  };
  const setValue = (element: string, value: string): unknown => {
    if (typeof element !== 'string' || typeof value !== 'string') fault(`${String(element)}: not a string`);
    if (mode !== 'normal') fault(`${element} was set in ${mode} mode`);
    const known = rules.find((one) => one.element.test(element));
    if (!known?.access.includes('w')) fault(`${element} may not be set`);
    else if (known.fits?.(value) === false) fault(`${element} = ${value.slice(0, 80)}`);
    checkInteraction(element, value);
    const isMeant = match.refuses?.(element, value) ?? false;
    const answer = call(calls.setValue, element, value);
    if (String(answer) === 'true') set.set(element, value);
    else if (!isMeant) fault(`${element} = ${value.slice(0, 80)} was refused: ${String(call(calls.lastError))}`);
    return answer;
  };
  const getValue = (element: string): unknown => {
    // Reading the version shows whether another script has begun the session.
    if (phase !== 'open' && element !== 'cmi._version') fault(`${calls.getValue} while ${phase}`);
    if (!rules.find((one) => one.element.test(element))?.access.includes('r')) fault(`${element} may not be read`);
    return call(calls.getValue, element);
  };
  const finish = (): unknown => {
    const missing = is12
      ? ['cmi.core.lesson_status', 'cmi.core.session_time']
      : ['cmi.completion_status', 'cmi.session_time'];
    const isSpoilt = match.refuses?.('', '') ?? false;
    const open = isSpoilt ? [] : missing.filter((element) => !set.has(element));
    if (open.length && mode === 'normal') fault(`ended without ${open.join(', ')}`);
    if (!isSpoilt && !match.lenient) checkWhole();
    const answer = call(calls.finish, '');
    if (is12 || String(answer) === 'true') phase = 'ended';
    return answer;
  };
  const checkWhole = (): void => {
    for (const [i, one] of match.interactions().entries()) {
      const isSummary = (one as Record<string, string> | undefined)?.['id'] === 'abacade_facts';
      const response = is12 ? 'student_response' : 'learner_response';
      for (const field of isSummary ? ['type', response, 'result'] : interactionFields[version]) {
        if (!(one as Record<string, string> | undefined)?.[field]) fault(`interaction ${i} has no ${field}`);
      }
    }
  };
  const guarded =
    (name: string, wanted: 'new' | 'open', body: (...given: string[]) => unknown) =>
    (...given: string[]): unknown => {
      if (phase !== wanted) fault(`${name} while ${phase}`);
      return body(...given);
    };
  const empty = (name: string, body: () => unknown) => (given: string) => {
    if (given !== '') fault(`${name}(${given})`);
    return body();
  };
  const initialize = (): unknown => {
    const answer = call(calls.initialize, '');
    if (String(answer) === 'true') phase = 'open';
    return answer;
  };
  return {
    [calls.initialize]: guarded(calls.initialize, 'new', empty(calls.initialize, initialize)),
    [calls.setValue]: guarded(calls.setValue, 'open', setValue),
    [calls.getValue]: getValue,
    [calls.commit]: guarded(
      calls.commit,
      'open',
      empty(calls.commit, () => call(calls.commit, '')),
    ),
    [calls.finish]: guarded(calls.finish, 'open', empty(calls.finish, finish)),
    [calls.lastError]: () => call(calls.lastError),
    [calls.errorString]: (code: string) => call(calls.errorString, code),
  };
}
