import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalJWKSet, jwtVerify, type JWK } from 'jose';
import { Lti } from '../../server/lti/lti.js';
import type { Answer } from '../../server/lti/outgoing.js';
import { SqliteStore } from '../../server/lti/store/sqlite.js';
import { courseLanguages } from '../../src/words/generated/course.js';
import { claim, deepLinkingClaim, json, SimulatedPlatform, type Signed } from './support/lti-platform.js';

const now = Date.now;
const origin = 'https://games.school.example';
const lines: string[] = [];
let folder: string;
let platform: SimulatedPlatform;
let lti: Lti;
let server: Server;
let base = '';
/** Answers of platforms for addresses that the simulated one does not have. */
let others: Record<string, (body: string, authorization?: string) => Answer> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'abacade-lti-'));
  platform = await SimulatedPlatform.create(now);
  lti = new Lti({
    origin,
    secret: Buffer.from('a secret that is only for tests'),
    store: new SqliteStore(join(folder, 'lti'), now),
    lessons: {
      canOpen: () => false,
      open: () => Promise.resolve(undefined),
      teacherOf: () => Promise.resolve(undefined),
      seat: () => Promise.resolve('over'),
      onEnd: () => undefined,
    },
    pages: 'server/lti/pages',
    scripts: [folder, join(folder, 'cdn')],
    log: (line) => lines.push(line),
    fetch: (url, ask) => {
      const other = others[new URL(url).pathname];
      return other ? Promise.resolve(other(ask.body ?? '', ask.headers?.['authorization'])) : platform.fetch(url, ask);
    },
  });
  server = createServer((request, response) => {
    if (!lti.answer(request, response)) response.writeHead(404).end('not ours');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  platform.toolKeys = async () => (await (await fetch(`${base}/lti/keys`)).json()) as { keys: JWK[] };
  const { name, issuer, clientId, deployments, authorize, token, keys } = platform.registration;
  const added = await administer('POST', {
    name,
    issuer,
    clientId,
    authorize,
    token,
    keys,
    deployments: deployments.join(' '),
  });
  expect(added.status).toBe(200);
});
afterAll(async () => {
  server.close();
  await lti.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  lines.length = 0;
  others = {};
});

