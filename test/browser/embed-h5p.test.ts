import { expect } from '@open-wc/testing';
import { nextMove, playOn, type Played } from './support/package-page.js';
import { staysAtHome } from './support/own-origin.js';
import { until } from './support/until.js';
import { find, the, words } from './support/look-up.js';

const player = '/plain/node_modules/h5p-standalone/dist';
const race = 'game=plyt&players=Ada&start-square=105&standard=2&cards=off&pass=50';

interface Instance {
  attach(container: unknown): void;
  getScore(): number;
  getMaxScore(): number;
  getAnswerGiven(): boolean;
  getCurrentState(): unknown;
  getXAPIData(): { statement: Told; children: readonly { statement: Told }[] };
  resetTask(): void;
}

interface Told {
  readonly verb: { readonly id: string };
  readonly object: { readonly id: string };
  readonly result?: { readonly success?: boolean; readonly score?: { readonly raw: number; readonly max: number } };
  readonly context?: { readonly contextActivities: { readonly parent?: readonly unknown[] } };
}

interface H5P {
  readonly instances: readonly Instance[];
  readonly jQuery: (element: Element) => unknown;
  readonly externalDispatcher: { on(type: 'xAPI', hear: (event: { data: { statement: Told } }) => void): void };
  newRunnable(library: object, contentId: string, $container: unknown): Instance;
}

interface Player {
  readonly H5PStandalone: { readonly H5P: new (place: HTMLElement, options: object) => Promise<unknown> };
  readonly H5P: H5P;
}

/**
 * Shows a content. It is kept here because the script of a frame, which the player also runs in the page, removes the name of the player.
 */
let Show: Player['H5PStandalone']['H5P'];

let seed = 1;
const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;

/** A course page with a content in it, in the player for sites without a platform. */
class Course {
  readonly place = document.createElement('div');
  readonly told: Told[] = [];
  readonly faults: unknown[] = [];

  async open(query: string, previousState?: unknown): Promise<this> {
    document.body.append(this.place);
    // H5P itself has one state for each part of a content; the player's manual differs.
    const state = previousState === undefined ? [] : [{ state: JSON.stringify(previousState) }];
    await new Show(this.place, {
      h5pJsonPath: `/package/h5p/${encodeURIComponent(query)}`,
      frameJs: `${player}/frame.bundle.js`,
      frameCss: `${player}/styles/h5p.css`,
      icon: false,
      saveFreq: 60,
      contentUserData: state,
    });
    const page = this.window as Window & { readonly console: Console };
    page.addEventListener('error', ({ message }) => this.faults.push(message));
    page.console.error = (...said: unknown[]) => void this.faults.push(said.join(' '));
    // The players of the page and of its frame share the dispatcher of the page.
    (window as unknown as Player).H5P.externalDispatcher.on('xAPI', ({ data: { statement } }) => {
      this.told.push(structuredClone(statement));
    });
    await until(() => find(this.board, '[part~="set-up"]') ?? this.board?.state, 'the game is there');
    return this;
  }

  get frame(): HTMLIFrameElement {
    return this.place.querySelector('iframe')!;
  }

  get window(): Window {
    return this.frame.contentWindow!;
  }

  get board(): Played {
    return this.frame.contentDocument!.querySelector<Played>('.h5p-container > plyt-board')!;
  }

  get h5p(): H5P {
    return (this.window as unknown as Player).H5P;
  }

  get instance(): Instance {
    return this.h5p.instances[0];
  }

  /** Waits until the frame is as high as its content. */
  async fits(): Promise<void> {
    await until(() => {
      const { scrollHeight } = this.frame.contentDocument!.body;
      return scrollHeight > 400 && Math.abs(this.frame.offsetHeight - scrollHeight) < 2;
    }, 'the frame is as high as what is in it');
  }

  /** Returns the message about a trouble in the strip below the game, with its buttons. */
  trouble(container: ParentNode = this.frame.contentDocument!): HTMLElement | undefined {
    const strip = find<HTMLElement>(container.querySelector('[role=region]'), '.trouble');
    return strip?.hidden ? undefined : (strip ?? undefined);
  }

  close(): void {
    if (this.place.isConnected) staysAtHome(this.window);
    expect(this.faults.join()).to.equal('');
    this.place.remove();
  }
}

const verbOf = ({ verb }: Told): string => verb.id.split('/').at(-1)!;

/** Gives a wrong answer, and plays on until the next question. */
function playWrong(board: Played): void {
  for (;;) {
    const move = Object(nextMove(board, random)) as { answer?: number };
    const isAnswer = 'answer' in move;
    expect(board.play(isAnswer ? { ...move, answer: move.answer! + 1 } : move).ok).to.equal(true);
    if (isAnswer) return;
  }
}

