import { beforeEach, describe, expect, it } from 'vitest';
import { CompactSign, UnsecuredJWT } from 'jose';
import { Launches, type Begun, type Return, type Returned } from '../../server/lti/launches.js';
import { Platforms } from '../../server/lti/platforms.js';
import { Refusal, type Reason } from '../../server/lti/refusal.js';
import { Vault } from '../../server/lti/vault.js';
import {
  claim,
  deepLinkingClaim,
  gradesClaim,
  scoreScope,
  SimulatedPlatform,
  type Signed,
} from './support/lti-platform.js';
import { MemoryStore } from './support/memory-store.js';

const origin = 'https://games.school.example';
const school = 'https://moodle.school.example';
let time = Date.UTC(2026, 10, 28, 9);
const now = (): number => time;
let platform: SimulatedPlatform;
let store: MemoryStore;
let platforms: Platforms;
let launches: Launches;

beforeEach(async () => {
  time = Date.UTC(2026, 10, 28, 9);
  platform = await SimulatedPlatform.create(now);
  await serveFrom(platform);
});

async function serveFrom(one: SimulatedPlatform): Promise<void> {
  store = new MemoryStore(now);
  const vault = new Vault(Buffer.from('a secret that is only for tests'), now);
  platforms = new Platforms(store, vault, one.fetch);
  launches = new Launches({ store, vault, platforms, origin, now });
  await platforms.add(one.registration);
}

const nonceOf = ({ to }: Begun): string => new URL(to).searchParams.get('nonce')!;

/** Returns what a browser brings that keeps cookies. */
const withCookie = (begun: Begun, token: string | undefined): Return => ({
  state: begun.state,
  token,
  error: undefined,
  cookieOf: (name) => (name === begun.name ? begun.secret : undefined),
  asked: undefined,
  stored: undefined,
  origin: platform.origin,
});

async function launch(signed: Signed = {}): Promise<Returned> {
  const begun = await launches.begin(platform.announcement());
  return launches.finish(withCookie(begun, await platform.sign(nonceOf(begun), signed)));
}

const reasonOf = (work: Promise<unknown>): Promise<Reason | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refusal) return error.reason;
      throw error;
    },
  );

