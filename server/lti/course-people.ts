/** The members of a course, as the platform tells them (NRPS). They are asked for while a lesson runs, and not kept. */
import { AccessTokens, Failed, type AccessOptions } from './access.js';
import { addressIn, isFrom } from './addresses.js';
import { isTeacherAmong, scopes } from './claims.js';
import { objectIn } from './outgoing.js';
import type { Platform } from './platforms.js';
import { demand, Refusal, type Reason } from './refusal.js';

/** A pupil of a course. */
export interface CoursePupil {
  /** The id at the platform. */
  readonly id: string;
  /** The first name, if the platform tells it. */
  readonly name: string | undefined;
}

/** The maximum numbers of pages and of members that are read, and the length of an id and of a name. */
const most = { pages: 20, members: 1000, id: 255, name: 60 };

/** How many members a page should have. */
const perPage = 100;

/** How long the members of a course are not asked for again, in ms, and the maximum number of courses that are remembered. */
const remembered = { ms: 60_000, courses: 500 };

/** Returns a name without control characters and what changes the direction of a text; undefined if nothing is left. */
function nameIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const name = value
    .slice(0, 10 * most.name)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return [...name].slice(0, most.name).join('').trim() || undefined;
}

/** Reads a page of members; what is none is left out, and so are teachers and those who are not there any more. */
export function readMembers(text: string): CoursePupil[] {
  const { members } = objectIn(text) ?? {};
  demand(Array.isArray(members), 'members-answer');
  return (members as unknown[]).flatMap((one) => {
    const { user_id: id, given_name: given, name, status, roles } = Object(one) as Record<string, unknown>;
    if (typeof id !== 'string' || id === '' || id.length > most.id) return [];
    if ((status !== undefined && status !== 'Active') || !Array.isArray(roles) || isTeacherAmong(roles)) return [];
    return [{ id, name: nameIn(given) ?? nameIn(name) }];
  });
}

/** Returns the address of the next page that a header `link` names; undefined if there is none. */
export function nextIn(header: string | null, from: string): string | undefined {
  const [, next] = /<([^>]*)>\s*;[^,]*\brel\s*=\s*"?next"?/i.exec(header ?? '') ?? [];
  if (next === undefined) return undefined;
  const { origin, protocol } = new URL(from);
  const address = addressIn(URL.canParse(next, from) ? new URL(next, from).href : next, protocol === 'http:');
  demand(address !== undefined && isFrom(address, origin), 'members-foreign');
  return address;
}

export class CoursePeople {
  readonly #access: AccessTokens;
  readonly #known = new Map<string, { readonly until: number; readonly pupils: Promise<CoursePupil[]> }>();

  constructor(private readonly options: AccessOptions) {
    this.#access = new AccessTokens(options, [[scopes.members]]);
  }

  /** Returns the pupils of a course, whose members are at `address`. Throws a Refusal. */
  pupils(platform: Platform, address: string): Promise<CoursePupil[]> {
    const { now } = this.options;
    const name = `${platform.id} ${address}`;
    const known = this.#known.get(name);
    if (known && known.until > now()) return known.pupils;
    if (this.#known.size >= remembered.courses) this.#known.clear();
    const pupils = this.#fetch(platform, address).catch((error: unknown) => {
      throw new Refusal(reasonOf(error));
    });
    this.#known.set(name, { until: now() + remembered.ms, pupils });
    return pupils;
  }

  async #fetch(platform: Platform, address: string): Promise<CoursePupil[]> {
    const first = new URL(address);
    if (!first.searchParams.has('limit')) first.searchParams.set('limit', String(perPage));
    const found = new Map<string, CoursePupil>();
    const seen = new Set<string>();
    for (let page: string | undefined = first.href; page !== undefined;) {
      demand(!seen.has(page) && seen.size < most.pages, 'members-too-many');
      seen.add(page);
      const { token } = await this.#access.to(platform);
      const accept = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
      const answer = await this.#access.ask(page, { headers: { authorization: `Bearer ${token}`, accept } });
      if (answer.status === 401) this.#access.forget(platform);
      if (answer.status >= 500 || answer.status === 429) throw new Refusal('members-unreachable');
      demand(answer.status === 200, 'members-refused');
      for (const one of readMembers(answer.text)) found.set(one.id, one);
      demand(found.size <= most.members, 'members-too-many');
      page = nextIn(answer.headers.get('link'), page);
    }
    return [...found.values()];
  }
}

/** Returns the reason for which the members of a course cannot be read. */
function reasonOf(error: unknown): Reason {
  if (error instanceof Refusal) return error.reason;
  return error instanceof Failed && error.reason === 'access-refused' ? 'members-access' : 'members-unreachable';
}
