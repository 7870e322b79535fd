import { expect } from '@open-wc/testing';
import '../../components/abacade-lobby/define.js';
import type { AbacadeLobby } from '../../components/abacade-lobby/abacade-lobby.js';
import type { ToClient } from '../../src/live/protocol/messages.js';
import { violations } from './support/axe.js';
import { clear, stageOf } from './support/grid.js';
import { press, tap } from './support/hands.js';
import { ScriptedServer } from './support/scripted-server.js';
import { until } from './support/until.js';
import { resetViewport, setViewport } from './support/viewport.js';
import { find, findAll, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, queryByRole } from './support/roles.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'A lobby';
});
afterEach(clear);

type Lobby = Extract<ToClient, { t: 'lobby' }>;
const open: Lobby = { t: 'lobby', phase: 'open', game: 'multiplay', others: 2, paused: false, taken: [0, 9] };

/** Opens a lobby in a place of this width, with a scripted server. */
async function lobby(live: string, width = 375): Promise<{ element: AbacadeLobby; server: ScriptedServer }> {
  const server = new ScriptedServer();
  const element = document.createElement('abacade-lobby');
  element.network = server.network;
  element.lang = 'en';
  element.live = live;
  stageOf(width).append(element);
  await until(() => find(element, '.app'), 'the lobby is drawn');
  return { element, server };
}
const joinButton = (element: AbacadeLobby): HTMLElement =>
  getByRole(element, 'button', /^(I am |Yes, that was me$|Choose a name$)/);
const text = (element: AbacadeLobby): string => find(element, '.app')!.textContent.replace(/\s+/g, ' ').trim();

/** Returns the status with this text. */
function status(element: AbacadeLobby, text: RegExp): HTMLElement {
  const found = queryAllByRole(element, 'status').find((one) => text.test(words(one)));
  if (!found) throw new Error(`No status says ${text}`);
  return found;
}

