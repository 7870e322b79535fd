import type { Timers } from '../src/match/clock.js';
import { parsePlayers, playersText } from '../src/match/players.js';
import type { DeviceStorage } from '../src/match/device-storage.js';
import { dayOf } from '../src/learning/memory.js';
import { mergedText } from '../src/learning/merge.js';
import { IndexedStorage } from '../src/match/indexed-storage.js';
import { failure, type Opened, type Outcome, type ResultAdapter } from '../src/results/adapter.js';
import type { DeliveryOptions } from '../src/results/delivery.js';
import { withName } from '../src/results/learner.js';
import { followPage, type PageLike } from '../src/results/page-lifecycle.js';
import { Reporter } from '../src/results/reporter.js';
import type { Log } from '../src/results/result.js';
import { reports, type Reports } from '../src/embed/reports.js';
import { resumed } from '../src/results/resume.js';
import { readScoreRule, type ScoreRule } from '../src/results/score.js';
import { fingerprint, type Saved } from '../src/results/state.js';
import type { GameEvent } from '../src/rules/game.js';
import type { StatusBar } from './status-bar.js';
import { byTag, levelsOf, usualTimers, type PlayableBoard } from './board.js';
import { lackOf, meaningOf, ruleOf } from './marks.js';
import { Notices } from './notices.js';
import type { PageWords } from './words.js';

/** Milliseconds to wait for the host before the game begins anyway, and before the player is notified of the wait. */
const patience = { begin: 10_000, tell: 600 };

/** The part of a window that a session uses. */
export interface SessionPage extends PageLike {
  readonly location: { readonly pathname: string };
  readonly navigator: { readonly onLine: boolean };
  readonly BroadcastChannel?: new (name: string) => {
    onmessage: ((event: MessageEvent) => void) | null;
    postMessage(message: unknown): void;
    close(): void;
  };
  addEventListener: PageLike['addEventListener'] & ((type: 'online' | 'offline', listener: () => void) => void);
  removeEventListener: PageLike['removeEventListener'] & ((type: 'online' | 'offline', listener: () => void) => void);
}

export interface SessionOptions {
  readonly board: PlayableBoard;
  readonly bar: Pick<StatusBar, 'say' | 'quiet' | 'warn' | 'clear' | 'head'>;
  readonly words: PageWords;
  /** Creates the adapter for the host. */
  readonly make: (options: DeliveryOptions) => ResultAdapter;
  /** Distinguishes activities with the same path. */
  readonly activity?: string;
  /** A fingerprint of the options: a saved game may have been started with different ones. */
  readonly settings?: string;
  /** Returns whether nothing moves on the board and no answer is being typed. */
  readonly idle?: () => boolean;
  /** Keeps the game out of the page until the host has answered. */
  readonly holds?: { hide(): void; show(): void };
  /** True to show the status of the result, with a button to finish. */
  readonly shows?: boolean;
  /** The options of the game that are not attributes of its element. */
  readonly unknown?: readonly (readonly [name: string, value: string])[];
  /** True if the host marks the games: then practice undo is off. */
  readonly marks?: boolean;
  /** True if the host is a platform of a school, which may also store what the learner knows. */
  readonly learns?: boolean;
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

/** Returns the channel for messages between the windows of the site; undefined where a page may not have one. */
function windowsOf({ BroadcastChannel }: SessionPage): DeliveryOptions['windows'] {
  let channel: InstanceType<NonNullable<SessionPage['BroadcastChannel']>>;
  try {
    if (!BroadcastChannel) return undefined;
    channel = new BroadcastChannel('abacade.best');
  } catch {
    return undefined; // the page has an opaque origin
  }
  return {
    post: (message) => channel.postMessage(message),
    listen(onMessage) {
      channel.onmessage = ({ data }) => onMessage(data);
      return () => channel.close();
    },
  };
}

/** Connects a game to a host: resumes a saved game, reports after each turn, and shows the status. */
export class Session {
  readonly #adapter: ResultAdapter;
  readonly #page: SessionPage;
  readonly #timers: Timers;
  readonly #report: Reporter<unknown, unknown, unknown, GameEvent>;
  readonly #notices: Notices;
  readonly #rule: ScoreRule | undefined;
  readonly #reports: Reports;
  /** The learner's first name according to the host. */
  #name: string | undefined;
  /** A saved game, to be resumed as soon as the element is ready. */
  #saved: Saved | undefined;
  /** The log of the resumed game. */
  #log: Log | undefined;
  #moves = 0;
  #ended = false;

