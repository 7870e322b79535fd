/** LTI 1.3 for this server: all addresses below /lti. It is handed what it needs, and knows nothing else of the server. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { paths } from './addresses.js';
import { Administration } from './administration.js';
import { CourseLessons } from './course-lessons.js';
import { CoursePeople } from './course-people.js';
import { readChosenLink, signAnswer } from './deep-linking.js';
import { Gradebook } from './gradebook.js';
import { Grades } from './grades.js';
import { Launches } from './launches.js';
import { LessonAnswers } from './lesson-answers.js';
import type { Lessons } from './lesson-port.js';
import { fetchPlatform, objectIn, type Fetch } from './outgoing.js';
import { OwnKeys } from './own-keys.js';
import { OperatorLog } from './operator-log.js';
import { pageFile } from './page-files.js';
import { preferred, sendAsking, sendChosen, sendStoring, speechFor } from './pages.js';
import { Platforms } from './platforms.js';
import { Progress, readReport } from './progress.js';
import { answerRefusal } from './refusal-answer.js';
import { demand } from './refusal.js';
import { bearerOf, bodyOf, cookieIn, fieldsOf, redirect, sendJson, sendPage } from './requests.js';
import { Sessions, type Session } from './sessions.js';
import type { Store } from './store/port.js';
import { Vault } from './vault.js';

export interface LtiOptions {
  /** The origin of this server, as browsers see it: `https://games.school.example`. */
  readonly origin: string;
  /** At least 128 random bits; the same for all servers of a storage. */
  readonly secret: Uint8Array;
  readonly store: Store;
  /** The lessons that links may open. */
  readonly lessons: Lessons;
  /** The folders of the pages of this module, and of their scripts. */
  readonly pages: string;
  readonly scripts: readonly string[];
  readonly now?: () => number;
  readonly random?: () => number;
  readonly fetch?: Fetch;
  /** Writes a line for the operator. */
  readonly log: (line: string) => void;
}

/** Interval at which scores are sent, in ms. */
const gradesEvery = 5_000;

