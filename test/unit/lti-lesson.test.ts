import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { choicesOfActivity } from '../../demo/activities/chosen.js';
import { lessonOf } from '../../demo/activities/course-lesson.js';
import { activities, usuallyAsked, type ActivityName } from '../../demo/activities/list.js';
import { SeatedLessons } from '../../server/lessons.js';
import { ready } from '../../src/core/index.js';
import { write } from '../../src/live/protocol/messages.js';
import { deepLinkingClaim, claim } from './support/lti-platform.js';
import { lessonClaims, lessonSettings, School } from './support/lti-school.js';

let school: School;
let lessons: SeatedLessons;
beforeAll(async () => {
  await ready();
  school = await School.open();
  lessons = new SeatedLessons(school.gateway);
});
afterAll(() => school.close());
beforeEach(() => {
  school.lines.length = 0;
});

const teach = (link: string, more: object = {}) => school.lesson('teacher-1', { teacher: true, link, ...more });
const textsUnder = async (prefix: string): Promise<string[]> =>
  (await school.store.under(prefix)).map(([, text]) => text);

describe('The lesson of a link', () => {
  it('is opened by the first launch of a teacher, and gone back to afterwards', async () => {
    const first = await teach('opened');
    expect(first.told).toMatchObject({ is: 'teacher' });
    const { message, socket } = await school.connect(first.told.token!, 'class');
    expect(message).toMatchObject({
      phase: 'open',
      lesson: { game: 'multiplay', how: 'pairs', size: 2, admit: false },
    });
    socket.close();
    expect((await teach('opened')).told).toEqual(first.told);
    // Another teacher of the course leads the same lesson; another link has its own.
    expect((await school.lesson('teacher-2', { teacher: true, link: 'opened' })).told).toEqual(first.told);
    expect((await teach('other')).told.code).not.toBe(first.told.code);
  });

  it('is opened once by two teachers at the same time', async () => {
    const both = await Promise.all(
      ['teacher-1', 'teacher-2'].map((one) => school.lesson(one, { teacher: true, link: 'both' })),
    );
    expect(both[0].told).toEqual(both[1].told);
  });

  it('lets a pupil wait until the teacher has opened it', async () => {
    const { session, told } = await school.lesson('pupil-early', { link: 'early' });
    expect(told).toEqual({ is: 'waiting' });
    const { told: opened } = await teach('early');
    const seated = (await (await school.ask(session, '/lti/api/lesson')).json()) as object;
    expect(seated).toMatchObject({ is: 'pupil', code: opened.code });
  });

  it('has a seat for a pupil without a code and without a name typed, the same on each device', async () => {
    await teach('seat');
    const { told } = await school.lesson('pupil-a', { link: 'seat' });
    const { message, socket } = await school.connect(told.token!, 'lobby');
    expect(message).toMatchObject({ you: told.nickname, phase: 'open', others: 0 });
    expect((await school.lesson('pupil-a', { link: 'seat' })).told).toEqual(told);
    const other = await school.lesson('pupil-b', { link: 'seat' });
    expect(other.told.nickname).not.toBe(told.nickname);
    socket.close();
  });

  it('gives a pupil whom the teacher has taken out another seat, and nobody the seat of somebody else', async () => {
    const { told: teacher } = await teach('out');
    const { told } = await school.lesson('pupil-out', { link: 'out' });
    const { socket, message } = await school.connect(teacher.token!, 'class');
    const does = { t: 'class', id: 'i'.repeat(16), seq: message.seq, do: 'remove', pupil: told.nickname! } as const;
    socket.send(write(does));
    await expect.poll(async () => (await school.gateway.lesson(told.token!.slice(0, 22)))!.state.pupils.length).toBe(0);
    await expect(school.connect(told.token!, 'lobby')).rejects.toThrow('removed');
    const again = await school.lesson('pupil-out', { link: 'out' });
    expect(again.told.token).not.toBe(told.token);
    (await school.connect(again.told.token!, 'lobby')).socket.close();
    socket.close();
  });

  it('can be locked by the teacher, for those who have no seat yet', async () => {
    const { told: teacher } = await teach('locked');
    const { told } = await school.lesson('pupil-in', { link: 'locked' });
    const { socket, message } = await school.connect(teacher.token!, 'class');
    socket.send(write({ t: 'class', id: 'i'.repeat(16), seq: message.seq, do: 'lock' }));
    await expect.poll(async () => (await school.gateway.lesson(told.token!.slice(0, 22)))!.state.isLocked).toBe(true);
    expect((await school.lesson('pupil-late', { link: 'locked' })).told).toEqual({ is: 'locked' });
    expect((await school.lesson('pupil-in', { link: 'locked' })).told).toEqual(told);
    socket.close();
  });

  it('seats pupils also hours after it was opened, unlike a code', async () => {
    const { told: teacher } = await teach('late');
    const lesson = (await school.gateway.lesson(teacher.token!.slice(0, 22)))!;
    // As if it had been opened three hours ago.
    Object.assign(lesson.state, { openedAt: Date.now() - 3 * 3_600_000 });
    expect((await school.lesson('pupil-late', { link: 'late' })).told.is).toBe('pupil');
  });

  it('is followed by another one once it is over; then nobody is remembered', async () => {
    const first = (await teach('over')).told;
    await school.lesson('pupil-over', { link: 'over', name: 'Zoe' });
    const lesson = first.token!.slice(0, 22);
    expect(await textsUnder(`name/${lesson}/`)).toEqual(['Zoe']);
    const { socket, message } = await school.connect(first.token!, 'class');
    socket.send(write({ t: 'class', id: 'i'.repeat(16), seq: message.seq, do: 'close', keep: 'nothing' }));
    await expect.poll(() => textsUnder(`name/${lesson}/`)).toEqual([]);
    await expect.poll(() => textsUnder(`seat/${lesson}/`)).toEqual([]);
    await expect.poll(() => textsUnder(`teacher/${lesson}/`)).toEqual([]);
    expect((await school.lesson('pupil-over', { link: 'over' })).told).toEqual({ is: 'waiting' });
    const second = (await teach('over')).told;
    expect(second.code).not.toBe(first.code);
    expect((await school.lesson('pupil-over', { link: 'over' })).told).toMatchObject({
      is: 'pupil',
      code: second.code,
    });
  });

  it('lets pupils wait while it is put off until next time', async () => {
    const { told: teacher } = await teach('rests');
    const { told } = await school.lesson('pupil-rests', { link: 'rests' });
    const { socket, message } = await school.connect(teacher.token!, 'class');
    socket.send(write({ t: 'class', id: 'i'.repeat(16), seq: message.seq, do: 'close', keep: 'next-time' }));
    await expect.poll(async () => (await school.gateway.lesson(told.token!.slice(0, 22)))!.state.isResting).toBe(true);
    expect((await school.lesson('pupil-rests', { link: 'rests' })).told).toEqual({ is: 'waiting' });
    expect((await teach('rests')).told.token).toBe(teacher.token);
    socket.close();
  });

  it('gives no grades, also where its link has a place in the gradebook', async () => {
    const { session } = await school.lesson('pupil-grade', { link: 'grade' });
    expect(await (await school.ask(session, '/lti/api/state', 'GET')).json()).toMatchObject({
      kind: 'lesson',
      isGraded: false,
    });
    const report = { best: 90, last: 90, isCompleted: true };
    expect((await school.ask(session, '/lti/api/state', 'PUT', report)).status).toBe(400);
  });

  it('keeps names of pupils in no log and no snapshot of the lesson', async () => {
    await teach('private');
    await school.lesson('pupil-private-4711', { link: 'private', name: 'Wilhelmina' });
    const kept = JSON.stringify([...school.log.entries]);
    expect(kept).not.toMatch(/Wilhelmina|4711|link-/);
    expect(school.lines.join()).not.toMatch(/Wilhelmina|4711/);
  });

  it('is erased with the platform, or with one person', async () => {
    const lesson = (await teach('erased')).told.token!.slice(0, 22);
    for (const name of ['Ann', 'Bob']) await school.lesson(`pupil-${name}`, { link: 'erased', name });
    const { platforms } = (await (await school.administer('GET')).json()) as { platforms: { id: string }[] };
    const [{ id }] = platforms;
    await school.administer('DELETE', { id, deployment: '7', subject: 'pupil-Ann' });
    expect(await textsUnder(`name/${lesson}/`)).toEqual(['Bob']);
    expect(await textsUnder(`seat/${lesson}/`)).toHaveLength(1);
    expect(await textsUnder(`teacher/${lesson}/`)).toHaveLength(1);
    await school.administer('DELETE', { id, deployment: '7', subject: 'teacher-1' });
    expect(await textsUnder(`teacher/${lesson}/`)).toEqual([]);
  });
});

