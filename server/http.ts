/**
 * The single port of the server: sockets and HTTP polls at /live/BUCKET, and the pages of a school's own server. BUCKET
 * only tells a load balancer which lessons belong together, see `bucketOf`.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { mostBytes, protocol, write, type ToClient } from '../src/live/protocol/messages.js';
import { Client } from './client.js';
import type { Gateway } from './gateway.js';
import { most } from './limits.js';
import { metrics } from './metrics.js';
import type { Pages } from './pages.js';
import { Polls } from './poll.js';

export interface HttpOptions {
  readonly gateway: Gateway;
  /** Other origins whose pages may connect, such as `https://moodle.school.example`. */
  readonly origins: readonly string[];
  /** True if a proxy reports the address of a device in `x-forwarded-for`. Without a proxy, anybody can forge that header. */
  readonly isBehindProxy: boolean;
  /** The pages of this server; undefined if it has none. */
  readonly pages?: Pages | undefined;
  /** The path under which a proxy has the server, such as `/abacade`; empty if it has none. */
  readonly base?: string | undefined;
  /** True if `/metrics` answers. */
  readonly hasMetrics?: boolean | undefined;
  readonly tls?: { readonly cert: Buffer; readonly key: Buffer } | undefined;
  /** Answers requests for other addresses; false for those that it does not know. */
  readonly others?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
}

/** Interval between two pings, in milliseconds. The connection ends when two of them were not answered. */
const pingEvery = 10_000;

const path = /^\/live\/[\da-f]{4}$/;

/** Returns the path of a request below the base, which a proxy may have removed already. */
function pathOf({ url = '/' }: IncomingMessage, base: string): string {
  const [path] = url.split('?', 1);
  return base && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) || '/' : path;
}

/** Answers with a text that is not kept. */
const answerText = (response: ServerResponse, status: number, text: string): void =>
  void response
    .writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' })
    .end(text);

/** Returns the address of a device, for the limit of wrong codes. It is not stored. */
export function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? headers['x-forwarded-for'] : undefined;
  // The proxy has appended the last address; those before it may be forged.
  return (
    String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim() ||
    (socket.remoteAddress ?? '')
  );
}

/** Returns whether a request may connect: from the server's own origin, from a listed one, or not from a page at all. */
export function isAllowed({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Serves a device over a socket. */
export function serve(socket: WebSocket, gateway: Gateway, address: string): void {
  let rtt = 0;
  let pinged = 0;
  let missed = 0;
  /** Maximum number of buffered bytes; the file of a lesson, which was requested, is added to it. */
  let room: number = most.waiting;
  let waited = 0;
  const send = (message: ToClient): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount === 0) room = most.waiting;
    // A device that does not read costs memory; it may reconnect.
    if (socket.bufferedAmount > room) return socket.terminate();
    const text = write(message);
    if (message.t === 'lesson') room += text.length;
    socket.send(text);
  };
  const client = new Client(gateway, {
    address,
    get rtt() {
      return rtt;
    },
    send,
    close: () => socket.close(1000),
  });
  const ping = setInterval(() => {
    // A device that is still reading a long file has not received the ping yet.
    if (socket.bufferedAmount < waited) missed = 0;
    waited = socket.bufferedAmount;
    if (missed === 2) return socket.terminate();
    missed++;
    pinged = performance.now();
    socket.ping();
  }, pingEvery);
  // A device that does not identify itself takes a place that others need.
  const silence = setTimeout(() => client.isKnown || socket.terminate(), pingEvery);
  socket.on('pong', () => {
    missed = 0;
    rtt = Math.round(performance.now() - pinged);
  });
  socket.on('message', (data: Buffer, isBinary) => void client.receive(isBinary ? undefined : data.toString()));
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(ping);
    clearTimeout(silence);
    client.gone();
  });
  // The first ping is sent at once, to measure the round-trip time.
  pinged = performance.now();
  socket.ping();
}

/** Refuses a socket. A client that never closes its side would keep it open for ever. */
const refuse = (socket: Duplex, status: string): void => {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};

/** Returns the server, which does not listen yet, and a function that closes it. */
export function httpServer(options: HttpOptions): { server: Server; close: () => Promise<void> } {
  const { gateway, origins, isBehindProxy, pages, tls, base = '', hasMetrics, others } = options;
  const polls = new Polls(gateway);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: mostBytes,
    perMessageDeflate: false,
    clientTracking: true,
    handleProtocols: (names) => (names.has(protocol) ? protocol : false),
  });

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const asked = pathOf(request, base);
    if (asked === '/health') {
      gateway.checkHealth().then(
        () => answerText(response, 200, 'ok\n'),
        () => answerText(response, 503, 'The log does not answer.\n'),
      );
      return;
    }
    if (asked === '/metrics' && hasMetrics) {
      metrics(gateway).then(
        (text) => answerText(response, 200, text),
        () => answerText(response, 500, ''),
      );
      return;
    }
    if (!path.test(asked)) {
      if (others?.(request, response)) return;
      if (pages) pages.answer(request, response, asked);
      else response.writeHead(404).end();
      return;
    }
    if (!isAllowed(request, origins)) return void response.writeHead(403).end();
    if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST' }).end();
    if (request.headers.origin) {
      response.setHeader('access-control-allow-origin', request.headers.origin);
      response.setHeader('vary', 'origin');
    }
    polls.answer(request, response, addressOf(request, isBehindProxy));
  };
  const server = tls ? createTlsServer(tls, answer) : createServer(answer);
  server.requestTimeout = 20_000;
  server.headersTimeout = 10_000;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (!path.test(pathOf(request, base))) return refuse(socket, '404 Not Found');
    if (!isAllowed(request, origins)) return refuse(socket, '403 Forbidden');
    if (!request.headers['sec-websocket-protocol']?.split(/\s*,\s*/).includes(protocol)) {
      return refuse(socket, '400 Bad Request');
    }
    const address = addressOf(request, isBehindProxy);
    sockets.handleUpgrade(request, socket, head, (one) => serve(one, gateway, address));
  });

  const close = async (): Promise<void> => {
    polls.close();
    for (const one of sockets.clients) one.close(1001);
    await gateway.close();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    setTimeout(() => {
      for (const one of sockets.clients) one.terminate();
      server.closeAllConnections();
    }, 500).unref();
    await closed;
  };
  return { server, close };
}
