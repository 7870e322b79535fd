// The set-up form of all games: in sight without scrolling, remembered, with par and the best result for a player alone.
import { expect } from '@open-wc/testing';
import { bestKey } from '../../src/match/memory.js';
import { memoryKey } from '../../src/match/stored-keys.js';
import { mostInChromium } from './support/chromium.js';
import { everythingKept, kept, storage } from './support/kept.js';
import { clear, drawn, make, mount, opened, position, stageOf, until } from './support/plyt.js';
import type { Attributes, PlytBoard } from './support/plyt.js';
import { fakeVoice, heard, ownVoice } from './support/voice.js';
import { resetViewport, setViewport } from './support/viewport.js';
import { button, contains, find, findAll, has, said, textsIn, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, queryByRole } from './support/roles.js';

const key = 'class-4b';

afterEach(async () => {
  await clear();
  await resetViewport();
});

/** Shows the form with the whole window to itself. */
async function alone(attributes: Attributes, width: number, height: number): Promise<PlytBoard> {
  await setViewport({ width, height });
  const board = await mount(attributes, width);
  document.querySelector('main > h1')!.remove();
  window.scrollTo(0, 0);
  return board;
}

const inSight = (element: Element): boolean => {
  const { top, bottom, left, right, height } = element.getBoundingClientRect();
  const isThere = height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  const root = element.getRootNode() as ShadowRoot;
  const hit = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return isThere && (contains(element, hit) || hit === element);
};

const name = async (board: PlytBoard, seat: number, text: string): Promise<void> => {
  const input = queryAllByRole<HTMLInputElement>(board, 'textbox', /^Name of player/)[seat];
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await drawn(board);
};

const names = (board: PlytBoard): string[] =>
  queryAllByRole<HTMLInputElement>(board, 'textbox', /^Name of player/).map(({ value }) => value);

async function reload(board: PlytBoard, attributes: Attributes): Promise<PlytBoard> {
  board.remove();
  const next = make(attributes);
  stageOf().append(next);
  return opened(next);
}

