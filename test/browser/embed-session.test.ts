import { expect } from '@open-wc/testing';
import { dayOf, items, read as readMemory, readSummary, state } from '../../src/learning/index.js';
import { readParts } from '../../src/results/state.js';
import { Lms } from '../unit/support/scorm-lms.js';
import { clearKept, everythingKept } from './support/kept.js';
import { addressOf, PackagePage, playOn, type Played } from './support/package-page.js';
import { turn } from './support/time.js';
import { until } from './support/until.js';
import { find, the, words } from './support/look-up.js';
import { getByRole } from './support/roles.js';

const page = new PackagePage();
const host = window as unknown as Record<string, unknown>;
let seed = 7;
const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;

const race = 'game=plyt&start-square=100&standard=2&cards=off&speed=instant';
const alone = `${race}&players=Ada`;
/** The number of moves in a whole turn: while an answer is expected, nothing is sent for 15 s. */
const turnOfOne = 3;

/** Opens a package of SCORM 1.2 in this session of the host. */
async function open(lms: Lms, query = alone, isSeen = false): Promise<void> {
  const above = lms.page().parent as { readonly parent: Record<string, unknown> };
  host['API'] = above.parent['API'];
  await page.open(addressOf('scorm12', query));
  if (!isSeen) page.unseen();
}

async function begin(lms: Lms, query = alone, isSeen = false): Promise<Played> {
  await open(lms, query, isSeen);
  return page.begun();
}

async function leave(): Promise<void> {
  page.window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  await turn();
  page.close();
}

const names = (board: Played): string[] => board.match!.players.map(({ name }) => name);

