import { expect } from '@open-wc/testing';
import '../../components/abacade-known/define.js';
import '../../components/multiplay-grid/define.js';
import '../../components/pytagora-tables/define.js';
import type { AbacadeKnown } from '../../components/abacade-known/abacade-known.js';
import type { MultiplayGrid } from '../../components/multiplay-grid/multiplay-grid.js';
import { memoryOf } from '../../components/game/learners.js';
import type { AnsweredEvent } from '../../src/rules/game.js';
import { dayOf, empty, read, state, update, write, type ItemState } from '../../src/learning/index.js';
import {
  clear,
  drawn,
  make,
  opened,
  position,
  stageOf,
  taps,
  type Attributes,
  type PlytBoard,
} from './support/plyt.js';
import { inChromium } from './support/chromium.js';
import { turn } from './support/time.js';
import { until } from './support/until.js';
import { find, has, the } from './support/look-up.js';

afterEach(clear);

/** Each test has a learner of its own. */
let count = 0;
let learner = '';
beforeEach(() => {
  learner = `child ${++count} of the games`;
});

const detailOf = (event: Event): AnsweredEvent => (event as CustomEvent<AnsweredEvent>).detail;

const today = dayOf(new Date());

/** Returns a position in which Ada is asked, and Ben is next. */
const asks = (...thrown: number[]): string => position({ at: [42, 42], phase: { type: 'answer', seat: 0, thrown } });

/** Shows a game and the garden of the learner beside it. */
async function beside(attributes: Attributes): Promise<[PlytBoard, AbacadeKnown]> {
  const board = make({ learner, players: 'Ada, Ben', ...attributes });
  const garden = document.createElement('abacade-known');
  garden.setAttribute('learner', learner);
  stageOf().append(board, garden);
  await opened(board);
  await until(() => find(garden, '[part~="garden"]'), 'the garden is open');
  return [board, garden];
}

const known = ({ memory }: AbacadeKnown, item: string): ItemState => state(memory, item, today);

const answer = (board: PlytBoard, given: number): Promise<void> => taps(board, ...String(given), 'OK');

