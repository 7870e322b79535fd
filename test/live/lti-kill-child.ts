// A server of LTI that is about to be killed. It takes reports of pupils and sends scores, as at a school, at a clock that runs
// faster. `lti-kills.ts` starts it, and is the platform.
import { createServer } from 'node:http';
import { Lti } from '../../server/lti/lti.js';
import { fetchPlatform } from '../../server/lti/outgoing.js';
import { SqliteStore } from '../../server/lti/store/sqlite.js';
import type { Store } from '../../server/lti/store/port.js';
import { ValkeyStore } from '../../server/lti/store/valkey.js';
import { clockFrom, killSecret, noLessons } from './lti-kill-clock.js';

/** The argument of the program. */
export interface LtiLife {
  /** The folder, or the address of the servers, of the storage. */
  readonly place: string;
  readonly start: number;
  readonly port: number;
  /**
   * The server kills itself at this moment of its `nth` step of that kind: before or after a change of the storage, before
   * a score is sent, or after its answer has come. At `recorded` the platform kills it before it answers; at `random` it is
   * killed from outside; `never` ends at SIGTERM.
   */
  readonly moment: 'unwritten' | 'written' | 'unsent' | 'recorded' | 'answered' | 'random' | 'never';
  readonly nth: number;
}

const { place, start, port, moment, nth } = JSON.parse(process.argv[2]) as LtiLife;
const now = clockFrom(start);
let steps = 0;
const die = (at: LtiLife['moment']): void => {
  if (moment === at && ++steps === nth) process.kill(process.pid, 'SIGKILL');
};

const inner: Store = place.startsWith('valkey:') ? new ValkeyStore(place, now) : new SqliteStore(place, now);
const store: Store = {
  get: (name) => inner.get(name),
  under: (prefix) => inner.under(prefix),
  due: (at, most) => inner.due(at, most),
  close: () => inner.close(),
  async swap(name, ...given) {
    const isGrade = name.startsWith('grade/');
    if (isGrade) die('unwritten');
    const answer = await inner.swap(name, ...given);
    if (isGrade) die('written');
    return answer;
  },
};

const lti = new Lti({
  origin: `http://127.0.0.1:${port}`,
  secret: killSecret,
  store,
  lessons: noLessons,
  pages: '.',
  scripts: [],
  now,
  log: () => undefined,
  fetch: async (url, ask) => {
    const isScore = new URL(url).pathname.endsWith('/scores');
    if (isScore) die('unsent');
    const answer = await fetchPlatform(url, ask);
    if (isScore) die('answered');
    return answer;
  },
});

const server = createServer((request, response) => {
  if (!lti.answer(request, response)) response.writeHead(404).end();
});
server.listen(port, '127.0.0.1', () => process.stdout.write('ready\n'));
const sending = setInterval(() => void lti.sendScores(), 20);
process.once('SIGTERM', () => {
  clearInterval(sending);
  server.close();
  server.closeAllConnections();
  void lti.close().then(() => process.exit(0));
});
