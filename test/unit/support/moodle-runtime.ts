import { dialect12 } from '../../../src/results/scorm12.js';
import { dialect2004 } from '../../../src/results/scorm2004.js';
import { errors12, errors2004, fitsType, model12, model2004, modelName, type Model } from './moodle-model.js';
import type { Api, Version } from './scorm-referee.js';

export interface Launch {
  readonly version: Version;
  readonly standard: boolean;
  readonly mode: 'normal' | 'browse' | 'review';
  /** The values of the attempt from the server, and those that are always the same. */
  readonly values: ReadonlyMap<string, string>;
  /** Posts elements to the server, and returns its answer. */
  readonly post: (data: readonly (readonly [element: string, value: string])[]) => string;
}

/** Returns the run-time of Moodle's player, in its two versions: its answers, its requests, and the cases in which it sends nothing. */
export function runTime(launch: Launch): Api {
  return launch.version === '1.2' ? runTime12(launch) : runTime2004(launch);
}

/** Returns the number of interactions, as Moodle's server counts them: missing numbers do not count. */
const counted = (values: ReadonlyMap<string, string>): number =>
  new Set([...values.keys()].flatMap((element) => /^cmi\.interactions\.(\d+)\./.exec(element)?.[1] ?? [])).size;

function common({ values: given }: Launch, model: Model): { values: Map<string, unknown>; count: () => unknown } {
  const values = new Map<string, unknown>(
    Object.keys(model).flatMap((name) => (/\.n\./.test(name) ? [] : [[name, '']])),
  );
  for (const [element, value] of given) values.set(element, value);
  const there = counted(given);
  // The count is the text '0' if there are no interactions, else a number.
  values.set('cmi.interactions._count', there || '0');
  return { values, count: () => values.get('cmi.interactions._count') };
}

function runTime12(launch: Launch): Api {
  const { calls } = dialect12;
  const model = model12(launch.standard);
  const { values, count } = common(launch, model);
  /** Each value when it was last put into a request, whatever the result. */
  const sent = new Map<string, unknown>(
    [...values].filter(([element]) => modelName(element) === element && element !== 'cmi.core.session_time'),
  );
  const givenStatus = values.get('cmi.core.lesson_status');
  if (!givenStatus) values.set('cmi.core.lesson_status', 'not attempted');
  values.set('cmi.core.session_time', '00:00:00');
  let open = false;
  let error = '0';
  const no = (code: string): 'false' => {
    error = code;
    return 'false';
  };

  const store = (ends: boolean): 'true' | 'false' => {
    if (ends) {
      if (values.get('cmi.core.lesson_status') === 'not attempted') values.set('cmi.core.lesson_status', 'completed');
      const mastery = values.get('cmi.student_data.mastery_score');
      const raw = values.get('cmi.core.score.raw');
      if (launch.mode === 'normal' && mastery !== '' && raw !== '')
        values.set('cmi.core.lesson_status', Number(raw) >= Number(mastery) ? 'passed' : 'failed');
    }
    const data: [string, string][] = [];
    for (const [element, value] of values) {
      if (model[modelName(element)]?.access === 'r' || element === 'cmi.core.session_time') continue;
      if (sent.has(element) && sent.get(element) === value) continue;
      data.push([element, String(value)]);
      sent.set(element, value);
    }
    if (ends) data.push(['cmi.core.total_time', String(values.get('cmi.core.session_time'))]);
    const answer = launch.post(data).split('\n')[0] === 'true' ? 'true' : 'false';
    error = answer === 'true' ? '0' : '101';
    return answer;
  };

  return {
    [calls.initialize](given) {
      if (given !== '') return no('201');
      if (open) return no('101');
      open = true;
      error = '0';
      return 'true';
    },
    [calls.finish](given) {
      if (given !== '') return no('201');
      if (!open) return no('301');
      open = false;
      return store(true);
    },
    [calls.commit](given) {
      if (given !== '') return no('201');
      return open ? store(false) : no('301');
    },
    [calls.getValue](element) {
      error = '0';
      const known = model[modelName(element)];
      if (!open) error = '301';
      else if (!known) error = '201';
      else if (known.access === 'w') error = '404';
      return error === '0' ? (values.get(element) ?? '') : '';
    },
    [calls.setValue](element, given) {
      error = '0';
      const value = String(given);
      const known = model[modelName(element)];
      if (!open) return no('301');
      if (!known) return no('201');
      if (known.access === 'r') return no(known.writeError ?? '403');
      if (!known.format!.test(value)) return no('405');
      const n = /^cmi\.interactions\.(\d+)\./.exec(element)?.[1];
      if (n !== undefined && Number(n) > Number(count())) return no('201');
      if (n !== undefined && Number(n) === Number(count())) values.set('cmi.interactions._count', Number(n) + 1);
      const { range } = known;
      if (range && !(Number(value) >= range[0] && Number(value) <= range[1])) return no('405');
      values.set(element, range ? Number(value) : value);
      return 'true';
    },
    [calls.lastError]: () => error,
    [calls.errorString]: (code) => errors12[code],
  };
}

