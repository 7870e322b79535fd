import type { QueuedAnswer } from './queued-answer.js';
import { fingerprint } from './state.js';
import { decimal, duration, questionId, questionText } from './values.js';

/** The parameters of a cmi5 launch. */
export interface Launch {
  readonly endpoint: string;
  readonly fetch: string;
  readonly actor: Readonly<Record<string, unknown>>;
  readonly registration: string;
  readonly activityId: string;
}

/** The document `LMS.LaunchData`. */
export interface LaunchData {
  readonly contextTemplate: Readonly<Record<string, unknown>>;
  readonly launchMode: 'Normal' | 'Browse' | 'Review';
  /** The passing score, 0 to 1. */
  readonly masteryScore?: number;
  readonly returnURL?: string;
}

export type Statement = { readonly id: string; readonly timestamp: string } & Readonly<Record<string, unknown>>;

export type Verb = 'initialized' | 'completed' | 'passed' | 'failed' | 'terminated';

const adl = 'http://adlnet.gov/expapi';
const cmi5 = 'https://w3id.org/xapi/cmi5/context';

const verb = (name: string): object => ({ id: `${adl}/verbs/${name}`, display: { en: name } });

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Returns the context: the host's template with additions. The template itself is not modified. */
function context(launch: Launch, data: LaunchData, categories: readonly string[], extensions: object): object {
  const { contextTemplate: template } = data;
  const activities = asObject(template['contextActivities']);
  const given = Array.isArray(activities['category']) ? (activities['category'] as unknown[]) : [];
  const added = categories.map((id) => ({ objectType: 'Activity', id: `${cmi5}/categories/${id}` }));
  return {
    ...template,
    registration: launch.registration,
    contextActivities: { ...activities, ...(added.length ? { category: [...given, ...added] } : {}) },
    extensions: { ...asObject(template['extensions']), ...extensions },
  };
}

/**
 * Creates a statement that cmi5 defines. `ms`, the duration of the session, is used by all verbs except `initialized`;
 * `score` (0 to 100) by `passed` and `failed`.
 */
export function defined(
  launch: Launch,
  data: LaunchData,
  name: Verb,
  id: string,
  at: Date,
  ms = 0,
  score?: number,
): Statement {
  const isVerdict = name === 'passed' || name === 'failed';
  const moves = isVerdict || name === 'completed';
  const mastery = isVerdict && data.masteryScore !== undefined;
  const scaled = { scaled: (score ?? 0) / 100, raw: score, min: 0, max: 100 };
  return {
    id,
    timestamp: at.toISOString(),
    actor: launch.actor,
    verb: verb(name),
    object: { objectType: 'Activity', id: launch.activityId },
    ...(name === 'initialized'
      ? {}
      : {
          result: {
            ...(name === 'completed' ? { completion: true } : {}),
            ...(isVerdict ? { success: name === 'passed' } : {}),
            ...(isVerdict && score !== undefined ? { score: scaled } : {}),
            duration: duration(ms),
          },
        }),
    context: context(
      launch,
      data,
      moves ? ['cmi5', 'moveon'] : ['cmi5'],
      mastery ? { [`${cmi5}/extensions/masteryscore`]: data.masteryScore } : {},
    ),
  };
}

/**
 * Creates the statement of an answer, which cmi5 allows, without its category. Each question is an activity of its own.
 */
export function answered(launch: Launch, data: LaunchData, answer: QueuedAnswer, id: string, at: Date): Statement {
  const [given, expected] = [decimal(answer.given), decimal(answer.expected)];
  const numeric = given !== undefined && expected !== undefined;
  return {
    id,
    timestamp: at.toISOString(),
    actor: launch.actor,
    verb: verb('answered'),
    object: {
      objectType: 'Activity',
      id: `${launch.activityId}/questions/${questionId(answer.prompt)}`,
      definition: {
        type: `${adl}/activities/cmi.interaction`,
        name: { und: questionText(answer.prompt) },
        interactionType: numeric ? 'numeric' : 'fill-in',
        correctResponsesPattern: [numeric ? `${expected}[:]${expected}` : String(answer.expected)],
      },
    },
    result: {
      response: given ?? String(answer.given),
      success: answer.right,
      ...(answer.ms ? { duration: duration(answer.ms) } : {}),
      extensions: {
        ...(answer.think ? { [`${launch.activityId}/extensions/think`]: answer.think } : {}),
        [`${launch.activityId}/extensions/hints`]: answer.hints,
      },
    },
    context: context(launch, data, [], {}),
  };
}

/**
 * Returns the id of a statement that a registration has only once: that of a verb, or of an answer by its own id. It is
 * derived from the registration, so that the host recognises a statement that is sent again. The registration's id is a
 * UUID, and remains one when its last 48 bits, the node, are changed.
 */
export function onceId(launch: Launch, name: string): string {
  const bits = (salt: string): bigint =>
    BigInt(parseInt(fingerprint(`${salt} ${name} ${launch.activityId}`), 36) & 0xff_ffff);
  const mask = (bits('a') << 24n) | bits('b');
  const node = (BigInt(`0x${launch.registration.slice(-12)}`) ^ mask).toString(16).padStart(12, '0');
  return launch.registration.slice(0, -12).toLowerCase() + node;
}
