import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '../../server/lti/addresses.js';
import type { GradeRule, Session } from '../../server/lti/sessions.js';
import { Vault } from '../../server/lti/vault.js';
import type { Random } from '../../src/rules/game.js';
import { bundle } from './bundle.js';
import type { Goal } from './kills.js';
import { clockFrom, killSecret } from './lti-kill-clock.js';
import type { LtiLife } from './lti-kill-child.js';
import type { Place } from './places.js';
import { freePort } from './redis.js';

export interface LtiTally {
  kills: number;
  moments: Record<string, number>;
  /** Reports that were answered, and scores that the platform has accepted. */
  reports: number;
  accepted: number;
  /** Scores that came again, with the time that they had before: the platform refuses them as it should. */
  again: number;
  /** All of these must be 0: pupils with a wrong grade in the end; the same score accepted twice; a lower one after a higher one. */
  wrong: number;
  twice: number;
  lower: number;
}

export const ltiFaults = ({ wrong, twice, lower }: LtiTally): number => wrong + twice + lower;

const moments = ['unwritten', 'written', 'unsent', 'recorded', 'answered', 'random'] as const;

interface Recorded {
  readonly points: number;
  readonly time: string;
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request as AsyncIterable<Buffer>) text += part.toString();
  return text;
};

/** A platform with a gradebook, which can kill the server whose score it has just recorded. */
class GradebookOfPlatform {
  readonly grades = new Map<string, Recorded[]>();
  again = 0;
  /** Called when a score has been recorded and is not answered yet. */
  onRecorded: () => void = () => undefined;
  readonly #server = createServer((request, response) => {
    void this.#answer(request).then(
      ([status, value]) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value)),
      () => response.destroy(),
    );
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage): Promise<[status: number, value: unknown]> {
    const text = await textOf(request);
    const { pathname, searchParams } = new URL(request.url!, 'http://x');
    if (pathname === '/token') return [200, { access_token: 'access', expires_in: 3600 }];
    if (pathname === '/item/results') {
      const user = searchParams.get('user_id')!;
      const last = this.grades.get(user)?.at(-1);
      return [200, last ? [{ userId: user, resultScore: last.points, resultMaximum: 100 }] : []];
    }
    if (pathname !== '/item/scores') return [404, {}];
    const {
      userId,
      scoreGiven: points,
      timestamp: time,
    } = JSON.parse(text) as {
      userId: string;
      scoreGiven: number;
      timestamp: string;
    };
    const all = this.grades.get(userId) ?? [];
    this.grades.set(userId, all);
    if ((all.at(-1)?.time ?? '') >= time) {
      this.again++;
      return [409, {}];
    }
    all.push({ points, time });
    this.onRecorded();
    return [200, {}];
  }
}

/** A pupil whose page reports one result after the other, each until it is answered. */
interface Pupil {
  readonly name: string;
  readonly rule: GradeRule;
  readonly reported: number[];
}

/**
 * Kills servers of LTI that many times, some at a time, at every step on the way of a score from a pupil's page to the
 * gradebook, and compares the gradebook in the end with what pupils have reached.
 */
