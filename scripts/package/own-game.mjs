// Builds the example of a game by somebody else from the packed package, as its author does, and plays it: from the form to the
// end, with a refusal, undo, saving and its record.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { unzipSync } from 'fflate';
import { rollup } from 'rollup';
import { gameTags } from '../bundle/entries.mjs';
import { playLesson } from './own-live.mjs';
import { chromium, found, opened, served } from './play.mjs';

const tag = 'shut-the-box';
/** The most lines of the example, in which somebody can see how little a game needs. */
const mostLines = 300;

const fail = (message) => {
  throw new Error(`The game by somebody else: ${message}`);
};
const demand = (holds, message) => holds || fail(message);

/** Checks that the example imports the package alone, and is short. */
function checkSources(folder) {
  const files = readdirSync(folder).filter((name) => /\.(js|html)$/.test(name));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  const imports = texts.flatMap((text) => [...text.matchAll(/(?:from|import) '([^']+)'/g)].map(([, name]) => name));
  const strange = imports.filter((name) => !/^(abacade\/[\w-]+|\.\/\w+\.js)$/.test(name));
  demand(imports.length > 0 && strange.length === 0, `it imports ${strange.join(', ')}`);
  const lines = texts.reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0);
  demand(lines <= mostLines, `it has ${lines} lines, more than ${mostLines}`);
  return lines;
}

/** Bundles a module with what it imports of the package. Returns its modules. */
async function bundle(input, output) {
  const made = await rollup({ input, plugins: [nodeResolve({ exportConditions: ['production'] })], onwarn() {} });
  await made.write({ format: 'es', ...output });
  await made.close();
  return made.watchFiles;
}

/** The board of a page, played from outside as a program of the page would. */
const boardOf = (page) => ({
  find: (selector) => found(page, `${tag} >>> ${selector}`),
  async click(selector) {
    await (await this.find(selector)).evaluate((control) => control.click());
  },
  ask: (question, ...given) => page.$eval(tag, question, ...given),
  until: (question, what) =>
    page
      .waitForFunction(`(${question})(document.querySelector('${tag}'))`, { timeout: 30_000 })
      .catch(() => fail(`${what} is missing`)),
});

/** Plays moves by the rules until the game is over. */
const playOut = (board) => {
  for (let i = 0; i < 1000 && !board.match.isOver; i++) {
    const { game, state } = board;
    const isChance = game.turn(state).kind === 'chance';
    const random = (below) => Math.floor(Math.random() * below);
    board.play(isChance ? game.chance(state, random) : [...game.moves(state)][0]);
  }
};

async function playPage(browser, address) {
  const errors = [];
  const page = await opened(browser, address, errors);
  const board = boardOf(page);
  await board.click('.set-up-start .primary');
  await board.click('.own-actions button');
  await board.until((one) => one.state?.dice.length === 2 && !one.shadowRoot.querySelector('[aria-busy]'), 'the roll');
  const sum = await board.ask(({ state }) => state.dice[0] + state.dice[1]);
  const tile = (number) => `.tile:nth-child(${number})`;
  await board.find(`${tile(1)}[part]`);
  await board.click(tile(1));
  await board.click('.own-actions button');
  await board.find('.refusal');
  const said = await board.ask((one) => one.said);
  demand(said === `Your tiles make 1. The dice make ${sum}.`, `it says "${said}" of a wrong move`);
  await board.click(tile(1));
  await board.click(tile(sum));
  await board.click('.own-actions button');
  await board.until((one) => one.match.ply === 2, 'the move');
  demand((await board.ask((one) => one.said)) === `Ada shuts ${sum}.`, 'the move is not announced');
  demand(await board.ask((one) => one.undo() && one.state.open.length === 12), 'nothing is undone');
  demand(await board.ask((one) => one.redo() && one.state.open.length === 11), 'nothing is made again');
  // Saving takes a moment; a page that is left saves at once.
  await page.reload();
  await board.until((one) => one.match?.ply === 2 && one.state.open.length === 11, 'the saved game');
  await page.evaluate(() => {
    globalThis.document.addEventListener('game-over', ({ detail }) => Object.assign(globalThis, { over: detail }));
  });
  await board.ask(playOut);
  await board.find('.to-replay');
  const over = await page.evaluate(() => globalThis.over);
  demand(over?.game === tag && over.record.game === tag, 'the end is not told');
  demand(over.scores[over.winners[0]] === Math.min(...over.scores), 'the winner has not the lowest score');
  await page.evaluate(
    (name, record) => {
      const { document } = globalThis;
      const again = document.createElement(name);
      again.setAttribute('record', JSON.stringify(record));
      document.querySelector(name).replaceWith(again);
    },
    tag,
    over.record,
  );
  await board.find('.look-back .own-board');
  const plies = await board.ask((one) => one.match.ply);
  demand(plies === over.record.moves.length, `the record has ${over.record.moves.length} moves, ${plies} are shown`);
  await page.close();
  demand(errors.length === 0, errors.join('\n'));
}

