// The packages, as the builder makes them in this browser: unpacked, served as a platform does, and played to the end.
import { expect } from '@open-wc/testing';
import { FakeLrs } from '../unit/support/fake-lrs.js';
import { Lms } from '../unit/support/scorm-lms.js';
import { expectOwn, fileOf, playToTheEnd, short, Site, workshop, type Game } from './support/made.js';
import { until } from './support/until.js';
import {} from './support/look-up.js';

const shop = workshop();
const { page } = shop;
const host = window as unknown as Record<string, unknown>;

const scorms = [
  { kind: 'scorm12', version: '1.2', api: 'API', score: 'core.score.raw', with: Object.keys(short) as Game[] },
  { kind: 'scorm2004', version: '2004', api: 'API_1484_11', score: 'score.raw', with: ['tables'] },
] as const;

for (const { kind, version, api, score, with: played } of scorms) {
  describe(`the builder’s package of ${kind}`, () => {
    for (const game of played) {
      it(`brings ${game} into a course, and its marks to the gradebook`, async () => {
        const site = await Site.of('zip', await fileOf(shop.builder, kind, short[game]));
        const lms = new Lms(version);
        host[api] = (lms.page().parent as { parent: Record<string, unknown> }).parent[api];
        await page.open(site.address);
        page.unseen();
        await playToTheEnd(await page.begun());
        await until(() => page.says('standing').includes('100 of 100'), 'the result is told');
        page.press('Save and finish');
        await until(() => page.says('standing').includes('You can leave this activity now.'), 'it is finished');

        expect(lms.faults).to.deep.equal([]);
        expect(lms.get(score)).to.equal('100');
        const status = ['core.lesson_status', 'completion_status', 'success_status'].map((name) => lms.get(name));
        // An attempt that is not completed also carries what the learner knows; the game of SCORM 2004 asks for facts.
        expect(status.filter(Boolean)).to.deep.equal(kind === 'scorm12' ? ['passed'] : ['incomplete', 'passed']);
        expect(page.says('trouble')).to.equal('');
        await expectOwn(page, site);
        const { files, asked } = await site.log();
        // The page does not load the manifest, the licences, and a twin that is not needed.
        expect(files.filter((name) => /^(index|page|words|scorm)|iife/.test(name))).to.have.members(
          [...new Set(asked)].filter((name) => !name.startsWith('twin')),
        );
      });
    }
  });
}

describe('the builder’s package of cmi5', () => {
  for (const game of ['plyt'] as const) {
    it(`brings ${game} into a course, and tells the statements in their order`, async () => {
      const site = await Site.of('zip', await fileOf(shop.builder, 'cmi5', short[game]));
      const lrs = new FakeLrs({ masteryScore: 0.5 });
      host['lrs'] = lrs.fetch;
      await page.open(`${site.address}${new URL(lrs.launch()).search}`);
      page.unseen();
      await playToTheEnd(await page.begun());
      await until(() => page.says('standing').includes('100 of 100'), 'the result is told');
      page.press('Save and finish');
      await until(() => page.says('standing').includes('You can leave this activity now.'), 'it is finished');
      expect(lrs.verbs).to.deep.equal(['initialized', 'answered', 'completed', 'passed', 'terminated']);
      expect(lrs.faults).to.deep.equal([]);
      const passed = lrs.statements.find(({ verb }) => verb.id.endsWith('/passed'))!;
      expect(passed.result!['score']).to.deep.include({ scaled: 1, raw: 100 });
      expect(new Set(lrs.requests.map(({ url }) => url.origin))).to.deep.equal(new Set(['https://lms.example']));
      await expectOwn(page, site);
    });
  }
});