const administer = (method: string, body?: object, key = lti.key): Promise<Response> =>
  fetch(`${base}/lti/api/platforms`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${base}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

interface Announced {
  readonly cookie: string;
  readonly state: string;
  readonly nonce: string;
}

async function announce(): Promise<Announced> {
  const answer = await fetch(`${base}/lti/login?${platform.announcement()}`, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  const to = new URL(answer.headers.get('location')!);
  const cookie = answer.headers.get('set-cookie')!.split(';')[0];
  return { cookie, state: to.searchParams.get('state')!, nonce: to.searchParams.get('nonce')! };
}

async function launch(signed: Signed = {}, headers: Record<string, string> = {}): Promise<Response> {
  const { cookie, state, nonce } = await announce();
  return post('/lti/launch', { state, id_token: await platform.sign(nonce, signed) }, { cookie, ...headers });
}

/** Launches, and returns what the page then asks the server with. */
async function sessionOf(signed: Signed = {}): Promise<(method: string, body?: object) => Promise<Response>> {
  const answer = await launch(signed);
  const [path, token] = answer.headers.get('location')!.split('#');
  expect([answer.status, path]).toEqual([303, '/lti/play']);
  return (method, body) =>
    fetch(`${base}/lti/api/state`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
}

describe('A pupil who opens a link', () => {
  it('gets the page of the link, whose fragment is the session', async () => {
    const ask = await sessionOf();
    expect(await (await ask('GET')).json()).toMatchObject({
      firstName: 'Ada',
      activity: 'game=plyt&players=%2C+bot%3A1',
      language: 'de',
      isTeacher: false,
      isGraded: true,
      isCompleted: false,
    });
    const page = await fetch(`${base}/lti/play`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('/lti/files/play.js');
  });

  it('finds the game, the knowledge and the score again, on each device', async () => {
    const sub = { claims: { sub: 'pupil-again' } };
    const ask = await sessionOf(sub);
    const report = { state: 'a game', learning: 'a memory', best: 80, last: 60, isCompleted: true };
    expect(await (await ask('PUT', report)).json()).toEqual({ counts: 80 });
    await lti.sendScores();
    expect(platform.recorded.filter(({ user }) => user === 'pupil-again').map((one) => one.points)).toEqual([80]);
    const again = await sessionOf(sub);
    const kept = { state: 'a game', learning: 'a memory', best: 80, isCompleted: true };
    expect(await (await again('GET')).json()).toMatchObject(kept);
    // Another link has another game, and the same knowledge; another pupil has neither.
    const other = await sessionOf({ claims: { sub: 'pupil-again', [claim('resource_link')]: { id: 'link-10' } } });
    const elsewhere = (await (await other('GET')).json()) as object;
    expect(elsewhere).toMatchObject({ learning: 'a memory', isCompleted: false });
    expect(elsewhere).not.toHaveProperty('state');
    const stranger = await sessionOf({ claims: { sub: 'pupil-other' } });
    expect(await (await stranger('GET')).json()).not.toHaveProperty('learning');
  });

  it('sends the last score if the teacher wants that', async () => {
    const custom = { activity: 'game=plyt', grade: 'last' };
    const ask = await sessionOf({ claims: { sub: 'pupil-last', [claim('custom')]: custom } });
    expect(await (await ask('PUT', { best: 80, last: 60, isCompleted: true })).json()).toEqual({ counts: 60 });
  });

  it('sends no score before a game has been played to its end', async () => {
    const ask = await sessionOf({ claims: { sub: 'pupil-begins' } });
    expect(await (await ask('PUT', { state: 'a game', best: 0, isCompleted: false })).json()).toEqual({});
  });

  it('cannot report anything that is none', async () => {
    const ask = await sessionOf({ claims: { sub: 'pupil-bad' } });
    for (const bad of [
      {},
      { isCompleted: 'yes' },
      { isCompleted: true, best: 101 },
      { isCompleted: true, best: '80' },
      { isCompleted: true, state: 'x'.repeat(64_001) },
      { isCompleted: true, learning: 7 },
    ]) {
      const answer = await ask('PUT', bad);
      expect([answer.status, await answer.json()]).toEqual([400, { reason: 'content' }]);
    }
    expect((await ask('PUT', { isCompleted: true, state: 'x'.repeat(250_000) })).status).toBe(413);
    expect((await ask('DELETE')).status).toBe(405);
  });

  it('cannot report as a teacher, nor without a session', async () => {
    const ask = await sessionOf({ teacher: true });
    expect(await (await ask('GET')).json()).toMatchObject({ isTeacher: true, isGraded: false });
    expect((await ask('PUT', { isCompleted: true })).status).toBe(403);
    for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: 'Basic x' }])
      expect((await fetch(`${base}/lti/api/state`, { headers: headers as Record<string, string> })).status).toBe(401);
  });
});

describe('A class', () => {
  it('of 30 pupils that launch at once are all let in', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, (_, at) => launch({ claims: { sub: `pupil-${at}` } })));
    expect(all.map((one) => one.status)).toEqual(all.map(() => 303));
  });
});

