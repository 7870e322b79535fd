import { expect } from '@open-wc/testing';
import { MultiplayGrid } from '../../components/multiplay-grid/multiplay-grid.js';
import type { MultiplayMove } from '../../src/rules/multiplay/index.js';
import { rolls } from './support/chance.js';
import { cell, clear, drawn, listen, make, mount, opened, raised, stageOf, told } from './support/grid.js';
import { until } from './support/until.js';
import { cellOf, position } from './support/positions.js';
import { button, has, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, titleOf } from './support/roles.js';

let page: ReturnType<typeof listen>;
beforeEach(() => {
  page = listen();
});
afterEach(() => {
  page.stop();
  return clear();
});

const seven = position({ phase: 'choose', die: 7 });

describe('Moves of a program', () => {
  it('are made as those of people', async () => {
    const grid = await mount({ position: seven });
    const step = grid.play({ type: 'turn', cell: cellOf(14) });
    await drawn(grid);
    expect(step.ok).to.equal(true);
    expect(cell(grid, cellOf(14)).ariaLabel).to.equal('row 3, column 2, 14, Ada');
    expect(said(grid)).to.equal('Ada turned 14 (7 × 2) at B3.');
    rolls(7);
    expect(grid.play({ type: 'roll', die: 7 }, 1).ok).to.equal(true);
  });

  const wrong: [what: string, move: unknown, rule: string, sentence: string][] = [
    ['out of turn', { type: 'roll', die: 7 }, 'MUL-03', 'The die is already rolled.'],
    [
      'of a cube outside the row',
      { type: 'turn', cell: cellOf(40) },
      'MUL-03',
      '40 is not in the 7 times table: it is 4 × 10 = 5 × 8.',
    ],
    ['of no cube', { type: 'turn', cell: 25 }, 'MUL-03', ''],
    ['of a cube between two', { type: 'turn', cell: 1.5 }, 'MUL-03', ''],
    ['to end', { type: 'end' }, 'MUL-12', 'You can end the game when 5 white cubes or fewer are left.'],
    ['to go on', { type: 'go-on' }, 'MUL-12', ''],
    ['of a clock that does not run', { type: 'time-up', ms: 1000 }, 'MUL-15', ''],
    ['with an answer nobody asked for', { type: 'answer', factor: 2, answer: 14 }, 'MUL-06', ''],
    ['of no kind', { type: 'castle' }, 'MUL-03', ''],
    ['of nothing', undefined, 'MUL-03', ''],
    ['of a string', 'turn', 'MUL-03', ''],
  ];
  for (const [what, move, rule, sentence] of wrong) {
    it(`${what} are refused with their rule, and nothing changes`, async () => {
      const grid = await mount({ position: seven });
      const step = grid.play(move as MultiplayMove);
      await drawn(grid);
      expect(step).to.include({ ok: false, rule });
      expect(said(grid)).to.be.a('string').that.includes(sentence).and.is.not.empty;
      expect(grid.toText()).to.equal(seven);
      expect(page.of('moved')).to.deep.equal([]);
      expect(raised(grid)).to.deep.equal([7, 14, 21, 28, 56].map(cellOf));
    });
  }

  it('that come late, twice or before a game are refused', async () => {
    const grid = await mount({ position: seven });
    expect(grid.play({ type: 'turn', cell: cellOf(14) }, 0).ok).to.equal(true);
    const again = grid.play({ type: 'turn', cell: cellOf(14) }, 0);
    expect(again).to.include({ ok: false, rule: 'match', reason: 'stale' });
    await drawn(grid);
    expect(said(grid)).to.equal('That move came too late.');

    const form = await mount();
    expect(form.play({ type: 'roll', die: 1 })).to.include({ ok: false, reason: 'no-game' });
    expect([form.undo(), form.redo(), form.toText(), form.state, form.record(), await form.hint()]).to.deep.equal([
      false,
      false,
      '',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are suggested by hint(), which marks the cube', async () => {
    const board = ['AA...', '.....', '.....', '.....', '.....'];
    const grid = await mount({ position: position({ board, phase: 'choose', die: 3 }) });
    const hint = await grid.hint();
    await drawn(grid);
    expect(hint, 'the row of three').to.deep.equal({ type: 'turn', cell: cellOf(3) });
    expect(hasRole(grid, 'gridcell', /, marked$/), 'a nudge marks nothing').to.equal(false);
    await grid.hint();
    await grid.hint();
    await drawn(grid);
    expect(getByRole(grid, 'gridcell', /, marked$/).dataset['cell']).to.equal(String(cellOf(3)));
    grid.play(hint!);
    await drawn(grid);
    expect(has(grid, '.hinted')).to.equal(false);
    expect(await grid.hint(), 'nobody is to choose').to.equal(undefined);
  });

  it('are written down in record()', async () => {
    const grid = await mount({ position: seven, players: 'Kim, Leo' });
    grid.play({ type: 'turn', cell: cellOf(14) });
    expect(grid.record()).to.deep.equal({
      abacade: 1,
      game: 'multiplay',
      players: [
        { name: 'Kim', bot: 0, colour: 0 },
        { name: 'Leo', bot: 0, colour: 1 },
      ],
      start: seven,
      moves: [{ type: 'turn', cell: cellOf(14) }],
    });
  });
});

describe('Events of <multiplay-grid>', () => {
  it('tell of a game from its start to its end, in order', async () => {
    const board = ['ABABA', 'BABAB', 'ABABA', '.BABA', 'BABA.'];
    const grid = await mount({ position: position({ board, scores: [3, 0], phase: 'choose', die: 7 }) });
    grid.play({ type: 'turn', cell: cellOf(21) });
    grid.play({ type: 'end' });
    expect(page.heard.map(({ type }) => type)).to.deep.equal([
      'game-start',
      'move',
      'moved',
      'move',
      'moved',
      'game-over',
    ]);
    const [start, , moved, , end, over] = page.heard.map(({ detail }) => detail);
    const game = 'multiplay';
    expect(start).to.deep.equal({ game, players: grid.match!.players, options: grid.state!.options, resumed: false });
    expect(moved).to.deep.include({ game, move: { type: 'turn', cell: cellOf(21) }, ply: 1 });
    expect((moved['events'] as { type: string }[])[0]).to.deep.equal({
      type: 'placed',
      seat: 0,
      cell: cellOf(21),
      number: 21,
      die: 7,
    });
    const { scores } = grid.state!;
    const winners = [0, 1].filter((seat) => scores[seat] === Math.max(...scores));
    expect(end['events']).to.deep.equal([{ type: 'ended', winners, by: 0 }]);
    expect(end['state']).to.equal(grid.state);
    expect(over).to.deep.equal({
      game,
      winners,
      scores: [...scores],
      players: grid.match!.players,
      record: grid.record(),
    });
  });

  it('tell that a choice was undone and redone, and only then', async () => {
    const grid = await mount({ position: seven });
    grid.undo();
    grid.redo();
    grid.play({ type: 'turn', cell: cellOf(14) });
    const { state } = grid;
    grid.undo();
    grid.redo();
    expect(page.of('undone')).to.deep.equal([{ game: 'multiplay', ply: 0, state: grid.match!.start }]);
    expect(page.of('redone')).to.deep.equal([{ game: 'multiplay', ply: 1, state }]);
    expect(page.heard.map(({ type }) => type)).to.deep.equal(['game-start', 'move', 'moved', 'undone', 'redone']);
  });

  it('tell of an answer: what was asked, given and right', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7, options: { answer: 'factor' } }) });
    grid.play({ type: 'turn', cell: cellOf(56), answer: 9, ms: 1234 });
    expect(page.of('answer')).to.deep.equal([
      {
        game: 'multiplay',
        type: 'answered',
        seat: 0,
        prompt: '7*?=56',
        given: 9,
        expected: 8,
        right: false,
        ms: 1234,
      },
    ]);
  });

  it('bubble, also out of another shadow root', async () => {
    const host = document.createElement('div');
    stageOf().append(host);
    const grid = make({ position: seven });
    host.attachShadow({ mode: 'open' }).append(grid);
    await opened(grid);
    grid.play({ type: 'turn', cell: cellOf(14) });
    expect(page.heard.map(({ type }) => type)).to.deep.equal(['game-start', 'move', 'moved']);
  });

  it('let the page forbid a move, of a person and of a program', async () => {
    const grid = await mount({ position: seven });
    const asked: unknown[] = [];
    const forbid = (event: Event): void => {
      asked.push((event as CustomEvent<unknown>).detail);
      event.preventDefault();
    };
    grid.addEventListener('move', forbid);
    cell(grid, cellOf(14)).click();
    expect(grid.play({ type: 'turn', cell: cellOf(21) })).to.include({ ok: false, rule: 'match', reason: 'forbidden' });
    await drawn(grid);
    expect(asked).to.deep.equal([
      {
        game: 'multiplay',
        move: { type: 'turn', cell: cellOf(14), ms: (asked[0] as { move: { ms: number } }).move.ms },
        ply: 0,
      },
      { game: 'multiplay', move: { type: 'turn', cell: cellOf(21) }, ply: 0 },
    ]);
    expect(grid.toText()).to.equal(seven);
    expect(page.of('moved')).to.deep.equal([]);
    grid.removeEventListener('move', forbid);
    cell(grid, cellOf(14)).click();
    expect(grid.match!.ply).to.equal(1);
  });

  it('may be answered with another move', async () => {
    const grid = await mount({ position: seven });
    document.addEventListener('moved', () => grid.play({ type: 'roll', die: 12 }), { once: true });
    cell(grid, cellOf(14)).click();
    await drawn(grid);
    expect(grid.match!.ply).to.equal(2);
    expect(page.of('moved').map(({ ply }) => ply)).to.deep.equal([1, 2]);
    expect(said(grid)).to.match(/^Ben rolled 12/);
  });

  it('are no others: a cancelled one is the only one that asks', async () => {
    const cancelable: Record<string, boolean> = {};
    const note = (event: Event): void => void (cancelable[event.type] = event.cancelable);
    const grid = make({ position: seven, size: 4 });
    const types = ['game-start', 'move', 'moved', 'game-error'];
    types.forEach((type) => grid.addEventListener(type, note));
    stageOf().append(grid);
    await opened(grid);
    grid.play({ type: 'turn', cell: cellOf(14) });
    expect(cancelable).to.deep.equal({ 'game-start': false, move: true, moved: false, 'game-error': false });
  });
});

