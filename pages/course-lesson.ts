// The lesson of a link in a course: the teacher's screen, or the place of a pupil, who was given a seat by the server.
import type { CourseWords } from '../src/words/types.js';

/** The names of both elements, and how often the server is asked for a seat and for the people of the course, in ms. */
const tags = { teacher: 'abacade-class', pupil: 'abacade-lobby' } as const;
const every = { seat: 3_000, people: 10_000 };

/** A token of a teacher's window or of a projector, as the teacher's screen puts it into the address of another window. */
const windowToken = /^[\w-]{22}\.[tv]\.[\w-]{22}$/;

/** Returns whether the fragment of an address is the token of a teacher's window or of a projector. */
export const isWindowToken = (text: string): boolean => windowToken.test(text);

interface Notice {
  readonly title: string;
  readonly text: string;
}

export interface LessonPage {
  readonly words: CourseWords;
  readonly tag: string;
  readonly dir: string;
  /** Asks the server as the page of this link: resolves to the answer, undefined while there is none. */
  ask(path: string, method: string): Promise<{ readonly status: number; readonly body: unknown } | undefined>;
  /** Shows a notice in place of everything else. */
  show(notice: Notice): void;
  /** Shows an element in place of everything else. */
  place(element: HTMLElement): void;
  /** Fetches the script of an element. */
  fetch(tag: string): Promise<void>;
}

/** The server's answer; untrusted. */
interface SeatAnswer {
  readonly is?: unknown;
  readonly token?: unknown;
  readonly code?: unknown;
}

/** Returns a pause that is not the same for all pupils of a class. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms * (0.7 + Math.random() * 0.6)));

/** Makes an element that connects to this server, to the lesson of a code if one is given. */
async function make(
  page: LessonPage,
  tag: string,
  given: Readonly<Record<string, string>>,
  code?: string,
): Promise<HTMLElement> {
  await page.fetch(tag);
  const element = document.createElement(tag);
  const live = `${location.origin}/${code === undefined ? '' : `#${code}`}`;
  for (const [name, value] of Object.entries({ lang: page.tag, dir: page.dir, ...given, live }))
    element.setAttribute(name, value);
  page.place(element);
  return element;
}

/** Shows the teacher's screen, or what the teacher projects. */
export async function showTeacher(page: LessonPage, key: string): Promise<HTMLElement> {
  const element = await make(page, tags.teacher, { key });
  // The link of the course opens another one, so that its pupils find it.
  element.addEventListener('another-lesson', (event) => {
    event.preventDefault();
    location.reload();
  });
  return element;
}

/** Shows on the teacher's screen who of the course is here, and who is not, as long as it is open. */
async function updatePeople(page: LessonPage, element: HTMLElement): Promise<void> {
  for (;;) {
    const answer = await page.ask('/lti/api/people', 'GET');
    if (answer?.status === 401) return;
    if (answer?.status === 200) Object.assign(element, { people: (answer.body as { people?: unknown }).people });
    await pause(every.people);
  }
}

/** Shows the lesson of a link: goes on with it, or waits until the teacher has opened it. */
export async function showLesson(page: LessonPage): Promise<void> {
  const { words } = page;
  const show = (notice: Notice): void => page.show(notice);
  let shown = '';
  for (;;) {
    const answer = await page.ask('/lti/api/lesson', 'POST');
    const { is, token, code } = Object(answer?.body) as SeatAnswer;
    if (answer?.status === 401) return show(words.again);
    if (answer && answer.status >= 400 && answer.status < 500) return show(words.impossible);
    if (is === 'teacher' && typeof token === 'string') return updatePeople(page, await showTeacher(page, token));
    if (is === 'pupil' && typeof token === 'string' && typeof code === 'string')
      return void (await make(page, tags.pupil, { token }, code));
    if (is === 'waiting' || is === 'locked' || is === 'full') {
      if (shown !== is) show(words[is]);
      shown = is;
    }
    await pause(every.seat);
  }
}
