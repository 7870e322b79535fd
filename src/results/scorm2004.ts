import type { ResultAdapter } from './adapter.js';
import { Delivery, type DeliveryOptions } from './delivery.js';
import { stateFrom } from './unset-value.js';
import { figure, modeFrom, ScormChannel, summaryElements, type Dialect, type WindowLike } from './scorm.js';
import { writeState } from './state.js';
import { decimal, duration, percent, questionId, questionText, time2004 } from './values.js';

const share = (score: number): string => String(score / 100);

/** The elements of SCORM 2004, 4th edition; docs/results.md explains them. */
export const dialect2004: Dialect = {
  calls: {
    api: 'API_1484_11',
    initialize: 'Initialize',
    getValue: 'GetValue',
    setValue: 'SetValue',
    commit: 'Commit',
    finish: 'Terminate',
    lastError: 'GetLastError',
    errorString: 'GetErrorString',
  },

  attached(read) {
    const passAt = figure(read('cmi.scaled_passing_score'), -1, 1);
    return {
      learner: read('cmi.learner_id'),
      name: read('cmi.learner_name'),
      mode: modeFrom(read('cmi.mode')),
      state: stateFrom(read('cmi.suspend_data')),
      best: figure(read('cmi.score.raw'), 0, 100),
      completed: read('cmi.completion_status') === 'completed',
      passed: read('cmi.success_status') === 'passed',
      passAt: passAt === undefined ? undefined : percent(passAt),
    };
  },

  initial(read) {
    const isKnown = ['completed', 'incomplete'].includes(read('cmi.completion_status'));
    return [...(isKnown ? [] : ([['cmi.completion_status', 'incomplete']] as const)), ['cmi.exit', 'suspend']];
  },

  status({ saved, best, status, ms, storesLearning }) {
    // Success does not end an attempt, completion does.
    const isCompleted = status.completed && !storesLearning;
    return [
      saved ? [['cmi.suspend_data', writeState(saved)]] : [],
      best === undefined
        ? []
        : [
            ['cmi.score.min', '0'],
            ['cmi.score.max', '100'],
            ['cmi.score.raw', String(best)],
            ['cmi.score.scaled', share(best)],
          ],
      [['cmi.completion_status', isCompleted ? 'completed' : 'incomplete']],
      // If the course sets a threshold, the run-time derives completion from this value.
      isCompleted ? [['cmi.progress_measure', '1']] : [],
      status.success === 'unknown' ? [] : [['cmi.success_status', status.success]],
      [['cmi.session_time', duration(ms)]],
      [['cmi.exit', 'suspend']],
    ];
  },

  interaction(answer, n) {
    const at = `cmi.interactions.${n}`;
    if (answer.summary !== undefined) return summaryElements(at, 'learner_response', answer.summary);
    const [given, expected] = [decimal(answer.given), decimal(answer.expected)];
    const isNumeric = given !== undefined && expected !== undefined;
    return [
      [`${at}.id`, questionId(answer.prompt)],
      [`${at}.type`, isNumeric ? 'numeric' : 'fill-in'],
      [`${at}.timestamp`, time2004(new Date(answer.at))],
      [`${at}.correct_responses.0.pattern`, isNumeric ? `${expected}[:]${expected}` : String(answer.expected)],
      [`${at}.learner_response`, given ?? String(answer.given)],
      [`${at}.result`, answer.right ? 'correct' : 'incorrect'],
      ...(answer.ms ? ([[`${at}.latency`, duration(answer.ms)]] as const) : []),
      [`${at}.description`, questionText(answer.prompt)],
    ];
  },
};

/** Reports to a SCORM 2004 run-time, which is searched for in the window's ancestors and its opener. */
export const scorm2004 = (window: WindowLike, options: DeliveryOptions): ResultAdapter =>
  new Delivery(new ScormChannel(window, dialect2004), options);
