import { expect } from '@open-wc/testing';
import '../../components/abacade-class/define.js';
import type { LessonView, PupilMessage } from '../../src/live/protocol/lesson-messages.js';
import { readToClient } from '../../src/live/protocol/to-client.js';
import type { ToClient } from '../../src/live/protocol/messages.js';
import { FakeLesson, tokenOf } from '../unit/support/fake-lesson.js';
import { gameNamed, type GameName } from '../unit/support/all-games.js';
import { seeded } from '../unit/support/random.js';
import { violations } from './support/axe.js';
import { clear, stageOf } from './support/grid.js';
import { press, tap } from './support/hands.js';
import { find, the, words } from './support/look-up.js';
import { getByRole, hasRole } from './support/roles.js';
import { ScriptedServer } from './support/scripted-server.js';
import { until } from './support/until.js';
import { resetViewport, setViewport } from './support/viewport.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'After a round';
});
afterEach(async () => {
  await clear();
  await resetViewport();
});

type Over = Extract<ToClient, { t: 'over' }>;

/** Returns the message of a match that was played to its end at random, as a spectator receives it. */
function played(name: GameName, options: object, seed: number): Over {
  const lesson = new FakeLesson(gameNamed(name), 2, options, seeded(seed));
  while (lesson.match.seat >= 0) lesson.match.step();
  let over: Over | undefined;
  const { receive } = lesson.connect((text) => {
    const read = readToClient(text);
    if (read.ok && read.value.t === 'over') over = read.value;
  });
  receive(JSON.stringify({ t: 'hello', v: 1, token: tokenOf('public'), seq: 0 }));
  return { ...over!, match: '1-1' };
}

const pupils = [0, 9].map((number): PupilMessage => ({ pupil: number, is: 'here', place: 'free' }));
const between = (game: string, over: Over, right = [44]): LessonView => ({
  t: 'class',
  seq: 5,
  code: 'K7M4PQ',
  phase: 'between',
  paused: false,
  lesson: { game, options: {}, how: 'pairs', size: 2, undo: 'off', admit: false, warmUp: false },
  round: right.length,
  rounds: 3,
  pupils,
  boards: [{ board: '1-1', number: 1, seats: [0, 9], waits: 0, scores: over.scores, winners: over.winners }],
  right,
  summit: 132,
  bests: 2,
  shown: { show: 'round' },
});

interface Round {
  readonly isProjector?: boolean;
  readonly width?: number;
  readonly right?: number[];
  /** The step that the teacher has chosen. */
  readonly step?: number;
}

async function afterRound(
  name: GameName,
  options: object,
  { isProjector = false, width = 1280, right = [44], step }: Round = {},
) {
  const over = played(name, options, 5);
  const server = new ScriptedServer();
  const element = document.createElement('abacade-class');
  element.network = server.network;
  element.lang = 'en';
  element.live = 'https://live.school.example/';
  element.key = 'a'.repeat(22);
  stageOf(width).append(element);
  // Heads the page without room of its own.
  document.querySelector('h1')!.style.cssText = 'position: absolute; margin: 0; font-size: 1px; opacity: 0';
  await until(() => server.last('hello'), 'the lesson connects');
  if (!isProjector) server.say({ t: 'teacher', token: 'a'.repeat(22), projector: 'p'.repeat(22), code: 'K7M4PQ' });
  server.say({ ...between(name, over, right), shown: { show: 'round', ...(step === undefined ? {} : { step }) } });
  server.say(over);
  await until(() => find(element, '.turning .tiny'), 'the board that changed is shown');
  return { element, server };
}

describe('After a round', () => {
  it('steps through the move that changed the most, by buttons and by arrow keys', async () => {
    const { element } = await afterRound('multiplay', { size: 5 });
    const board = the(element, '.turning .tiny');
    const shown = (): string => board.getAttribute('position')!;
    const earlier = getByRole(element, 'button', 'The move before');
    const later = getByRole(element, 'button', 'The next move');
    for (const one of [earlier, later]) expect(one.getBoundingClientRect().height).to.be.at.least(44);
    expect(await violations(element)).to.eql([]);
    const turning = shown();
    const scores = words(the(element, '.turned'));
    await tap(earlier);
    await element.updateComplete;
    const before = shown();
    expect(before).not.to.equal(turning);
    expect(words(the(element, '.turned')), 'the scores are those of that move').not.to.equal(scores);
    expect(earlier.getAttribute('aria-disabled'), 'one move before, and no more').to.equal('true');
    await tap(earlier);
    expect(shown()).to.equal(before);
    // Also while nothing on the page has the focus.
    (document.activeElement as HTMLElement | null)?.blur();
    await press('ArrowRight');
    expect(shown()).to.equal(turning);
    await press('ArrowRight');
    await element.updateComplete;
    const after = shown();
    expect([before, turning]).not.to.include(after);
    expect(later.getAttribute('aria-disabled')).to.equal('true');
    await press('ArrowRight');
    expect(shown()).to.equal(after);
    await tap(earlier);
    expect(shown()).to.equal(turning);
    // The number of the summit is typed with arrow keys of its own.
    getByRole(element, 'spinbutton').focus();
    await press('ArrowLeft');
    expect(shown()).to.equal(turning);
    element.dir = 'rtl';
    await element.updateComplete;
    await until(() => getComputedStyle(the(element, '.turning')).direction === 'rtl', 'it runs from right to left');
    earlier.focus();
    await press('ArrowRight');
    expect(the(element, '.turning .tiny').getAttribute('position')).to.equal(before);
  });

  it('shows on the projector the move to which the teacher steps, also if it was opened later', async () => {
    const teacher = await afterRound('multiplay', { size: 5 });
    const shown = ({ element }: typeof teacher): string => the(element, '.turning .tiny').getAttribute('position')!;
    const turning = shown(teacher);
    await tap(getByRole(teacher.element, 'button', 'The next move'));
    await until(() => teacher.server.last('class'), 'the step is sent');
    expect(teacher.server.last('class')).to.include({ do: 'project', show: 'round', step: 2 });
    const after = shown(teacher);
    teacher.element.remove();

    const projector = await afterRound('multiplay', { size: 5 }, { isProjector: true });
    expect(shown(projector)).to.equal(turning);
    const over = played('multiplay', { size: 5 }, 5);
    const to = (step: number): void =>
      projector.server.say({ ...between('multiplay', over), shown: { show: 'round', step } });
    to(2);
    await until(() => shown(projector) === after, 'it follows');
    to(1);
    await until(() => shown(projector) === turning, 'and goes back');
    projector.element.remove();

    const later = await afterRound('multiplay', { size: 5 }, { isProjector: true, step: 2 });
    expect(shown(later)).to.equal(after);
  });

  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const)
    it(`has long products and praise in sight on a projector of ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const long = { standard: 6, timer: 0, startSquare: 40 };
      const { element } = await afterRound('plyt', long, { isProjector: true, width, right: [44, 51] });
      expect(hasRole(element, 'button'), 'a projector has nothing to press').to.equal(false);
      await until(() => find(element, '.class-praise'), 'praise is told');
      for (const selector of ['.turning', '.facts', '.class-praise']) {
        const { bottom, right } = the(element, selector).getBoundingClientRect();
        expect(bottom, selector).to.be.at.most(innerHeight);
        expect(right, selector).to.be.at.most(innerWidth);
      }
      // It can be stepped through by a keyboard that is there.
      const at = the(element, '.turning .tiny').getAttribute('position');
      await press('ArrowLeft');
      expect(the(element, '.turning .tiny').getAttribute('position')).not.to.equal(at);
    });
});
