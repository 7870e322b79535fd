/** The keys with which this server signs for platforms. They are made and replaced by themselves. */
import { exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import type { Store } from './store/port.js';
import type { Vault } from './vault.js';

const algorithm = 'RS256';
const day = 86_400_000;

/** The age at which a key gets a successor, and at which it is erased. */
const life = { signs: 90 * day, published: 180 * day };

/** Time for which a key is published before it signs, because platforms keep the set of keys for a while. */
const announced = day;

interface OwnKey {
  readonly id: string;
  readonly made: number;
  readonly jwk: JWK;
}

const prefix = 'key/';

export class OwnKeys {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly now: () => number,
  ) {}

  /** Signs claims, with the usual ones: `iat`, and `exp` after `lives` ms. */
  async sign(claims: JWTPayload, lives: number): Promise<string> {
    const { id, jwk } = await this.#signing();
    const seconds = Math.floor(this.now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: id, typ: 'JWT' })
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + Math.ceil(lives / 1000))
      .sign((await importJWK(jwk, algorithm)) as CryptoKey);
  }

  /** Returns the public keys, as a platform fetches them. */
  async publicSet(): Promise<{ keys: JWK[] }> {
    await this.#signing();
    const keys = (await this.#all()).map(({ id, jwk: { kty, n, e } }) => ({
      kty,
      n,
      e,
      kid: id,
      alg: algorithm,
      use: 'sig',
    }));
    return { keys: keys as JWK[] };
  }

  async #signing(): Promise<OwnKey> {
    const now = this.now();
    let keys = await this.#all();
    const newest = keys.at(-1);
    if (!newest || newest.made < now - life.signs) {
      await this.#make();
      keys = await this.#all();
    }
    const signing = keys.findLast(({ made }) => made <= now - announced) ?? keys[0];
    if (!signing) throw new Error('There is no key to sign for platforms.');
    return signing;
  }

  /** Returns all keys, the oldest first. */
  async #all(): Promise<OwnKey[]> {
    const kept = await this.store.under(prefix);
    const keys = kept.map(([, text]) => this.vault.open<OwnKey>('key', text, 'busy'));
    return (await Promise.all(keys)).sort((a, b) => a.made - b.made);
  }

  /** Makes a key. Servers that share a storage make one a day at most between them. */
  async #make(): Promise<void> {
    const made = this.now();
    const { privateKey } = await generateKeyPair(algorithm, { extractable: true, modulusLength: 2048 });
    const today = Math.floor(made / day);
    const key: OwnKey = { id: `k${today}`, made, jwk: await exportJWK(privateKey) };
    const text = await this.vault.seal('key', key);
    await this.store.swap(`${prefix}${today}`, undefined, text, { until: made + life.published });
  }
}
