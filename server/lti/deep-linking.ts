/** The answer to deep linking: the link that a teacher has chosen, signed for the platform. */
import { randomUUID } from 'node:crypto';
import { paths } from './addresses.js';
import type { OwnKeys } from './own-keys.js';
import type { Platform } from './platforms.js';
import { demand } from './refusal.js';
import { kinds, rules, type Choice, type GradeRule, type Kind } from './sessions.js';

/** A link as a teacher has chosen it. */
export interface ChosenLink {
  readonly title: string;
  /** The activity, as the query of an address. */
  readonly activity: string;
  readonly kind: Kind;
  /** The settings of the lesson, in JSON; undefined if it is none. */
  readonly lesson: string | undefined;
  /** Which score counts; undefined for no place in the gradebook, as for lessons. */
  readonly grade: GradeRule | undefined;
}

/** Maximum lengths: a title as platforms show it, and a parameter that all platforms keep. */
const longest = { title: 120, activity: 2000 };

/** How long a platform may take to read the answer, in ms. */
const lasts = 5 * 60_000;

const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const lti = 'https://purl.imsglobal.org/spec/lti/claim/';

/** Reads the form in which a teacher has chosen; it is not trusted. `canOpen` tells whether there is such a lesson. */
export function readChosenLink(fields: URLSearchParams, canOpen: (lesson: string) => boolean): ChosenLink {
  const title = (fields.get('title') ?? '').trim().slice(0, longest.title);
  const activity = fields.get('activity') ?? '';
  const kind = kinds.find((one) => one === fields.get('kind'));
  const grade = kind === 'lesson' ? undefined : rules.find((one) => one === fields.get('grade'));
  const lesson = kind === 'lesson' ? (fields.get('lesson') ?? '') : undefined;
  demand(title !== '' && kind !== undefined, 'content');
  demand(/^game=[\w-]+(?:&[!-~]*)?$/.test(activity) && activity.length <= longest.activity, 'content');
  demand(lesson === undefined || (lesson.length <= longest.activity && canOpen(lesson)), 'content');
  return { title, activity, kind, lesson, grade };
}

/** Signs the answer for the platform. `origin` is that of this server. */
export function signAnswer(
  keys: OwnKeys,
  { issuer, clientId }: Platform,
  { deployment, data, acceptsLineItem }: Choice,
  { title, activity, kind, lesson, grade }: ChosenLink,
  origin: string,
): Promise<string> {
  const lineItem = grade !== undefined && acceptsLineItem ? { lineItem: { label: title, scoreMaximum: 100 } } : {};
  const item = {
    type: 'ltiResourceLink',
    title,
    url: `${origin}${paths.launch}`,
    custom: { activity, kind, ...(lesson === undefined ? {} : { lesson }), ...(grade === undefined ? {} : { grade }) },
    ...lineItem,
  };
  return keys.sign(
    {
      iss: clientId,
      aud: issuer,
      nonce: randomUUID(),
      [`${lti}message_type`]: 'LtiDeepLinkingResponse',
      [`${lti}version`]: '1.3.0',
      [`${lti}deployment_id`]: deployment,
      [`${dl}content_items`]: [item],
      ...(data === undefined ? {} : { [`${dl}data`]: data }),
    },
    lasts,
  );
}
