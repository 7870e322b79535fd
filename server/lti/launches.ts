/**
 * The two steps of a launch: a platform announces it, the browser comes back from the platform with a signed token. A state
 * connects both steps. It is sealed, so nothing is kept between them, and it is good for one launch.
 */
import { randomBytes } from 'node:crypto';
import { decodeJwt, errors, jwtVerify, type JWTPayload } from 'jose';
import { isFrom, longestAddress, paths } from './addresses.js';
import { readClaims, type Launch } from './claims.js';
import { isOriginOf, type Platform, type Platforms } from './platforms.js';
import { demand, Refusal, type Reason } from './refusal.js';
import type { Store } from './store/port.js';
import type { Vault } from './vault.js';

/** Maximum difference between the clocks of a platform and of this server, in seconds. */
const skew = 300;

/** Time for a launch, from the announcement to the token, in ms: the person may have to log in. */
const launchTakes = 10 * 60_000;

/** Maximum length of a token. */
const longestToken = 60_000;

/** The signatures that are accepted: with a key pair only. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'];

/** The content of a state. */
interface State {
  readonly platform: string;
  readonly nonce: string;
  /** The hash of the secret that the browser has been given. */
  readonly browser: string;
  /** The name of the frame in which the platform keeps texts for this server; undefined if it keeps none. */
  readonly storage?: string | undefined;
}

/** The first step: the browser has to keep a secret, and go to an address. */
export interface Begun {
  readonly to: string;
  readonly state: string;
  /** The name of this launch among several in one browser. */
  readonly name: string;
  readonly secret: string;
  /** Where the platform keeps texts: the name of a frame, and the origin of its page. */
  readonly storage?: { readonly frame: string; readonly origin: string } | undefined;
}

/** The things that the browser brings to the second step. */
export interface Return {
  readonly state: string | undefined;
  readonly token: string | undefined;
  /** The error that the platform reports in place of a token. */
  readonly error: string | undefined;
  /** Returns a cookie of this server; undefined if the browser has kept none. */
  readonly cookieOf: (name: string) => string | undefined;
  /** The receipt of the page that has asked the platform's storage for the secret. */
  readonly asked: string | undefined;
  /** The secret that the storage had; undefined if it did not answer. */
  readonly stored: string | undefined;
  /** The origin of the page that has sent the form; `null` or undefined if the browser does not tell. */
  readonly origin: string | undefined;
}

/** The result of the second step; `ask` if the storage of the platform has to be asked for the secret first. */
export type Returned =
  | { readonly launch: Launch; readonly platform: Platform }
  | { readonly ask: NonNullable<Begun['storage']>; readonly name: string; readonly receipt: string };

/** The content of a receipt. */
interface Receipt {
  readonly nonce: string;
  /** True if the launch came from a page of the platform. */
  readonly isFromPlatform: boolean;
}

interface LaunchesOptions {
  readonly store: Store;
  readonly vault: Vault;
  readonly platforms: Platforms;
  /** The origin of this server, as browsers see it. */
  readonly origin: string;
  readonly now: () => number;
}

export class Launches {
  constructor(private readonly options: LaunchesOptions) {}

  /** Begins a launch, as a platform announces it. */
  async begin(fields: URLSearchParams): Promise<Begun> {
    const { vault, platforms, origin } = this.options;
    const field = (name: string): string | undefined => fields.get(name) ?? undefined;
    const [issuer, hint, target] = [field('iss'), field('login_hint'), field('target_link_uri')];
    demand(issuer, 'issuer-missing');
    demand(hint, 'login-hint-missing');
    demand(target, 'target-missing');
    demand(target.length <= longestAddress && isFrom(target, origin), 'target-foreign');
    const platform = await platforms.find(issuer, field('client_id'));
    const deployment = field('lti_deployment_id') ?? field('deployment_id');
    if (deployment !== undefined) demandDeployment(platform, deployment);
    const secret = randomBytes(16).toString('base64url');
    const nonce = randomBytes(16).toString('base64url');
    const frame = /^[\w.-]{1,100}$/.exec(field('lti_storage_target') ?? '')?.[0];
    const state: State = { platform: platform.id, nonce, browser: vault.hash('browser', secret), storage: frame };
    const sealed = await vault.seal('state', state, launchTakes);
    const to = new URL(platform.authorize);
    const query: Record<string, string | undefined> = {
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: platform.clientId,
      redirect_uri: `${origin}${paths.launch}`,
      login_hint: hint,
      lti_message_hint: field('lti_message_hint'),
      state: sealed,
      nonce,
    };
    for (const [name, value] of Object.entries(query)) if (value !== undefined) to.searchParams.set(name, value);
    return { to: to.href, state: sealed, name: nameOf(nonce), secret, storage: storageOf(platform, frame) };
  }

