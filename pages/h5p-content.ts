import { blaming } from '../components/style/file-at-fault.js';
import { followScheme } from '../components/style/surroundings.js';
import { games, type GameFacts } from '../src/games.js';
import { h5pStyles } from '../src/embed/floor.js';
import { readParams, type ReadParams } from '../src/embed/h5p/params.js';
import { H5PAdapter, type H5PHost } from '../src/results/h5p.js';
import {
  createBoard,
  fetchGame,
  forResults,
  isBusy,
  lostSentence,
  outOfPage,
  settingsOf,
  type Board,
} from './board.js';
import { Session } from './session.js';
import { StatusBar } from './status-bar.js';
import { isTooOld } from './too-old.js';
import { tagFor, wordsFor } from './words.js';

/** The usual height of a game in a course page and the minimum height, in pixels. */
const heights = { usual: 640, lowest: 480 };

/** Scripts that run or have run, by address: contents of one page share them. */
const scripts = new Map<string, Promise<void>>();

/** Runs a script of the library. Its folder may be on another server, from which nothing can be imported. */
function run(src: string): Promise<void> {
  const known = scripts.get(src);
  if (known) return known;
  const running = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => {
      scripts.delete(src);
      reject(new Error(src));
    };
    script.setAttribute('charset', 'utf-8');
    script.src = src;
    document.head.append(script);
  });
  scripts.set(src, running);
  return running;
}

/** The options of a game in an H5P content. */
export interface ContentOptions {
  /** The choices; untrusted. */
  readonly params: unknown;
  readonly contentId: unknown;
  readonly host: H5PHost;
  /** The address of the folder of the library, with a slash at its end. */
  readonly folder: string;
  /** Called when the height of the content has changed. */
  readonly resized: () => void;
  /** Called at the first move. */
  readonly started: () => void;
}

/** A game in a content of H5P. */
export class H5PContent {
  #adapter: H5PAdapter | undefined;
  #board: Board | undefined;
  #sizes: ResizeObserver | undefined;

  constructor(private readonly options: ContentOptions) {}

  /** The state that H5P should save; until the game has loaded, the state saved before. */
  get state(): unknown {
    return this.#adapter ? this.#adapter.state : (this.options.host.previousState ?? undefined);
  }

  async attach(container: HTMLElement): Promise<void> {
    // The frame is as high as the game, so the maximum height of the game cannot be derived from the frame.
    const height = Math.max(heights.lowest, Math.min(heights.usual, screen.availHeight));
    container.style.setProperty('--ab-height', `${height}px`);
    const read = readParams(this.options.params);
    const attributes = read.ok ? read.value.attributes : [];
    const lang = attributes.find(([name]) => name === 'lang')?.[1];
    await this.#runWords(tagFor([lang]));
    const { tag, words } = wordsFor(lang);
    if (isTooOld()) return this.#sayNeeds(container, words.needs, tag);
    const theme = attributes.find(([name]) => name === 'theme')?.[1] ?? 'light';
    const bar = new StatusBar(words.title, tag);
    bar.join(container);
    if (theme === 'auto') followScheme(container, (scheme) => (bar.theme = scheme));
    else bar.theme = theme;
    this.#follow(container, bar);
    if (read.ok) await this.#begin(read.value, bar, words, theme);
    else if (read.code === 'game') bar.warn(words.noGame);
    else {
      console.warn(`Abacade: ${read.message}`);
      bar.warn(words.attribute);
    }
  }

  /** Begins a new game. */
  reset(): void {
    this.#board?.newGame();
  }

  /**
   * Notifies H5P when the height of something in the container changes. H5P then measures the page in a frame of one pixel,
   * in which a form for low windows is lower, so the container keeps its height.
   */
  #follow(container: HTMLElement, bar: StatusBar): void {
    let height = 0;
    const { style } = container;
    const measure = (): void => {
      style.minBlockSize = '';
      const now = container.offsetHeight;
      style.minBlockSize = `${now}px`;
      if (now === height) return;
      height = now;
      this.options.resized();
    };
    // In the next frame: H5P makes its frame higher at once, which may change the layout of its content.
    this.#sizes = new ResizeObserver(() => requestAnimationFrame(measure));
    for (const one of [bar.top, bar.host]) this.#sizes.observe(one);
  }

  /** Shows a notice in place of a game: this browser is too old for its script. */
  #sayNeeds(container: HTMLElement, needs: string, lang: string): void {
    const said = Object.assign(document.createElement('p'), {
      ...{ textContent: needs, className: h5pStyles.needs },
      ...{ lang, dir: 'auto' },
    });
    container.replaceChildren(said);
    this.options.resized();
  }

  /** Runs the script with the words of a language. If that fails, the game uses the first language. */
  async #runWords(tag: string): Promise<void> {
    if (wordsFor(tag).tag !== tag) await run(`${this.options.folder}words.${tag}.js`).catch(() => undefined);
  }

  async #begin(
    { game, attributes }: ReadParams,
    bar: StatusBar,
    words: ReturnType<typeof wordsFor>['words'],
    theme: string,
  ): Promise<void> {
    const { tag, fixed = {} }: GameFacts = games[game];
    const { folder, host, contentId, started } = this.options;
    await fetchGame(
      () => (customElements.get(tag) ? Promise.resolve() : blaming(() => run(`${folder}${tag}.iife.js`))),
      (retry, error) => bar.warn(lostSentence(error, words), { label: words.retry, act: retry }),
    );
    bar.clear();
    const others = attributes.filter(([name]) => name !== 'theme' && !Object.hasOwn(fixed, name));
    const wanted = [...others, ['theme', theme] as const, ...Object.entries(fixed)];
    const { board, unknown } = createBoard(tag, wanted, forResults);
    this.#board = board;
    board.addEventListener('moved', started, { once: true });
    bar.top.after(board);
    this.#sizes!.observe(board);
    void new Session({
      board,
      bar,
      words,
      make: (options) => (this.#adapter = new H5PAdapter(host, options)),
      activity: `#${String(contentId)}`,
      settings: settingsOf(board),
      idle: () => !isBusy(board),
      holds: outOfPage(board),
      marks: true,
      unknown,
    }).start();
  }
}
