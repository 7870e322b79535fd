import { followPage } from '../src/results/life.js';
import { failure, type Failure, type FailureCode, type Outcome, type ResultAdapter } from '../src/results/adapter.js';
import type { DeliveryOptions } from '../src/results/delivery.js';
import { Reporter } from '../src/results/reporter.js';
import type { Log } from '../src/results/result.js';
import { resumed } from '../src/results/resume.js';
import { readScoreRule, type ScoreRule } from '../src/results/score.js';
import type { Saved } from '../src/results/state.js';
import type { Timers } from '../src/match/clock.js';
import type { GameEvent } from '../src/rules/game.js';
import type { Action, Bar } from './bar.js';
import { byTag, type Board } from './board.js';
import type { PageWords } from './words.js';

const timers: Timers = {
  now: () => performance.now(),
  later(call, ms) {
    const id = setTimeout(call, ms);
    return () => clearTimeout(id);
  },
};

/**
 * Milliseconds after which the game begins though the host has not answered, after which the reader is told of waiting,
 * and between tries: to reach the host, to write the position down.
 */
const patience = { begin: 10_000, tell: 600, again: 10_000, notation: 200 };

export interface SessionOptions {
  readonly board: Board;
  readonly bar: Bar;
  readonly words: PageWords;
  /** Makes the adapter of the host. */
  readonly make: (options: DeliveryOptions) => ResultAdapter;
  /** Tells activities of one address apart. */
  readonly activity?: string;
  /** Keeps the game out of sight until the host has said where to go on. */
  readonly holds?: boolean;
  /** Shows how the result stands, with a button to finish. */
  readonly shows?: boolean;
}

/** Ties a game to a host: where to go on, what is told after each turn, what the reader is shown. */
export class Session {
  readonly #adapter: ResultAdapter;
  readonly #report: Reporter<unknown, unknown, unknown, GameEvent>;
  /** A kept game that is to be gone on with as soon as the element is ready. */
  #kept: Saved | undefined;
  /** The log of the game that begins next. */
  #log: Log | undefined;
  /** What has happened and is not told. */
  readonly #waiting: GameEvent[] = [];
  #moves = 0;
  #ended = false;
  /** The host lacks something. */
  #behind = false;

