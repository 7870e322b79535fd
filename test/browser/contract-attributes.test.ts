// The contract of a game element: its attributes. The games are those of support/contract.ts.
import { expect } from '@open-wc/testing';
import { kebab } from '../../src/rules/options.js';
import { clear, listen } from './support/grid.js';
import {
  contracts,
  drawn,
  make,
  nextMove,
  open,
  opened,
  playOn,
  unseen,
  works,
  type Board,
} from './support/contract.js';
import { button, find, findAll, has, notices, the, words } from './support/look-up.js';
import { until } from './support/until.js';

let page: ReturnType<typeof listen>;
/** The warnings in the console. */
let warned: string[];
const { warn } = console;
beforeEach(() => {
  page = listen();
  warned = [];
  console.warn = (text: string) => warned.push(text);
});
afterEach(() => {
  console.warn = warn;
  page.stop();
  return clear();
});

const codes = (): unknown[] => page.of('game-error').map(({ code }) => code);
const property = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** The one notice for a child, however many attributes are invalid. */
const impossible = 'Some settings of this page do not work here. The usual ones are used instead.';
/** Sentences about moves that no person can make; they are English in every language. */
const toPrograms = [
  'There is no such move.',
  'An equation is a text.',
  'ms must be whole milliseconds.',
  'There is no such cube.',
];
const unreadable = 'That game could not be read, so this one stays.';
const namesOf = (board: Board): string[] => board.match!.players.map(({ name }) => name);

/** Waits until these messages are shown, in this order, and no others. */
async function shows(board: Board, ...expected: string[]): Promise<void> {
  await until(() => notices(board).length >= expected.length, `the messages come: ${expected.join(' | ')}`);
  expect(notices(board)).to.deep.equal(expected);
}

async function close(board: Board): Promise<void> {
  for (let left = notices(board).length; left > 0; left--) {
    button(board, 'Close').click();
    await drawn(board);
  }
  expect(notices(board)).to.deep.equal([]);
}

