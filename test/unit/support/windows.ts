import { Session } from '../../../pages/session.js';
import type { ResultAdapter } from '../../../src/results/adapter.js';
import { readParts, readState } from '../../../src/results/state.js';
import { replay } from '../../../src/match/replay.js';
import { scorm12 } from '../../../src/results/scorm12.js';
import { scorm2004 } from '../../../src/results/scorm2004.js';
import type { Random } from '../../../src/rules/game.js';
import { words } from './course.js';
import { FakeBar, FakePage, TabTimers, type Channels } from './fake-page.js';
import { FakeTimers } from './fake-timers.js';
import { anyMove, HeadlessBoard, type AnyGame, type AnyMatch } from './headless-board.js';
import { Moodle } from './moodle.js';
import type { Player } from './moodle-player.js';
import { seeded } from './random.js';
import { StepDevice, type StepStorage } from './step-storage.js';
import type { Version } from './scorm-referee.js';

/** An action; `window` is its index among the open windows, modulo their number, `seed` decides which move it is. */
export interface Step {
  readonly do: Doing;
  readonly window: number;
  readonly seed: number;
}

/** The actions of a player, the device and the platform, and how often each happens in a course. */
export const doings = {
  open: 15,
  move: 60,
  undo: 4,
  'new game': 2,
  'go on here': 40,
  'keep this one': 15,
  'keep the other one': 15,
  'send now': 2,
  hide: 4,
  show: 4,
  leave: 3,
  kill: 3,
  'storage works off one': 15,
  'storage works off all': 15,
  'window hears one': 10,
  'window hears all': 10,
  'all is quiet': 60,
  'storage fails': 1,
  'storage is well': 10,
  'platform refuses': 1,
  'platform fails': 1,
  'platform is well': 10,
  'time passes': 10,
} as const;
export type Doing = keyof typeof doings;

interface Tab {
  readonly number: number;
  readonly player: Player;
  readonly page: FakePage;
  readonly board: HeadlessBoard;
  readonly bar: FakeBar;
  readonly timers: TabTimers;
  readonly storage: StepStorage;
  readonly adapter: ResultAdapter;
}

const activity = {
  name: 'multiplay',
  tag: 'multiplay-grid',
  options: { size: 5, answer: 'factor' },
  bots: [0, 0],
} as const;
const multiplay: AnyGame = new HeadlessBoard(activity, new FakeTimers(), seeded(1)).rules;
const monday = Date.UTC(2026, 10, 23, 9);

/** A game as the list of its positions. */
type Game = readonly string[];

/** Returns whether one game has reached the last position of another, with as many moves or more. */
const beginsWith = (one: Game, other: Game): boolean =>
  other.length > 0 && one.lastIndexOf(other[other.length - 1]) >= other.length - 1;

/**
 * A pupil with several windows of one activity. Everything in it is real but the windows, the storage, the platform and the clock, and
 * these do nothing until a step says so.
 */
export class Windows {
  readonly said: string[] = [];
  readonly wrong: string[] = [];
  /** Counts of the important events. */
  readonly times = { promised: 0, asked: 0, followed: 0 };
  readonly tabs: Tab[] = [];
  readonly device = new StepDevice();
  readonly #timers = new FakeTimers();
  readonly #channels: Channels = new Set();
  readonly #moodle: Moodle;
  /** Games of which a window has said that everything is saved, and which nobody has given up since. */
  #promised: readonly Game[] = [];
  /** The positions that a player has reached from a promised game: a game with one of them contains what was promised. */
  readonly #goneOn = new Map<Game, Set<string>>();
  /** Games that were given up for others: a window that does not know it yet may still call its game saved, which is no new promise. */
  readonly #givenUp: { readonly game: Game; readonly instead: Game }[] = [];
  #random: Random = seeded(1);
  #entries = 0;
  #moves = 0;
  /** The time at which the storage was repaired, as long as windows may not know of each other since. */
  #mendedAt: number | undefined;

  constructor(private readonly version: Version) {
    this.#moodle = new Moodle(version);
  }

  async take({ do: doing, window, seed }: Step): Promise<void> {
    const tab = this.tabs[window % this.tabs.length] as Tab | undefined;
    this.#random = seeded(seed);
    if (doing === 'open') await this.open();
    else if (tab) {
      this.#log(doing, tab);
      await this.#happen(doing, tab);
    }
    await this.#settled();
    this.#listen();
  }