function runTime2004(launch: Launch): Api {
  const { calls } = dialect2004;
  const model = model2004();
  const { values, count } = common(launch, model);
  /** The values at launch. They never change here, so a value that is set back to its first one is not sent. */
  const atLaunch = new Map<string, unknown>([...values].filter(([element]) => modelName(element) === element));
  if (!values.get('cmi.completion_status')) values.set('cmi.completion_status', 'unknown');
  let phase: 'new' | 'open' | 'ended' = 'new';
  let error = '0';
  const no = (code: string): 'false' => {
    error = code;
    return 'false';
  };
  const store = (ends: boolean): 'true' | 'false' => {
    const data: [string, string][] = [];
    if (ends) data.push(['cmi.total_time', String(values.get('cmi.session_time'))]);
    for (const [element, value] of values) {
      if (model[modelName(element)]?.access === 'r') continue;
      if (!atLaunch.has(element) || atLaunch.get(element) !== value) data.push([element, String(value)]);
    }
    const answer = launch.post(data).split('\n')[0] === 'true' ? 'true' : 'false';
    error = answer === 'true' ? '0' : '101';
    return answer;
  };
  /** Returns why a part of an interaction may not be set; undefined if it may. */
  const wrongPart = (element: string, value: string): string | undefined => {
    const [, at, n, field] = /^(cmi\.interactions\.(\d+))\.(.+)$/.exec(element) ?? [];
    if (field === undefined) return undefined;
    if (Number(n) > Number(count())) return '351';
    if (field === 'id') return undefined;
    if (Number(n) === Number(count())) return '408';
    const type = values.get(`${at}.type`);
    const isTyped = field === 'learner_response' || field.startsWith('correct_responses');
    if (isTyped && type === undefined) return '408';
    return isTyped && !fitsType(type, value) ? '406' : undefined;
  };

  return {
    [calls.initialize](given) {
      if (given !== '') return no('201');
      if (phase !== 'new') return no(phase === 'open' ? '103' : '104');
      phase = 'open';
      error = '0';
      return 'true';
    },
    [calls.finish](given) {
      if (given !== '') return no('201');
      if (phase !== 'open') return no(phase === 'new' ? '112' : '113');
      const answer = store(true);
      if (answer === 'true') phase = 'ended';
      return answer;
    },
    [calls.commit](given) {
      if (given !== '') return no('201');
      return phase === 'open' ? store(false) : no(phase === 'new' ? '142' : '143');
    },
    [calls.getValue](element) {
      error = '0';
      const known = model[modelName(element)];
      if (phase !== 'open') error = phase === 'new' ? '122' : '123';
      else if (!known) error = '401';
      else if (known.access === 'w') error = '405';
      else if (!values.has(element)) error = '301';
      return error === '0' ? values.get(element) : '';
    },
    [calls.setValue](element, given) {
      error = '0';
      const value = String(given);
      const known = model[modelName(element)];
      if (phase !== 'open') return no(phase === 'new' ? '132' : '133');
      if (!known) return no('401');
      if (known.access === 'r') return no('404');
      if (!known.format!.test(value)) return no('406');
      const { range } = known;
      if (range && !(Number(value) >= range[0] && Number(value) <= range[1])) return no('407');
      const wrong = wrongPart(element, value);
      if (wrong) return no(wrong);
      const [, n, field] = /^cmi\.interactions\.(\d+)\.(.+)$/.exec(element) ?? [];
      if (field === 'id' && Number(n) === Number(count())) values.set('cmi.interactions._count', Number(n) + 1);
      values.set(element, value);
      return 'true';
    },
    [calls.lastError]: () => error,
    [calls.errorString]: (code) => errors2004[code] ?? '',
  };
}
