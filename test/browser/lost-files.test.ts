import { expect } from '@open-wc/testing';
import { random } from './support/chance.js';
import {
  core,
  form,
  frame,
  lose,
  onFlakyPages,
  open,
  part,
  people,
  press,
  server,
  show,
  words,
} from './support/flaky-page.js';
import { lazyModulesMayBeLost, lookBack } from './support/lost-modules.js';
import { playOn, type Played } from './support/package-page.js';
import { until } from './support/until.js';
import { find, findAll, notices } from './support/look-up.js';

describe('A file that cannot be had', () => {
  onFlakyPages();
  lazyModulesMayBeLost(['multiplay-grid']);

  it('judges a game as soon as what judges it can be had, without a press', async () => {
    await lose('study', 1);
    const board = await open('multiplay-grid', people);
    await until(() => board.match && board.toText(), 'a game begins');
    await lookBack(board);
    await until(() => notices(board).includes(part), 'it is said');
    await until(() => notices(board).length === 0 && findAll(board, '.review').length, 'the review is there');
  });

  for (const [page, said] of [
    ['abacade.js', () => frame.contentDocument!.querySelector('[data-abacade] [role=alert]')],
    ['frame.html', () => find(frame.contentDocument!.querySelector('[role=region]'), '.trouble:not([hidden])')],
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
    await until(() => notices(board).length === 0 && findAll(board, '.frame')[0].lang === 'it', 'it is Italian');
  });

  it('is told of by an element that was taken off the page only once it is back, if it is still missing', async () => {
    await lose('it');
    const board = await open('multiplay-grid', { ...people, lang: 'it' });
    let errors = 0;
    board.addEventListener('game-error', () => errors++);
    await frame.contentWindow!.customElements.whenDefined('multiplay-grid');
    const { body } = frame.contentDocument!;
    board.remove();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(errors).to.equal(0);
    body.append(board);
    await until(() => errors, 'the page is told');
    await until(() => notices(board).includes(words), 'it is said');
    await lose('');
    await until(() => notices(board).length === 0 && findAll(board, '.frame')[0].lang === 'it', 'it is Italian');
  });

  it('keeps what is answered meanwhile for what the learner knows', async () => {
    await lose('learning');
    const board = await open('pytagora-tables', { ...people, learner: 'lost' });
    let learned = 0;
    let errors = 0;
    board.addEventListener('learned', () => learned++);
    board.addEventListener('game-error', () => errors++);
    await until(() => board.match && board.toText(), 'a game begins');
    const answers = (): number =>
      board
        .match!.plies.flatMap(({ events }) => events)
        .filter((event) => event.type === 'answered' && event.seat === 0).length;
    while (!answers()) playOn(board, random, 1);
    playOn(board, random, 6);
    await until(() => errors, 'the page is told');
    expect(learned).to.equal(0);
    const given = answers();
    await lose('');
    await until(() => learned === given, 'every answer is taken in');
  });

  it('is no reason to wait for the form: the usual game is begun by a press', async () => {
    await lose('set-up');
    const board = await open('multiplay-grid', {});
    await until(() => notices(board).includes(form), 'it is said');
    press(board, 'Play now');
    await until(() => board.match, 'a game begins');
  });
});
