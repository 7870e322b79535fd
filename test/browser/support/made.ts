import { expect } from '@open-wc/testing';
import type { Output } from '../../../demo/builder/outputs.js';
import { choicesFromQuery } from '../../../src/embed/address.js';
import { games } from '../../../src/rules/index.js';
import { loadSearch } from '../../../src/rules/pytagora/load.js';
import { random } from './chance.js';
import { act, choose, lines, made, mount, root, type GameBuilder } from './builder.js';
import { clear } from './grid.js';
import { PackagePage, timed, type Played } from './package-page.js';
import { until } from './until.js';
import { the, words } from './look-up.js';

/** Every game in a short version, scored so that a learner who makes no mistake gets 100. */
export const short = {
  plyt: 'game=plyt&players=Ada&start-square=105&standard=2&cards=off&score=share-right:1&pass=50',
  sequence: 'game=sequence&players=Ada&summit=20&score=target:20&pass=50',
  multiplay: 'game=multiplay&players=Ada, Ben&size=5&end-at=15&answer=product&score=share-right&pass=50',
  pytagora: 'game=pytagora&players=Ada&target=12&score=target:12&pass=50',
  'plus-and-minus': 'game=plus-and-minus&players=Ada&target=12&score=target:12&pass=50',
  'up-and-down': 'game=up-and-down&players=Ada&score=target:1&pass=50',
  tables: 'game=tables&players=Ada, Ben&score=share-right&pass=50',
} as const;
export type Game = keyof typeof short;

/** The report of the tests' server about an output: test/pages/made.mjs. */
interface Log {
  readonly files: readonly string[];
  readonly asked: readonly string[];
  readonly missed: readonly string[];
  readonly refused: readonly string[];
}

/** An output of the builder, as the tests' server serves it. */
export class Site {
  private constructor(readonly id: string) {}

  static async of(kind: 'zip' | 'page', body: Blob | string): Promise<Site> {
    const answer = await fetch(`/made/${kind}`, { method: 'POST', body });
    return new Site(await answer.text());
  }

  get address(): string {
    return `/made/${this.id}/index.html`;
  }

  async log(): Promise<Log> {
    return (await (await fetch(`/made/${this.id}/log`)).json()) as Log;
  }

  /** Checks that nothing was requested that does not exist, and that the policy refused nothing. */
  async expectClean(): Promise<Log> {
    const log = await this.log();
    expect(log.missed).to.deep.equal([]);
    // WebAssembly is tried first; if it is refused, the twin is fetched.
    expect(log.refused.filter((text) => !text.includes('wasm-eval'))).to.deep.equal([]);
    return log;
  }
}

/** Gives the builder the choices of an address, for this output. */
export async function take(builder: GameBuilder, output: Output, query: string): Promise<void> {
  const choices = choicesFromQuery(query);
  if (!choices.ok) throw new Error(choices.message);
  builder.reopen(choices.value);
  await builder.updateComplete;
  await choose(builder, 'output', output);
  expect(words(act(builder))).not.to.equal('');
}

/** Returns the file that the builder makes of these choices. */
export async function fileOf(builder: GameBuilder, output: Output, query: string): Promise<Blob> {
  await take(builder, output, query);
  return (await made(builder)).blob;
}

/** Returns the lines that the builder gives for these choices, with the scripts in that folder. */
export async function linesOf(builder: GameBuilder, output: Output, query: string, at: string): Promise<string> {
  await take(builder, output, query);
  const folder = the<HTMLInputElement>(root(builder), '#folder');
  folder.value = at;
  folder.dispatchEvent(new Event('change', { bubbles: true }));
  await builder.updateComplete;
  return lines(builder);
}

/** The tools of a test of outputs: one builder, and a page in a frame for what it makes. */
export interface Workshop {
  readonly builder: GameBuilder;
  readonly page: PackagePage;
}

const host = window as unknown as Record<string, unknown>;

/** Sets up the tools before the tests of a file, and cleans up after each test. */
export function workshop(): Workshop {
  let builder: GameBuilder;
  // It must be in sight, over the builder: a page out of sight is not drawn, and never learns its height.
  const page = new PackagePage('position: fixed; inset: 0; width: 784px; height: 500px; border: 0');
  before(async () => {
    await loadSearch();
    builder = await mount();
    the(root(builder), 'builder-preview').remove(); // it would begin a game for each choice
  });
  after(clear);
  afterEach(() => {
    page.close();
    for (const name of ['API', 'API_1484_11', 'lrs']) delete host[name];
  });
  return {
    get builder() {
      return builder;
    },
    page,
  };
}

type Rules = Played['rules'];

/**
 * Returns a move of chance. In Tables, it prefers two numbers whose product the learner holds if the learner begins the round: once in 150,
 * a whole game would have no answer of the learner, and so no mark.
 */
function drawn(rules: Rules, state: unknown): unknown {
  const isAnswered = (move: unknown): boolean => {
    const step = rules.play(state, move);
    const turn = step.ok && rules.turn(step.state);
    if (!turn || turn.kind !== 'seat' || turn.seat !== 0) return true;
    const [first] = rules.moves(step.state) as Iterable<{ type: string }>;
    return first.type !== 'pass';
  };
  let move = rules.chance(state, random);
  for (let tries = 0; rules.name === 'tables' && tries < 50 && !isAnswered(move); tries++)
    move = rules.chance(state, random);
  return move;
}

/**
 * Plays the game of a page to its end. The legal moves come from the rules here: the page fetches the search for equations only if a
 * computer player or a hint needs it, and the code that judges them may arrive after the table.
 */
export async function playToTheEnd(board: Played): Promise<void> {
  const rules = Object.values(games).find(({ name }) => name === board.rules.name) as unknown as Rules;
  for (let moves = 0; !board.match!.isOver; moves++) {
    expect(moves).to.be.below(400);
    const { state } = board;
    const chance = rules.turn(state).kind === 'chance';
    const [first] = chance ? [drawn(rules, state)] : rules.moves(state);
    const move = timed(first);
    if (!board.play(move).ok) await until(() => board.play(move).ok, `${JSON.stringify(move)} is taken`);
  }
}

/** Checks that the page has requested only files of the package or the site. */
export async function expectOwn(page: PackagePage, site: Site): Promise<void> {
  expect(page.origins).to.deep.equal([location.origin]);
  await site.expectClean();
}
