import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { defineGame, html } from '../../components/element/index.js';
import { createGame, gameOf } from '../../src/rules/index.js';
import type { Match, MatchStep } from '../../src/match/match.js';
import type { GameEvent } from '../../src/rules/game.js';
import { violations } from './support/axe.js';
import { clear, stageOf, type Attributes } from './support/grid.js';
import { button, findAll, has, notices, said, the, words } from './support/look-up.js';
import { hasRole, nameOf, queryAllByRole, titleOf } from './support/roles.js';
import { until } from './support/until.js';

// The example of a game by somebody else: it imports only the package.
// @ts-expect-error -- it has no declarations
await import('../../examples/shut-the-box/element.js');

interface Position {
  readonly seat: number;
  readonly open: readonly number[];
  readonly dice: readonly number[];
}

interface Board extends LitElement {
  readonly match?: Match<unknown, Position, object, GameEvent>;
  readonly state?: Position;
  play(move: object): MatchStep<Position, GameEvent>;
  undo(): boolean;
  newGame(): void;
  record(): object;
  hint(): Promise<unknown>;
}

async function mount(attributes: Attributes, tag = 'shut-the-box', width?: number): Promise<Board> {
  const board = document.createElement(tag) as Board;
  for (const [name, value] of Object.entries({ speed: 'instant', ...attributes }))
    board.setAttribute(name, String(value));
  stageOf(width).append(board);
  await until(() => has(board, '[part~="set-up"], [part~="board"]'), 'it is shown');
  await board.updateComplete;
  return board;
}

const tiles = (board: Board): HTMLElement[] => queryAllByRole(the(board, '[part~="board"]'), 'button');
const tile = (board: Board, number: number): HTMLElement => tiles(board)[number - 1];
/** Returns whether the game is over: another can be played. */
const isAtEnd = (board: Board): boolean => hasRole(board, 'button', 'Play again');

async function tap(board: Board, ...controls: (() => HTMLElement)[]): Promise<void> {
  for (const control of controls) {
    control().click();
    await board.updateComplete;
  }
}

/** Plays by the rules until the game is over: with tiles that fit, and dice of fours. */
function playOut(board: Board): void {
  const { game } = board.match!;
  for (let i = 0; i < 500 && !board.match!.isOver; i++) {
    const { match } = board;
    const move = match!.turn.kind === 'chance' ? game.chance(match!.state, () => 3) : [...game.moves(match!.state)][0];
    expect(board.play(move).ok).to.equal(true);
  }
}

// What axe asks of the page around it.
const page = { lang: document.documentElement.lang, title: document.title };
before(() => {
  document.documentElement.lang = 'en';
  document.title = 'A page with a game';
});
after(() => {
  document.documentElement.lang = page.lang;
  document.title = page.title;
});
afterEach(clear);