  async #happen(doing: Exclude<Doing, 'open'>, tab: Tab): Promise<void> {
    const { board, storage, page } = tab;
    const { network } = this.#moodle;
    const before = gameOf(board.match);
    switch (doing) {
      case 'move':
        return this.#move(tab);
      case 'undo':
        if (!board.inert && board.undo()) this.#giveUp(before, gameOf(board.match));
        return;
      case 'new game':
        if (!board.match || board.inert) return;
        board.newGame();
        return this.#giveUp(before);
      case 'go on here':
        return void tab.bar.press(words.takeOver);
      case 'keep this one':
        return this.#keepThis(tab);
      case 'keep the other one':
        return this.#keepOther(tab);
      case 'send now':
        return void tab.bar.press(words.sendNow);
      case 'hide':
        return page.turn('hidden');
      case 'show':
        return page.turn('visible');
      case 'leave':
        return this.#end(tab, true);
      case 'kill':
        return this.#end(tab, false);
      case 'storage works off one':
        return storage.work();
      case 'window hears one':
        return storage.tell();
      case 'storage works off all':
        for (let i = 0; i < 20; i++) await this.#each(() => storage.work());
        return;
      case 'window hears all':
        for (let i = 0; i < 20; i++) await this.#each(() => storage.tell());
        return;
      case 'all is quiet':
        return this.#quiet();
      case 'storage fails':
        // Without storage the windows do not know of each other, and say that the device stores nothing.
        this.#promised = [];
        return void (this.device.isFailing = true);
      case 'storage is well':
        return this.#mend();
      case 'platform refuses':
        return void (network.refuses = true);
      case 'platform fails':
        return void (network.status = 503);
      case 'platform is well':
        return void Object.assign(network, { refuses: false, status: 200 });
      case 'time passes':
        return this.#timers.pass(61_000);
    }
  }

  /** Opens the activity in another window. */
  async open(most = 3): Promise<Tab | undefined> {
    if (this.tabs.length >= most) return undefined;
    const player = this.#moodle.enter();
    const timers = new TabTimers(this.#timers);
    const page = new FakePage(player.window, this.#moodle.network, this.#channels, timers);
    const board = new HeadlessBoard(activity, timers, (below) => this.#random(below));
    const bar = new FakeBar();
    const storage = this.device.window();
    let adapter!: ResultAdapter;
    const session = new Session({
      board,
      bar,
      words,
      make: (options) => {
        const make = this.version === '1.2' ? scorm12 : scorm2004;
        const onNewer: typeof options.onNewer = (saved) => {
          this.times.followed++;
          options.onNewer?.(saved);
        };
        return (adapter = make(page, { ...options, onNewer, date: () => new Date(monday + this.#timers.now()) }));
      },
      holds: { hide: () => undefined, show: () => board.show() },
      shows: true,
      page,
      timers,
      storage,
    });
    const tab: Tab = { number: ++this.#entries, player, page, board, bar, timers, storage, adapter };
    this.tabs.push(tab);
    this.#log('opens', tab);
    bar.onChange = () => this.#log(`says ${bar.standing?.sentence ?? ''} | ${bar.trouble?.sentence ?? ''}`, tab);
    void session.start();
    await this.#settled();
    return tab;
  }

  #move(tab: Tab): void {
    const { board } = tab;
    const { match } = board;
    if (!match || board.inert || match.isOver) return;
    const before = gameOf(match);
    if (match.turn.kind === 'chance') board.table.roll();
    else board.table.play(anyMove(board.rules, match.state, this.#random, 1000 + this.#moves++));
    for (const game of this.#promised)
      if (beginsWith(before, game))
        this.#goneOn.set(game, (this.#goneOn.get(game) ?? new Set()).add(gameOf(match).at(-1)!));
    this.#log(`${match.ply} moves`, tab);
  }

  #keepThis({ bar, board, adapter }: Tab): void {
    const record = adapter.offered?.[0]?.record;
    const other = record && replay(board.rules, record, 4);
    if (![words.keepThis, words.replace].some((label) => bar.press(label))) return;
    this.times.asked++;
    if (other?.ok) this.#giveUp(gameOf(other.value), gameOf(board.match));
  }

  #keepOther({ bar, board }: Tab): void {
    const before = gameOf(board.match);
    if (![words.keepOther, words.goBack].some((label) => bar.press(label))) return;
    this.times.asked++;
    this.#giveUp(before, gameOf(board.match));
  }

  /** Gives up a game for the player; other windows keep what they have of it. */
  #giveUp(game: Game, instead: Game = []): void {
    this.#givenUp.push({ game, instead });
    this.#promised = this.#promised.flatMap((one) => {
      if (!beginsWith(game, one) || beginsWith(instead, one)) return [one];
      return beginsWith(one, instead) && instead.length ? [instead] : [];
    });
  }

  async #end(tab: Tab, leaves: boolean): Promise<void> {
    if (leaves) tab.player.leave(() => tab.page.unload());
    else tab.player.kill();
    tab.storage.end();
    tab.timers.isDead = true;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    await this.#settled();
  }

  /** Notes which games are called saved. That must be reliable, even if other windows are open. */
  #listen(): void {
    const isBlind = this.device.isFailing || this.#mendedAt !== undefined;
    for (const tab of this.tabs) {
      const { bar, board } = tab;
      const game = gameOf(board.match);
      if (isBlind || game.length < 2 || !bar.standing?.sentence.startsWith(words.saved)) continue;
      if (this.#promised.some((one) => beginsWith(one, game))) continue;
      if (this.#givenUp.some((one) => beginsWith(one.game, game) && !beginsWith(one.instead, game))) continue;
      this.times.promised++;
      this.#log(`has said that ${game.length - 1} moves are saved`, tab);
      this.#promised = [...this.#promised.filter((one) => !beginsWith(game, one)), game];
    }
  }

  #mend(): void {
    if (!this.device.isFailing) return;
    this.device.isFailing = false;
    this.#mendedAt = this.#timers.now();
  }

  /** Does everything that waits. */
  async #quiet(): Promise<void> {
    for (let i = 0; i < 200; i++) {
      await this.#settled();
      const busy = this.tabs.filter(({ storage }) => storage.isBusy);
      if (!busy.length) {
        // A window tries again after a minute at the latest.
        if (this.#timers.now() - (this.#mendedAt ?? Infinity) > 60_000) this.#mendedAt = undefined;
        return;
      }
      for (const { storage } of busy) {
        storage.tell();
        storage.work();
      }
    }
    this.wrong.push('the windows never come to rest');
  }

  async #each(work: () => void): Promise<void> {
    work();
    await this.#settled();
  }

  #settled(): Promise<void> {
    return this.#timers.pass(2);
  }

  /** Repairs everything, closes the windows and opens the activity once more: each promised game must be on offer. */
  async settle(seed: number): Promise<void> {
    this.#random = seeded(seed);
    Object.assign(this.#moodle.network, { refuses: false, status: 200 });
    this.#mend();
    this.said.push('settles');
    if (this.#random(2)) {
      for (let i = 0; i < 4; i++) {
        await this.#timers.pass(61_000);
        await this.#quiet();
        this.#listen();
      }
    } else await this.#quiet();
    this.#listen();
    while (this.tabs.length) await this.#end(this.tabs[this.#random(this.tabs.length)], this.#random(2) > 0);
    const kept = this.#kept();
    const last = (await this.open())!;
    await this.#quiet();
    const offered = [gameOf(last.board.match)];
    for (let i = 0; i < 9 && [words.keepOther, words.goBack].some((label) => last.bar.press(label)); i++) {
      await this.#quiet();
      offered.push(gameOf(last.board.match));
    }
    // While a question is open, the device has what the platform may lack.
    if (offered.length === 1 && this.#promised.length && !this.#promised.some((one) => kept && this.#has(kept, one)))
      this.wrong.push(`the platform is behind all ${this.#promised.length} games that were called saved`);
    for (const game of this.#promised)
      if (!offered.some((one) => this.#has(one, game)))
        this.wrong.push(`${game.length - 1} moves were called saved, and are in none of ${offered.length} games`);
    this.wrong.push(...this.#moodle.faults);
  }

  /** Returns whether a game contains what was promised. */
  #has(game: Game, promised: Game): boolean {
    const later = this.#goneOn.get(promised);
    return beginsWith(game, promised) || game.some((position) => later?.has(position));
  }

  /** Returns the game from which another device would continue. */
  #kept(): Game | undefined {
    const get = (element: string): string => this.#moodle.get(element) ?? '';
    const body = get('suspend_data');
    const read = this.version === '1.2' ? readParts(get('core.lesson_location'), body) : readState(body);
    const replayed = read.ok && read.value.record && replay(multiplay, read.value.record, 4);
    return replayed && replayed.ok ? gameOf(replayed.value) : undefined;
  }

  #log(what: string, { number, board }: Tab): void {
    this.said.push(`${number}: ${what} (${board.match?.ply ?? '-'})`);
  }
}

const gameOf = (match: AnyMatch | undefined): Game =>
  match ? [match.start, ...match.plies.map(({ state }) => state)].map((state) => match.game.write(state)) : [];
