/**
 * The elements that Moodle's run-times know, as far as our packages may use them: how each may be accessed, and which text is accepted.
 * Where Moodle is laxer than the standards, so is this model; the referee knows the standards.
 */
export interface ElementModel {
  readonly access: 'r' | 'w' | 'rw';
  readonly format?: RegExp;
  /** Bounds of a number; the element is then stored as a number. */
  readonly range?: readonly [from: number, to: number];
  /** SCORM 1.2: the error code with which a write is refused. */
  readonly writeError?: string;
}

export type Model = Readonly<Record<string, ElementModel>>;

const read: ElementModel = { access: 'r', writeError: '403' };
const keyword: ElementModel = { access: 'r', writeError: '402' };
const both = (format: RegExp, range?: readonly [number, number]): ElementModel => ({
  access: 'rw',
  format,
  ...(range ? { range } : {}),
});
const write = (format: RegExp, range?: readonly [number, number]): ElementModel => ({
  ...both(format, range),
  access: 'w',
});
const upTo = (most: number): RegExp => new RegExp(String.raw`^[\u0000-\uFFFF]{0,${most}}$`);

/** Returns the model of SCORM 1.2. `standard`: the site's "SCORM standards mode", which enforces the lengths of the standard. */
export function model12(standard: boolean): Model {
  const [short, long] = standard ? [upTo(255), upTo(4096)] : [upTo(64_000), upTo(64_000)];
  const status = /^(passed|completed|failed|incomplete|browsed)$/;
  const decimal = /^-?([0-9]{0,3})(\.[0-9]*)?$/;
  const timespan = /^([0-9]{2,4}):([0-9]{2}):([0-9]{2})(\.[0-9]{1,2})?$/;
  return {
    'cmi._version': keyword,
    'cmi.core.student_id': read,
    'cmi.core.student_name': read,
    'cmi.core.lesson_location': both(short),
    'cmi.core.credit': read,
    'cmi.core.lesson_status': both(status),
    'cmi.core.entry': read,
    'cmi.core.score.raw': both(decimal, [0, 100]),
    'cmi.core.score.max': both(decimal, [0, 100]),
    'cmi.core.score.min': both(decimal, [0, 100]),
    'cmi.core.total_time': read,
    'cmi.core.lesson_mode': read,
    'cmi.core.exit': write(/^(time-out|suspend|logout|)$/),
    'cmi.core.session_time': write(timespan),
    'cmi.suspend_data': both(long),
    'cmi.launch_data': read,
    'cmi.comments': both(long),
    'cmi.student_data.mastery_score': read,
    'cmi.interactions._count': keyword,
    'cmi.interactions.n.id': write(/^[!-~]{0,255}$/),
    'cmi.interactions.n.time': write(/^([0-2][0-9]):([0-5][0-9]):([0-5][0-9])(\.[0-9]{1,2})?$/),
    'cmi.interactions.n.type': write(/^(true-false|choice|fill-in|matching|performance|sequencing|likert|numeric)$/),
    'cmi.interactions.n.correct_responses.n.pattern': write(short),
    'cmi.interactions.n.weighting': write(decimal, [-100, 100]),
    'cmi.interactions.n.student_response': write(short),
    'cmi.interactions.n.result': write(/^(correct|wrong|unanticipated|neutral|([0-9]{0,3})?(\.[0-9]*)?)$/),
    'cmi.interactions.n.latency': write(timespan),
  };
}

const decimal2004 = String.raw`-?([0-9]{1,5})(\.[0-9]{1,18})?`;

