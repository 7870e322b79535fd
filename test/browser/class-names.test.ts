import { expect } from '@open-wc/testing';
import '../../components/abacade-class/define.js';
import type { LessonView } from '../../src/live/protocol/lesson-messages.js';
import { violations } from './support/axe.js';
import { clear, stageOf } from './support/grid.js';
import { pupil } from './support/lesson-view.js';
import { tap } from './support/hands.js';
import { find, findAll, the, words } from './support/look-up.js';
import { getByRole, queryByRole } from './support/roles.js';
import { ScriptedServer } from './support/scripted-server.js';
import { until } from './support/until.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'The names of a class';
});
afterEach(async () => {
  await clear();
  localStorage.removeItem('abacade.names');
});

const key = 'k'.repeat(22);
const token = 'a'.repeat(22);
const projector = 'p'.repeat(22);
/** Badger, Crab, Eagle, who is away, and Otter. */
const pupils = [pupil(0), pupil(9), pupil(17, { is: 'away' }), pupil(63)];
const view: LessonView = {
  t: 'class',
  seq: 5,
  code: 'K7M4PQ',
  phase: 'between',
  paused: false,
  lesson: { game: 'multiplay', options: {}, how: 'pairs', size: 2, undo: 'off', admit: false, warmUp: false },
  round: 1,
  rounds: 1,
  pupils,
  boards: [{ board: '1-1', number: 1, seats: [0, 9], waits: 0, scores: [3, 4], winners: [1] }],
  right: [7],
  summit: 200,
  bests: 0,
  shown: { show: 'wall' },
};

async function lesson(width: number) {
  const server = new ScriptedServer();
  const element = document.createElement('abacade-class');
  element.network = server.network;
  element.lang = 'en';
  element.live = 'https://live.school.example/';
  element.key = key;
  stageOf(width).append(element);
  await until(() => server.last('hello'), 'the lesson connects');
  server.say({ t: 'teacher', token, projector, code: view.code });
  server.say(view);
  await element.updateComplete;
  return { element, server };
}

/** Thirty names as a teacher copies them out of a table or a text, with one twice and one that is too long. */
const thirty = Array.from({ length: 28 }, (_, i) => `Name ${i + 1}`);
const pasted = ['Ada Byron', 'Ben', ...thirty, 'Ben', 'x'.repeat(60), '  ', ''].join('\n').replace('\nBen', '\tBen');

describe('The teacher’s own names', () => {
  it('are pasted once, given to pupils, kept if the teacher says so, and never sent', async () => {
    const { element, server } = await lesson(288);
    await tap(getByRole(element, 'button', 'Results'));
    await element.updateComplete;
    the(element, '.names-list').toggleAttribute('open', true);
    const area = find<HTMLTextAreaElement>(element, '.names-list textarea')!;
    area.value = pasted;
    area.dispatchEvent(new Event('change'));
    await element.updateComplete;
    const offered = (): (string | null)[] =>
      findAll(element, '#own-names option').map((one) => one.getAttribute('value'));
    expect(offered()).to.eql(['Ada Byron', 'Ben', ...thirty, 'x'.repeat(40)]);
    expect(the(element, '.frame').scrollWidth, 'a long list does not widen a narrow window').to.be.at.most(288);
    expect(await violations(element)).to.eql([]);
    const give = async (nickname: string, name: string): Promise<void> => {
      const field = findAll<HTMLInputElement>(element, '.own-name').find((one) => one.ariaLabel?.includes(nickname))!;
      field.value = name;
      field.dispatchEvent(new Event('change'));
      await element.updateComplete;
    };
    await give('Badger', 'Ada Byron');
    await give('Eagle', 'Ben');
    expect(offered()[0], 'names that are given are not offered again').to.equal('Name 1');
    expect(words(element)).to.include('Name 1');
    expect(localStorage.getItem('abacade.names'), 'kept in this window alone').to.equal(null);
    const keep = getByRole(element, 'switch', /device/i);
    await tap(keep);
    expect(localStorage.getItem('abacade.names')).to.match(/^Ada Byron\nBen\nName 1\n/);
    await tap(keep);
    expect(localStorage.getItem('abacade.names'), 'and taken off the device').to.equal(null);
    expect(JSON.stringify(server.received)).not.to.match(/Ada|Ben|Name 1/);
  });

  it('tell in the lobby whom to take out at once: those who are away, and those without a name', async () => {
    const { element, server } = await lesson(784);
    server.say({ ...view, phase: 'open', round: 0, boards: [], right: [] });
    await element.updateComplete;
    expect(queryByRole(element, 'button', /without your name/), 'nobody is named yet').to.equal(null);
    await tap(getByRole(element, 'button', 'Take out 1 who is away'));
    expect(server.last('class')).to.deep.include({ do: 'clear', pupils: [17] });
    server.network.storage.set(`abacade.names:${view.code}`, JSON.stringify({ 0: 'Ada Byron' }));
    server.say({
      ...view,
      seq: 6,
      phase: 'open',
      round: 0,
      boards: [],
      right: [],
      pupils: [pupils[0], pupils[1], pupils[3]],
    });
    await element.updateComplete;
    expect(queryByRole(element, 'button', /away/), 'nobody is away any more').to.equal(null);
    await tap(getByRole(element, 'button', 'Take out 2 without your names'));
    expect(server.last('class')).to.deep.include({ do: 'clear', pupils: [9, 63] });
  });
});

