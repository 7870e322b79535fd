// The static site, as `npm run site` writes it. Each test continues the same visit (test/pages/site.mjs).
import { expect } from '@open-wc/testing';
import { longCommand } from './support/chromium.js';

const step = <Found>(): Promise<Found> => longCommand('visit-site');

describe('the static site', () => {
  it('refers to its own files, relative to each, and has nothing inline', async () => {
    expect(await step()).to.deep.equal({ broken: [], lost: [], inline: [] });
  });

  it('opens each page under the strictest policy', async () => {
    const { pages, problems, strays } = await step<Record<string, unknown>>();
    expect([problems, strays]).to.deep.equal([[], []]);
    expect(pages).to.be.greaterThan(10);
  });

  it('is of one version: the next one is used once it is complete and the pages of the old one are closed', async () => {
    const found = await step<Record<string, unknown> & { caches: string[] }>();
    const { incomplete, complete, before, old, now, caches } = found;
    expect([incomplete, complete]).to.deep.equal(['redundant', 'installed']);
    // The caches: this version, the next one, and that of another site, which is not touched.
    expect([before, old, now]).to.deep.equal([3, 'Abacade', 'Second']);
    expect(caches.filter((name) => name.startsWith('abacade '))).to.have.length(1);
    expect(caches).to.include('of another site');
  });

  it('has all that its pages ask for without a network, opens, and plays', async () => {
    expect(await step()).to.deep.equal({ problems: [], moves: 12 });
  });
});
