/** The platforms that have been registered, and their keys. */
import { createRemoteJWKSet, customFetch, type RemoteJWKSet } from 'jose';
import { isFrom } from './addresses.js';
import type { Fetch } from './outgoing.js';
import { demand, Refusal } from './refusal.js';
import { update, type Store } from './store/port.js';
import type { Vault } from './vault.js';

/** A registration of this server at a platform. */
export interface Platform {
  readonly id: string;
  /** The name that the operator sees. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** The deployments from which it may be launched; empty for all of this client. */
  readonly deployments: readonly string[];
  /** The address to which a browser is sent to be identified. */
  readonly authorize: string;
  /** The address where this server gets its access tokens, and the audience that it names there. */
  readonly token: string;
  readonly audience?: string | undefined;
  /** The address of the platform's keys. */
  readonly keys: string;
  /** The time of the registration, in ms since 1970. */
  readonly made: number;
}

const prefix = 'platform/';

/** Maximum number of registrations. */
const mostPlatforms = 200;

/** How long a platform's keys are used before they are fetched again, and how long they are not fetched again, in ms. */
const keysLast = 10 * 60_000;
const keysRest = 30_000;

export class Platforms {
  readonly #keys = new Map<string, RemoteJWKSet>();

  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly fetch: Fetch,
  ) {}

  /** Returns the platform of an issuer and a client; if the client is not given, the only one of that issuer. */
  async find(issuer: string, clientId: string | undefined): Promise<Platform> {
    if (clientId !== undefined) {
      const text = await this.store.get(`${prefix}${this.#idOf(issuer, clientId)}`);
      demand(text !== undefined, 'platform-unknown');
      return JSON.parse(text) as Platform;
    }
    const found = (await this.all()).filter((one) => one.issuer === issuer);
    demand(found.length > 0, 'platform-unknown');
    demand(found.length === 1, 'platform-ambiguous');
    return found[0];
  }

  /** Returns the platform of an id; undefined if it is no longer registered. */
  async get(id: string): Promise<Platform | undefined> {
    const text = await this.store.get(`${prefix}${id}`);
    return text === undefined ? undefined : (JSON.parse(text) as Platform);
  }

  async all(): Promise<Platform[]> {
    return (await this.store.under(prefix)).map(([, text]) => JSON.parse(text) as Platform);
  }

  /** Registers a platform, or replaces what is registered for its issuer and client. */
  async add(given: Omit<Platform, 'id'>): Promise<Platform> {
    demand((await this.all()).length < mostPlatforms, 'busy');
    const platform: Platform = { ...given, id: this.#idOf(given.issuer, given.clientId) };
    await update(this.store, `${prefix}${platform.id}`, () => ({ text: JSON.stringify(platform) }));
    return platform;
  }

  async remove(id: string): Promise<void> {
    await update(this.store, `${prefix}${id}`, () => ({ text: undefined }));
    this.#keys.delete(id);
  }

  /**
   * Returns the function with which `jose` finds a key of a platform. The keys are fetched again every ten minutes, and when
   * a token names an unknown one, but not more often than every half a minute, whoever asks for it.
   */
  keysOf({ id, keys }: Platform): RemoteJWKSet {
    const name = `${id} ${keys}`;
    const known = this.#keys.get(name);
    if (known) return known;
    const made = createRemoteJWKSet(new URL(keys), {
      cacheMaxAge: keysLast,
      cooldownDuration: keysRest,
      [customFetch]: async (url) => {
        const answer = await this.fetch(url, { headers: { accept: 'application/json' } }).catch(() => {
          throw new Refusal('token-keys-unreachable');
        });
        demand(answer.status === 200, 'token-keys-unreachable');
        return new Response(answer.text);
      },
    });
    this.#keys.set(name, made);
    return made;
  }

  #idOf(issuer: string, clientId: string): string {
    return this.vault.hash('platform', issuer, clientId);
  }
}

/** Returns whether a page of this origin may have sent a launch: the platform's own pages, and those that identify its users. */
export const isOriginOf = ({ issuer, authorize }: Platform, origin: string): boolean =>
  isFrom(issuer, origin) || isFrom(authorize, origin);
