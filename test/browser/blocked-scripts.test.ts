import { expect } from '@open-wc/testing';
import { embed } from '../../src/words/generated/embed.js';
import { addressOf } from './support/package-page.js';
import { until } from './support/until.js';
import { find } from './support/look-up.js';

/* The page of a package whose scripts a policy blocks. The place of the game then shows the text of the page. */

const frame = document.createElement('iframe');
frame.style.cssText = 'width: 320px; height: 568px; border: 0';
afterEach(() => frame.remove());

/** Shows the page of a package under a policy of its own. */
async function show(kind: string, query: string, policy: string): Promise<Document> {
  const address = new URL(addressOf(kind, query), location.href).href;
  const text = await (await fetch(address)).text();
  const head = `<head><base href="${address}"><meta http-equiv="Content-Security-Policy" content="${policy}">`;
  frame.srcdoc = text.replace('<head>', head);
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
  return frame.contentDocument!;
}

const kinds = ['scorm12', 'cmi5', 'html'] as const;
const sentence = (tag: string): string => embed[tag].blocked('PLYT');

describe('a package whose scripts are blocked', () => {
  for (const kind of kinds) {
    it(`${kind}: says so after a while, in its language`, async () => {
      const page = await show(kind, 'game=plyt&players=Ada&lang=de', "script-src 'none'");
      const game = page.querySelector<HTMLElement>('main > plyt-board')!;
      const { getComputedStyle: styleOf } = frame.contentWindow as Window & typeof globalThis;
      expect(game.innerText.trim(), 'nothing is said yet').to.equal('');
      expect(game.textContent).to.equal(sentence('de'));
      expect(page.getAnimations()).to.have.length(1);
      for (const animation of page.getAnimations()) animation.finish();
      expect(game.innerText).to.equal(sentence('de'));
      expect(styleOf(game).display).to.equal('block');
      expect(page.documentElement.scrollWidth).to.equal(320);
    });

    it(`${kind}: says so at once where its styles are blocked, too`, async () => {
      const page = await show(kind, 'game=plyt&players=Ada', "default-src 'none'");
      const game = page.querySelector<HTMLElement>('main > plyt-board')!;
      expect(game.innerText).to.equal(sentence('en'));
      expect(game.querySelector('[lang]')!.getAttribute('lang')).to.equal('en');
    });
  }

  it('shows the game and nothing else where they run', async () => {
    const page = await show('html', 'game=plyt&players=Ada', "script-src 'unsafe-inline' 'wasm-unsafe-eval'");
    const game = page.querySelector<HTMLElement>('main > plyt-board')!;
    await until(() => find(game, '.frame'), 'the game is there');
    expect(game.innerText.trim()).to.equal('');
    expect(page.getAnimations().filter((one) => (one as CSSAnimation).animationName === 'late')).to.deep.equal([]);
  });
});