describe('A class of 30 behind one address', () => {
  it('is seated within the launches of one moment, and each has a name of their own', async () => {
    const { told: teacher } = await teach('class');
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, at) => school.lesson(`pupil-${at}`, { link: 'class', name: `Child ${at}` })),
    );
    expect(all.map(({ told }) => told.is)).toEqual(Array.from({ length: 30 }, () => 'pupil'));
    expect(new Set(all.map(({ told }) => told.nickname)).size).toBe(30);
    const devices = await Promise.all(all.map(({ told }) => school.connect(told.token!, 'lobby')));
    expect(devices.map(({ message }) => message.you)).toEqual(all.map(({ told }) => told.nickname));
    const { socket, message } = await school.connect(teacher.token!, 'class');
    expect(message.pupils).toHaveLength(30);
    for (const device of devices) device.socket.close();
    socket.close();
    expect(school.warnings).toEqual([]);
    expect(school.lines).toEqual([]);
  });

  it('can be 64 at most', async () => {
    await teach('full');
    const all = await Promise.all(Array.from({ length: 65 }, (_, at) => school.lesson(`p-${at}`, { link: 'full' })));
    const count = (is: string): number => all.filter(({ told }) => told.is === is).length;
    expect([count('pupil'), count('full')]).toEqual([64, 1]);
  });
});

