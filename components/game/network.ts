/** The page's network for connections to a server, and the page events that affect a connection. */
import type { Connection } from '../../src/live/client/connection.js';
import type { Network } from '../../src/live/client/network.js';
import { timers } from '../parts/environment.js';

const inMemory = new Map<string, string>();

/** The storage of the window. If it is forbidden, as in some frames, memory is used instead. */
const storage: Network['storage'] = {
  get(key) {
    try {
      return sessionStorage.getItem(key) ?? inMemory.get(key);
    } catch {
      return inMemory.get(key);
    }
  },
  set(key, text) {
    if (text === undefined) inMemory.delete(key);
    else inMemory.set(key, text);
    try {
      if (text === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      // The copy in memory is enough.
    }
  },
};

export const network: Network = {
  timers,
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  socket(url, protocol, on) {
    const socket = new WebSocket(url, protocol);
    socket.onopen = on.opened;
    socket.onmessage = ({ data }) => on.received(data);
    socket.onclose = on.closed;
    return socket;
  },
  async post(url, body, signal) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    });
    if (!answer.ok) throw new Error(`The server answers ${answer.status}.`);
    return answer.text();
  },
  storage,
  warn: (message) => console.warn(message),
};

/**
 * After this many milliseconds in the background, a connection may have been lost without notice, for example after the lid
 * was closed.
 */
const longUnseen = 20_000;

/** Reconnects a connection as soon as the device is online or the page becomes visible. Returns a function that stops this. */
export function wakeByPage(connection: Connection): () => void {
  let hiddenAt: number | undefined;
  const look = (): void => {
    if (document.hidden) {
      hiddenAt ??= timers.now();
      return;
    }
    if (hiddenAt !== undefined && timers.now() - hiddenAt > longUnseen) connection.reconnect(0);
    else connection.wake();
    hiddenAt = undefined;
  };
  const online = (): void => connection.wake();
  const offline = (): void => connection.goOffline();
  const back = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) connection.reconnect(0);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  window.addEventListener('pageshow', back);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
    window.removeEventListener('pageshow', back);
  };
}