describe('What a learner does in a game', () => {
  it('is in the garden beside PLYT at once, with its time', async () => {
    const [board, garden] = await beside({ position: asks(7, 8) });
    let think: number | undefined;
    board.addEventListener('answer', (event) => (think = detailOf(event).think));
    await answer(board, 56);
    await until(() => known(garden, 'P7.8').shown !== 'not-met', 'the answer is in the memory');
    await garden.updateComplete;
    expect(find(garden, '[data-at="8.7"]:not(.empty)')).to.not.equal(null);
    expect(think).to.be.above(0);
    const { u, d, r } = known(garden, 'P7.8');
    expect(r, 'right and quick').to.be.above(d);
    expect(u).to.be.below(0.2);
  });

  it('counts a wrong answer, and what another page of the site learned before', async () => {
    const [board, garden] = await beside({ position: asks(7, 8) });
    await answer(board, 55);
    await until(() => known(garden, 'P7.8').shown === 'working', 'the answer is in the memory');
    expect(known(garden, 'P7.8').days).to.equal(1);
    board.remove();
    garden.remove();
    const [, again] = await beside({ position: asks(3, 4) });
    expect(known(again, 'P7.8').shown).to.equal('working');
  });

  it('is that of the first person alone', async () => {
    const [board, garden] = await beside({
      position: position({ at: [42, 42], phase: { type: 'answer', seat: 1, thrown: [7, 8] } }),
    });
    await answer(board, 56);
    await until(() => board.match!.plies.length, 'Ben has answered');
    await turn(20);
    expect(known(garden, 'P7.8').shown).to.equal('not-met');
  });

  inChromium('says less with one hint, and nothing with two', async () => {
    for (const hints of [1, 2]) {
      learner += hints;
      const [board, garden] = await beside({ position: asks(7, 8) });
      for (let i = 0; i < hints; i++) await board.hint();
      await drawn(board);
      board.play({ type: 'answer', answer: 56, ms: 900, think: 800 });
      await turn(20);
      const { shown, r, d } = known(garden, 'P7.8');
      expect(shown === 'not-met').to.equal(hints === 2);
      if (hints === 1) expect(d, 'slow').to.be.above(r);
      board.remove();
    }
  });

  it('is one memory for several games', async () => {
    const [board, garden] = await beside({ position: asks(7, 8) });
    const grid = document.createElement('multiplay-grid');
    for (const [name, value] of Object.entries({
      learner,
      players: 'Ada, Ben',
      size: '5',
      answer: 'product',
      speed: 'instant',
    }))
      grid.setAttribute(name, value);
    board.after(grid);
    await until(() => grid.match, 'Multiplay has begun');
    let prompt = '';
    grid.addEventListener('answer', (event) => {
      if (detailOf(event).seat === 0) prompt ||= detailOf(event).prompt;
    });
    for (let moves = 0; !prompt && moves < 200; moves++) {
      const { game, turn: next, state: now } = grid.match!;
      const [move] = next.kind === 'chance' ? [game.chance(now, (below) => moves % below)] : game.moves(now);
      const step = grid.play(move);
      if (!step.ok) throw new Error(step.message);
    }
    await answer(board, 56);
    await until(() => known(garden, 'P7.8').shown !== 'not-met', 'PLYT tells');
    const numbers = /^(\d+)\*(\d+)=\?$/.exec(prompt)!.slice(1).map(Number);
    const item = `P${Math.min(...numbers)}.${Math.max(...numbers)}`;
    if (Math.min(...numbers) > 1) await until(() => known(garden, item).shown !== 'not-met', `Multiplay tells ${item}`);
  });

  it('is told to the page, and adds to what is known from elsewhere', async () => {
    const elsewhere = update(empty(), { item: 'P3.4', right: true }, today);
    const [board, garden] = await beside({});
    await drawn(board);
    board.learning = write(elsewhere);
    const told: string[] = [];
    board.addEventListener('learned', (event) =>
      told.push((event as CustomEvent<{ learning: string }>).detail.learning),
    );
    board.fromText(asks(7, 8));
    await until(() => known(garden, 'P3.4').shown !== 'not-met', 'what is known from elsewhere is there');
    await drawn(board);
    await answer(board, 56);
    await until(() => told.length, 'the page is told');
    const heard = read(told[0]);
    if (!heard.ok) throw new Error(heard.message);
    for (const item of ['P3.4', 'P7.8']) expect(state(heard.value, item, today).shown).to.not.equal('not-met');
  });

  inChromium('opens the way to a missed product that the learner can walk, and nobody else’s', async () => {
    let elsewhere = empty();
    for (let days = 20; days > 0; days--) elsewhere = update(elsewhere, { item: 'P7.7', right: true }, today - days);
    const opens = async (seat: number, of: string): Promise<string> => {
      learner = of;
      const [board, garden] = await beside({ speed: 'fast' });
      board.learning = write(elsewhere);
      board.fromText(position({ at: [42, 42], phase: { type: 'answer', seat, thrown: [7, 8] } }));
      await until(() => known(garden, 'P7.7').shown !== 'not-met', 'what is known from elsewhere is there');
      await answer(board, 55);
      await until(() => has(board, '.route-picture'), 'the lesson');
      const { className } = the(board, '.route-picture');
      board.remove();
      garden.remove();
      return className;
    };
    expect(await opens(0, 'a child that knows 7 × 7'), '7 × 7 + 7').to.include('near');
    expect(await opens(1, 'a child whose neighbour is asked')).to.include('doubling');
  });

  inChromium('is nothing without a learner; a key that is none is named', async () => {
    const errors: string[] = [];
    const note = (event: Event): void => void errors.push((event as CustomEvent<{ code: string }>).detail.code);
    document.addEventListener('game-error', note);
    const long = 'x'.repeat(201);
    const [board] = await beside({ position: asks(7, 8), learner: long });
    await answer(board, 56);
    await until(() => errors.includes('learner'), 'the attribute is named');
    document.removeEventListener('game-error', note);
    expect(board.match!.plies).to.have.length(1);
  });
});

