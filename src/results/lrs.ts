import type { Timers } from '../match/clock.js';
import { failure, type Outcome } from './adapter.js';

/** The required part of the browser's `fetch`; passed in. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly keepalive?: boolean;
  },
) => Promise<{
  readonly status: number;
  text(): Promise<string>;
  readonly headers?: { get(name: string): string | null };
}>;

export interface Answered {
  readonly status: number;
  readonly text: string;
  /** The version of a document; undefined if the host does not show it. */
  readonly etag?: string | undefined;
}

/** Milliseconds after which a host that has not answered counts as unreachable. */
const patience = 30_000;
/** The maximum length of a body sent with `keepalive`: browsers allow 64 KiB, including headers. */
const mostKeptAlive = 60_000;

/**
 * Sends a request with a timeout. Any HTTP status counts as success; the only failure is `unreachable`. Never rejects.
 */
export async function request(
  fetch: Fetch,
  timers: Timers,
  url: string,
  method: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<Outcome<Answered>> {
  const keepalive = (body?.length ?? 0) < mostKeptAlive;
  let cancel: (() => void) | undefined;
  const late = new Promise<Outcome<Answered>>((resolve) => {
    cancel = timers.later(() => resolve(failure('unreachable', 'The host does not answer.')), patience);
  });
  const ask = async (): Promise<Outcome<Answered>> => {
    try {
      const answer = await fetch(url, { method, headers, keepalive, ...(body === undefined ? {} : { body }) });
      const etag = answer.headers?.get('ETag') ?? undefined;
      return { ok: true, value: { status: answer.status, text: await answer.text(), etag } };
    } catch (error) {
      return failure('unreachable', `The host cannot be reached: ${String(error)}`);
    }
  };
  try {
    return await Promise.race([ask(), late]);
  } finally {
    cancel?.();
  }
}

/** The learning record store of a launch. */
export class Lrs {
  constructor(
    private readonly fetch: Fetch,
    private readonly timers: Timers,
    private readonly endpoint: string,
    private readonly token: string,
  ) {}

  /** Sends a request. 401 and 403 give the failure `lost`, 429 and 5xx `unreachable`; any other status is a success. */
  async ask(
    method: string,
    path: string,
    query: Readonly<Record<string, string>>,
    body?: unknown,
    condition?: Readonly<Record<string, string>>,
  ): Promise<Outcome<Answered>> {
    const search = new URLSearchParams(query).toString();
    const url = `${this.endpoint.replace(/\/$/, '')}/${path}${search ? `?${search}` : ''}`;
    const headers = {
      ...condition,
      Authorization: `Basic ${this.token}`,
      'X-Experience-API-Version': '1.0.3',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    };
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await request(this.fetch, this.timers, url, method, headers, text);
    if (!answer.ok) return answer;
    const { status } = answer.value;
    if (status === 401 || status === 403) return failure('lost', `The host has ended the session (${status}).`);
    if (status === 429 || status >= 500) return failure('unreachable', `The host cannot answer now (${status}).`);
    return answer;
  }
}

/** Parses JSON from a host; undefined if it is invalid. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
