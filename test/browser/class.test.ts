import { expect } from '@open-wc/testing';
import '../../components/abacade-class/define.js';
import type { BoardOverDetail } from '../../components/parts/events.js';
import type { AbacadeClass } from '../../components/abacade-class/abacade-class.js';
import type { BoardMessage, LessonView, PupilMessage } from '../../src/live/protocol/lesson-messages.js';
import { violations } from './support/axe.js';
import { clear, stageOf } from './support/grid.js';
import { pupil } from './support/lesson-view.js';
import { press, tap } from './support/hands.js';
import { ScriptedServer } from './support/scripted-server.js';
import { until } from './support/until.js';
import { resetViewport, setViewport } from './support/viewport.js';
import { button, find, findAll, focused, has, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, nameOf, queryAllByRole, queryByRole } from './support/roles.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'A lesson';
});
afterEach(clear);

const token = 'a'.repeat(22);
/** Badger, Crab, Eagle, Otter. */
const four = [0, 9, 17, 63];
const opened: LessonView = {
  t: 'class',
  seq: 5,
  code: 'K7M4PQ',
  phase: 'open',
  paused: false,
  lesson: { game: 'multiplay', options: {}, how: 'pairs', size: 2, undo: 'off', admit: false, warmUp: false },
  round: 0,
  rounds: 1,
  pupils: four.map((number) => pupil(number)),
  boards: [],
  right: [],
  summit: 200,
  bests: 0,
  shown: { show: 'wall' },
};
const board = (number: number, seats: readonly number[]): BoardMessage => ({
  board: `1-${number}`,
  number,
  seats,
  turn: 0,
  waits: 1000,
  scores: [18, 12],
});
const playing: LessonView = {
  ...opened,
  phase: 'round',
  round: 1,
  boards: [board(1, [0, 63]), board(2, [9, 17])],
  pupils: four.map((number) => pupil(number, { place: 'board', hand: number === 17 })),
};

async function lesson(width = 784): Promise<{ element: AbacadeClass; server: ScriptedServer }> {
  const server = new ScriptedServer();
  const element = document.createElement('abacade-class');
  element.network = server.network;
  element.lang = 'en';
  element.live = 'https://live.school.example/';
  element.key = token;
  stageOf(width).append(element);
  await until(() => server.last('hello'), 'the lesson dials');
  return { element, server };
}
const paragraphs = (element: AbacadeClass): string[] => queryAllByRole(element, 'paragraph').map(words);
/** Returns the names in a list, without the buttons beside them. */
const namesIn = (element: AbacadeClass, list: string | RegExp): string[] =>
  queryAllByRole(getByRole(element, 'list', list), 'listitem').map(words);
/** Opens what the teacher alone may see, in place of what is on the whiteboard. */
const showMine = (element: AbacadeClass): Promise<void> => tap(getByRole(element, 'radio', /^For you/));
const headings = (element: AbacadeClass): string[] =>
  findAll(element, '.head b').map(({ textContent }) => textContent.trim());

/** Opens a teacher's lesson and sends it this state of the class. */
async function told(view: LessonView, width?: number): Promise<{ element: AbacadeClass; server: ScriptedServer }> {
  const given = await lesson(width);
  given.server.say({ t: 'teacher', token, projector: token.replaceAll('a', 'p'), code: view.code });
  given.server.say(view);
  await given.element.updateComplete;
  return given;
}