describe('the session of a package', () => {
  beforeEach(async () => {
    seed = 7;
    await clearKept();
  });
  afterEach(() => {
    page.close();
    delete host['API'];
  });

  for (const [mode, sentence, way] of [
    ['browse', 'This is only a preview', 'choose Enter'],
    ['review', 'You have finished this activity', 'tick “Start a new attempt”'],
  ] as const) {
    it(`says above the game that a ${mode} does not count, before a move is made, and never that anything is saved`, async () => {
      const lms = new Lms('1.2', { 'cmi.core.lesson_mode': mode });
      const board = await begin(lms, alone, true);
      expect(board.match!.ply).to.equal(0);
      expect(page.head).to.contain(sentence);
      expect(page.head).to.contain(way);
      const { top, bottom } = page.document.querySelector('.head')!.getBoundingClientRect();
      expect(top).to.equal(0);
      expect(board.getBoundingClientRect().top).to.be.least(bottom);
      playOn(board, random);
      await turn();
      expect(board.match!.isOver).to.equal(true);
      expect((page.bar.host as HTMLElement).hidden).to.equal(true);
      await leave();
      expect([...lms.stored.keys(), ...lms.faults]).to.deep.equal([]);
      expect(lms.finished).to.equal(0);
    });
  }

  it('names its learner as the platform does, calls the computer what it is, and keeps the name nowhere', async () => {
    const lms = new Lms('1.2', { 'cmi.core.student_name': 'Rossi, Mia' });
    const query = `${race}&players=${encodeURIComponent(', bot:1')}`;
    const board = await begin(lms, query);
    expect(names(board)).to.deep.equal(['Mia', 'Computer']);
    playOn(board, random, 6);
    await turn();
    let kept = '';
    await until(async () => {
      kept = [...lms.stored.values(), ...Object.values({ ...(await everythingKept()), ...localStorage })].join();
      return kept.includes(board.toText());
    }, 'it is kept');
    expect(kept).not.to.contain('Mia');
    const { ply } = board.match!;
    await leave();
    // The name comes from the platform: if it changes there, it changes here.
    Object.assign(lms.given, { 'cmi.core.student_name': 'Rossi, Zoë' });
    const again = await begin(lms, query);
    expect(names(again)).to.deep.equal(['Zoë', 'Computer']);
    expect(again.match!.ply).to.be.least(ply);
  });

  it('leaves players alone whom the teacher has named', async () => {
    const lms = new Lms('1.2', { 'cmi.core.student_name': 'Rossi, Mia' });
    expect(names(await begin(lms, `${race}&players=Ada, Ben`))).to.deep.equal(['Ada', 'Ben']);
  });

  it('keeps with the platform what its learner knows, and adds to it on another device', async () => {
    const lms = new Lms('1.2', { 'cmi.core.student_id': 'pupil-7' });
    const known = (): readonly string[] => {
      const read = readParts(lms.get('core.lesson_location') ?? '', lms.get('suspend_data') ?? '');
      const memory = readMemory(read.ok ? read.value.learning : undefined);
      return memory.ok ? items.filter((item) => state(memory.value, item, dayOf(new Date())).shown !== 'not-met') : [];
    };
    const board = await begin(lms);
    playOn(board, random, 10);
    await until(() => known().length, 'the platform has what is known');
    expect(lms.get('suspend_data')!.startsWith(board.toText())).to.equal(true);
    const summaries = (): string[] =>
      lms.interactions.flatMap((one) => (one['id'] === 'abacade_facts' ? [one['student_response']] : []));
    const before = known();
    const [text] = summaries();
    const read = readSummary(text);
    expect(read.ok && Object.keys(read.value.items)).to.deep.equal(before);
    await leave();
    expect(Object.keys(await everythingKept()).filter((key) => key.startsWith('abacade.learning.'))).to.have.length(1);
    expect(JSON.stringify(await everythingKept())).not.to.contain('pupil-7');

    await clearKept();
    const again = await begin(lms);
    playOn(again, random);
    await until(() => known().length > before.length, 'there is more of it');
    expect(known()).to.include.members([...before]);
    expect(again.match!.isOver).to.equal(true);
    expect(summaries()).to.have.length(1);
    expect(summaries()[0]).not.to.equal(text);
  });

  it('says what the result means before there is one, and what it is then', async () => {
    const board = await begin(new Lms('1.2'));
    expect(page.says('standing')).to.equal('Your result: how many answers you get right.');
    playOn(board, random);
    await until(() => page.says('standing').includes('Best result: 100 of 100.'), 'it is told');
    // The state is sent in the next pause.
    await until(() => page.says('standing').includes('Everything is saved.'), 'it is saved');
  });

  it('lets nobody play with practice undo, however it is asked for', async () => {
    const board = (await begin(new Lms('1.2'), alone)) as Played & {
      practiceUndo: boolean;
      readonly isUpdatePending: boolean;
    };
    const text = board.toText();
    const free = board.rules.options({ ...(board.state as { options: object }).options, practiceUndo: true });
    if (!free.ok) throw new Error(free.message);
    const position = board.rules.write({ ...(board.state as object), options: free.value });
    expect(board.rules.read(position).ok).to.equal(true);
    expect(board.fromText(position)).to.include({ ok: false, code: 'practiceUndo' });
    expect(board.toText()).to.equal(text);

    board.practiceUndo = true;
    await until(() => !board.isUpdatePending, 'it is taken');
    board.newGame();
    expect(board.state).to.have.nested.property('options.practiceUndo', false);
    getByRole<HTMLElement>(board, 'button', { name: 'New game', hidden: true }).click();
    await until(() => find(board, '.set-up-more'), 'the form is there');
    the<HTMLDetailsElement>(board, '.set-up-more').open = true;
    expect(words(the(board, '.set-up-more')))
      .to.include('Move back after a wrong answer')
      .and.not.include('Practice undo');
  });

  it('says why a game with few answers is no whole mark, however many of them are right', async () => {
    const lms = new Lms('1.2');
    const board = await begin(lms, 'game=plyt&players=Ada&start-square=105&standard=2&cards=off&score=share-right:100');
    expect(page.says('standing')).to.equal('Your result: how many answers you get right.');
    playOn(board, random);
    expect(board.match!.isOver).to.equal(true);
    await until(() => page.says('standing').includes('Answers needed for 100: 100.'), 'it is told');
    await until(() => lms.get('core.score.raw'), 'the mark is sent');
    expect(Number(lms.get('core.score.raw'))).to.be.below(50);
  });

  it('sends every position that was seen: a roll, a choice that is undone, one that changes nothing', async () => {
    const lms = new Lms('1.2');
    const board = await begin(lms, 'game=sequence&players=Ada&cards=off&speed=instant');
    const move = board as Played & { play(move: unknown): { ok: boolean } };
    const isThere = (what: string): Promise<void> =>
      until(() => lms.get('suspend_data')?.startsWith(board.toText()), what);
    playOn(board, random, 1);
    expect(board.match!.plies.at(-1)!.by).to.equal('chance');
    await isThere('the roll');
    expect(move.play({ type: 'stop' }).ok).to.equal(true);
    expect(board.match!.plies.at(-1)!.events).to.deep.equal([]);
    await isThere('“Stop here”');
    const stopped = board.toText();
    expect((board as unknown as { undo(): boolean }).undo()).to.equal(true);
    expect(board.toText()).not.to.equal(stopped);
    await isThere('taken back');
    expect((board as unknown as { redo(): boolean }).redo()).to.equal(true);
    await isThere('made again');
    expect(board.toText()).to.equal(stopped);
  });

  it('never says at once that not everything is there and that everything is saved', async () => {
    const lms = new Lms('1.2');
    lms.weather.refuses = /score\.raw/;
    lms.weather.refusal = '405';
    const board = await begin(lms);
    playOn(board, random);
    await until(() => page.says('trouble').startsWith('The course did not accept everything.'), 'said');
    await turn();
    expect(page.says('standing')).not.to.contain('Everything is saved.');
    page.press('Close');
    expect(page.says('standing')).not.to.contain('Everything is saved.');
    expect(page.says('standing')).to.contain('Save and finish');
  });

  it('offers both games where the first try to begin has failed', async () => {
    const lms = new Lms('1.2');
    const first = await begin(lms);
    playOn(first, random, 3);
    await turn();
    const kept = first.toText();
    await leave();
    lms.weather.shut = true;
    const board = await begin(lms);
    playOn(board, random, 1);
    await until(() => page.says('trouble').startsWith('Not saved yet'), 'said');
    lms.weather.shut = false;
    page.press('Send now');
    await until(() => page.says('trouble').startsWith('You have two games'), 'both are offered');
    expect(lms.get('suspend_data')).to.contain(kept);
    page.press('Keep my last game');
    await until(() => board.toText() === kept, 'it is gone on with');
    expect(page.says('trouble')).to.equal('');
    playOn(board, random, 1);
    await until(() => lms.get('suspend_data')!.startsWith(board.toText()), 'and kept', 45_000);
  });

  it('asks whether to go on where the teacher has changed the options, and only then', async () => {
    const lms = new Lms('1.2');
    const first = await begin(lms);
    playOn(first, random, 3);
    const isKept = (board: Played): Promise<void> =>
      until(() => lms.get('suspend_data')?.startsWith(board.toText()), 'the game is kept');
    await isKept(first);
    const kept = first.toText();
    await leave();
    expect((await begin(lms)).toText()).to.equal(kept);
    expect(page.head).to.equal('');
    await leave();

    const changed = alone.replace('100', '90');
    await open(lms, changed);
    await until(() => page.head.startsWith('Your teacher has changed this game.'), 'asked');
    expect(page.board).to.equal(null); // nothing is played before the choice
    page.press('Go on');
    const again = await page.begun();
    expect([again.toText(), page.head]).to.deep.equal([kept, '']);
    playOn(again, random, 1);
    await isKept(again);
    await leave();
    const same = await begin(lms, changed);
    expect([same.toText(), page.head]).to.deep.equal([again.toText(), '']);
    await leave();

    await open(lms, alone.replace('100', '80'));
    await until(() => page.head !== '', 'asked');
    page.press('Start a new one');
    const anew = await page.begun();
    expect((anew.match!.start as { options: object }).options).to.include({ startSquare: 80 });
    expect(anew.match!.ply).to.equal(0);
  });

  it('says within two seconds that there is no connection, and no longer when the platform has everything', async () => {
    const lms = new Lms('1.2');
    const board = await begin(lms);
    playOn(board, random, turnOfOne);
    await until(() => page.says('standing').startsWith('Everything is saved.'), 'saved');
    let online = false;
    Object.defineProperty(page.window.navigator, 'onLine', { get: () => online });
    page.window.dispatchEvent(new Event('offline'));
    await until(() => page.says('trouble').startsWith('Not saved yet: there is no internet.'), 'said', 2000);
    expect(page.says('standing')).to.equal('');
    playOn(board, random, turnOfOne);
    online = true;
    page.window.dispatchEvent(new Event('online'));
    await until(() => page.says('trouble') === '' && page.says('standing').startsWith('Everything is saved.'), 'over');
    expect(lms.get('suspend_data')!.startsWith(board.toText())).to.equal(true);
  });

  it('says that it saves before a slow platform holds the page up, and not while an answer is typed', async () => {
    const lms = new Lms('1.2');
    const above = lms.page().parent as { readonly parent: Record<string, unknown> };
    const api = above.parent['API'] as Record<string, (given: string) => unknown>;
    const said: string[] = [];
    host['API'] = {
      ...api,
      LMSCommit: (given: string) => {
        said.push(page.says('standing'));
        for (const start = performance.now(); performance.now() - start < 450;);
        return api['LMSCommit'](given);
      },
    };
    await page.open(addressOf('scorm12', alone));
    const board = await page.begun();
    playOn(board, random, turnOfOne);
    await until(() => said.length === 1, 'the first commit shows that it is slow');
    await turn();
    const pad = page.document.createElement('div');
    pad.setAttribute('part', 'number-pad');
    // As in the practice, or in the card of a missed fact, which are private elements.
    const around = page.document.createElement('div');
    around.setAttribute('data-part', '');
    around.attachShadow({ mode: 'open' }).append(pad);
    board.shadowRoot!.append(around);
    playOn(board, random, turnOfOne);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(said.length).to.equal(1);
    around.remove();
    await until(() => said.length === 2, 'it is sent');
    expect(said[1]).to.contain('Saving …');
    await until(() => page.says('standing').startsWith('Everything is saved.'), 'saved');
  });
});
