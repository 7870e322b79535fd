import { expect } from '@open-wc/testing';
import '../../components/abacade-class/define.js';
import '../../components/abacade-lobby/define.js';
import type { LessonView, PupilMessage } from '../../src/live/protocol/lesson-messages.js';
import type { ToClient } from '../../src/live/protocol/messages.js';
import { FakeLesson } from '../unit/support/fake-lesson.js';
import { gameNamed } from '../unit/support/all-games.js';
import { seeded } from '../unit/support/random.js';
import { clear, stageOf } from './support/grid.js';
import { pupil } from './support/lesson-view.js';
import { find, findAll, nameOf, parentOf, words } from './support/look-up.js';
import { getByRole, queryAllByRole } from './support/roles.js';
import { ScriptedServer } from './support/scripted-server.js';
import { until } from './support/until.js';

/*
 * Each cell of screen × condition in a lesson, for a pupil, a teacher and a projector: what it shows is true, and there is a way on. A way on is
 * a control that can be used now, or a sentence that says what happens without one.
 */

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'Edges of a lesson';
});
afterEach(clear);

type Condition =
  | 'usual'
  | 'paused'
  | 'paused, then ended'
  | 'ended'
  | 'removed'
  | 'refused'
  | 'elsewhere'
  | 'lost line';
const conditions: readonly Condition[] = [
  'usual',
  'paused',
  'paused, then ended',
  'ended',
  'removed',
  'refused',
  'elsewhere',
  'lost line',
];

/** A cell: a sentence that is read, and the controls that can be used, each by a part of its name; an empty list if none is needed. */
interface Cell {
  readonly reads: string;
  readonly ways?: readonly string[];
}

/** Returns whether somebody can use a control: it is drawn, and neither inert nor off. */
function canUse(control: Element): boolean {
  if (control.getAttribute('aria-disabled') === 'true' || (control as HTMLButtonElement).disabled) return false;
  for (let at: Element | null = control; at; at = parentOf(at)) if ((at as HTMLElement).inert) return false;
  const { width, height } = control.getBoundingClientRect();
  return width > 0 && height > 0;
}

function expectCell(element: HTMLElement, { reads, ways = [] }: Cell): void {
  expect(words(element)).to.include(reads);
  const usable = findAll(element, 'button, input, a[href]').filter(canUse);
  const names = usable.map((one) => nameOf(one.closest('label') ?? one));
  for (const way of ways) expect(names.join(' | ')).to.include(way);
}

const code = 'K7M4PQ';
const token = 'a'.repeat(22);
const lobby: Extract<ToClient, { t: 'lobby' }> = {
  t: 'lobby',
  phase: 'open',
  game: 'multiplay',
  others: 2,
  paused: false,
};
const classmates = new FakeLesson(gameNamed('multiplay'), 2, { size: 5 }, seeded(3));

/** The screens of a pupil: what the server has sent. */
const pupilScreens = {
  'choosing a name': [{ ...lobby, taken: [0, 9] }],
  'at the door': [
    { ...lobby, taken: [0] },
    { ...lobby, phase: 'door', you: 9 },
  ],
  'in the lesson': [{ ...lobby, you: 9 }],
  'between rounds': [{ ...lobby, phase: 'between', you: 9, right: [3] }],
  'come late': [{ ...lobby, phase: 'round', you: 9, waiting: 2 }],
  'waiting for others': [{ ...lobby, phase: 'round', you: 9, waits: true }],
  'at a board': [classmates.view(0)],
} as const satisfies Readonly<Record<string, readonly ToClient[]>>;
type PupilScreen = keyof typeof pupilScreens;

const usually: Readonly<Record<PupilScreen, Cell>> = {
  'choosing a name': { reads: 'Who are you today?', ways: ['More names'] },
  'at the door': { reads: 'Your teacher will let you in.', ways: ['Not Crab?'] },
  'in the lesson': { reads: 'It begins when your teacher says so.', ways: ['Not Crab?'] },
  'between rounds': { reads: 'The next round begins soon.', ways: ['Warm up'] },
  'come late': {
    reads: '2 are waiting for somebody to play with.',
    ways: ['Play with somebody who is free', 'Play the computer', 'Warm up'],
  },
  'waiting for others': {
    reads: 'As soon as somebody else is free, you two play.',
    ways: ['Play the computer', 'Warm up'],
  },
  'at a board': { reads: 'Ask for help', ways: ['Ask for help'] },
};
/** Only a pupil who is in the lesson has something that a pause stops. */
const pausable: readonly PupilScreen[] = [
  'in the lesson',
  'between rounds',
  'come late',
  'waiting for others',
  'at a board',
];
const left: Readonly<Record<'closed' | 'removed' | 'refused' | 'elsewhere', Cell>> = {
  closed: { reads: 'The lesson has ended.', ways: ['Join a lesson'] },
  removed: { reads: 'Your teacher has taken you out of the lesson.', ways: ['Join a lesson'] },
  refused: { reads: 'Your teacher has not let you in with this name.', ways: ['Choose a name'] },
  elsewhere: { reads: 'You go on in another window or on another device.', ways: ['Play here'] },
};

