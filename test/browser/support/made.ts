import { expect } from '@open-wc/testing';
import type { Output } from '../../../demo/builder/outputs.js';
import { choicesFromQuery } from '../../../src/embed/address.js';
import { act, choose, find, lines, made, root, type GameBuilder } from './builder.js';
import { words } from './grid.js';

/** What the server of the tests tells of something that was made: test/pages/made.mjs. */
interface Log {
  readonly files: readonly string[];
  readonly asked: readonly string[];
  readonly missed: readonly string[];
  readonly refused: readonly string[];
}

/** Something of the builder's that the server of the tests gives out. */
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

  /** That nothing was asked for that is not there, and nothing was tried that the policy refuses. */
  async expectClean(): Promise<Log> {
    const log = await this.log();
    expect(log.missed).to.deep.equal([]);
    // WebAssembly is tried first; where it is refused the twin is fetched.
    expect(log.refused.filter((text) => !text.includes('wasm-eval'))).to.deep.equal([]);
    return log;
  }
}

/** Has the builder take the choices of an address, as this. */
export async function take(builder: GameBuilder, output: Output, query: string): Promise<void> {
  const choices = choicesFromQuery(query);
  if (!choices.ok) throw new Error(choices.message);
  builder.reopen(choices.value);
  await builder.updateComplete;
  await choose(builder, 'output', output);
  expect(words(act(builder))).not.to.equal('');
}

/** The file that the builder makes of these choices. */
export async function fileOf(builder: GameBuilder, output: Output, query: string): Promise<Blob> {
  await take(builder, output, query);
  return (await made(builder)).blob;
}

/** The lines that the builder gives for these choices, naming the scripts in that folder. */
export async function linesOf(builder: GameBuilder, output: Output, query: string, at: string): Promise<string> {
  await take(builder, output, query);
  const folder = find<HTMLInputElement>(root(builder), '#folder');
  folder.value = at;
  folder.dispatchEvent(new Event('change', { bubbles: true }));
  await builder.updateComplete;
  return lines(builder);
}
