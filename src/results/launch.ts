import { failure, type Outcome } from './adapter.js';
import type { Launch, LaunchData } from './statements.js';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns a normalised http or https URL; undefined for anything else, such as a script, a file or data. */
export function webAddress(text: unknown): string | undefined {
  try {
    const { protocol, href } = new URL(text as string);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

const isIri = (text: string): boolean => /^[a-z][a-z\d+.-]*:\S+$/i.test(text);

function objectFrom(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the parameters of a cmi5 launch URL. The code of every failure is `launch`; the message names the parameter.
 */
export function readLaunch(url: string): Outcome<Launch> {
  const wrong = (name: string): Outcome<Launch> => failure('launch', `The launch has no valid ${name}.`);
  let query: URLSearchParams;
  try {
    query = new URL(url).searchParams;
  } catch {
    return wrong('address');
  }
  const endpoint = webAddress(query.get('endpoint'));
  if (!endpoint) return wrong('endpoint');
  const fetch = webAddress(query.get('fetch'));
  if (!fetch) return wrong('fetch');
  const actor = objectFrom(query.get('actor'));
  const { homePage, name } = Object(actor?.['account']) as Record<string, unknown>;
  if (!actor || !isText(homePage) || !isText(name)) return wrong('actor');
  const registration = query.get('registration') ?? '';
  if (!uuid.test(registration)) return wrong('registration');
  const activityId = query.get('activityId') ?? '';
  if (!isIri(activityId)) return wrong('activityId');
  return { ok: true, value: { endpoint, fetch, actor, registration, activityId } };
}

const modes = ['Normal', 'Browse', 'Review'] as const;

/** Reads the document `LMS.LaunchData`. The code of a failure is `launch`. */
export function readLaunchData(given: unknown): Outcome<LaunchData> {
  const { contextTemplate, launchMode, masteryScore, returnURL } = Object(given) as Record<string, unknown>;
  const mode = modes.find((one) => one === launchMode);
  if (typeof contextTemplate !== 'object' || contextTemplate === null || !mode)
    return failure('launch', 'The host gave no valid LMS.LaunchData.');
  const isShare = typeof masteryScore === 'number' && masteryScore >= 0 && masteryScore <= 1;
  const back = webAddress(returnURL);
  return {
    ok: true,
    value: {
      contextTemplate: contextTemplate as Record<string, unknown>,
      launchMode: mode,
      ...(isShare ? { masteryScore } : {}),
      ...(back ? { returnURL: back } : {}),
    },
  };
}