describe('an H5P content', () => {
  let course: Course;
  before(async () => {
    const script = document.createElement('script');
    script.src = `${player}/main.bundle.js`;
    document.head.append(script);
    await until(() => 'H5PStandalone' in window, 'the player is there');
    Show = (window as unknown as Player).H5PStandalone.H5P;
  });
  beforeEach(() => {
    seed = 7;
    course = new Course();
  });
  afterEach(() => course.close());

  it('is played to its end, tells each answer and the result, and takes no focus', async () => {
    await course.open(race);
    const { board, instance, frame } = course;
    expect(frame.contentDocument!.activeElement!.localName).to.equal('body');
    expect([instance.getAnswerGiven(), instance.getCurrentState(), course.told]).to.deep.equal([false, undefined, []]);
    playWrong(board);
    playOn(board, random);
    const verbs = course.told.map(verbOf);
    expect([...new Set(verbs)]).to.deep.equal([
      'attempted',
      'answered',
      'completed',
      instance.getScore() < 50 ? 'failed' : 'passed',
    ]);
    const answers = course.told.filter((one) => verbOf(one) === 'answered');
    expect(answers.filter(({ result }) => result!.success === false)).to.have.length(1);
    for (const { context } of answers) expect(context!.contextActivities.parent).to.have.length(1);
    const completed = course.told.find((one) => verbOf(one) === 'completed')!;
    expect(completed.context?.contextActivities.parent).to.equal(undefined);
    expect(completed.result!.score).to.deep.include({ raw: instance.getScore(), max: instance.getMaxScore() });
    const { statement, children } = instance.getXAPIData();
    expect(statement.result).to.deep.equal(completed.result);
    expect(children.map((child) => child.statement.object.id)).to.deep.equal(answers.map(({ object }) => object.id));
    await course.fits();
    instance.resetTask();
    await until(() => !board.match!.isOver, 'a new game begins');
  });

  it('is as high as its form, on a phone too, and speaks its language', async () => {
    course.place.style.width = '304px';
    await course.open('game=plyt&lang=it');
    await until(() => find(course.board, '[part~="set-up"]'), 'the form is there');
    await course.fits();
    const form = the<HTMLElement>(course.board, '[part~="set-up"]');
    expect(words(form)).to.contain('Chi gioca?');
    the(form, 'summary').click();
    await until(() => course.frame.offsetHeight > 700, 'the frame grows with the form');
    await course.fits();
  });

  it('goes on where it was left', async () => {
    await course.open(race);
    playOn(course.board, random, 4);
    const text = course.board.toText();
    const state: unknown = JSON.parse(JSON.stringify(course.instance.getCurrentState()));
    course.close();

    course = await new Course().open(race, state);
    await until(() => course.board.toText() === text, 'the game goes on');
    expect(course.board.match!.ply).to.equal(4);
    expect(course.instance.getCurrentState()).to.deep.equal(state);
  });

  it('asks nothing where Moodle says that nothing is saved yet, and is saved from its first move', async () => {
    await course.open(race, {});
    expect([course.trouble()?.innerText, course.instance.getCurrentState()]).to.deep.equal([undefined, undefined]);
    playOn(course.board, random, 2);
    expect(course.instance.getCurrentState()).to.have.property('state').that.contains(course.board.toText());
  });

  it('says so where what was saved is damaged, begins anew, and keeps that until the player replaces it', async () => {
    const damaged = { state: '<img src=x onerror=alert(1)>' };
    await course.open(race, damaged);
    await until(() => course.trouble(), 'it is said');
    expect(course.trouble()!.innerText).to.contain('Your last game could not be read.');
    playOn(course.board, random, 2);
    expect(course.instance.getCurrentState()).to.deep.equal(damaged);
    course.trouble()!.querySelector('button')!.click();
    await until(() => !course.trouble(), 'it is replaced');
    expect(course.instance.getCurrentState())
      .to.have.property('state')
      .that.matches(/^ab2\.plyt/);
  });

  it('refuses by name what its editor does not offer', async () => {
    await course.open(race);
    // H5P requires an object of its own window.
    const { JSON: own, console: told } = course.window as Window & { readonly JSON: JSON; readonly console: Console };
    // A child is not told which setting is wrong: that is for the author, in the console.
    const warned: string[] = [];
    told.warn = (...said: unknown[]) => void warned.push(said.join(' '));
    const show = (said: object): HTMLElement => {
      const params = own.parse(JSON.stringify(said)) as object;
      const container = course.frame.contentDocument!.createElement('div');
      course.frame.contentDocument!.body.append(container);
      course.h5p.newRunnable({ library: 'H5P.Abacade 1.0', params }, 'other', course.h5p.jQuery(container));
      return container;
    };
    const said = async (container: HTMLElement, name: string): Promise<void> => {
      const texts = (): string =>
        [
          course.trouble(container)?.textContent,
          warned.join(),
          ...[...container.children].map((one) => one.shadowRoot?.textContent),
        ].join();
      await until(() => texts().includes(name), `${name} is refused`);
      container.remove();
    };
    await said(show({ game: 'plyt', plyt: { startSquare: 999 } }), 'startSquare');
    await said(show({ game: 'plyt', plyt: { onclick: 'alert(1)' } }), 'onclick');
    await said(show({ game: 'plyt', plyt: 'text' }), 'plyt');
    await said(show({ game: 'chess' }), 'game');
  });
});