  constructor(private readonly options: SessionOptions) {
    const { board, bar, words, make, activity = '', settings, idle, page = window, timers = usualTimers } = options;
    this.#page = page;
    this.#timers = timers;
    this.#notices = new Notices(bar, words, {
      send: () => this.#track(this.#adapter.commit(true)),
      takeOver: () => this.#takeOver(),
      replace: () => this.#replace(),
      goBack: () => this.#goBack(),
    });
    for (const [name, value] of options.unknown ?? []) this.#notices.attribute(name, value);
    if (options.marks) this.#forbidPractice();
    this.#rule = this.#readRule();
    this.#reports = this.#readReports();
    const passAt = this.#passAt();
    const windows = windowsOf(page);
    this.#adapter = make({
      key: `abacade.${page.location.pathname}${activity}`,
      ...(this.#rule ? { rule: this.#rule } : {}),
      ...(passAt === undefined ? {} : { passAt }),
      ...(settings === undefined ? {} : { settings }),
      summary: this.#sharesLearning,
      timers,
      storage: options.storage ?? new IndexedStorage(window),
      connection: connectionOf(page),
      ...(windows ? { windows } : {}),
      onFailure: (failed, kept) => {
        this.#notices.report(failed, kept);
        this.#showStatus();
      },
      ...(idle ? { idle } : {}),
      onBusy: (busy) => (busy ? this.#showSaving() : this.#showStatus()),
      onOpened: (opened) => this.#resumeLate(opened),
      onNewer: (saved) => this.#resume(saved),
      onClear: () => {
        this.#notices.keepOnly(this.#adapter.failures);
        this.#showStatus();
      },
    });
    this.#report = new Reporter(
      this.#adapter,
      () => timers.now(),
      () => this.#name,
      this.#reports === 'all',
    );
    this.#listen(board);
  }

  /** Opens the session. Resolves when the game is in the page. */
  async start(): Promise<void> {
    const { bar, words, holds } = this.options;
    const opening = this.#adapter.open();
    if (holds) {
      holds.hide();
      const cancelTelling = this.#timers.later(() => bar.say([words.connecting], undefined, 'aloud'), patience.tell);
      const late = new Promise<undefined>((resolve) => this.#timers.later(() => resolve(undefined), patience.begin));
      const opened = await Promise.race([opening, late]);
      cancelTelling();
      bar.quiet();
      if (opened?.ok) await this.#resumeInTime(opened.value);
      else if (!opened) void opening.then((slow) => slow.ok && this.#resumeLate(slow.value));
      holds.show();
    } else void opening.then((opened) => opened.ok && this.#resumeLate(opened.value));
    const leave = followPage(this.#page, this.#adapter);
    this.#leave = () => {
      leave();
      this.#leave = () => undefined;
    };
  }

  #leave = (): void => undefined;

  /** Resumes a saved game if the host has answered before the game has begun. */
  async #resumeInTime(opened: Opened): Promise<void> {
    this.#opened(opened);
    this.#nameSeats();
    if (opened.saved && (await this.#shouldResume(opened.saved))) this.#resume(opened.saved);
  }

  /** Handles an answer of the host after the game has begun: a saved game replaces it if nobody has moved yet. */
  #resumeLate(opened: Opened): void {
    this.#opened(opened);
    if (opened.saved && !this.#moves) this.#resume(opened.saved);
  }

  #opened({ mode, name, saved, learning }: Opened): void {
    const { board, bar, words } = this.options;
    // The host saves the game; a second copy in the browser could differ.
    board.removeAttribute('persist');
    this.#name = name;
    if (mode === 'normal') {
      this.#learnFrom(saved, learning);
      return this.#notices.end('no-host', 'lost', 'unreachable');
    }
    bar.quiet();
    bar.head(words.modes[mode]);
  }

  /**
   * Passes on to the game what the host knows of the learner. The device shares it among the activities of a site, by the
   * fingerprint of the learner's id.
   */
  #learnFrom(saved: Saved | undefined, elsewhere: string | undefined): void {
    const { board } = this.options;
    const { learner } = this.#adapter;
    if (!this.#learns || learner === undefined) return;
    const learning = this.#sharesLearning ? mergedText([saved?.learning, elsewhere], dayOf(new Date())) : '';
    // Removes what an earlier package has stored at the host.
    if (!this.#sharesLearning && saved?.learning) this.#adapter.learned('');
    Object.assign(board, { learner: `platform ${fingerprint(learner)}`, learning, inCourse: this.#sharesLearning });
  }

  /** True if the game learns about its player. */
  get #learns(): boolean {
    return this.options.learns === true && byTag(this.options.board.localName)?.learns === true;
  }

  /** True if the platform also stores what the game learns. */
  get #sharesLearning(): boolean {
    return this.#learns && this.#reports !== 'score';
  }

  /** Names the learner's seat as the host does, and computer players as such, unless they have names. */
  #nameSeats(): void {
    const { board, words } = this.options;
    const read = parsePlayers(board.getAttribute('players'), { min: 1, max: 12 }, levelsOf(board));
    if (!read.ok) return;
    const learner = read.value.findIndex(({ bot }) => bot === 0);
    const usual = (bot: number, seat: number): string =>
      (bot ? words.computer : seat === learner ? this.#name : '') ?? '';
    const players = read.value.map((player, seat) => ({
      ...player,
      name: player.name || usual(player.bot, seat),
    }));
    board.setAttribute('players', playersText(players));
  }

  /** Resolves to whether to resume the saved game. If it was started with different options, the player decides. */
  #shouldResume({ settings }: Saved): Promise<boolean> {
    const { bar, words, settings: now } = this.options;
    if (settings === undefined || settings === now) return Promise.resolve(true);
    return new Promise((resolve) => {
      const choose = (resumes: boolean) => () => {
        bar.head();
        resolve(resumes);
      };
      bar.head(words.changed, { label: words.goOn, act: choose(true) }, { label: words.beginAnew, act: choose(false) });
    });
  }

  #resume(saved: Saved): void {
    const { board } = this.options;
    this.#saved = saved;
    if (!board.match) return board.setAttribute('position', saved.position);
    const read = board.fromText(saved.position);
    if (read.ok) return;
    this.#saved = undefined;
    this.#adapter.hold();
    this.#notices.report(failure('state', read.message), true, true);
  }

  #listen(board: PlayableBoard): void {
    board.addEventListener('game-start', () => this.#started());
    board.addEventListener('moved', (event) => {
      this.#moves++;
      // The event contains only what everyone may see; the events that count for the learner may contain more.
      const { ply } = (event as CustomEvent<{ readonly ply: number }>).detail;
      this.#positionChanged(board.match?.plies[ply - 1]?.events ?? []);
    });
    for (const name of ['undone', 'redone']) board.addEventListener(name, () => this.#positionChanged([]));
    board.addEventListener('hint', (event) => {
      void this.#report.hint((event as CustomEvent<{ readonly seat: number }>).detail.seat);
    });
    board.addEventListener('learned', (event) => {
      if (!this.#sharesLearning) return;
      this.#adapter.learned((event as CustomEvent<{ readonly learning: string }>).detail.learning);
      this.#track(this.#adapter.commit());
    });
  }

  #started(): void {
    const { board } = this.options;
    const kept = this.#saved;
    this.#saved = undefined;
    if (kept) {
      const again = resumed(board.rules, withName(kept, this.#name), levelsOf(board));
      if (again.ok) {
        this.#log = again.value.log;
        return board.begin(again.value.match); // which fires `game-start` again
      }
      this.#adapter.hold();
      this.#notices.report(failure('state', again.message), true, true);
    }
    this.#report.begin(board.match!, this.#log);
    this.#log = undefined;
    this.#showStatus();
  }

  /** Reports that the position has changed. Undo and redo have no events. */
  #positionChanged(events: readonly GameEvent[]): void {
    if (this.options.board.match) this.#track(this.#report.moved(events));
  }

  /** Updates the status now, and again when the host has answered. */
  #track(outcome: Promise<Outcome>): void {
    this.#showStatus();
    void outcome.then(() => this.#showStatus());
  }

  /** Announces a commit that may block the page for a moment. */
  #showSaving(): void {
    const { bar, words, shows } = this.options;
    if (shows && !this.#ended && !this.#notices.isBehind) bar.say([words.saving]);
  }

  #showStatus(): void {
    const { bar, board, words, shows } = this.options;
    const { best, unsaved, mode } = this.#adapter;
    if (!shows || this.#ended || mode !== 'normal') return;
    if (this.#notices.isBehind) return bar.quiet();
    const rule = ruleOf(board, this.#rule);
    const result = best === undefined ? rule && meaningOf(rule, words) : words.best(best);
    if (!this.#moves) return result ? bar.say([result]) : bar.quiet();
    const standing = this.#notices.isPart ? '' : unsaved ? words.saving : words.saved;
    const lacking = rule && lackOf(rule, this.#report.result, words);
    bar.say(
      [standing, result, lacking].flatMap((one) => one || []),
      { label: words.finish, act: () => void this.#finish() },
    );
  }

  async #finish(): Promise<void> {
    const { board, bar, words } = this.options;
    const closed = await this.#adapter.close();
    // A host that rejects a value has ended the session nevertheless: further moves would not be reported anywhere.
    if (!closed.ok && closed.code !== 'refused') return;
    this.#ended = true;
    this.#leave();
    // Otherwise it would look playable.
    board.inert = true;
    board.setAttribute('hidden', '');
    // No computer player moves and no clock runs from now on, because nothing more is reported.
    board.table.setActive(false);
    const { best, unsaved } = this.#adapter;
    const saved = this.#notices.isPart || unsaved ? '' : words.saved;
    const sentences = [saved, best === undefined ? '' : words.best(best), words.ended, words.wayOut];
    bar.clear();
    bar.say(sentences.filter(Boolean), undefined, saved ? 'done' : 'end');
  }

  #takeOver(): void {
    this.#notices.end('taken');
    this.#track(this.#adapter.takeOver());
  }

  #replace(): void {
    this.#notices.end('state', 'kept', 'forked');
    this.#track(this.#adapter.replace());
  }

  #goBack(): void {
    const back = this.#adapter.goBack();
    if (!back.ok) return;
    this.#resume(back.value);
    this.#track(this.#adapter.commit(true));
  }

  /** Forbids practice undo: a choice that can be taken back after its outcome is seen must not be marked. */
  #forbidPractice(): void {
    const { board } = this.options;
    Object.assign(board, { isMarked: true });
    const asked = board.getAttribute('practice-undo');
    if (asked !== null && asked !== 'false') this.#notices.attribute('practice-undo', asked);
  }

  /** Reads how a game is scored from the element's attribute. */
  #readRule(): ScoreRule | undefined {
    const text = this.options.board.getAttribute('score');
    const read = text === null ? undefined : readScoreRule(text);
    if (read && !read.ok) this.#notices.attribute('score', text!);
    return read?.ok ? read.value : undefined;
  }

  #readReports(): Reports {
    const text = this.options.board.getAttribute('report');
    const found = reports.find((one) => one === text);
    if (!found && text !== null) this.#notices.attribute('report', text);
    // An invalid value is an attempt to report less, so not everything is reported.
    return found ?? (text === null ? 'all' : 'score');
  }

  #passAt(): number | undefined {
    const text = this.options.board.getAttribute('pass');
    if (text === null) return undefined;
    if (/^(?:100|[1-9]\d?)$/.test(text)) return Number(text);
    this.#notices.attribute('pass', text);
    return undefined;
  }
}
