import { expect } from '@open-wc/testing';
await import('../../src/bots/multiplay.js'); // already loaded, so that a thought does not wait for the network
import { rolls, seed } from './support/chance.js';
import { cell, clear, drawn, listen, mount, raised } from './support/grid.js';
import { lengths } from '../../components/multiplay-grid/moments.js';
import { until } from './support/until.js';
import type { MultiplayGrid } from './support/grid.js';
import { press } from './support/hands.js';
import { cellOf, position } from './support/positions.js';
import { Hourglass } from './support/time.js';
import { button, findAll, the, words } from './support/look-up.js';
import { hasRole, queryByRole, titleOf } from './support/roles.js';

let time: Hourglass;
let page: ReturnType<typeof listen>;
beforeEach(() => {
  time = new Hourglass();
  page = listen();
});
afterEach(() => {
  time.break();
  page.stop();
  return clear();
});

async function click(grid: MultiplayGrid, target: string | HTMLElement): Promise<void> {
  (typeof target === 'string' ? button(grid, target) : target).click();
  await drawn(grid);
}

/** Makes a move if it is a person's turn; otherwise lets time pass. */
async function go(grid: MultiplayGrid): Promise<void> {
  const { seat } = grid.state!;
  if (grid.match!.isBot(seat)) await time.pass(1000);
  else if (queryByRole(grid, 'button', 'Roll the die')) await click(grid, 'Roll the die');
  else if (raised(grid).length) await click(grid, cell(grid, raised(grid)[0]));
  else await click(grid, 'End the game');
  await drawn(grid);
}

/** Ada, a person, and a computer player who is to roll, and will roll 7: a row with white cubes. */
const itsTurn = (): Promise<MultiplayGrid> => {
  rolls(7);
  return mount({ players: 'Ada, Robo=bot:2', position: position({ seat: 1 }), speed: 'normal' });
};

/** Waits until the computer player has thought and made its move; Ada is to roll. */
const moved = (grid: MultiplayGrid): Promise<void> =>
  until(() => grid.state?.seat === 0 && grid.state.phase === 'roll', 'the computer player moves');

describe('Multiplay against the computer', () => {
  it('is played to its end', async () => {
    seed(11);
    const grid = await mount({ size: 5, 'end-at': 15, players: 'Ada, bot:2' });
    for (let i = 0; i < 200 && !grid.match!.isOver; i++) await go(grid);
    await until(() => hasRole(grid, 'button', 'Play again'), 'the result is shown');
    const by = (seat: number): number => grid.match!.plies.filter((ply) => ply.by === seat).length;
    expect(by(0), 'the person').to.be.at.least(4);
    expect(by(1), 'the computer player').to.be.at.least(4);
    expect(page.of('game-over').length).to.equal(1);
    expect(words(titleOf(grid))).to.match(/ wins!$| and .+!$/);
  });

  it('goes on by itself when only computer players sit there', async () => {
    seed(12);
    const grid = await mount({ size: 5, 'end-at': 15, players: 'bot:1, bot:2, Hal=bot:2' });
    for (let i = 0; i < 500 && !grid.match!.isOver; i++) await time.pass(1000);
    expect(grid.match!.isOver).to.equal(true);
    expect(page.of('game-over').length).to.equal(1);
    const { record } = page.of('game-over')[0];
    expect(record).to.deep.equal(grid.record());
  });

  it('waits a little before each roll and each move, so that one can follow', async () => {
    const grid = await itsTurn();
    await time.pass(400);
    expect(grid.state?.phase).to.equal('roll');
    await time.pass(200);
    expect(grid.state?.phase).to.equal('choose');
    await drawn(grid);
    expect(words(the(grid, '[part~="turn"]'))).to.include('Robo’s turn Thinking …');
    await time.pass(lengths.throw + 600);
    expect(grid.state?.phase).to.equal('choose');
    await time.pass(200);
    await moved(grid);
  });

  it('lets nobody else roll or turn a cube in its turn', async () => {
    const grid = await mount({ players: 'Ada, Robo=bot', position: position({ phase: 'choose', die: 7, seat: 1 }) });
    const before = grid.toText();
    await click(grid, cell(grid, cellOf(14)));
    expect(findAll(grid, '[part~="action"]'), 'nothing to do but watch').to.deep.equal([]);
    expect(grid.toText()).to.equal(before);

    grid.fromText(position({ seat: 1 }));
    await drawn(grid);
    expect(hasRole(grid, 'button', 'Roll the die'), 'no button to roll').to.equal(false);
    expect(findAll(grid, '[part~="action"]'), 'nothing to do but watch').to.deep.equal([]);
    await click(grid, cell(grid, cellOf(14)));
    await click(grid, the(grid, '.task .question'));
    expect(grid.match!.ply, 'taps do nothing').to.equal(0);
    cell(grid, 0).focus();
    await press('r', 'Enter');
    expect(grid.match!.ply, 'keys do nothing').to.equal(0);
  });

  it('pauses and goes on', async () => {
    const grid = await itsTurn();
    await click(grid, 'Pause');
    await time.pass(60_000);
    expect(grid.match!.ply).to.equal(0);
    expect(time.timers, 'no timer runs in a pause').to.equal(0);
    await click(grid, 'Go on');
    await time.pass(600);
    await click(grid, 'Pause');
    await time.pass(60_000);
    expect(grid.state?.phase, 'also between its roll and its move').to.equal('choose');
    await click(grid, 'Go on');
    await time.pass(1000);
    await moved(grid);
  });

  it('offers no pause where only people play', async () => {
    const grid = await mount({ players: 'Ada, Ben' });
    expect(findAll(grid, 'button').map(({ ariaLabel }) => ariaLabel)).not.to.include('Pause');
  });

  it('stands still while the form is open, and while the element is out of the page', async () => {
    const grid = await itsTurn();
    const home = grid.parentElement!;
    await click(grid, 'New game');
    await time.pass(10_000);
    expect(grid.match!.ply).to.equal(0);
    await click(grid, 'Back to the game');
    await time.pass(600);
    expect(grid.match!.ply).to.equal(1);
    grid.remove();
    await time.pass(10_000);
    expect(grid.match!.ply).to.equal(1);
    expect(time.timers).to.equal(0);
    home.append(grid);
    await time.pass(1000);
    await moved(grid);
  });

  it('has its moves undone together with the person’s, with practice undo (MUL-16)', async () => {
    const options = { practiceUndo: true };
    const grid = await mount({ players: 'Ada, bot', position: position({ phase: 'choose', die: 7, options }) });
    const before = grid.toText();
    rolls(7);
    await click(grid, cell(grid, cellOf(14)));
    await time.pass(600);
    await click(grid, 'Undo');
    expect(grid.toText()).to.equal(before);
    await time.pass(60_000);
    expect(grid.toText(), 'the computer player has nothing to do').to.equal(before);
    await click(grid, 'Redo');
    await time.pass(1000);
    await moved(grid);
    expect(grid.match!.plies.map(({ by }) => by)).to.deep.equal([0, 'chance', 1]);
  });

  it('waits for a page that forbids its move, and goes on when it is made', async () => {
    const forbid = (event: Event): void => event.preventDefault();
    const grid = await itsTurn();
    document.addEventListener('move', forbid);
    await time.pass(5000);
    document.removeEventListener('move', forbid);
    expect(grid.match!.ply).to.equal(0);
    expect(grid.play({ type: 'roll', die: 7 }).ok).to.equal(true);
    await time.pass(lengths.throw + 800);
    await moved(grid);
  });
});
