import { expect } from '@open-wc/testing';
import './support/elements.js';
import { timers } from '../../components/base/environment.js';
import type { Match } from '../../src/match/match.js';
import type { Bot } from '../../src/rules/game.js';
import { isChromium } from './support/chromium.js';
import { clear, stageOf } from './support/grid.js';
import { until } from './support/until.js';

interface Thinker extends HTMLElement {
  readonly bot: Bot<unknown, unknown>;
  readonly match: Match<unknown, unknown, unknown, never> | undefined;
}

/** So many thoughts are looked at. */
const thoughts = 8;

/** The long tasks during the thoughts of computer players; their pauses between are left out. */
async function longTasks(tag: string): Promise<number[]> {
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  const spans: [from: number, to: number][] = [];
  const board = document.createElement(tag) as Thinker;
  const { think, levels } = board.bot;
  board.setAttribute('players', `bot:${levels}, bot:${levels - 1}`);
  Object.assign(board.bot, {
    think: async (...thought: Parameters<typeof think>) => {
      const from = performance.now();
      try {
        return await think(...thought);
      } finally {
        spans.push([from, performance.now()]);
      }
    },
  });
  try {
    stageOf().append(board);
    await until(() => spans.length >= thoughts || board.match?.isOver, 'they think');
  } finally {
    Object.assign(board.bot, { think });
    await clear();
  }
  await new Promise((resolve) => setTimeout(resolve, 150)); // long tasks are told of late
  observer.disconnect();
  expect(spans.length).to.be.above(0);
  // The first one also fetches and compiles; what it draws meanwhile is no thought.
  return tasks
    .filter(({ startTime, duration }) =>
      spans.slice(1).some(([from, to]) => startTime < to && startTime + duration > from),
    )
    .map(({ duration }) => Math.round(duration));
}

const tags = ['pytagora-board', 'sequence-board', 'plyt-board'];

// Only Chromium tells of long tasks.
if (isChromium) {
  describe('Computer players', () => {
    const { later } = timers;
    const { Worker } = window;
    before(() => {
      Object.assign(timers, { later: (call: () => void, ms: number) => later(call, Math.min(ms, 20)) });
    });
    after(() => Object.assign(timers, { later }));
    afterEach(() => {
      window.Worker = Worker;
    });

    for (const tag of tags) {
      for (const where of ['in a worker, where there is one', 'on the page, in slices'] as const) {
        it(`of ${tag} let the page be while they think ${where}`, async () => {
          if (where.startsWith('on')) Reflect.set(window, 'Worker', undefined);
          // On a busy machine any task may take long; a thought that keeps the page does so every time.
          let seen: number[] = [];
          for (let tries = 0; tries < 3; tries++) {
            seen = await longTasks(tag);
            if (!seen.length) break;
          }
          expect(seen).to.deep.equal([]);
        });
      }
    }
  });
}
