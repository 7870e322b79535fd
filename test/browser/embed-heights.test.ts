import { expect } from '@open-wc/testing';
import { mostInChromium } from './support/chromium.js';
import { addressOf } from './support/package-page.js';
import { until } from './support/until.js';
import { find } from './support/look-up.js';

/** The report of test/pages/hands.js about the size of a game. */
interface Fit {
  readonly told: true;
  readonly begun: boolean;
  readonly buttons: number;
  /** Buttons that cannot be scrolled into sight; only known after `look`. */
  readonly cut: readonly string[];
  /** The height of the invisible part of the page, in pixels. */
  readonly lacks: number;
}

const other = await (await fetch('/other-origin')).text();

/** Sizes measured in Moodle: a Page, the same without the list of contents, a window of its own, a phone. */
const sizes = [
  [650, 640],
  [952, 640],
  [1004, 500],
  [352, 640],
] as const;
const games = mostInChromium(
  ['plyt', 'up-and-down', 'sequence', 'multiplay', 'pytagora', 'plus-and-minus', 'tables'],
  1,
);

/** All games adjust the height of a frame in the same way: one is tested at all sizes, the others at the lowest and the narrowest. */
const sizesOf = (game: string): readonly (readonly [number, number])[] => (game === games[0] ? sizes : sizes.slice(2));

let frame: HTMLIFrameElement;

/**
 * Opens a page in a frame.
 * @param prepare called before the wait for the game
 */
async function open(
  src: string,
  marks: Readonly<Record<string, string>> = {},
  prepare?: () => Promise<void>,
  into: HTMLElement = document.body,
): Promise<void> {
  frame = document.createElement('iframe');
  frame.style.border = '0';
  for (const [name, value] of Object.entries(marks)) frame.setAttribute(name, value);
  frame.src = src;
  await new Promise((resolve) => {
    frame.onload = resolve;
    into.append(frame);
  });
  await prepare?.();
  await until(async () => (await fit()).begun, 'the game begins');
}

/** Asks for the report about the size. `look`: with the buttons that cannot be scrolled into sight. */
function fit(hands: 'tell' | 'look' = 'tell'): Promise<Fit> {
  return new Promise((resolve) => {
    const hear = ({ source, data }: MessageEvent): void => {
      if (source !== frame.contentWindow || (data as Fit).told !== true) return;
      window.removeEventListener('message', hear);
      resolve(data as Fit);
    };
    window.addEventListener('message', hear);
    frame.contentWindow!.postMessage({ hands }, '*');
  });
}

/** Returns the report once nothing changes any more. */
async function settled(hands: 'tell' | 'look' = 'tell'): Promise<Fit> {
  let before = '';
  let now: Fit;
  await until(async () => {
    await new Promise((resolve) => setTimeout(resolve, 120));
    for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame); // a busy machine draws late
    now = await fit();
    const text = JSON.stringify([now.lacks, now.buttons, frame.clientHeight]);
    const isSame = text === before;
    before = text;
    return isSame && now.buttons > 0;
  }, 'nothing changes any more');
  return hands === 'look' ? fit('look') : now!;
}

/** Returns the strip below the game of a package while it shows a warning. */
const warning = (): HTMLElement | null | undefined =>
  find<HTMLElement>(frame.contentDocument!.querySelector('[role=region]'), '.trouble:not([hidden])');

/** Resizes the frame, as the page around it does. */
function resize(width: number, height: number): void {
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
}

/** Calls a function with the sizes in a frame that are about to be painted, once the page's own observers of sizes have done their work. */
const beforePaint = ({ contentWindow }: HTMLIFrameElement, measure: () => void): void => {
  const { document, ResizeObserver } = contentWindow as Window & typeof globalThis;
  if (!document.body) return;
  // The newest observer is the last, and a new one is called even if no size has changed.
  new ResizeObserver((_, observer) => {
    observer.disconnect();
    measure();
  }).observe(document.body);
};

/** Adds the script that plays to a page of the same origin. */
async function lend(): Promise<void> {
  const script = document.createElement('script');
  script.src = '/test/pages/hands.js';
  await new Promise((resolve) => {
    script.onload = resolve;
    frame.contentDocument!.head.append(script);
  });
}

