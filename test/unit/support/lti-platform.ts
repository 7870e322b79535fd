/** A platform of a school, as far as LTI 1.3 needs it: it signs launches, tells its keys, gives access, and keeps a gradebook. */
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT, type CryptoKey, type JWK } from 'jose';
import type { Answer, Ask, Fetch } from '../../../server/lti/outgoing.js';
import type { Platform } from '../../../server/lti/platforms.js';

export const claim = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
export const gradesClaim = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
export const deepLinkingClaim = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';
export const scoreScope = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
export const resultScope = 'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly';

export const membersClaim = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
export const membersScope = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';

const teacherRole = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor';
const pupilRole = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';

type Key = Readonly<{ id: string; privateKey: CryptoKey; jwk: JWK }>;

async function makeKey(id: string, algorithm = 'RS256'): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return { id, privateKey, jwk: { ...(await exportJWK(publicKey)), kid: id, alg: algorithm, use: 'sig' } };
}

/** A score that the gradebook has accepted. */
export interface Recorded {
  readonly user: string;
  readonly points: number;
  readonly time: string;
  readonly item: string;
}

/** A launch to be signed. Whatever a test does not give is right. */
export interface Signed {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  /** The key that signs; by default the platform's current one. */
  readonly key?: Key;
  readonly teacher?: boolean;
  /** The difference of the platform's clock, in seconds. */
  readonly clock?: number;
}

export class SimulatedPlatform {
  readonly origin = 'https://moodle.school.example';
  readonly clientId = 'client-1';
  readonly deployment = '7';
  readonly item = `${this.origin}/mod/lti/services.php/2/lineitems/12/lineitem?type_id=1`;
  /** All scores that the gradebook has accepted, in order. */
  readonly recorded: Recorded[] = [];
  /** All requests, as method and address. */
  readonly requests: string[] = [];
  /** True while nobody can reach the platform. */
  isDown = false;
  /** Called for each score before the gradebook takes it; an answer that it returns is given in place of the usual one. */
  onScore: (score: Recorded) => Answer | undefined | Promise<Answer | undefined> = () => undefined;
  /** The scopes that are granted. */
  granted = [scoreScope, resultScope, membersScope];
  /** The address of the members of the course, and the answer to each request for a page of them. */
  readonly membersAt = `${this.origin}/mod/lti/services.php/CourseSection/2/bindings/4/memberships`;
  onMembers: (page: URL) => Answer = () => json({ id: this.membersAt, context: { id: 'course-2' }, members: [] });
  /** The keys of the tool, with which the platform checks who asks for access. */
  toolKeys: () => Promise<{ keys: JWK[] }> = () => Promise.resolve({ keys: [] });
  #published: Key[] = [];

  private constructor(
    public key: Key,
    private readonly now: () => number,
  ) {
    this.#published = [key];
  }

  /** Making a key takes long, so all platforms begin with the same one. */
  static readonly #firstKey = makeKey('first');

  static async create(now: () => number): Promise<SimulatedPlatform> {
    return new SimulatedPlatform(await SimulatedPlatform.#firstKey, now);
  }

  get registration(): Omit<Platform, 'id'> {
    const { origin, clientId, deployment } = this;
    return {
      name: 'Moodle of the school',
      issuer: origin,
      clientId,
      deployments: [deployment],
      authorize: `${origin}/mod/lti/auth.php`,
      token: `${origin}/mod/lti/token.php`,
      keys: `${origin}/mod/lti/certs.php`,
      made: this.now(),
    };
  }

  /** The fields with which the platform announces a launch. */
  announcement(fields: Readonly<Record<string, string | undefined>> = {}): URLSearchParams {
    const all: Record<string, string | undefined> = {
      iss: this.origin,
      client_id: this.clientId,
      lti_deployment_id: this.deployment,
      login_hint: '5',
      lti_message_hint: '{"cmid":3}',
      target_link_uri: 'https://games.school.example/lti/launch',
      ...fields,
    };
    return new URLSearchParams(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined));
  }

  makeKey = makeKey;

  /** Replaces the key of the platform; the earlier one is not published any more. */
  async rotate(id: string): Promise<void> {
    this.key = await makeKey(id);
    this.#published = [this.key];
  }

