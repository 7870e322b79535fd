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

/** Milliseconds after which the strip must tell the truth. */
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
  /** Answers that were given in it. */
  readonly answers: Given[];
  /** When something last happened in it. */
  changed: number;
  isFinished: boolean;
}

/** An answer of the learner; `ms` is another for each. */
interface Given {
  readonly prompt: string;
  readonly ms: number;
  readonly given: number;
  /** It was said that it may be lost: the device's storage failed, or another window reports. */
  atRisk: boolean;
  /**
   * It may have gone with the beacon of a page that was left, perhaps not the one in which it was given: nobody hears
   * whether it arrived.
   */
  isAdrift: boolean;
  /**
   * That beacon carried no state, because the player was to choose between two games, and the device could not store
   * that it went: nobody can know that it is there.
   */
  isUntraced?: boolean;
  /** The tabs that were open when it was seen to have arrived; undefined until then. */
  witnesses?: readonly Tab[];
  /**
   * Whether the device could not store that it has arrived, as long as a witness was open, because its storage failed:
   * the next attempt cannot know that it is there.
   */
  isUnnoted?: boolean;
  /**
   * Whether the platform, too, could not store that, because it rejected states: nor can the next window of the attempt,
   * as interactions cannot be read.
   */
  isUnknown?: boolean;
}

export interface Plan {
  readonly way: Way;
  readonly board: BoardOptions;
  readonly settings?: MoodleSettings;
  readonly steps?: number;
  /** Only these things happen. */
  readonly only?: readonly string[];
}