describe('A refused request', () => {
  it('shows what to do in the language of the browser, and why only in the log', async () => {
    const answer = await launch(
      { claims: { sub: 'pupil-4711', given_name: 'Ada', aud: 'another' } },
      { 'accept-language': 'it-CH,en;q=0.5' },
    );
    const page = await answer.text();
    const { again } = await courseLanguages.others['it']();
    expect(answer.status).toBe(400);
    expect(page).toContain(again.title);
    expect(page).toContain('<html lang="it" dir="ltr">');
    expect(page).not.toContain('audience');
    expect(lines).toEqual(['LTI: /lti/launch: token-audience']);
  });

  it('writes no claim and no token into the log', async () => {
    await launch({ claims: { [claim('deployment_id')]: 'secret-deployment' } });
    await post('/lti/launch', { state: 'secret-state', id_token: 'secret-token' });
    await post('/lti/login', {
      iss: 'https://secret.example',
      login_hint: 'secret',
      target_link_uri: 'https://secret.example',
    });
    await administer('POST', { issuer: 'secret' });
    expect(lines).toHaveLength(4);
    expect(lines.join('\n')).not.toMatch(/secret|4711|Ada/);
  });

  it('does not call a request a fault that a closed browser has broken off', async () => {
    const begun = once(server, 'request') as Promise<[IncomingMessage]>;
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    const form = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 500';
    socket.write(`POST /lti/login HTTP/1.1\r\nhost: games\r\n${form}\r\n\r\niss=https`);
    const [request] = await begun;
    socket.destroy();
    await new Promise((resolve) => request.once('close', resolve));
    // A request after that is answered, and the log has only its reason.
    expect((await fetch(`${base}/lti/launch`, { method: 'PUT' })).status).toBe(405);
    expect(lines).toEqual(['LTI: /lti/launch: method']);
  });

  it('does not fill the log', async () => {
    for (let at = 0; at < 30; at++) await post('/lti/launch', {});
    expect(lines.length).toBeLessThan(15);
    expect(lines.join()).toContain('left out');
  });

  it('is also one by another method, of another form, or too large', async () => {
    expect((await fetch(`${base}/lti/launch`)).status).toBe(405);
    expect((await fetch(`${base}/lti/login`, { method: 'PUT' })).status).toBe(405);
    expect((await post('/lti/launch', {}, { 'content-type': 'application/json' })).status).toBe(400);
    expect((await post('/lti/launch', { state: 'x'.repeat(250_000) })).status).toBe(413);
  });

  it.each([
    '/lti/files/../lti.ts',
    '/lti/files/%2e%2e%2flti.ts',
    '/lti/files/play.html',
    '/lti/nothing',
    '/lti/__proto__',
    '/lti/files/',
  ])('is not a way to other files: %s', async (path) => expect((await fetch(`${base}${path}`)).status).toBe(404));

  it('for another address is not answered here', async () => {
    expect(await (await fetch(`${base}/j`)).text()).toBe('not ours');
  });
});