describe('<abacade-class>', () => {
  it('opens a lesson with the options of the game', async () => {
    const { element, server } = await lesson();
    expect(server.last('hello')!['token']).to.equal(token);
    server.say({ t: 'teacher' });
    await until(
      () => queryByRole(element, 'radiogroup', { name: 'Which game?', hidden: true }),
      'the options of the game have come',
    );
    expect(find(element, 'multiplay-grid')).to.equal(null);
    expect(await violations(element)).to.eql([]);
    find(element, 'details')!.toggleAttribute('open', true);
    await tap(queryAllByRole(getByRole(element, 'radiogroup', 'Which game?'), 'radio')[1]);
    await tap(getByRole(element, 'radio', /^Tournament/));
    await tap(button(element, 'Open the lesson'));
    const said = server.last('class')!;
    expect(said).to.include({ do: 'open', game: 'multiplay', how: 'tournament', size: 2, undo: 'off' });
    expect((said['options'] as { size: number }).size).to.be.below(11);
  });

  it('goes on with a lesson that runs or waits, from a window that knows only the key', async () => {
    const { element, server } = await lesson(288);
    const kept = { code: 'K7M4PQ', game: 'multiplay', pupils: 24, round: 2, isWaiting: false };
    const running = { ...kept, token: 'r'.repeat(22) };
    const waiting = { ...kept, token: 'w'.repeat(22), game: 'tables', pupils: 1, round: 0, isWaiting: true };
    server.say({ t: 'teacher', lessons: [running, waiting] });
    await element.updateComplete;
    expect(await violations(element)).to.eql([]);
    expect(element.scrollWidth, 'fits').to.be.at.most(288);
    expect(hasRole(element, 'heading', 'Running now')).to.equal(true);
    expect(hasRole(element, 'button', 'Multiplication tables 1 pupil Code K7M-4PQ Go on')).to.equal(true);
    await tap(getByRole(element, 'button', 'Multiplay 24 pupils Round 2 Code K7M-4PQ Go on'));
    await until(() => server.last('hello')!['token'] === running.token, 'it dials with the token of the lesson');
    server.say({ t: 'teacher', token: running.token, projector: token, code: playing.code });
    server.say(playing);
    await element.updateComplete;
    expect(headings(element).length).to.be.above(0);
  });

  it('returns to the list if the lesson has ended in the meantime', async () => {
    const { element, server } = await lesson();
    const kept = { code: 'K7M4PQ', game: 'multiplay', pupils: 24, round: 2, isWaiting: false };
    server.say({ t: 'teacher', lessons: [{ ...kept, token: 'r'.repeat(22) }] });
    await element.updateComplete;
    await tap(getByRole(element, 'button', /Go on$/));
    await until(() => server.last('hello')!['token'] === 'r'.repeat(22), 'it dials with the token of the lesson');
    server.say({ t: 'bye', why: 'unknown' });
    await until(() => server.last('hello')!['token'] === token, 'it dials with the key');
    server.say({ t: 'teacher', lessons: [] });
    await element.updateComplete;
    expect(hasRole(element, 'button', 'Open the lesson')).to.equal(true);
  });

  it('asks who is at the door, yes or no, and unlocks', async () => {
    const pupils = [pupil(0, { asks: true, place: 'free' }), pupil(9, { place: 'door' }), pupil(17)];
    const { element, server } = await told({ ...opened, phase: 'locked', locked: true, pupils }, 320);
    const said = (name: string): object => {
      getByRole(element, 'button', name).click();
      return server.last('class')!;
    };
    expect(await violations(element)).to.eql([]);
    expect(element.scrollWidth, 'fits').to.be.at.most(320);
    const [claimed, waits] = ['Badger', 'Crab'];
    const door = words(getByRole(element, 'region', 'At the door'));
    expect(door).to.include(`Another device says that it is ${claimed}.`);
    expect(door).not.to.include(`Another device says that it is ${waits}.`);
    expect(namesIn(element, '2 are here'), 'nobody is pushed out of the lobby').to.have.length(2);
    expect(said(`No, not ${claimed}`)).to.include({ do: 'refuse', pupil: 0 });
    expect(said(`Let ${claimed} in`)).to.include({ do: 'admit', pupil: 0 });
    expect(said(`No, not ${waits}`)).to.include({ do: 'refuse', pupil: 9 });
    expect(said('Unlock')).to.include({ do: 'unlock' });
  });

  it('shows the code and the names, and begins with the pairs', async () => {
    const { element, server } = await told(opened);
    await until(() => queryByRole(element, 'img', 'QR code that opens live.school.example/j'), 'the QR code is drawn');
    expect(findAll(element, '.tiles i').map(({ textContent }) => textContent)).to.eql([...'K7M4PQ']);
    expect(namesIn(element, '4 are here')).to.eql(['Badger', 'Crab', 'Eagle', 'Otter']);
    expect(paragraphs(element)).to.include('2 pairs');
    expect(await violations(element)).to.eql([]);
    await tap(button(element, 'Begin with 4'));
    expect(server.last('class')).to.include({ do: 'pair', seq: 5 });
    server.say({ ...playing, phase: 'paired', seq: 6 });
    expect(server.last('class')).to.include({ do: 'round', on: true, seq: 6 });
  });

  for (const width of [320, 1280])
    it(`has each character of a code within its tile, at ${width}`, async () => {
      const { element } = await told({ ...opened, code: 'WWMWQ4' }, width);
      await until(() => find(element, '.tiles'), 'the code is shown');
      const tiles = findAll(element, '.tiles i');
      expect(tiles).to.have.length(6);
      for (const tile of tiles) {
        const range = document.createRange();
        range.selectNodeContents(tile);
        const [letter, box] = [range.getBoundingClientRect(), tile.getBoundingClientRect()];
        expect(letter.left, tile.textContent).to.be.at.least(box.left);
        expect(letter.right, tile.textContent).to.be.at.most(box.right);
        expect(box.right).to.be.at.most(element.getBoundingClientRect().right);
      }
    });

  it('locks and unlocks in a round and after it, and says that it is locked', async () => {
    const { element, server } = await told(playing);
    await showMine(element);
    await tap(getByRole(element, 'button', 'Lock'));
    expect(server.last('class')).to.include({ do: 'lock' });
    server.say({ ...playing, locked: true });
    await element.updateComplete;
    expect(words(getByRole(element, 'banner')), 'also on the whiteboard').to.include('K7M-4PQ (Locked)');
    const statuses = (): string[] => queryAllByRole(element, 'status').map(words);
    expect(statuses()).to.include('Locked');
    await tap(getByRole(element, 'button', 'Unlock'));
    expect(server.last('class')).to.include({ do: 'unlock' });
    server.say({ ...playing, phase: 'between', right: [7] });
    await element.updateComplete;
    expect(statuses()).not.to.include('Locked');
    await tap(getByRole(element, 'button', 'Lock'));
    expect(server.last('class')).to.include({ do: 'lock' });
  });

  it('tells on the whiteboard, at the switch to the teacher’s view, that somebody waits at the door', async () => {
    const { element } = await told({ ...playing, pupils: [...playing.pupils, pupil(30, { place: 'door' })] });
    const views = queryAllByRole(getByRole(element, 'radiogroup', 'View'), 'radio');
    expect(views.map((one) => nameOf(one).replace(' ,', ','))).to.eql(['Whiteboard', 'For you, At the door: 1']);
  });

  it('shows a wall that all may see first, and then who needs the teacher', async () => {
    const { element, server } = await told(playing);
    expect(headings(element)).to.eql(['Badger: your turn', 'Crab: your turn']);
    expect(find(element, '.seat b')).to.equal(null);
    expect(said(element)).to.equal('Board 2: Eagle asks for help.');
    await showMine(element);
    await element.updateComplete;
    expect(headings(element)).to.eql(['Eagle asks for help', 'Badger’s turn']);
    expect(nameOf(queryAllByRole(element, 'button', /^Board \d/)[0])).to.match(
      /^Board 2: Crab and Eagle, 18 and 12\. Eagle asks for help\./,
    );
    expect(await violations(element)).to.eql([]);
    expect(hasRole(element, 'radio', 'For you'), 'nobody waits at the door').to.equal(true);
    // Nothing moves under a finger that is about to press it.
    queryAllByRole(element, 'button', /^Board \d/)[0].focus();
    server.say({
      ...playing,
      seq: 7,
      pupils: four.map((number) => pupil(number, { place: 'board', hand: number === 63 })),
    });
    await element.updateComplete;
    expect(headings(element)).to.eql(['Crab’s turn', 'Otter asks for help']);
    queryByRole(element, 'button', 'Pause all')!.focus();
    await element.updateComplete;
    expect(headings(element)).to.eql(['Otter asks for help', 'Crab’s turn']);
  });

  it('pauses by a key, and does again once what pupils were faster than', async () => {
    const { element, server } = await told(playing, 320);
    // The choice of a view keeps the focus after a tap, and takes no typed text.
    queryAllByRole(element, 'radio')[0].focus();
    await press('p');
    const first = server.last('class')!;
    expect(first).to.include({ do: 'pause', seq: 5 });
    server.say({ ...playing, seq: 8 });
    const no = { t: 'no', rule: 'live', reason: 'stale', message: 'stale' } as const;
    server.say({ ...no, id: first['id'] as string });
    const again = server.last('class')!;
    expect(again).to.include({ do: 'pause', seq: 8 });
    server.say({ ...no, id: again['id'] as string });
    await element.updateComplete;
    expect(server.last('class')).to.equal(again);
    expect(queryByRole(element, 'alert')!.textContent).to.include('The lesson has gone on meanwhile.');
    expect(find(element, '.frame')!.scrollWidth).to.be.at.most(320);
  });

  it('leads by the keyboard to a board and to the messages, and back', async () => {
    const { element, server } = await told(playing);
    queryAllByRole(element, 'button', /^Board \d/)[0].focus();
    await press('Enter');
    await until(() => queryByRole(element, 'heading', 'Board 1'), 'the board is shown');
    expect(focused(element)).to.equal(queryByRole(element, 'heading', 'Board 1'));
    await tap(button(element, 'Message to Otter'));
    await until(() => queryByRole(element, 'dialog'), 'the messages are shown');
    expect(focused(element)!.textContent.trim()).to.equal('Message to Otter');
    expect(await violations(element)).to.eql([]);
    await press('Tab', 'Tab', 'Enter');
    expect(server.last('class')).to.include({ do: 'message', message: 0, pupil: 63 });
    await until(() => !queryByRole(element, 'dialog'), 'the messages are gone');
  });

  it('shows the teacher alone who of the course is here, and who is not', async () => {
    const people: unknown = [{ name: 'Ada', pupil: 9 }, { name: 'Ben' }, { name: 'Cleo', pupil: 500 }, { pupil: 0 }, 7];
    const { element, server } = await told(opened, 320);
    expect(has(element, 'details')).to.equal(false);
    Object.assign(element, { people });
    await element.updateComplete;
    const list = the<HTMLDetailsElement>(element, 'details');
    expect(list.open, 'a class may see this screen').to.equal(false);
    list.open = true;
    const shown = words(list);
    expect(shown).to.include('From the course: 1 of 3').and.to.include('Not here yet: Ben and Cleo');
    expect(shown).to.include('Ada: Crab');
    expect(hasRole(element, 'button', 'Take out 3 without your names')).to.equal(true);
    expect(await violations(element)).to.eql([]);
    expect(the(element, '.frame').scrollWidth).to.be.at.most(320);
    expect(JSON.stringify(server.received)).not.to.include('Ada');
    const projector = await lesson();
    Object.assign(projector.element, { people });
    projector.server.say(opened);
    await projector.element.updateComplete;
    expect(projector.element.shadowRoot!.textContent).not.to.include('Ada');
  });

  it('lets its page open another lesson in another way', async () => {
    const { element, server } = await told(opened);
    let asked = 0;
    element.addEventListener('another-lesson', (event) => {
      event.preventDefault();
      asked++;
    });
    server.say({ t: 'bye', why: 'closed' });
    await element.updateComplete;
    await tap(button(element, 'Open another lesson'));
    await element.updateComplete;
    expect(asked).to.equal(1);
    expect(server.received.filter(({ t }) => t === 'hello')).to.have.length(1);
  });

  it('shows a projector nothing to press, no hand, and the first three from A to Z', async () => {
    const { element, server } = await lesson();
    const pupils = four.map((number): PupilMessage => ({ pupil: number, is: 'here', place: 'board' }));
    server.say({ ...playing, pupils });
    await element.updateComplete;
    expect(headings(element)).to.eql(['Badger: your turn', 'Crab: your turn']);
    expect(findAll(element, 'button, input')).to.eql([]);
    server.say({ ...playing, phase: 'between', pupils, right: [120], shown: { show: 'honour', first: [63, 9] } });
    await element.updateComplete;
    expect(namesIn(element, 'In front')).to.eql(['Crab', 'Otter']);
    expect(hasRole(element, 'heading', 'Together: 120 right answers')).to.equal(true);
    expect(findAll(element, 'button, input')).to.eql([]);
    expect(await violations(element)).to.eql([]);
  });

  it('draws the same picture wherever a name stands', async () => {
    const waits = pupil(30, { place: 'door' });
    const { element, server } = await told({ ...opened, pupils: [...opened.pupils, waits] });
    const drawn = (selector: string): string[] => findAll(element, `${selector} .picture`).map((one) => one.innerHTML);
    const all = drawn('.chip');
    expect(new Set(all).size).to.equal(4);
    expect(drawn('.door').length).to.equal(1);
    const [badger, crab, eagle, otter] = all;
    server.say({ ...playing, phase: 'paired' });
    await element.updateComplete;
    expect(drawn('.seating li')).to.eql(all);
    server.say(playing);
    await element.updateComplete;
    expect(drawn('.seat')).to.eql([badger, otter, crab, eagle]);
    await showMine(element);
    server.say({
      ...playing,
      boards: [playing.boards[1]],
      pupils: [pupil(0), pupil(63), ...playing.pupils.slice(1, 3)],
    });
    await element.updateComplete;
    expect(drawn('.free')).to.eql([badger, otter]);
    await tap(button(element, 'Results'));
    expect(drawn('.results')).to.eql(all);
    expect(await violations(element)).to.eql([]);
  });

  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const)
    it(`has 30 names and 15 boards in sight on a projector of ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      try {
        const { element, server } = await lesson(width);
        document.querySelector('h1')!.remove();
        const numbers = Array.from({ length: 30 }, (_, number) => number);
        const pupils = numbers.map((number): PupilMessage => ({ pupil: number, is: 'here', place: 'free' }));
        const boards = Array.from({ length: 15 }, (_, i) => board(i + 1, [2 * i, 2 * i + 1]));
        // Cards glide to their places.
        const areInSight = (selector: string, count: number): Promise<unknown> =>
          until(() => {
            const boxes = findAll(element, selector).map((one) => one.getBoundingClientRect());
            return (
              boxes.length === count && boxes.every(({ bottom, right }) => bottom <= innerHeight && right <= innerWidth)
            );
          }, `${count} ${selector} are in sight`);
        server.say({ ...opened, pupils });
        await until(() => queryByRole(element, 'img', /^QR code /), 'the QR code is drawn');
        await areInSight('.chip', 30);
        server.say({ ...opened, phase: 'paired', round: 1, pupils, boards });
        await areInSight('.seating li', 30);
        server.say({ ...opened, phase: 'round', round: 1, pupils, boards });
        await areInSight('.board-card', 15);
        server.say({ ...opened, phase: 'round', round: 1, pupils, boards: boards.slice(0, 12) });
        await areInSight('.board-card', 12);
        // The longest names, whole: Grasshopper, Hummingbird, Nightingale, Salamander.
        const few = [board(1, [27, 33]), board(2, [59, 77])];
        for (const seated of [few, [board(1, [27, 33, 59, 77]), few[1]]]) {
          server.say({ ...opened, phase: 'round', round: 1, pupils, boards: seated, paused: true });
          await areInSight('.seat', seated.flatMap(({ seats }) => seats).length);
          for (const name of findAll(element, '.seat bdi'))
            expect(name.scrollWidth, words(name)).to.be.at.most(name.clientWidth);
        }
      } finally {
        await resetViewport();
      }
    });

  it('counts own bests only if there are some', async () => {
    const ended: LessonView = { ...playing, phase: 'between', round: 2, right: [7, 9] };
    const { element, server } = await told(ended);
    await until(() => words(element).includes('Together:'), 'the result of the class is shown');
    expect(words(element)).not.to.include('own best');
    server.say({ ...ended, bests: 2 });
    await until(() => words(element).includes('2 own bests'), 'they are counted');
  });

  it('fires the result of each board once, when it ends', async () => {
    const { element, server } = await told(playing);
    const results: BoardOverDetail[] = [];
    element.addEventListener('board-over', ({ detail }) => results.push(detail));
    const [first, second] = playing.boards;
    const over = { ...playing, boards: [{ ...first, winners: [1], scores: [18, 20] }, second] };
    server.say({ ...over, seq: 6 });
    server.say({ ...over, seq: 7 });
    await element.updateComplete;
    expect(results).to.eql([
      { game: 'multiplay', round: 1, board: 1, names: ['Badger', 'Otter'], winners: [1], scores: [18, 20] },
    ]);
  });

  it('fires nothing of boards that were over before it was opened', async () => {
    const given = await lesson();
    const results: BoardOverDetail[] = [];
    given.element.addEventListener('board-over', ({ detail }) => results.push(detail));
    given.server.say({ t: 'teacher', token, projector: token, code: playing.code });
    given.server.say({ ...playing, boards: playing.boards.map((one) => ({ ...one, winners: [0] })) });
    await given.element.updateComplete;
    expect(results).to.eql([]);
  });

  it('saves before it forgets, and says when everything was deleted', async () => {
    const { element, server } = await told(playing);
    await tap(button(element, 'End'));
    await element.updateComplete;
    expect(words(element)).to.include('2 are still being played');
    expect(await violations(element)).to.eql([]);
    const saved: string[] = [];
    const contents: Promise<string>[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      contents.push((blob as Blob).text());
      return create(blob);
    };
    const files: object[] = [];
    element.addEventListener('lesson-saved', ({ detail }) => files.push(detail.file));
    await tap(button(element, 'Save and end'));
    const { id } = server.last('save') as { id: string };
    const answer = { id: 'a', type: 'choice', times: [7, 8], right: true };
    const file = {
      type: 'abacade-lesson',
      version: 1,
      at: 0,
      pupils: [{ pupil: 96, key: 'badger', answers: [answer] }],
    };
    server.say({ t: 'lesson', id, file });
    URL.createObjectURL = create;
    HTMLAnchorElement.prototype.click = click;
    expect(saved[0]).to.match(/^Multiplay .*\.json$/);
    expect(files[0]).to.eql(JSON.parse(await contents[0]));
    expect(JSON.parse(await contents[0])).to.eql({ ...file, pupils: [{ ...file.pupils[0], nickname: 'Badger 2' }] });
    // A download may have been cancelled, so nothing is deleted until the teacher has found the file.
    expect(server.last('class')).to.equal(undefined);
    await element.updateComplete;
    expect(words(element)).to.include(`Look for ${saved[0]} in your downloads.`);
    await tap(button(element, 'Save again'));
    expect(server.received.filter(({ t }) => t === 'save').length).to.equal(2);
    server.say({ t: 'lesson', id: server.last('save')!['id'] as string, file });
    await element.updateComplete;
    await tap(button(element, 'It is there: delete the lesson'));
    expect(server.last('class')).to.include({ do: 'close', keep: 'nothing' });
    server.say({ t: 'bye', why: 'closed' });
    await element.updateComplete;
    expect(words(element)).to.match(/Deleted from the server at .*\d\d/);
  });

  for (const [waits, time, ms] of [
    [undefined, '14 days', 14 * 86_400_000],
    [86_400_000, '24 hours', 86_400_000],
  ] as const)
    it(`says how long the server keeps a lesson for next time: ${time}`, async () => {
      const { element, server } = await told(playing);
      server.say({ t: 'teacher', token, projector: token, code: playing.code, ...(waits && { waits }) });
      await tap(button(element, 'End'));
      await element.updateComplete;
      expect(words(element)).to.include(`Boards wait until you end the lesson, for ${time} at most.`);
      await tap(getByRole(element, 'radio', /^Go on next time/));
      await element.updateComplete;
      await tap(getByRole(element, 'button', 'End'));
      expect(server.last('class')).to.include({ do: 'close', keep: 'next-time' });
      server.say({ ...playing, phase: 'closed', boards: [] });
      await element.updateComplete;
      const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' }).format(Date.now() + ms);
      expect(words(element)).to.include('It waits until').and.to.include(day);
    });
});