/** The interface of SCORM 1.2 that a platform gives a page; it keeps what it is told. Runs in the page. */
function platform() {
  const told = { 'cmi.core.lesson_mode': 'normal', 'cmi.core.credit': 'credit', 'cmi.core.student_name': 'Byron, Ada' };
  const API = {
    LMSInitialize: () => 'true',
    LMSFinish: () => 'true',
    LMSCommit: () => 'true',
    LMSGetValue: (name) => told[name] ?? '',
    LMSSetValue(name, value) {
      told[name] = String(value);
      return 'true';
    },
    LMSGetLastError: () => '0',
    LMSGetErrorString: () => '',
    LMSGetDiagnostic: () => '',
  };
  Object.assign(globalThis, { API, told });
}

/** Packs the game by the command line of the package, and plays what it has written. */
async function playPacked(browser, folder) {
  const module = join(folder, 'own-game.js');
  await bundle(join(folder, 'examples', tag, 'element.js'), { file: module, inlineDynamicImports: true });
  const pack = (...args) => {
    const program = join(folder, 'node_modules/abacade/bin/abacade.mjs');
    execFileSync(process.execPath, [program, 'pack', '--module', module, '--tag', tag, '--option', 'tiles=9', ...args]);
  };
  const zip = join(folder, 'own-game.zip');
  pack('--as', 'scorm12', '-o', zip);
  const opening = join(folder, 'own-game-zip');
  mkdirSync(opening);
  for (const [name, file] of Object.entries(unzipSync(readFileSync(zip)))) writeFileSync(join(opening, name), file);
  await served(opening, async (address) => {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(platform);
    await page.goto(address);
    const board = boardOf(page);
    await board.find('.own');
    const [learner] = await board.ask(({ match }) => match.players.map(({ name }) => name));
    demand(learner === 'Ada', `the platform names the learner Ada, the game ${learner}`);
    await board.ask(playOut);
    await board.find('.to-replay');
    await page
      .waitForFunction(() => globalThis.told['cmi.core.score.raw'] !== undefined, { timeout: 30_000 })
      .catch(() => fail('the package reports no score'));
    const [score, winners] = [
      await page.evaluate(() => globalThis.told['cmi.core.score.raw']),
      await board.ask(({ match }) => match.turn.winners),
    ];
    demand(score === (winners.includes(0) ? '100' : '0'), `the platform is told ${score}, won by ${winners}`);
    await page.close();
  });
  const file = join(folder, 'own-game.html');
  pack('--as', 'html', '-o', file, '--players', 'Ada, Ben');
  const errors = [];
  const page = await opened(browser, pathToFileURL(file).href, errors);
  await boardOf(page).find('.own .tile:nth-child(9)');
  await page.close();
  demand(errors.length === 0, errors.join('\n'));
}

/**
 * Builds and plays the example in a folder where the package is installed.
 * @throws Error that says what is wrong
 */
export async function checkOwnGame(folder) {
  const example = join(folder, 'examples', tag);
  const lines = checkSources(example);
  const dist = join(folder, 'own-game');
  mkdirSync(dist);
  const modules = await bundle(join(example, 'element.js'), { dir: dist });
  const others = gameTags.filter((other) => modules.some((file) => file.endsWith(`/elements/${other}.js`)));
  demand(others.length === 0, `its bundle has ${others.join(', ')}`);
  writeFileSync(join(dist, 'index.html'), readFileSync(join(example, 'index.html')));
  const browser = await chromium();
  try {
    await served(dist, (address) => playPage(browser, address));
    await playPacked(browser, folder);
    writeFileSync(
      join(example, 'lesson.js'),
      "import './element.js';\nimport 'abacade/abacade-lobby';\nimport 'abacade/abacade-class';\n",
    );
    await bundle(join(example, 'lesson.js'), { dir: dist });
    await playLesson(browser, { folder, dist, tag, rules: join(example, 'rules.js'), title: 'Shut the Box' });
  } finally {
    await browser.close();
  }
  console.log(`A game by somebody else, of ${lines} lines, is built, played and packed.`);
}
