import { byTag } from '../../../pages/board.js';
import { Session } from '../../../pages/session.js';
import { dayOf, readSummary, summary } from '../../../src/learning/index.js';
import type { ResultAdapter } from '../../../src/results/adapter.js';
import type { DeliveryOptions } from '../../../src/results/delivery.js';
import type { Saved } from '../../../src/results/state.js';
import type { AnsweredEvent, GameEvent, Random } from '../../../src/rules/game.js';
import { notices } from '../../../src/words/generated/en/common.js';
import { report as english } from '../../../src/words/generated/en/pages.js';
import { FakeBar, FakePage, TabTimers } from './fake-page.js';
import { FakeTimers } from './fake-timers.js';
import { anyMove, HeadlessBoard, type BoardOptions } from './headless-board.js';
import { Device } from './moodle.js';
import type { MoodleSettings } from './moodle-player.js';
import { platform, type Entering, type Platform, type Visit, type Way } from './platforms.js';
import { seeded } from './random.js';

/** Milliseconds after which the message in the strip must be true. */
const patience = 5000;

export const words = {
  ...english,
  attribute: notices.attribute,
  needs: notices.needs,
  noCore: notices.noCore,
  noFile: notices.noFile,
  retry: notices.retry,
};

/** A tab in which the activity is open. */
export interface Tab {
  readonly number: number;
  readonly visit: Visit;
  readonly page: FakePage;
  readonly board: HeadlessBoard;
  readonly bar: FakeBar;
  readonly timers: TabTimers;
  readonly adapter: ResultAdapter;
  readonly session: Session;
  /** The answers given in this tab. */
  readonly answers: Given[];
  /** Time of the last event in this tab. */
  changed: number;
  isFinished: boolean;
}

/** An answer of the learner; `ms` is different for each and identifies it. */
interface Given {
  readonly prompt: string;
  readonly ms: number;
  readonly given: number;
  /** True if the strip has warned that it may be lost: the device's storage failed, or another window reports. */
  atRisk: boolean;
  /**
   * True if it may have been sent with the beacon of a closed page, perhaps another page than the one in which it was given. Nobody can
   * tell whether a beacon arrives.
   */
  isAdrift: boolean;
  /**
   * True if that beacon carried no state, because the player had to choose between two games, and the device could not store that it was
   * sent. Nobody can know then that the answer has arrived.
   */
  isUntraced?: boolean;
  /** The tabs that were open when it was first seen to have arrived; undefined until then. */
  witnesses?: readonly Tab[];
  /**
   * True if the device's storage failed as long as a witness was open, so that it could not store that the answer has arrived. The next
   * attempt cannot know it then.
   */
  isUnnoted?: boolean;
  /**
   * True if the platform could not store that either, because it rejected states. The next window of the attempt cannot know it then, as
   * interactions cannot be read.
   */
  isUnknown?: boolean;
}

export interface Plan {
  readonly way: Way;
  readonly board: BoardOptions;
  readonly settings?: MoodleSettings;
  readonly steps?: number;
  /** If given, only these mishaps happen. */
  readonly only?: readonly string[];
}

/** A pupil at one activity, over many sessions, with everything that can go wrong. */
export class Course {
  readonly timers = new FakeTimers();
  readonly random: Random;
  readonly platform: Platform;
  readonly device = new Device();
  readonly said: string[] = [];
  readonly wrong: string[] = [];
  readonly tabs: Tab[] = [];
  readonly given: Given[] = [];
  /** Every position that was shown on a board, in order, and its tab. */
  readonly #seen: { readonly at: string; readonly tab: number }[] = [];
  /** For each tab, the index in `#seen` of the position from which it continued. */
  readonly #cameFrom = new Map<number, number>();
  /** The index in `#seen` of the last position that was called saved, and its attempt. */
  #promised: { readonly place: number; readonly attempt: number } | undefined;
  /** The best score at the last time that anything was called saved. */
  bestPromised = 0;
  #clock = Date.UTC(2026, 10, 23, 9);
  #answers = 0;
  /** The number of faults of the platform that have been noted. */
  #faults = 0;
  #entries = 0;
  /** Time of the storage failure, if there is one. */
  #failedAt = Infinity;
  /** Time at which the storage last began to work again. */
  #worksSince = -Infinity;
  /** Version of the package: the number of times that the teacher has replaced it. */
  version = 0;

  constructor(
    readonly seed: number,
    readonly plan: Plan,
  ) {
    this.random = seeded(seed);
    this.platform = platform(plan.way, this.random, plan.settings);
    this.log(this.platform.about);
  }