describe('The set-up form', () => {
  it('reads its choices aloud where the device has a voice, with what each preset is about', async () => {
    fakeVoice();
    try {
      const board = await mount({}, 320);
      const [players, games] = queryAllByRole(board, 'button', /^Read it to me/);
      players.click();
      expect(heard.at(-1)).to.match(/^Who is playing\? .+\. .+\.$/);
      games.click();
      for (const card of findAll(board, '.preset')) {
        expect(heard.at(-1))
          .to.include(words(the(card, 'b')))
          .and.include(words(the(card, 'small')));
      }
    } finally {
      ownVoice();
    }
    await clear();
    const silent = await mount({}, 320);
    expect(queryAllByRole(silent, 'button', /^Read it to me/), 'without a voice').to.have.length(0);
  });

  it('writes Start on one line beside the way back, on a narrow phone too', async () => {
    for (const [lang, again] of [
      ['en', 'New game'],
      ['it', 'Nuova partita'],
    ]) {
      const board = await alone({ players: 'Ada, Ben', lang }, 320, 568);
      button(board, again).click();
      await drawn(board);
      const [back, go] = findAll(board, '.set-up-start button');
      expect(go.getBoundingClientRect().height, 'one line').to.be.below(70);
      const text = document.createRange();
      text.selectNodeContents(go);
      const lines = [...text.getClientRects()].filter(({ width }) => width > 1);
      expect(Math.max(...lines.map((box) => box.bottom)) - Math.min(...lines.map((box) => box.top))).to.be.below(48);
      expect(back.getBoundingClientRect().width).to.be.at.least(44);
      expect(go.getBoundingClientRect().right).to.be.at.most(320);
      await clear();
    }
  });

  it('breaks Japanese between its words alone', async () => {
    const board = await alone({ players: 'Ada, Ben', lang: 'ja' }, 320, 568);
    button(board, 'あたらしい ゲーム').click();
    await drawn(board);
    const breaks: string[] = [];
    for (const node of textsIn(the(board, '.frame'))) {
      const topOf = (at: number): number | undefined => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getClientRects()[0]?.top;
      };
      const { data } = node;
      for (let at = 1; at < data.length; at++) {
        const [before, after] = [topOf(at - 1), topOf(at)];
        const isBroken = before !== undefined && after !== undefined && after > before + 4;
        if (isBroken) breaks.push(data.slice(0, at));
      }
    }
    expect(breaks, 'something is on two lines').not.to.have.lengthOf(0);
    for (const line of breaks) expect(line).to.match(/[\s、。：]$/);
  });

  for (const [width, height] of [
    [375, 667],
    [320, 568],
    [784, 500],
  ]) {
    it(`stands on ${width} × ${height} without scrolling for two, a times table asked`, async () => {
      const board = await alone({ preset: 'times-table' }, width, height);
      const controls = findAll(
        board,
        '.set-up-name, .seat .segments label, .preset, .preset-asks label, .set-up-start .primary, header .icon-button',
      );
      expect(controls.length).to.equal(2 + 4 + 4 + 12 + 1 + 1);
      for (const control of controls) expect(inSight(control), words(control)).to.equal(true);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
    });
  }

  it('keeps Start in sight for six, from its first row to its last setting', async () => {
    const board = await alone({}, 375, 667);
    for (let i = 0; i < 4; i++) {
      button(board, 'Add a player').click();
      await drawn(board);
    }
    expect(document.documentElement.scrollHeight).to.be.above(667);
    const start = getByRole(board, 'button', 'Start');
    expect(inSight(start)).to.equal(true);
    the<HTMLDetailsElement>(board, '.set-up-more').open = true;
    await drawn(board);
    for (const share of [0.3, 0.6, 1]) {
      window.scrollTo(0, share * document.documentElement.scrollHeight);
      expect(inSight(start), `scrolled ${share}`).to.equal(true);
    }
  });

  it('keeps Start in sight where the page gives a height', async () => {
    const board = await alone({}, 375, 667);
    board.style.blockSize = '400px';
    const start = getByRole(board, 'button', 'Start');
    await until(() => start.getBoundingClientRect().bottom <= board.getBoundingClientRect().bottom, 'Start is there');
    expect(inSight(start)).to.equal(true);
  });

  it('asks how fast moves are shown, and whether they are heard', async () => {
    const board = await mount({ speed: 'normal' });
    const row = (): HTMLInputElement[] => findAll<HTMLInputElement>(board, '.set-up input[name="speed"]');
    expect(row().map(({ checked }) => checked)).to.deep.equal([false, true, false]);
    row()[0].click();
    await drawn(board);
    button(board, 'Sounds').click();
    await drawn(board);
    expect([board.speed, board.sounds]).to.deep.equal(['slow', true]);
    expect(
      hasRole(find(board, '[part~="set-up"]'), 'switch', { name: 'Sounds', checked: true, hidden: true }),
    ).to.equal(true);
    button(board, 'Start').click();
    await drawn(board);
    expect(hasRole(board, 'button', { name: 'Slow', pressed: true, hidden: true })).to.equal(true);
  });

  it('takes long names, names from right to left and emoji, and nothing overlaps', async () => {
    const board = await alone({ players: 'Ada, Ben, bot' }, 320, 568);
    button(board, 'New game').click();
    await drawn(board);
    await name(board, 0, 'Maximilian-Alexander von und zu Hohenlohe-Waldenburg-Schilli');
    await name(board, 1, 'عبد الرحمن 🦊🦊');
    findAll<HTMLDetailsElement>(board, '[part~="set-up"] details').forEach((one) => (one.open = true));
    for (const dir of ['ltr', 'rtl']) {
      board.dir = dir;
      await drawn(board);
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      for (const row of findAll(board, '.seat')) {
        // The level of a computer player has a line of its own.
        const level = find(row, '.set-up-level')?.getBoundingClientRect();
        const name = the(row, '.set-up-name').getBoundingClientRect();
        if (level) expect(level.top).to.be.at.least(name.bottom - 0.5);
        const line = [...row.children].filter((one) => !one.matches('.set-up-level'));
        const parts = line.map((one) => one.getBoundingClientRect()).sort((a, b) => a.left - b.left);
        parts.slice(1).forEach((part, i) => expect(part.left).to.be.at.least(parts[i].right - 0.5));
      }
    }
    button(board, 'Start').click();
    await drawn(board);
    expect(board.match!.players[1].name).to.equal('عبد الرحمن 🦊🦊');
    expect([...board.match!.players[0].name].length).to.be.at.most(60);
  });

  it('begins as it was left on this device, under its key', async () => {
    const board = await mount({ persist: key });
    await name(board, 0, 'Zoë');
    findAll<HTMLInputElement>(board, '[name="kind1"]')[1].click();
    await drawn(board);
    the(board, 'input[value="times-table"]').click();
    await drawn(board);
    getByRole(board, 'radio', '8').click();
    await drawn(board);
    button(board, 'Start').click();
    await until(() => kept(memoryKey(key)), 'it is kept');
    // The game is deleted, but the form is stored again, as for another game of the same class.
    const text = (await kept(memoryKey(key)))!;
    button(board, 'New game').click();
    await drawn(board);
    button(board, 'Delete it').click();
    await until(async () => Object.keys(await everythingKept()).length === 0, 'all is deleted');
    await storage.put(memoryKey(key), text);
    const next = await reload(board, { persist: key });
    expect(names(next)).to.deep.equal(['Zoë', 'Ben']);
    expect(hasRole(next, 'radio', { name: '8', checked: true })).to.equal(true);
    button(next, 'Start').click();
    await drawn(next);
    expect(next.match!.players.map(({ bot }) => bot)).to.deep.equal([0, 1]);
    expect(next.state!.options).to.deep.include({ fixed: [[8]], timer: [0] });
  });

  it('gives way to what the page says', async () => {
    const players = [{ name: 'Zoë', bot: 0, colour: 3 }];
    const form = { players, options: { timer: 5 }, realDice: false };
    await storage.put(memoryKey(key), JSON.stringify({ names: ['Zoë'], best: {}, form }));
    const board = await mount({ persist: key, preset: 'competition' });
    expect(names(board), 'the names are open').to.deep.equal(['Zoë']);
    expect(hasRole(board, 'radio', { name: /^Competition/, checked: true })).to.equal(true);
    queryAllByRole<HTMLInputElement>(board, 'textbox', /^Name of player/)[0].focus();
    await drawn(board);
    expect(queryByRole(board, 'group', 'Names to pick')).to.not.equal(null);
  });

  it('stores nothing without a key', async () => {
    const board = await mount();
    await name(board, 0, 'Zoë');
    button(board, 'Start').click();
    await drawn(board);
    button(board, 'New game').click();
    await drawn(board);
    expect(names(board)).to.deep.equal(['Zoë', 'Ben']);
    expect(await everythingKept()).to.deep.equal({});
  });
});