describe('A launch', () => {
  it('sends the browser to the platform, with a state and a nonce', async () => {
    const { to, state } = await launches.begin(platform.announcement());
    const address = new URL(to);
    expect(`${address.origin}${address.pathname}`).toBe(`${platform.origin}/mod/lti/auth.php`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: 'client-1',
      redirect_uri: `${origin}/lti/launch`,
      login_hint: '5',
      lti_message_hint: '{"cmid":3}',
      state,
      nonce: expect.stringMatching(/^[\w-]{22}$/) as string,
    });
  });

  it('tells who opens what', async () => {
    expect(await launch()).toMatchObject({
      platform: { name: 'Moodle of the school' },
      launch: {
        message: 'LtiResourceLinkRequest',
        deployment: '7',
        subject: 'pupil-4711',
        firstName: 'Ada',
        isTeacher: false,
        link: 'link-9',
        course: 'course-2',
        custom: { activity: 'game=plyt&players=%2C+bot%3A1', kind: 'alone', grade: 'best' },
        language: 'de',
        lineItem: platform.item,
      },
    });
  });

  it('tells a teacher by the role in the course', async () => {
    const roles = (...names: string[]) => ({
      claims: { [claim('roles')]: names.map((one) => `http://purl.imsglobal.org/vocab/lis/v2/${one}`) },
    });
    const isTeacher = async (signed: Signed): Promise<boolean> => {
      const returned = await launch(signed);
      return 'launch' in returned && returned.launch.isTeacher;
    };
    expect(await isTeacher(roles('membership#Instructor'))).toBe(true);
    expect(await isTeacher(roles('institution/person#Student', 'membership/Instructor#TeachingAssistant'))).toBe(true);
    expect(await isTeacher(roles('system/person#Administrator'))).toBe(true);
    expect(await isTeacher(roles('membership#Learner', 'membership/Learner#GuestLearner'))).toBe(false);
    expect(await isTeacher(roles('membership#NotAnInstructor'))).toBe(false);
    expect(await isTeacher(roles())).toBe(false);
  });

  it('needs no name, no course and no gradebook', async () => {
    const claims = {
      given_name: undefined,
      [claim('context')]: undefined,
      [gradesClaim]: undefined,
      [claim('custom')]: undefined,
    };
    expect(await launch({ claims })).toMatchObject({
      launch: { firstName: undefined, course: undefined, lineItem: undefined, custom: {} },
    });
  });

  it('finds the platform without a client, if there is only one', async () => {
    const begun = await launches.begin(platform.announcement({ client_id: undefined }));
    expect(new URL(begun.to).searchParams.get('client_id')).toBe('client-1');
    await platforms.add({ ...platform.registration, clientId: 'client-2' });
    expect(await reasonOf(launches.begin(platform.announcement({ client_id: undefined })))).toBe('platform-ambiguous');
  });

  it('accepts each deployment of a client if none is listed', async () => {
    await platforms.add({ ...platform.registration, deployments: [] });
    const claims = { [claim('deployment_id')]: '8' };
    const begun = await launches.begin(platform.announcement({ lti_deployment_id: '8' }));
    const token = await platform.sign(nonceOf(begun), { claims });
    expect(await launches.finish(withCookie(begun, token))).toMatchObject({ launch: { deployment: '8' } });
  });

  it('accepts a token for several audiences if this client is the authorised one', async () => {
    const aud = ['client-1', 'another'];
    expect(await launch({ claims: { aud, azp: 'client-1' } })).toHaveProperty('launch');
    expect(await reasonOf(launch({ claims: { aud } }))).toBe('token-audience');
    expect(await reasonOf(launch({ claims: { azp: 'another' } }))).toBe('token-audience');
  });

  it('accepts clocks that differ by less than 5 minutes', async () => {
    expect(await launch({ clock: 295 })).toHaveProperty('launch');
    // The token lasts a minute.
    expect(await launch({ clock: -295 - 60 + 5 })).toHaveProperty('launch');
  });
});

describe('The keys of a platform', () => {
  const keyRequests = (): number => platform.requests.filter((one) => one.endsWith('certs.php')).length;

  it('are fetched once, and again for an unknown one, but not more often than every half a minute', async () => {
    await launch();
    await launch();
    expect(keyRequests()).toBe(1);
    await platform.rotate('second');
    // jose measures this time by the clock of the machine.
    expect(await reasonOf(launch())).toBe('token-key-unknown');
    expect(await reasonOf(launch())).toBe('token-key-unknown');
    expect(keyRequests()).toBe(1);
    await serveFrom(platform);
    expect(await launch()).toHaveProperty('launch');
  });

  it('are refused by name if they cannot be fetched', async () => {
    platform.isDown = true;
    expect(await reasonOf(launch())).toBe('token-keys-unreachable');
  });
});

