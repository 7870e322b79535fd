// The page of activities within a course: a platform opens it in a dialog, and what a teacher chooses becomes a link there.
// The server of lessons serves it; its address has the sealed request of the platform in its fragment, once.
import { directionOf, languageOfPage } from '../header/language.js';
import { courseLanguages } from '../../src/words/generated/course.js';
import { fetchLanguage } from '../../src/words/words.js';
import { viewOf } from './chosen.js';
import type { CourseChoice } from './in-course.js';
import type { ActivityPage } from './page.js';
import './page.js';

const kept = 'abacade.choice';
const main = document.querySelector('main')!;

/** Returns the request of the platform: from the address, or as kept for a reload of this window. */
function requestOf(): string {
  const given = location.hash.slice(1);
  const isGiven = /^(?:[\w-]*\.){4}[\w-]+$/.test(given);
  try {
    if (!isGiven) return sessionStorage.getItem(kept) ?? '';
    sessionStorage.setItem(kept, given);
  } catch {
    // Without storage the page has to be opened again after a reload.
  }
  if (isGiven) history.replaceState(null, '', location.pathname);
  return isGiven ? given : '';
}

const request = requestOf();
const tag = languageOfPage();
const words = await fetchLanguage(courseLanguages, tag).catch(() => courseLanguages.first);
document.documentElement.lang = tag;

/** Sends the choice to the server, which answers with the page that brings it to the platform. */
function send({ title, activity, grade, lesson }: CourseChoice): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/lti/deep-link';
  const kind = lesson === undefined ? { kind: 'alone' } : { kind: 'lesson', lesson };
  for (const [name, value] of Object.entries({ choice: request, title, activity, grade, ...kind })) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}

if (request === '') {
  const [heading, paragraph] = ['h1', 'p'].map((name) => document.createElement(name));
  heading.textContent = words.again.title;
  paragraph.textContent = words.again.text;
  main.className = 'notice';
  main.append(heading, paragraph);
} else {
  const page = document.createElement('activity-page') as ActivityPage;
  Object.assign(page, { folder: '/cdn/', lang: tag, dir: directionOf(tag), course: words });
  const open = (): void =>
    page.openAddress(viewOf(location.hash.slice(1)).kind === 'form' ? '' : location.hash.slice(1));
  open();
  addEventListener('hashchange', open);
  page.addEventListener('address-change', (event) => {
    history.replaceState(null, '', `#${(event as CustomEvent<string>).detail}`);
  });
  page.addEventListener('course-choice', (event) => send((event as CustomEvent<CourseChoice>).detail));
  main.append(page);
}
