import type { Timers } from '../src/match/clock.js';
import { parsePlayers, playersText } from '../src/match/players.js';
import type { DeviceStorage } from '../src/match/device-storage.js';
import { IndexedStorage } from '../src/match/indexed-storage.js';
import { failure, type Opened, type Outcome, type ResultAdapter } from '../src/results/adapter.js';
import type { DeliveryOptions } from '../src/results/delivery.js';
import { withName } from '../src/results/learner.js';
import { followPage, type PageLike } from '../src/results/page-lifecycle.js';
import { Reporter } from '../src/results/reporter.js';
import type { Log } from '../src/results/result.js';
import { resumed } from '../src/results/resume.js';
import { readScoreRule, usualRule, type ScoreRule } from '../src/results/score.js';
import type { Saved } from '../src/results/state.js';
import type { GameEvent } from '../src/rules/game.js';
import type { StatusBar } from './status-bar.js';
import { byTag, usualTimers, type PlayableBoard } from './board.js';
import { Notices } from './notices.js';
import type { PageWords } from './words.js';

/** Milliseconds after which the game begins though the host has not answered, and after which the reader is told of waiting. */
const patience = { begin: 10_000, tell: 600 };

/** The page of a session. */
export interface SessionPage extends PageLike {
  readonly location: { readonly pathname: string };
  readonly navigator: { readonly onLine: boolean };
  addEventListener: PageLike['addEventListener'] & ((type: 'online' | 'offline', listener: () => void) => void);
  removeEventListener: PageLike['removeEventListener'] & ((type: 'online' | 'offline', listener: () => void) => void);
}

export interface SessionOptions {
  readonly board: PlayableBoard;
  readonly bar: Pick<StatusBar, 'say' | 'quiet' | 'warn' | 'clear' | 'head'>;
  readonly words: PageWords;
  /** Makes the adapter of the host. */
  readonly make: (options: DeliveryOptions) => ResultAdapter;
  /** Tells activities of one address apart. */
  readonly activity?: string;
  /** A fingerprint of what the game is played by: a kept game may have been begun by others. */
  readonly settings?: string;
  /** Whether nothing moves on the board and no answer is being given. */
  readonly idle?: () => boolean;
  /** Keeps the game out of the page until the host has said where to go on. */
  readonly holds?: { hide(): void; show(): void };
  /** Shows how the result stands, with a button to finish. */
  readonly shows?: boolean;
  readonly page?: SessionPage;
  readonly timers?: Timers;
  readonly storage?: DeviceStorage;
}

const connectionOf = (page: SessionPage): NonNullable<DeliveryOptions['connection']> => ({
  online: () => page.navigator.onLine,
  watch(onChange) {
    for (const type of ['online', 'offline'] as const) page.addEventListener(type, onChange);
    return () => {
      for (const type of ['online', 'offline'] as const) page.removeEventListener(type, onChange);
    };
  },
});

/** Ties a game to a host: where to go on, what is told after each turn, what the reader is shown. */
export class Session {
  readonly #adapter: ResultAdapter;
  readonly #page: SessionPage;
  readonly #timers: Timers;
  readonly #report: Reporter<unknown, unknown, unknown, GameEvent>;
  readonly #notices: Notices;
  readonly #rule: ScoreRule | undefined;
  /** The learner's first name, as the host has it. */
  #name: string | undefined;
  /** A kept game that is to be gone on with as soon as the element is ready. */
  #kept: Saved | undefined;
  /** The log of the game that begins next. */
  #log: Log | undefined;
  #moves = 0;
  #ended = false;

