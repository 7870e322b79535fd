import type { Failure, FailureCode } from '../src/results/adapter.js';
import type { Action, StatusBar } from './status-bar.js';
import type { PageWords } from './words.js';

/** What a player can do about a trouble. */
export interface NoticeActions {
  /** Sends what has not arrived. */
  send(): void;
  /** Has the game of this page take the place of what the host keeps. */
  takeOver(): void;
  /** Goes on with the game that the host keeps, which is another than that of this page. */
  goBack(): void;
}

/** Troubles that are told of, the one that matters most first: there is room for one. */
const order = [
  'taken',
  'kept',
  'state',
  'launch',
  'no-host',
  'offline',
  'lost',
  'unreachable',
  'not-kept',
  'refused',
] as const satisfies readonly FailureCode[];
type Told = (typeof order)[number];

const toldAs = (code: FailureCode): Told | undefined =>
  code === 'version' ? 'state' : order.find((one) => one === code);

/** As long as one of these lasts, nothing is with the host. */
const nothingArrives: readonly Told[] = ['taken', 'launch', 'no-host', 'offline', 'lost', 'unreachable'];
/** As long as one of these lasts, not all of it is. */
const notAllArrives: readonly Told[] = ['kept', 'state', 'refused'];

/** The troubles of a session in the strip, each as long as it lasts or until it is put aside. */
export class Notices {
  readonly #troubles = new Map<Told | `attribute ${string}`, readonly [sentence: string, ...actions: Action[]]>();
  /** Closed by the player, and not over. */
  readonly #aside = new Set<Told>();
  readonly #own = new Set<Told>();

  constructor(
    private readonly bar: Pick<StatusBar, 'warn' | 'clear'>,
    private readonly words: PageWords,
    private readonly actions: NoticeActions,
  ) {}

  /** Nothing that is told now is with the host. */
  get isBehind(): boolean {
    return nothingArrives.some((code) => this.#has(code));
  }

  /** Not all that is told is with the host. */
  get isPart(): boolean {
    return notAllArrives.some((code) => this.#has(code));
  }

  #has(code: Told): boolean {
    return this.#troubles.has(code) || this.#aside.has(code);
  }

  /** Something has gone wrong; `kept`: the device has what the host lacks. `own`: the page has found it, not the host. */
  tell({ code }: Failure, kept: boolean, own = false): void {
    const told = toldAs(code);
    if (told === undefined) return;
    if (own) this.#own.add(told);
    this.#troubles.set(told, this.#warning(told, kept));
    this.#show();
  }

  /** A choice that is not possible. */
  attribute(name: string, value: string): void {
    const close = { label: this.words.close, act: () => this.#drop(`attribute ${name}`) };
    this.#troubles.set(`attribute ${name}`, [this.words.attribute(name, value.slice(0, 40)), close]);
    this.#show();
  }

  /** These are left of the host's troubles; the others are over. */
  left(troubles: readonly Failure[]): void {
    const codes = troubles.map(({ code }) => toldAs(code));
    this.end(...order.filter((code) => !codes.includes(code) && !this.#own.has(code)));
  }

  /** These are over. */
  end(...codes: readonly Told[]): void {
    for (const code of codes) {
      this.#troubles.delete(code);
      for (const set of [this.#aside, this.#own]) set.delete(code);
    }
    this.#show();
  }

  #drop(one: Told | `attribute ${string}`): void {
    this.#troubles.delete(one);
    if (order.some((code) => code === one)) this.#aside.add(one as Told);
    this.#show();
  }

  #show(): void {
    const { bar } = this;
    const first = order.map((code) => this.#troubles.get(code)).find(Boolean) ?? [...this.#troubles.values()][0];
    if (first) bar.warn(...first);
    else bar.clear();
  }

  #warning(code: Told, kept: boolean): readonly [string, ...Action[]] {
    const { words, actions } = this;
    const close = { label: words.close, act: () => this.#drop(code) };
    const send = { label: words.sendNow, act: () => actions.send() };
    const replace = { label: words.replace, act: () => actions.takeOver() };
    const warnings: Readonly<Record<Told, readonly [string, ...Action[]]>> = {
      'no-host': [words.noHost, close],
      launch: [words.launch, close],
      refused: [words.refused, close],
      offline: [kept ? words.offline : words.offlineNorKept, close],
      lost: [kept ? words.notSent : words.notSentNorKept, send],
      unreachable: [kept ? words.notSent : words.notSentNorKept, send],
      taken: [words.taken, { label: words.takeOver, act: () => actions.takeOver() }],
      // The game that was kept stays with the host until the player wants the new one in its place.
      state: [words.unreadable, replace],
      kept: [words.twoGames, { label: words.goBack, act: () => actions.goBack() }, replace],
      'not-kept': [words.notKept, close],
    };
    return warnings[code];
  }
}