  log(what: string, tab?: Tab): void {
    this.said.push(`${this.timers.now()} ${tab ? `tab ${tab.number}: ` : ''}${what}`);
  }

  /** Opens the activity in a new tab. */
  async enter(spoil: (visit: Visit) => void = () => undefined, how: Entering = {}): Promise<Tab> {
    const { platform, device, plan } = this;
    const visit = platform.enter(how);
    spoil(visit);
    const timers = new TabTimers(this.timers);
    const page = new FakePage(visit.parent, platform.network, device.channels, timers);
    const board = new HeadlessBoard(plan.board, timers, this.random, () =>
      dayOf(new Date(this.#clock + this.timers.now())),
    );
    const bar = new FakeBar();
    let adapter!: ResultAdapter;
    const make = (options: DeliveryOptions): ResultAdapter => {
      const all = { ...options, date: () => new Date(this.#clock + this.timers.now()) };
      return (adapter = visit.adapter(page, all));
    };
    const holds = { hide: () => undefined, show: () => board.show() };
    const storage = device.window();
    const idle = (): boolean => this.random(3) > 0;
    const session = new Session({
      board,
      bar,
      words,
      make,
      holds,
      shows: true,
      learns: true,
      page,
      timers,
      storage,
      settings: `v${this.version}`,
      idle,
    });
    const number = ++this.#entries;
    const tab: Tab = {
      number,
      visit,
      page,
      board,
      bar,
      timers,
      adapter,
      session,
      answers: [],
      changed: this.timers.now(),
      isFinished: false,
    };
    this.tabs.push(tab);
    const before = this.#seen.length;
    this.log(`enter ${visit.mode} attempt ${visit.attempt}`, tab);
    this.#follow(tab);
    let begun = false;
    void session.start().then(() => (begun = true));
    for (let i = 0; i < 30 && !begun; i++) {
      await this.timers.pass(500);
      if (bar.top?.actions.length) this.press(tab, this.random(3) ? words.goOn : words.beginAnew);
    }
    await this.timers.pass(100);
    this.#cameFrom.set(number, this.#lastSeen(board.toText(), before));
    if (!begun) this.wrong.push('the session did not start');
    this.log(`stands at ${board.toText()} | ${said(bar)}`, tab);
    return tab;
  }

  #follow(tab: Tab): void {
    const { board, visit } = tab;
    const note = (): void => {
      tab.changed = this.timers.now();
      if (visit.mode === 'normal') this.#seen.push({ at: board.toText(), tab: tab.number });
    };
    for (const type of ['game-start', 'undone', 'redone']) board.addEventListener(type, note);
    board.addEventListener('moved', (event) => {
      note();
      const { events } = (event as CustomEvent<{ events: readonly GameEvent[] }>).detail;
      if (visit.mode !== 'normal') return;
      for (const one of events)
        if (one.type === 'answered' && one.seat === 0) this.#answered(tab, one as AnsweredEvent);
    });
    tab.bar.onChange = () => this.log(said(tab.bar), tab);
  }

  #answered(tab: Tab, { prompt, ms, given }: AnsweredEvent): void {
    // A window that shows that another one reports promises nothing.
    const atRisk = this.device.isFailing || tab.bar.trouble?.sentence === words.taken;
    const answer: Given = { prompt, ms, given, atRisk, isAdrift: false };
    this.log(`answered ${prompt} ${ms}`, tab);
    this.given.push(answer);
    tab.answers.push(answer);
  }

  /**
   * True while the open windows cannot know of each other and of what the others have sent: they learn it from the device's storage, a
   * moment after it works.
   */
  get #knowNothingOfEachOther(): boolean {
    const isBack = this.timers.now() - this.#worksSince >= patience;
    return this.tabs.length > 1 && (this.device.isFailing || !isBack);
  }

  /** Notes the rules that were broken since the last call. */
  noteFaults(): void {
    for (const fault of this.platform.faults.slice(this.#faults)) {
      if (!this.wrong.includes(fault)) this.wrong.push(fault);
    }
    this.#faults = this.platform.faults.length;
  }

  /** Called when nothing fails any more: a score that had fallen must be back, as far as the reporting window knows it. */
  #checkScore({ adapter, visit, bar, board }: Tab): void {
    const isOpen = visit.mode === 'normal' && !board.inert && !visit.spoilt.gone;
    const there = this.platform.score(visit.attempt) ?? 0;
    if (isOpen && !bar.trouble && !adapter.unsaved && there < (adapter.best ?? 0))
      this.wrong.push(`the score stays at ${there}, not ${adapter.best}`);
  }

  /** Takes the message in the strip as a promise, and checks it. */
  observe(tab: Tab): void {
    const { bar, board } = tab;
    const isKept = [words.notSent, words.reopen, words.offline].includes(bar.trouble?.sentence ?? '');
    // A new game is stored with its first move: until then, nothing has failed.
    if (isKept && board.match?.ply && tab.changed > this.#failedAt)
      this.wrong.push(`says that a failing storage keeps it`);
    if (!bar.standing?.sentence.startsWith(words.saved)) return;
    // The strip of a finished game shows the state at its end.
    if (board.inert && tab.isFinished) return;
    tab.isFinished = board.inert;
    if (tab.visit.mode !== 'normal') return void this.wrong.push(`says saved in ${tab.visit.mode} mode`);
    const { sentence } = bar.trouble ?? {};
    if (
      sentence &&
      [
        words.refused,
        words.unreadable,
        words.twoGames,
        words.forked,
        words.taken,
        words.notSent,
        words.reopen,
        words.offline,
      ].includes(sentence)
    )
      this.wrong.push(`says both: ${bar.standing.sentence} ${sentence}`);
    this.bestPromised = Math.max(this.bestPromised, tab.adapter.best ?? 0);
    if (this.#knowNothingOfEachOther) return;
    const at = board.toText();
    // A game without a move is no loss.
    if (!board.match!.ply) return;
    this.#promised = { place: this.#lastSeen(at), attempt: tab.visit.attempt };
    const quiet = this.timers.now() - tab.changed;
    const there = this.kept(tab.visit.attempt)?.position;
    if (there !== at) this.log(`says saved at ${at}, the platform has ${there}`, tab);
    if (quiet > patience && there !== at && !tab.visit.spoilt.gone)
      this.wrong.push(`says saved, and the platform holds ${there}, not ${at}`);
  }

  /** Returns the `ms` of all answers that have arrived. */
  #arrived(): ReadonlySet<number> {
    const { platform } = this;
    return new Set(Array.from({ length: platform.attempts }, (_, i) => platform.recorded(i)).flat());
  }

  /** Notes the answers that have arrived since the last call, and whether that could be stored. */
  noteArrivals(): void {
    const { tabs } = this;
    const { isFailing } = this.device;
    const arrived = this.#arrived();
    for (const answer of this.given) {
      if (!arrived.has(answer.ms)) continue;
      const open = (answer.witnesses ??= [...tabs]).filter((tab) => tabs.includes(tab));
      if (!open.length) continue;
      const rejects = open.every(({ visit }) => visit.spoilt.refuses?.test('cmi.suspend_data'));
      answer.isUnnoted = isFailing && (answer.isUnnoted ?? true);
      answer.isUnknown = isFailing && rejects && (answer.isUnknown ?? true);
    }
  }

  /** Makes the next move of the learner, or of a person beside, in a tab; waits for a computer player. */
  async act(tab: Tab): Promise<void> {
    const { board } = tab;
    const { match } = board;
    if (!match || board.inert) return;
    if (match.isOver) {
      if (tab.visit.mode === 'review') return;
      this.log('again', tab);
      board.newGame();
    } else if (match.turn.kind === 'chance') board.table.roll();
    else if (match.turn.kind === 'seat' && !match.isBot(match.turn.seat)) {
      const ms = 1000 + 10 * this.#answers++;
      board.table.play(anyMove(board.rules, match.state, this.random, ms));
    } else await this.timers.pass(1000);
    await this.timers.pass(100 + this.random(1500));
  }

  /** Closes a tab. `leave`: the page is notified before. */
  async end(tab: Tab, leave: boolean): Promise<void> {
    this.log(leave ? 'leave' : 'kill', tab);
    const arrived = this.#arrived();
    if (leave) tab.visit.leave(() => tab.page.unload());
    else tab.visit.kill();
    // A window also sends answers of earlier windows that the device has stored.
    if (leave && !tab.bar.standing?.sentence.startsWith(words.saved))
      for (const answer of this.given) {
        if (arrived.has(answer.ms)) continue;
        answer.isAdrift = true;
        answer.isUntraced ||=
          this.device.isFailing && tab.adapter.failures.some(({ code }) => ['kept', 'forked'].includes(code));
      }
    tab.board.table.setActive(false);
    tab.timers.isDead = true;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    const warned = [words.notKept, words.notSentNorKept, words.offlineNorKept].includes(
      tab.bar.trouble?.sentence ?? '',
    );
    for (const answer of tab.answers) answer.atRisk ||= warned || this.device.isFailing;
    await this.timers.pass(10);
  }

  press(tab: Tab, label: string): boolean {
    if (!tab.bar.press(label)) return false;
    this.log(`press ${label}`, tab);
    // By this choice the player gives up a game of another window, or an older one.
    const { replace, beginAnew, keepThis, keepOther } = words;
    if ([replace, beginAnew, keepThis, keepOther].includes(label)) this.#promised = undefined;
    return true;
  }

  setStorage(works: boolean): void {
    if (works && this.device.isFailing) this.#worksSince = this.timers.now();
    this.device.isFailing = !works;
    this.#failedAt = works ? Infinity : Math.min(this.#failedAt, this.timers.now());
  }

  jumpClock(ms: number): void {
    this.#clock += ms;
  }

  /** Repairs everything, closes all tabs, opens the activity once more, and checks the result. */
  async settle(): Promise<void> {
    this.log('settle');
    const { platform, device } = this;
    platform.onRequest = () => undefined;
    Object.assign(platform.network, { online: true, refuses: false, status: 200 });
    this.setStorage(true);
    for (const { page } of this.tabs) page.fire('online');
    await this.timers.pass(200_000);
    for (const tab of [...this.tabs]) {
      this.observe(tab);
      this.#checkScore(tab);
      await this.end(tab, true);
    }
    if (!platform.isLoggedIn) platform.logIn(device);
    const before = this.#seen.length;
    const last = await this.enter(undefined, { newAttempt: true });
    const shown = this.#cameFrom.get(last.number)!;
    const { place, attempt } = this.#promised ?? { place: -1, attempt: -1 };
    // Keeps the last of the offered games, if there are several.
    const offered = [last.board.toText()];
    while ([words.goBack, words.keepOther].some((label) => this.press(last, label))) offered.push(last.board.toText());
    const isChosen = offered.length > 1;
    // That choice gives up the game that was shown, and with it what was called saved of it.
    const isGivenUp = isChosen && this.#leadsTo(place, shown);
    // Another attempt begins with a new game.
    if (attempt === last.visit.attempt && !isGivenUp && !offered.some((at) => this.#lastSeen(at, before) >= place))
      this.wrong.push(`said to be saved was ${this.#seen[place].at}, and now there is ${offered.join(', ')}`);
    await this.timers.pass(200_000);
    // A few more moves give everything that waits an occasion to be sent.
    for (let i = 0; i < 3; i++) await this.act(last);
    await this.timers.pass(200_000);
    this.observe(last);
    const { trouble } = last.bar;
    if (trouble) this.wrong.push(`in the end it says: ${trouble.sentence}`);
    if (last.adapter.waiting) this.wrong.push(`${last.adapter.waiting} answers wait`);
    const there = this.kept()?.position;
    if (last.board.match!.ply > 0 && there !== last.board.toText())
      this.wrong.push(`the platform holds ${there}, the board shows ${last.board.toText()}`);
    this.#checkSummary(last);
    await this.end(last, true);
  }

  /** Checks that the platform has a summary of what is known now, as of the day on which it was written. */
  #checkSummary({ board, visit }: Tab): void {
    const read = [...this.platform.summaries(visit.attempt).values()].map((text) => ({
      text,
      read: readSummary(text),
    }));
    const isKnown = read.some(({ text, read }) => read.ok && text === summary(board.memory, read.value.day));
    if (!byTag(board.localName)?.learns) {
      if (read.length) this.wrong.push('a summary of a game of which nothing is learned');
    } else if (['1.2', '2004'].includes(this.plan.way) && visit.mode === 'normal' && board.match!.ply && !isKnown)
      this.wrong.push(`of ${read.length} summaries, none is of what is known`);
  }

  /** Returns the last index of a position in `#seen`; -1 if it was not shown. */
  #lastSeen(position: string, before = this.#seen.length): number {
    return this.#seen.slice(0, before).findLastIndex(({ at }) => at === position);
  }

  /** Returns whether a later position belongs to the same game: it is of the same tab, or of one that continued from there. */
  #leadsTo(earlier: number, later: number): boolean {
    if (later < earlier || later < 0) return false;
    const { tab } = this.#seen[later];
    return this.#seen[earlier]?.tab === tab || this.#leadsTo(earlier, this.#cameFrom.get(tab) ?? -1);
  }

  /** Returns what the platform has stored of an attempt, by default the last one, as another device would read it. */
  kept(attempt = this.platform.attempts - 1): Saved | undefined {
    const read = this.platform.kept(attempt);
    if (read?.ok === false) this.wrong.push(`the platform's state cannot be read: ${read.message}`);
    return read?.ok ? read.value : undefined;
  }
}

/** Returns the text in the strips. */
const said = ({ top, standing, trouble }: FakeBar): string =>
  [top, standing, trouble].map((one) => one?.sentence ?? '').join(' | ');
