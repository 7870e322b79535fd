import { expect } from '@open-wc/testing';
import type { Game } from '../../src/rules/game.js';
import { random } from './support/chance.js';
import { isChromium } from './support/chromium.js';
import { staysAtHome } from './support/own-origin.js';
import { until } from './support/until.js';
import { find } from './support/look-up.js';

/** Any board, as far as the tests need it. */
interface Board extends HTMLElement {
  readonly rules: Game<unknown, unknown, unknown>;
  readonly state: unknown;
  play(move: unknown): { ok: boolean };
  toText(): string;
}

type Policy = 'none' | 'self' | 'wasm' | 'trusted';
interface PageWindow extends Window {
  readonly seen: { readonly errors: string[]; readonly violations: string[] };
  /** The result of test/pages/core.js. */
  readonly played?: Promise<unknown>;
}

const manifest = (await (await fetch('/plain/custom-elements.json')).json()) as {
  modules: { declarations: { tagName: string; events: { name: string }[] }[] }[];
};
const games = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ events }) => events.some(({ name }) => name === 'game-start'))
  .map(({ tagName }) => tagName);
/** Games whose rules need no core have no twin. */
const coreless = ['plyt-board', 'pytagora-square', 'pytagora-tables'];
/** All games in Chromium; elsewhere one with cores and one without, as the effect of a policy does not depend on the game. */
const tags = isChromium ? games : ['pytagora-board', 'plyt-board'];

let frame: HTMLIFrameElement;
afterEach(() => {
  if (frame.isConnected) staysAtHome(frame.contentWindow!);
  frame.remove();
});

/** Opens a page of test/pages. */
async function load(kind: string, tag: string, query: string): Promise<PageWindow> {
  frame = document.createElement('iframe');
  frame.style.cssText = 'width: 800px; height: 600px';
  frame.src = `/page/${kind}/${tag}?${query}`;
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
  return frame.contentWindow as PageWindow;
}

/** Opens a page and waits until its element has begun a game. */
async function open(kind: string, tag: string, policy: Policy): Promise<{ page: PageWindow; board: Board }> {
  const page = await load(kind, tag, `policy=${policy}`);
  const board = page.document.querySelector(tag) as Board;
  // The notation may become available a moment after the game has begun.
  await until(
    () => board.state !== undefined && board.toText() !== '',
    `${tag} begins: ${page.seen.errors.join(', ')}`,
  );
  return { page, board };
}

/** Makes some moves in any game. */
function playOn(board: Board, moves: number): void {
  for (let i = 0; i < moves; i++) {
    const { rules: game, state } = board;
    const turn = game.turn(state);
    if (turn.kind === 'over') return;
    const [move] = turn.kind === 'chance' ? [game.chance(state, random)] : game.moves(state);
    const before = board.toText();
    expect(board.play(move).ok).to.equal(true);
    expect(board.toText()).not.to.equal(before);
  }
}

/** Returns the names of the twins that the page has fetched. */
const twins = (page: PageWindow): string[] =>
  page.performance
    .getEntriesByType('resource')
    .map(({ name }) => /(\/twin-[\w-]+|[\w-]+\.twin-[\w-]+)\.js$/.exec(name)?.[0])
    .filter((name) => name !== undefined);

/** Returns the errors in the page, except for a refused WebAssembly, for which the twin is used. */
const complaints = ({ seen }: PageWindow): string[] => [
  ...seen.errors,
  ...seen.violations.filter((text) => !text.includes('wasm-eval')),
];

const isRefused = (policy: Policy): boolean => policy === 'self' || policy === 'trusted';

/** Ways of putting an element on a page, and the policies to test each with. */
const ways: [kind: string, policies: Policy[]][] = [
  ['module', ['none', 'wasm', 'self', 'trusted']],
  ['script', ['none', 'wasm', 'self']],
  ['all', ['self']],
  ['twice', ['none']],
];
/** For an element that gets its cores in the same way as another one that is tested in all these ways. */
const fewerWays: typeof ways = [
  ['module', ['trusted']],
  ['script', ['self']],
  ['all', ['self']],
];
const isInAllWays = (tag: string): boolean => tag === 'pytagora-board' || (isChromium && tag === 'plyt-board');
const waysOf = (tag: string): typeof ways => (isInAllWays(tag) ? ways : fewerWays);

for (const tag of tags) {
  describe(`<${tag}> on a page of its own`, () => {
    for (const [kind, policies] of waysOf(tag)) {
      for (const policy of policies) {
        it(`plays as ${kind} under policy ${policy}`, async () => {
          const { page, board } = await open(kind, tag, policy);
          const cores = isRefused(policy) && !coreless.includes(tag) ? (tag === 'pytagora-board' ? 2 : 1) : 0;
          // A core may arrive after the table; Pytagora has one more, for finding equations.
          await until(() => twins(page).length === cores, 'the twins are fetched');
          playOn(board, 12);
          expect(twins(page).length).to.equal(cores);
          expect(complaints(page)).to.deep.equal([]);
        });
      }
    }

    for (const kind of ['module', 'script', 'all']) {
      it(`fetches its form as ${kind} under a strict policy`, async () => {
        const page = await load(kind, tag, 'policy=self&form');
        const board = page.document.querySelector(tag);
        await until(() => find(board, '[part~="set-up"]'), 'the form opens');
        expect(complaints(page)).to.deep.equal([]);
      });
    }
  });
}

describe('abacade/core on a page of its own', () => {
  it('gives the same answers with and without WebAssembly', async () => {
    const answers: unknown[] = [];
    for (const policy of ['none', 'wasm', 'self'] as const) {
      const page = await load('core', 'no-element', `policy=${policy}`);
      answers.push(await page.played);
      expect(twins(page).length > 0).to.equal(isRefused(policy));
      frame.remove();
    }
    expect(answers[1]).to.deep.equal(answers[0]);
    expect(answers[2]).to.deep.equal(answers[0]);
  });
});
