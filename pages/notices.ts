import type { Failure, FailureCode } from '../src/results/adapter.js';
import type { Action, StatusBar } from './status-bar.js';
import type { PageWords } from './words.js';

/** The actions that a player can take to solve a problem. */
export interface NoticeActions {
  /** Sends the data that the host lacks. */
  send(): void;
  /** Continues in this page, after another window. */
  takeOver(): void;
  /** Keeps the game in this page, and discards the other one. */
  replace(): void;
  /** Keeps the other game, and discards the one in this page. */
  goBack(): void;
}

/** The problems that are shown, the most important first, because only one is shown at a time. */
const order = [
  'taken',
  'kept',
  'forked',
  'state',
  'launch',
  'no-host',
  'offline',
  'lost',
  'unreachable',
  'not-kept',
  'refused',
] as const satisfies readonly FailureCode[];
type NoticeCode = (typeof order)[number];

const noticeOf = (code: FailureCode): NoticeCode | undefined =>
  code === 'version' ? 'state' : order.find((one) => one === code);

/** Problems during which nothing reaches the host. */
const nothingArrives: readonly NoticeCode[] = ['taken', 'launch', 'no-host', 'offline', 'lost', 'unreachable'];
/** Problems during which not everything reaches the host. */
const notAllArrives: readonly NoticeCode[] = ['kept', 'forked', 'state', 'refused'];

/** Tells the author of the page which setting is invalid. */
export const warnOf = (name: string, value: string): void =>
  console.warn(`Abacade: the setting ${name.slice(0, 40)}="${value.slice(0, 40)}" is not possible here.`);

type Warning = readonly [sentence: string, ...actions: Action[]];

/** Shows the problems of a session in the status bar, each until it is over or dismissed. */
export class Notices {
  readonly #open = new Map<NoticeCode | 'attribute', () => Warning>();
  /** Problems that the player dismissed and that are not over. */
  readonly #dismissed = new Set<NoticeCode>();
  /** Problems found by the page, not by the host. */
  readonly #own = new Set<NoticeCode>();

  constructor(
    private readonly bar: Pick<StatusBar, 'warn' | 'clear'>,
    private readonly words: PageWords,
    private readonly actions: NoticeActions,
  ) {}

  /** True if nothing reaches the host now. */
  get isBehind(): boolean {
    return nothingArrives.some((code) => this.#has(code));
  }

  /** True if not everything reaches the host. */
  get isPart(): boolean {
    return notAllArrives.some((code) => this.#has(code));
  }

  #has(code: NoticeCode): boolean {
    return this.#open.has(code) || this.#dismissed.has(code);
  }

  /**
   * Shows a problem. `kept`: the device stores what the host lacks, unless its storage fails. `own`: found by the page,
   * not by the host.
   */
  report({ code }: Failure, kept: boolean, own = false): void {
    const notice = noticeOf(code);
    if (notice === undefined) return;
    if (own) this.#own.add(notice);
    this.#open.set(notice, () => this.#warning(notice, kept && !this.#has('not-kept')));
    this.#show();
  }

  /** Shows that attributes have invalid values; which ones they are is in the console. */
  attribute(name: string, value: string): void {
    warnOf(name, value);
    const close = { label: this.words.close, act: () => this.#dismiss('attribute') };
    this.#open.set('attribute', () => [this.words.attribute, close]);
    this.#show();
  }

  /** Ends all of the host's problems except these. */
  keepOnly(failures: readonly Failure[]): void {
    const codes = failures.map(({ code }) => noticeOf(code));
    this.end(...order.filter((code) => !codes.includes(code) && !this.#own.has(code)));
  }

  /** Ends these problems. */
  end(...codes: readonly NoticeCode[]): void {
    for (const code of codes) {
      this.#open.delete(code);
      for (const set of [this.#dismissed, this.#own]) set.delete(code);
    }
    this.#show();
  }

  #dismiss(one: NoticeCode | 'attribute'): void {
    this.#open.delete(one);
    if (order.some((code) => code === one)) this.#dismissed.add(one as NoticeCode);
    this.#show();
  }

  #show(): void {
    const { bar } = this;
    const first = order.map((code) => this.#open.get(code)).find(Boolean) ?? [...this.#open.values()][0];
    if (first) bar.warn(...first());
    else bar.clear();
  }

  #warning(code: NoticeCode, kept: boolean): Warning {
    const { words, actions } = this;
    const close = { label: words.close, act: () => this.#dismiss(code) };
    const send = { label: words.sendNow, act: () => actions.send() };
    const replace = { label: words.replace, act: () => actions.replace() };
    const back = { label: words.goBack, act: () => actions.goBack() };
    const warnings: Readonly<Record<NoticeCode, Warning>> = {
      'no-host': [words.noHost, close],
      launch: [words.launch, close],
      refused: [words.refused, close],
      offline: [kept ? words.offline : words.offlineNorKept, close],
      // After a logout the host rejects this page for good, and only a new page gets through; temporary failures are retried
      // anyway.
      lost: kept ? [words.reopen] : [words.notSentNorKept, send],
      unreachable: [kept ? words.notSent : words.notSentNorKept, send],
      taken: [words.taken, { label: words.takeOver, act: () => actions.takeOver() }],
      // The saved game stays with the host until the player replaces it with the new one.
      state: [words.unreadable, replace],
      kept: [words.twoGames, back, replace],
      forked: [words.forked, { ...replace, label: words.keepThis }, { ...back, label: words.keepOther }],
      'not-kept': [words.notKept, close],
    };
    return warnings[code];
  }
}
