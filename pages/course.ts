// The page of a link in a course: the server of lessons shows it after a launch. The fragment of its address is the session.
import { followScheme } from '../components/style/surroundings.js';
import { factsOf, warmUpTag, type GameFacts } from '../src/games.js';
import { fieldsOfQuery } from '../src/embed/query.js';
import { course } from '../src/results/course.js';
import { courseLanguages } from '../src/words/generated/course.js';
import { fetchLanguage } from '../src/words/words.js';
import { isWindowToken, showLesson, showTeacher, type LessonPage } from './course-lesson.js';
import { createBoard, fetchGame, forResults, lostSentence, settingsOf, isBusy, outOfPage } from './board.js';
import { fitFrame, followHeight } from './heights.js';
import { warnOf } from './notices.js';
import { Session } from './session.js';
import { StatusBar } from './status-bar.js';
import { isTooOld } from './too-old.js';
import { directionOf } from '../src/words/languages.js';
import { fetchWords } from './words.js';

/** Fields for this page. */
const forPage = ['game', 'heading'];

const address = '/lti/api/state';
const token = location.hash.slice(1);
const root = document.documentElement;
const main = document.querySelector('main')!;

/** The part of the server's answer that this page reads; untrusted. */
interface About {
  readonly link?: unknown;
  readonly activity?: unknown;
  readonly kind?: unknown;
  readonly language?: unknown;
}

/** Asks the server for the link. Resolves to undefined if the session is over, or was never there. */
async function ask(): Promise<About | undefined> {
  for (let pause = 500; ; pause = Math.min(pause * 2, 10_000)) {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined);
    if (answer?.ok) return (await answer.json()) as About;
    if (answer && answer.status < 500) return undefined;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

const isWindow = isWindowToken(token);
const about = isWindow ? undefined : await ask();
const read = fieldsOfQuery(about?.activity ?? '');
const fields = read.ok ? read.value : [];
const field = (name: string): string | undefined => fields.find(([one]) => one === name)?.[1];
const language = typeof about?.language === 'string' ? about.language : undefined;
const { tag, words } = await fetchWords(field('lang'), language, ...navigator.languages);
const ownWords = await fetchLanguage(courseLanguages, tag).catch(() => courseLanguages.first);

const bar = new StatusBar(words.title, tag);
followScheme(root, (scheme) => {
  root.dataset['theme'] = bar.theme = scheme;
});
root.lang = tag;
root.dir = directionOf(tag);
if (isTooOld()) main.dataset['needs'] = words.needs;

/**
 * Asks the platform for a frame that is as high as the page, which is no secret. In the frame of one that does not listen, as
 * Moodle, the page scrolls if the frame is lower than a game and the status bar need.
 */
function fit(): void {
  if (parent === window) fitFrame();
  else followHeight((height) => parent.postMessage({ subject: 'lti.frameResize', height }, '*'));
}

/** Shows a notice in place of a game. */
function show({ title, text }: { readonly title: string; readonly text: string }): void {
  const [heading, paragraph] = ['h1', 'p'].map((name) => document.createElement(name));
  heading.textContent = document.title = title;
  paragraph.textContent = text;
  main.className = 'notice';
  main.replaceChildren(heading, paragraph);
}

/** Fetches the script of an element; the status bar says if it is lost. */
async function fetchElement(element: string): Promise<void> {
  let isLost = false;
  await fetchGame(
    () => import(new URL(`/cdn/${element}.js`, location.href).href),
    (retry, error) => {
      isLost = true;
      bar.join(document.body);
      bar.warn(lostSentence(error, words), { label: words.retry, act: retry });
    },
  );
  if (isLost) bar.clear();
}

async function begin(name: string): Promise<void> {
  const game: Pick<GameFacts, 'tag' | 'fixed'> | undefined = name === 'warm-up' ? { tag: warmUpTag } : factsOf(name);
  if (!game) return show(ownWords.empty);
  bar.join(document.body);
  fit();
  await fetchElement(game.tag);
  document.title = field('heading') ?? document.title;
  const own = fields.filter(([one]) => !forPage.includes(one) && !Object.hasOwn(game.fixed ?? {}, one));
  const spoken = field('lang') === undefined ? [['lang', tag] as const] : [];
  const given = [...own, ...spoken, ...Object.entries(game.fixed ?? {})];
  const { board, unknown } = createBoard(game.tag, given, forResults);
  main.append(board);
  // The warm-up gives no marks.
  if (game.tag === warmUpTag) return;
  for (const [one, value] of unknown) warnOf(one, value);
  void new Session({
    board,
    bar,
    words: { ...words, modes: { ...words.modes, browse: ownWords.teacher } },
    make: (options) => course(address, token, { ...options, fetch: (...request) => fetch(...request) }),
    activity: `#${String(about?.link)}`,
    settings: settingsOf(board),
    idle: () => !isBusy(board),
    holds: outOfPage(board),
    shows: true,
    marks: true,
    learns: true,
  }).start();
}

const lesson: LessonPage = {
  words: ownWords,
  tag,
  dir: root.dir,
  show,
  ask: async (path, method) => {
    const answer = await fetch(path, { method, headers: { authorization: `Bearer ${token}` } }).catch(() => undefined);
    return answer && { status: answer.status, body: await answer.json().catch(() => undefined) };
  },
  place: (element) => {
    main.className = 'lesson';
    main.replaceChildren(element);
    fit();
  },
  fetch: fetchElement,
};

if (isWindow) void showTeacher(lesson, token);
else if (!about) show(ownWords.again);
else if (about.kind === 'lesson') void showLesson(lesson);
else void begin(field('game') ?? '');