describe('A game by somebody else', () => {
  it('has a form with its options, and starts from it', async () => {
    const board = await mount({});
    expect(words(titleOf(board))).to.equal('Shut the Box');
    expect(hasRole(board, 'radio', 'Computer')).to.equal(true);
    the(board, '[part~="set-up"] summary').click();
    await until(() => hasRole(board, 'group', 'Tiles') || hasRole(board, 'radiogroup', 'Tiles'), 'options');
    button(board, 'Start').click();
    await until(() => hasRole(board, 'group', 'The box'), 'the game is shown');
    expect(tiles(board)).to.have.length(12);
    expect(findAll(board, '[part~="scores"] li').map(words)).to.deep.equal(['Ada78', 'Ben78']);
  });

  it('takes its options from attributes, and names the values of a wrong one', async () => {
    const errors: string[] = [];
    const listen = ((event: CustomEvent<{ code: string; message: string }>): void => {
      errors.push(`${event.detail.code}: ${event.detail.message}`);
    }) as (event: Event) => void;
    document.addEventListener('game-error', listen);
    const board = await mount({ players: 'Ada', tiles: 9 });
    expect(tiles(board)).to.have.length(9);
    board.setAttribute('tiles', '11');
    await board.updateComplete;
    document.removeEventListener('game-error', listen);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('tiles: ').and.to.contain('9, 10, 12');
    expect(notices(board)).to.have.length(1);
  });

  it('is played by its buttons, announced, and refused in the words of its author', async () => {
    const board = await mount({ players: 'Ada, Ben' });
    expect(board.play({ type: 'roll', dice: [3, 5] }).ok).to.equal(true);
    await board.updateComplete;
    expect(said(board)).to.equal('Ada rolls 3, 5: 8.');
    expect(words(the(board, '[part~="turn"]'))).to.contain('Shut tiles that make 8.');
    await tap(
      board,
      () => tile(board, 1),
      () => tile(board, 3),
      () => button(board, 'Shut 1 + 3'),
    );
    expect(said(board)).to.equal('Your tiles make 4. The dice make 8.');
    expect(has(board, '.refusal')).to.equal(true);
    await tap(
      board,
      () => tile(board, 4),
      () => button(board, 'Shut 1 + 3 + 4'),
    );
    expect(said(board)).to.equal('Ada shuts 1, 3, 4.');
    expect(board.state!.open).to.deep.equal([2, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(nameOf(tile(board, 3))).to.equal('3, shut');
    expect(board.undo()).to.equal(true);
    await board.updateComplete;
    expect(board.state!.open).to.have.length(12);
    expect(tiles(board)).to.have.length(12);
    expect(hasRole(the(board, '[part~="board"]'), 'button', { pressed: true })).to.equal(false);
  });

  it('has no lamp, for it has no hints', async () => {
    const board = await mount({ players: 'Ada' });
    const turn = the(board, '[part~="turn"]');
    expect(hasRole(turn, 'button', 'More')).to.equal(true);
    expect(hasRole(turn, 'button', 'Hint')).to.equal(false);
    expect(await board.hint()).to.equal(undefined);
    expect(board.match!.ply).to.equal(0);
  });

  it('has no puzzles either, and says so', async () => {
    const errors: string[] = [];
    const listen = ((event: CustomEvent<{ code: string; message: string }>): void => {
      errors.push(`${event.detail.code}: ${event.detail.message}`);
    }) as (event: Event) => void;
    document.addEventListener('game-error', listen);
    const board = await mount({ players: 'Ada', puzzle: 'daily' });
    await until(() => hasRole(board, 'group', 'The box'), 'the game is shown instead');
    document.removeEventListener('game-error', listen);
    expect(errors).to.deep.equal(['puzzle: This game has no puzzles.']);
  });

  it('is played by a computer, ends with the scores, and is stepped through', async () => {
    const over: object[] = [];
    const listen = ((event: CustomEvent<object>): void => {
      over.push(event.detail);
    }) as (event: Event) => void;
    document.addEventListener('game-over', listen);
    const board = await mount({ players: 'bot:2, bot:1', tiles: 9 });
    await until(() => isAtEnd(board), 'the computers have played');
    document.removeEventListener('game-over', listen);
    expect(over).to.have.length(1);
    expect(over[0]).to.contain({ game: 'shut-the-box' });
    const scores = board.match!.game.scores(board.state!);
    const [winner] = (board.match!.turn as { winners: number[] }).winners;
    expect(scores[winner]).to.equal(Math.min(...scores));
    expect(words(the(board, '[part~="turn"]'))).to.contain(`${Math.min(...scores)} points`);
    button(board, 'See how it went').click();
    await until(() => hasRole(board, 'button', 'The move before'), 'the replay is shown');
    expect(hasRole(board, 'group', 'The box')).to.equal(true);
    expect(queryAllByRole(board, 'paragraph').map(words).join(' ')).to.contain('Nothing fits.');
  });

  it('is saved, and goes on where it was', async () => {
    const board = await mount({ players: 'Ada, Ben', persist: 'box' });
    board.play({ type: 'roll', dice: [6, 6] });
    board.play({ type: 'shut', tiles: [12] });
    await board.updateComplete;
    board.remove();
    const again = await mount({ players: 'Ada, Ben', persist: 'box' });
    await until(() => again.match?.ply === 2, 'the saved game goes on');
    expect(again.state!.open).to.not.include(12);
  });

  it('is shown from its record', async () => {
    const played = await mount({ players: 'Ada, Ben' });
    playOut(played);
    const record = JSON.stringify(played.record());
    const board = await mount({ record });
    await until(() => hasRole(board, 'button', 'The move before'), 'the record is shown');
    expect(JSON.stringify(board.record())).to.equal(record);
  });

  it('speaks the languages of its author, the common words in every language of Abacade', async () => {
    const german = await mount({ players: 'Ada', lang: 'de' });
    expect(hasRole(german, 'button', 'Würfeln')).to.equal(true);
    expect(nameOf(titleOf(german))).to.equal('Ada ist dran');
    const french = await mount({ players: 'Ada', lang: 'fr' });
    expect(hasRole(french, 'button', 'Roll')).to.equal(true);
    expect(nameOf(titleOf(french)))
      .to.contain('Ada')
      .and.not.to.contain('turn');
  });

  for (const width of [320, 784])
    it(`has no fault that axe finds, ${width} pixels wide`, async () => {
      const board = await mount({ players: 'Ada, Ben' }, 'shut-the-box', width);
      board.play({ type: 'roll', dice: [3, 5] });
      await tap(board, () => tile(board, 8));
      expect(await violations(board)).to.deep.equal([]);
    });
});

/** The smallest game: whoever is asked says a number, and the game is over. */
const rules = {
  seats: { min: 1, max: 2 },
  setup: () => ({ said: -1 }),
  turn: ({ said: number }: { said: number }) =>
    number < 0 ? ({ kind: 'seat', seat: 0 } as const) : ({ kind: 'over', winners: [0] as number[] } as const),
  moves: () => [{ type: 'say', number: 1 }],
  play: (state: { said: number; options: never }, { number }: { type: string; number: number }) => ({
    ok: true as const,
    state: { ...state, said: number },
    events: [{ type: 'said', seat: 0, number }],
  }),
  scores: ({ said: number }: { said: number }) => [Math.max(0, number)],
  isPosition: () => true,
};
let count = 0;
/** Returns a game of a name and a tag that nothing else has. */
const another = (): { tag: string; game: never; words: object; render: () => unknown } => {
  const name = `say-${++count}`;
  return {
    tag: name,
    game: createGame({ ...rules, name } as never) as never,
    words: { en: { title: 'Say', says: { said: ({ number }: { number: string }) => `It is ${number}.` } } },
    render: () => html`<p>Say</p>`,
  };
};
const define = (given: object): unknown => defineGame(given as never);

describe('defineGame', () => {
  it('needs a tag, a game, words and a template alone', async () => {
    const own = another();
    define(own);
    const board = await mount({ players: 'Ada' }, own.tag);
    board.play({ type: 'say', number: 7 });
    await until(() => isAtEnd(board), 'the end is shown');
    expect(said(board)).to.contain('It is 7.').and.to.contain('7 points');
  });

  it('takes words in a language that Abacade does not have', async () => {
    const own = another();
    const swedish = { title: 'Säg', says: { said: ({ number }: { number: string }) => `Det är ${number}.` } };
    define({ ...own, words: { ...own.words, sv: swedish } });
    const board = await mount({ players: 'Ada', lang: 'sv' }, own.tag);
    board.play({ type: 'say', number: 7 });
    await until(() => said(board).startsWith('Det är 7.'), 'it is said in Swedish');
    expect(notices(board)).to.deep.equal([]);
  });

  it('has no computer player if there is none', async () => {
    const own = another();
    define({ ...own, bot: false });
    const board = await mount({}, own.tag);
    await until(() => hasRole(board, 'textbox', /^Name of player/), 'the form is shown');
    expect(hasRole(board, 'radio', 'Computer')).to.equal(false);
  });

  it('returns the class of an element that is defined already, for a script that is loaded twice', () => {
    const own = another();
    const first = define(own);
    expect(define({ ...own, game: createGame({ ...rules, name: own.tag } as never) })).to.equal(first);
  });

  const wrong: [field: string, given: object][] = [
    ['tag', { tag: 'box' }],
    ['tag', { tag: 'Shut-the-box' }],
    ['tag', { tag: undefined }],
    ['tag', { tag: 'multiplay-grid' }],
    ['game', { game: undefined }],
    ['options', { game: {} }],
    ['words', { words: undefined }],
    ['words', { words: {} }],
    ['words.en.title', { words: { en: {} } }],
    ['words.en.says.said', { words: { en: { title: 'Say', says: { said: 7 } } } }],
    ['words.7', { words: { 7: { title: 'Say' } } }],
    ['render', { render: undefined }],
    ['render', { render: '<p>' }],
    ['actions', { actions: 7 }],
    ['help', { help: 'Say a number.' }],
    ['shape', { shape: 0 }],
    ['bot', { bot: { levels: 2 } }],
    ['score', { score: 'won' }],
  ];
  for (const [field, given] of wrong)
    it(`names what is wrong, and registers nothing: ${field} ${JSON.stringify(given)}`, () => {
      const own = { ...another(), ...given };
      const tagBefore = customElements.get(String(own.tag));
      expect(() => define(own)).to.throw(TypeError, new RegExp(`^\\w+: ${field === 'options' ? 'name' : field} `));
      expect(customElements.get(String(own.tag))).to.equal(tagBefore);
      expect(gameOf(`say-${count}`)).to.equal(undefined);
    });

  it('refuses an option with the name of what every element has', () => {
    const own = another();
    const option = { kind: 'x', rule: 'SAY-1', default: 1, check: (value: unknown) => ({ value }), parse: Number };
    const game = createGame({ ...rules, name: own.tag, options: { title: option } } as never);
    expect(() => define({ ...own, game })).to.throw(TypeError, /declaration\.title/);
  });

  for (const given of [undefined, null, 7, 'shut-the-box', []])
    it(`refuses ${JSON.stringify(given)}`, () => {
      expect(() => define(given as never)).to.throw(TypeError);
    });
});
