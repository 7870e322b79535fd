import { expect } from '@open-wc/testing';
await Promise.all([import('../../src/bots/multiplay.js'), import('../../src/bots/plyt.js')]); // already loaded, so that they think at once
import { trailLengths } from '../../components/parts/trail-beats.js';
import { lengths } from '../../components/plyt-board/moment.js';
import { seed } from './support/chance.js';
import { media } from './support/chromium.js';
import { tap as tapDigits, mount as mountDigits } from './support/digits.js';
import { clear, listen, stageOf, type Attributes } from './support/grid.js';
import { tap } from './support/hands.js';
import { type Board } from './support/look-back.js';
import { asked } from './support/plyt.js';
import { cellOf, position } from './support/positions.js';
import { Hourglass, turn } from './support/time.js';
import { until } from './support/until.js';
import { find, said, the } from './support/look-up.js';
import { getByRole, hasRole, queryByRole } from './support/roles.js';

let time: Hourglass | undefined;
let page: ReturnType<typeof listen>;
let errors: unknown[];
const note = (event: ErrorEvent | PromiseRejectionEvent): void =>
  void errors.push('reason' in event ? event.reason : event.message);

beforeEach(() => {
  seed(4);
  errors = [];
  page = listen();
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
});
afterEach(async () => {
  time?.break();
  time = undefined;
  page.stop();
  await turn();
  window.removeEventListener('error', note);
  window.removeEventListener('unhandledrejection', note);
  await clear();
  expect(errors, 'nothing is thrown that nobody catches').to.deep.equal([]);
});

/** Puts elements side by side, each with its game. */
async function mounted(...elements: readonly (readonly [tag: string, attributes: Attributes])[]): Promise<Board[]> {
  const stage = stageOf(1200);
  stage.style.cssText += '; display: grid; grid-auto-flow: column; grid-auto-columns: 1fr';
  const boards = elements.map(([tag, attributes]) => {
    const board = document.createElement(tag) as unknown as Board;
    for (const [name, value] of Object.entries({ lang: 'en', speed: 'normal', ...attributes }))
      board.setAttribute(name, String(value));
    stage.append(board);
    return board;
  });
  await until(() => boards.every((board) => board.match && find(board, '[part~="turn"]')), 'all games are shown');
  return boards;
}

/** Games of computer players near their ends. */
const games: readonly (readonly [tag: string, attributes: Attributes])[] = [
  ['plyt-board', { players: 'bot:1, bot:2', timer: 0, 'start-square': 104, cards: 'off' }],
  ['sequence-board', { players: 'bot:1, bot:1', summit: 20 }],
  ['multiplay-grid', { players: 'bot:1, bot:1', size: 5, 'end-at': 18 }],
];

/** Checks that it shows the end of a complete game: one result, reported once, with the record of the game. */
async function expectWhole(board: Board): Promise<void> {
  await until(() => queryByRole(board, 'button', 'Play again'), `${board.localName} shows who has won`);
  const over = page.of('game-over');
  expect(over.length).to.equal(1);
  expect(over[0]['record']).to.deep.equal(board.record());
}

async function playOn(board: Board): Promise<void> {
  for (let i = 0; i < 600 && !board.match!.isOver; i++) await time!.pass(1000);
  await time!.pass(10_000);
  await expectWhole(board);
}

describe('Two games on one page', () => {
  it('are shown each at its own time: a tap on one ends no moment of the other', async () => {
    time = new Hourglass();
    const [plyt, grid] = await mounted(
      ['plyt-board', { players: 'Ada, Ben', position: asked({ cards: false }) }],
      ['multiplay-grid', { players: 'Ada, Ben', position: position({ phase: 'choose', die: 7 }) }],
    );
    expect(plyt.play({ type: 'answer', answer: 672, ms: 1 }).ok).to.equal(true);
    expect(grid.play({ type: 'turn', cell: cellOf(14) }).ok).to.equal(true);
    await time.pass(20);
    expect(queryByRole(grid, 'button', 'Roll the die'), 'the cube turns').to.equal(null);
    expect(find(plyt, '.mark'), 'the piece is about to go').to.equal(null);

    await tap(the(grid, '[part~="turn"]'));
    await time.pass(1);
    expect(queryByRole(grid, 'button', 'Roll the die')?.part.value, 'Ben may roll there').to.include('action');
    expect(queryByRole(plyt, 'button', /^Throw/), 'and not yet here').to.equal(null);
    expect(find(plyt, '.mark'), 'where the piece has not gone').to.equal(null);
    await time.pass(lengths.right);
    expect(find(plyt, '.mark'), 'until its own time has come').not.to.equal(null);
    await time.pass(11 * trailLengths.step + lengths.landed);
    expect(queryByRole(plyt, 'button', /^Throw/), 'to the end').not.to.equal(null);
  });

  it('go on to their ends beside each other', async () => {
    const boards = await mounted(...games);
    time = new Hourglass();
    // Elements that wait do so by the clock of the test.
    for (const board of boards) board.newGame();
    for (let i = 0; i < 600 && boards.some((board) => !board.match!.isOver); i++) await time.pass(1000);
    for (const board of boards) {
      // A file for the end may come late, and is shown by the clock of the test.
      const isShown = async (): Promise<unknown> => {
        await time!.pass(1000);
        return queryByRole(board, 'button', 'Play again');
      };
      await until(isShown, `${board.localName} shows who has won`);
      expect(page.of('game-over').map(({ record }) => record)).to.deep.include(board.record());
    }
  });
});

