import { expect } from '@open-wc/testing';
import './support/elements.js';
import { timers } from '../../components/parts/environment.js';
import { findCore } from '../../src/core/pytagora-find.js';
import { solverCore } from '../../src/core/sequence-solver.js';
import type { Match } from '../../src/match/match.js';
import type { Bot } from '../../src/rules/game.js';
import { clear, stageOf } from './support/grid.js';
import { until } from './support/until.js';
import { stepsOfSlice, watchWork } from './support/work.js';

interface Thinker extends HTMLElement {
  readonly definition: { readonly bot: Bot<unknown, unknown> };
  readonly match: Match<unknown, unknown, unknown, never> | undefined;
}

/** The number of thoughts that are checked. */
const thoughts = 8;

/** Time limit in ms for a thought on any machine, also beside other tests: the test counts work, not time. */
const patience = 100_000;

/** Lets computer players of the two highest levels play each other. */
async function think(tag: string, attributes: Record<string, string>): Promise<void> {
  let thought = 0;
  const board = document.createElement(tag) as Thinker;
  const { think, levels } = board.definition.bot;
  const given = { players: `bot:${levels}, bot:${levels - 1}`, ...attributes };
  for (const [name, value] of Object.entries(given)) board.setAttribute(name, value);
  Object.assign(board.definition.bot, {
    think: async (...asked: Parameters<typeof think>) => {
      const move = await think(...asked);
      thought++;
      return move;
    },
  });
  try {
    stageOf().append(board);
    await until(() => thought >= thoughts || board.match?.isOver, 'they think', patience);
  } finally {
    Object.assign(board.definition.bot, { think });
    await clear();
  }
  expect(thought).to.be.above(0);
}

/** The maximum amount of work in a step: src/core/pytagora-find.ts, src/core/sequence-solver.ts. */
const stepOf = { find: 30_000, solve: 364 };

// The computer player of PLYT uses no core: its thought takes a tenth of a millisecond (docs/strength.md).
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

  for (const where of ['in a worker, where there is one', 'on the page, in slices'] as const) {
    const isHere = where.startsWith('on');

    it(`of pytagora-board let the page be while they think ${where}`, async () => {
      if (isHere) Reflect.set(window, 'Worker', undefined);
      const work = watchWork(findCore, { seek: ([most]) => most });
      try {
        // If players may exchange only when stuck, the rules search too, and on the page: this test counts only thoughts.
        await think('pytagora-board', { exchange: 'any-time' });
        if (isHere) expect(work.most).to.be.within(1, 2 * stepsOfSlice * stepOf.find);
        else expect(work.all).to.equal(0);
      } finally {
        work.end();
      }
    });

    it(`of sequence-board let the page be while they think ${where}`, async () => {
      if (isHere) Reflect.set(window, 'Worker', undefined);
      let solved = 0;
      const whole = (_: number[], dealt: number): number => dealt;
      const work = watchWork(solverCore, {
        solveStep: (_, dealt) => {
          solved += dealt;
          return dealt;
        },
        // The tables of a race are never solved in a worker.
        solveAim: whole,
        spreadAim: whole,
      });
      try {
        // The tables of a rule are solved once in a page.
        await think('sequence-board', { 'total-rule': isHere ? 'more-than' : 'at-least' });
        expect(work.most).to.be.within(1, 2 * stepsOfSlice * stepOf.solve);
        expect(solved > 0).to.equal(isHere);
      } finally {
        work.end();
      }
    });
  }
});