export function model2004(): Model {
  const decimal = new RegExp(`^${decimal2004}$`);
  const timespan = /^P(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d{1,2})?S)?)?$/;
  const time =
    /^(19[7-9]\d|20[0-2]\d|203[0-8])(-\d\d(-\d\d(T\d\d(:\d\d(:\d\d(\.\d{1,2}(Z|[+-]\d\d(:\d\d)?)?)?)?)?)?)?)?$/;
  return {
    'cmi._version': read,
    'cmi.completion_status': both(/^(completed|incomplete|not attempted|unknown)$/),
    'cmi.completion_threshold': read,
    'cmi.credit': read,
    'cmi.entry': read,
    'cmi.exit': write(/^(time-out|suspend|logout|normal|)$/),
    'cmi.launch_data': read,
    'cmi.learner_id': read,
    'cmi.learner_name': read,
    'cmi.location': both(upTo(1000)),
    'cmi.mode': read,
    'cmi.progress_measure': both(decimal, [0, 1]),
    'cmi.scaled_passing_score': read,
    'cmi.score.scaled': both(decimal, [-1, 1]),
    'cmi.score.raw': both(decimal),
    'cmi.score.min': both(decimal),
    'cmi.score.max': both(decimal),
    'cmi.session_time': write(timespan),
    'cmi.success_status': both(/^(passed|failed|unknown)$/),
    'cmi.suspend_data': both(upTo(64_000)),
    'cmi.total_time': read,
    'cmi.interactions._count': read,
    'cmi.interactions.n.id': both(/^(?:(?!urn:)\S{1,4000}|urn:[A-Za-z0-9-]{1,31}:\S{1,4000})$/),
    'cmi.interactions.n.type': both(
      /^(true-false|choice|(long-)?fill-in|matching|performance|sequencing|likert|numeric|other)$/,
    ),
    'cmi.interactions.n.timestamp': both(time),
    'cmi.interactions.n.correct_responses.n.pattern': both(/^.*$/),
    'cmi.interactions.n.weighting': both(decimal),
    'cmi.interactions.n.learner_response': both(/^.*$/),
    'cmi.interactions.n.result': both(new RegExp(`^(correct|incorrect|unanticipated|neutral|${decimal2004})$`)),
    'cmi.interactions.n.latency': both(timespan),
    'cmi.interactions.n.description': both(/^(\{lang=[a-zA-Z-]+\})?([^{].{0,250})?$/),
  };
}

/** SCORM 2004: returns whether a response or a pattern is valid for the type of the interaction. */
export function fitsType(type: unknown, text: string): boolean {
  if (type === 'numeric') return text.split('[:]').every((one) => new RegExp(`^${decimal2004}$`).test(one));
  return type !== 'fill-in' || text.split('[,]').every((one) => /^(\{lang=[a-zA-Z-]+\})?.{0,250}$/.test(one));
}

/** Returns `cmi.interactions.7.id` as the model names it. */
export const modelName = (element: string): string => element.replace(/\.\d+\./g, '.n.');

export const errors12: Readonly<Record<string, string>> = {
  '0': 'No error',
  '101': 'General exception',
  '201': 'Invalid argument error',
  '202': 'Element cannot have children',
  '203': 'Element not an array - cannot have count',
  '301': 'Not initialized',
  '401': 'Not implemented error',
  '402': 'Invalid set value, element is a keyword',
  '403': 'Element is read only',
  '404': 'Element is write only',
  '405': 'Incorrect data type',
};

export const errors2004: Readonly<Record<string, string>> = {
  '0': '',
  '101': 'General exception',
  '103': 'Already Initialized',
  '104': 'Content Instance Terminated',
  '112': 'Termination Before Inizialization',
  '113': 'Termination After Termination',
  '122': 'Retrieve Data Before Initialization',
  '123': 'Retrieve Data After Termination',
  '132': 'Store Data Before Inizialization',
  '133': 'Store Data After Termination',
  '142': 'Commit Before Inizialization',
  '143': 'Commit After Termination',
  '201': 'General Argument Error',
  '301': 'General Get Failure',
  '351': 'General Set Failure',
  '401': 'Undefinited Data Model',
  '403': 'Data Model Element Value Not Initialized',
  '404': 'Data Model Element Is Read Only',
  '405': 'Data Model Element Is Write Only',
  '406': 'Data Model Element Type Mismatch',
  '407': 'Data Model Element Value Out Of Range',
  '408': 'Data Model Dependency Not Established',
};
