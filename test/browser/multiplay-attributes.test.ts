import { expect } from '@open-wc/testing';
import { rolls } from './support/chance.js';
import { cell, clear, drawn, listen, make, mount, opened, raised, stageOf, told } from './support/grid.js';
import type { Attributes, MultiplayGrid } from './support/grid.js';
import { half, position } from './support/positions.js';
import { until } from './support/until.js';
import { button, find, findAll, has, notices, the, words } from './support/look-up.js';

let page: ReturnType<typeof listen>;
beforeEach(() => {
  page = listen();
});
afterEach(() => {
  page.stop();
  return clear();
});

const text = position({ phase: 'choose', die: 7 });
const codes = (): unknown[] => page.of('game-error').map(({ code }) => code);
const impossible = (name: string, value: string): string =>
  `The setting ${name}="${value}" does not work here. The usual one is used instead.`;

/** Checks that the board works: a cube can be rolled for and turned. */
async function works(grid: MultiplayGrid): Promise<void> {
  if (has(grid, '[part~="set-up"]')) button(grid, 'Start').click();
  const { die, phase } = grid.state!;
  if (phase !== 'choose') {
    rolls(12, 1, ...Array<number>(8).fill(die || 12));
    while (grid.state!.phase !== 'choose')
      grid.play(grid.game.chance(grid.state!, (below) => (grid.match!.ply ? 5 : below - 1)));
  }
  await drawn(grid);
  const before = grid.toText();
  cell(grid, raised(grid)[0]).click();
  await drawn(grid);
  expect(grid.toText(), 'the board works').not.to.equal(before);
}