  constructor(private readonly options: SessionOptions) {
    const { board, bar, words, make, activity = '', settings, idle, page = window, timers = usualTimers } = options;
    this.#page = page;
    this.#timers = timers;
    this.#notices = new Notices(bar, words, {
      send: () => this.#told(this.#adapter.commit(true)),
      takeOver: () => this.#takeOver(),
      goBack: () => this.#goBack(),
    });
    this.#rule = this.#readRule();
    const passAt = this.#passAt();
    this.#adapter = make({
      key: `abacade.${page.location.pathname}${activity}`,
      ...(this.#rule ? { rule: this.#rule } : {}),
      ...(passAt === undefined ? {} : { passAt }),
      ...(settings === undefined ? {} : { settings }),
      timers,
      storage: options.storage ?? new IndexedStorage(window),
      connection: connectionOf(page),
      onTrouble: (trouble, kept) => {
        this.#notices.tell(trouble, kept);
        this.#tellStanding();
      },
      ...(idle ? { idle } : {}),
      onBusy: (busy) => (busy ? this.#tellSaving() : this.#tellStanding()),
      onOpened: (opened) => this.#goOnLate(opened),
      onClear: () => {
        this.#notices.left(this.#adapter.troubles);
        this.#tellStanding();
      },
    });
    this.#report = new Reporter(
      this.#adapter,
      () => timers.now(),
      () => this.#name,
    );
    this.#listen(board);
  }

  /** Opens the session; when it is kept, the game is in the page. */
  async start(): Promise<void> {
    const { bar, words, holds } = this.options;
    const opening = this.#adapter.open();
    if (holds) {
      holds.hide();
      const cancelTelling = this.#timers.later(() => bar.say(words.connecting, undefined, true), patience.tell);
      const late = new Promise<undefined>((resolve) => this.#timers.later(() => resolve(undefined), patience.begin));
      const opened = await Promise.race([opening, late]);
      cancelTelling();
      bar.quiet();
      if (opened?.ok) await this.#goOnInTime(opened.value);
      else if (!opened) void opening.then((slow) => slow.ok && this.#goOnLate(slow.value));
      holds.show();
    } else void opening.then((opened) => opened.ok && this.#goOnLate(opened.value));
    const leave = followPage(this.#page, this.#adapter);
    this.#leave = () => {
      leave();
      this.#leave = () => undefined;
    };
  }

  #leave = (): void => undefined;

  /** The host has said where to go on before the game has begun. */
  async #goOnInTime(opened: Opened): Promise<void> {
    this.#opened(opened);
    this.#nameSeats();
    if (opened.saved && (await this.#goesOn(opened.saved))) this.#goOn(opened.saved);
  }

  /** The game has begun; what was kept comes in its place as long as nobody has moved. */
  #goOnLate(opened: Opened): void {
    this.#opened(opened);
    if (opened.saved && !this.#moves) this.#goOn(opened.saved);
  }

  #opened({ mode, name }: Opened): void {
    const { board, bar, words } = this.options;
    // The host keeps the game; a copy in the browser would be another one.
    board.removeAttribute('persist');
    this.#name = name;
    if (mode === 'normal') return this.#notices.end('no-host', 'lost', 'unreachable');
    bar.quiet();
    bar.head(words.modes[mode]);
  }

  /** Gives the learner's seat the name that the host has, and computer players one that says what they are. */
  #nameSeats(): void {
    const { board, words } = this.options;
    const read = parsePlayers(board.getAttribute('players'), { min: 1, max: 12 }, byTag(board.localName)?.levels ?? 1);
    if (!read.ok) return;
    const learner = read.value.findIndex(({ bot }) => bot === 0);
    const usual = (bot: number, seat: number): string =>
      (bot ? words.computer : seat === learner ? this.#name : '') ?? '';
    const players = read.value.map(({ name, bot }, seat) => ({ bot, name: name || usual(bot, seat) }));
    board.setAttribute('players', playersText(players));
  }

  /** Whether the kept game is gone on with: where it was begun by other options than those of today, the player says. */
  #goesOn({ settings }: Saved): Promise<boolean> {
    const { bar, words, settings: now } = this.options;
    if (settings === undefined || settings === now) return Promise.resolve(true);
    return new Promise((resolve) => {
      const choose = (goesOn: boolean) => () => {
        bar.head();
        resolve(goesOn);
      };
      bar.head(words.changed, { label: words.goOn, act: choose(true) }, { label: words.beginAnew, act: choose(false) });
    });
  }

  #goOn(saved: Saved): void {
    const { board } = this.options;
    this.#kept = saved;
    if (board.match) board.fromText(saved.position);
    else board.setAttribute('position', saved.position);
  }

  #listen(board: PlayableBoard): void {
    board.addEventListener('game-start', () => this.#begun());
    board.addEventListener('moved', (event) => {
      this.#moves++;
      this.#stands((event as CustomEvent<{ readonly events: readonly GameEvent[] }>).detail.events);
    });
    for (const name of ['undone', 'redone']) board.addEventListener(name, () => this.#stands([]));
    board.addEventListener('hint', (event) => {
      void this.#report.hint((event as CustomEvent<{ readonly seat: number }>).detail.seat);
    });
  }

  #begun(): void {
    const { board } = this.options;
    const kept = this.#kept;
    this.#kept = undefined;
    if (kept) {
      const again = resumed(board.game, withName(kept, this.#name), byTag(board.localName)?.levels ?? 1);
      if (again.ok) {
        this.#log = again.value.log;
        return board.begin(again.value.match); // and comes back here
      }
      this.#adapter.hold();
      this.#notices.tell(failure('state', again.message), true, true);
    }
    this.#report.begin(board.match!, this.#log);
    this.#log = undefined;
    this.#tellStanding();
  }

  /** The game is at another position, with or without events that say what happened: the host is told. */
  #stands(events: readonly GameEvent[]): void {
    if (this.options.board.match) this.#told(this.#report.moved(events));
  }

  /** Something was told to the host. From now on it is not said to be saved, until the host has it. */
  #told(outcome: Promise<Outcome>): void {
    this.#tellStanding();
    void outcome.then(() => this.#tellStanding());
  }

  /** Said before the page stands still for a moment. */
  #tellSaving(): void {
    const { bar, words, shows } = this.options;
    if (shows && !this.#ended && !this.#notices.isBehind) bar.say(words.saving);
  }

  #tellStanding(): void {
    const { bar, words, shows } = this.options;
    const { best, unsaved, mode } = this.#adapter;
    if (!shows || this.#ended || mode !== 'normal') return;
    if (this.#notices.isBehind) return bar.quiet();
    const result = best === undefined ? this.#meaning() : words.best(best);
    if (!this.#moves) return result ? bar.say(result) : bar.quiet();
    const standing = this.#notices.isPart ? '' : unsaved ? words.saving : words.saved;
    bar.say([standing, result].filter(Boolean).join(' '), { label: words.finish, act: () => void this.#finish() });
  }

  /** What the result of the present game says, in one sentence. */
  #meaning(): string {
    const { board, words } = this.options;
    if (!board.match) return '';
    const { options } = Object(board.match.start) as { readonly options?: unknown };
    const rule = this.#rule ?? usualRule(board.game.name, options);
    return rule.rule === 'target' ? words.means.target(rule.points) : words.means[rule.rule];
  }

  async #finish(): Promise<void> {
    const { board, bar, words } = this.options;
    const closed = await this.#adapter.close();
    if (!closed.ok) return;
    this.#ended = true;
    this.#leave();
    board.inert = true;
    // Nobody sits at the table any more: no computer player moves, no clock runs, for nothing of it would be told.
    board.table.setActive(false);
    const { best, unsaved } = this.#adapter;
    const saved = this.#notices.isPart || unsaved ? '' : words.saved;
    const sentences = [saved, best === undefined ? '' : words.best(best), words.ended];
    bar.clear();
    bar.say(sentences.filter(Boolean).join(' '), undefined, true);
  }

  #takeOver(): void {
    this.#notices.end('taken', 'state', 'kept');
    this.#told(this.#adapter.takeOver());
  }

  #goBack(): void {
    const back = this.#adapter.goBack();
    if (!back.ok) return;
    this.#notices.end('kept');
    this.#goOn(back.value);
    this.#told(this.#adapter.commit(true));
  }

  /** By what a game becomes a score, as the element's attribute has it. */
  #readRule(): ScoreRule | undefined {
    const text = this.options.board.getAttribute('score');
    const read = text === null ? undefined : readScoreRule(text);
    if (read && !read.ok) this.#notices.attribute('score', text!);
    return read?.ok ? read.value : undefined;
  }

  #passAt(): number | undefined {
    const text = this.options.board.getAttribute('pass');
    if (text === null) return undefined;
    if (/^(?:100|[1-9]\d?)$/.test(text)) return Number(text);
    this.#notices.attribute('pass', text);
    return undefined;
  }
}
