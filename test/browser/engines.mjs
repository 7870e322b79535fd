// The engines in which each file of browser tests runs, by its name without `.test.ts`, and the reason. `npm run browser` refuses a file
// that is not listed here.

/**
 * Files for all three engines, and the ways in which these differ. Where a test is repeated for more games or sizes than can matter to an
 * engine, all of them run in Chromium and the first ones everywhere (`mostInChromium` in support/chromium.ts): whole games on phones at the
 * two sizes with the least room, frames as high as their games with one game of seven.
 */
const everywhere = {
  actions: 'layout, frames: whole games by what can be tapped',
  'cards-part': 'nested shadow roots: focus',
  'bad-servers': 'what an engine says of a file that it could not import: one of each way',
  'blocked-scripts': 'content policies',
  'builder-lines': 'frames, content policies, an editor',
  'contract-heights': 'layout: heights that a page gives',
  'contract-layout': 'layout, right to left',
  'contract-saving': 'storage',
  'contract-storage': 'storage, windows of one site',
  declared: 'upgrade of markup, declarative shadow DOM',
  directions: 'right to left: the order in which an engine draws the characters of a sum',
  'double-taps': 'pointer',
  'embed-cmi5': 'leaving a page, storage',
  'embed-frames': 'frames',
  'embed-heights': 'frames, layout',
  'embed-hosts': 'upgrade of markup, right to left',
  'embed-places': 'content policies, trusted types',
  'embed-scorm': 'leaving a page, frames',
  'embed-storage': 'storage, windows of one site',
  finish: 'layout, right to left, focus',
  'finish-part': 'nested shadow roots: slots, styles',
  keys: 'keyboard, focus',
  'learning-games': 'storage, two writers of one page',
  'look-up': 'the focus and what is hit in nested shadow roots',
  'live-play': 'the order of promises, updates and timers: whole games on two devices',
  'lost-files': 'what an engine remembers of a file that did not come',
  'multiplay-finding': 'keyboard, pointer',
  'multiplay-focus': 'focus',
  'multiplay-keyboard': 'keyboard, focus',
  'multiplay-layout': 'layout, right to left',
  'multiplay-pointer': 'pointer',
  'multiplay-thinking': 'workers',
  names: 'layout, right to left',
  'number-pad': 'keyboard, focus, layout, parts that pages style',
  options: 'keyboard and validity: Enter in a field that is outside of the tree of its form',
  pages: 'content policies, WebAssembly',
  parts: 'nested shadow roots: tags, styles, focus',
  'study-parts': 'nested shadow roots: slots, focus, selection',
  'plyt-layout': 'layout, right to left, forced colours',
  'plyt-play': 'keyboard, pointer: a whole game',
  practice: 'keyboard, focus, layout',
  print: 'print',
  'pytagora-laying': 'pointer, keyboard, focus, right to left',
  'pytagora-line': 'pointer, keyboard, focus',
  'pytagora-phone': 'layout, frames',
  'pytagora-score': 'layout, keyboard',
  'pytagora-square': 'pointer, keyboard, layout: a whole game',
  'pytagora-tables': 'pointer, keyboard, layout: a whole game',
  'pytagora-worker': 'workers',
  reach: 'layout, frames: games by what can be scrolled to and tapped',
  'saving-module': 'storage, a module that comes late, leaving a page',
  'sequence-layout': 'layout, right to left',
  'sequence-play': 'keyboard, pointer: a whole game',
  'square-child': 'pointer, layout, what is drawn: whole games by voice and pictures',
  'square-start': 'pointer, layout: the start in pictures, the voice',
  'square-phone': 'layout, frames: whole games by what can be tapped',
  'tables-phone': 'layout, frames: whole games by what can be tapped',
  together: 'trusted types, modules and elements of one page',
  scaled: 'pointer, layout',
  theme: 'states of elements, colours as they are computed',
  upgrades: 'what an engine keeps of a page that is loaded again',
  'warm-up': 'keyboard, focus, layout: a whole warm-up',
};

/** Files for Chromium and Firefox: the driver of WebKit cannot make a window narrower than 447 pixels. */
const exceptWebKit = {
  'lobby-phone': 'layout, slots, right to left, focus',
  'sequence-phone': 'layout; contract-layout has the widths everywhere',
  'set-up': 'layout, sticky positions, right to left',
};

const access = 'axe reads the same tree everywhere; Chromium also tells how it is read aloud';
const behaviour = 'rules, words and state of an element, through the DOM alone';
const built = 'what the builder writes is one text; builder-lines and the packages try it in every engine';
const clock = 'a clock that the test moves';
const kept = 'what is kept; contract-saving and embed-storage try where, in every engine';
const left = 'listeners, timers and workers are counted by their calls';
const searches = 'what a search does on the page is counted by calls; multiplay-thinking asks workers in every engine';