/** How long a browser keeps the secret of a launch, in seconds. */
const cookieLasts = 600;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export class Lti {
  /** The key with which the operator registers platforms: 128 bits. */
  readonly key: string;
  readonly #platforms: Platforms;
  readonly #keys: OwnKeys;
  readonly #launches: Launches;
  readonly #sessions: Sessions;
  readonly #progress: Progress;
  readonly #lessons: CourseLessons;
  readonly #answers: LessonAnswers;
  readonly #grades: Grades;
  readonly #gradebook: Gradebook;
  readonly #sending: NodeJS.Timeout;
  readonly #administration: Administration;
  readonly #log: OperatorLog;
  readonly #pages: Readonly<Record<string, Handler>> = {
    [paths.login]: (...given) => this.#login(...given),
    [paths.launch]: (...given) => this.#launch(...given),
    [paths.keys]: async (_, response) => sendJson(response, 200, await this.#keys.publicSet()),
    [paths.play]: (_, response) => this.#page(response, 'play'),
    [paths.choose]: (_, response) => this.#page(response, 'choose'),
    [paths.setup]: (_, response) => this.#page(response, 'setup'),
    [paths.deepLink]: (...given) => this.#deepLink(...given),
    [paths.register]: (...given) => this.#administration.register(...given),
  };
  readonly #apis: Readonly<Record<string, Handler>> = {
    [paths.state]: (...given) => this.#state(...given),
    [paths.lesson]: (...given) => this.#lesson(...given),
    [paths.people]: (...given) => this.#answerPeople(...given),
    [paths.platforms]: (...given) => this.#administration.administer(...given),
  };

  constructor(private readonly options: LtiOptions) {
    const {
      secret,
      store,
      lessons,
      now = Date.now,
      fetch = fetchPlatform,
      origin,
      random = Math.random,
      log,
    } = options;
    const vault = new Vault(secret, now);
    this.#log = new OperatorLog(log, now);
    this.key = vault.hash('registration');
    this.#platforms = new Platforms(store, vault, fetch);
    this.#keys = new OwnKeys(store, vault, now);
    this.#launches = new Launches({ store, vault, platforms: this.#platforms, origin, now });
    this.#sessions = new Sessions(vault);
    this.#progress = new Progress(store, now);
    this.#lessons = new CourseLessons(store, vault, lessons, now);
    this.#answers = new LessonAnswers({
      lessons: this.#lessons,
      people: new CoursePeople({ keys: this.#keys, fetch, now }),
      platforms: this.#platforms,
      sessions: this.#sessions,
      log: (what, reason) => this.#log.failed(what, reason),
    });
    lessons.onEnd((lesson) => void this.#lessons.forget(lesson).catch(() => this.#log.failed('lesson', 'storage')));
    this.#grades = new Grades(store, vault, now);
    this.#gradebook = new Gradebook({
      grades: this.#grades,
      keys: this.#keys,
      platforms: this.#platforms,
      fetch,
      now,
      random,
      failed: (reason, platform) => this.#log.failed(`score for ${platform}`, reason),
    });
    this.#administration = new Administration({
      key: this.key,
      origin,
      store,
      platforms: this.#platforms,
      sessions: this.#sessions,
      lessons: this.#lessons,
      fetch,
      now,
      log,
    });
    this.#sending = setInterval(() => void this.#gradebook.run(), gradesEvery);
    this.#sending.unref();
  }

  /** Answers a request for an address of this module. Returns false for any other. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const [path] = (request.url ?? '/').split('?', 1);
    if (!path.startsWith('/lti/')) return false;
    const isApi = Object.hasOwn(this.#apis, path);
    const handler = isApi ? this.#apis[path] : Object.hasOwn(this.#pages, path) ? this.#pages[path] : this.#file;
    void handler(request, response).catch((error: unknown) =>
      answerRefusal(error, { path, isApi, log: this.#log }, request, response),
    );
    return true;
  }

  /** Sends the scores that are due. */
  sendScores(): Promise<void> {
    return this.#gradebook.run();
  }

  /** Waits for running requests to platforms, and releases the storage. */
  async close(): Promise<void> {
    clearInterval(this.#sending);
    await this.#gradebook.run();
    await this.options.store.close();
  }

  readonly #file: Handler = async ({ method, url = '' }, response) => {
    const { pages, scripts } = this.options;
    const file = method === 'GET' ? await pageFile(url.split('?', 1)[0], [pages, ...scripts]) : undefined;
    if (!file) return void response.writeHead(404).end();
    const headers = { 'content-type': file.type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
    response.writeHead(200, headers).end(file.content);
  };

  async #page(response: ServerResponse, name: string): Promise<void> {
    sendPage(response, 200, await readFile(join(this.options.pages, `${name}.html`), 'utf8'));
  }

  async #login(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const begun = await this.#launches.begin(await fieldsOf(request));
    const cookie = `${begun.name}=${begun.secret}; Path=/lti; Max-Age=${cookieLasts}; HttpOnly; Secure; SameSite=None; Partitioned`;
    response.setHeader('set-cookie', cookie);
    if (!begun.storage) return redirect(response, begun.to);
    const speech = await speechFor(undefined, preferred(request.headers['accept-language']));
    sendStoring(response, speech, begun, begun.storage);
  }

  async #launch(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Somebody has opened the address of the tool itself.
    demand(request.method === 'POST', 'method');
    const fields = await fieldsOf(request);
    const field = (name: string): string | undefined => fields.get(name) ?? undefined;
    const [state, token] = [field('state'), field('id_token')];
    const returned = await this.#launches.finish({
      state,
      token,
      error: field('error'),
      cookieOf: (name) => cookieIn(request, name),
      asked: field('asked'),
      stored: field('secret'),
      origin: request.headers.origin,
    });
    const reader = preferred(request.headers['accept-language']);
    if ('ask' in returned) {
      const again = { state: state!, id_token: token!, asked: returned.receipt, secret: '' };
      return sendAsking(response, await speechFor(undefined, reader), returned.ask, again, returned.name);
    }
    const { launch, platform } = returned;
    if (launch.deepLinking) {
      const choice = await this.#sessions.choose(platform, launch, launch.deepLinking);
      return redirect(response, `${paths.choose}#${choice}`);
    }
    redirect(response, `${paths.play}#${await this.#sessions.open(platform, launch)}`);
  }

  async #session(request: IncomingMessage): Promise<Session> {
    const token = bearerOf(request);
    demand(token, 'session-missing');
    return this.#sessions.read(token);
  }

  /** Tells a page of a game what to show, or takes its report. */
  async #state(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const session = await this.#session(request);
    const { person, link, firstName, activity, kind, isTeacher, language, grade } = session;
    if (request.method === 'GET') {
      const [kept, best] = await Promise.all([this.#progress.of(session), this.#grades.scoreOf(session)]);
      const about = { person, link, firstName, activity, kind, language, isTeacher, isGraded: grade !== undefined };
      return sendJson(response, 200, { ...about, ...kept, best });
    }
    demand(request.method === 'PUT', 'method');
    demand(!isTeacher, 'not-a-teacher');
    demand(kind === 'alone', 'content');
    const body = objectIn(await bodyOf(request));
    demand(body, 'content');
    const report = readReport(body);
    await this.#progress.keep(session, report);
    const points = grade?.rule === 'last' ? report.last : report.best;
    const counts = points === undefined || !report.isCompleted ? undefined : await this.#grades.take(session, points);
    if (counts !== undefined) void this.#gradebook.run();
    sendJson(response, 200, { counts });
  }

  /** Opens the lesson of a link for its teacher, or gives a pupil a seat in it. */
  async #lesson(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const session = await this.#session(request);
    demand(request.method === 'POST', 'method');
    sendJson(response, 200, await this.#answers.enter(session));
  }

  /** Tells the teacher of a lesson who of the course is here, and who is not. */
  async #answerPeople(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const session = await this.#session(request);
    demand(request.method === 'GET', 'method');
    sendJson(response, 200, { people: await this.#answers.people(session) });
  }

  /** Signs the link that a teacher has chosen, and sends the browser with it to the platform. */
  async #deepLink(request: IncomingMessage, response: ServerResponse): Promise<void> {
    demand(request.method === 'POST', 'method');
    const fields = await fieldsOf(request);
    const choice = await this.#sessions.readChoice(fields.get('choice') ?? '');
    const platform = await this.#platforms.get(choice.platform);
    demand(platform, 'platform-unknown');
    const chosen = readChosenLink(fields, (lesson) => this.options.lessons.canOpen(lesson));
    const answer = await signAnswer(this.#keys, platform, choice, chosen, this.options.origin);
    const speech = await speechFor(choice.language, preferred(request.headers['accept-language']));
    sendChosen(response, speech, choice.returnTo, answer);
  }
}
