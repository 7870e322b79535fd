/** The registration of this server at a platform: by the platform itself (dynamic registration), or by hand. */
import { addressIn, paths } from './addresses.js';
import { scopes } from './claims.js';
import { objectIn, type Fetch } from './outgoing.js';
import type { Platform } from './platforms.js';
import { demand, Refusal } from './refusal.js';

/** The name under which platforms list this server. */
const toolName = 'Abacade';

/** Fields of the platform's form, for an administrator who registers by hand. */
export function manualFields(origin: string): Readonly<Record<string, string>> {
  return {
    'Tool URL': `${origin}${paths.launch}`,
    'Login URL (OpenID Connect initiation)': `${origin}${paths.login}`,
    'Redirection URI': `${origin}${paths.launch}`,
    'Keyset URL (JWKS)': `${origin}${paths.keys}`,
    'Deep linking URL': `${origin}${paths.launch}`,
  };
}

/** Returns the description of this server that it sends to a platform. `hasNames`: it asks for first names. */
const describe = (origin: string, hasNames: boolean): object => ({
  application_type: 'web',
  response_types: ['id_token'],
  grant_types: ['implicit', 'client_credentials'],
  initiate_login_uri: `${origin}${paths.login}`,
  redirect_uris: [`${origin}${paths.launch}`],
  client_name: toolName,
  jwks_uri: `${origin}${paths.keys}`,
  logo_uri: `${origin}/cdn/icon.svg`,
  token_endpoint_auth_method: 'private_key_jwt',
  scope: `${scopes.score} ${scopes.result} ${scopes.members}`,
  'https://purl.imsglobal.org/spec/lti-tool-configuration': {
    domain: new URL(origin).host,
    target_link_uri: `${origin}${paths.launch}`,
    // No names are asked for unless the operator wants them for lessons.
    claims: ['iss', 'sub', ...(hasNames ? ['given_name'] : [])],
    messages: [
      { type: 'LtiResourceLinkRequest', target_link_uri: `${origin}${paths.launch}` },
      {
        type: 'LtiDeepLinkingRequest',
        target_link_uri: `${origin}${paths.launch}`,
        label: toolName,
        // As Canvas names them.
        placements: ['assignment_selection', 'link_selection', 'editor_button'],
      },
    ],
  },
});

const longestName = 100;
const text = (value: unknown, most = 255): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most ? value.trim() : undefined;

interface RegistrationOptions {
  readonly origin: string;
  readonly fetch: Fetch;
  readonly now: () => number;
}

/** Registers this server at the platform that has opened the registration address. Throws a Refusal. */
export async function registerAt(fields: URLSearchParams, options: RegistrationOptions): Promise<Omit<Platform, 'id'>> {
  const { origin, fetch, now } = options;
  const isTried = origin.startsWith('http:');
  const about = addressIn(fields.get('openid_configuration') ?? undefined, isTried);
  demand(about, 'registration-address');
  const ask = async (...request: Parameters<Fetch>): Promise<Readonly<Record<string, unknown>>> => {
    const answer = await fetch(...request).catch(() => {
      throw new Refusal('registration-unreachable');
    });
    demand(answer.status >= 200 && answer.status < 300, 'registration-unreachable');
    const object = objectIn(answer.text);
    demand(object, 'registration-answer');
    return object;
  };
  const once = text(fields.get('registration_token') ?? undefined, 10_000);
  // Canvas tells its description, too, only to who has the token.
  const proof = once === undefined ? {} : { authorization: `Bearer ${once}` };
  const configuration = await ask(about, { headers: { accept: 'application/json', ...proof } });
  const address = (name: string): string => {
    const found = addressIn(configuration[name], isTried);
    demand(found, 'registration-answer');
    return found;
  };
  const issuer = text(configuration['issuer']);
  // Somebody else could describe a platform that is not theirs.
  demand(issuer && URL.canParse(issuer), 'registration-issuer');
  demand(new URL(issuer).hostname === new URL(about).hostname, 'registration-issuer');
  const authorize = address('authorization_endpoint');
  const [token, keys] = [address('token_endpoint'), address('jwks_uri')];
  const made = await ask(address('registration_endpoint'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...proof,
    },
    body: JSON.stringify(describe(origin, fields.get('names') === '1')),
  });
  const clientId = text(made['client_id']);
  demand(clientId, 'registration-answer');
  const tool = Object(made['https://purl.imsglobal.org/spec/lti-tool-configuration']) as Record<string, unknown>;
  const platform = Object(configuration['https://purl.imsglobal.org/spec/lti-platform-configuration']) as Record<
    string,
    unknown
  >;
  const deployment = text(tool['deployment_id']);
  return {
    name: text(platform['product_family_code'], longestName) ?? new URL(issuer).host,
    issuer,
    clientId,
    deployments: deployment === undefined ? [] : [deployment],
    authorize,
    token,
    audience: text(configuration['authorization_server']),
    keys,
    made: now(),
  };
}

/** Reads a registration that an administrator has typed. Throws a Refusal. */
export function readPlatform(
  fields: Readonly<Record<string, unknown>>,
  { origin, now }: Pick<RegistrationOptions, 'origin' | 'now'>,
): Omit<Platform, 'id'> {
  const isTried = origin.startsWith('http:');
  const [issuer, clientId] = [text(fields['issuer']), text(fields['clientId'])];
  demand(issuer !== undefined && clientId !== undefined, 'registration-fields');
  const deployments = text(fields['deployments'], 2000)?.split(/[\s,]+/) ?? [];
  const [authorize, token, keys] = ['authorize', 'token', 'keys'].map((name) =>
    addressIn(text(fields[name], 2000), isTried),
  );
  demand(authorize !== undefined && token !== undefined && keys !== undefined, 'registration-address');
  const name = text(fields['name'], longestName) ?? new URL(authorize).host;
  return {
    name,
    issuer,
    clientId,
    deployments,
    authorize,
    token,
    keys,
    audience: text(fields['audience']),
    made: now(),
  };
}
