import { expect } from '@open-wc/testing';
import { random } from './support/chance.js';
import { mostInChromium } from './support/chromium.js';
import { askedElsewhere } from './support/own-origin.js';
import { PackagePage, playOn, type Played } from './support/package-page.js';
import { tags } from './support/tags.js';
import { atRest, until } from './support/until.js';
import { find, findAll, notices, the } from './support/look-up.js';

const page = new PackagePage('width: 800px; height: 600px; border: 0');
const game = (tag: string): Played => page.document.querySelector<Played>(tag)!;
const frameOf = (board: Element): HTMLElement => the<HTMLElement>(board, '.frame');
const errors = (): readonly string[] => (page.window as unknown as { seen: { errors: string[] } }).seen.errors;

async function begins(board: Played): Promise<Played> {
  await until(() => board.match && board.toText(), `${board.localName} begins`);
  return board;
}

/** Returns the place and size of everything in a game, once all of it is drawn. */
function layout(board: Played): Promise<string> {
  return atRest(() => {
    if (find(board, '[part~="turn"]') === null) return undefined;
    const { left, top } = board.getBoundingClientRect();
    return findAll(frameOf(board), '.app *')
      .map((one) => {
        const box = one.getBoundingClientRect();
        return [box.left - left, box.top - top, box.width, box.height].map(Math.round).join(' ');
      })
      .join('\n');
  }, 'nothing moves any more');
}

