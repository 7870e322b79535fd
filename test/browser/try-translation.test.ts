import { expect } from '@open-wc/testing';
import '../../demo/translate/try-translation.js';
import type { TryTranslation } from '../../demo/translate/try-translation.js';
import { violations } from './support/axe.js';
import { clear, stageOf } from './support/grid.js';
import { until } from './support/until.js';
import { find, findAll, the, words } from './support/look-up.js';
import { getByRole } from './support/roles.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'Try a translation';
});
afterEach(clear);

/** Opens the page with a file: that of the project with some texts changed. */
async function tried(path: string, changes: readonly (readonly [string, string])[] = []): Promise<TryTranslation> {
  const page = document.createElement('try-translation');
  page.setAttribute('words', '/words/');
  stageOf(320).append(page);
  const po = await (await fetch(`/words/${path}`)).text();
  const text = changes.reduce((old, [from, to]) => {
    expect(old).to.contain(from);
    return old.replaceAll(from, to);
  }, po);
  await page.open([new File([text], path.split('/')[1])]);
  await page.updateComplete;
  return page;
}

const markup = '<img src=x onerror=globalThis.ran=true>';

describe('A translation that is tried', () => {
  it('shows each message with its forms and its problems, as text alone', async () => {
    const page = await tried('pl/multiplay.po', [['msgstr "Multiplay"', `msgstr "${markup}"`]]);
    expect(words(the(page, '.summary'))).to.match(/Polski.* 120 of 120 messages translated, 1 with problems/);
    const [first] = findAll(page, 'article');
    expect(words(first)).to.contain('multiplay.title').and.contain('it has markup').and.contain(markup);
    expect(find(page, 'img')).to.equal(null);
    expect('ran' in globalThis).to.equal(false);
    const later = findAll(page, 'article').find((one) => words(one).includes('multiplay.panel.endLater'))!;
    expect([...later.querySelectorAll('th')].map(words)).to.eql(['0', '1', '2', '3', '5', '11', '100']);
    expect([...later.querySelectorAll('td b')].map(words)).to.eql(['0', '1', '2', '3', '5', '11', '100']);
    expect(page.scrollWidth).to.be.at.most(320);
    expect(await violations(page)).to.eql([]);
  });

  it('is played: the words of the file, also in a language that is new, and the others beside them', async () => {
    for (const [path, language] of [
      ['it/multiplay.po', 'it'],
      ['it/multiplay.po', 'fi'],
    ]) {
      const page = await tried(path, [
        ['"Language: it\\n"', `"Language: ${language}\\n"`],
        ['msgstr "Multiplay"', `msgstr "${markup}"`],
      ]);
      getByRole(page, 'button', 'Multiplay with these words').click();
      await until(() => find(find(page, 'multiplay-grid'), '.frame'), 'the game stands there');
      const game = the(page, 'multiplay-grid');
      await until(() => words(find(game, '.frame')).includes(markup), 'it says the words of the file');
      expect(find(game, 'img')).to.equal(null);
      const frame = the<HTMLElement>(game, '.frame');
      expect(frame.lang).to.equal(language);
      // Texts that are not in the file appear in the language, or in English if there is no translation yet.
      expect(words(frame)).to.contain(language === 'it' ? 'Chi gioca?' : 'Who is playing?');
      await clear();
    }
    expect('ran' in globalThis).to.equal(false);
  });

  it('takes a file that is dropped anywhere on the page', async () => {
    const page = await tried('de/plyt.po');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([await (await fetch('/words/ar/tables.po')).text()], 'tables.po'));
    const drop = new DragEvent('drop', { dataTransfer, cancelable: true, bubbles: true });
    document.body.dispatchEvent(drop);
    expect(drop.defaultPrevented).to.equal(true);
    await until(() => words(the(page, '[role="status"]')).includes('العربية'), 'the file is open');
  });

  it('says what is wrong with a file that is not one', async () => {
    const page = await tried('de/plyt.po');
    const po = await (await fetch('/words/de/plyt.po')).text();
    for (const [file, why] of [
      [new File([po], 'up-and-down.po'), /named after the part up-and-down, and has the messages of plyt/],
      [new File([new Uint8Array(20_000_000)], 'up-and-down.po'), /larger than 1 MB/],
      [new File([new Uint8Array([0xff, 0])], 'up-and-down.po'), /not UTF-8/],
      [new File([po], 'chess.po'), /no part of this name/],
    ] as const) {
      await page.open([file]);
      await page.updateComplete;
      expect(words(the(page, '[role="status"]'))).to.match(why);
      expect(find(page, 'article')).to.equal(null);
    }
  });
});