/** Files for Chromium alone, and the reason why that is enough. */
const chromiumAlone = {
  'class-names': behaviour,
  'class-talk': behaviour,
  class: `${behaviour}; the line is tried without a document`,
  'contract-access-cubes': access,
  'course-lesson': behaviour,
  'contract-access-pieces': access,
  'contract-access-trail': access,
  'contract-attributes': behaviour,
  'contract-timer': clock,
  'how-to': 'dialogs of the platform',
  'hint-card': behaviour,
  'lesson-pictures': behaviour,
  menu: 'a dialog of the platform; how-to tries them, and scaled where it opens',
  'own-game': behaviour,
  'page-keys': 'keys tries what an engine does with the keys of games; these stop by the same code',
  pause: 'one sheet of styles; forced colours',
  activities: 'the first page by its own DOM; builder-lines and the packages try in every engine what it writes',
  builder: built,
  'builder-packages': built,
  'embed-h5p':
    'what H5P and a content ask of each other; embed-frames and embed-cmi5 try frames and sessions in every engine',
  examples: 'pages of the site by their own DOM',
  'embed-frameworks': 'what React and Vue do with an element',
  'embed-session': 'what a package says of its session; embed-scorm and embed-cmi5 try the session in every engine',
  'garden-after-game': behaviour,
  design: 'a page of its own for developers, with the styles that other tests try in every engine',
  faults: `${clock}; ${behaviour}`,
  floor: 'what an older browser lacks is taken from one that can do without it',
  'from-disk': 'only Chromium lets a test open a file of the disk',
  hints: behaviour,
  leaks: left,
  'learning-chance': behaviour,
  'lesson-edges': `${behaviour}; the screens of a lesson by what its server sends`,
  'lesson-unreachable': `${clock}; ${behaviour}`,
  lobby: `${behaviour}; the line is tried without a document`,
  'lost-modules': 'lost-files tries one element in every engine; all fetch by the same code',
  'look-back': `${behaviour}; ${searches}`,
  'look-back-young': behaviour,
  'multiplay-answers': behaviour,
  'multiplay-computer': clock,
  'multiplay-element': behaviour,
  'multiplay-leaks': left,
  'multiplay-options': behaviour,
  'multiplay-timer': clock,
  'multiplay-undo': behaviour,
  notation: behaviour,
  'once-more': `${behaviour}; practice tries the same pad in every engine`,
  'plyt-cards': behaviour,
  'plyt-form': behaviour,
  'plyt-kept': kept,
  'plyt-timer': clock,
  puzzles: behaviour,
  record: behaviour,
  'pseudo-languages':
    'room for words, with the fonts that all engines have here; directions tries the order everywhere',
  'pytagora-element': behaviour,
  report: 'what is drawn of tables and numbers is one sheet of styles',
  requests: 'all engines are asked for the same files',
  'running-game': behaviour,
  redraw: 'what is drawn and measured is counted by calls',
  'sequence-cards': behaviour,
  'sequence-computer': behaviour,
  'sequence-passing': behaviour,
  'sequence-kept': kept,
  'sequence-told': behaviour,
  site: 'a worker that keeps files; pages tries the policies in every engine',
  switches: behaviour,
  thinking: searches,
  translators: 'what a translator does to a document, by its own hand',
  'try-translation': behaviour,
  'unplayed-round': `${behaviour}; finish tries the end of a game in every engine`,
  'wake-lock': `${behaviour}; the lock is one that the test holds`,
  'warm-up-first': `${behaviour}; warm-up tries the warm-up in every engine`,
};

/** The approximate time of a file in an engine, in seconds, and the files that take longer. Only the order of work depends on it. */
const usual = { webkit: 6, firefox: 6, chromium: 9 };
const long = {
  actions: 18,
  activities: 30,
  builder: 25,
  'contract-access-cubes': 25,
  'contract-access-pieces': 20,
  'contract-access-trail': 30,
  'contract-layout': 26,
  'embed-frames': 17,
  'embed-heights': 20,
  'embed-hosts': 14,
  'embed-session': 25,
  'embed-storage': 20,
  floor: 40,
  hints: 28,
  'look-back': 30,
  'lost-modules': 20,
  'pseudo-languages': 35,
  puzzles: 35,
  reach: 35,
  site: 18,
  'square-child': 30,
  'square-phone': 35,
  'tables-phone': 15,
  thinking: 34,
};
const longInWebKit = {
  actions: 20,
  'contract-layout': 30,
  'multiplay-layout': 25,
  'plyt-layout': 18,
};

/** Returns the approximate time of a file in an engine, in seconds. Fewer sizes and games run outside of Chromium. */
export function secondsOf(engine, test) {
  if (engine === 'webkit' && longInWebKit[test]) return longInWebKit[test];
  return (long[test] ?? 0) * (engine === 'chromium' ? 1 : 0.5) || usual[engine];
}

/** The files of `npm run check`: one game of each element by its own tools, and the parts that most changes affect. They need no build. */
export const quick = [
  'contract-access-cubes',
  'contract-attributes',
  'contract-saving',
  'keys',
  'lobby',
  'multiplay-element',
  'multiplay-pointer',
  'plyt-play',
  'pytagora-laying',
  'pytagora-square',
  'pytagora-tables',
  'sequence-play',
  'theme',
  'warm-up',
];

/** The engines, the slowest first. */
export const engines = ['webkit', 'firefox', 'chromium'];

/**
 * Returns the tests of an engine among the existing ones.
 * @throws Error that names the files that are missing in the table, are in it twice, or do not exist.
 */
export function testsFor(engine, tests) {
  const table = [everywhere, exceptWebKit, chromiumAlone].flatMap((names) => Object.keys(names));
  const wrong = [
    ...tests.filter((test) => !table.includes(test)).map((test) => `${test} is missing`),
    ...table.filter((test) => !tests.includes(test)).map((test) => `there is no ${test}`),
    ...table.filter((test, i) => table.indexOf(test) !== i).map((test) => `${test} is there twice`),
  ];
  if (wrong.length > 0) throw new Error(`test/browser/engines.mjs: ${wrong.join(', ')}.`);
  const inEngine = {
    chromium: table,
    firefox: [...Object.keys(everywhere), ...Object.keys(exceptWebKit)],
    webkit: Object.keys(everywhere),
  }[engine];
  return tests.filter((test) => inEngine.includes(test));
}
