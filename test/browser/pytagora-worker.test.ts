import { expect } from '@open-wc/testing';
import { find, findInWorker, findCore, type Placement } from '../../src/core/pytagora-find.js';
import { inWorker } from '../../src/core/worker.js';
import type { Piece } from '../../src/core/pytagora.js';

const lying: readonly Piece[] = [...'12*3=36'].map((glyph, x) => [x, 0, glyph]);
const list = (all: readonly Placement[]): string[] =>
  all.map(({ text, score, x, y, down }) => `${text} ${score} ${x} ${y} ${down}`).sort();

describe('A worker', () => {
  before(() => findCore.use('wasm'));

  for (const rack of ['9-4=71/204', '1236350+*8', '0000000000']) {
    it(`finds for ${rack} what the page itself finds`, async () => {
      const all = find(lying, rack, 1);
      expect(list((await findInWorker(lying, rack, 1))!)).to.deep.equal(list(all));
      const [best] = (await findInWorker(lying, rack, 1, 'standard', 'ltr', false, true))!;
      expect(best?.score ?? 0).to.equal(Math.max(0, ...all.map(({ score }) => score)));
    });
  }

  it('finds what is read from right to left', async () => {
    const all = find(lying, '9-4=71/204', 1, 'standard', 'rtl');
    expect(list((await findInWorker(lying, '9-4=71/204', 1, 'standard', 'rtl'))!)).to.deep.equal(list(all));
  });

  it('is not asked where the twin runs', async () => {
    await findCore.use('twin');
    expect(await findInWorker(lying, '9-4=71/204', 1)).to.equal(undefined);
    await findCore.use('wasm');
  });

  it('that fails, or takes too long, gives null', async () => {
    expect(await inWorker('throw new Error("broken")', 0, undefined, 5000)).to.equal(null);
    expect(await inWorker('this is no program', 0, undefined, 5000)).to.equal(null);
    expect(await inWorker('onmessage = () => {}', 0, undefined, 50)).to.equal(null);
    expect(await inWorker('onmessage = ({ data }) => postMessage(data + 1)', 1, undefined, 5000)).to.equal(2);
  });
});