/** Each hostile variation of a launch, with the reason for which it is refused. */
const hostile: readonly (readonly [what: string, reason: Reason, signed: () => Signed | Promise<Signed>])[] = [
  ['another audience', 'token-audience', () => ({ claims: { aud: 'client-2' } })],
  ['no audience', 'token-audience', () => ({ claims: { aud: undefined } })],
  ['another issuer', 'token-issuer', () => ({ claims: { iss: 'https://evil.example' } })],
  ['no nonce', 'nonce-missing', () => ({ claims: { nonce: undefined } })],
  ['another nonce', 'nonce-other', () => ({ claims: { nonce: 'another' } })],
  ['a token that has expired', 'token-expired', () => ({ clock: -361 })],
  ['a token without an expiry', 'token-expired', () => ({ claims: { exp: undefined } })],
  ['a token from the future', 'token-early', () => ({ clock: 306 })],
  ['a token that is not valid yet', 'token-early', () => ({ claims: { nbf: Math.floor(time / 1000) + 400 } })],
  [
    'an old token that lasts long',
    'token-old',
    () => ({ claims: { iat: Math.floor(time / 1000) - 1000, exp: Math.floor(time / 1000) + 9000 } }),
  ],
  ['an unknown key', 'token-key-unknown', async () => ({ key: await platform.makeKey('stranger') })],
  ["another key by the platform's name", 'token-signature', async () => ({ key: await platform.makeKey('first') })],
  ['another version', 'version', () => ({ claims: { [claim('version')]: '1.1' } })],
  ['another message', 'message-type', () => ({ claims: { [claim('message_type')]: 'LtiSubmissionReviewRequest' } })],
  ['no deployment', 'deployment-missing', () => ({ claims: { [claim('deployment_id')]: undefined } })],
  ['another deployment', 'deployment-unknown', () => ({ claims: { [claim('deployment_id')]: '8' } })],
  ['nobody', 'user-missing', () => ({ claims: { sub: undefined } })],
  ['a person who is no text', 'user-missing', () => ({ claims: { sub: { id: 1 } } })],
  ['an id that is too long', 'user-missing', () => ({ claims: { sub: 'x'.repeat(256) } })],
  ['no roles', 'roles-missing', () => ({ claims: { [claim('roles')]: undefined } })],
  ['no link', 'link-missing', () => ({ claims: { [claim('resource_link')]: undefined } })],
  ['a link without an id', 'link-missing', () => ({ claims: { [claim('resource_link')]: { title: 'x' } } })],
  [
    'a target on another host',
    'target-foreign',
    () => ({ claims: { [claim('target_link_uri')]: 'https://evil.example/lti/launch' } }),
  ],
  [
    'a target without TLS',
    'target-foreign',
    () => ({ claims: { [claim('target_link_uri')]: 'http://games.school.example/lti/launch' } }),
  ],
  [
    'a target that begins alike',
    'target-foreign',
    () => ({ claims: { [claim('target_link_uri')]: 'https://games.school.example.evil.example/' } }),
  ],
  ['no target', 'target-missing', () => ({ claims: { [claim('target_link_uri')]: undefined } })],
  [
    'the line item of another course',
    'line-item-foreign',
    () => ({
      claims: {
        [gradesClaim]: {
          scope: [scoreScope],
          lineitems: `${school}/mod/lti/services.php/2/lineitems`,
          lineitem: `${school}/mod/lti/services.php/3/lineitems/12/lineitem`,
        },
      },
    }),
  ],
  [
    'a line item on another host',
    'line-item-foreign',
    () => ({
      claims: {
        [gradesClaim]: {
          scope: [scoreScope],
          lineitems: `${school}/2/lineitems`,
          lineitem: 'https://evil.example/2/lineitems/1',
        },
      },
    }),
  ],
  ['huge claims', 'claims-too-large', () => ({ claims: { padding: 'x'.repeat(60_000) } })],
  [
    'a pupil who chooses for the course',
    'not-a-teacher',
    () => ({ claims: { [claim('message_type')]: 'LtiDeepLinkingRequest' } }),
  ],
  [
    'deep linking without a way back',
    'deep-link-return',
    () => ({
      teacher: true,
      claims: {
        [claim('message_type')]: 'LtiDeepLinkingRequest',
        [deepLinkingClaim]: { deep_link_return_url: 'javascript:alert(1)' },
      },
    }),
  ],
  [
    'deep linking that accepts no links',
    'deep-link-accepts',
    () => ({
      teacher: true,
      claims: {
        [claim('message_type')]: 'LtiDeepLinkingRequest',
        [deepLinkingClaim]: { deep_link_return_url: `${school}/return`, accept_types: ['file'] },
      },
    }),
  ],
];

