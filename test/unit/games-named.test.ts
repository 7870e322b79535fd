// Tests that a file outside the games' own names no single game: only the registry does, and the few files listed here.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gameFiles, tags } from '../../src/games.js';

/** The files that may name single games, and the reason. */
const allowed: Readonly<Record<string, string>> = {
  'src/games.ts': 'the registry',
  'demo/builder/pictures.ts': 'a picture of each game, of which the compiler demands all',
  'demo/activities/list.ts': 'the ready activities, each with the game that practises its skill',
  'demo/design/scales.ts': 'the page of the design system shows the styles of each game',
  'demo/design/things.ts': 'the page of the design system shows what single games draw',
  // Published names, or parts of a game that others share:
  'src/core/index.ts': 'the published entry of the cores: their names are those of its functions',
  'src/puzzles/puzzler.ts': 'the published names of tasks, by which sentences are found',
  'src/match/highlights.ts': 'a highlight is named after what it shows: a Sequence',
  'components/parts/praise.ts': 'as above',
  'src/live/client/talk.ts': 'as above',
  'components/abacade-class/talk.ts': 'as above',
  'src/hints/hint.ts': 'what hints mark, the squares of the trail among them',
  'src/bots/hand.ts': 'the cards of the trail, which PLYT and Sequence share',
  'src/rules/trail/cards.ts': 'as above',
  'src/rules/trail/chain.ts': 'as above',
  'src/rules/trail/course.ts': 'as above',
  'src/rules/trail/hands.ts': 'as above',
  'src/rules/trail/options.ts': 'as above',
  'components/style/pieces.ts': 'the pieces of Pytagora, with which three elements play',
  // Tables of multiplication, which are no game:
  'src/learning/index.ts': 'tables to practise',
  'components/abacade-report/abacade-report.ts': 'as above',
  'components/abacade-warm-up/abacade-warm-up.ts': 'as above',
  'demo/activities/chosen.ts': 'as above',
  'demo/activities/page.ts': 'as above',
  'demo/builder/offered.ts': 'as above',
  'demo/warm-up.js': 'as above',
  // Programs that measure, play or draw certain games:
  'scripts/build-core.mjs': 'how the cores are optimised, as measured',
  'scripts/first-action.mjs': 'the first action of each element, by its selector',
  'scripts/frameworks.mjs': 'an example',
  'scripts/long-tasks.mjs': 'plays each game by its screen',
  'scripts/long-tasks/play.mjs': 'as above',
  'scripts/package/guide.mjs': 'builds and checks the pages of the guide',
  'scripts/package/play.mjs': 'an example',
  'scripts/pictures.mjs': 'the pictures of the documentation',
  'scripts/previews.mjs': 'the pictures for messengers',
  'scripts/proof.mjs': 'the catalogues of rules, by the beginning of their ids',
  'scripts/race.mjs': 'computes the race of Sequence',
  'scripts/reference.mjs': 'an example',
  'scripts/sizes.mjs': 'an example',
  'scripts/lint/design.mjs': 'the exceptions of the design, by file',
  'scripts/lint/floor.mjs': 'the uses of touch that are checked by hand',
};

const folders = ['src', 'components', 'pages', 'server', 'demo', 'scripts', 'bin'];

/** Matches the path of a file of one game's own: `src/bots/plyt-outlook.ts`, `components/plyt-board/…`. */
const own = new RegExp(`(^|/)(${[...tags, ...gameFiles()].join('|')})([./-]|$)`);
/** Returns whether a command writes a file: `npm run games`, `npm run manifest`, `npm run words`, `npm run core`. */
const isMade = (path: string, text: string): boolean =>
  path.includes('/generated/') || text.slice(0, 300).includes('Written by `npm run');

const anywhere = /plyt|multiplay|pytagora|plus-?and-?minus|up-?and-?down/i;
/** Sequence and tables are words of other things, too: here only as a text or a path. */
const quoted = /['"`](?:[\w./-]*\/)?(?:sequence|tables)(?:[/.-][\w./-]*)?['"`]/;

/** Returns whether code, comments left out, names a game. */
function names(text: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  return anywhere.test(code) || quoted.test(code);
}

it('sees a game that is named, and not in a comment', () => {
  for (const code of [
    "import '../bots/plyt.js';",
    "x['tables']",
    'const upAndDown = 1',
    "'../rules/sequence/index.js'",
  ])
    expect(names(code), code).toBe(true);
  for (const code of ['/** As in Multiplay. */', '  // plyt', 'sequence.push(1)', 'const tables = []'])
    expect(names(code), code).toBe(false);
});

it('no other file names a single game', () => {
  const found = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((path) => /\.(ts|mjs|js)$/.test(path) && !/node_modules|\/dist\//.test(path) && !own.test(path))
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      return !isMade(path, text) && names(text);
    });
  expect(found.length).toBeGreaterThan(0);
  expect(found.sort()).toEqual(Object.keys(allowed).sort());
});