describe('a game in a frame, as high as it may be', () => {
  // Engines slow down an invisible frame of another origin.
  before(() => void (document.documentElement.style.opacity = '1'));
  after(() => void document.documentElement.style.removeProperty('opacity'));
  afterEach(() => frame.remove());

  for (const game of games) {
    const choices = `game=${game}&players=Ada, bot:1`;

    it(`${game} scrolls in a frame of another origin that nobody makes higher, and is whole where somebody does`, async () => {
      await open(`${other}/frame.html?${choices}`);
      for (const [width, height] of sizesOf(game)) {
        resize(width, height);
        const { cut, lacks } = await settled('look');
        expect(cut, `${width} × ${height}, ${lacks} px out of sight`).to.deep.equal([]);
        expect(frame.clientHeight).to.equal(height);
      }
      frame.remove();

      await open(`${other}/frame.html?${choices}`, { 'data-abacade-frame': 'true' });
      const script: string = `/plain/dist/cdn/frame-height.js?${game}`;
      await import(script);
      await settled();
      for (const [width, height] of sizesOf(game)) {
        resize(width, height);
        const { cut, lacks } = await settled('look');
        expect(cut, `${width} × ${height}`).to.deep.equal([]);
        expect(lacks, `${width} × ${height}`).to.be.most(1);
        expect(frame.clientHeight).to.be.within(height, 2000);
      }
    });

    it(`${game} makes the frame of its own origin as high as it is, in a package`, async () => {
      const query = `game=${game}&players=${encodeURIComponent(', bot:1')}`;
      await open(addressOf('scorm12', query), {}, lend);
      await until(warning, 'no platform is here, and the strip that says so lies over the end of the game');
      // A height within a pixel of the one that the game has asked for counts as that one, and so may the first of these sizes.
      resize(sizes[0][0], 600);
      await settled();
      for (const [width, height] of sizesOf(game)) {
        resize(width, height);
        const { cut, lacks } = await settled('look');
        expect(cut, `${width} × ${height}`).to.deep.equal([]);
        expect(lacks, `${width} × ${height}`).to.be.most(1);
        expect(frame.clientHeight).to.be.within(height, 2000);
      }
    });
  }

  it('asks once more for a height that it has asked for before, where the page has given it another one', async () => {
    await open(addressOf('scorm12', 'game=plyt&players=, bot:1'), {}, lend);
    resize(352, 480);
    await settled();
    const high = frame.clientHeight;
    expect(high).to.be.above(500);
    for (const height of [high - 10, high - 20]) {
      resize(352, height);
      expect((await settled()).lacks, `${height}`).to.be.most(1);
    }
  });

  it('paints a warning only where it is seen, from the first time, in a frame that ends below the window and that grows', async () => {
    // Moodle at 1366 × 768: the frame begins at 254 and is 666 high, so its last 152 pixels are below the window.
    const view = document.createElement('div');
    view.style.cssText = 'height: 514px; overflow: auto';
    document.body.append(view);
    /** The distance of the lower end of the warning below the visible area, for each time that it is painted. */
    const painted: number[] = [];
    const measure = (): void => {
      const bar = frame.contentDocument!.querySelector('[role=region]');
      if (!bar || !warning()?.getBoundingClientRect().height) return;
      if (frame.contentWindow!.getComputedStyle(bar).opacity === '0') return;
      const bottom = frame.getBoundingClientRect().top + warning()!.getBoundingClientRect().bottom;
      painted.push(Math.round(bottom - view.getBoundingClientRect().bottom));
    };
    let watches = true;
    const watch = (): void => {
      if (frame?.contentWindow) beforePaint(frame, measure);
      if (watches) requestAnimationFrame(watch);
    };
    watch();
    await open(
      addressOf('scorm12', 'game=plyt&players=, bot:1'),
      { style: 'width: 952px; height: 666px; border: 0' },
      lend,
      view,
    );
    await until(warning, 'the strip says that no platform is here');
    // Firefox reports the visible area only when something moves, so this looks around first.
    await settled('look');
    expect(painted.length).to.be.above(0);
    expect(Math.max(...painted), 'at first').to.be.most(1);
    for (const height of [300, 500, 666, 900]) {
      painted.splice(0);
      resize(952, height);
      await settled('look');
      // If the page in the frame ends above the end of the visible area, the strip is at the end of the page.
      const away = (): number => {
        const { top } = frame.getBoundingClientRect();
        const page = frame.contentDocument!.body.getBoundingClientRect();
        const end = Math.min(view.getBoundingClientRect().bottom, top + page.bottom);
        return top + warning()!.getBoundingClientRect().bottom - end;
      };
      await until(() => Math.abs(away()) <= 3, `${height}: the warning is at the end of what is seen`);
      expect(Math.max(...painted), `${height}`).to.be.most(1);
    }
    watches = false;
    view.remove();
  });

  it('keeps a warning in sight while a frame several times as high as the window scrolls past', async () => {
    const view = document.createElement('div');
    view.style.cssText = 'height: 200px; overflow: auto';
    document.body.append(view);
    await open(addressOf('scorm12', 'game=plyt&players=, bot:1'), {}, lend, view);
    resize(352, 900);
    await settled('look');
    await until(warning, 'the strip says that no platform is here');
    for (const top of [0, 150, 300, 450, 350, 50]) {
      view.scrollTo(0, top);
      const away = (): number =>
        frame.getBoundingClientRect().top +
        warning()!.getBoundingClientRect().bottom -
        view.getBoundingClientRect().bottom;
      await until(() => Math.abs(away()) <= 3, `${top} pixels down, the warning is at the lower end of what is seen`);
    }
    view.remove();
  });
});
