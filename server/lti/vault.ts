/**
 * The secrets of this module, all derived from the server's own: sealed texts, which only this server can read, and keyed
 * hashes, from which nobody else can tell what was hashed. Nothing is looked up, so any server with the secret can answer.
 */
import { createHmac } from 'node:crypto';
import { compactDecrypt, CompactEncrypt } from 'jose';
import { Refusal, type Reason } from './refusal.js';

/** The purpose of a sealed text: one that was made for another purpose is refused. */
type Use = 'state' | 'receipt' | 'session' | 'choice' | 'key' | 'subject';

interface Sealed {
  readonly use: Use;
  /** The time after which it is refused, in ms since 1970. */
  readonly until?: number | undefined;
  readonly value: unknown;
}

export class Vault {
  readonly #key: Uint8Array;

  constructor(
    private readonly secret: Uint8Array,
    private readonly now: () => number,
  ) {
    this.#key = createHmac('sha256', secret).update('lti').digest();
  }

  /** Seals a value in JSON. The text is ASCII and may stand in an address. */
  seal(use: Use, value: unknown, lives?: number): Promise<string> {
    const sealed: Sealed = { use, value, until: lives === undefined ? undefined : this.now() + lives };
    return new CompactEncrypt(Buffer.from(JSON.stringify(sealed)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(this.#key);
  }

  /** Returns a sealed value. Throws a Refusal with one of the two reasons. */
  async open<T>(use: Use, text: string, invalid: Reason, expired: Reason = invalid): Promise<T> {
    const options = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
    let sealed: Sealed;
    try {
      const { plaintext } = await compactDecrypt(text, this.#key, options);
      sealed = JSON.parse(Buffer.from(plaintext).toString()) as Sealed;
    } catch {
      throw new Refusal(invalid);
    }
    if (sealed.use !== use) throw new Refusal(invalid);
    if (sealed.until !== undefined && sealed.until < this.now()) throw new Refusal(expired);
    return sealed.value as T;
  }

  /** Returns a keyed hash of some texts: 128 bits in base64url. */
  hash(use: string, ...texts: readonly string[]): string {
    const text = JSON.stringify([`lti ${use}`, ...texts]);
    return createHmac('sha256', this.secret).update(text).digest().subarray(0, 16).toString('base64url');
  }
}