export async function ltiKills(
  goal: Goal,
  random: Random,
  place: Place,
  { servers = 1, pupils: count = 6 } = {},
  onKill?: (tally: LtiTally) => void,
): Promise<LtiTally> {
  const file = await bundle('lti-kill-child');
  const start = Date.now();
  const now = clockFrom(start);
  const platform = new GradebookOfPlatform();
  const origin = await platform.listen();
  const vault = new Vault(killSecret, now);
  const registered = {
    issuer: origin,
    clientId: 'client',
    authorize: `${origin}/a`,
    token: `${origin}/token`,
    keys: `${origin}/k`,
  };
  const id = vault.hash('platform', origin, 'client');
  const ports = await Promise.all(Array.from({ length: servers }, () => freePort()));
  const children: (ChildProcess | undefined)[] = ports.map(() => undefined);
  const tally: LtiTally = { kills: 0, moments: {}, reports: 0, accepted: 0, again: 0, wrong: 0, twice: 0, lower: 0 };
  let isOver = false;

  const ask = (port: number, path: string, method: string, token: string, body: object): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });

  /** Runs one server after the other at a port, until all kills are done; the last one ends by itself. */
  const serve = async (at: number): Promise<void> => {
    for (;;) {
      const isLast = isOver || tally.kills >= goal.kills;
      const moment: LtiLife['moment'] = isLast ? 'never' : moments[random(moments.length)];
      const life: LtiLife = {
        place: place.log,
        start,
        port: ports[at],
        moment,
        nth: 1 + random(moment === 'random' ? 1 : 6),
      };
      const child = spawn(process.execPath, [file, JSON.stringify(life)], { stdio: ['ignore', 'pipe', 'inherit'] });
      children[at] = child;
      const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
      await Promise.race([once(child.stdout, 'data'), ended]);
      let recorded = 0;
      // Two servers may share the platform; which of them has sent a score does not matter.
      if (moment === 'recorded') platform.onRecorded = () => ++recorded === life.nth && child.kill('SIGKILL');
      await ask(ports[at], paths.platforms, 'POST', vault.hash('registration'), registered).catch(() => undefined);
      if (moment === 'random') setTimeout(() => child.kill('SIGKILL'), random(250));
      const [code, signal] = await ended;
      if (moment === 'recorded') platform.onRecorded = () => undefined;
      if (code === 0 && (moment === 'never' || isOver)) return;
      if (signal !== 'SIGKILL') throw new Error(`A server has ended by itself: ${code ?? signal}.`);
      tally.kills++;
      tally.moments[moment] = (tally.moments[moment] ?? 0) + 1;
      onKill?.(tally);
    }
  };

  const report = async ({ name, rule, reported }: Pupil, points: number): Promise<void> => {
    const session: Session = {
      platform: id,
      person: vault.hash('person', name),
      link: 'link',
      isTeacher: false,
      activity: 'game=plyt',
      kind: 'alone',
      grade: { item: `${origin}/item`, subject: name, rule },
    };
    reported.push(points);
    const body = { best: Math.max(...reported), last: points, isCompleted: true };
    // The page repeats what was not answered.
    for (;;) {
      const token = await vault.seal('session', session, 12 * 3_600_000);
      const answer = await ask(ports[random(servers)], paths.state, 'PUT', token, body).catch(() => undefined);
      if (answer?.status === 200) break;
      await pause(20);
    }
    tally.reports++;
  };

  const pupils = Array.from({ length: count }, (_, at): Pupil => ({
    name: `pupil-${at}`,
    rule: at % 2 === 0 ? 'best' : 'last',
    reported: [],
  }));
  const play = async (pupil: Pupil): Promise<void> => {
    while (!isOver && tally.kills < goal.kills) {
      await report(pupil, random(101));
      await pause(random(60));
    }
  };
  const expected = ({ rule, reported }: Pupil): number => (rule === 'best' ? Math.max(...reported) : reported.at(-1)!);
  const isRight = (pupil: Pupil): boolean => platform.grades.get(pupil.name)?.at(-1)?.points === expected(pupil);

  const serving = Promise.all(ports.map((_, at) => serve(at)));
  try {
    await Promise.race([Promise.all(pupils.map(play)), serving]);
    // The last servers send what is due. A minute of their clock is a second; more than enough of them.
    for (const end = Date.now() + 30_000; !pupils.every(isRight) && Date.now() < end;)
      await Promise.race([pause(50), serving]);
    // Nothing may come afterwards.
    await pause(1500);
  } finally {
    isOver = true;
    goal.kills = 0;
    for (const child of children) child?.kill('SIGTERM');
    await serving.catch(() => undefined);
    platform.close();
  }
  await serving;
  tally.again = platform.again;
  for (const pupil of pupils) {
    const all = platform.grades.get(pupil.name) ?? [];
    tally.accepted += all.length;
    if (!isRight(pupil)) tally.wrong++;
    for (const [at, { points, time }] of all.entries()) {
      const before = all[at - 1] as Recorded | undefined;
      if (!before) continue;
      if (before.time >= time) tally.twice++;
      if (pupil.rule === 'best' && points === before.points) tally.twice++;
      if (pupil.rule === 'best' && points < before.points) tally.lower++;
    }
  }
  return tally;
}
