/** Reads the claims of a launch. They are signed by the platform, but nothing in them is trusted to have the right form. */
import { addressIn, isFrom, isLineItemOf } from './addresses.js';
import { demand } from './refusal.js';

const lti = 'https://purl.imsglobal.org/spec/lti/claim/';
const claimNames = {
  version: `${lti}version`,
  message: `${lti}message_type`,
  deployment: `${lti}deployment_id`,
  target: `${lti}target_link_uri`,
  link: `${lti}resource_link`,
  roles: `${lti}roles`,
  context: `${lti}context`,
  custom: `${lti}custom`,
  presentation: `${lti}launch_presentation`,
  grades: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice',
  deepLinking: 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings',
} as const;

export const scopes = {
  score: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  result: 'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly',
  lineItem: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;

type Json = Readonly<Record<string, unknown>>;

/** The content of a launch: a person, a link, and a place. */
export interface Launch {
  readonly message: 'LtiResourceLinkRequest' | 'LtiDeepLinkingRequest';
  readonly deployment: string;
  /** The id of the person at the platform. */
  readonly subject: string;
  /** The first name, if the platform tells it. */
  readonly firstName?: string | undefined;
  readonly isTeacher: boolean;
  /** The id of the link in the course; undefined in deep linking. */
  readonly link?: string | undefined;
  readonly course?: string | undefined;
  /** The parameters that were set when the link was made. */
  readonly custom: Readonly<Record<string, string>>;
  /** The language of the platform's pages. */
  readonly language?: string | undefined;
  /** The address of the link's place in the gradebook, if scores may be sent there. */
  readonly lineItem?: string | undefined;
  /** The address of the members of the course, if the platform tells them. */
  readonly members?: string | undefined;
  readonly deepLinking?: DeepLinking | undefined;
}

/** The answer to deep linking that a platform accepts. */
export interface DeepLinking {
  readonly returnTo: string;
  /** Sent back as it is. */
  readonly data?: string | undefined;
  /** True if a link may come with a place in the gradebook. */
  readonly acceptsLineItem: boolean;
}

/** Maximum lengths. An id is at most 255 characters by the specification. */
const longest = { id: 255, name: 60, custom: 2000, data: 20_000 };
const mostRoles = 100;

const isText = (value: unknown, most = longest.id): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most;
const objectIn = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const textIn = (value: unknown, most = longest.id): string | undefined => (isText(value, most) ? value : undefined);
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => isText(one)) : [];

/** The roles of those who teach. Their namespaces are of persons, of institutions and of courses; those of courses may be left out. */
const teaching = /(?:^|[#/])(?:Instructor|TeachingAssistant|ContentDeveloper|Administrator|Faculty)(?:#|$)/;

/** Returns whether one of these roles is of those who teach. They may be anything. */
export const isTeacherAmong = (roles: readonly unknown[]): boolean =>
  textsIn(roles.slice(0, mostRoles)).some((one) => teaching.test(one));

/** Reads the claims of a launch that was signed. `origin` is that of this server. */
export function readClaims(claims: Json, origin: string): Launch {
  const isTried = origin.startsWith('http:');
  demand(claims[claimNames.version] === '1.3.0', 'version');
  const message = claims[claimNames.message];
  demand(message === 'LtiResourceLinkRequest' || message === 'LtiDeepLinkingRequest', 'message-type');
  const deployment = claims[claimNames.deployment];
  demand(isText(deployment), 'deployment-missing');
  const target = claims[claimNames.target];
  demand(isText(target, longest.custom) || message === 'LtiDeepLinkingRequest', 'target-missing');
  demand(target === undefined || (typeof target === 'string' && isFrom(target, origin)), 'target-foreign');
  const { sub: subject } = claims;
  demand(isText(subject), 'user-missing');
  const roles = claims[claimNames.roles];
  demand(Array.isArray(roles), 'roles-missing');
  const isTeacher = isTeacherAmong(roles);
  const link = textIn(objectIn(claims[claimNames.link])['id']);
  demand(link !== undefined || message === 'LtiDeepLinkingRequest', 'link-missing');
  if (message === 'LtiDeepLinkingRequest') demand(isTeacher, 'not-a-teacher');
  return {
    message,
    deployment,
    subject,
    firstName: textIn(claims['given_name'], longest.name),
    isTeacher,
    link,
    course: textIn(objectIn(claims[claimNames.context])['id']),
    custom: customIn(claims[claimNames.custom]),
    language: textIn(objectIn(claims[claimNames.presentation])['locale'], 20),
    members: membersIn(objectIn(claims[claimNames.members]), isTried),
    lineItem: lineItemIn(objectIn(claims[claimNames.grades]), isTried),
    deepLinking:
      message === 'LtiDeepLinkingRequest'
        ? deepLinkingIn(objectIn(claims[claimNames.deepLinking]), isTried)
        : undefined,
  };
}

/** Reads the parameters of a link; those of other forms are left out. */
function customIn(value: unknown): Record<string, string> {
  const pairs = Object.entries(objectIn(value)).filter(
    (pair): pair is [string, string] => /^[a-z_]{1,40}$/.test(pair[0]) && isText(pair[1], longest.custom),
  );
  return Object.fromEntries(pairs);
}

function lineItemIn({ scope, lineitem, lineitems }: Json, isTried: boolean): string | undefined {
  const item = addressIn(lineitem, isTried);
  if (item === undefined || !textsIn(scope).includes(scopes.score)) return undefined;
  const container = addressIn(lineitems, isTried);
  demand(container === undefined || isLineItemOf(item, container), 'line-item-foreign');
  return item;
}

function membersIn(
  { context_memberships_url: url, service_versions: versions }: Json,
  isTried: boolean,
): string | undefined {
  return textsIn(versions).includes('2.0') ? addressIn(url, isTried) : undefined;
}

function deepLinkingIn(settings: Json, isTried: boolean): DeepLinking {
  const returnTo = addressIn(settings['deep_link_return_url'], isTried);
  demand(returnTo !== undefined, 'deep-link-return');
  demand(textsIn(settings['accept_types']).includes('ltiResourceLink'), 'deep-link-accepts');
  const { data } = settings;
  demand(data === undefined || data === '' || isText(data, longest.data), 'claims-too-large');
  return { returnTo, data: textIn(data, longest.data), acceptsLineItem: settings['accept_lineitem'] !== false };
}