  constructor(private readonly options: SessionOptions) {
    const { board, make, activity = '' } = options;
    const rule = this.#rule();
    const passAt = this.#passAt();
    this.#adapter = make({
      key: `abacade.${location.pathname}${activity}`,
      ...(rule ? { rule } : {}),
      ...(passAt === undefined ? {} : { passAt }),
      timers,
      storage: () => localStorage,
      onTrouble: (trouble, kept) => this.#warn(trouble, kept),
      onClear: () => {
        this.#behind = false;
        options.bar.clear();
        this.#tellStanding();
      },
    });
    this.#report = new Reporter(this.#adapter, () => timers.now());
    this.#listen(board);
  }

  /** Opens the session; when it is kept, the game is in the page. */
  async start(): Promise<void> {
    const { board, bar, words, holds } = this.options;
    const place = document.createComment('');
    // An element that is out of the page is not made into a game yet.
    if (holds) board.replaceWith(place);
    const cancelTelling = holds ? timers.later(() => bar.say(words.connecting), patience.tell) : undefined;
    const opening = this.#open();
    const late = new Promise((resolve) => timers.later(() => resolve(undefined), patience.begin));
    if (holds) await Promise.race([opening, late]);
    cancelTelling?.();
    bar.quiet();
    if (holds) place.replaceWith(board);
    const leave = followPage(window, this.#adapter);
    this.#leave = () => {
      leave();
      this.#leave = () => undefined;
    };
  }

  #leave = (): void => undefined;

  async #open(): Promise<void> {
    const opened = await this.#adapter.open();
    if (opened.ok) {
      const { saved, mode } = opened.value;
      // The host keeps the game; a copy in the browser would be another one.
      this.options.board.removeAttribute('persist');
      if (mode !== 'normal') this.options.bar.warn(this.options.words.lookingOn);
      if (saved && !this.#moves) this.#goOn(saved);
    } else if (opened.code === 'unreachable' && !this.#moves) {
      timers.later(() => void (this.#moves || this.#open()), patience.again);
    }
  }

  #goOn(saved: Saved): void {
    const { board } = this.options;
    this.#kept = saved;
    if (board.match) board.fromText(saved.position);
    else board.setAttribute('position', saved.position);
  }

  #listen(board: Board): void {
    board.addEventListener('game-start', () => this.#begun());
    board.addEventListener('moved', (event) => {
      this.#moves++;
      this.#waiting.push(...(event as CustomEvent<{ readonly events: readonly GameEvent[] }>).detail.events);
      this.#tellMoves();
    });
    board.addEventListener('hint', (event) => {
      void this.#report.hint((event as CustomEvent<{ readonly seat: number }>).detail.seat);
    });
    // What no event tells of.
    for (const name of ['undo', 'redo'] as const) {
      const own = (): boolean => {
        const done = (Object.getPrototypeOf(board) as Record<typeof name, () => boolean>)[name].call(board);
        if (done) this.#told(this.#report.travelled());
        return done;
      };
      Object.defineProperty(board, name, { value: own, configurable: true });
    }
  }

  #begun(): void {
    const { board } = this.options;
    const kept = this.#kept;
    this.#kept = undefined;
    this.#waiting.length = 0;
    if (kept) {
      const again = resumed(board.game, kept, byTag(board.localName)?.levels ?? 1);
      if (again.ok) {
        this.#log = again.value.log;
        return board.begin(again.value.match); // and comes back here
      }
      this.#adapter.hold();
      this.#warn(failure('state', again.message), true);
    }
    this.#report.begin(board.match!, this.#log);
    this.#log = undefined;
  }

  /** Tells what has happened. The notation of a game may come a moment after it: until then no position can be told. */
  #tellMoves(): void {
    const { match } = this.options.board;
    if (!match || !this.#waiting.length) return;
    if (!this.options.board.toText()) return void timers.later(() => this.#tellMoves(), patience.notation);
    const told = this.#report.moved(this.#waiting.splice(0));
    // A roll goes to the host with the turn that follows it.
    if (match.plies.at(-1)?.by !== 'chance') this.#told(told);
  }

  /** Something was told to the host; when it has it, the reader is shown. */
  #told(outcome: Promise<Outcome>): void {
    void outcome.then(({ ok }) => ok && this.#tellStanding());
  }

  #tellStanding(): void {
    const { bar, words, shows } = this.options;
    if (!shows || this.#ended || this.#behind) return;
    bar.say(words.saved(this.#adapter.best), { label: words.finish, act: () => void this.#finish() });
  }

  async #finish(): Promise<void> {
    const { board, bar, words } = this.options;
    const closed = await this.#adapter.close();
    if (!closed.ok) return;
    this.#ended = true;
    this.#leave();
    board.inert = true;
    // Nobody sits at the table any more: no computer player moves, no clock runs, for nothing of it would be told.
    board.table.attend(false);
    bar.clear();
    bar.say(words.finished(this.#adapter.best));
  }

  get #close(): Action {
    const { bar, words } = this.options;
    return { label: words.close, act: () => bar.clear() };
  }

  #warn({ code }: Failure, kept: boolean): void {
    const { bar, words } = this.options;
    const close = this.#close;
    const notSent = [
      kept ? words.notSent : words.notSentNorKept,
      { label: words.sendNow, act: () => this.#told(this.#adapter.commit()) },
    ] as const;
    const warnings: Partial<Record<FailureCode, readonly [string, Action]>> = {
      'no-host': [words.noHost, close],
      launch: [words.launch, close],
      refused: [words.refused, close],
      lost: notSent,
      unreachable: notSent,
      taken: [words.taken, { label: words.takeOver, act: () => this.#takeOver() }],
      // The game that was kept stays with the host until the player wants the new one in its place.
      state: [words.unreadable, { label: words.replace, act: () => this.#takeOver() }],
      'not-kept': [words.notKept, close],
    };
    const warning = warnings[code === 'version' ? 'state' : code];
    if (['no-host', 'launch', 'lost', 'unreachable', 'taken'].includes(code)) {
      this.#behind = true;
      bar.quiet();
    }
    if (warning) bar.warn(...warning);
  }

  #takeOver(): void {
    this.#behind = false;
    this.options.bar.clear();
    this.#told(this.#adapter.takeOver());
  }

  /** By what a game becomes a score, as the element's attribute has it. */
  #rule(): ScoreRule | undefined {
    const text = this.options.board.getAttribute('score');
    const read = text === null ? undefined : readScoreRule(text);
    if (read && !read.ok) this.#bad('score', text!);
    return read?.ok ? read.value : undefined;
  }

  #passAt(): number | undefined {
    const text = this.options.board.getAttribute('pass');
    if (text === null) return undefined;
    if (/^(?:100|[1-9]\d?)$/.test(text)) return Number(text);
    this.#bad('pass', text);
    return undefined;
  }

  #bad(name: string, value: string): void {
    const { bar, words } = this.options;
    bar.warn(words.attribute(name, value.slice(0, 40)), this.#close);
  }
}
