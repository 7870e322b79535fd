import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { readCode, writeCode } from '../../src/live/protocol/codes.js';
import { Connection, type ConnectionEvent } from '../../src/live/client/connection.js';
import { lobbyLanguages } from '../../src/words/generated/lobby.js';
import type { LobbyWords } from '../../src/words/types.js';
import { badLive, isOwnNetwork, readLive, type LiveAddress } from '../lesson/address.js';
import { watched } from '../game/watched.js';
import { gameFetchers } from '../lesson/games.js';
import { LiveElement } from '../lesson/live-element.js';
import { WakeLockController } from '../lesson/wake-lock.js';
import type { Way } from '../parts/warm-up/screen.js';
import type { TypedCode } from './code-field.js';
import { NameChoice } from './name-choice.js';
import { OwnBoard } from './own-board.js';
import { isCovered, reduceLobby, initialState, screenOf, type LobbyState } from './state.js';
import { styles } from './styles.js';
import { byeScreen, codeScreen, messageCard, offNote, pauseCard, waitingScreen } from './screens.js';

const noCode: TypedCode = { code: '', stray: undefined };

/** The state that the screens show. */
interface Seen {
  state: LobbyState;
  /** The code as typed so far. */
  typed: TypedCode;
  /** True if a pupil without a board warms up meanwhile. */
  isWarmingUp: boolean;
}

/** Returns the storage key under which this window keeps the typed code, so that a reload finds the lesson again. */
const keyOf = (server: string): string => `abacade.lobby:${server}`;

/**
 * A pupil's place in a lesson across devices: joins by a code, chooses a nickname, waits, plays on the board of each round,
 * and comes back here afterwards.
 *
 * @tag abacade-lobby
 * @attr {string} lang - The language, one of docs/languages.md, such as `it`; by default the page's, then the browser's.
 * @attr {string} dir - `rtl` mirrors the screens.
 * @fires {CustomEvent<GameErrorDetail>} game-error - Something given to the element was not possible.
 * @slot heading - Above the screens.
 * @slot footer - Below the screens.
 * @csspart action - A control that the pupil can use now.
 * @csspart notice - A message about something that went wrong.
 * @cssprop --ab-font - Font family.
 * @cssprop --ab-paper - Background.
 * @cssprop --ab-surface - Background of panels.
 * @cssprop --ab-ink - Text.
 * @cssprop --ab-ink-soft - Text that is less important.
 * @cssprop --ab-focus - Focus ring.
 */
export class AbacadeLobby extends LiveElement<LobbyWords> {
  static override readonly styles: CSSResultGroup = styles;
  static override readonly properties: PropertyDeclarations = {
    live: {},
    token: {},
  };

  /** The server of the lesson, with its code: `https://live.school.example/#K7M4-PQ2R`; the code may be left out. */
  declare live: string | undefined;
  /** The token of a seat that the pupil has already, given by a server that knows the pupil from elsewhere; set it before `live`. */
  declare token: string | undefined;

  readonly #seen: Seen;
  #address: LiveAddress | undefined;
  #connection: Connection | undefined;
  #isWrong = false;
  readonly #choice = new NameChoice(this);
  readonly #board = new OwnBoard(this);
  #warmUp: (HTMLElement & { ways?: readonly Way[] | undefined }) | undefined;