describe('One who plays alone', () => {
  const step = async (board: PlytBoard): Promise<void> => {
    board.play({ type: 'choose', dice: 2 });
    board.play({ type: 'throw', dice: [12, 12] });
    board.play({ type: 'answer', answer: 144, ms: 1 });
    await drawn(board);
  };
  const best = (board: PlytBoard) => (board as unknown as { context(): { best?: unknown } }).context().best;

  async function game(board: PlytBoard, wrong: number): Promise<void> {
    board.newGame();
    await drawn(board);
    for (let i = 0; i < wrong; i++) {
      board.play({ type: 'choose', dice: 2 });
      board.play({ type: 'throw', dice: [1, 1] });
      board.play({ type: 'answer', answer: 99, ms: 1 });
    }
    while (!board.match!.isOver) await step(board);
    await until(() => best(board), 'it is judged');
  }

  it('has a par, and a best of their own that is kept', async () => {
    const board = await mount({ players: 'Ada', cards: 'off', persist: key });
    await game(board, 2);
    const first = best(board) as { turns: number; par?: number; best: number; isNew: boolean };
    expect(first, 'no par without cards').to.deep.equal({
      turns: first.turns,
      par: undefined,
      best: first.turns,
      isNew: false,
    });
    await drawn(board);
    expect(words(the(board, '[part~="turn"] p'))).to.equal(`${first.turns} turns`);
    await game(board, 0);
    expect(best(board)).to.deep.equal({ turns: first.turns - 2, par: undefined, best: first.turns - 2, isNew: true });
    await drawn(board);
    expect(words(the(board, '[part~="turn"] p'))).to.equal(`${first.turns - 2} turns · your best so far!`);
    expect(said(board)).to.contain('This is your best so far!');
    await game(board, 1);
    await drawn(board);
    expect(words(the(board, '[part~="turn"] p'))).to.equal(
      `${first.turns - 1} turns · your best: ${first.turns - 2} turns`,
    );
    expect(said(board)).to.contain(`Your best is ${first.turns - 2} turns.`);
    expect(best(board)).to.deep.include({ turns: first.turns - 1, best: first.turns - 2, isNew: false });
    await until(async () => (await kept(memoryKey(key)))?.includes(`:${first.turns - 2}`), 'it is kept');
    const memory = JSON.parse((await kept(memoryKey(key)))!) as { best: Record<string, number> };
    const written = bestKey(board.state!.options, board.rules.defaults);
    expect(memory.best).to.deep.equal({ [written]: first.turns - 2 });
  });

  it('is not measured from a position that is half won, nor with others', async () => {
    const board = await mount({ players: 'Ada', position: position({ at: [100] }) });
    while (!board.match!.isOver) await step(board);
    await drawn(board);
    expect(best(board)).to.equal(undefined);
    expect(has(board, '[part~="set-up"]')).to.equal(false);
  });
});

/** Returns the words in an element that are broken between two lines. */
function broken(element: Element): string[] {
  const found: string[] = [];
  for (const node of textsIn(element)) {
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}’]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.push(word);
    }
  }
  return found;
}

describe('the names of the games to choose from', () => {
  for (const lang of mostInChromium('de, uk, ar, en, es, fr, id, it, nl, pl, pt-BR, tr'.split(', '), 3)) {
    it(`break in no word, in ${lang}`, async () => {
      const board = await alone({ lang }, 288, 568);
      await until(() => find(board, '.preset b'), 'there are games to choose from');
      for (const [width, height] of [
        [288, 568],
        [320, 568],
        [375, 667],
        [667, 375],
      ]) {
        await setViewport({ width, height });
        board.parentElement!.style.inlineSize = `${width}px`;
        await new Promise(requestAnimationFrame);
        await drawn(board);
        expect(findAll(board, '.preset b').flatMap(broken), `${width} × ${height}`).to.deep.equal([]);
      }
    });
  }
});