  /** Returns the claims of a launch. A claim that is undefined is left out. */
  claims(nonce: string, { claims = {}, teacher = false, clock = 0 }: Signed = {}): Record<string, unknown> {
    const seconds = Math.floor(this.now() / 1000) + clock;
    return {
      iss: this.origin,
      aud: this.clientId,
      sub: 'pupil-4711',
      iat: seconds,
      exp: seconds + 60,
      nonce,
      given_name: 'Ada',
      [claim('version')]: '1.3.0',
      [claim('message_type')]: 'LtiResourceLinkRequest',
      [claim('deployment_id')]: this.deployment,
      [claim('target_link_uri')]: 'https://games.school.example/lti/launch',
      [claim('resource_link')]: { id: 'link-9' },
      [claim('roles')]: [teacher ? teacherRole : pupilRole],
      [claim('context')]: { id: 'course-2', title: 'Class 3b' },
      [claim('custom')]: { activity: 'game=plyt&players=%2C+bot%3A1', kind: 'alone', grade: 'best' },
      [claim('launch_presentation')]: { locale: 'de' },
      [gradesClaim]: {
        scope: this.granted,
        lineitems: `${this.origin}/mod/lti/services.php/2/lineitems?type_id=1`,
        lineitem: this.item,
      },
      [membersClaim]: { context_memberships_url: this.membersAt, service_versions: ['2.0'] },
      ...claims,
    };
  }

  /** Signs a launch. */
  sign(nonce: string, signed: Signed = {}): Promise<string> {
    const { key = this.key, header = {} } = signed;
    return new SignJWT(this.claims(nonce, signed))
      .setProtectedHeader({ alg: key.jwk.alg!, kid: key.id, typ: 'JWT', ...header })
      .sign(key.privateKey);
  }

  /** Answers a request of the tool. */
  readonly fetch: Fetch = async (url, ask) => {
    this.requests.push(`${ask.method ?? 'GET'} ${url}`);
    if (this.isDown) throw new TypeError('fetch failed');
    const { pathname } = new URL(url);
    if (pathname.endsWith('/certs.php')) return json({ keys: this.#published.map(({ jwk }) => jwk) });
    if (pathname.endsWith('/token.php')) return this.#access(ask);
    if (pathname.endsWith('/lineitem/scores')) return this.#score(url, ask);
    if (pathname.endsWith('/lineitem/results')) return this.#results(url, ask);
    if (url.startsWith(this.membersAt)) {
      const isAllowed = ask.headers?.['authorization'] === 'Bearer access';
      return isAllowed ? this.onMembers(new URL(url)) : json({ error: 'unauthorized' }, 401);
    }
    return { status: 404, text: '<h1>Not found</h1>', headers: new Headers() };
  };

  async #access({ body = '' }: Ask): Promise<Answer> {
    const fields = new URLSearchParams(body);
    const keys = createLocalJWKSet(await this.toolKeys());
    try {
      await jwtVerify(fields.get('client_assertion') ?? '', keys, {
        issuer: this.clientId,
        subject: this.clientId,
        audience: this.registration.token,
        currentDate: new Date(this.now()),
      });
    } catch {
      return json({ error: 'invalid_client' }, 400);
    }
    const asked = (fields.get('scope') ?? '').split(' ');
    if (asked.some((one) => !this.granted.includes(one))) return json({ error: 'invalid_scope' }, 400);
    return json({ access_token: 'access', token_type: 'Bearer', expires_in: 3600, scope: asked.join(' ') });
  }

  async #score(url: string, { body = '', headers = {} }: Ask): Promise<Answer> {
    if (headers['authorization'] !== 'Bearer access') return json({ error: 'unauthorized' }, 401);
    const { userId, scoreGiven, timestamp } = JSON.parse(body) as {
      userId: string;
      scoreGiven: number;
      timestamp: string;
    };
    const score = { user: userId, points: scoreGiven, time: timestamp, item: url };
    const other = await this.onScore(score);
    if (other) return other;
    const last = this.recorded.findLast(({ user }) => user === userId);
    if (last && last.time >= timestamp) return json({ error: 'conflict' }, 409);
    this.recorded.push(score);
    return json({}, 200);
  }

  #results(url: string, { headers = {} }: Ask): Answer {
    if (headers['authorization'] !== 'Bearer access') return json({ error: 'unauthorized' }, 401);
    const { pathname, searchParams } = new URL(url);
    const user = searchParams.get('user_id');
    const place = pathname.replace(/results$/, 'scores');
    const recorded = this.recorded.findLast((one) => one.user === user && new URL(one.item).pathname === place);
    const last = this.shown.get(user!) ?? recorded?.points;
    return json(last === undefined ? [] : [{ userId: user, resultScore: last, resultMaximum: 100 }]);
  }

  /** The scores that a teacher has typed. */
  readonly shown = new Map<string, number>();
}

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Answer => ({
  status,
  text: JSON.stringify(value),
  headers: new Headers(headers),
});
