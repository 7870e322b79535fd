import { expect } from '@open-wc/testing';
import '../../components/abacade-class/define.js';
import '../../components/abacade-known/define.js';
import '../../components/abacade-lobby/define.js';
import '../../components/abacade-report/define.js';
import '../../components/abacade-warm-up/define.js';
import { madeUpReport } from '../../demo/report/made-up.js';
import type { LessonView } from '../../src/live/protocol/lesson-messages.js';
import { clear, stageOf } from './support/grid.js';
import { press, tap } from './support/hands.js';
import { ScriptedServer } from './support/scripted-server.js';
import { until } from './support/until.js';
import { find, findAll } from './support/look-up.js';
import { hasRole, queryByRole, questionOf } from './support/roles.js';

/** The keys that a page with shortcuts on its document and its window receives, before and after the element. */
const heard = { before: [] as string[], after: [] as string[] };
const types = ['keydown', 'keypress', 'keyup'] as const;
const early = (event: Event): void => {
  if (event.type === 'keydown') heard.before.push((event as KeyboardEvent).key);
};
const late = (event: Event): void => void heard.after.push(`${event.type} ${(event as KeyboardEvent).key}`);

beforeEach(() => {
  heard.before.length = heard.after.length = 0;
  for (const type of types)
    for (const page of [document, window]) {
      page.addEventListener(type, early, true);
      page.addEventListener(type, late);
    }
});
afterEach(() => {
  for (const type of types)
    for (const page of [document, window]) {
      page.removeEventListener(type, early, true);
      page.removeEventListener(type, late);
    }
  return clear();
});

type Shown = HTMLElement & { readonly updateComplete: Promise<unknown> };

async function shown<T extends Shown>(
  tag: string,
  screen: string,
  attributes: Readonly<Record<string, string>> = {},
  prepare: (element: T) => void = () => undefined,
): Promise<T> {
  const element = document.createElement(tag) as unknown as T;
  for (const [name, value] of Object.entries({ lang: 'en', ...attributes })) element.setAttribute(name, value);
  prepare(element);
  stageOf(784).append(element);
  await until(() => find(element, screen), `${tag} shows ${screen}`);
  await element.updateComplete;
  return element;
}

const token = 'a'.repeat(22);
const view: LessonView = {
  t: 'class',
  seq: 5,
  code: 'K7M4PQ',
  phase: 'open',
  paused: false,
  lesson: { game: 'multiplay', options: {}, how: 'pairs', size: 2, undo: 'off', admit: false, warmUp: false },
  round: 0,
  rounds: 1,
  pupils: [],
  boards: [],
  right: [],
  summit: 200,
  bests: 0,
  shown: { show: 'wall' },
};

async function lesson(): Promise<{ element: Shown; server: ScriptedServer }> {
  const server = new ScriptedServer();
  const element = await shown<HTMLElementTagNameMap['abacade-class']>(
    'abacade-class',
    '.frame',
    { live: 'https://live.school.example/', key: token },
    (one) => (one.network = server.network),
  );
  await until(() => server.last('hello'), 'the lesson dials');
  server.say({ t: 'teacher', token, projector: token.replaceAll('a', 'p'), code: view.code });
  server.say(view);
  await until(() => find(element, '.tiles'), 'the code is shown');
  return { element, server };
}

interface Case {
  /** The control that has the focus. */
  readonly control: HTMLElement;
  /** The keys that the element uses there. */
  readonly takes: readonly string[];
  /** The keys that are left to the page there. */
  readonly leaves: readonly string[];
}

