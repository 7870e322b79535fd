/**
 * HTTP polls, for networks that block sockets. A device sends a hello and receives lines of messages: at once if there are
 * any, otherwise as soon as there are. Messages that it has not fetched are kept for a while under its token, so that none
 * is missed between two polls. Where they are lost, as on another server, the whole board is sent instead.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mostBytes, mostWait, write, type ToClient } from '../src/live/protocol/messages.js';
import { readToServer } from '../src/live/protocol/to-server.js';
import { Client } from './client.js';
import type { Gateway } from './gateway.js';
import { most } from './limits.js';

/** Time without a poll after which a device counts as gone, in milliseconds. */
const patience = 20_000;
/** Time to wait for more messages for the same answer, in milliseconds. */
const gather = 15;

/** A device that polls. */
class Poller {
  readonly client: Client;
  /** The lines that were not fetched yet. */
  #lines: string[] = [];
  #bytes = 0;
  #held: { readonly end: () => void; readonly timer: NodeJS.Timeout } | undefined;
  #gathering: NodeJS.Timeout | undefined;
  #patience: NodeJS.Timeout | undefined;
  isEnded = false;
  /** The number of the last step of a board that was queued for this device. */
  seq = 0;

  constructor(
    gateway: Gateway,
    address: string,
    private readonly ended: () => void,
  ) {
    this.client = new Client(gateway, {
      address,
      rtt: 0,
      send: (message) => this.#send(message),
      close: () => this.end(),
    });
    this.rest();
  }

  /**
   * Holds a poll until there are messages, at most for `ms` milliseconds. `answer` receives the lines. Returns a function
   * that releases the poll without an answer.
   */
  hold(ms: number, answer: (lines: string) => void): () => void {
    this.#held?.end();
    clearTimeout(this.#patience);
    const end = (): void => {
      if (this.#held?.end !== end) return;
      clearTimeout(this.#held.timer);
      this.#held = undefined;
      this.rest();
      answer(this.take());
    };
    const timer = setTimeout(() => {
      // Nothing has happened. If the device has missed something, it is sent now.
      if (this.#lines.length === 0) this.client.lesson?.members.refresh(this.client);
      end();
    }, ms);
    this.#held = { end, timer };
    if (this.#lines.length > 0 || this.isEnded) end();
    // A device that has disconnected meanwhile receives no answer.
    return () => {
      if (this.#held?.end !== end) return;
      clearTimeout(timer);
      this.#held = undefined;
      this.rest();
    };
  }

  /** Returns the queued lines and empties the queue. */
  take(): string {
    const lines = this.#lines.join('');
    this.#lines = [];
    this.#bytes = 0;
    return lines;
  }

  rest(): void {
    clearTimeout(this.#patience);
    if (!this.isEnded) this.#patience = setTimeout(() => this.end(), patience);
  }

  end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    clearTimeout(this.#patience);
    clearTimeout(this.#gathering);
    this.client.gone();
    this.#held?.end();
    this.ended();
  }

  #send(message: ToClient): void {
    if (this.isEnded) return;
    if (message.t === 'view' || message.t === 'plies') this.seq = message.seq;
    const line = `${write(message)}\n`;
    this.#lines.push(line);
    // The file of a lesson is long, but was requested.
    if (message.t !== 'lesson') this.#bytes += line.length;
    if (this.#bytes > most.waiting) return this.end();
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      if (this.#lines.length > 0) this.#held?.end();
    }, gather);
  }
}

export class Polls {
  readonly #pollers = new Map<string, Poller>();
  #isClosed = false;

  constructor(private readonly gateway: Gateway) {}

  /** Answers a poll. */
  answer(request: IncomingMessage, response: ServerResponse, address: string): void {
    let size = 0;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size > mostBytes) {
        response.writeHead(413, { connection: 'close' }).end();
        request.destroy();
      } else parts.push(part);
    });
    request.on('error', () => response.destroy());
    request.on('end', () => {
      if (size > mostBytes) return;
      this.#poll(Buffer.concat(parts).toString(), response, address).catch(() => response.destroy());
    });
  }

  close(): void {
    this.#isClosed = true;
    for (const poller of [...this.#pollers.values()]) poller.end();
  }

  async #poll(text: string, response: ServerResponse, address: string): Promise<void> {
    const read = readToServer(text);
    if (!read.ok || read.value.t !== 'hello' || this.#isClosed) {
      return void response.writeHead(this.#isClosed ? 503 : 400).end();
    }
    const hello = read.value;
    const { wait = 0, say = [] } = hello;
    // A teacher's key opens many lessons, so messages are not kept under it.
    const token = hello.token !== undefined && this.gateway.isKey(hello.token) ? undefined : hello.token;
    const known = token === undefined ? undefined : this.#pollers.get(token);
    const poller = known ?? this.#poller(token, address);
    const isKnown = known !== undefined && (known.seq === hello.seq || known.client.role.kind !== 'pupil');
    // If the device lacks messages that were sent to it, an answer was lost; then its hello is handled, which sends everything
    // again.
    if (isKnown && (wait > 0 || say.length > 0))
      for (const message of say) await poller.client.receive(JSON.stringify(message));
    else await poller.client.receive(text);
    this.#storeUnder(poller, token);

    const answer = (lines: string): void => {
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(lines);
    };
    const isHeld = wait > 0;
    if (isHeld) response.on('close', poller.hold(Math.min(wait, mostWait), answer));
    else answer(poller.take());
    if (poller.isEnded || token !== undefined) return;
    // Without a token nobody can fetch the rest.
    if (isHeld) response.on('close', () => this.#isNamed(poller) || poller.end());
    else if (!this.#isNamed(poller)) poller.end();
  }

  #poller(token: string | undefined, address: string): Poller {
    const poller: Poller = new Poller(this.gateway, address, () => {
      for (const [name, one] of this.#pollers) if (one === poller) this.#pollers.delete(name);
    });
    if (token !== undefined) this.#pollers.set(token, poller);
    return poller;
  }

  /** Keeps the device under the token that it was given, which it uses from now on. */
  #storeUnder(poller: Poller, token: string | undefined): void {
    const { lesson, role } = poller.client;
    const given =
      lesson && role.kind === 'pupil'
        ? this.gateway.pupilToken(lesson, role.pupil, role.epoch)
        : lesson && role.kind === 'teacher'
          ? this.gateway.tokensFor(lesson).token
          : undefined;
    if (given === undefined || given === token || poller.isEnded || this.#pollers.has(given)) return;
    this.#pollers.set(given, poller);
  }

  #isNamed(poller: Poller): boolean {
    return [...this.#pollers.values()].includes(poller);
  }
}
