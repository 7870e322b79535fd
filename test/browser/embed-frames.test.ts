import { expect } from '@open-wc/testing';
import { random } from './support/chance.js';
import { addressOf, PackagePage, playOn } from './support/package-page.js';
import { atRest, until } from './support/until.js';

/** The report of test/pages/hands.js. */
interface Told {
  readonly told: true;
  readonly begun: boolean;
  readonly text: string;
  readonly options: Readonly<Record<string, unknown>> | undefined;
  readonly listeners: readonly string[];
  readonly title: string;
  readonly theme: string;
  readonly notices: readonly string[];
  readonly origins: readonly string[];
  readonly errors: readonly string[];
  readonly violations: readonly string[];
  /** Requests that would have left the origin of the frame. */
  readonly left: readonly string[];
}

interface Heard {
  readonly source: unknown;
  readonly origin: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const other = await (await fetch('/other-origin')).text();
const choices = 'game=plyt&players=Ada&start-square=105&standard=2&cards=off';

let frame: HTMLIFrameElement;
let heard: Heard[] = [];
const hear = ({ source, origin, data }: MessageEvent): void => {
  // Messages from a frame that has been removed may still arrive.
  if (source === frame.contentWindow) heard.push({ source, origin, data: data as Heard['data'] });
};
const reports = (): Heard['data'][] => heard.map(({ data }) => data).filter(({ type }) => type === 'report');

async function open(src: string, marks: Readonly<Record<string, string>> = {}): Promise<void> {
  frame = document.createElement('iframe');
  frame.style.cssText = 'width: 784px; height: 400px; border: 0';
  for (const [name, value] of Object.entries(marks)) frame.setAttribute(name, value);
  frame.src = src;
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
}

/** Asks the script in the frame to play; returns its report. */
async function hands(moves = 0): Promise<Told> {
  const before = heard.length;
  frame.contentWindow!.postMessage({ hands: moves ? 'play' : 'tell', moves }, '*');
  const answer = (): Told | undefined =>
    heard.slice(before).find(({ data }) => data['told'] === true)?.data as Told | undefined;
  await until(answer, 'the hands answer');
  const told = answer()!;
  const home = new URL(frame.src).origin;
  expect([...told.origins.filter((origin) => origin !== home), ...told.left]).to.deep.equal([]);
  return told;
}

async function begun(): Promise<Told> {
  let told = await hands();
  await until(async () => (told = await hands()).begun, 'the game begins');
  return told;
}

/** Returns the height of the frame once it no longer changes, while the frame answers. */
const heightAtRest = (): Promise<number> =>
  atRest(async () => {
    await hands();
    return frame.clientHeight;
  }, 'the height of the frame stands still');

const clean = ({ errors, violations }: Told): readonly string[] => [...errors, ...violations];

describe('the page of a frame, from another origin', () => {
  beforeEach(() => {
    heard = [];
    window.addEventListener('message', hear);
  });
  afterEach(() => {
    window.removeEventListener('message', hear);
    frame.remove();
  });

  it('plays what its address says, tells only its height, and asks nobody else', async () => {
    await open(`${other}/frame.html?${choices}&lang=it&heading=Class+4b`);
    const told = await begun();
    expect(told.options).to.include({ startSquare: 105 });
    expect(told.title).to.equal('Class 4b');
    const after = await hands(100);
    expect(clean(after)).to.deep.equal([]);
    expect(after.origins).to.deep.equal([other]);
    expect(reports()).to.deep.equal([]);
    expect(heard.some(({ data }) => data['type'] === 'height')).to.equal(true);
  });

  it('reports the game to the origin that its address names, and goes on with a state from there', async () => {
    await open(
      `${other}/frame.html?${choices}&score=share-right&hue=red&origin=${encodeURIComponent(location.origin)}`,
    );
    await begun();
    const { text } = await hands(4);
    await until(() => reports().length > 0, 'a report comes');
    // Errors in the address are still shown once the page has answered.
    expect((await hands()).notices.join()).to.contain('Some settings of this page do not work here.');
    const { state } = reports().at(-1)!;
    const answers = reports().flatMap((report) => report['answers'] as { prompt: string; right: boolean }[]);
    expect(answers).to.have.length(1);
    expect(answers[0]).to.include({ right: true });

    const welcome = ({ source, data }: MessageEvent): void => {
      if ((data as Heard['data'])['type'] === 'hello')
        (source as Window).postMessage({ abacade: 1, type: 'welcome', state }, other);
    };
    window.addEventListener('message', welcome);
    frame.remove();
    await open(`${other}/frame.html?${choices}&score=share-right&origin=${encodeURIComponent(location.origin)}`);
    let again = await begun();
    await until(async () => (again = await hands()).text === text, 'the state is taken');
    window.removeEventListener('message', welcome);
    expect(again.text).to.equal(text);
    await hands(100);
    await until(() => (reports().at(-1)!['result'] as { over: boolean }).over, 'the end is told');
    expect(reports().at(-1)).to.include({ best: 100 });
  });

  it('tells another page nothing of the game', async () => {
    await open(`${other}/frame.html?${choices}&origin=https%3A%2F%2Fschool.example`);
    await begun();
    await hands(100);
    expect(heard.map(({ data }) => data).filter(({ told }) => !told)).to.deep.equal([]);
  });

  it('names what is wrong in its address, and plays on', async () => {
    await open(`${other}/frame.html?${choices}&onclick=alert(1)&style=x&origin=*`);
    const told = await begun();
    expect(told.notices).to.deep.equal([
      'Some settings of this page do not work here. The usual ones are used instead.Close',
    ]);
    expect(told.listeners).not.to.include('onclick');
    expect(told.listeners).not.to.include('style');
    frame.remove();
    await open(`${other}/frame.html?game=chess`);
    await until(async () => (await hands()).notices.join().includes('There is no game at this address.'), 'said');
    frame.remove();
    await open(`${other}/frame.html?game=plyt&x=%E0%A4%A&y=${'z'.repeat(7000)}`);
    await until(async () => (await hands()).notices.join().includes('There is no game at this address.'), 'said');
  });

  it('is given its height and its theme by the script of the page around, which heeds no other', async () => {
    await open(`${other}/frame.html?${choices}`, { 'data-abacade-frame': 'true' });
    expect((await begun()).theme, 'nobody tells').to.equal('light');
    document.body.style.background = '#222';
    const script: string = '/plain/dist/cdn/frame-height.js';
    await import(script);
    await until(() => frame.clientHeight > 400, 'the frame grows');
    const settled = await heightAtRest();
    expect(settled).to.be.below(1200);
    window.postMessage({ abacade: 1, type: 'height', height: 5000 }, '*');
    const stranger = document.createElement('iframe');
    stranger.setAttribute('data-abacade-frame', 'true');
    document.body.append(stranger);
    window.dispatchEvent(
      new MessageEvent('message', {
        source: stranger.contentWindow,
        origin: 'https://elsewhere.example',
        data: { abacade: 1, type: 'height', height: 5000 },
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(frame.clientHeight).to.equal(settled);
    expect(stranger.clientHeight).to.be.below(1000);
    stranger.remove();
    await until(async () => (await hands()).theme === 'dark', 'told that the page is dark');
    document.body.style.background = '';
    await until(async () => (await hands()).theme === 'light', 'told that the page is light again');
    frame.remove();
    await open(`${other}/frame.html?${choices}&theme=dark`);
    expect((await begun()).theme, 'chosen').to.equal('dark');
  });

  it("speaks the protocol of H5P's resizer", async () => {
    const actions: string[] = [];
    // Does the same as h5p-resizer.js.
    const resizer = ({ source, origin, data }: MessageEvent): void => {
      const { context, action, scrollHeight, clientHeight } = data as Record<string, string | number>;
      if (context !== 'h5p' || source !== frame.contentWindow) return;
      const respond = (said: string): void => (source as Window).postMessage({ context: 'h5p', action: said }, origin);
      actions.push(String(action));
      if (action === 'hello') respond('hello');
      if (action === 'prepareResize' && frame.clientHeight !== scrollHeight) {
        frame.style.height = `${clientHeight}px`;
        respond('resizePrepared');
      }
      if (action === 'resize') frame.style.height = `${scrollHeight}px`;
    };
    window.addEventListener('message', resizer);
    await open(`${other}/frame.html?${choices}`);
    await begun();
    await until(() => frame.clientHeight > 400, 'the frame grows');
    await heightAtRest();
    window.removeEventListener('message', resizer);
    // Each height is announced by a greeting until one is answered, and no more after that.
    const answered = actions.indexOf('prepareResize');
    expect(answered, 'greetings').to.be.within(1, 3);
    expect(actions.slice(0, answered).every((action) => action === 'hello')).to.equal(true);
    expect(actions.slice(answered)).not.to.include('hello');
    expect(actions).to.include('resize');
    expect(actions.length).to.be.below(20);
  });
});

/** Sandboxes that sites put around a frame: docs/hosts.md. */
const sandboxes = {
  'WordPress, of a link that it turns into a frame by itself': 'allow-scripts',
  'sites that embed addresses': 'allow-scripts allow-same-origin allow-popups allow-forms',
};

describe('the page of a frame, in the sandbox of another site', () => {
  for (const [site, sandbox] of Object.entries(sandboxes)) {
    it(`plays in that of ${site}`, async () => {
      heard = [];
      window.addEventListener('message', hear);
      await open(`${other}/frame.html?${choices}`, { sandbox });
      const before = await begun();
      const told = await hands(3);
      window.removeEventListener('message', hear);
      expect(told.text).not.to.equal(before.text);
      expect(clean(told)).to.deep.equal([]);
      frame.remove();
    });
  }
});

describe('a game alone in a page', () => {
  it('plays in a sandboxed frame without origin and storage', async () => {
    heard = [];
    window.addEventListener('message', hear);
    await open('/page/sandbox/plyt-board', { sandbox: 'allow-scripts' });
    await begun();
    const told = await hands(12);
    window.removeEventListener('message', hear);
    expect(told.text).not.to.equal('');
    expect(clean(told)).to.deep.equal([]);
    frame.remove();
  });

  it('plays to its end as one file that asks for nothing', async () => {
    const page = await new PackagePage().open(addressOf('html', choices));
    const board = await page.begun();
    playOn(board, random);
    expect(board.match!.isOver).to.equal(true);
    expect(page.origins).to.deep.equal([]);
    page.close();
  });
});