  constructor() {
    super(lobbyLanguages, {
      ...gameFetchers,
      'abacade-warm-up': async () => ({ loaded: await import('../abacade-warm-up/define.js') }),
    });
    this.#seen = watched<Seen>(this, {
      state: initialState,
      typed: noCode,
      isWarmingUp: false,
    });
    // The screen of whoever thinks about a move does not go dark.
    new WakeLockController(this, () => !this.#seen.state.isPaused && this.#board.isOnTurn);
  }

  /** Connects to the lesson that the attribute names, or asks for its code. */
  protected override find(): void {
    this.#disconnect();
    this.#seen.typed = noCode;
    this.#address = readLive(this.live);
    if (!this.#address) return this.notices.report([badLive(this.live)]);
    const { server, code } = this.#address;
    const kept = code ?? this.network.storage.get(keyOf(server));
    if (kept) this.#connect(kept);
  }

  /** Connects to the lesson whose code was typed, also after a reload of the page. */
  #goByTyped(): void {
    this.network.storage.set(keyOf(this.#address!.server), this.#seen.typed.code);
    this.#connect(this.#seen.typed.code);
  }

  #connect(code: string, network = this.network, isHere = false): void {
    const { server } = this.#address!;
    this.#disconnect();
    this.#seen.typed = { code, stray: undefined };
    const { token } = this;
    const connection = new Connection({ server, code, isHere, ...(token && { token }) }, network);
    this.#connection = connection;
    this.connectionController.use(connection, (event) => this.#receive(connection, event));
  }

  #disconnect(): void {
    this.connectionController.stop();
    this.#connection = undefined;
    this.#board.leave();
    this.#isWrong = false;
    this.#choice.clear();
    this.#seen.isWarmingUp = false;
    this.#seen.state = initialState;
  }

  #receive(connection: Connection, event: ConnectionEvent): void {
    const before = this.#seen.state;
    const now = reduceLobby(before, event);
    this.#seen.state = now;
    const w = this.gameWords;
    if (event.t === 'view') this.#show(connection, event);
    else if (before.match !== undefined && now.match === undefined) this.#board.leave();
    if (event.t === 'bye') this.#left(event.why);
    if (event.t === 'message') this.say(`${w.fromTeacher}: ${w.teacherSays[event.message] ?? ''}`);
    if (now.refused && !before.refused) this.#choice.choose();
    if (isCovered(now) && !isCovered(before)) this.say(`${w.paused}. ${w.lookUp}`);
    const screen = screenOf(now);
    if (screen === screenOf(before)) return;
    if (screen === 'in') this.say(`${w.isIn} ${w.look}`);
    if (screen === 'door') this.say(w.door);
    if (screen !== 'board') this.focusing.to('[data-home]');
  }

  #left(why: string): void {
    this.#board.leave();
    if (why !== 'unknown') return;
    // There is no such lesson, or it has ended meanwhile.
    const isCodeAsked = this.#seen.state.lobby === undefined;
    const { storage } = this.network;
    const key = keyOf(this.#address!.server);
    const typed = storage.get(key);
    // The address of the page may contain the code of an earlier lesson.
    if (isCodeAsked && typed !== undefined && typed !== this.#seen.typed.code) return this.#connect(typed);
    storage.set(key, undefined);
    if (!isCodeAsked) return;
    this.#disconnect();
    this.#isWrong = true;
    this.focusing.to('[data-home]');
  }

  #show(connection: Connection, view: Extract<ConnectionEvent, { t: 'view' }>): void {
    if (view.seat === 'public' || this.#board.shows(view)) return;
    this.#seen.isWarmingUp = false;
    const board = this.#board.show(connection, view, { lang: this.lang, dir: this.dir, theme: this.theme });
    // The page has defined the element of a game by somebody else.
    if (board && !customElements.get(board.localName)) this.modules.get(board.localName);
  }

  /** Leaves the finished game after the pupil has reviewed it. */
  #ready(): void {
    const connection = this.#connection!;
    connection.send({ t: 'ready', id: connection.newId() });
    this.#board.leave();
    this.#seen.state = { ...this.#seen.state, match: undefined, isOver: false };
    this.focusing.to('[data-home]');
  }

  #join(): void {
    const connection = this.#connection!;
    connection.send({
      t: 'join',
      id: connection.newId(),
      nickname: this.#choice.chosen!,
      ...(this.#choice.isAgain && { again: true as const }),
    });
    this.#seen.state = { ...this.#seen.state, nickname: this.#choice.chosen, refused: undefined };
  }

  /** Leaves the lesson for the screen where a code is typed. */
  #anotherCode(): void {
    this.network.storage.set(keyOf(this.#address!.server), undefined);
    this.#seen.typed = noCode;
    this.#disconnect();
  }

  /** True if the pupil was given a seat from elsewhere, and neither types a code nor chooses a name. */
  get #isSeated(): boolean {
    return Boolean(this.token);
  }

  /** Reconnects without the stored token of this device's place, so that another name can be chosen. */
  #notMe(): void {
    const { network } = this;
    const storage = { get: () => undefined, set: (key: string, text?: string) => network.storage.set(key, text) };
    this.#connect(this.#seen.typed.code, { ...network, storage });
    this.focusing.to('[data-home]');
  }

  #askForHelp(): void {
    this.say(this.#board.askForHelp() ? this.gameWords.handUp : this.gameWords.handDown);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('live') && this.isReady && this.hasUpdated) this.find();
    if (changed.has('theme') && this.theme !== undefined) this.#board.element?.setAttribute('theme', this.theme);
  }

  #view() {
    return {
      words: this.gameWords,
      state: this.#seen.state,
      figure: this.figure,
      name: (number: number) => this.nickname(number),
    };
  }

  protected override renderScreen(): TemplateResult {
    if (!this.isReady) return html`<div class="busy" aria-busy="true"></div>`;
    const { message, isConnected } = this.#seen.state;
    const v = this.#view();
    const screen = this.#connection ? screenOf(this.#seen.state) : 'code';
    const isPaused = isCovered(this.#seen.state);
    const putAway = (): void => {
      this.#seen.state = { ...this.#seen.state, message: undefined };
      this.focusing.to('[data-home]');
    };
    const isOff = isConnected === false && !['board', 'bye', 'moment'].includes(screen);
    return html`<div ?inert=${isPaused}>${isOff ? offNote(v) : nothing} ${this.#renderInner(screen)}</div>
      ${message === undefined || isPaused ? nothing : messageCard(v, message, putAway)}
      ${isPaused ? pauseCard(v) : nothing}`;
  }

  #renderInner(screen: ReturnType<typeof screenOf> | 'code'): TemplateResult {
    const v = this.#view();
    switch (screen) {
      case 'code': {
        if (!this.#address) return html`<div class="app join centred"><p class="big">${v.words.noAddress}</p></div>`;
        const canGo = readCode(this.#seen.typed.code).ok;
        return codeScreen({
          ...v,
          typed: this.#seen.typed,
          isOwn: isOwnNetwork(this.#address.server),
          isWrong: this.#isWrong,
          canGo,
          type: (typed) => {
            this.#isWrong = false;
            this.#seen.typed = typed;
          },
          go: () => this.#goByTyped(),
        });
      }
      case 'pick':
        return this.#choice.render(v, this.languageTag, () => this.#join());
      case 'board':
        return this.#board.render(v, { askForHelp: () => this.#askForHelp(), ready: () => this.#ready() });
      case 'bye':
        return byeScreen({
          ...v,
          isSeated: this.#isSeated,
          join: () => this.#anotherCode(),
          playHere: () => this.#connect(this.#seen.typed.code, this.network, true),
        });
      default:
        return waitingScreen(
          {
            ...v,
            warmUp: this.#warmUpHere(screen),
            isSeated: this.#isSeated,
            code: this.#isSeated ? undefined : writeCode(this.#seen.typed.code),
            leave: () => this.#notMe(),
            anotherCode: () => {
              this.#anotherCode();
              this.focusing.to('[data-home]');
            },
            retryLabel: this.words.notices.retry,
            retry: () => {
              this.#connect(this.#seen.typed.code);
              this.focusing.to('[data-home]');
            },
            play: (opponent) => this.#play(opponent),
            warmUpNow: () => this.#warmUpNow(true),
          },
          screen,
        );
    }
  }

  /** Asks for a board while the others play. */
  #play(opponent: 'computer' | 'others'): void {
    const connection = this.#connection!;
    connection.send({ t: 'play', id: connection.newId(), with: opponent });
  }

  #warmUpNow(isWarmingUp: boolean): void {
    this.#warmUp = undefined;
    this.#seen.isWarmingUp = isWarmingUp;
    this.focusing.to('[data-home]');
  }

  #warmUpHere(screen: string): HTMLElement | undefined {
    const isChosen = screen === 'between' && this.#seen.isWarmingUp;
    if (!isChosen && (screen !== 'in' || !this.#seen.state.lobby?.warmUp)) return (this.#warmUp = undefined);
    this.modules.get('abacade-warm-up');
    this.#warmUp ??= document.createElement('abacade-warm-up');
    if (isChosen) this.#warmUp.ways = [{ label: this.gameWords.goOn, act: () => this.#warmUpNow(false) }];
    for (const [name, value] of Object.entries({ lang: this.lang, dir: this.dir, theme: this.theme ?? '' }))
      if (value) this.#warmUp.setAttribute(name, value);
    return this.#warmUp;
  }
}
