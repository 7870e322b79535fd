import { expect } from '@open-wc/testing';
import '../../components/abacade-class/define.js';
import '../../components/abacade-lobby/define.js';
import type { ToClient } from '../../src/live/protocol/messages.js';
import { violations } from './support/axe.js';
import { clear, stageOf } from './support/grid.js';
import { find, focused, the, words } from './support/look-up.js';
import { queryByRole } from './support/roles.js';
import { ScriptedServer } from './support/scripted-server.js';
import { Hourglass, turn } from './support/time.js';
import { until } from './support/until.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'A server that does not answer';
});
let time: Hourglass | undefined;
afterEach(async () => {
  time?.break();
  await clear();
});

const token = 'a'.repeat(22);
const lobby: ToClient = { t: 'lobby', phase: 'open', game: 'multiplay', others: 2, paused: false, taken: [0] };

/** The first screens: what they read when nothing answers, what the server says when it does, and what they read then. */
const screens = {
  pupil: {
    tag: 'abacade-lobby',
    live: 'https://live.school.example/#K7M4-PQ2R',
    reads: 'This lesson cannot be reached.',
    helps: 'Tell your teacher.',
    says: lobby,
    then: 'Who are you today?',
  },
  teacher: {
    tag: 'abacade-class',
    live: `https://live.school.example/abacade/#${token}`,
    reads: 'The server of the lessons cannot be reached.',
    helps: 'https://live.school.example/abacade',
    says: { t: 'teacher', lessons: [] },
    then: 'Open a lesson',
  },
} as const;

async function begin(who: keyof typeof screens, width: number) {
  const server = new ScriptedServer();
  server.isReachable = false;
  const { tag, live } = screens[who];
  const element = document.createElement(tag);
  element.network = server.network;
  element.lang = 'en';
  element.live = live;
  time = new Hourglass();
  stageOf(width).append(element);
  await until(() => words(element).includes('One moment'), 'it connects');
  return { element, server };
}

for (const who of ['pupil', 'teacher'] as const)
  for (const width of [320, 1000])
    describe(`A ${who} whose server does not answer, ${width} px`, () => {
      const { reads, helps, says, then } = screens[who];

      it('reads so after 3 s with what to do, and no more when the server answers by itself', async () => {
        const { element, server } = await begin(who, width);
        await time!.pass(2900);
        expect(words(element)).not.to.include(reads);
        await time!.pass(100);
        const status = find(element, '.moment[role=status]')!;
        expect(words(status)).to.include(reads);
        expect(words(status)).to.include(helps);
        expect(words(element)).not.to.include('One moment');
        server.isReachable = true;
        await until(async () => {
          await time!.pass(5000);
          return server.last('hello');
        }, 'it has tried again');
        server.say(says);
        await until(() => words(element).includes(then), 'the lesson is there');
        expect(words(element)).not.to.include(reads);
      });

      it('reads it in the width that there is, and as the tree of accessibility needs it', async () => {
        const { element } = await begin(who, width);
        await time!.pass(3000);
        expect(words(element)).to.include(reads);
        time!.break();
        expect(the(element, '.frame').scrollWidth).to.be.at.most(width);
        expect(await violations(element)).to.eql([]);
      });

      it('tries at once by a button, which keeps the focus in the element', async () => {
        const { element, server } = await begin(who, width);
        await time!.pass(3000);
        const again = queryByRole(element, 'button', 'Try again')!;
        again.focus();
        again.click();
        await turn();
        expect(words(element)).to.include('One moment');
        expect(queryByRole(element, 'button', 'Try again')).to.equal(null);
        await until(() => focused(element)?.className === 'moment', 'the focus is there');
        await time!.pass(3000);
        expect(words(element), 'still nothing').to.include(reads);
        server.isReachable = true;
        queryByRole(element, 'button', 'Try again')!.click();
        await turn();
        expect(server.last('hello')).not.to.equal(undefined);
        server.say(says);
        await until(() => words(element).includes(then), 'the lesson is there');
      });
    });

describe('A teacher whose lesson is running, and whose server does not answer', () => {
  it('goes on with that lesson by the button', async () => {
    const kept = 'b'.repeat(22);
    const server = new ScriptedServer();
    server.isReachable = false;
    server.network.storage.set('abacade.class:https://live.school.example', `${token} ${kept}`);
    const element = document.createElement('abacade-class');
    element.network = server.network;
    element.lang = 'en';
    element.live = `https://live.school.example/#${token}`;
    let others = 0;
    element.addEventListener('another-lesson', () => others++);
    time = new Hourglass();
    stageOf(1000).append(element);
    await until(() => words(element).includes('One moment'), 'it connects');
    await time.pass(3000);
    server.isReachable = true;
    queryByRole(element, 'button', 'Try again')!.click();
    await until(() => server.last('hello'), 'it has tried again');
    expect(server.last('hello')!['token']).to.equal(kept);
    expect(others).to.equal(0);
  });
});

for (const width of [320, 1000])
  describe(`A pupil whose code the server looks up later, ${width} px`, () => {
    async function delayed(ms: number, token?: string) {
      const server = new ScriptedServer();
      const element = document.createElement('abacade-lobby');
      element.network = server.network;
      element.lang = 'en';
      element.token = token;
      element.live = 'https://live.school.example/#K7M4-PQ2R';
      stageOf(width).append(element);
      await until(() => server.last('hello'), 'it connects');
      server.say({ t: 'later', ms });
      await turn();
      return { element, server };
    }

    it('compares the code meanwhile, and can type another one', async () => {
      const { element, server } = await delayed(32_000);
      const status = find(element, '.moment[role=status]')!;
      expect(words(status)).to.include('K7M4-PQ2R').and.to.include('Is this the code on the whiteboard?');
      expect(the(element, '.frame').scrollWidth).to.be.at.most(width);
      expect(await violations(element)).to.eql([]);
      const another = queryByRole(element, 'button', 'Another code')!;
      another.focus();
      another.click();
      await until(() => focused(element)?.matches('input'), 'the field has the focus');
      expect((focused(element) as HTMLInputElement).value).to.equal('');
      expect(server.network.storage.get('abacade.lobby:https://live.school.example')).to.equal(undefined);
    });

    it('reads nothing of a code that was not typed', async () => {
      const { element } = await delayed(32_000, 'c'.repeat(22));
      expect(words(element)).to.include('One moment');
      expect(queryByRole(element, 'button', 'Another code')).to.equal(null);
    });

    it('comes in when the code was right', async () => {
      const { element, server } = await delayed(10);
      await until(() => server.received.filter(({ t }) => t === 'hello').length > 1, 'it asks again');
      server.say(lobby);
      await until(() => words(element).includes('Who are you today?'), 'the names are there');
    });
  });
