import type { Timers } from '../match/clock.js';
import { failure, type Outcome } from './adapter.js';

/** As much of the browser's `fetch` as is needed; handed in. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly keepalive?: boolean;
  },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

export interface Answered {
  readonly status: number;
  readonly text: string;
}

/** A host that has not answered by then is not there, in milliseconds. */
const patience = 30_000;
/** What browsers still send when the page is gone: 64 KiB, headers included. */
const mostKeptAlive = 60_000;

/** A request that always comes to an end. Answers of the host, good or bad, are left to the caller. */
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
      return { ok: true, value: { status: answer.status, text: await answer.text() } };
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

/** The record store of a launch. */
export class Lrs {
  constructor(
    private readonly fetch: Fetch,
    private readonly timers: Timers,
    private readonly endpoint: string,
    private readonly token: string,
  ) {}

  /** Answers of 2xx, 400, 404, 409 and their like are given; what ends the session or may pass is a failure. */
  async ask(
    method: string,
    path: string,
    query: Readonly<Record<string, string>>,
    body?: unknown,
  ): Promise<Outcome<Answered>> {
    const search = new URLSearchParams(query).toString();
    const url = `${this.endpoint.replace(/\/$/, '')}/${path}${search ? `?${search}` : ''}`;
    const headers = {
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

/** JSON from a host, or undefined. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
