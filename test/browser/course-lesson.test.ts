import { expect } from '@open-wc/testing';
import { isWindowToken, showLesson, type LessonPage } from '../../pages/course-lesson.js';
import { courseLanguages } from '../../src/words/generated/course.js';
import { until } from './support/until.js';

/** The page of a lesson, with a server that gives these answers one after the other, and the last one for ever. */
function pageWith(answers: readonly { status: number; body?: unknown }[], people: unknown = []) {
  const left = [...answers];
  const shown: string[] = [];
  const placed: HTMLElement[] = [];
  const fetched: string[] = [];
  const page: LessonPage = {
    words: courseLanguages.first,
    tag: 'it',
    dir: 'ltr',
    ask: (path) =>
      Promise.resolve(
        path.endsWith('/people')
          ? { status: 200, body: { people } }
          : { body: undefined, ...(left.length > 1 ? left.shift()! : left[0]) },
      ),
    show: ({ title }) => void shown.push(title),
    place: (element) => void placed.push(element),
    fetch: (tag) => {
      fetched.push(tag);
      return Promise.resolve();
    },
  };
  return { page, shown, placed, fetched };
}

const attributesOf = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

describe('The page of a lesson in a course', () => {
  it('waits for the teacher, says so once, and then shows the pupil the lesson', async () => {
    const waiting = { status: 200, body: { is: 'waiting' } };
    const seated = { status: 200, body: { is: 'pupil', token: 'a token', code: 'K7M4PQ', nickname: 9 } };
    const { page, shown, placed, fetched } = pageWith([waiting, { status: 503 }, waiting, seated]);
    void showLesson(page);
    await until(() => placed.length > 0, 'the lobby is shown', 20_000);
    expect(shown).to.eql(['Your teacher has not opened the lesson yet']);
    expect(fetched).to.eql(['abacade-lobby']);
    expect(placed[0].localName).to.equal('abacade-lobby');
    expect(attributesOf(placed[0])).to.eql({
      lang: 'it',
      dir: 'ltr',
      token: 'a token',
      live: `${location.origin}/#K7M4PQ`,
    });
  });

  it('shows the teacher the lesson, and who of the course is there', async () => {
    const people = [{ name: 'Ada' }];
    const { page, placed } = pageWith(
      [{ status: 200, body: { is: 'teacher', token: 'a token', code: 'K7M4PQ' } }],
      people,
    );
    void showLesson(page);
    await until(() => placed.length > 0, 'the lesson is shown');
    expect(placed[0].localName).to.equal('abacade-class');
    expect(attributesOf(placed[0])).to.eql({ lang: 'it', dir: 'ltr', key: 'a token', live: `${location.origin}/` });
    await until(() => 'people' in placed[0], 'the people are told');
    expect((placed[0] as unknown as { people: unknown }).people).to.eql(people);
  });

  it('says what to do if there is no place, or no lesson', async () => {
    for (const [answer, title] of [
      [{ status: 200, body: { is: 'locked' } }, 'Nobody is let in any more'],
      [{ status: 200, body: { is: 'full' } }, 'The lesson is full'],
      [{ status: 401 }, 'Open this again from your course'],
      [{ status: 400 }, 'This lesson cannot be opened'],
    ] as const) {
      const { page, shown, placed } = pageWith([answer]);
      void showLesson(page);
      await until(() => shown.length > 0, title);
      expect(shown).to.eql([title]);
      expect(placed).to.eql([]);
    }
  });

  it('knows the token of a second window from the session of a link', () => {
    const token = (role: string): string => `${'a'.repeat(22)}.${role}.${'b'.repeat(22)}`;
    expect(['t', 'v', 'p1.1', 'x'].map((role) => isWindowToken(token(role)))).to.eql([true, true, false, false]);
    expect(['', 'eyJhbGciOiJkaXIifQ..a.b.c'].map(isWindowToken)).to.eql([false, false]);
  });
});
