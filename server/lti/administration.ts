/** The addresses of the operator, who has the key: platforms are registered there, listed, and removed with all that is kept of them. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { paths } from './addresses.js';
import type { CourseLessons } from './course-lessons.js';
import { gradePrefix } from './grades.js';
import { objectIn, type Fetch } from './outgoing.js';
import { sendRegistered } from './pages.js';
import type { Platforms } from './platforms.js';
import { erase, pupilPrefix } from './progress.js';
import { demand } from './refusal.js';
import { manualFields, readPlatform, registerAt } from './registration.js';
import { bearerOf, bodyOf, fieldsOf, sendJson } from './requests.js';
import type { Sessions } from './sessions.js';
import type { Store } from './store/port.js';

export interface AdministrationOptions {
  /** The key of the operator. */
  readonly key: string;
  /** The origin of this server, as browsers see it. */
  readonly origin: string;
  readonly store: Store;
  readonly platforms: Platforms;
  readonly sessions: Sessions;
  readonly lessons: CourseLessons;
  readonly fetch: Fetch;
  readonly now: () => number;
  /** Writes a line for the operator. */
  readonly log: (line: string) => void;
}

export class Administration {
  constructor(private readonly options: AdministrationOptions) {}

  /** Registers this server at the platform that opens this address in a window of its administrator. */
  async register(request: IncomingMessage, response: ServerResponse): Promise<void> {
    demand(request.method === 'GET', 'method');
    const fields = await fieldsOf(request);
    this.#demandKey(fields.get('key') ?? undefined);
    const { origin, platforms, fetch, now, log } = this.options;
    const platform = await registerAt(fields, { origin, fetch, now });
    const { name } = await platforms.add(platform);
    log(`LTI: registered at ${name}`);
    sendRegistered(response, name);
  }

  #demandKey(given: string | undefined): void {
    demand(given !== undefined && isSame(given, this.options.key), 'registration-key');
  }

  /** Lists the registrations for the operator, adds one, or removes one with all that is kept of it. */
  async administer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#demandKey(bearerOf(request));
    const { key, origin, store, platforms, sessions, lessons, now } = this.options;
    if (request.method === 'POST') {
      const body = objectIn(await bodyOf(request));
      demand(body, 'content');
      await platforms.add(readPlatform(body, { origin, now }));
    } else if (request.method === 'DELETE') {
      const { id, deployment, subject } = objectIn(await bodyOf(request)) ?? {};
      const platform = typeof id === 'string' ? await platforms.get(id) : undefined;
      demand(platform, 'platform-unknown');
      const isOne = typeof deployment === 'string' && typeof subject === 'string';
      const person = isOne ? sessions.personOf(platform, deployment, subject) : undefined;
      if (!isOne) await platforms.remove(platform.id);
      const under = `${platform.id}/${person === undefined ? '' : `${person}/`}`;
      for (const prefix of [pupilPrefix, gradePrefix]) await erase(store, `${prefix}${under}`);
      await lessons.erase(platform.id, person);
    } else demand(request.method === 'GET', 'method');
    const listed = (await platforms.all()).map(({ id, name, issuer, clientId, deployments }) => ({
      id,
      name,
      issuer,
      clientId,
      deployments,
    }));
    const registration = `${origin}${paths.register}?key=${key}`;
    sendJson(response, 200, { registration, fields: manualFields(origin), platforms: listed });
  }
}

/** Compares two texts in a time that does not reveal where they differ. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
