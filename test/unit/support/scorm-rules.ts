/**
 * The rules of the SCORM standards for the elements that may be set or read here, stricter than most run-times: data types, lengths,
 * vocabulary. Elements that are not listed must not be used.
 */
export interface Rule {
  readonly element: RegExp;
  /** r: may be read, w: may be set. */
  readonly access: 'r' | 'w' | 'rw';
  readonly fits?: (value: string) => boolean;
}

const oneOf =
  (...words: string[]) =>
  (value: string): boolean =>
    words.includes(value);
const like =
  (form: RegExp) =>
  (value: string): boolean =>
    form.test(value);
const between =
  (from: number, to: number) =>
  (value: string): boolean =>
    /^-?\d+(\.\d+)?$/.test(value) && Number(value) >= from && Number(value) <= to;
const ascii =
  (most: number) =>
  (value: string): boolean =>
    value.length <= most && /^[ -~]*$/.test(value);
const n = String.raw`(0|[1-9]\d*)`;
const named = (name: string): RegExp => new RegExp(`^${name.replaceAll('.', String.raw`\.`).replaceAll('#', n)}$`);
const rule = (name: string, access: Rule['access'], fits?: Rule['fits']): Rule => ({
  element: named(name),
  access,
  ...(fits ? { fits } : {}),
});

const timespan12 = like(/^\d{4}:[0-5]\d:[0-5]\d\.\d\d$/);

export const rules12: readonly Rule[] = [
  rule('cmi._version', 'r'),
  rule('cmi.core.student_id', 'r'),
  rule('cmi.core.student_name', 'r'),
  rule('cmi.core.lesson_mode', 'r'),
  rule('cmi.student_data.mastery_score', 'r'),
  rule('cmi.interactions._count', 'r'),
  rule('cmi.core.lesson_location', 'rw', ascii(255)),
  rule('cmi.core.lesson_status', 'rw', oneOf('passed', 'failed', 'completed', 'incomplete', 'browsed')),
  rule('cmi.core.score.raw', 'rw', between(0, 100)),
  // The second value is set for a moment, if the run-time may take the first one as already sent.
  rule('cmi.core.score.min', 'rw', oneOf('0', '1')),
  rule('cmi.core.score.max', 'rw', oneOf('100', '99')),
  rule('cmi.core.exit', 'w', oneOf('suspend', '')),
  rule('cmi.core.session_time', 'w', timespan12),
  rule('cmi.suspend_data', 'rw', ascii(4096)),
  rule('cmi.interactions.#.id', 'w', like(/^\w{1,255}$/)),
  rule('cmi.interactions.#.type', 'w', oneOf('numeric', 'fill-in', 'performance')),
  rule('cmi.interactions.#.student_response', 'w', ascii(255)),
  rule('cmi.interactions.#.correct_responses.0.pattern', 'w', ascii(255)),
  rule('cmi.interactions.#.result', 'w', oneOf('correct', 'wrong', 'neutral', 'unanticipated')),
  rule('cmi.interactions.#.latency', 'w', timespan12),
  rule('cmi.interactions.#.time', 'w', like(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,2})?$/)),
];

const duration = like(/^PT(?=\d)(\d+H)?([1-5]?\dM)?([1-5]?\d(\.\d{1,2})?S)?$/);
const real = String.raw`-?\d{1,5}(\.\d{1,4})?`;

export const rules2004: readonly Rule[] = [
  rule('cmi._version', 'r'),
  rule('cmi.learner_id', 'r'),
  rule('cmi.learner_name', 'r'),
  rule('cmi.mode', 'r'),
  rule('cmi.scaled_passing_score', 'r'),
  rule('cmi.interactions._count', 'r'),
  rule('cmi.completion_status', 'rw', oneOf('completed', 'incomplete')),
  rule('cmi.success_status', 'rw', oneOf('passed', 'failed')),
  rule('cmi.progress_measure', 'rw', between(0, 1)),
  rule('cmi.score.raw', 'rw', between(0, 100)),
  rule('cmi.score.min', 'rw', oneOf('0')),
  rule('cmi.score.max', 'rw', oneOf('100')),
  rule('cmi.score.scaled', 'rw', between(-1, 1)),
  rule('cmi.exit', 'w', oneOf('suspend', 'normal')),
  rule('cmi.session_time', 'w', duration),
  rule('cmi.suspend_data', 'rw', ascii(64_000)),
  rule('cmi.interactions.#.id', 'rw', like(/^\w{1,4000}$/)),
  rule('cmi.interactions.#.type', 'rw', oneOf('numeric', 'fill-in')),
  rule('cmi.interactions.#.timestamp', 'rw', like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,2}Z?)?$/)),
  rule(
    'cmi.interactions.#.correct_responses.0.pattern',
    'rw',
    like(new RegExp(String.raw`^(${real}\[:\]${real}|(?!\{)[ -~]{1,250})$`)),
  ),
  rule('cmi.interactions.#.learner_response', 'rw', (value) => value.length > 0 && value.length <= 250),
  rule('cmi.interactions.#.result', 'rw', oneOf('correct', 'incorrect', 'neutral')),
  rule('cmi.interactions.#.latency', 'rw', duration),
  rule('cmi.interactions.#.description', 'rw', (value) => value.length <= 250 && !value.startsWith('{')),
];

/** The fields that every interaction must have in the end, and the order in which they must be set. */
export const interactionFields = {
  '1.2': ['id', 'type', 'student_response', 'correct_responses.0.pattern', 'result', 'latency', 'time'],
  '2004': [
    'id',
    'type',
    'timestamp',
    'correct_responses.0.pattern',
    'learner_response',
    'result',
    'latency',
    'description',
  ],
} as const;
export const before: Readonly<Record<string, string>> = {
  type: 'id',
  timestamp: 'id',
  time: 'id',
  result: 'type',
  latency: 'id',
  student_response: 'type',
  learner_response: 'type',
  'correct_responses.0.pattern': 'type',
};