for (const game of contracts) {
  describe(`Attributes of ${game.title}`, () => {
    it('say who plays, how, in which language and colours', async () => {
      const { given, levels } = game;
      const players = { players: `Zoe, bot, Max=bot:${levels}` };
      const board = await open(game, { ...players, ...given, lang: 'it', theme: 'dark', 'real-dice': true });
      expect(board.state!.options).to.deep.equal(game.options);
      const seats = board.match!.players.map(({ name, bot }) => [name, bot] as const);
      expect(seats.map(([name]) => name)).to.deep.equal(['Zoe', 'Ada', 'Max']);
      expect(seats[1][1]).to.be.within(1, levels);
      expect([seats[0][1], seats[2][1]]).to.deep.equal([0, levels]);
      expect(the(board, '.frame').lang).to.equal('it');
      expect(board.realDice).to.equal(true);
      expect(getComputedStyle(board).backgroundColor).to.equal('rgb(23, 26, 33)');
      expect(codes()).to.deep.equal([]);
      // Nothing of the table is forgotten.
      const asked = Object.keys({ ...game.own, ...given });
      const offered = Object.keys(board.rules.declaration).map(kebab);
      const young = game.name === 'plus-and-minus' ? ['precedence', 'zero-dividend', 'direction', 'pieces'] : [];
      expect(offered.filter((name) => !asked.includes(name))).to.deep.equal(young);
    });

    it('are given as values by a program, too', async () => {
      const board = make(game);
      const values = Object.entries(game.options).filter(([name]) => !(name in game.own));
      Object.assign(board, Object.fromEntries(values), { players: ['Kim', 'Leo', 'Mia'] });
      unseen().append(board);
      await opened(board);
      expect(board.state!.options).to.deep.equal(game.options);
      expect(namesOf(board)).to.deep.equal(['Kim', 'Leo', 'Mia']);
      expect(codes()).to.deep.equal([]);
    });

    it('that are not possible are told of by their names, each once, and the usual ones stand', async () => {
      const firsts = new Map(game.bad.filter(([name], i) => i === game.bad.findIndex(([first]) => first === name)));
      const all: Readonly<Record<string, string>> = {
        ...Object.fromEntries(firsts),
        players: 'A, B, C, D, E, F, G',
        theme: 'purple',
        lang: 'tlh',
      };
      const board = await open(game, all);
      await until(() => codes().length >= Object.keys(all).length, 'the author is told of them all');
      await drawn(board);
      expect(codes()).to.have.members(Object.keys(all).map(property));
      const errors = page.of('game-error') as { code: string; message: string }[];
      const written = errors.map(
        ({ code, message }) => `<${game.tag} ${kebab(code)}="${all[kebab(code)].slice(0, 40)}">: ${message}`,
      );
      expect(warned).to.have.members(written);
      await shows(board, impossible);
      expect(the(board, '.notice').role, 'nobody is interrupted').to.equal('note');
      await works(board);
      const { variant } = game.own;
      const usual = { ...board.rules.defaults, ...(variant === undefined || firsts.has('variant') ? {} : { variant }) };
      expect(board.state!.options).to.deep.equal(usual);
      expect(namesOf(board)).to.deep.equal(['Ada', 'Ben']);
      await close(board);
    });

    it('that become impossible in a game are told of, and the game stays', async () => {
      const board = await open(game, { players: 'Zoe, Max' });
      const before = board.toText();
      const { max } = board.rules.seats;
      const bad = [
        ...game.bad,
        ['players', Array.from({ length: max + 1 }, (_, i) => `P${i}`).join()],
        ['players', `Ada, bot:${game.levels + 1}`],
        ['players', 'Ada, bot:x'],
        ...(board.rules.seats.min > 1 ? [['players', 'Ada']] : []),
        ['theme', 'purple'],
        ['lang', 'not a language'],
        [game.bad[0][0], 'x'.repeat(100)],
      ];
      for (const [name, value] of bad) {
        const told = codes().length;
        board.setAttribute(name, value);
        await drawn(board);
        await until(() => codes().length > told, `${name}="${value}" is told of`);
        expect(codes().slice(told)).to.deep.equal([property(name)]);
        await shows(board, impossible);
        expect(warned.at(-1), 'the author is told in the console').to.contain(`${name}="${value.slice(0, 40)}">: `);
        button(board, 'Close').click();
        await drawn(board);
        board.removeAttribute(name);
        for (const [own, text] of Object.entries(game.own)) board.setAttribute(own, String(text));
        await drawn(board);
        expect(notices(board)).to.deep.equal([]);
      }
      expect(board.toText()).to.equal(before);
      expect(namesOf(board)).to.deep.equal(['Zoe', 'Max']);
      await works(board);
    });

    it('wait for the next game; a position does not', async () => {
      const board = await open(game, { players: 'Zoe, Max' });
      const start = board.toText();
      await playOn(board, 2);
      const text = board.toText();
      board.position = start;
      await drawn(board);
      expect(board.toText()).to.equal(start);
      board.position = text;
      await drawn(board);
      for (const [name, value] of Object.entries({ ...game.given, players: 'Kim, Leo, Mia' }))
        board.setAttribute(name, value);
      await drawn(board);
      expect(board.toText(), 'the game stays').to.equal(text);
      board.newGame();
      await drawn(board);
      expect(board.state!.options).to.deep.equal(game.options);
      expect(namesOf(board)).to.deep.equal(['Kim', 'Leo', 'Mia']);
      expect(codes()).to.deep.equal([]);
    });

    it('leave what was set in the form alone when only the colours change', async () => {
      const board = await open(game, { theme: 'light' });
      const paper = (): string => getComputedStyle(board).backgroundColor;
      const light = paper();
      const fields = (): unknown[] =>
        findAll<HTMLInputElement>(board, 'input').map(({ value, checked }) => [value, checked]);
      const choices = findAll<HTMLInputElement>(board, 'input[type=radio]:not(:checked)');
      choices.at(-1)!.click();
      await drawn(board);
      const before = fields();
      board.theme = 'dark';
      await drawn(board);
      expect(board.getAttribute('theme')).to.equal('dark');
      expect(paper()).not.to.equal(light);
      expect(fields()).to.deep.equal(before);
      board.setAttribute('theme', 'light');
      await drawn(board);
      expect([board.theme, paper()]).to.deep.equal(['light', light]);
    });

    it('change the words at once with lang, those of messages too', async () => {
      const board = await open(game, { players: 'Ada, Ben', theme: 'purple' });
      const spoken = (): string =>
        [words(the(board, '.frame')), ...findAll(board, '[aria-label]').map(({ ariaLabel }) => ariaLabel)].join(' ');
      const english = spoken();
      await shows(board, impossible);
      board.lang = 'it';
      await until(() => find(board, '.frame')?.lang === 'it', 'Italian comes');
      await drawn(board);
      await shows(board, 'Alcune impostazioni di questa pagina qui non funzionano. Si usano quelle normali.');
      expect(spoken()).not.to.equal(english);
      board.lang = 'en-GB';
      await until(() => find(board, '.frame')?.lang === 'en', 'English comes');
      await drawn(board);
      expect(spoken()).to.equal(english);
    });

    it('name the language as platforms do, and nobody is told of it', async () => {
      const board = await open(game, { players: 'Zoe, Max' });
      for (const lang of ['it_it', 'pt_br', 'IT', 'de', 'it-IT-x-k12', 'pt-BR', 'ita', 'de-AT', 'it_kids']) {
        board.lang = lang;
        const expected = /^it/i.test(lang) ? 'it' : /^pt/.test(lang) ? 'pt-BR' : 'de';
        await until(() => find(board, '.frame')?.lang === expected, `${lang} comes`);
      }
      await drawn(board);
      expect(notices(board)).to.deep.equal([]);
      expect(codes()).to.deep.equal([]);
    });

    it('leave the language to the page, also where theirs is not known', async () => {
      const html = document.documentElement;
      const own = html.lang;
      for (const [around, attributes, expected] of [
        ['it-CH', {}, 'it'],
        ['it', { lang: 'tlh' }, 'it'],
        ['zh_cn', {}, 'zh-Hans'],
      ] as const) {
        const stage = unseen();
        if (around === 'zh_cn') html.lang = around;
        else stage.lang = around;
        try {
          const board = await open(game, { players: 'Ada, Ben', ...attributes }, stage);
          expect(the(board, '.frame').lang, around).to.equal(expected);
        } finally {
          html.lang = own;
        }
      }
      expect(codes()).to.deep.equal(['lang']);
    });

    it('show the names of players as they are, never as markup', async () => {
      const board = await open(game, { players: '<b id="x">Eve</b>, *Mal*lory\u202E' });
      expect(namesOf(board)).to.deep.equal(['<b id="x">Eve</b>', 'Mallory']);
      expect(has(board, '#x')).to.equal(false);
      expect(words(the(board, '.frame'))).to.include('<b id="x">Eve</b>');
    });

    it('of any kind never throw', async () => {
      const names = [...Object.keys(game.options), 'players', 'position', 'theme', 'preset', 'persist', 'puzzle'];
      const board = make(game);
      Object.assign(board, Object.fromEntries(names.map((name) => [name, {}])));
      unseen().append(board);
      await opened(board);
      for (const value of [null, undefined, [], NaN, Infinity, true, '', ' ', '\0', '5'.repeat(5000)]) {
        Object.assign(board, Object.fromEntries(names.map((name) => [name, value])));
        await drawn(board);
        board.newGame();
        await drawn(board);
      }
      Object.assign(board, Object.fromEntries(names.map((name) => [name, undefined])));
      board.newGame();
      await works(board);
    });
  });

  describe(`A position of ${game.title}`, () => {
    it('is there from the beginning, and is read as it was written', async () => {
      const texts: string[] = [];
      const note = (event: Event): void => void texts.push((event.target as Board).toText());
      document.addEventListener('game-start', note);
      try {
        const board = await open(game, { players: 'Ada, Ben' });
        expect(texts.length).to.equal(1);
        expect(texts[0]).to.match(/^[a-z]+\d\.[\w.~!*()-]+$/);
        await playOn(board, 3);
        const text = board.toText();
        expect(board.fromText(texts[0]).ok).to.equal(true);
        expect(board.toText()).to.equal(texts[0]);
        expect(board.fromText(text).ok).to.equal(true);
        expect(board.toText()).to.equal(text);
      } finally {
        document.removeEventListener('game-start', note);
      }
    });

    it('that cannot be read is told of, and the game of the other attributes begins or stays', async () => {
      const attributes = { ...game.given, players: 'Zoe, Max, Kim' };
      const whole = await open(game, attributes);
      const text = whole.toText();
      const bad = [
        text.slice(0, Math.floor(text.length / 2)),
        text.replace(/\d/, '9'), // of another version
        text.replace(/\d/, '99999'),
        ...[
          'hello',
          '<img src=x onerror=alert(1)>',
          `${text}x`,
          'mp2.x',
          'py2.nonsense',
          'mp1.x',
          'py1.nonsense',
          '💥'.repeat(3000),
        ],
      ];
      const board = await open(game, { ...attributes, position: bad[0] });
      expect(codes()).to.deep.equal(['position']);
      await shows(board, impossible);
      await close(board);
      expect(namesOf(board)).to.deep.equal(['Zoe', 'Max', 'Kim']);
      expect(board.state!.options).to.deep.equal(game.options);
      await works(board);
      const before = board.toText();
      for (const one of [...bad, '']) {
        const told = codes().length;
        expect(board.fromText(one), one.slice(0, 40)).to.have.property('ok', false);
        expect(codes().length, one.slice(0, 40)).to.equal(told + 1);
        await drawn(board);
        await shows(board, unreadable);
        expect(board.toText()).to.equal(before);
      }
      await close(board);
      for (const [one, code] of game.hostile ?? []) {
        board.fromText(one);
        expect(codes().at(-1), one).to.equal(code);
        expect(board.toText()).to.equal(before);
      }
    });
  });

  describe(`Moves of ${game.title}`, () => {
    it('that no rule allows are refused with their rule and in words, and nothing changes', async () => {
      const at = game.asks === undefined ? {} : { position: game.asks };
      const board = await open(game, { players: 'Ada, Ben', lang: 'it', ...at });
      if (!game.asks) await playOn(board, 1);
      const before = board.toText();
      const moved = page.of('moved').length;
      for (const move of game.wrongMoves) {
        const step = board.play(move);
        const what = JSON.stringify(move) ?? 'undefined';
        expect(step.ok, what).to.equal(false);
        if (!step.ok) expect(step.rule, what).to.match(/^[A-Z]{3}-\d\d$/);
        await drawn(board);
        const said = words(the(board, '[role="status"]'));
        expect(said, what).to.match(/\p{L}{2}.*[.!?]$/u);
        if (!toPrograms.includes(said)) expect(said, what).not.to.match(/\b(the|must|move|cannot|is)\b/i);
        expect(board.toText(), what).to.equal(before);
      }
      expect(page.of('moved').length).to.equal(moved);
    });

    it('can be forbidden by the page', async () => {
      const board = await open(game, { players: 'Ada, Ben' });
      await playOn(board, 1);
      const forbid = (event: Event): void => event.preventDefault();
      board.addEventListener('move', forbid);
      const before = board.toText();
      expect(board.undo()).to.equal(false);
      expect(board.play(await nextMove(board))).to.include({ ok: false, reason: 'forbidden' });
      await drawn(board);
      expect(words(the(board, '[role="status"]'))).to.match(/not allow/);
      expect(board.toText()).to.equal(before);
      const action = the(board, '[part~="action"]:not([aria-disabled="true"])');
      action.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      await drawn(board);
      expect(board.toText(), 'of a person').to.equal(before);
      board.removeEventListener('move', forbid);
      await works(board);
    });
  });
}

describe('The attribute live of all games', () => {
  it('is told of without the element of the lobby, and goes on once it is there', async () => {
    const address = 'https://live.school.example/#K7M4-PQ2R';
    const boards = contracts.map((game) => make(game, { live: address }));
    unseen().append(...boards);
    await until(() => codes().length === boards.length, 'an error of each is told of');
    for (const { code, message } of page.of('game-error')) {
      expect(code).to.equal('module');
      expect(message).to.contain('Import abacade/abacade-lobby');
    }
    await until(() => boards.every((board) => notices(board).length > 0), 'each shows it');
    customElements.define('abacade-lobby', class extends HTMLElement {});
    // At once: after a while each tries again by itself.
    for (const board of boards) button(board, 'Try again').click();
    for (const board of boards) {
      await until(() => notices(board).length === 0 && has(board, 'abacade-lobby'), 'nothing is missing any more');
      expect(the(board, 'abacade-lobby').getAttribute('live')).to.equal(address);
    }
  });
});