function pupilCell(screen: PupilScreen, condition: Condition): Cell {
  switch (condition) {
    case 'usual':
      return usually[screen];
    case 'paused':
      return pausable.includes(screen) ? { reads: 'Look up, please.' } : usually[screen];
    case 'ended':
    case 'paused, then ended':
      return left.closed;
    case 'removed':
    case 'refused':
    case 'elsewhere':
      return left[condition];
    case 'lost line':
      return { ...usually[screen], reads: 'You are not connected.' };
  }
}

async function pupilAt(screen: PupilScreen): Promise<{ element: HTMLElement; server: ScriptedServer }> {
  const server = new ScriptedServer();
  const element = document.createElement('abacade-lobby');
  element.network = server.network;
  element.lang = 'en';
  element.live = `https://live.school.example/#${code}`;
  stageOf(375).append(element);
  await until(() => server.last('hello'), 'the lobby connects');
  for (const message of pupilScreens[screen]) server.say(message);
  await until(() => words(element).includes(usually[screen].reads), screen);
  return { element, server };
}

/** Brings a condition about, as the server does for this screen. */
function bringAbout(server: ScriptedServer, condition: Condition, pause: () => void): void {
  if (condition.startsWith('paused')) pause();
  if (condition.endsWith('ended')) server.say({ t: 'bye', why: 'closed' });
  if (condition === 'removed' || condition === 'refused' || condition === 'elsewhere')
    server.say({ t: 'bye', why: condition });
  if (condition === 'lost line') server.cut();
}

describe('A pupil in a lesson', () => {
  for (const screen of Object.keys(pupilScreens) as PupilScreen[])
    it(`reads what is true and finds a way on: ${screen}`, async () => {
      for (const condition of conditions) {
        const { element, server } = await pupilAt(screen);
        bringAbout(server, condition, () => {
          const last = pupilScreens[screen].at(-1)!;
          // Whoever is not in the lesson yet learns of a pause only from the lobby.
          if (pausable.includes(screen)) server.say({ t: 'pause', on: true });
          else server.say({ ...last, paused: true });
        });
        const cell = pupilCell(screen, condition);
        await until(() => words(element).includes(cell.reads), `${screen}, ${condition}`);
        expectCell(element, cell);
        const isCovered = condition === 'paused' && pausable.includes(screen);
        expect(Boolean(find(element, '[role=dialog]')), `${screen}, ${condition}`).to.equal(isCovered);
        if (isCovered) {
          server.say({ t: 'pause', on: false });
          await until(() => !find(element, '[role=dialog]'), 'the pause ends');
          expectCell(element, usually[screen]);
        }
        await clear();
      }
    });
});

const open: LessonView = {
  t: 'class',
  seq: 5,
  code,
  phase: 'open',
  paused: false,
  lesson: { game: 'multiplay', options: {}, how: 'pairs', size: 2, undo: 'off', admit: false, warmUp: false },
  round: 0,
  rounds: 1,
  pupils: [pupil(0, { place: 'free' }), pupil(9, { place: 'free' })],
  boards: [],
  right: [],
  summit: 100,
  bests: 0,
  shown: { show: 'wall' },
};
const boards = [{ board: '1-1', number: 1, seats: [0, 9], turn: 0, waits: 1000, scores: [3, 4] }];
const teacherScreens = {
  open,
  locked: { ...open, phase: 'locked', locked: true },
  paired: { ...open, phase: 'paired', round: 1, boards },
  round: { ...open, phase: 'round', round: 1, boards },
  'round, some without a board': {
    ...open,
    phase: 'round',
    round: 1,
    boards: [
      { ...boards[0], winners: [1] },
      { ...boards[0], board: '1-2', number: 2, seats: [17, 63] },
    ],
    pupils: [
      pupil(0, { place: 'back' }),
      pupil(9, { place: 'free' }),
      pupil(17, { place: 'board' }),
      pupil(63, { place: 'board' }),
    ],
  },
  between: { ...open, phase: 'between', round: 1, boards: [{ ...boards[0], winners: [1] }], right: [7] },
  'between, nobody had a turn': {
    ...open,
    phase: 'between',
    round: 1,
    boards: [{ ...boards[0], winners: [] }],
    right: [0],
  },
  resting: { ...open, phase: 'closed' },
} as const satisfies Readonly<Record<string, LessonView>>;
type TeacherScreen = keyof typeof teacherScreens;