/** One pupil at one activity, over many sessions, with everything that can go wrong. */
export class Course {
  readonly timers = new FakeTimers();
  readonly random: Random;
  readonly platform: Platform;
  readonly device = new Device();
  readonly said: string[] = [];
  readonly wrong: string[] = [];
  readonly tabs: Tab[] = [];
  readonly given: Given[] = [];
  /** Every position that was seen on a board, in order, and the tab in which. */
  readonly #seen: { readonly at: string; readonly tab: number }[] = [];
  /** For each tab, the place in `#seen` of the position from which it went on. */
  readonly #cameFrom = new Map<number, number>();
  /** The place in `#seen` of the last position that was called saved, and the attempt of which that was said. */
  #promised: { readonly place: number; readonly attempt: number } | undefined;
  /** The best score when anything was last called saved. */
  bestPromised = 0;
  #clock = Date.UTC(2026, 10, 23, 9);
  #answers = 0;
  /** So many of the platform's faults are noted. */
  #faults = 0;
  #entries = 0;
  /** When the storage failed, if it does. */
  #failedAt = Infinity;
  /** When it last began to work again. */
  #worksSince = -Infinity;
  /** Of the package: the teacher has replaced it so often. */
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
    // In a window that says that another one reports, nothing is promised.
    const atRisk = this.device.isFailing || tab.bar.trouble?.sentence === words.taken;
    const answer: Given = { prompt, ms, given, atRisk, isAdrift: false };
    this.log(`answered ${prompt} ${ms}`, tab);
    this.given.push(answer);
    tab.answers.push(answer);
  }

  /** Windows know of each other, and of what the other has told, by the device's storage, a moment after it works. */
  get #knowNothingOfEachOther(): boolean {
    const isBack = this.timers.now() - this.#worksSince >= patience;
    return this.tabs.length > 1 && (this.device.isFailing || !isBack);
  }

  /** Notes what broke a rule since this was last asked. */
  noteFaults(): void {
    for (const fault of this.platform.faults.slice(this.#faults)) {
      if (!this.wrong.includes(fault)) this.wrong.push(fault);
    }
    this.#faults = this.platform.faults.length;
  }

  /** All is well: a score that has fallen is back, as far as the window that reports knows of it. */
  #checkScore({ adapter, visit, bar, board }: Tab): void {
    const isOpen = visit.mode === 'normal' && !board.inert && !visit.spoilt.gone;
    const there = this.platform.score(visit.attempt) ?? 0;
    if (isOpen && !bar.trouble && !adapter.unsaved && there < (adapter.best ?? 0))
      this.wrong.push(`the score stays at ${there}, not ${adapter.best}`);
  }

  /** What the strip says now is a promise. */
  observe(tab: Tab): void {
    const { bar, board } = tab;
    const isKept = [words.notSent, words.reopen, words.offline].includes(bar.trouble?.sentence ?? '');
    // A new game is stored with its first move: until then, nothing has failed.
    if (isKept && board.match?.ply && tab.changed > this.#failedAt)
      this.wrong.push(`says that a failing storage keeps it`);
    if (!bar.standing?.sentence.startsWith(words.saved)) return;
    // One that has finished says what was so at its end.
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
    // A game without a move is nobody's loss.
    if (!board.match!.ply) return;
    this.#promised = { place: this.#lastSeen(at), attempt: tab.visit.attempt };
    const quiet = this.timers.now() - tab.changed;
    const there = this.kept(tab.visit.attempt)?.position;
    if (there !== at) this.log(`says saved at ${at}, the platform has ${there}`, tab);
    if (quiet > patience && there !== at && !tab.visit.spoilt.gone)
      this.wrong.push(`says saved, and the platform holds ${there}, not ${at}`);
  }

  /** The milliseconds of all answers that have arrived. */
  #arrived(): ReadonlySet<number> {
    const { platform } = this;
    return new Set(Array.from({ length: platform.attempts }, (_, i) => platform.recorded(i)).flat());
  }

  /** Notes which answers have arrived since this was last asked, and who could store that. */
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

  /** The learner, or a person beside, does what is to be done in a tab; a computer player is waited for. */
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
      board.table.play(anyMove(board.game, match.state, this.random, ms));
    } else await this.timers.pass(1000);
    await this.timers.pass(100 + this.random(1500));
  }

  /** The tab ends; `leave`: the page is told before. */
  async end(tab: Tab, leave: boolean): Promise<void> {
    this.log(leave ? 'leave' : 'kill', tab);
    const arrived = this.#arrived();
    if (leave) tab.visit.leave(() => tab.page.unload());
    else tab.visit.kill();
    // A window sends what the device has of earlier ones, too.
    if (leave && !tab.bar.standing?.sentence.startsWith(words.saved))
      for (const answer of this.given) {
        if (arrived.has(answer.ms)) continue;
        answer.isAdrift = true;
        answer.isUntraced ||=
          this.device.isFailing && tab.adapter.troubles.some(({ code }) => ['kept', 'forked'].includes(code));
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
    // A game of another window, or an older one, is given up by choice.
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

  /** All is well again, all tabs are closed, and the activity is opened once more. */
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
    // Where there are several games, the last one that is offered is kept.
    const offered = [last.board.toText()];
    while ([words.goBack, words.keepOther].some((label) => this.press(last, label))) offered.push(last.board.toText());
    const isChosen = offered.length > 1;
    // By that choice the game that was shown is given up, and what was called saved of it.
    const isGivenUp = isChosen && this.#leadsTo(place, shown);
    // Another attempt begins anew.
    if (attempt === last.visit.attempt && !isGivenUp && !offered.some((at) => this.#lastSeen(at, before) >= place))
      this.wrong.push(`said to be saved was ${this.#seen[place].at}, and now there is ${offered.join(', ')}`);
    await this.timers.pass(200_000);
    // One more turn, so that all that waited has a reason to go.
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

  /** The platform has what is known now, as it was on the day on which that was written. */
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

  /** The last place in `#seen` of a position; -1 where it was not seen. */
  #lastSeen(position: string, before = this.#seen.length): number {
    return this.#seen.slice(0, before).findLastIndex(({ at }) => at === position);
  }

  /** Whether a later position belongs to the same game: of the same tab, or of one that went on from there. */
  #leadsTo(earlier: number, later: number): boolean {
    if (later < earlier || later < 0) return false;
    const { tab } = this.#seen[later];
    return this.#seen[earlier]?.tab === tab || this.#leadsTo(earlier, this.#cameFrom.get(tab) ?? -1);
  }

  /** What the platform has kept of an attempt, of the last one where none is said, as another device would read it. */
  kept(attempt = this.platform.attempts - 1): Saved | undefined {
    const read = this.platform.kept(attempt);
    if (read?.ok === false) this.wrong.push(`the platform's state cannot be read: ${read.message}`);
    return read?.ok ? read.value : undefined;
  }
}

/** What stands in the strips. */
const said = ({ top, standing, trouble }: FakeBar): string =>
  [top, standing, trouble].map((one) => one?.sentence ?? '').join(' | ');
