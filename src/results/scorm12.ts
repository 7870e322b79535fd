import type { ResultAdapter } from './adapter.js';
import type { Payload } from './channel.js';
import { Delivery, type DeliveryOptions } from './delivery.js';
import { figure, modeFrom, ScormChannel, summaryElements, type Dialect, type WindowLike } from './scorm.js';
import { longestPosition, readParts, writeParts } from './state.js';
import { decimal, questionId, time12, timespan12 } from './values.js';

/**
 * Returns the status. `passed` and `failed` imply that the game is completed, and like `completed` they end the attempt: one that stores
 * the learner's knowledge ends only if a passing score was set and is reached.
 */
function lessonStatus({ status, storesLearning }: Payload): string {
  if (status.success === 'passed') return 'passed';
  if (!status.completed || storesLearning) return 'incomplete';
  return status.success === 'failed' ? 'failed' : 'completed';
}

const otherStatus: Readonly<Record<string, string>> = {
  passed: 'completed',
  failed: 'completed',
  completed: 'incomplete',
  incomplete: 'browsed',
};

const nextDigit = (text: string): string => text.replace(/\d$/, (digit) => (digit === '9' ? '8' : String(+digit + 1)));

/** Temporary values that make a run-time send a value again, by the last part of the element's name. */
const others: Readonly<Record<string, (value: string) => string>> = {
  lesson_status: (value) => otherStatus[value],
  exit: () => '',
  min: () => '1',
  max: () => '99',
  // Slightly lower: a best score that arrived earlier is lower by at least one point, or equal if it may not have arrived.
  raw: (value) => (Number(value) > 0 ? (Number(value) - 0.01).toFixed(2) : '0.01'),
  id: (value) => `${value}_`,
  type: (value) => (value === 'numeric' ? 'fill-in' : 'performance'),
  student_response: (value) => `${value} `,
  pattern: (value) => `${value} `,
  result: (value) => (value === 'neutral' ? 'unanticipated' : 'neutral'),
  latency: nextDigit,
  time: nextDigit,
};

/** The elements of SCORM 1.2; docs/results.md explains them. */
export const dialect12: Dialect = {
  calls: {
    api: 'API',
    initialize: 'LMSInitialize',
    getValue: 'LMSGetValue',
    setValue: 'LMSSetValue',
    commit: 'LMSCommit',
    finish: 'LMSFinish',
    lastError: 'LMSGetLastError',
    errorString: 'LMSGetErrorString',
  },

  attached(read) {
    const status = read('cmi.core.lesson_status');
    const head = read('cmi.core.lesson_location');
    const body = read('cmi.suspend_data');
    return {
      learner: read('cmi.core.student_id'),
      name: read('cmi.core.student_name'),
      mode: modeFrom(read('cmi.core.lesson_mode')),
      ...(head || body ? { state: { raw: `${head}!${body}`, read: readParts(head, body) } } : {}),
      best: figure(read('cmi.core.score.raw'), 0, 100),
      completed: ['completed', 'passed', 'failed'].includes(status),
      passed: status === 'passed',
      passAt: figure(read('cmi.student_data.mastery_score'), 0, 100),
    };
  },

  initial(read) {
    const untouched = ['', 'not attempted', 'browsed'].includes(read('cmi.core.lesson_status'));
    return [
      // A session that ends without a status counts as completed.
      ...(untouched ? ([['cmi.core.lesson_status', 'incomplete']] as const) : []),
      // Set immediately, so that an attempt can be resumed even if its end is never reported.
      ['cmi.core.exit', 'suspend'],
    ];
  },

  status(payload) {
    const parts = payload.saved && writeParts(payload.saved, longestPosition);
    const score = [
      ['cmi.core.score.min', '0'],
      ['cmi.core.score.max', '100'],
      ['cmi.core.score.raw', String(payload.best)],
    ] as const;
    return [
      // The head is set only after its body: if that is rejected, both remain unchanged.
      parts
        ? [
            ['cmi.suspend_data', parts.body],
            // A body with more than its position contains everything that is in the head, so the head may be rejected.
            ['cmi.core.lesson_location', parts.head, parts.body.includes('!')],
          ]
        : [],
      payload.best === undefined ? [] : score,
      [['cmi.core.lesson_status', lessonStatus(payload)]],
      [['cmi.core.session_time', timespan12(payload.ms)]],
      [['cmi.core.exit', 'suspend']],
    ];
  },

  /**
   * Moodle considers a value as sent as soon as it is in a request. A state is never the same twice, see its revision.
   */
  other(element, value) {
    return others[element.slice(element.lastIndexOf('.') + 1)]?.(value);
  },

  interaction(answer, n) {
    const at = `cmi.interactions.${n}`;
    if (answer.summary !== undefined) return summaryElements(at, 'student_response', answer.summary);
    const [given, expected] = [decimal(answer.given), decimal(answer.expected)];
    const type = given !== undefined && expected !== undefined ? 'numeric' : 'fill-in';
    return [
      [`${at}.id`, questionId(answer.prompt)],
      [`${at}.type`, type],
      [`${at}.student_response`, given ?? String(answer.given)],
      [`${at}.correct_responses.0.pattern`, expected ?? String(answer.expected)],
      [`${at}.result`, answer.right ? 'correct' : 'wrong'],
      ...(answer.ms ? ([[`${at}.latency`, timespan12(answer.ms)]] as const) : []),
      [`${at}.time`, time12(new Date(answer.at))],
    ];
  },
};

/** Reports to a SCORM 1.2 run-time, which is searched for in the window's ancestors and its opener. */
export const scorm12 = (window: WindowLike, options: DeliveryOptions): ResultAdapter =>
  new Delivery(new ScormChannel(window, dialect12), options);
