import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { httpServer } from '../../server/http.js';
import { Pages } from '../../server/pages.js';
import { ready } from '../../src/core/index.js';
import { mostBytes, protocol } from '../../src/live/protocol/messages.js';
import { LiveServer } from './support/live-server.js';

const live = new LiveServer();
const [gateway] = live.gateways;
const pages = new Pages({ pages: 'server/pages', cdn: tmpdir(), ancestors: [] });
const { server, close } = httpServer({ gateway, origins: [], isBehindProxy: false, pages });

beforeAll(async () => {
  await ready();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(close);

/** Connects without HTTP. A client that is not told otherwise closes its side when the server has closed the other. */
async function open(allowHalfOpen = false): Promise<Socket> {
  const { port } = server.address() as { port: number };
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Sends bytes, and returns the status of the answer; undefined if the server closes the connection without one. */
async function statusOf(bytes: string | Buffer): Promise<number | undefined> {
  const socket = await open();
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  socket.write(bytes);
  while (!text.includes('\r\n') && !socket.closed) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.destroy();
  return text ? Number(text.split(' ')[1]) : undefined;
}

const connections = (): Promise<number> =>
  new Promise((resolve) => void server.getConnections((_, count) => resolve(count)));

/** Waits until the server has no connection. */
const none = (): Promise<void> => vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 10_000 });

const request = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, 'host: school.example', ...headers, '', ''].join('\r\n');
const poll = (body: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(request('POST /live/00ff', `content-length: ${Buffer.byteLength(body)}`)),
    Buffer.from(body),
  ]);
const upgrade = (...headers: string[]): string =>
  request(
    'GET /live/00ff',
    'connection: upgrade',
    'upgrade: websocket',
    `sec-websocket-protocol: ${protocol}`,
    ...headers,
  );
const chunked = (...chunks: string[]): string =>
  `${request('POST /live/00ff', 'transfer-encoding: chunked')}${chunks.join('')}`;

describe('A server that anybody reaches', () => {
  it.each<[string, string | Buffer, number | undefined]>([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['no host', 'GET /j HTTP/1.1\r\n\r\n', 400],
    ['an unknown method', request('BREW /j'), 400],
    ['a method that changes', request('DELETE /j'), 405],
    ['a method for polls only', request('POST /j'), 405],
    ['another method of a poll', request('PUT /live/00ff'), 405],
    ['options of the server', request('OPTIONS *'), 405],
    ['a tunnel', request('CONNECT school.example:443'), undefined],
    ['two slashes', request('GET //evil.example/j'), 404],
    ['half an escape', request('GET /%E0%A4%A'), 404],
    ['a zero byte', request('GET /pages/%00.js'), 404],
    ['a whole address', request('GET http://[::1/j'), 404],
    ['a long path', request(`GET /${'a'.repeat(9000)}`), 404],
    ['long headers', request('GET /j', `cookie: ${'a'.repeat(20_000)}`), 431],
    ['a strange host', 'GET /j HTTP/1.1\r\nhost: "; script-src *\r\n\r\n', 200],
    ['a length below zero', request('POST /live/00ff', 'content-length: -1'), 400],
    ['two lengths', request('POST /live/00ff', 'content-length: 2', 'transfer-encoding: chunked'), 400],
    ['a chunk of no length', chunked('zz\r\n'), 400],
    ['many chunks at once', chunked(...Array.from({ length: mostBytes + 2000 }, () => '1\r\nx\r\n')), 413],
    ['a poll without a text', poll(''), 400],
    ['half a text', poll('{"t":"hello","seq":'), 400],
    ['no object', poll('null'), 400],
    ['no hello', poll('{"t":"help","id":"0123456789abcdef","on":true}'), 400],
    ['a deep text', poll('['.repeat(8000)), 400],
    ['a name of all objects', poll('{"t":"constructor","seq":0}'), 400],
    ['no UTF-8', poll(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])), 400],
    ['a socket without a key', upgrade('sec-websocket-version: 13'), 400],
    [
      'a socket of a later version',
      upgrade('sec-websocket-version: 99', `sec-websocket-key: ${'a'.repeat(22)}==`),
      400,
    ],
  ])('answers %s by a status, and goes on', async (_, bytes, status) => {
    expect(await statusOf(bytes)).toBe(status);
    expect(await statusOf(request('GET /health'))).toBe(200);
    expect(live.warnings).toEqual([]);
  });

  it.each([
    ['/j/', '../j'],
    ['/J', 'j'],
    ['/Class/', '../class'],
  ])('leads %s to the page that is meant', async (path, location) => {
    const { port } = server.address() as { port: number };
    const headers = await new Promise<IncomingHttpHeaders>((resolve) => {
      get({ port, path, agent: false }, (response) => resolve(response.resume().headers));
    });
    expect(headers.location).toBe(location);
  });

  it('keeps nothing of a socket that it has refused, also if the other side stays open', async () => {
    await none();
    const socket = await open(true);
    socket.resume().write(request('GET /nowhere', 'connection: upgrade', 'upgrade: websocket'));
    await once(socket, 'end');
    await none().finally(() => socket.destroy());
  }, 20_000);

  it('keeps nothing of a device that leaves in the middle of what it sends', async () => {
    const hello = JSON.stringify({ t: 'hello', seq: 0, code: 'K7M4PQ', wait: 20_000 });
    for (const sent of [5, hello.length - 1]) {
      const socket = await open();
      const head = request('POST /live/00ff', `content-length: ${hello.length}`);
      await new Promise<void>((resolve) => void socket.write(head + hello.slice(0, sent), () => resolve()));
      socket.destroy();
    }
    await none();
    expect(await gateway.counts()).toEqual({ lessons: 0, devices: { guest: 0, pupil: 0, teacher: 0, projector: 0 } });
  });
});
