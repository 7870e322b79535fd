import { expect } from '@open-wc/testing';
import { ready } from '../../src/core/index.js';
import { legalCells, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { anyMove, gameNamed, type GameName } from '../unit/support/all-games.js';
import { FakeLesson } from '../unit/support/fake-lesson.js';
import { seeded } from '../unit/support/random.js';
import { mostInChromium } from './support/chromium.js';
import { LessonDevice } from './support/lesson-device.js';
import { clear, stageOf } from './support/grid.js';
import { until } from './support/until.js';
import { find, findAll, focused, the, words } from './support/look-up.js';
import { queryByRole, tabStop } from './support/roles.js';

/** Games that end soon. */
const games: readonly (readonly [GameName, object])[] = [
  ['multiplay', { size: 5, endAt: 4 }],
  ['plyt', { timer: 0, startSquare: 66 }],
  ['sequence', { declare: 'auto', summit: 20 }],
  ['pytagora', { target: 40 }],
  ['plusAndMinus', { target: 20 }],
  ['upAndDown', {}],
  ['tables', { answer: true }],
];

before(async () => {
  document.documentElement.lang = 'en';
  await ready();
});
afterEach(clear);

/** Returns the controls with which a person can act. */
const actions = ({ element }: LessonDevice): Element[] => findAll(element, '[part~="action"]:not([aria-disabled])');

describe('A board across devices', () => {
  for (const [name, options] of mostInChromium(games, 3)) {
    it(`is played to the end of ${name}, with a reload, a lost network and a spectator`, async () => {
      const game = gameNamed(name);
      const read = game.options(options);
      const one = new FakeLesson(game, 2, read.ok ? options : {}, seeded(4));
      const stage = stageOf(400);
      stage.style.display = 'none'; // no layout is needed
      const seats = [await LessonDevice.at(one, 0, stage), await LessonDevice.at(one, 1, stage)];
      const spectator = await LessonDevice.at(one, 'public', stage);
      const all = [...seats, spectator];
      const random = seeded(8);
      const isShown = (): boolean => all.every(({ board }) => board.view.seq === one.seq);

      for (let step = 0; one.match.seat >= 0; step++) {
        const actor = seats[one.match.seat];
        const { element } = actor;
        await until(() => {
          for (const device of all) device.goOn();
          const { match } = element;
          return match!.turn.kind === 'seat' && !match!.isBot(match!.turn.seat) && isShown();
        }, `${name} is shown to who acts`);
        expect(element.state).to.eql(game.view(one.match.board.state, actor.seat));
        for (const told of findAll(element, '[id$="-help"]')) expect(words(told), 'no hints').not.to.match(/hint/);
        if (step === 1) {
          await until(() => actions(spectator).length === 0, 'a spectator has nothing to do');
          await seats[0].load();
          continue;
        }
        const { seq } = one;
        const isLost = step === 2;
        if (isLost) actor.connect(false);
        const move = anyMove(game, one.match.board.state, random);
        if (move.type === 'time-up') continue;
        expect(element.play(move)).to.include({ ok: false, reason: 'sent' });
        if (isLost) {
          expect(actor.board.pending).not.to.equal(undefined);
          expect(one.seq).to.equal(seq);
          actor.connect(true);
        }
        await until(() => one.seq === seq + 1 && actor.board.pending === undefined, 'the move counts');
      }
      for (const { element } of all) {
        await until(() => {
          for (const device of all) device.goOn();
          return queryByRole(element, 'button', 'See how it went');
        }, 'the end is shown');
        expect(element.state).to.eql(one.match.board.state);
        expect(element.record()).to.include({ game: game.name });
      }
      for (const device of all) device.leave();
    });
  }

  it('leads the keyboard to the cubes once it is one’s turn', async () => {
    const one = new FakeLesson(gameNamed('multiplay'), 2, { size: 5 }, seeded(4));
    const stage = stageOf(375);
    const first = await LessonDevice.at(one, one.match.seat, stage);
    const second = await LessonDevice.at(one, 1 - one.match.seat, stage);
    const { element } = second;
    tabStop(element, 'gridcell').focus();
    const cursor = (): number => findAll(element, '.cell').indexOf(focused(element)!);
    first.element.play([...one.game.moves(one.match.board.state)][0]);
    await until(() => {
      const choices = legalCells(element.state as MultiplayState);
      return choices.length > 0 && cursor() === choices[0];
    }, 'the focus is on the first cube to choose');
    first.leave();
    second.leave();
  });

  it('names a computer player in full beside the die on a low screen', async () => {
    const one = new FakeLesson(gameNamed('multiplay'), 2, { size: 5 }, seeded(4));
    one.bots = [one.match.seat];
    // The width that a lesson leaves of 667 pixels.
    const device = await LessonDevice.at(one, 1 - one.match.seat, stageOf(621));
    const element: HTMLElement = device.element;
    element.style.height = '375px';
    const named = (): HTMLElement =>
      findAll<HTMLElement>(element, '.turn .headline > *').find((part) => words(part).includes('Computer'))!;
    await until(
      () => named() && find(element, '.frame[data-layout="side"]'),
      'it is the turn of the computer, beside the board',
    );
    expect(words(named())).to.equal('Computer');
    expect(named().scrollWidth).to.be.at.most(named().clientWidth);
    device.leave();
  });

  it('says that there is no connection, and that the move is kept; then the move goes out by itself', async () => {
    const one = new FakeLesson(gameNamed('multiplay'), 2, { size: 5 }, seeded(4));
    const actor = await LessonDevice.at(one, one.match.seat, stageOf(375));
    actor.connect(false);
    actor.element.play([...one.game.moves(one.match.board.state)][0]);
    await until(() => find(actor.element, '[part~="notice"]'), 'the loss is told');
    expect(the(actor.element, '[part~="notice"]').textContent).to.include('Your move is kept');
    expect(the(actor.element, '[role=status]').textContent).to.include('You are not connected.');
    expect(the(actor.element, '[part=pending]').matches('[inert]')).to.equal(true);
    actor.connect(true);
    await until(
      () => !find(actor.element, '[part~="notice"]') && !find(actor.element, '[part=pending]'),
      'all is well',
    );
    expect(one.seq).to.equal(2);
    actor.leave();
  });
});
