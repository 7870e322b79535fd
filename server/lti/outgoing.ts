/** Requests to platforms: with a time limit, a size limit, and without redirections. */

export interface Ask {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

export type Fetch = (url: string, ask: Ask) => Promise<Answer>;

/** The limits of a platform's answer: time in ms, and length in bytes. */
const most = { ms: 10_000, bytes: 200_000 };

/** Sends a request to a platform. Rejects if the platform cannot be reached, or if its answer is late or too long. */
export const fetchPlatform: Fetch = async (url, { method = 'GET', headers = {}, body }) => {
  const signal = AbortSignal.timeout(most.ms);
  const init = { method, headers, signal, redirect: 'manual' as const, ...(body === undefined ? {} : { body }) };
  const response = await fetch(url, init);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    length += part.length;
    if (length > most.bytes) throw new Error('The answer is too long.');
  }
  return { status: response.status, text: Buffer.concat(parts).toString(), headers: response.headers };
};

/** Parses an object in JSON; undefined if it is none. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