describe('Attributes of <multiplay-grid>', () => {
  it('say who plays, how, and in which language', async () => {
    const grid = await mount({
      players: 'Zoe, bot, Max=bot:2',
      size: 7,
      'end-at': 3,
      answer: 'factor',
      timer: 90,
      lang: 'it',
      'real-dice': true,
      theme: 'dark',
    });
    expect(grid.state?.options).to.deep.equal({ size: 7, endAt: 3, answer: 'factor', timer: 90, practiceUndo: false });
    expect(grid.match!.players.map(({ name, bot }) => [name, bot])).to.deep.equal([
      ['Zoe', 0],
      ['Ada', 1],
      ['Max', 2],
    ]);
    expect(words(the(grid, 'h2'))).to.equal('Tocca a Zoe');
    expect(findAll(grid, '[role="gridcell"]').length).to.equal(49);
    expect(has(grid, '.faces')).to.equal(true);
    expect(codes()).to.deep.equal([]);
  });

  it('name the language as platforms do, and nobody is told of it', async () => {
    for (const lang of ['it_it', 'IT', 'it-IT-x-k12', 'ita', 'it_kids']) {
      const grid = await mount({ players: 'Zoe, Max', lang });
      expect(words(the(grid, 'h2')), lang).to.equal('Tocca a Zoe');
      expect(notices(grid), lang).to.have.length(0);
      grid.lang = 'pt_br';
      await until(() => find(grid, '.frame')?.lang === 'pt-BR', `${lang}, then pt_br`);
      await drawn(grid);
      expect(notices(grid), 'pt_br').to.have.length(0);
      await clear();
    }
    const own = document.documentElement.lang;
    document.documentElement.lang = 'zh_cn';
    const grid = make({ players: 'Zoe, Max' });
    grid.removeAttribute('lang');
    stageOf().append(grid);
    await opened(grid);
    document.documentElement.lang = own;
    expect(find(grid, '.frame')!.lang).to.equal('zh-Hans');
    expect(codes()).to.deep.equal([]);
  });

  it('take "none" and 0 for no timer', async () => {
    for (const timer of ['none', '0']) {
      const grid = await mount({ players: 'Ada, Ben', timer });
      expect(grid.state?.options.timer).to.equal(0);
    }
    expect(codes()).to.deep.equal([]);
  });

  it('live without the element of the lobby is told of, and goes on once it is there', async () => {
    const grid = make({ live: 'https://live.school.example/#K7M4-PQ2R' });
    document.body.append(grid);
    await until(() => codes().length, 'an error is told of');
    expect(codes()).to.deep.equal(['module']);
    expect(page.of('game-error')[0]['message']).to.contain('Import abacade/abacade-lobby');
    customElements.define('abacade-lobby', class extends HTMLElement {});
    button(grid, 'Try again').click();
    await until(() => notices(grid).length === 0 && has(grid, 'abacade-lobby'), 'nothing is missing any more');
    expect(the(grid, 'abacade-lobby').getAttribute('live')).to.equal('https://live.school.example/#K7M4-PQ2R');
    grid.remove();
  });

  const bad: [name: string, value: string, code: string][] = [
    ['players', 'Ada', 'players'],
    ['players', 'A, B, C, D, E', 'players'],
    ['players', 'Ada, bot:9', 'players'],
    ['players', 'Ada, bot:x', 'players'],
    ['size', '10', 'size'],
    ['size', '17', 'size'],
    ['size', 'eleven', 'size'],
    ['size', '', 'size'],
    ['end-at', '-1', 'endAt'],
    ['end-at', '122', 'endAt'],
    ['end-at', '2.5', 'endAt'],
    ['answer', 'both', 'answer'],
    ['timer', '3601', 'timer'],
    ['timer', '1e2', 'timer'],
    ['theme', 'purple', 'theme'],
    ['lang', 'tlh', 'lang'],
    ['lang', 'not a language', 'lang'],
  ];
  for (const [name, value, code] of bad) {
    it(`${name}="${value}" is told of, and the usual stands`, async () => {
      const grid = await mount({ [name]: value });
      expect(codes()).to.deep.equal([code]);
      expect(page.of('game-error')[0]['message']).to.be.a('string').that.is.not.empty;
      expect(await told(grid)).to.deep.equal([impossible(name, value)]);
      await works(grid);
      expect(grid.state?.options).to.deep.equal(grid.game.defaults);
      expect(grid.match!.players.map((player) => player.name)).to.deep.equal(['Ada', 'Ben']);
      button(grid, 'Close').click();
      await drawn(grid);
      expect(notices(grid)).to.deep.equal([]);
    });
  }

  it('that are bad in several ways are each told of once, and a long value is cut', async () => {
    const grid = await mount({ size: '4', answer: 'x'.repeat(100), players: 'Ada' });
    expect(codes()).to.deep.equal(['size', 'answer', 'players']);
    expect(await told(grid)).to.deep.equal([
      impossible('size', '4'),
      impossible('answer', 'x'.repeat(40)),
      impossible('players', 'Ada'),
    ]);
  });

  const cut: [what: string, text: string, code: string][] = [
    ['cut off', text.slice(0, 40), 'text'],
    ['of another version', text.replace('mp1', 'mp2'), 'version'],
    ['edited by hand', text.replace(/\.0_0\./, '.1_0.'), 'scores'],
    ['with another board', text.replace('.5_2_', '.7_2_'), 'numbers'],
    ['of words', 'hello', 'version'],
    ['with markup', '<img src=x onerror=alert(1)>', 'version'],
  ];
  for (const [what, value, code] of cut) {
    it(`position ${what} is told of, and the game of the other attributes begins`, async () => {
      const grid = await mount({ position: value, players: 'Zoe, Max', size: 5, 'end-at': 2 });
      expect(codes()).to.deep.equal([code]);
      expect(await told(grid)).to.deep.equal(['That game could not be read, so this one stays.']);
      expect(grid.match!.players.map((player) => player.name)).to.deep.equal(['Zoe', 'Max']);
      expect(grid.state?.options).to.include({ size: 5, endAt: 2 });
      await works(grid);
    });
  }

  it('names of players are shown as they are, never as markup', async () => {
    const grid = await mount({ players: '<b id="x">Eve</b>, *Mal*lory\u202E' });
    expect(grid.match!.players.map((player) => player.name)).to.deep.equal(['<b id="x">Eve</b>', 'Mallory']);
    expect(has(grid, '#x')).to.equal(false);
    expect(words(the(grid, 'h2'))).to.equal('<b id="x">Eve</b>’s turn');
  });

  it('change the words at once with lang, those of messages too', async () => {
    const grid = await mount({ position: text, theme: 'purple' });
    expect(words(the(grid, 'h2'))).to.equal('Ada’s turn');
    grid.lang = 'it';
    await drawnIn(grid, 'it');
    expect(words(the(grid, 'h2'))).to.equal('Tocca a Ada');
    expect(cell(grid, 0).ariaLabel).to.equal('riga 1, colonna 1, 1, bianco');
    expect(button(grid, 'Nuova partita')).to.be.an('HTMLButtonElement');
    expect(await told(grid)).to.deep.equal(['L’impostazione theme="purple" qui non funziona. Si usa quella normale.']);
    grid.lang = 'en-GB';
    await drawnIn(grid, 'en');
    expect(words(the(grid, 'h2'))).to.equal('Ada’s turn');
  });

  it('follow the language of the page, and without one that is known, English', async () => {
    const stage = stageOf();
    stage.lang = 'it-CH';
    const grid = make({ players: 'Ada, Ben' });
    stage.append(grid);
    await opened(grid);
    expect(words(the(grid, 'h2'))).to.equal('Tocca a Ada');
    expect(the(grid, '.frame').lang).to.equal('it');
    expect(codes()).to.deep.equal([]);
  });

  it('end a game on another size with the same share of white cubes, unless they say otherwise', async () => {
    const ends = async (attributes: Attributes): Promise<unknown> =>
      (await mount({ players: 'Ada, Ben', ...attributes })).state?.options.endAt;
    expect(await ends({})).to.equal(25);
    expect(await ends({ size: 5 })).to.equal(5);
    expect(await ends({ size: 15 })).to.equal(46);
    expect(await ends({ size: 5, 'end-at': 10 })).to.equal(10);
    expect(await ends({ size: 5, 'end-at': 26 })).to.equal(5);
  });

  it('fall back from a language that is not known to the page’s', async () => {
    const stage = stageOf();
    stage.lang = 'it';
    const grid = make({ players: 'Ada, Ben', lang: 'tlh' });
    stage.append(grid);
    await opened(grid);
    expect(words(the(grid, 'h2'))).to.equal('Tocca a Ada');
  });

  it('change the colours at once with theme', async () => {
    const grid = await mount({ players: 'Ada, Ben', theme: 'light' });
    const paper = (): string => getComputedStyle(grid).backgroundColor;
    const light = paper();
    grid.setAttribute('theme', 'dark');
    await drawn(grid);
    expect(paper()).not.to.equal(light);
    expect(grid.theme).to.equal('dark');
    grid.theme = 'light';
    await drawn(grid);
    expect(paper()).to.equal(light);
    expect(grid.getAttribute('theme')).to.equal('light');
  });

  it('leave what was set in the form alone when only the colours change', async () => {
    const grid = await mount({ theme: 'light' });
    button(grid, 'Add a player').click();
    grid.theme = 'dark';
    await drawn(grid);
    expect(findAll(grid, '.seat').length).to.equal(3);
  });

  it('take to real dice and back in the middle of a game', async () => {
    const grid = await mount({ position: position({}) });
    expect(has(grid, '.roll')).to.equal(true);
    grid.toggleAttribute('real-dice', true);
    await drawn(grid);
    expect(has(grid, '.roll')).to.equal(false);
    button(grid, '7').click();
    expect(grid.state?.die).to.equal(7);
    grid.realDice = false;
    grid.fromText(position({}));
    await drawn(grid);
    expect(has(grid, '.faces')).to.equal(false);
    expect(has(grid, '.roll')).to.equal(true);
  });

  it('set real dice in the form too', async () => {
    const grid = await mount();
    grid.realDice = true;
    await drawn(grid);
    expect(the(grid, '[role="switch"][aria-label="Real dice"]').ariaChecked).to.equal('true');
    button(grid, 'Start').click();
    await drawn(grid);
    expect(grid.realDice).to.equal(true);
  });

  it('take another position at once; other options wait for the next game', async () => {
    const grid = await mount({ position: text });
    grid.position = position({ board: half, scores: [3, 0] });
    await drawn(grid);
    expect(words(find(grid, '.scores b'))).to.equal('3');
    grid.setAttribute('size', '7');
    grid.setAttribute('players', 'Kim, Leo');
    await drawn(grid);
    expect(grid.state?.options.size).to.equal(5);
    grid.newGame();
    await drawn(grid);
    expect(grid.state?.options.size).to.equal(7);
    expect(grid.match!.players[0].name).to.equal('Kim');
  });

  it('tell of a bad value that comes later, and the game stays', async () => {
    const grid = await mount({ position: text });
    grid.setAttribute('size', '6');
    grid.position = 'nonsense';
    await drawn(grid);
    expect(codes()).to.deep.equal(['size', 'version']);
    expect(grid.toText()).to.equal(text);
    await works(grid);
  });

  it('may be given as numbers and lists by a program', async () => {
    const grid = make();
    Object.assign(grid, { size: 5, endAt: 5, timer: 60, players: ['Kim', 'Leo'] });
    stageOf().append(grid);
    await opened(grid);
    expect(grid.state?.options).to.deep.equal({ size: 5, endAt: 5, answer: 'off', timer: 60, practiceUndo: false });
    expect(grid.match!.players.map((player) => player.name)).to.deep.equal(['Kim', 'Leo']);
    expect(codes()).to.deep.equal([]);
  });

  it('of any kind never throw', async () => {
    for (const value of [null, undefined, {}, [], NaN, Infinity, true, '', ' ', '\0', '5'.repeat(5000)]) {
      const grid = make();
      Object.assign(grid, {
        size: value,
        endAt: value,
        answer: value,
        timer: value,
        players: value,
        position: value,
        theme: value,
      });
      stageOf().append(grid);
      await opened(grid);
      await works(grid);
    }
  });
});

async function drawnIn(grid: MultiplayGrid, tag: string): Promise<void> {
  while (the(grid, '.frame').lang !== tag) await drawn(grid);
  await drawn(grid);
}