describe('The life of <multiplay-grid>', () => {
  const begins = async (grid: MultiplayGrid): Promise<void> => {
    await opened(grid);
    expect(grid.state?.options.size).to.equal(7);
    expect(words(titleOf(grid))).to.equal('Kim’s turn');
  };

  it('begins in markup', async () => {
    const stage = stageOf();
    stage.insertAdjacentHTML('beforeend', '<multiplay-grid size="7" players="Kim, Leo"></multiplay-grid>');
    await begins(stage.querySelector('multiplay-grid')!);
  });

  it('begins with createElement', async () => {
    const grid = document.createElement('multiplay-grid');
    grid.size = 7;
    grid.players = 'Kim, Leo';
    stageOf().append(grid);
    await begins(grid);
  });

  it('begins as a copy of another', async () => {
    const grid = await mount({ size: 7, players: 'Kim, Leo' });
    const copy = grid.cloneNode(true) as MultiplayGrid;
    stageOf().append(copy);
    await begins(copy);
    expect(copy.match).not.to.equal(grid.match);
  });

  it('begins in a template', async () => {
    const template = document.createElement('template');
    template.innerHTML = '<multiplay-grid size="7" players="Kim, Leo"></multiplay-grid>';
    const stage = stageOf();
    stage.append(template.content.cloneNode(true));
    await begins(stage.querySelector('multiplay-grid')!);
  });

  it('takes what was set before the element was defined', async () => {
    const early = document.createElement('early-grid');
    Object.assign(early, { size: 7, players: 'Kim, Leo', realDice: true });
    stageOf().append(early);
    customElements.define('early-grid', class extends MultiplayGrid {});
    await begins(early as MultiplayGrid);
    expect(hasRole(early, 'group', /^What d/)).to.equal(true);
  });

  it('is defined once, though its definition is loaded twice', async () => {
    const before = customElements.get('multiplay-grid');
    const { href } = new URL('../../components/multiplay-grid/define.js?again', import.meta.url);
    await import(href);
    expect(customElements.get('multiplay-grid')).to.equal(before);
  });

  it('keeps its game when it is moved in the page', async () => {
    const grid = await mount({ position: seven });
    grid.play({ type: 'turn', cell: cellOf(14) });
    const { match } = grid;
    const other = document.createElement('section');
    grid.parentElement!.append(other);
    other.append(grid);
    await drawn(grid);
    expect(grid.match).to.equal(match);
    expect(page.of('game-start').length, 'it does not begin again').to.equal(1);
    button(grid, 'Undo').click();
    expect(grid.toText()).to.equal(seven);
  });

  it('can be played out of the page', async () => {
    const grid = await mount({ position: seven });
    grid.remove();
    expect(grid.play({ type: 'turn', cell: cellOf(14) }).ok).to.equal(true);
    stageOf().append(grid);
    await drawn(grid);
    expect(cell(grid, cellOf(14)).ariaLabel).to.include('Ada');
  });

  it('takes calls before it has opened', async () => {
    const grid = make({ size: 7 });
    stageOf().append(grid);
    grid.newGame();
    await opened(grid);
    expect(grid.state?.options.size).to.equal(7);
    expect(grid.match!.players.length).to.equal(2);

    const next = make({ players: 'Kim, Leo' });
    expect(next.fromText('nonsense')).to.include({ ok: false, code: 'version' });
    expect(next.fromText(seven).ok).to.equal(true);
    stageOf().append(next);
    await opened(next);
    expect(next.toText()).to.equal(seven);
    expect(next.match!.players[0].name).to.equal('Kim');
    expect(page.of('game-error')).to.deep.equal([]);
  });

  it('stays with its game when a text cannot be read', async () => {
    const grid = await mount({ position: seven });
    const { match } = grid;
    expect(grid.fromText(seven.slice(0, -20))).to.include({ ok: false, code: 'text' });
    expect(await told(grid)).to.deep.equal(['That game could not be read, so this one stays.']);
    expect(grid.match).to.equal(match);
    expect(page.of('game-error').map(({ code }) => code)).to.deep.equal(['text']);
  });

  it('takes the place of its heading and its footer from the page', async () => {
    const grid = make({ players: 'Ada, Ben' });
    grid.innerHTML = '<h2 slot="heading">Today</h2><p slot="footer">With thanks</p><p>unseen</p>';
    stageOf().append(grid);
    await opened(grid);
    const [heading, footer, unseen] = [...grid.children].map((child) => child.getBoundingClientRect());
    const board = the(grid, '[part~="board"]').getBoundingClientRect();
    expect(heading.bottom).to.be.at.most(board.top);
    expect(footer.top).to.be.at.least(board.bottom);
    expect(unseen.height).to.equal(0);
  });

  it('plays beside others on a page, each for itself', async () => {
    const first = await mount({ position: seven });
    const second = make({ players: 'Kim, Leo', size: 7 });
    first.parentElement!.append(second);
    await opened(second);
    first.play({ type: 'turn', cell: cellOf(14) });
    await until(() => said(first) !== '', 'the first tells');
    expect(said(second)).to.equal('');
    expect(second.match!.ply).to.equal(0);
  });

  it('sends nothing beyond its own origin', async () => {
    await mount({ size: 5, players: 'Ada, bot', persist: 'origin', lang: 'it' });
    const sent = performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin);
    expect(sent.length).to.be.above(10);
    expect([...new Set(sent)]).to.deep.equal([location.origin]);
  });
});
