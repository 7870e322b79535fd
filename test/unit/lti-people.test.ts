import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import type { Answer } from '../../server/lti/outgoing.js';
import { json, membersClaim, resultScope, scoreScope } from './support/lti-platform.js';
import { lessonClaims, School } from './support/lti-school.js';

let school: School;
let count = 0;
let granted: string[] = [];
beforeAll(async () => {
  await ready();
  school = await School.open();
  ({ granted } = school.platform);
});
afterAll(() => school.close());
beforeEach(() => {
  count++;
  school.lines.length = 0;
  school.platform.requests.length = 0;
  school.platform.granted = granted;
  school.platform.isDown = false;
});

const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';
const instructor = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor';
const member = (id: string, more: object = {}): object => ({
  user_id: id,
  roles: [learner],
  status: 'Active',
  given_name: id,
  ...more,
});
const page = (members: unknown, link?: string): Answer => json({ members }, 200, link === undefined ? {} : { link });

/** Opens a lesson whose course has members of its own, and returns how to ask for its people. */
async function open(claims: object = {}) {
  const link = `people-${count}`;
  const address = `${school.platform.membersAt}?course=${count}`;
  const members = { [membersClaim]: { context_memberships_url: address, service_versions: ['2.0'] } };
  const signed = { teacher: true, claims: { ...lessonClaims('teacher-1', { link }), ...members, ...claims } };
  const session = await school.launch(signed);
  expect((await school.ask(session, '/lti/api/lesson')).status).toBe(200);
  const people = async (): Promise<unknown> => {
    const answer = await school.ask(session, '/lti/api/people', 'GET');
    return ((await answer.json()) as { people: unknown }).people;
  };
  return { link, session, people };
}

const askedPages = (): string[] => school.platform.requests.filter((one) => one.includes('/memberships'));

describe('The teacher of a lesson', () => {
  it('sees who of the course is there, and who is not, but no teachers and nobody who has left', async () => {
    school.platform.onMembers = () =>
      page([
        member('Ada'),
        member('Ben'),
        member('Tess', { roles: [instructor] }),
        // As Moodle writes it.
        member('Tina', { roles: ['Instructor'] }),
        member('Cleo', { roles: ['Learner'] }),
        member('Gone', { status: 'Inactive' }),
      ]);
    const { link, people } = await open();
    const { told } = await school.lesson('Ben', { link, name: 'Ben' });
    expect(await people()).toEqual([{ name: 'Ada' }, { name: 'Ben', pupil: told.nickname }, { name: 'Cleo' }]);
    expect(school.lines).toEqual([]);
  });

  it('does not see those who have come as teachers, even if the platform lists them as pupils', async () => {
    // As Moodle does with teachers who may not edit the course.
    school.platform.onMembers = () => page([member('Ada'), member('Nora'), member('teacher-1')]);
    const { link, people } = await open();
    expect(await people()).toEqual([{ name: 'Ada' }, { name: 'Nora' }]);
    await school.lesson('Nora', { teacher: true, link });
    expect(await people()).toEqual([{ name: 'Ada' }]);
  });

  it('sees by name who has come, also where the platform tells no members', async () => {
    const { link, people } = await open({ [membersClaim]: undefined });
    const { told } = await school.lesson('pupil-1', { link, name: 'Ada' });
    await school.lesson('pupil-2', { link, name: '' });
    expect(await people()).toEqual([{ name: 'Ada', pupil: told.nickname }]);
    expect(askedPages()).toEqual([]);
  });

  it('asks the platform once a minute at most, however often the page asks', async () => {
    school.platform.onMembers = () => page([member('Ada')]);
    const { people } = await open();
    for (let at = 0; at < 5; at++) expect(await people()).toEqual([{ name: 'Ada' }]);
    expect(askedPages()).toHaveLength(1);
  });

  it('sees all pages of a large course', async () => {
    school.platform.onMembers = (url) => {
      const at = Number(url.searchParams.get('page') ?? 0);
      url.searchParams.set('page', String(at + 1));
      const others = `<${school.platform.origin}/other>; rel="differences"`;
      return page([member(`Pupil ${at}`)], at < 3 ? `${others}, <${url.href}>; rel="next"` : others);
    };
    const { people } = await open();
    expect(await people()).toEqual([0, 1, 2, 3].map((at) => ({ name: `Pupil ${at}` })));
    expect(askedPages()).toHaveLength(4);
    expect(askedPages()[0]).toContain('limit=100');
  });

  it('has no names any more once the lesson is over, and the platform is not asked', async () => {
    school.platform.onMembers = () => page([member('Ada')]);
    const { link, session, people } = await open();
    await school.lesson('Ada', { link });
    const { told } = await school.lesson('teacher-1', { teacher: true, link });
    await school.log.drop(told.token!.slice(0, 22));
    (await school.gateway.lesson(told.token!.slice(0, 22)))!.close('closed');
    expect(await people()).toEqual([]);
    expect(askedPages()).toEqual([]);
    expect(await school.store.under(`name/${told.token!.slice(0, 22)}/`)).toEqual([]);
    expect((await school.ask(session, '/lti/api/lesson')).status).toBe(200);
  });

  it('is the only one who may ask', async () => {
    const { link } = await open();
    const { session } = await school.lesson('pupil-1', { link });
    expect(await (await school.ask(session, '/lti/api/people', 'GET')).json()).toEqual({ reason: 'not-a-teacher' });
    const alone = await school.launch({ teacher: true });
    expect(await (await school.ask(alone, '/lti/api/people', 'GET')).json()).toEqual({ reason: 'content' });
    expect((await school.ask('x', '/lti/api/people', 'GET')).status).toBe(401);
    expect((await school.ask(alone, '/lti/api/people', 'POST')).status).toBe(405);
  });
});

