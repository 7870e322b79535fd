// Pages that are files on a disk, without any server. Only Chromium's driver can open them beside a test.
import { expect } from '@open-wc/testing';
import { fromDisk, isChromium } from './support/chromium.js';
import { fileOf, short, workshop } from './support/made.js';

if (isChromium) {
  describe('a game on a disk', () => {
    const shop = workshop();

    for (const game of ['multiplay', 'sequence'] as const) {
      it(`is played to its end: ${game}, as the builder’s one file`, async () => {
        const file = await (await fileOf(shop.builder, 'html', short[game])).text();
        const { scores, asked, errors } = await fromDisk(file);
        expect(scores).to.have.length.above(0);
        expect({ asked, errors }).to.deep.equal({ asked: [], errors: [] });
      });
    }

    const beside = (tag: string): string => `{root}/dist/cdn/${tag}.iife.js`;

    for (const [tag, attributes] of [
      ['multiplay-grid', 'size="5" end-at="8"'],
      ['plyt-board', 'start-square="105" cards="off"'],
    ]) {
      it(`is played to its end: ${tag}, with its plain script beside the page`, async () => {
        const page = `<!doctype html><script src="${beside(tag)}"></script><${tag} players="Ada, Ben" ${attributes}></${tag}>`;
        const { scores, asked, errors } = await fromDisk(page);
        expect(scores).to.have.length(2);
        expect(errors).to.deep.equal([]);
        expect(asked.map((url) => url.slice(url.lastIndexOf('/') + 1))).to.deep.equal([`${tag}.iife.js`]);
        expect(asked[0]).to.match(/^file:/);
      });
    }

    it('fetches the words of another language from beside a plain script', async () => {
      const page = `<!doctype html><script src="${beside('multiplay-grid')}"></script><multiplay-grid lang="it" players="Ada, Ben" size="5" end-at="8"></multiplay-grid>`;
      const { scores, asked, errors } = await fromDisk(page);
      expect(scores).to.have.length(2);
      expect(errors.filter((one) => !/words-multiplay/.test(one))).to.deep.equal([]);
      const names = asked.map((url) => url.slice(url.lastIndexOf('/') + 1));
      expect(new Set(names)).to.deep.equal(new Set(['multiplay-grid.iife.js', 'words-multiplay.it.js']));
    });
  });
}