describe('A tab that is hidden while something moves', () => {
  let isHidden = false;
  let frames: FrameRequestCallback[] = [];
  const own = { ask: window.requestAnimationFrame, drop: window.cancelAnimationFrame };

  /** Simulates a hidden page: no frames are drawn, animations stop, and timers run once a second. */
  function hide(now: boolean): void {
    isHidden = now;
    for (const one of document.getAnimations()) one[now ? 'pause' : 'play']();
    document.dispatchEvent(new Event('visibilitychange'));
    if (now) return;
    for (const call of frames.splice(0)) own.ask.call(window, call);
  }

  beforeEach(() => {
    frames = [];
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    window.requestAnimationFrame = (call) => (isHidden ? -frames.push(call) : own.ask.call(window, call));
    window.cancelAnimationFrame = (id) => {
      if (id < 0) frames[-id - 1] = () => undefined;
      else own.drop.call(window, id);
    };
  });
  afterEach(() => {
    isHidden = false;
    delete (document as { visibilityState?: unknown }).visibilityState;
    window.requestAnimationFrame = own.ask;
    window.cancelAnimationFrame = own.drop;
  });

  for (const [tag, attributes] of games) {
    it(`loses nothing of ${tag}, and the computer players go on once it is seen`, async () => {
      const [board] = await mounted([tag, attributes]);
      time = new Hourglass();
      page.stop();
      page = listen();
      board.newGame();
      // Hidden in the middle of a move, again and again, and for a long time.
      for (let i = 0; i < 5 && !board.match!.isOver; i++) {
        const { ply } = board.match!;
        for (let ms = 0; board.match!.ply === ply && ms < 5000; ms += 50) await time.pass(50);
        await time.pass(120);
        hide(true);
        const hiddenAt = board.match!.ply;
        await time.pass(60_000);
        expect(board.match!.ply, 'nothing is played that nobody sees').to.equal(hiddenAt);
        hide(false);
        await time.pass(30);
      }
      await playOn(board);
    });
  }

  it('shows a person what was missed as soon as it is seen again', async () => {
    time = new Hourglass();
    const [board] = await mounted(['plyt-board', { players: 'Ada, Ben', position: asked({ cards: false }) }]);
    expect(board.play({ type: 'answer', answer: 672, ms: 1 }).ok).to.equal(true);
    await time.pass(300);
    hide(true);
    await time.pass(60_000);
    hide(false);
    await time.pass(1);
    expect(getByRole(board, 'button', /^Throw/).getAttribute('part')).to.equal('action');
    expect((board.match!.state as { at: readonly number[] }).at).to.deep.equal([88, 53]);
    expect(said(board)).to.include('Ada’s turn');
  });
});

describe('A system that does not animate', () => {
  const { animate, getAnimations } = Element.prototype;
  const give = (name: 'animate' | 'getAnimations', value: unknown): void => {
    Object.defineProperty(Element.prototype, name, { configurable: true, writable: true, value });
  };
  const refuses = (): never => {
    throw new DOMException('Not here.', 'NotSupportedError');
  };
  afterEach(async () => {
    give('animate', animate);
    give('getAnimations', getAnimations);
    await media();
  });

  const systems: Record<string, () => unknown> = {
    'has no animations': () => {
      give('animate', undefined);
      give('getAnimations', undefined);
    },
    'refuses them': () => {
      give('animate', refuses);
      give('getAnimations', refuses);
    },
    'wants no motion': () => media({ 'prefers-reduced-motion': 'reduce' }),
  };
  for (const [system, set] of Object.entries(systems)) {
    for (const [tag, attributes] of games) {
      it(`plays ${tag} to its end if it ${system}`, async () => {
        await set();
        const [board] = await mounted([tag, attributes]);
        time = new Hourglass();
        page.stop();
        page = listen();
        board.newGame();
        await playOn(board);
      });
    }

    it(`lays a piece in pytagora-square if it ${system}`, async () => {
      await set();
      const element = await mountDigits('pytagora-square', { players: 'Ada, Ben' });
      for (let taps = 0; element.match!.plies.length < 4 && taps < 40; taps++) {
        const isBag = hasRole(element, 'button', 'Take a piece');
        await tapDigits(element, the(element, isBag ? '.bag' : '.fits'));
      }
      expect(element.match!.plies.length).to.be.at.least(4);
    });
  }
});

describe('A device whose sound fails', () => {
  const { createGain } = AudioContext.prototype;
  const { resume } = AudioContext.prototype;
  afterEach(() => {
    Object.assign(AudioContext.prototype, { resume });
    BaseAudioContext.prototype.createGain = createGain;
  });

  it('is silent, and the games go on', async () => {
    let calls = 0;
    AudioContext.prototype.resume = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    // The device opens, and fails at the first sound.
    BaseAudioContext.prototype.createGain = function (this: BaseAudioContext) {
      if (++calls > 1) throw new DOMException('The device is gone.', 'InvalidStateError');
      return createGain.call(this);
    };
    for (const [tag, attributes] of games) {
      const [board] = await mounted([tag, { ...attributes, sounds: true }]);
      // Pages are silent before the first tap.
      await tap(document.querySelector('h1')!);
      // The sounds must be loaded before the test stops the clock.
      await import('../../components/style/sounds.js');
      await turn(5);
      time = new Hourglass();
      page.stop();
      page = listen();
      board.newGame();
      await playOn(board);
      time.break();
    }
    expect(calls, 'it was tried').to.be.above(1);
  });
});
