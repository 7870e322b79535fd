import { expect } from '@open-wc/testing';
import { FakeLrs } from '../unit/support/fake-lrs.js';
import { clearKept } from './support/kept.js';
import { addressOf, PackagePage, playOn } from './support/package-page.js';
import { turn } from './support/time.js';
import { until } from './support/until.js';

const race = 'game=plyt&players=Ada&start-square=105&standard=2&cards=off';
const page = new PackagePage();
const host = window as unknown as { lrs?: FakeLrs['fetch'] };

let seed = 1;
const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;

/** Opens the package in a new session. */
async function open(lrs: FakeLrs): Promise<void> {
  host.lrs = lrs.fetch;
  await page.open(`${addressOf('cmi5', race)}${new URL(lrs.launch()).search}`);
  await page.begun();
}

describe('a cmi5 package', () => {
  beforeEach(async () => {
    seed = 7;
    await clearKept();
  });
  afterEach(() => {
    page.close();
    delete host.lrs;
  });

  it('tells the statements in their order, goes on where the game was left, and ends', async () => {
    const lrs = new FakeLrs({ masteryScore: 0.5 });
    await open(lrs);
    playOn(page.board, random, 4);
    await until(() => page.says('standing').startsWith('Everything is saved.'), 'it is saved');
    const text = page.board.toText();
    page.window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
    await until(() => lrs.verbs.at(-1) === 'terminated', 'the session ends');
    expect(lrs.verbs).to.deep.equal(['initialized', 'answered', 'terminated']);
    page.close();

    await open(lrs);
    expect(page.board.toText()).to.equal(text);
    expect(page.board.match!.ply).to.equal(4);
    playOn(page.board, random);
    await until(() => page.says('standing').includes('100 of 100'), 'the result is told');
    page.press('Save and finish');
    await until(() => page.says('standing').includes('You can leave this activity now.'), 'it is finished');
    expect(lrs.verbs).to.deep.equal(['initialized', 'answered', 'completed', 'passed', 'terminated']);
    expect(lrs.faults).to.deep.equal([]);
  });

  it('plays on where the store is down, and tells everything once it is back', async () => {
    const lrs = new FakeLrs();
    await open(lrs);
    lrs.down = true;
    playOn(page.board, random, 3);
    await until(() => page.says('trouble').startsWith('Not saved yet'), 'said');
    lrs.down = false;
    page.press('Send now');
    await until(() => page.says('trouble') === '', 'the trouble is over');
    await turn();
    expect(lrs.verbs).to.deep.equal(['initialized', 'answered']);
    expect(lrs.faults).to.deep.equal([]);
  });

  it('says so where it was not launched from a course', async () => {
    await page.open(addressOf('cmi5', race));
    await page.begun();
    await until(() => page.says('trouble').startsWith('The course did not say where to send results.'), 'said');
    playOn(page.board, random);
    expect(page.board.match!.isOver).to.equal(true);
  });
});
