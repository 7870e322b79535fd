import { expect } from '@open-wc/testing';
import { Lms } from '../unit/support/scorm-lms.js';
import { inChromium, isChromium, mostInChromium } from './support/chromium.js';
import { clearKept } from './support/kept.js';
import { addressOf, nextMove, PackagePage, playOn } from './support/package-page.js';
import { turn } from './support/time.js';
import { until } from './support/until.js';
import { findAll } from './support/look-up.js';

const versions = [
  { kind: 'scorm12', version: '1.2', api: 'API', status: 'core.lesson_status', score: 'core.score.raw' },
  { kind: 'scorm2004', version: '2004', api: 'API_1484_11', status: 'success_status', score: 'score.raw' },
] as const;

/** A race of a few turns near the summit. */
const race = 'game=plyt&players=Ada&start-square=105&standard=2&cards=off&score=share-right:1&pass=50';
/** A game to two thirds of a small board. */
const cubes = 'game=multiplay&players=Ada, Ben&size=5&end-at=8&answer=product&score=won';

const page = new PackagePage();
const host = window as unknown as Record<string, unknown>;

/** Opens the package in this session of the host. */
async function open(lms: Lms, kind: string, api: string, query = race, isSeen = false): Promise<void> {
  const above = lms.page().parent as { readonly parent: Record<string, unknown> };
  host[api] = above.parent[api];
  await page.open(addressOf(kind, query));
  if (!isSeen) page.unseen();
  await page.begun();
}

/** Unloads the page for good, as when somebody closes it, and with it the session. */
async function leave(): Promise<void> {
  page.window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  await turn();
  page.close();
}

let seed = 1;
const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;

describe('packages in a platform', () => {
  beforeEach(async () => {
    seed = 7;
    await clearKept();
  });
  afterEach(() => {
    page.close();
    for (const { api } of versions) delete host[api];
  });

  // How a page is closed depends on the engine; the versions differ only in names.
  for (const { kind, version, api, status, score } of mostInChromium(versions, 1)) {
    describe(kind, () => {
      it('goes on at every turn, and reports the whole game', async () => {
        const lms = new Lms(version);
        await open(lms, kind, api);
        for (let moves = 0; nextMove(page.board, () => 0) !== undefined; moves++) {
          expect(moves).to.be.below(60);
          playOn(page.board, random, 1);
          await turn();
          // The page is closed after every move in Chromium, after every third one elsewhere.
          if (!isChromium && moves % 3) continue;
          const before = page.board.toText();
          const { ply } = page.board.match!;
          await leave();
          await open(lms, kind, api);
          expect(page.board.toText()).to.equal(before);
          // It has its moves, so that they can be reviewed.
          expect(page.board.match!.ply).to.equal(ply);
        }
        expect(page.board.match!.isOver).to.equal(true);
        await leave();
        expect(lms.faults).to.deep.equal([]);
        expect(lms.get(status)).to.equal('passed');
        // The attempt also carries what the learner knows.
        if (version === '2004') expect(lms.get('completion_status')).to.equal('incomplete');
        expect(lms.get(score)).to.equal('100');
        const [summary, ...answers] = lms.interactions;
        expect(summary['id']).to.equal('abacade_facts');
        expect(answers.length).to.be.above(0);
        for (const { result } of answers) expect(result).to.equal('correct');
      });

      it('tells wrong answers and hints, and finishes where the learner says so', async () => {
        const lms = new Lms(version);
        await open(lms, kind, api, cubes, true);
        const { board } = page;
        while (nextMove(board, () => 0) !== undefined) playOn(board, random, 1);
        await until(() => page.says('standing').startsWith('Everything is saved.'), 'it is saved');
        page.press('Save and finish');
        await until(() => page.says('standing').includes('You can leave this activity now.'), 'it is finished');
        expect(board.inert).to.equal(true);
        // Nothing is offered that cannot be done, and the message names what to do in the platform.
        expect(board.checkVisibility()).to.equal(false);
        const { document } = page;
        const buttons = [document.querySelector('.head')!, page.bar, board].flatMap((place) =>
          findAll(place, 'button'),
        );
        expect(buttons.filter((one) => one.checkVisibility())).to.deep.equal([]);
        expect(page.says('standing')).to.contain('press “Exit activity”, or close this page.');
        expect(document.documentElement.scrollHeight).to.be.most(page.window.innerHeight + 1);
        expect(lms.faults).to.deep.equal([]);
        expect(lms.get(score)).to.match(/^(0|100)$/);
      });

      it('keeps what a lost session does not take, says so, and sends it in the next', async () => {
        const lms = new Lms(version);
        await open(lms, kind, api);
        lms.weather.lost = true;
        playOn(page.board, random, 3);
        await until(() => page.says('trouble').startsWith('Not saved yet'), 'said');
        const text = page.board.toText();
        expect(page.says('standing')).to.equal('');
        expect(lms.stored.size).to.equal(0);
        await leave();
        lms.weather.lost = false;
        // Does the same as Moodle when the pupil logs in again.
        localStorage.clear();
        sessionStorage.clear();
        await open(lms, kind, api);
        expect(page.board.toText()).to.equal(text);
        playOn(page.board, random, 2);
        await turn();
        await leave();
        expect(lms.interactions.length).to.be.above(0);
      });

      inChromium('plays on where a value is refused, and where there is no platform', async () => {
        const lms = new Lms(version);
        lms.weather.refuses = /suspend_data/;
        lms.weather.refusal = '405';
        await open(lms, kind, api);
        playOn(page.board, random, 6);
        await until(() => page.says('trouble').startsWith('The course did not accept everything.'), 'said');
        page.close();
        delete host[api];
        await page.open(addressOf(kind, race));
        await page.begun();
        await until(() => page.says('trouble').startsWith('This page was not opened from a course'), 'said');
        playOn(page.board, random);
        expect(page.board.match!.isOver).to.equal(true);
      });
    });
  }
});
