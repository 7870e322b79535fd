/** Reads requests, and writes answers that no proxy and no browser keeps. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { demand } from './refusal.js';

/** Maximum length of a request, in bytes. */
const longest = 200_000;

/** Returns the body of a request as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    demand(length <= longest, 'too-large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Returns the fields of a request: of its form, or of its address. */
export async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams> {
  const { method, url = '/', headers } = request;
  if (method === 'GET') return new URLSearchParams(url.split('?')[1] ?? '');
  demand(method === 'POST', 'method');
  demand(/^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? ''), 'not-a-form');
  return new URLSearchParams(await bodyOf(request));
}

/** Returns a cookie of a request. */
export function cookieIn({ headers }: IncomingMessage, name: string): string | undefined {
  const all = (headers.cookie ?? '').split(/;\s*/);
  return all.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Returns the token with which a page of this server identifies itself. */
export const bearerOf = ({ headers }: IncomingMessage): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];

/**
 * Returns the content security policy of a page. Any site may show it in a frame, because platforms have many addresses; a
 * page that was not launched can do nothing there.
 */
const policyOf = (formsTo: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self' 'wasm-unsafe-eval'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `worker-src 'self' blob:`,
    `connect-src 'self' ws: wss:`,
    `base-uri 'none'`,
    `form-action ${formsTo}`,
  ].join('; ');

const common = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Sends a page. `formsTo` is the origin to which its form goes, if that is another one. */
export function sendPage(response: ServerResponse, status: number, html: string, formsTo = `'self'`): void {
  const headers = {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(formsTo),
  };
  response.writeHead(status, headers).end(html);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { ...common, 'content-type': 'application/json' }).end(JSON.stringify(value));
}

export function redirect(response: ServerResponse, to: string): void {
  response.writeHead(303, { ...common, location: to }).end();
}