describe('The storage of a platform', () => {
  it('is asked by pages that contain what the message needs', async () => {
    const fields = platform.announcement({ lti_storage_target: 'storage"><script>' });
    // A name that is none is left out.
    expect((await fetch(`${base}/lti/login?${fields}`, { redirect: 'manual' })).status).toBe(303);
    const announced = platform.announcement({ lti_storage_target: 'storage' });
    const storing = await (await fetch(`${base}/lti/login?${announced}`)).text();
    const data = (page: string, name: string): string | undefined =>
      new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1].replaceAll('&amp;', '&');
    const to = new URL(data(storing, 'to')!);
    const [state, nonce] = ['state', 'nonce'].map((name) => to.searchParams.get(name)!);
    const asking = await (await post('/lti/launch', { state, id_token: await platform.sign(nonce) })).text();
    expect(data(asking, 'name')).toBe(data(storing, 'name'));
    expect(data(asking, 'origin')).toBe(platform.origin);
    const hidden = Object.fromEntries(
      [...asking.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const secret = data(storing, 'secret')!;
    const foreign = await post('/lti/launch', { ...hidden, secret }, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(400);
    const launched = await post('/lti/launch', { ...hidden, secret }, { origin });
    expect(launched.headers.get('location')).toMatch(/^\/lti\/play#/);
  });
});

describe('The scripts of a page', () => {
  it('are in several folders: the words of pages are with the elements', async () => {
    mkdirSync(join(folder, 'cdn'));
    writeFileSync(join(folder, 'play.js'), 'export const play = 1;');
    writeFileSync(join(folder, 'cdn', 'words-pages.de.js'), 'export const words = 1;');
    for (const name of ['play.js', 'words-pages.de.js', 'course.css'])
      expect((await fetch(`${base}/lti/files/${name}`)).status, name).toBe(200);
    expect((await fetch(`${base}/lti/files/none.js`)).status).toBe(404);
  });
});

describe('A teacher who adds an activity to a course', () => {
  const deepLinking = (more: object = {}): Signed => ({
    teacher: true,
    claims: {
      [claim('message_type')]: 'LtiDeepLinkingRequest',
      [claim('resource_link')]: undefined,
      [deepLinkingClaim]: {
        deep_link_return_url: `${platform.origin}/mod/lti/contentitem_return.php?course=2`,
        accept_types: ['link', 'ltiResourceLink'],
        data: 'opaque-7',
        ...more,
      },
    },
  });
  const choiceOf = async (signed: Signed): Promise<string> => {
    const [path, choice] = (await launch(signed)).headers.get('location')!.split('#');
    expect(path).toBe('/lti/choose');
    return choice;
  };
  const chosen = { title: 'Table of 6: <climb>', activity: 'game=plyt&fixed=6', kind: 'alone', grade: 'best' };

  /** Returns the signed answer in the page that brings it to the platform. */
  async function answerIn(page: string): Promise<Record<string, unknown>> {
    const token = /name="JWT" value="([^"]*)"/.exec(page)![1];
    const keys = createLocalJWKSet(await platform.toolKeys());
    const { payload } = await jwtVerify(token, keys, { issuer: platform.clientId, audience: platform.origin });
    return payload;
  }

  it('gets a link with its name and its place in the gradebook', async () => {
    const page = await (await post('/lti/deep-link', { choice: await choiceOf(deepLinking()), ...chosen })).text();
    expect(page).toContain(`action="${platform.origin}/mod/lti/contentitem_return.php?course=2"`);
    const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
    expect(await answerIn(page)).toMatchObject({
      [claim('message_type')]: 'LtiDeepLinkingResponse',
      [claim('version')]: '1.3.0',
      [claim('deployment_id')]: '7',
      [`${dl}data`]: 'opaque-7',
      [`${dl}content_items`]: [
        {
          type: 'ltiResourceLink',
          title: chosen.title,
          url: `${origin}/lti/launch`,
          custom: { activity: 'game=plyt&fixed=6', kind: 'alone', grade: 'best' },
          lineItem: { label: chosen.title, scoreMaximum: 100 },
        },
      ],
    });
  });

  it('gets no place in the gradebook without marks, or if the platform takes none', async () => {
    for (const [more, grade] of [
      [{}, 'none'],
      [{ accept_lineitem: false }, 'best'],
    ] as const) {
      const choice = await choiceOf(deepLinking(more));
      const page = await (await post('/lti/deep-link', { choice, ...chosen, grade })).text();
      const [item] = (await answerIn(page))['https://purl.imsglobal.org/spec/lti-dl/claim/content_items'] as object[];
      expect(item).not.toHaveProperty('lineItem');
    }
  });

  it.each([
    ['content', { activity: 'https://evil.example' }],
    ['content', { activity: 'game=plyt&x=\n' }],
    ['content', { activity: `game=plyt&x=${'x'.repeat(2000)}` }],
    ['content', { title: ' ' }],
    ['content', { kind: 'other' }],
    ['session-invalid', { choice: 'x' }],
  ])('is refused: %s', async (reason, fields) => {
    const choice = await choiceOf(deepLinking());
    expect((await post('/lti/deep-link', { choice, ...chosen, ...fields })).status).toBeGreaterThanOrEqual(400);
    expect(lines).toEqual([`LTI: /lti/deep-link: ${reason}`]);
  });

  it('cannot do so with the session of a pupil', async () => {
    const [, session] = (await launch()).headers.get('location')!.split('#');
    expect((await post('/lti/deep-link', { choice: session, ...chosen })).status).toBe(401);
  });
});

describe('The registration of a platform', () => {
  const configuration = (change: object = {}): object => ({
    issuer: 'https://canvas.example',
    authorization_endpoint: 'https://sso.canvas.example/auth',
    token_endpoint: 'https://sso.canvas.example/token',
    jwks_uri: 'https://sso.canvas.example/keys',
    registration_endpoint: 'https://canvas.example/registrations',
    'https://purl.imsglobal.org/spec/lti-platform-configuration': { product_family_code: 'canvas' },
    ...change,
  });
  const register = (key = lti.key, address = 'https://canvas.example/configuration', more = {}): Promise<Response> =>
    fetch(
      `${base}/lti/register?${new URLSearchParams({ key, openid_configuration: address, registration_token: 'once', ...more })}`,
    );

  it('is done by the platform itself, and tells it what this server is', async () => {
    let sent: Record<string, unknown> = {};
    const proofs: unknown[] = [];
    others = {
      '/configuration': (_, authorization) => (proofs.push(authorization), json(configuration())),
      '/registrations': (body, authorization) => {
        proofs.push(authorization);
        sent = JSON.parse(body) as Record<string, unknown>;
        const tool = { deployment_id: 'd1' };
        return json({ client_id: 'c9', 'https://purl.imsglobal.org/spec/lti-tool-configuration': tool });
      },
    };
    const answer = await register();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('registered.js');
    expect(sent).toMatchObject({
      redirect_uris: [`${origin}/lti/launch`],
      initiate_login_uri: `${origin}/lti/login`,
      jwks_uri: `${origin}/lti/keys`,
      token_endpoint_auth_method: 'private_key_jwt',
    });
    // Canvas asks for it at both addresses.
    expect(proofs).toEqual(['Bearer once', 'Bearer once']);
    // It asks for no names, unless the operator has used the other address.
    expect(JSON.stringify(sent)).not.toMatch(/email|given_name|family_name|picture/);
    expect((await register(lti.key, undefined, { names: '1' })).status).toBe(200);
    expect(JSON.stringify(sent)).toContain('given_name');
    expect(JSON.stringify(sent)).not.toMatch(/email|family_name|picture/);
    const { platforms } = (await (await administer('GET')).json()) as { platforms: object[] };
    expect(platforms).toContainEqual(
      expect.objectContaining({
        name: 'canvas',
        issuer: 'https://canvas.example',
        clientId: 'c9',
        deployments: ['d1'],
      }),
    );
  });

  it.each([
    ['registration-key', () => register('x')],
    ['registration-address', () => register(lti.key, 'file:///etc/passwd')],
    ['registration-address', () => register(lti.key, 'http://canvas.example/configuration')],
    ['registration-unreachable', () => ((platform.isDown = true), register())],
    [
      'registration-issuer',
      () => (
        (others = { '/configuration': () => json(configuration({ issuer: 'https://moodle.example' })) }),
        register()
      ),
    ],
    [
      'registration-answer',
      () => (
        (others = { '/configuration': () => json(configuration({ token_endpoint: 'javascript:x' })) }),
        register()
      ),
    ],
    [
      'registration-answer',
      () => (
        (others = { '/configuration': () => json(configuration()), '/registrations': () => json({}) }),
        register()
      ),
    ],
  ])('is refused: %s', async (reason, act) => {
    const answer = await act();
    platform.isDown = false;
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(lines).toEqual([`LTI: /lti/register: ${reason}`]);
  });

  it('is done by hand, and undone, with all that was kept', async () => {
    const fields = {
      issuer: 'https://x.example',
      clientId: 'c',
      authorize: 'https://x.example/a',
      token: 'https://x.example/t',
      keys: 'https://x.example/k',
    };
    const added = (await (await administer('POST', fields)).json()) as { platforms: { id: string; issuer: string }[] };
    const { id } = added.platforms.find(({ issuer }) => issuer === 'https://x.example')!;
    const removed = (await (await administer('DELETE', { id })).json()) as { platforms: { id: string }[] };
    expect(removed.platforms.map((one) => one.id)).not.toContain(id);
    expect((await administer('DELETE', { id })).status).toBe(400);
    for (const bad of [{ issuer: '' }, { authorize: 'javascript:x' }, { keys: 'http://x.example' }])
      expect((await administer('POST', { ...fields, ...bad })).status).toBe(400);
    expect((await administer('GET', undefined, 'x')).status).toBe(403);
  });

  it('lets the operator erase one person', async () => {
    const sub = { claims: { sub: 'pupil-erased' } };
    const ask = await sessionOf(sub);
    await ask('PUT', { state: 'a game', learning: 'a memory', best: 50, isCompleted: true });
    const { platforms } = (await (await administer('GET')).json()) as { platforms: { id: string; issuer: string }[] };
    const { id } = platforms.find(({ issuer }) => issuer === platform.origin)!;
    expect((await administer('DELETE', { id, deployment: '7', subject: 'pupil-erased' })).status).toBe(200);
    const kept = (await (await (await sessionOf(sub))('GET')).json()) as object;
    expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['state']));
    expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['learning']));
    expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['best']));
  });
});