describe('Answer first, as it fits', () => {
  /** Shows Multiplay on the page of this learner. */
  const grid = (attributes: Readonly<Record<string, string>>): MultiplayGrid => {
    const element = document.createElement('multiplay-grid');
    for (const [name, value] of Object.entries({ learner, answer: 'fit', size: '5', ...attributes }))
      element.setAttribute(name, value);
    stageOf().append(element);
    return element;
  };
  const asked = ({ state: now }: MultiplayGrid): string | undefined => now?.options.answer;

  inChromium('asks for products, and for factors of a learner who knows most of them', async () => {
    const first = grid({ players: 'Ada, Ben' });
    await until(() => first.match, 'Multiplay has begun');
    expect(asked(first)).to.equal('product');
    let elsewhere = empty();
    for (const days of [9, 6, 3]) elsewhere = update(elsewhere, { item: 'P7.8', right: true }, today - days);
    first.learning = write(elsewhere);
    // The level is set when a game begins, and does not change within it.
    first.newGame();
    expect(asked(first), 'what the platform knows has not been read').to.equal('product');
    const second = grid({ players: 'Ada, Ben' });
    second.learning = write(elsewhere);
    await until(() => second.match, 'Multiplay has begun');
    expect(asked(second)).to.equal('factor');
    expect(second.toText()).to.not.include('fit');
  });

  inChromium('is said in the form, which knows what the platform does before a game begins', async () => {
    let elsewhere = empty();
    for (const days of [9, 6, 3]) elsewhere = update(elsewhere, { item: 'P7.8', right: true }, today - days);
    const element = grid({ preset: 'answers', lang: 'en' });
    const inForm = <E extends HTMLElement>(selector: string): E | null => find(element, selector);
    await until(() => inForm('.set-up-start'), 'the form is shown');
    element.learning = write(elsewhere);
    const { memory } = memoryOf(learner);
    await until(() => memoryOf(learner).memory !== memory, 'a warm-up would know it, too');
    expect(state(memoryOf(learner).memory, 'P7.8', today).shown).to.not.equal('not-met');
    expect(inForm('.preset.on')!.textContent).to.include('once you know most of them');
    inForm<HTMLButtonElement>('.set-up-start .primary')!.click();
    await until(() => element.match, 'Multiplay has begun');
    expect(asked(element)).to.equal('factor');
    element.newGame();
    expect(asked(element), 'the next game fits again').to.equal('factor');
  });
});

describe('A computer player that fits', () => {
  const levelIn = (board: PlytBoard): string => {
    const { name, bot } = board.match!.players[1];
    return `${name}: ${bot}`;
  };
  /** Ends the game as if the computer player had won it. */
  const lose = (board: PlytBoard): void => {
    const { players } = board.match!;
    const detail = { winners: [1], scores: [0, 1], players, record: {} };
    board.dispatchEvent(new CustomEvent('game-over', { detail }));
  };

  inChromium('begins at 1, says its level with its name, and follows what the child wins and loses', async () => {
    const board = make({ players: 'Ada, Ben=bot:fit' });
    stageOf().append(board);
    await opened(board);
    expect(levelIn(board)).to.equal('Ben 1: 1');
    lose(board);
    // Never within a game.
    expect(levelIn(board)).to.equal('Ben 1: 1');
    board.newGame();
    expect(levelIn(board)).to.equal('Ben \u00bd: 0.5');
  });

  inChromium('goes on where this learner was, from a note beside what is known', async () => {
    const [board, garden] = await beside({ players: 'Ada, Ben=bot:fit' });
    lose(board);
    const { kept } = garden as unknown as {
      kept: { forget(...notes: string[]): Promise<boolean>; note(name: string): Promise<string | undefined> };
    };
    await until(() => kept.note('fit'), 'the level is kept');
    const another = make({ learner, players: 'Ada, Ben=bot:fit' });
    stageOf().append(another);
    await opened(another);
    expect(levelIn(another)).to.equal('Ben \u00bd: 0.5');
    expect(await kept.note('fit')).to.equal('plyt:0.5 0 1');
  });
});