  /** Finishes a launch, with what the browser has brought. */
  async finish(given: Return): Promise<Returned> {
    const { vault, platforms } = this.options;
    demand(given.state, 'state-missing');
    const state = await vault.open<State>('state', given.state, 'state-invalid', 'state-expired');
    demand(given.error === undefined, 'platform-error');
    demand(given.token, 'token-missing');
    demand(given.token.length <= longestToken, 'claims-too-large');
    const platform = await platforms.get(state.platform);
    demand(platform, 'platform-unknown');
    const ask = await this.#askForSecret(given, state, platform);
    if (ask) return ask;
    const claims = await this.#verify(given.token, platform, state.nonce);
    const launch = readClaims(claims, this.options.origin);
    demandDeployment(platform, launch.deployment);
    await this.#useUp(state.nonce);
    return { launch, platform };
  }

  /**
   * Checks that the launch ends in the browser in which it began. The browser proves it by the secret, from a cookie or from
   * the storage of the platform. If it keeps neither for a page within another one, its word counts from which page the form
   * came: a page of somebody else, which brings a launch of its own into this browser, cannot name the platform's.
   */
  async #askForSecret(given: Return, state: State, platform: Platform): Promise<Returned | undefined> {
    const { vault, origin } = this.options;
    const name = nameOf(state.nonce);
    const isSecret = (text: string): boolean => vault.hash('browser', text) === state.browser;
    const cookie = given.cookieOf(name);
    if (cookie !== undefined) {
      demand(isSecret(cookie), 'other-browser');
      return undefined;
    }
    if (given.asked !== undefined) {
      // Who has begun a launch knows its receipt and its secret, but only a page of this server sends them from this origin.
      demand(given.origin === origin, 'other-origin');
      const receipt = await vault.open<Receipt>('receipt', given.asked, 'state-invalid', 'state-expired');
      demand(receipt.nonce === state.nonce, 'state-invalid');
      if (given.stored === undefined) demand(receipt.isFromPlatform, 'other-origin');
      else demand(isSecret(given.stored), 'other-browser');
      return undefined;
    }
    const isFromPlatform = isOriginOf(platform, given.origin ?? 'null');
    const storage = storageOf(platform, state.storage);
    if (!storage) demand(isFromPlatform, 'other-origin');
    else {
      const receipt = await vault.seal(
        'receipt',
        { nonce: state.nonce, isFromPlatform } satisfies Receipt,
        launchTakes,
      );
      return { ask: storage, name, receipt };
    }
    return undefined;
  }

  async #verify(token: string, platform: Platform, nonce: string): Promise<JWTPayload> {
    const now = this.options.now();
    const { issuer, clientId } = platform;
    let claims: JWTPayload;
    try {
      // Asked before the signature, so that the operator reads which of the two is wrong.
      demand(decodeJwt(token).iss === issuer, 'token-issuer');
      const verified = await jwtVerify(token, this.options.platforms.keysOf(platform), {
        algorithms,
        issuer,
        audience: clientId,
        clockTolerance: skew,
        currentDate: new Date(now),
        maxTokenAge: launchTakes / 1000,
        requiredClaims: ['exp', 'iat'],
      });
      claims = verified.payload;
    } catch (error) {
      throw new Refusal(reasonOf(error));
    }
    const { aud, azp } = claims;
    demand(!Array.isArray(aud) || aud.length === 1 || azp === clientId, 'token-audience');
    demand(azp === undefined || azp === clientId, 'token-audience');
    demand(typeof claims['nonce'] === 'string' && claims['nonce'] !== '', 'nonce-missing');
    demand(claims['nonce'] === nonce, 'nonce-other');
    return claims;
  }

  /** Marks a launch as done. It is kept for as long as its state could come again. */
  async #useUp(nonce: string): Promise<void> {
    const until = this.options.now() + launchTakes + skew * 1000;
    demand(await this.options.store.swap(`nonce/${nonce}`, undefined, '1', { until }), 'nonce-used');
  }
}

const nameOf = (nonce: string): string => `lti-${nonce.slice(0, 8)}`;

/** Texts are kept by the page that identifies users, says the specification, whichever frame that is. */
const storageOf = ({ authorize }: Platform, frame: string | undefined): Begun['storage'] =>
  frame === undefined ? undefined : { frame, origin: new URL(authorize).origin };

function demandDeployment({ deployments }: Platform, deployment: string): void {
  demand(deployments.length === 0 || deployments.includes(deployment), 'deployment-unknown');
}

/** Returns the reason for which `jose` has refused a token. */
function reasonOf(error: unknown): Reason {
  if (error instanceof Refusal) return error.reason;
  if (error instanceof errors.JWTExpired) return error.claim === 'iat' ? 'token-old' : 'token-expired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud') return 'token-audience';
    if (error.claim === 'iss') return 'token-issuer';
    return error.claim === 'nbf' || (error.claim === 'iat' && error.reason === 'check_failed')
      ? 'token-early'
      : 'token-expired';
  }
  if (error instanceof errors.JOSEAlgNotAllowed) return 'token-algorithm';
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
    return 'token-key-unknown';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'token-signature';
  if (error instanceof errors.JWTInvalid || error instanceof errors.JWSInvalid) return 'token-malformed';
  return error instanceof errors.JOSENotSupported ? 'token-algorithm' : 'token-keys-unreachable';
}
