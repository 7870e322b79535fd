import { expect } from '@open-wc/testing';
import { clearKept } from './support/kept.js';
import { playOn, type Played } from './support/package-page.js';
import { until } from './support/until.js';

/** Scripts for pages from a server that loses some of them: test/pages/flaky.mjs. */
let server = 0;
let frame: HTMLIFrameElement;

const random = (below: number): number => Math.floor(Math.random() * below);

/** From now on the server loses this file: so many times, or for good. */
const lose = (file: string, times?: number): Promise<Response> =>
  fetch(`/flaky/${server}/lose?file=${file}${times ? `&times=${times}` : ''}`);

type Recorded = Played & { record(): { readonly start: string; readonly moves: readonly unknown[] } };

async function show(address: string): Promise<void> {
  frame = document.createElement('iframe');
  frame.style.cssText = 'width: 800px; height: 600px';
  frame.src = address;
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
}

async function open(tag: string, attributes: Readonly<Record<string, string>>): Promise<Recorded> {
  await show(`/flaky/${server}/?script=${tag}`);
  const board = frame.contentDocument!.createElement(tag) as Recorded;
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  frame.contentDocument!.body.append(board);
  return board;
}

const all = (board: Played, selector: string): HTMLElement[] => [
  ...(board.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const notices = (board: Played): string[] => all(board, '[role=alert] p').map(({ textContent }) => textContent);
function press(board: Played, label: string): void {
  const buttons = all(board, '[role=alert] button');
  buttons.find(({ textContent }) => textContent.trim() === label)!.click();
}

const part = 'A part of the game did not load. Are you online?';
const form = 'The settings did not load. Are you online?';
const words = 'Your language did not load. Are you online?';
const core = 'The game did not load. Are you online?';
const people = { players: 'Ada, Ben' };
const bots = { players: 'bot, bot' };

const tags = ['multiplay-grid', 'plyt-board', 'sequence-board', 'pytagora-board', 'pytagora-square', 'pytagora-tables'];

interface Needed {
  readonly only?: readonly string[];
  /** What is done in the game until the file is needed. */
  readonly act?: (board: Recorded) => unknown;
  /** What is there with the file, and not without it. */
  readonly shows?: string;
  /** Who asks for it, where several do. */
  readonly asks?: string;
}

/** Plays a game to its end, and asks how it went. */
async function lookBack(board: Played): Promise<void> {
  playOn(board, random);
  await until(() => all(board, '.to-replay').length, 'the end is shown');
  all(board, '.to-replay')[0].click();
}

/** The lazy modules of an element, when each is needed, and what is said without it. */
const files: [file: string, needs: Readonly<Record<string, string>>, said: string, needed?: Needed][] = [
  ['set-up', {}, form],
  ['it', { ...people, lang: 'it' }, words],
  ['bot', bots, part],
  [
    'study',
    { puzzle: 'a seed' },
    part,
    { only: ['multiplay-grid', 'plyt-board', 'sequence-board', 'pytagora-board'], shows: '.riddle' },
  ],
  ['study', people, part, { act: (board) => void board.hint(), asks: 'a hint' }],
  ['study', people, part, { act: lookBack, shows: '.rv', asks: 'the replay' }],
];

describe('A file that cannot be had', () => {
  beforeEach(async () => {
    server++;
    await clearKept();
  });
  afterEach(async () => {
    frame.remove();
    await clearKept();
  });

  for (const [file, needs, said, { only = tags, act, shows, asks = 'the game' } = {}] of files) {
    for (const tag of only) {
      it(`${tag}.${file}.js for ${asks}: is told of, and is there after "Try again"`, async () => {
        await lose(file);
        const board = await open(tag, needs);
        if (act) {
          await until(() => board.match && board.toText(), 'a game begins');
          await act(board);
        }
        await until(() => notices(board).includes(said), `it is said: ${notices(board).join()}`);
        if (said === form) expect(board.match).to.equal(undefined);
        if (shows) expect(all(board, shows)).to.deep.equal([]);
        // The game is as it was, and goes on.
        if (asks === 'a hint') expect(playOn(board, random, 2)).to.equal(2);
        const { start, plies = [] } = board.match ?? {};
        await lose('');
        press(board, 'Try again');
        await until(() => notices(board).length === 0, 'nothing is said any more');
        if (shows) await until(() => all(board, shows).length, 'it is shown');
        if (file === 'set-up') await until(() => all(board, '[part~="set-up"]').length, 'the form is there');
        else if (file === 'it') await until(() => all(board, '.frame')[0].lang === 'it', 'it is Italian');
        else if (!needs['puzzle']) await until(() => board.match && board.toText(), 'the game is there');
        if (!start) return;
        // Not compared by chai, which would write out whole games.
        const { start: same, plies: now } = board.match!;
        const isSame = same === start && plies.every((ply, i) => now[i].move === ply.move);
        expect(isSame, 'it is the same game').to.equal(true);
      });
    }
  }

  it('judges a game as soon as what judges it can be had, without a press', async () => {
    await lose('study', 1);
    const board = await open('multiplay-grid', people);
    await until(() => board.match && board.toText(), 'a game begins');
    await lookBack(board);
    await until(() => notices(board).includes(part), 'it is said');
    await until(() => notices(board).length === 0 && all(board, '.rv').length, 'the review is there');
  });

  for (const [page, said] of [
    ['abacade.js', () => frame.contentDocument!.querySelector('[data-abacade] [role=alert]')],
    [
      'frame.html',
      () => frame.contentDocument!.querySelector('[role=region]')?.shadowRoot?.querySelector('.trouble:not([hidden])'),
    ],
  ] as const) {
    const game = (): Played | null => frame.contentDocument!.querySelector<Played>('multiplay-grid');
    const start = async (): Promise<void> => {
      const made = page === 'abacade.js' ? '?script=abacade' : 'frame.html?game=multiplay&players=Ada,Ben&lang=en';
      await show(`/flaky/${server}/${made}`);
      if (page !== 'abacade.js') return;
      const place = '<div data-abacade="multiplay-grid" data-players="Ada, Ben">Multiplay</div>';
      frame.contentDocument!.body.insertAdjacentHTML('beforeend', place);
    };

    it(`${page}: a game that cannot be had is told of, and is there after "Try again"`, async () => {
      await lose('multiplay-grid');
      await start();
      await until(() => said()?.textContent.includes(core), 'it is said');
      const retry = (): void => said()?.querySelector('button')?.click();
      expect(said()!.querySelector('button')!.textContent).to.equal('Try again');
      retry();
      await lose('');
      await until(() => {
        if (!game()?.match) retry();
        return game()?.match;
      }, 'a game begins');
      expect(said() ?? null).to.equal(null);
    });

    it(`${page}: a game that cannot be had is tried again by itself`, async () => {
      await lose('multiplay-grid', 1);
      await start();
      await until(() => said()?.textContent.includes(core), 'it is said');
      await until(() => game()?.match, 'a game begins');
      expect(said() ?? null).to.equal(null);
    });
  }

  it('is tried again by itself', async () => {
    await lose('it', 1);
    const board = await open('multiplay-grid', { ...people, lang: 'it' });
    await until(() => notices(board).includes(words), 'it is said');
    await until(() => notices(board).length === 0 && all(board, '.frame')[0].lang === 'it', 'it is Italian');
  });

  for (const tag of tags) {
    it(`${tag}: the end needs nothing else, and stays where the replay is lost`, async () => {
      await lose('study');
      const board = await open(tag, people);
      await until(() => board.match && board.toText(), 'a game begins');
      playOn(board, random);
      await until(() => all(board, '.winner').length, 'the end is shown');
      expect(notices(board)).to.deep.equal([]);
      all(board, '.to-replay')[0].click();
      await until(() => notices(board).includes(part), 'it is said');
      expect(all(board, '.fin [part~="board"]').length, 'the end stays in sight').to.equal(1);
      await lose('');
      press(board, 'Try again');
      await until(() => all(board, '.lb').length && notices(board).length === 0, 'one looks back');
    });
  }

  it('is no reason to wait for the form: the usual game is begun by a press', async () => {
    await lose('set-up');
    const board = await open('multiplay-grid', {});
    await until(() => notices(board).includes(form), 'it is said');
    press(board, 'Play now');
    await until(() => board.match, 'a game begins');
  });
});
