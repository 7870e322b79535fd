// The page in a frame: `frame.html?game=multiplay&end-at=10`. The query contains the game, or the warm-up, and its choices; with
// `origin=https://school.example`, results are reported to the embedding page. A page for a single game names it in its markup.
import { followScheme } from '../components/style/surroundings.js';
import { factsOf, warmUpTag, type GameFacts } from '../src/games.js';
import { fieldsOfQuery } from '../src/embed/query.js';
import { fingerprint } from '../src/embed/text.js';
import { message, originFrom } from '../src/results/message.js';
import { StatusBar } from './status-bar.js';
import { createBoard, fetchGame, forResults, lostSentence } from './board.js';
import { tellHeight } from './frame-messages.js';
import { importBeside } from './import-beside.js';
import { warnOf } from './notices.js';
import { Session, type SessionOptions } from './session.js';
import { isTooOld } from './too-old.js';
import { fetchWords } from './words.js';

/** Fields for this page. */
const forPage = ['game', 'origin', 'heading'];

const read = fieldsOfQuery(location.search);
const fields = read.ok ? read.value : [];
const field = (name: string): string | undefined => fields.find(([one]) => one === name)?.[1];

const root = document.documentElement;
const theme = field('theme') ?? 'auto';

const { tag: language, words } = await fetchWords(field('lang'));
const bar = new StatusBar(words.title, language);
const show = (scheme: string): void => {
  root.dataset['theme'] = bar.theme = scheme;
};
// The game and the bars follow the page, and the page follows the one that embeds it. A page of another site reports its scheme
// by a message.
let unfollow = (): void => undefined;
if (theme === 'auto') unfollow = followScheme(root, show);
else show(theme);
const applyScheme = (scheme: string): void => {
  unfollow();
  if (theme === 'auto') show(scheme);
};
const close = { label: words.close, act: () => bar.clear() };
const warn = (sentence: string, action = close): void => bar.warn(sentence, action);
bar.join(document.body);
root.lang = language;
if (isTooOld()) document.querySelector('main')!.dataset['needs'] = words.needs;
document.title = field('heading') ?? document.title;

// Only a page of its own has an icon: in a frame, fetching it would be useless.
if (parent === window) {
  const icon = { rel: 'icon', href: new URL('./icon.svg', import.meta.url).href, type: 'image/svg+xml' };
  document.head.append(Object.assign(document.createElement('link'), icon));
}

const origin = field('origin');
const named = originFrom(origin);

async function begin({ tag, fixed = {} }: Pick<GameFacts, 'tag' | 'fixed'>): Promise<void> {
  let isLost = false;
  await fetchGame(
    () => importBeside(tag),
    (retry, error) => {
      isLost = true;
      warn(lostSentence(error, words), { label: words.retry, act: retry });
    },
  );
  if (isLost) bar.clear();
  const others = fields.filter(([name]) => !forPage.includes(name) && !Object.hasOwn(fixed, name));
  const { board, unknown } = createBoard(tag, [...others, ...Object.entries(fixed)], forResults);
  document.querySelector('main')!.append(board);
  if (named && parent !== window && tag !== warmUpTag) {
    const make: SessionOptions['make'] = (options) => message(window, { ...options, origin: named });
    const activity = `?${fingerprint(location.search)}`;
    return void new Session({ board, bar, words, make, activity, unknown }).start();
  }
  const isRefused = parent !== window && origin !== undefined && !named;
  const invalid = isRefused ? [...unknown, ['origin', origin] as const] : unknown;
  for (const [name, value] of invalid) warnOf(name, value);
  if (invalid.length > 0) warn(words.attribute);
}

const name = root.dataset['game'] ?? field('game');
const game = name === 'warm-up' ? { tag: warmUpTag } : factsOf(name);
tellHeight(named, applyScheme);
if (game) void begin(game);
else warn(words.noGame);