describe('<abacade-lobby>', () => {
  it('takes a code in either case, and says which character no code has', async () => {
    const { element, server } = await lobby('http://192.168.1.20:8300/');
    getByRole(element, 'textbox', 'Code').focus();
    await press('k', '7', 'o', 'm');
    await element.updateComplete;
    expect(findAll(element, '.boxes i').map((box) => box.textContent)).to.eql([...['K', '7', 'M', '', '', '']]);
    await press('o');
    await element.updateComplete;
    expect(text(element)).to.include('No code has O in it.');
    await press('4', 'p', 'q', 'Enter');
    await until(() => server.last('hello'), 'the lobby dials');
    expect(server.last('hello')!['code']).to.equal('K7M4PQ');
    server.say({ t: 'bye', why: 'unknown' });
    await element.updateComplete;
    expect(text(element)).to.include('There is no lesson with this code.');
  });

  it('leads by the keyboard from the names to the lesson, and back to the names', async () => {
    const { element, server } = await lobby('https://live.school.example/#K7M4-PQ2R');
    await until(() => server.last('hello'), 'the lobby dials');
    server.say(open);
    await until(() => hasRole(element, 'radio'), 'names are offered');
    expect(queryAllByRole(element, 'radio').length).to.equal(30);
    expect(await violations(element)).to.eql([]);
    queryAllByRole(element, 'radio')[0].focus();
    await press('ArrowDown', 'Enter');
    const chosen = server.last('join')!['nickname'] as number;
    // Another pupil was faster.
    server.say({ t: 'no', id: server.last('join')!['id'] as string, rule: 'live', reason: 'taken', message: 'taken' });
    server.say({ ...open, taken: [0, 9, chosen] });
    await element.updateComplete;
    expect(text(element)).to.include('Somebody was quicker');
    expect(queryAllByRole(element, 'radio', { disabled: true }).length).to.equal(1);
    await tap(getByRole(element, 'button', 'I was here already'));
    await element.updateComplete;
    expect(queryAllByRole(element, 'radio').length).to.equal(3);
    await tap(queryAllByRole(element, 'radio')[0]);
    await tap(joinButton(element));
    expect(server.last('join')).to.include({ again: true });
    server.say({ ...open, phase: 'door' });
    await element.updateComplete;
    expect(text(element)).to.include('Your teacher will let you in.');
    server.say({ t: 'seat', token: 'a'.repeat(22), nickname: 9, colour: 0 });
    server.say({ ...open, you: 9 });
    await element.updateComplete;
    expect(text(element)).to.match(/^Crab You are in\..*3 are here\. Not Crab\?$/);
    expect(await violations(element)).to.eql([]);
  });

  it('draws a picture for each name, which those who cannot read find again', async () => {
    const { element, server } = await lobby('https://live.school.example/#K7M4-PQ2R', 320);
    await until(() => server.last('hello'), 'the lobby dials');
    server.say({ ...open, taken: [] });
    await until(() => hasRole(element, 'radio'), 'names are offered');
    const drawn = (selector: string): string => find(element, `${selector} .picture`)?.innerHTML ?? 'nothing';
    expect(new Set(findAll(element, '.nickname .picture').map(({ innerHTML }) => innerHTML)).size).to.equal(30);
    expect(
      findAll(element, '.picture').every((one) => one.getAttribute('aria-hidden') === 'true'),
      'names alone are read aloud',
    ).to.equal(true);
    const [first] = queryAllByRole(element, 'radio');
    await tap(first);
    await element.updateComplete;
    const chosen = drawn('.nickname');
    expect(drawn('.nickname.on')).to.equal(chosen);
    expect(drawn('.last button')).to.equal(chosen);
    await tap(joinButton(element));
    const nickname = server.last('join')!['nickname'] as number;
    server.say({ ...open, you: nickname });
    await element.updateComplete;
    expect(drawn('.name-badge')).to.equal(chosen);
    server.say({ ...open, you: nickname, warmUp: true });
    await element.updateComplete;
    expect(drawn('.success')).to.equal(chosen);
  });

  for (const [width, height] of [
    [320, 568],
    [288, 568],
    [667, 375],
  ] as const)
    it(`has the chosen name, its button and what is wrong in sight at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      try {
        const { element, server } = await lobby('https://live.school.example/#K7M4-PQ2R', width);
        await until(() => server.last('hello'), 'the lobby dials');
        server.say({ ...open, taken: [] });
        await until(() => hasRole(element, 'radio'), 'names are offered');
        const isInSight = (one: Element): boolean => {
          const { top, bottom, width: wide } = one.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight && wide > 0;
        };
        expect(
          getByRole(element, 'radiogroup', 'Who are you today?').getBoundingClientRect().bottom,
          'names are scrolled',
        ).to.be.above(innerHeight);
        expect(isInSight(joinButton(element)), 'before anything is scrolled').to.equal(true);
        // The focus reaches a name in the middle of the list, as by the keyboard.
        for (const one of queryAllByRole(element, 'radio')) {
          one.focus();
          const { bottom } = one.closest('label')!.getBoundingClientRect();
          expect(bottom, 'what has the focus is not behind the button').to.be.at.most(
            the(element, '.last').getBoundingClientRect().top + 1,
          );
        }
        const middle = queryAllByRole(element, 'radio')[15];
        middle.focus();
        middle.click();
        await element.updateComplete;
        expect(isInSight(getByRole(element, 'radio', { checked: true }).closest('label')!)).to.equal(true);
        expect(isInSight(joinButton(element))).to.equal(true);
        await tap(joinButton(element));
        const { id, nickname } = server.last('join') as { id: string; nickname: number };
        server.say({ t: 'no', id, rule: 'live', reason: 'taken', message: 'taken' });
        server.say({ ...open, taken: [nickname] });
        await element.updateComplete;
        expect(
          isInSight(status(element, /^Somebody was quicker/)),
          'what is wrong is said where the button is',
        ).to.equal(true);
        expect(isInSight(joinButton(element))).to.equal(true);
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
      } finally {
        await resetViewport();
      }
    });

  it('lies still under a pause, and tells what the teacher has to say', async () => {
    const { element, server } = await lobby('https://live.school.example/#K7M4-PQ2R', 320);
    await until(() => server.last('hello'), 'the lobby dials');
    // A game that asks for nothing, or a round without this pupil, has no answers.
    server.say({ ...open, phase: 'between', you: 9, right: [0] });
    await element.updateComplete;
    expect(words(element)).to.include('The next round begins soon.').and.not.to.include('Round 1');
    server.say({ ...open, phase: 'between', you: 9, right: [7, 5, 12] });
    server.say({ t: 'message', message: 1 });
    await element.updateComplete;
    expect(text(element)).to.match(/Round 3\s*12 More than in any round before\./);
    expect(queryAllByRole(element, 'paragraph').map(words)).to.include('From your teacherTwo more minutes.');
    server.say({ t: 'pause', on: true });
    await element.updateComplete;
    expect(queryByRole(element, 'dialog')!.textContent).to.include('Look up, please.');
    expect(hasRole(element, 'heading', 'Crab'), 'nothing else is reached').to.equal(false);
    expect(hasRole(element, 'heading', { name: 'Crab', hidden: true })).to.equal(true);
    expect(said(element)).to.equal('Paused. Look up, please.');
    expect(await violations(element)).to.eql([]);
    server.say({ t: 'pause', on: false });
    await element.updateComplete;
    await tap(queryByRole(element, 'button', 'All right')!);
    await element.updateComplete;
    expect(words(element)).not.to.include('Two more minutes.');
    server.cut();
    await element.updateComplete;
    expect(status(element, /^You are not connected\./).checkVisibility()).to.equal(true);
    expect(the(element, '.frame').scrollWidth).to.be.at.most(320);
  });

  it('shows who has a seat already neither codes nor names, and nothing to choose', async () => {
    const server = new ScriptedServer();
    const element = document.createElement('abacade-lobby');
    element.network = server.network;
    element.lang = 'en';
    element.token = 'g'.repeat(22);
    element.live = 'https://live.school.example/#K7M4-PQ';
    stageOf(320).append(element);
    await until(() => server.last('hello'), 'the lobby dials');
    expect(server.last('hello'))
      .to.include({ token: 'g'.repeat(22) })
      .and.not.to.have.property('code');
    server.say({ ...open, you: 9 });
    await element.updateComplete;
    expect(text(element)).to.include('Crab').and.to.include('You are in.');
    expect(findAll(element, 'button')).to.eql([]);
    server.say({ t: 'bye', why: 'closed' });
    await element.updateComplete;
    expect(findAll(element, 'button, input')).to.eql([]);
    expect(await violations(element)).to.eql([]);
  });

  it('asks for its seat back once, and chooses another name after a refusal', async () => {
    const { element, server } = await lobby('https://live.school.example/#K7M4-PQ');
    const kept = 'p'.repeat(22);
    server.say({ ...open, taken: [] });
    server.say({ t: 'seat', token: kept, nickname: 9, colour: 0 });
    server.say({ t: 'bye', why: 'elsewhere' });
    await element.updateComplete;
    expect(server.last('hello')).not.to.have.property('here');
    await tap(getByRole(element, 'button', 'Play here'));
    await until(() => server.last('hello')!['here'] === true, 'it says that the pupil is here');
    expect(server.last('hello')!['token']).to.equal(kept);
    server.say({ ...open, you: 9 });
    server.cut();
    await until(() => server.received.filter(({ t }) => t === 'hello').length === 3, 'it connects again');
    expect(server.last('hello'), 'two devices do not fight for the seat').not.to.have.property('here');
    server.say({ t: 'bye', why: 'refused' });
    await element.updateComplete;
    await tap(getByRole(element, 'button', 'Choose a name'));
    await until(() => server.last('hello')!['code'] === 'K7M4PQ', 'it has only the code');
    server.say({ ...open, taken: [9] });
    await until(() => queryByRole(element, 'heading', 'Who are you today?'), 'another name can be chosen');
  });
});
