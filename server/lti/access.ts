/** Access to the services of platforms: this server proves who it is, and gets a token for a while. */
import { randomUUID } from 'node:crypto';
import { objectIn, type Answer, type Fetch } from './outgoing.js';
import type { OwnKeys } from './own-keys.js';
import type { Platform } from './platforms.js';

/** How long a proof of who this server is lasts, in ms. */
const proofLasts = 5 * 60_000;

export interface Access {
  readonly token: string;
  readonly until: number;
  /** The scopes that were granted. */
  readonly scopes: readonly string[];
}

/** The reasons for which a service of a platform cannot be used now. */
export type AccessFailure = 'platform-unreachable' | 'access-refused';

/** A request to a platform that has failed. */
export class Failed<Reason extends string = AccessFailure> extends Error {
  constructor(
    readonly reason: Reason,
    /** True if other requests would fail, too. */
    readonly isOfPlatform: boolean,
    /** The time to wait that the platform asks for, in ms. */
    readonly wait = 0,
  ) {
    super(reason);
  }
}

/** Returns the failure that an answer means. */
export function failureOf<Reason extends string>(
  { status, headers }: Answer,
  reason: Reason,
  isOfPlatform: boolean,
): Failed<Reason | 'platform-unreachable'> {
  if (status < 500 && status !== 429) return new Failed(reason, isOfPlatform);
  const seconds = Number(headers.get('retry-after'));
  return new Failed('platform-unreachable', true, seconds > 0 ? Math.min(seconds, 86_400) * 1000 : 0);
}

export interface AccessOptions {
  readonly keys: OwnKeys;
  readonly fetch: Fetch;
  readonly now: () => number;
}

/** The access tokens for one service, by platform. */
export class AccessTokens {
  readonly #known = new Map<string, Promise<Access>>();

  /**
   * `asked`: the scopes to ask for; if they are refused, the next ones, because some platforms refuse the whole request if
   * one scope was not granted when this server was registered.
   */
  constructor(
    private readonly options: AccessOptions,
    private readonly asked: readonly (readonly string[])[],
  ) {}

  /** Returns a token that is valid. Throws Failed. */
  to(platform: Platform): Promise<Access> {
    const known = this.#known.get(platform.id);
    const fetched = (known ?? Promise.reject(new Error())).then(
      (access) => (access.until > this.options.now() ? access : this.#fetch(platform)),
      () => this.#fetch(platform),
    );
    this.#known.set(platform.id, fetched);
    fetched.catch(() => this.#known.get(platform.id) === fetched && this.#known.delete(platform.id));
    return fetched;
  }

  /** Forgets the token of a platform, which does not accept it any more. */
  forget({ id }: Platform): void {
    this.#known.delete(id);
  }

  /** Sends a request to a platform. Throws Failed. */
  async ask(...request: Parameters<Fetch>): Promise<Answer> {
    try {
      return await this.options.fetch(...request);
    } catch {
      throw new Failed('platform-unreachable', true);
    }
  }

  async #fetch(platform: Platform): Promise<Access> {
    for (const scopes of this.asked.slice(0, -1)) {
      try {
        return await this.#askFor(platform, scopes);
      } catch (error) {
        if (!(error instanceof Failed) || error.reason !== 'access-refused') throw error;
      }
    }
    return this.#askFor(platform, this.asked.at(-1)!);
  }

  async #askFor({ clientId, token, audience }: Platform, asked: readonly string[]): Promise<Access> {
    const claims = { iss: clientId, sub: clientId, aud: audience ?? token, jti: randomUUID() };
    const proof = await this.options.keys.sign(claims, proofLasts);
    const answer = await this.ask(token, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: proof,
        scope: asked.join(' '),
      }).toString(),
    });
    const { access_token: given, expires_in: lasts, scope } = objectIn(answer.text) ?? {};
    if (answer.status >= 300 || typeof given !== 'string') throw failureOf(answer, 'access-refused', true);
    const seconds = typeof lasts === 'number' || typeof lasts === 'string' ? Number(lasts) : 0;
    return {
      token: given,
      until: this.options.now() + Math.max(0, Math.min(seconds || 0, 3600) - 30) * 1000,
      scopes: asked.filter((one) => typeof scope !== 'string' || scope.split(' ').includes(one)),
    };
  }
}