describe('What a platform tells of members', () => {
  const hostile: readonly (readonly [string, string, () => Answer])[] = [
    ['no access to the course', 'members-refused', () => json({}, 403)],
    ['no such course', 'members-refused', () => json({}, 404)],
    ['a token that is not accepted', 'members-refused', () => json({}, 401)],
    ['another address', 'members-refused', () => json({}, 302, { location: 'https://evil.example/' })],
    ['an error', 'members-unreachable', () => json({}, 500)],
    ['too many requests', 'members-unreachable', () => json({}, 429)],
    ['a page of a proxy', 'members-answer', () => ({ ...json({}), text: '<h1>Sign in</h1>' })],
    ['nothing', 'members-answer', () => ({ ...json({}), text: '' })],
    ['a list', 'members-answer', () => json([member('Ada')])],
    ['no members', 'members-answer', () => json({})],
    ['members that are no list', 'members-answer', () => page({ length: 1, 0: member('Ada') })],
    ['a next page of another host', 'members-foreign', () => page([], '<https://evil.example/next>; rel="next"')],
    [
      'a next page of another port',
      'members-foreign',
      () => page([], '<https://moodle.school.example:8443/>; rel=next'),
    ],
    ['a next page without TLS', 'members-foreign', () => page([], '<http://moodle.school.example/>; rel="next"')],
    ['a next page that is a script', 'members-foreign', () => page([], '<javascript:alert(1)>; rel="next"')],
    ['a next page with a login', 'members-foreign', () => page([], '<https://a:b@moodle.school.example/>; rel="next"')],
    [
      'pages in a circle',
      'members-too-many',
      () => page([], `<${school.platform.membersAt}?course=${count}&limit=100>; rel="next"`),
    ],
    [
      'pages without end',
      'members-too-many',
      () => page([], `<${school.platform.membersAt}?course=${count}&at=${askedPages().length}>; rel="next"`),
    ],
    [
      'more members than a course has',
      'members-too-many',
      () => page(Array.from({ length: 1001 }, (_, at) => member(`p${at}`))),
    ],
  ];

  it.each(hostile)('is refused if it is %s, and the lesson goes on: %s', async (_, reason, answer) => {
    school.platform.onMembers = answer;
    const { link, people } = await open();
    const { told } = await school.lesson('pupil-1', { link, name: 'Ada' });
    expect(await people()).toEqual([{ name: 'Ada', pupil: told.nickname }]);
    expect(school.lines).toEqual([`LTI: members of Moodle of the school: ${reason}`]);
    expect(askedPages().length).toBeLessThanOrEqual(20);
    expect(school.platform.requests.join()).not.toContain('evil');
  });

  it('is refused if the platform grants no access', async () => {
    school.platform.granted = [scoreScope, resultScope];
    const other = await School.open();
    other.platform.granted = [scoreScope, resultScope];
    const session = await other.launch({ teacher: true, claims: lessonClaims('teacher-1') });
    await other.ask(session, '/lti/api/lesson');
    expect(await (await other.ask(session, '/lti/api/people', 'GET')).json()).toEqual({ people: [] });
    expect(other.lines).toEqual(['LTI: members of Moodle of the school: members-access']);
    await other.close();
  });

  it('is refused if the platform is down', async () => {
    const { people } = await open();
    school.platform.isDown = true;
    expect(await people()).toEqual([]);
    expect(school.lines).toEqual(['LTI: members of Moodle of the school: members-unreachable']);
  });

  it.each([
    ['of another version', { context_memberships_url: 'https://moodle.school.example/m', service_versions: ['1.0'] }],
    ['without TLS', { context_memberships_url: 'http://moodle.school.example/m', service_versions: ['2.0'] }],
    ['with a login', { context_memberships_url: 'https://a:b@moodle.school.example/m', service_versions: ['2.0'] }],
    ['that is none', { context_memberships_url: 7, service_versions: ['2.0'] }],
    [
      'that is too long',
      { context_memberships_url: `https://x.example/${'x'.repeat(2000)}`, service_versions: ['2.0'] },
    ],
    ['in no object', 'https://moodle.school.example/m'],
  ])('is not asked for at an address %s', async (_, given) => {
    const { people } = await open({ [membersClaim]: given });
    expect(await people()).toEqual([]);
    expect(school.platform.requests).toEqual([]);
  });

  it('may have any content: what is no member is left out, and names are only names', async () => {
    school.platform.onMembers = () =>
      page([
        null,
        7,
        'Ada',
        [],
        member(''),
        member('x'.repeat(256)),
        { user_id: 'no-roles', given_name: 'X' },
        member('number', { given_name: 7 }),
        member('empty', { given_name: ' \n ' }),
        member('turned', { given_name: '\u202eadA\u0000\n<b>' }),
        member('long', { given_name: 'n'.repeat(100_000) }),
        member('whole', { given_name: undefined, name: 'Cleo Example' }),
        member('twice', { given_name: 'One' }),
        member('twice', { given_name: 'Two' }),
        member('roles', { roles: [7, null, learner], given_name: 'Dora' }),
      ]);
    const { people } = await open();
    const names = ((await people()) as { name: string }[]).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['adA <b>', 'n'.repeat(60), 'Cleo Example', 'Two', 'Dora']));
    expect(school.lines).toEqual([]);
  });
});