describe('After a lesson', () => {
  for (const [ending, label] of [
    ['nothing', 'Forget'],
    ['next-time', 'Go on next time'],
  ] as const)
    it(`opens another by the same link: ${label}`, async () => {
      const { element, server } = await lesson(784);
      await tap(getByRole(element, 'button', 'End'));
      await element.updateComplete;
      await tap(findAll(element, '.option label').find((one) => one.querySelector('b')!.textContent === label)!);
      await element.updateComplete;
      await tap(the(element, '.end-card [part~="action"]'));
      expect(server.last('class')).to.include({ do: 'close', keep: ending });
      if (ending === 'nothing') server.say({ t: 'bye', why: 'closed' });
      else server.say({ ...view, phase: 'closed' });
      await until(() => queryByRole(element, 'button', 'Open another lesson'), 'the lesson has ended');
      expect(find(element, '.end-card a'), 'no link tells the way into the lesson').to.equal(null);
      await tap(getByRole(element, 'button', 'Open another lesson'));
      await until(() => server.last('hello')!['token'] === key, 'it connects with the key alone');
      server.say({ t: 'teacher', lessons: [] });
      await until(() => queryByRole(element, 'button', 'Open the lesson'), 'another lesson can be opened');
    });

  it('goes on with a lesson that waits, or opens another', async () => {
    const { element, server } = await lesson(784);
    server.say({ ...view, phase: 'closed' });
    await until(() => queryByRole(element, 'button', 'Go on'), 'it waits');
    await tap(getByRole(element, 'button', 'Open another lesson'));
    await until(() => server.last('hello')!['token'] === key, 'it connects with the key alone');
  });
});

describe('A screen that is mirrored', () => {
  it('never shows what opens the lesson for a teacher', async () => {
    const { element, server } = await lesson(784);
    /** Everything that a screen or a status bar shows: texts, titles and addresses. */
    const shown = (): string =>
      [
        words(element),
        ...findAll(element, '[href], [title], [value], [aria-label]').flatMap((one) =>
          ['href', 'title', 'value', 'aria-label'].map((name) => one.getAttribute(name) ?? ''),
        ),
      ].join(' ');
    const phases = ['open', 'locked', 'paired', 'round', 'between', 'closed'] as const;
    for (const phase of phases) {
      server.say({ ...view, phase });
      await element.updateComplete;
      expect(shown(), phase).not.to.match(new RegExp(`${key}|${token}|${projector}`));
    }
    server.say({ ...view, phase: 'round' });
    await element.updateComplete;
    await tap(getByRole(element, 'button', 'Project'));
    await element.updateComplete;
    expect(shown(), 'the dialog of the projector').not.to.match(new RegExp(`${key}|${token}`));
  });
});