describe('A hostile launch', () => {
  it.each(hostile)('with %s is refused: %s', async (_, reason, signed) => {
    expect(await reasonOf(launch(await signed()))).toBe(reason);
    // It does not use up a nonce.
    expect([...store.texts.keys()].filter((name) => name.startsWith('nonce/'))).toEqual([]);
  });

  const finish = async (
    change: (given: Return, begun: Begun) => Partial<Return> | Promise<Partial<Return>>,
  ): Promise<Reason | undefined> => {
    const begun = await launches.begin(platform.announcement());
    const given = withCookie(begun, await platform.sign(nonceOf(begun)));
    return reasonOf(launches.finish({ ...given, ...(await change(given, begun)) }));
  };

  it('without a signature is refused', async () => {
    const unsigned = (_: Return, begun: Begun) => ({
      token: new UnsecuredJWT(platform.claims(nonceOf(begun))).encode(),
    });
    expect(await finish(unsigned)).toBe('token-algorithm');
  });

  it("signed by the platform's public key as a shared secret is refused", async () => {
    const shared = async (_: Return, begun: Begun) => ({
      token: await new CompactSign(Buffer.from(JSON.stringify(platform.claims(nonceOf(begun)))))
        .setProtectedHeader({ alg: 'HS256', kid: 'first' })
        .sign(Buffer.from(JSON.stringify(platform.key.jwk))),
    });
    expect(await finish(shared)).toBe('token-algorithm');
  });

  it('with another content under the same signature is refused', async () => {
    const changed = ({ token }: Return) => {
      const [header, body, signature] = token!.split('.');
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
      const other = Buffer.from(JSON.stringify({ ...claims, sub: 'another' })).toString('base64url');
      return { token: [header, other, signature].join('.') };
    };
    expect(await finish(changed)).toBe('token-signature');
  });

  it.each(['', 'x', 'a.b', 'a.b.c', '....', '{}', 'ey.ey.ey', '\u{1f4a9}.\u{1f4a9}.x'])(
    'with the token "%s" is refused',
    async (token) => {
      expect(await finish(() => ({ token }))).toBe(token === '' ? 'token-missing' : 'token-malformed');
    },
  );

  it('without a state, or with one of somebody else, is refused', async () => {
    expect(await finish(() => ({ state: undefined }))).toBe('state-missing');
    expect(await finish(() => ({ state: 'eyJhbGciOiJkaXIifQ....' }))).toBe('state-invalid');
    const other = new Vault(Buffer.from('the secret of another server'), now);
    const sealed = await other.seal('state', { platform: 'x', nonce: 'y', browser: 'z' }, 1000);
    expect(await finish(() => ({ state: sealed }))).toBe('state-invalid');
  });

  it('with a text that was sealed for another purpose is refused', async () => {
    const vault = new Vault(Buffer.from('a secret that is only for tests'), now);
    const sealed = await vault.seal('session', { platform: 'x' });
    expect(await finish(() => ({ state: sealed }))).toBe('state-invalid');
  });

  it('that takes more than 10 minutes is refused', async () => {
    const late = () => {
      time += 10 * 60_000 + 1;
      return {};
    };
    expect(await finish(late)).toBe('state-expired');
  });

  it('with the state of another launch is refused', async () => {
    const other = await launches.begin(platform.announcement());
    expect(await finish(() => ({ state: other.state, cookieOf: () => other.secret }))).toBe('nonce-other');
  });

  it('that the platform itself refuses is refused', async () => {
    expect(await finish(() => ({ token: undefined, error: 'login_required' }))).toBe('platform-error');
  });

  it('from a platform that was removed meanwhile is refused', async () => {
    const [{ id }] = await platforms.all();
    const remove = async () => {
      await platforms.remove(id);
      return {};
    };
    expect(await finish(remove)).toBe('platform-unknown');
  });

  it('that comes a second time is refused, also if both come at once', async () => {
    const begun = await launches.begin(platform.announcement());
    const given = withCookie(begun, await platform.sign(nonceOf(begun)));
    const twice = await Promise.all([launches.finish(given), launches.finish(given)].map((one) => reasonOf(one)));
    expect(new Set(twice)).toEqual(new Set([undefined, 'nonce-used']));
    expect(await reasonOf(launches.finish(given))).toBe('nonce-used');
  });

  it.each([
    ['issuer-missing', { iss: undefined }],
    ['login-hint-missing', { login_hint: undefined }],
    ['target-missing', { target_link_uri: undefined }],
    ['target-foreign', { target_link_uri: 'https://evil.example/' }],
    ['platform-unknown', { iss: 'https://evil.example' }],
    ['platform-unknown', { client_id: 'client-2' }],
    ['deployment-unknown', { lti_deployment_id: '8' }],
  ] as const)('is refused when it is announced: %s', async (reason, fields) => {
    expect(await reasonOf(launches.begin(platform.announcement(fields)))).toBe(reason);
  });
});

