// Plays the example of a game by somebody else on two devices, through a server that knows it by `--game`, in a lesson that a
// teacher's page opens.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle/entries.mjs';
import { found, opened, served } from './play.mjs';

/** Starts the server of lessons with the game. Returns its address, the key of teachers, and a function that stops it. */
async function startServer(folder, rules, origin) {
  const program = join(root, 'server/bin/abacade-live.mjs');
  const data = join(folder, 'own-game-data');
  const args = ['--host', '127.0.0.1', '--port', '0', '--data', data, '--allow-origin', origin, '--game', rules];
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part) => (text += part));
  while (!text.includes('All that is kept')) {
    if (child.exitCode !== null) throw new Error(`The server with ${rules} ends: ${text}`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
  const [, address, key] = /Teachers: (\S+)\/class#(\S+)/.exec(text);
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { address, key, stop };
}

const page = (content) =>
  `<!doctype html><html lang="en"><title>A lesson</title><body>${content}<script type="module" src="lesson.js"></script>`;

/** Makes the next move of a device, if it is its turn. Runs in the page; returns whether the game is over. */
const act = (board) => {
  const { match, game, state } = board;
  if (!match || match.isOver) return Boolean(match);
  const { turn } = match;
  if (turn.kind === 'chance') board.shadowRoot.querySelector('.own-actions [part~="action"]')?.click();
  else if (!match.isBot(turn.seat)) board.play([...game.moves(state)][0]);
  return false;
};

/** Takes a name for a pupil. Both are offered names by chance, and the other may have taken the same one. */
async function takeName(device, tag) {
  const there = (selector) => device.$(`${tag} >>> ${selector}`);
  await found(device, `${tag} >>> .pick`);
  for (const late = Date.now() + 30_000; await there('.pick');) {
    if (Date.now() > late) throw new Error('A pupil is not let in.');
    const control = (await there('.pick .last .primary')) ?? (await there('.nickname input:enabled'));
    await control?.evaluate((one) => one.click());
    await new Promise((resume) => setTimeout(resume, 300));
  }
}

/**
 * Plays a lesson of a teacher and two pupils.
 * @param dist the folder with `lesson.js`, which imports the element of the game, the lobby and the class
 * @throws Error that says what is wrong
 */
export async function playLesson(browser, { folder, dist, tag, rules, title }) {
  writeFileSync(join(dist, 'lesson.html'), page('<main></main>'));
  await served(dist, async (origin) => {
    const { address, key, stop } = await startServer(folder, rules, new URL(origin).origin);
    const errors = [];
    const open = async (element, secret) => {
      const context = await browser.createBrowserContext();
      const one = await opened(context, `${origin}lesson.html`, errors);
      await one.waitForFunction((name) => globalThis.customElements.get(name), {}, element);
      await one.$eval(
        'main',
        (main, name, live) => {
          main.innerHTML = `<${name} speed="instant" style="block-size: 600px"></${name}>`;
          main.firstChild.setAttribute('live', live);
        },
        element,
        `${address}/#${secret}`,
      );
      const find = (selector) => found(one, `${element} >>> ${selector}`);
      return { one, find, click: async (selector) => (await find(selector)).evaluate((control) => control.click()) };
    };
    try {
      const teacher = await open('abacade-class', key);
      const choice = await teacher.find(`select.select option[value="${tag}"]`);
      const named = await choice.evaluate((option) => {
        const select = option.closest('select');
        select.value = option.value;
        select.dispatchEvent(new Event('change'));
        return option.textContent;
      });
      if (named !== title) throw new Error(`The teacher is offered "${named}", not ${title}.`);
      await teacher.click('.open-page .primary');
      const code = await (
        await teacher.find('.tiles .visually-hidden')
      ).evaluate((tiles) => tiles.textContent.replace(/, /g, ''));
      const pupils = [await open(tag, code), await open(tag, code)];
      for (const { one } of pupils) await takeName(one, tag);
      await teacher.find('.here .chip:nth-child(2)');
      await teacher.click('.button.large.primary');
      const boards = await Promise.all(pupils.map(({ find }) => find(`${tag} >>> .own`).then(() => find(tag))));
      const late = Date.now() + 120_000;
      for (let over = false; !over;) {
        if (Date.now() > late) throw new Error('The game across devices does not end.');
        const ended = [];
        for (const board of boards) ended.push(await board.evaluate(act));
        over = ended.every(Boolean);
        await new Promise((resume) => setTimeout(resume, 40));
      }
      const [first, second] = await Promise.all(
        boards.map((board) => board.evaluate(({ state }) => JSON.stringify(state))),
      );
      if (first !== second) throw new Error(`The devices end with ${first} and ${second}.`);
      if (errors.length > 0) throw new Error(errors.join('\n'));
    } finally {
      await stop();
    }
  });
  console.log('A game by somebody else is played on two devices.');
}
