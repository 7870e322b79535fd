import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { paths } from '../../server/lti/addresses.js';
import { Vault } from '../../server/lti/vault.js';
import { LiveProcess } from './live-process.js';
import { freePort } from './redis.js';

const claim = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
const role = (name: string): string => `http://purl.imsglobal.org/vocab/lis/v2/membership#${name}`;
const atOnce = 10;

/** Returns the processor time of a process so far, in ms. */
function processorTime(pid: number): number {
  // Its name, which may contain spaces, ends with a bracket; user and system time are the 12th and 13th field behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return ((Number(fields[11]) + Number(fields[12])) / ticks) * 1000;
}

/** Launches a server that many times in three ways, and returns the processor time of each as lines. */
export async function launches(count: number): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] });
  const platform = createServer((_, response) => response.end(keys));
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const data = mkdtempSync(join(tmpdir(), 'abacade-launches-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const server = new LiveProcess(port, ['--data', data, '--lti', base]);
  await server.start();
  const vault = new Vault(readFileSync(join(data, 'secret')), Date.now);
  const register = { issuer, clientId: 'c', authorize: `${issuer}/a`, token: `${issuer}/t`, keys: `${issuer}/k` };
  const authorization = `Bearer ${vault.hash('registration')}`;
  await fetch(`${base}${paths.platforms}`, {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify(register),
  });

  /** Launches as a pupil, or as the teacher; returns the session of the page. */
  const launch = async (sub: string, custom: object, isTeacher = false): Promise<string> => {
    const target = `${base}${paths.launch}`;
    const fields = { iss: issuer, client_id: 'c', login_hint: '1', target_link_uri: target };
    const begun = await fetch(`${base}${paths.login}?${new URLSearchParams(fields)}`, { redirect: 'manual' });
    const to = new URL(begun.headers.get('location')!);
    const token = await new SignJWT({
      nonce: to.searchParams.get('nonce'),
      given_name: 'Ada',
      [claim('version')]: '1.3.0',
      [claim('message_type')]: 'LtiResourceLinkRequest',
      [claim('deployment_id')]: '1',
      [claim('target_link_uri')]: target,
      [claim('resource_link')]: { id: `link ${sub.slice(0, 4)}` },
      [claim('roles')]: [role(isTeacher ? 'Instructor' : 'Learner')],
      [claim('context')]: { id: 'course' },
      [claim('custom')]: custom,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(issuer)
      .setAudience('c')
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(privateKey);
    const answer = await fetch(target, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: begun.headers.get('set-cookie')!.split(';')[0],
      },
      body: new URLSearchParams({ state: to.searchParams.get('state')!, id_token: token }),
    });
    const [, session] = (answer.headers.get('location') ?? '').split('#');
    if (!session) throw new Error(`A launch was refused: ${answer.status}.`);
    return session;
  };
  const ask = async (session: string, path: string, method: string): Promise<void> => {
    const answer = await fetch(`${base}${path}`, { method, headers: { authorization: `Bearer ${session}` } });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  };
  const alone = { activity: 'game=plyt', kind: 'alone' };
  const lesson = { kind: 'lesson', lesson: JSON.stringify({ game: 'multiplay', options: { size: 5 }, how: 'pairs' }) };

  const measure = async (name: string, work: (at: number) => Promise<unknown>): Promise<string> => {
    const run = async (times: number): Promise<void> => {
      let at = 0;
      const some = async (): Promise<void> => {
        while (at < times) await work(at++);
      };
      await Promise.all(Array.from({ length: atOnce }, some));
    };
    // The compiler has to know the code first.
    await run(Math.ceil(count / 4));
    const before = processorTime(server.pid!);
    await run(count);
    const each = (processorTime(server.pid!) - before) / count;
    return `${name}: ${each.toFixed(2)} ms of processor time`;
  };

  try {
    const lines = [
      await measure('A launch, from the announcement to the page', (at) => launch(`alone ${at}`, alone)),
      await measure('and what the page of an activity asks', async (at) =>
        ask(await launch(`alone ${at}`, alone), paths.state, 'GET'),
      ),
    ];
    const opened = await launch('less teacher', lesson, true);
    await ask(opened, paths.lesson, 'POST');
    lines.push(
      await measure('and the seat of a lesson, of a class of 60', async (at) =>
        ask(await launch(`less ${at % 60}`, lesson), paths.lesson, 'POST'),
      ),
    );
    return `${count} launches each, ${atOnce} at a time:\n${lines.join('\n')}`;
  } finally {
    await server.kill();
    platform.close();
    rmSync(data, { recursive: true, force: true });
  }
}