const cases: readonly (readonly [name: string, open: () => Promise<Case>])[] = [
  [
    'the first question of the warm-up',
    async () => {
      const element = await shown('abacade-warm-up', '.big', { fact: '6*9', pace: 'none' });
      await tap(queryByRole(element, 'button', 'Start')!);
      await until(() => hasRole(element, 'status', 'Your answer'), 'the first question');
      return { control: questionOf(element), takes: ['1', '2', 'Backspace'], leaves: ['q', 'F2'] };
    },
  ],
  [
    'the garden, all facts',
    async () => {
      const element = await shown('abacade-known', '.garden');
      await until(() => find(element, '.all-tables button[tabindex="0"]'), 'the facts are there');
      const takes = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Enter', ' '];
      return { control: find(element, '.all-tables button[tabindex="0"]')!, takes, leaves: ['q', 'p'] };
    },
  ],
  [
    'the map of the report',
    async () => {
      const element = await shown<HTMLElementTagNameMap['abacade-report']>('abacade-report', '.frame', {
        'warm-up': 'warm-up.html',
      });
      await element.open([new File([madeUpReport(1056)], 'class.txt')]);
      await until(() => find(element, '.map .cell[tabindex="0"]'), 'the map of the class is there');
      const takes = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Home', 'End'];
      return { control: find(element, '.map .cell[tabindex="0"]')!, takes, leaves: ['q', 'p'] };
    },
  ],
  [
    'the code of the lobby',
    async () => {
      const server = new ScriptedServer();
      const element = await shown<HTMLElementTagNameMap['abacade-lobby']>(
        'abacade-lobby',
        'input',
        { live: 'http://192.168.1.20:8300/' },
        (one) => (one.network = server.network),
      );
      const takes = ['k', '7', 'o', 'ArrowLeft', 'Home', 'Backspace', ' '];
      return { control: find(element, 'input')!, takes, leaves: ['Escape', 'F2'] };
    },
  ],
  [
    'a button of the lesson',
    async () => {
      const { element } = await lesson();
      return { control: find(element, '.frame button:not([disabled])')!, takes: ['p'], leaves: ['q', 'ArrowDown'] };
    },
  ],
];

describe('A key that an element uses which is no game', () => {
  for (const [name, open] of cases) {
    it(`stops at it, on ${name}; all others are the page’s`, async () => {
      const { control, takes, leaves } = await open();
      control.focus();
      heard.before.length = heard.after.length = 0;
      for (const key of takes) await press(key);
      expect(heard.after).to.deep.equal([]);
      // Capturing listeners on the document and the window receive the key before the element, and do not stop it.
      expect(heard.before).to.deep.equal(takes.flatMap((key) => [key, key]));
      for (const key of leaves) {
        await press(key);
        expect(heard.after).to.include(`keydown ${key}`);
      }
    });
  }

  it('stops at the element, on the button of a dialog of the lesson: Escape closes it', async () => {
    const { element, server } = await lesson();
    server.say({ ...view, phase: 'round', round: 1, seq: 6 });
    await element.updateComplete;
    const button = findAll(element, 'button').find(({ textContent }) => /message|projector/i.test(textContent))!;
    await tap(button);
    await until(() => find(element, '.veil'), 'a dialog is open');
    queryByRole(element, 'button', 'Close')!.focus();
    heard.after.length = 0;
    await press('Escape');
    await element.updateComplete;
    expect(find(element, '.veil')).to.equal(null);
    expect(heard.after.filter((one) => one.startsWith('keydown'))).to.deep.equal([]);
  });

  it('is the lesson’s where nothing has the focus, and not where something of the page has', async () => {
    const { server } = await lesson();
    (document.activeElement as HTMLElement | null)?.blur();
    await press('p');
    expect(server.last('class')).to.include({ do: 'pause' });
    expect(heard.after.filter((one) => one === 'keydown p').length, 'the window hears nothing').to.be.at.most(1);
    server.say({ ...view, paused: true, seq: 6 });
    const told = server.last('class');
    for (const make of [
      () => Object.assign(document.createElement('p'), { contentEditable: 'true' }),
      () => document.createElement('button'),
    ]) {
      const own = make();
      document.body.append(own);
      own.focus();
      await press('p');
      own.remove();
      expect(server.last('class')).to.equal(told);
    }
    expect(heard.after).to.include('keydown p');
  });
});