describe('an element in the hands of its page', () => {
  afterEach(() => {
    expect(errors()).to.deep.equal([]);
    page.close();
  });

  for (const tag of mostInChromium(tags, 2)) {
    it(`${tag} goes on where it is moved, begins anew as a clone, and stands as it did in a page from right to left`, async () => {
      await page.open(`/page/module/${tag}`);
      const { document } = page;
      document.body.style.margin = '0';
      document.documentElement.style.overflowY = 'scroll'; // a scroll bar that appears and disappears would change the width
      const board = await begins(game(tag));
      board.innerHTML = '<p slot="heading">عنوان (1).</p>';
      const ltr = await layout(board);
      document.documentElement.dir = 'rtl';
      expect(await layout(board)).to.equal(ltr);
      const directionOf = (one: Element): string => page.window.getComputedStyle(one).direction;
      const [heading] = board.children;
      const app = the(frameOf(board), '.app');
      // Content that the page puts into the element has the direction of the page; the game has that of its language, unless `dir` is set.
      expect([directionOf(heading), directionOf(app)]).to.deep.equal(['rtl', 'ltr']);
      board.dir = 'rtl';
      await layout(board);
      expect([directionOf(heading), directionOf(app)]).to.deep.equal(['rtl', 'rtl']);
      document.documentElement.dir = board.dir = '';

      const before = board.match!;
      playOn(board, random, 5);
      const { ply } = before;
      const elsewhere = document.createElement('section');
      document.body.append(elsewhere);
      elsewhere.append(board);
      elsewhere.prepend(board);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(board.match === before).to.equal(true);
      expect(before.plies.slice(ply).every(({ by }) => by === 'chance')).to.equal(true);
      playOn(board, random, 2);
      expect(before.ply).to.be.least(ply + 2);

      const template = document.createElement('template');
      template.innerHTML = `<${tag} players="Ada, Ben" real-dice></${tag}>`;
      const clones = [
        board.cloneNode(true) as Played,
        document.importNode(template.content, true).firstElementChild as Played,
        document.importNode(board, true),
      ];
      for (const clone of clones) {
        elsewhere.append(clone);
        await begins(clone);
        expect(clone.match === before).to.equal(false);
        expect(clone.match!.plies.every(({ by }) => by === 'chance')).to.equal(true);
        playOn(clone, random, 2);
        clone.remove();
      }
      expect(clones[0].querySelector('[slot=heading]')!.textContent).to.equal('عنوان (1).');
    });

    it(`${tag} is made of a server's markup, also of hostile one, when its script comes`, async () => {
      await page.open('/page/bare/no-element');
      const { document } = page;
      const long = 'x'.repeat(100_000);
      document.body.innerHTML = `
        <${tag} id="first" players="Ada, Zoë" lang="it"><h2 slot="heading">Compiti</h2><p>Arriva …</p></${tag}>
        <${tag} id="second"></${tag}>
        <${tag} id="third" players="&lt;img src=x onerror=parent.hit=1&gt;,Ben" lang="x&gt;" theme="url(//evil.example)" position="${long}"
          persist="__proto__" size="1e9" end-at="${long}" target="-1" summit="NaN" standard="[object Object]" game="chess"
          variant="%00" answer="&#0;" timer="Infinity" digits="constructor" pieces="1,,2" dir="RTL"></${tag}>`;
      const [first, second, third] = document.querySelectorAll<Played & Record<string, unknown>>(tag);
      // Set before the element has a game.
      Object.assign(second, { players: 'Kim, Leo', theme: 'dark' });
      const script = document.createElement('script');
      script.type = 'module';
      script.src = `/plain/dist/cdn/${tag}.js`;
      document.head.append(script);
      for (const board of [first, second, third]) await begins(board);
      const names = (board: Played): string[] => board.match!.players.map(({ name }) => name);
      expect(names(first)).to.deep.equal(['Ada', 'Zoë']);
      expect(first.querySelector('h2')!.assignedSlot!.name).to.equal('heading');
      expect(first.querySelector('p')!.getClientRects().length).to.equal(0);
      expect(frameOf(first).lang).to.equal('it');
      expect(names(second)).to.deep.equal(['Kim', 'Leo']);
      expect(second.getAttribute('theme')).to.equal('dark');
      second['theme'] = 'light';
      await (second as unknown as { updateComplete: Promise<unknown> }).updateComplete;
      expect(second.getAttribute('theme')).to.equal('light');
      expect(names(third)[0]).to.have.length.below(21);
      const told = 'Some settings of this page do not work here. The usual ones are used instead.';
      await until(() => notices(third).includes(told), 'what is wrong is said, once');
      expect(notices(third).filter((one) => one === told)).to.deep.equal([told]);
      expect(window).not.to.have.property('hit');
      for (const board of [first, second, third]) playOn(board, random, 3);
      localStorage.clear();
    });
  }

  for (const tag of mostInChromium(['multiplay-grid', 'pytagora-board'], 1)) {
    it(`${tag} plays as the version that came first where there are two`, async () => {
      await page.open(`/page/versions/${tag}`);
      const board = await begins(game(tag));
      playOn(board, random, 6);
      const asked = (): string[] =>
        page.window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      expect(asked()).to.include(`/version/9.9.9/${tag}.js`);
      // Files that it loads later are also of its own version.
      await (board as Played & { hint(): Promise<unknown> }).hint();
      const later = asked().filter((path) => path.includes(`/${tag}.`) && !/\/[\w-]+(\.iife)?\.js$/.test(path));
      expect(later.some((path) => path.startsWith('/plain/dist/cdn/') && path.endsWith(`/${tag}.study.js`))).to.equal(
        true,
      );
      expect(later.filter((path) => !path.startsWith('/plain/'))).to.deep.equal([]);
      const text = await (await fetch(`/version/9.9.9/${tag}.js`)).text();
      expect(text).to.contain('Abacade 9.9.9');
    });
  }
});

describe('The watch over requests', () => {
  it('notices one that would leave the origin', async () => {
    const other = await (await fetch('/other-origin')).text();
    await page.open('/page/bare/no-element');
    expect(askedElsewhere(page.window)).to.deep.equal([]);
    const picture = page.document.createElement('img');
    await new Promise((resolve) => {
      picture.onload = picture.onerror = resolve;
      picture.src = `${other}/nothing.png`;
    });
    await until(() => askedElsewhere(page.window).length > 0, 'it is noticed');
    page.frame.remove();
  });
});