const taught: Readonly<Record<TeacherScreen, Cell>> = {
  open: { reads: 'Come and play', ways: ['Begin with 2'] },
  locked: { reads: 'Locked', ways: ['Begin with 2', 'Unlock'] },
  paired: { reads: 'Find your name.', ways: ['Begin round 1'] },
  round: { reads: 'Badger: your turn', ways: ['Pause all', 'End the round', 'End'] },
  'round, some without a board': { reads: 'Eagle: your turn', ways: ['Pause all', 'End', 'Pair these 2 anew'] },
  between: { reads: 'right answers', ways: ['Pair these 2', 'End'] },
  'between, nobody had a turn': {
    reads: 'The round ended before anyone had a turn.',
    ways: ['Pair these 2', 'End'],
  },
  resting: { reads: 'This lesson waits for you.', ways: ['Go on'] },
};
const projected: Readonly<Record<TeacherScreen, string>> = {
  open: 'Come and play',
  locked: 'Come and play',
  paired: 'Find your name.',
  round: 'Badger: your turn',
  'round, some without a board': 'Eagle: your turn',
  between: 'right answers',
  'between, nobody had a turn': 'The round ended before anyone had a turn.',
  resting: 'The lesson has ended.',
};

async function lessonAt(
  view: LessonView,
  isProjector: boolean,
): Promise<{ element: HTMLElement; server: ScriptedServer }> {
  const server = new ScriptedServer();
  const element = document.createElement('abacade-class');
  element.network = server.network;
  element.lang = 'en';
  element.live = 'https://live.school.example/';
  element.key = token;
  stageOf(1000).append(element);
  await until(() => server.last('hello'), 'the lesson connects');
  if (!isProjector) server.say({ t: 'teacher', token, projector: 'p'.repeat(22), code });
  const seen = view.pupils.map(({ pupil: number, is, place }): PupilMessage => ({ pupil: number, is, place }));
  server.say(isProjector ? { ...view, pupils: seen } : view);
  await until(() => find(element, '.app'), 'a screen is drawn');
  return { element, server };
}

describe('A teacher in a lesson', () => {
  for (const screen of Object.keys(teacherScreens) as TeacherScreen[])
    it(`reads what is true and finds a way on: ${screen}`, async () => {
      for (const condition of ['usual', 'paused', 'lost line', 'ended', 'paused, then ended'] as const) {
        const isPaused = condition.startsWith('paused');
        const { element, server } = await lessonAt({ ...teacherScreens[screen], paused: isPaused }, false);
        if (condition === 'lost line') server.cut();
        if (condition.endsWith('ended')) {
          // Another window of the teacher has ended the lesson.
          server.say({ t: 'bye', why: 'closed' });
          await until(() => words(element).includes('The lesson has ended.'), `${screen}, ${condition}`);
          expectCell(element, { reads: 'The lesson has ended.', ways: ['Open another lesson'] });
          expect(words(element)).not.to.include('Paused.');
          await clear();
          continue;
        }
        const ways = isPaused && screen.startsWith('round') ? ['Go on', 'End'] : taught[screen].ways;
        const isPauseShown = isPaused && screen !== 'resting';
        const cell = isPauseShown
          ? { reads: 'Paused.', ways: [...ways!, 'Go on'] }
          : { ...taught[screen], ways: ways! };
        await until(() => words(element).includes(cell.reads), `${screen}, ${condition}`);
        expectCell(element, cell);
        if (condition === 'lost line') expectCell(element, { reads: 'Not connected.' });
        if (isPauseShown) {
          const goOn = queryAllByRole(element, 'button', /^Go on/).filter(canUse);
          expect(goOn.length, `${screen}, ${condition}: one way on`).to.equal(1);
          goOn[0].click();
          expect(server.last('class')).to.include({ do: 'resume' });
        }
        await clear();
      }
    });
});

describe('The button that pauses all boards', () => {
  it('stays where it is, and goes on', async () => {
    const { element, server } = await lessonAt(teacherScreens.round, false);
    const button = getByRole(element, 'button', /^Pause all/);
    const before = button.getBoundingClientRect().toJSON();
    for (const paused of [true, false]) {
      button.click();
      expect(server.last('class')).to.include({ do: paused ? 'pause' : 'resume' });
      server.say({ ...teacherScreens.round, paused });
      await until(() => words(element).includes('Paused.') === paused, paused ? 'paused' : 'resumed');
      const { left, top } = button.getBoundingClientRect();
      expect([left, top]).to.eql([before.left, before.top]);
    }
  });
});

describe('A projector in a lesson', () => {
  for (const screen of Object.keys(teacherScreens) as TeacherScreen[])
    it(`shows what is true, without a control: ${screen}`, async () => {
      for (const condition of ['usual', 'paused', 'lost line', 'ended', 'paused, then ended'] as const) {
        const isPaused = condition === 'paused';
        const { element, server } = await lessonAt(
          { ...teacherScreens[screen], paused: condition.startsWith('paused') },
          true,
        );
        if (condition === 'lost line') server.cut();
        if (condition.endsWith('ended')) {
          server.say({ t: 'bye', why: 'closed' });
        }
        const reads = condition.endsWith('ended')
          ? 'The lesson has ended.'
          : isPaused && screen !== 'resting'
            ? 'Paused.'
            : projected[screen];
        await until(() => words(element).includes(reads), `${screen}, ${condition}`);
        expect(words(element).includes('Not connected.'), `${screen}, ${condition}`).to.equal(
          condition === 'lost line',
        );
        expect(findAll(element, 'button, input').filter(canUse)).to.eql([]);
        await clear();
      }
    });
});
