/**
 * Finds out why a script could not be imported: whether the page or its server is at fault, so that going online would not
 * help. A browser's error for a failed import does not name the reason.
 */

/** Returns the address that Chromium and Firefox name in their errors; Safari names none. */
const addressIn = (error: unknown): string | undefined =>
  /\bhttps?:\/\/[^\s'"]+\.js\b[^\s'"]*/.exec(String(error))?.[0];

const fileOf = (address: string): string => new URL(address).pathname.split('/').at(-1)!;

const isScript = (type: string | null): boolean => /\b(?:java|ecma)script\b/i.test(type ?? '');

/** Status codes of temporary failures: request timeout, too early, too many requests. */
const passing = [408, 425, 429];

/** Calls `load`, and adds the addresses that the page's policy blocks in the meantime to `forbidden`. */
async function watched<T>(load: () => Promise<T>, forbidden: string[]): Promise<T> {
  const note = ({ blockedURI, disposition }: SecurityPolicyViolationEvent): void => {
    if (disposition === 'enforce') forbidden.push(blockedURI);
  };
  document.addEventListener('securitypolicyviolation', note);
  try {
    return await load();
  } catch (error) {
    // Firefox reports the violation slightly later.
    await new Promise((resolve) => setTimeout(resolve));
    throw error;
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}

/** Returns true if the server responds, but not with the script. */
async function isWrong(address: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    if (ok) return !isScript(headers.get('content-type'));
    return status >= 400 && status < 500 && status !== 405 && !passing.includes(status);
  } catch {
    return false;
  }
}

/** The error for a file that is missing or blocked because of the page or its server. */
export class FileAtFault extends Error {
  constructor(
    readonly file: string,
    reason: unknown,
  ) {
    super(String(reason));
  }
}

/**
 * Calls `load`, which imports a script; `from` is its address, if known.
 * @throws FileAtFault if the server lacks the script or serves it as another type, or if the policy of the page forbids it;
 * otherwise the error of `load`.
 */
export async function blaming<T>(load: () => Promise<T>, from?: string): Promise<T> {
  const forbidden: string[] = [];
  try {
    return await watched(load, forbidden);
  } catch (error) {
    const address = addressIn(error) ?? from;
    const blocked = forbidden.find((one) => one.endsWith('.js') || one === address);
    if (blocked) throw new FileAtFault(fileOf(blocked), error);
    if (address && navigator.onLine && (await isWrong(address))) throw new FileAtFault(fileOf(address), error);
    throw error;
  }
}
