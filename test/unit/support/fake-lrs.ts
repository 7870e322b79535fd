import type { Fetch } from '../../../src/results/lrs.js';

interface Statement {
  id: string;
  timestamp: string;
  actor: object;
  verb: { id: string };
  object: { id: string; definition?: Record<string, unknown> };
  result?: Record<string, unknown>;
  context: {
    registration: string;
    contextActivities: Record<string, { id: string }[]>;
    extensions: Record<string, unknown>;
  };
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-5][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const ext = 'https://w3id.org/xapi/cmi5/context/extensions';
const category = 'https://w3id.org/xapi/cmi5/context/categories';
const word = (statement: Statement): string => statement.verb.id.split('/').at(-1)!;
const isDefined = ({ context }: Statement): boolean =>
  (context.contextActivities['category'] ?? []).some(({ id }) => id === `${category}/cmi5`);

/** A host of cmi5: launches sessions of one registration, and checks every request against the standard. */
export class FakeLrs {
  readonly faults: string[] = [];
  /** All recorded statements, by session. */
  readonly sessions: { id: string; statements: Statement[] }[] = [];
  readonly states = new Map<string, string>();
  readonly requests: { method: string; url: URL; keepalive: boolean }[] = [];
  /** The ids of all statements received, recorded or not. */
  readonly posted: string[] = [];
  /** The document about the learner that all activities share. */
  profile: string | undefined;
  /** The status with which profiles are refused; 0 if they are accepted. */
  refusesProfiles = 0;
  /** True if scripts may read the versions of documents. */
  showsVersions = true;
  /** Called just before a profile is written. */
  beforeProfile: (() => void) | undefined;
  down = false;
  /** If not 0, requests get this status instead of an answer. */
  status = 0;
  /** Verbs whose statements are refused as invalid. */
  readonly refuses = new Set<string>();
  /** The requests that wait until they are released; undefined if requests do not wait. */
  held: (() => void)[] | undefined;
  launchData: Record<string, unknown>;

  readonly actor = { objectType: 'Agent', account: { homePage: 'https://lms.example', name: 'learner-7' } };
  readonly registration = '4f1a9a6e-0c3b-4b0e-9d27-3c6cf9d1a001';
  readonly activityId = 'https://lms.example/activities/17';
  #tokens = new Map<string, string>();
  #fetched = new Set<string>();

  constructor(launchData: Record<string, unknown> = {}) {
    this.launchData = { launchMode: 'Normal', moveOn: 'CompletedOrPassed', ...launchData };
  }

  get statements(): Statement[] {
    return this.sessions.flatMap(({ statements }) => statements);
  }

  /** The verbs of the newest session, in order; equal neighbours count as one. */
  get verbs(): string[] {
    return this.sessions
      .at(-1)!
      .statements.map(word)
      .filter((one, i, all) => one !== all[i - 1]);
  }

  #fault(text: string): void {
    this.faults.push(text);
  }

  /**
   * Begins a new session.
   * @returns the address with which the page is launched
   */
  launch(): string {
    const n = this.sessions.length + 1;
    this.sessions.push({ id: `session-${n}`, statements: [] });
    const query = new URLSearchParams({
      endpoint: n % 2 ? 'https://lms.example/xapi/' : 'https://lms.example/xapi',
      fetch: `https://lms.example/token?session=${n}`,
      actor: JSON.stringify(this.actor),
      registration: this.registration,
      activityId: this.activityId,
    });
    return `https://content.example/game.html?skin=plain&${query.toString()}`;
  }

  readonly fetch: Fetch = async (address, init) => {
    const url = new URL(address);
    this.requests.push({ method: init.method, url, keepalive: init.keepalive === true });
    if (this.held) await new Promise<void>((resolve) => this.held!.push(resolve));
    await Promise.resolve();
    if (this.down) throw new TypeError('Failed to fetch');
    const [status, body, etag = null] = this.status ? [this.status, ''] : this.#answer(url, init);
    return {
      status,
      text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
      headers: { get: (name) => (name === 'ETag' && this.showsVersions ? etag : null) },
    };
  };

  #answer(url: URL, init: Parameters<Fetch>[1]): [number, unknown, string | undefined] | [number, unknown] {
    if (url.pathname === '/token') return this.#token(url.searchParams.get('session')!, init.method);
    const { Authorization: token = '', 'X-Experience-API-Version': version } = init.headers;
    const session = this.#tokens.get(token.replace('Basic ', ''));
    if (!token.startsWith('Basic ') || session === undefined) return [401, 'no such token'];
    // A new launch abandons the session before it.
    if (session !== this.sessions.at(-1)!.id) return [403, 'abandoned'];
    if (version !== '1.0.3') this.#fault(`version ${version}`);
    if (init.body !== undefined && init.headers['Content-Type'] !== 'application/json') this.#fault('no content type');
    const path = url.pathname.replace('/xapi/', '');
    if (path === 'statements') return this.#statements(url, init);
    if (path === 'activities/state') return this.#state(url, init, session);
    if (path === 'agents/profile') return this.#profile(url, init);
    this.#fault(`no such resource: ${path}`);
    return [404, ''];
  }

  #token(session: string, method: string): [number, unknown] {
    if (method !== 'POST') this.#fault(`the token was asked for by ${method}`);
    if (this.#fetched.has(session)) {
      return [200, { 'error-code': '1', 'error-text': 'The authorization token has already been returned.' }];
    }
    this.#fetched.add(session);
    const token = btoa(`session:${session}`);
    this.#tokens.set(token, `session-${session}`);
    return [200, { 'auth-token': token }];
  }

  #state(url: URL, init: Parameters<Fetch>[1], session: string): [number, unknown] {
    const { stateId, activityId, agent, registration } = Object.fromEntries(url.searchParams);
    if (activityId !== this.activityId || registration !== this.registration)
      this.#fault('the state of something else');
    if (JSON.stringify(JSON.parse(agent)) !== JSON.stringify(this.actor)) this.#fault(`the agent ${agent}`);
    if (stateId === 'LMS.LaunchData') {
      if (init.method !== 'GET') this.#fault('LMS.LaunchData was written');
      return [200, { ...this.launchData, contextTemplate: this.#template(session) }];
    }
    if (init.method === 'GET') return this.states.has(stateId) ? [200, this.states.get(stateId)] : [404, ''];
    this.states.set(stateId, init.body!);
    return [204, ''];
  }

  #profile(
    url: URL,
    { method, headers, body }: Parameters<Fetch>[1],
  ): [number, unknown, string | undefined] | [number, unknown] {
    const { profileId, agent } = Object.fromEntries(url.searchParams);
    if (JSON.stringify(JSON.parse(agent)) !== JSON.stringify(this.actor)) this.#fault(`the agent ${agent}`);
    if (profileId === 'cmi5LearnerPreferences') return [404, ''];
    if (profileId !== 'abacade-learning') this.#fault(`the profile ${profileId}`);
    if (this.refusesProfiles) return [this.refusesProfiles, 'not allowed'];
    const { profile } = this;
    const etag = profile === undefined ? undefined : `"${profile.length}-${profile.slice(-12)}"`;
    if (method === 'GET') return profile === undefined ? [404, ''] : [200, profile, etag];
    this.beforeProfile?.();
    if (method === 'PUT') {
      const { 'If-Match': match, 'If-None-Match': none } = headers;
      if (match === undefined && none === undefined) return [409, 'say what you replace'];
      const there = this.profile;
      const isSame = there === profile && (none === '*' ? there === undefined : match === etag);
      if (!isSame) return [412, 'changed'];
      this.profile = body!;
    } else {
      const there = JSON.parse(this.profile ?? '{}') as object;
      this.profile = JSON.stringify({ ...there, ...(JSON.parse(body!) as object) });
    }
    return [204, ''];
  }

  #template(session: string): object {
    return {
      contextActivities: {
        grouping: [{ id: 'https://publisher.example/au/1' }],
        category: [{ id: 'https://lms.example/c' }],
      },
      extensions: { [`${ext}/sessionid`]: session },
    };
  }

  #statements(url: URL, { method, body }: Parameters<Fetch>[1]): [number, unknown] {
    const given = JSON.parse(body!) as Statement | Statement[];
    const all = Array.isArray(given) ? given : [given];
    this.posted.push(...all.map(({ id }) => id));
    if (method === 'PUT' && url.searchParams.get('statementId') !== all[0].id) this.#fault('a statement of another id');
    if (method !== 'PUT' && method !== 'POST') this.#fault(`statements by ${method}`);
    if (all.some((one) => this.refuses.has(word(one)))) return [400, 'bad statement'];
    // If one of the statements has been recorded already, none is recorded.
    const there = all.filter(({ id }) => this.statements.some((one) => one.id === id));
    const same = there.every(
      (one) => JSON.stringify(this.statements.find(({ id }) => id === one.id)) === JSON.stringify(one),
    );
    if (there.length && !same) return [409, 'conflict'];
    for (const one of all) {
      if (there.includes(one)) continue;
      this.#judge(one);
      this.sessions.at(-1)!.statements.push(one);
    }
    return method === 'PUT' ? [204, ''] : [200, all.map(({ id }) => id)];
  }

  #judge(one: Statement): void {
    const verb = word(one);
    const fault = (text: string): void => this.#fault(`${verb}: ${text}`);
    const session = this.sessions.at(-1)!;
    const before = session.statements;
    const registered = this.statements.filter(isDefined).map(word);
    const { result = {}, context } = one;
    const score = result['score'] as { scaled: number; raw: number; min: number; max: number } | undefined;
    const categories = (context.contextActivities['category'] ?? []).map(({ id }) => id);

    if (!uuid.test(one.id)) fault(`id ${one.id}`);
    if (JSON.stringify(one.actor) !== JSON.stringify(this.actor)) fault('another actor');
    if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(one.timestamp)) fault(`timestamp ${one.timestamp}`);
    if (before.some(({ timestamp }) => timestamp > one.timestamp)) fault('earlier than one before it');
    if (context.registration !== this.registration) fault('another registration');
    if (context.extensions[`${ext}/sessionid`] !== session.id) fault('another session');
    if (context.contextActivities['grouping']?.[0].id !== 'https://publisher.example/au/1')
      fault('the template is not used');
    if (!categories.includes('https://lms.example/c')) fault('the category of the template is lost');
    if (before.length === 0 && verb !== 'initialized') fault('before initialized');
    if (before.some((other) => word(other) === 'terminated')) fault('after terminated');
    if (
      result['duration'] !== undefined &&
      !/^PT(?=\d)(\d+H)?(\d+M)?(\d+(\.\d{1,2})?S)?$/.test(result['duration'] as string)
    )
      fault('duration');

    if (!isDefined(one)) {
      if (!one.object.id.startsWith(`${this.activityId}/`)) fault(`object ${one.object.id}`);
      if (typeof result['response'] !== 'string' || typeof result['success'] !== 'boolean') fault('no response');
      return;
    }
    if (one.object.id !== this.activityId) fault(`object ${one.object.id}`);
    if (before.filter(isDefined).some((other) => word(other) === verb)) fault('twice in a session');
    const moves = ['completed', 'passed', 'failed'].includes(verb);
    if (moves !== categories.includes(`${category}/moveon`)) fault('moveon');
    if (moves && this.launchData['launchMode'] !== 'Normal')
      fault(`in the mode ${String(this.launchData['launchMode'])}`);
    if ((verb === 'completed' || verb === 'passed') && registered.includes(verb)) fault('twice in a registration');
    if (verb === 'failed' && registered.includes('passed')) fault('after passed');
    if (verb === 'passed' && before.some((other) => word(other) === 'failed')) fault('with failed in a session');
    if ((result['completion'] === true) !== (verb === 'completed')) fault('completion');
    if (result['success'] !== { passed: true, failed: false }[verb]) fault('success');
    if (verb !== 'initialized' && result['duration'] === undefined) fault('no duration');
    if (score && verb !== 'passed' && verb !== 'failed') fault('a score');
    if (
      score &&
      !(score.scaled >= 0 && score.scaled <= 1 && Number.isInteger(score.raw) && score.min === 0 && score.max === 100)
    )
      fault(`score ${JSON.stringify(score)}`);
    const { masteryScore } = this.launchData as { masteryScore?: number };
    if ((verb === 'passed' || verb === 'failed') && masteryScore !== undefined) {
      if (context.extensions[`${ext}/masteryscore`] !== masteryScore) fault('no masteryscore');
      if (score && score.scaled >= masteryScore !== (verb === 'passed')) fault(`score ${score.scaled}`);
    }
  }
}
