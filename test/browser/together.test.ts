import { expect } from '@open-wc/testing';
import { allTags } from '../../src/embed/elements.js';
import { PackagePage } from './support/package-page.js';
import { until } from './support/until.js';

const page = new PackagePage('width: 800px; height: 600px; border: 0');
const errors = (): readonly string[] => (page.window as unknown as { seen: { errors: string[] } }).seen.errors;
const isDefined = (tag: string): boolean => page.window.customElements.get(tag) !== undefined;

describe('a page with the autoloader alone', () => {
  afterEach(() => {
    expect(errors()).to.deep.equal([]);
    page.close();
  });

  it('has every element that it contains', async () => {
    await page.open('/page/embed/no-element');
    page.document.body.innerHTML = allTags.map((tag) => `<${tag}></${tag}>`).join('');
    for (const tag of allTags) await until(() => isDefined(tag), `${tag} is defined`);
  });

  it('has an element that comes later, also in a shadow root that is handed to it', async () => {
    await page.open('/page/embed/no-element');
    const { document } = page;
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    document.body.append(host);
    root.innerHTML = '<section><plyt-board players="Ada, Ben"></plyt-board></section>';
    document.body.append(document.createElement('abacade-warm-up'));
    await until(() => isDefined('abacade-warm-up'), 'the warm-up is defined');
    expect(isDefined('plyt-board')).to.equal(false);
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = `import { watch } from '/plain/dist/cdn/abacade.js'; watch(document.querySelector('div').shadowRoot);`;
    document.body.append(script);
    await until(() => isDefined('plyt-board'), 'the game in the shadow root is defined');
    root.append(document.createElement('sequence-board'));
    await until(() => isDefined('sequence-board'), 'one that comes later is defined');
    const place = document.createElement('div');
    place.dataset['abacade'] = 'plyt-board';
    root.append(place);
    await until(() => place.querySelector('plyt-board'), 'a division is filled');
  });
});
