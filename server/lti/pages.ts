/** The pages of this module that are written for each request. They are short, and say what to do in the reader's language. */
import type { ServerResponse } from 'node:http';
import { courseLanguages } from '../../src/words/generated/course.js';
import { directionOf, languages } from '../../src/words/languages.js';
import type { CourseWords } from '../../src/words/types.js';
import { fetchLanguage, pickLanguage } from '../../src/words/words.js';
import { paths } from './addresses.js';
import type { Begun } from './launches.js';
import { sendPage } from './requests.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for an attribute, or for the text of an element. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char]);

/** Returns the languages that a browser prefers, from its header `accept-language`. */
export const preferred = (header = ''): string[] => header.split(',', 20).map((one) => one.split(';')[0].trim());

interface Speech {
  readonly tag: string;
  readonly words: CourseWords;
}

/** Returns the words in the language of the course, or else of the browser. */
export async function speechFor(asked: string | undefined, reader: readonly string[]): Promise<Speech> {
  const tag = pickLanguage(languages, [asked], reader);
  return { tag, words: await fetchLanguage(courseLanguages, tag) };
}

const attributes = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

function page({ tag }: Speech, title: string, body: string, script = ''): string {
  return `<!doctype html>
<html lang="${tag}" dir="${directionOf(tag)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="/cdn/icon.svg">
<link rel="stylesheet" href="/lti/files/course.css">
${script}
</head>
<body>
${body}
</body>
</html>
`;
}

const notice = (title: string, text: string): string =>
  `<main class="notice"><h1>${escaped(title)}</h1><p>${escaped(text)}</p></main>`;

/** Sends the page for a request that was refused. It does not say why: the log does. */
export function sendRefusal(response: ServerResponse, status: number, speech: Speech): void {
  const { again } = speech.words;
  sendPage(response, status, page(speech, again.title, notice(again.title, again.text)));
}

/** Sends a page that has the platform keep the secret of a launch, and goes on to the platform. */
export function sendStoring(
  response: ServerResponse,
  speech: Speech,
  { to, name, secret }: Begun,
  storage: NonNullable<Begun['storage']>,
): void {
  const data = { 'data-frame': storage.frame, 'data-origin': storage.origin, 'data-name': name };
  const body = `<main class="waiting" ${attributes({ ...data, 'data-secret': secret, 'data-to': to }).trim()}><p>${escaped(speech.words.opening)}</p></main>`;
  const script = '<script type="module" src="/lti/files/storage.js"></script>';
  sendPage(response, 200, page(speech, speech.words.opening, body, script));
}

/** Sends a page that asks the platform for the secret of a launch, and sends the launch once more. */
export function sendAsking(
  response: ServerResponse,
  speech: Speech,
  { frame, origin }: NonNullable<Begun['storage']>,
  fields: Readonly<Record<string, string>>,
  name: string,
): void {
  const data = { 'data-frame': frame, 'data-origin': origin, 'data-name': name };
  const body = `<main class="waiting" ${attributes(data).trim()}><p>${escaped(speech.words.opening)}</p></main>
${form(paths.launch, fields)}`;
  const script = '<script type="module" src="/lti/files/storage.js"></script>';
  sendPage(response, 200, page(speech, speech.words.opening, body, script));
}

/** Sends a page that brings the chosen link to the platform. */
export function sendChosen(response: ServerResponse, speech: Speech, returnTo: string, answer: string): void {
  const body = `<main class="waiting"><p>${escaped(speech.words.adding)}</p></main>
${form(returnTo, { JWT: answer })}`;
  const script = '<script type="module" src="/lti/files/submit.js"></script>';
  // A platform may send the browser on to another of its addresses, and some browsers count that, too.
  sendPage(response, 200, page(speech, speech.words.adding, body, script), 'https: http:');
}

const form = (to: string, fields: Readonly<Record<string, string>>): string =>
  `<form method="post" action="${escaped(to)}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden"${attributes({ name, value })}>`)
    .join('')}</form>`;

/** Sends the page after a registration. The platform closes it when it is told that all is done. */
export function sendRegistered(response: ServerResponse, name: string): void {
  const speech = { tag: 'en', words: courseLanguages.first };
  const title = 'Abacade is registered';
  const text = `The platform “${name}” may now launch this server. Activate the tool there, if it asks for that.`;
  const script = '<script type="module" src="/lti/files/registered.js"></script>';
  sendPage(response, 200, page(speech, title, notice(title, text), script));
}