describe('The page of a lesson is refused', () => {
  it.each([
    ['session-missing', () => fetch(`${school.base}/lti/api/lesson`, { method: 'POST' })],
    ['session-invalid', () => school.ask('x', '/lti/api/lesson')],
    ['method', async () => school.ask((await school.lesson('p', { link: 'm' })).session, '/lti/api/lesson', 'GET')],
    ['content', async () => school.ask(await school.launch(), '/lti/api/lesson')],
    ...[
      '',
      '{',
      '[]',
      '{"game":"chess"}',
      '{"game":"multiplay","how":"x"}',
      '{"game":"multiplay","options":{"size":99}}',
    ].map(
      (settings) =>
        [
          'lesson',
          async () => {
            const claims = lessonClaims('teacher-1', { link: `bad ${settings}`, settings });
            return school.ask(await school.launch({ teacher: true, claims }), '/lti/api/lesson');
          },
        ] as const,
    ),
  ] as const)('%s', async (reason, act) => {
    const answer = await act();
    expect(await answer.json()).toEqual({ reason });
    expect(school.lines.at(-1)).toContain(`LTI: /lti/api/lesson: ${reason}`);
  });
});

describe('Each activity that is a game', () => {
  const names = (Object.keys(activities) as ActivityName[]).filter((name) => activities[name].game !== 'warm-up');
  it.each(names)('%s can be a lesson, with its options', (activity) => {
    const asked = { ...usuallyAsked, range: activity === 'add-to-100' ? (100 as const) : usuallyAsked.range };
    const choices = choicesOfActivity({ activity, asked }, 'An activity', 'en');
    if (!choices.ok) throw new Error(choices.message);
    for (const how of ['pairs', 'tournament', 'computer'] as const) {
      const settings = lessonOf(choices.value, how);
      expect(settings.length).toBeLessThan(2000);
      expect(lessons.canOpen(settings), settings).toBe(true);
    }
  });
});

describe('A teacher who adds a lesson to a course', () => {
  const choose = async (fields: Record<string, string>): Promise<Response> => {
    const choice = await school.launch({
      teacher: true,
      claims: {
        [claim('message_type')]: 'LtiDeepLinkingRequest',
        [claim('resource_link')]: undefined,
        [deepLinkingClaim]: {
          deep_link_return_url: `${school.platform.origin}/return`,
          accept_types: ['ltiResourceLink'],
        },
      },
    });
    const chosen = {
      title: 'Cubes',
      activity: 'game=multiplay',
      kind: 'lesson',
      grade: 'best',
      lesson: lessonSettings,
    };
    return school.post('/lti/deep-link', { choice, ...chosen, ...fields });
  };

  it('gets a link with its settings and without a place in the gradebook', async () => {
    const page = await (await choose({})).text();
    const token = /name="JWT" value="([^"]*)"/.exec(page)![1];
    const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()) as Record<string, object[]>;
    const [item] = claims['https://purl.imsglobal.org/spec/lti-dl/claim/content_items'];
    expect(item).toMatchObject({ custom: { kind: 'lesson', lesson: lessonSettings } });
    expect(item).not.toHaveProperty('lineItem');
    expect(item).not.toHaveProperty('custom.grade');
  });

  it.each([{ lesson: '' }, { lesson: '{"game":"chess"}' }, { lesson: 'x'.repeat(3000) }])(
    'is refused: %o',
    async (fields) => {
      expect((await choose(fields)).status).toBe(400);
      expect(school.lines).toEqual(['LTI: /lti/deep-link: content']);
    },
  );
});