describe('The browser in which a launch began', () => {
  const withoutCookie = (begun: Begun, token: string, more: Partial<Return> = {}): Return => ({
    ...withCookie(begun, token),
    cookieOf: () => undefined,
    ...more,
  });
  const begin = async (storage?: string): Promise<{ begun: Begun; token: string }> => {
    const begun = await launches.begin(platform.announcement({ lti_storage_target: storage }));
    return { begun, token: await platform.sign(nonceOf(begun)) };
  };

  it('is known by its cookie: another cookie is refused', async () => {
    const { begun, token } = await begin();
    expect(await reasonOf(launches.finish({ ...withCookie(begun, token), cookieOf: () => 'another' }))).toBe(
      'other-browser',
    );
  });

  it("is known by the page that sends the form, if it keeps no cookies: only the platform's may", async () => {
    const { begun, token } = await begin();
    expect(await reasonOf(launches.finish(withoutCookie(begun, token, { origin: 'https://evil.example' })))).toBe(
      'other-origin',
    );
    expect(await reasonOf(launches.finish(withoutCookie(begun, token, { origin: 'null' })))).toBe('other-origin');
    expect(await reasonOf(launches.finish(withoutCookie(begun, token, { origin: undefined })))).toBe('other-origin');
    expect(await launches.finish(withoutCookie(begun, token))).toHaveProperty('launch');
  });

  it('is known by what the platform keeps for this server', async () => {
    const { begun, token } = await begin('storage_frame');
    expect(begun.storage).toEqual({ frame: 'storage_frame', origin: platform.origin });
    const asked = await launches.finish(withoutCookie(begun, token, { origin: 'null' }));
    if (!('ask' in asked)) throw new Error('The storage is not asked.');
    expect(asked).toMatchObject({ ask: begun.storage, name: begun.name });
    const found = (stored: string | undefined): Return =>
      withoutCookie(begun, token, { origin, asked: asked.receipt, stored });
    expect(await reasonOf(launches.finish(found('another')))).toBe('other-browser');
    // The launch came from an unknown page, and nothing proves the browser.
    expect(await reasonOf(launches.finish(found(undefined)))).toBe('other-origin');
    // Who began the launch could send the secret with a form into another browser.
    expect(await reasonOf(launches.finish({ ...found(begun.secret), origin: 'https://evil.example' }))).toBe(
      'other-origin',
    );
    expect(
      await reasonOf(launches.finish({ ...found(begun.secret), asked: undefined, origin: 'null' })),
    ).toBeUndefined();
    expect(await launches.finish(found(begun.secret))).toHaveProperty('launch');
  });

  it('may have no answer from the storage, if the form came from the platform', async () => {
    const { begun, token } = await begin('_parent');
    const asked = await launches.finish(withoutCookie(begun, token));
    if (!('ask' in asked)) throw new Error('The storage is not asked.');
    const silent = withoutCookie(begun, token, { origin, asked: asked.receipt });
    // Somebody else could have got this receipt, and bring it into another browser.
    expect(await reasonOf(launches.finish({ ...silent, origin: 'https://evil.example' }))).toBe('other-origin');
    expect(await reasonOf(launches.finish({ ...silent, asked: 'x' }))).toBe('state-invalid');
    expect(await launches.finish(silent)).toHaveProperty('launch');
  });
});
