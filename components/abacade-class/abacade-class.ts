import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { TeacherCommand, LessonView } from '../../src/live/protocol/lesson-messages.js';
import type { ConnectionEvent } from '../../src/live/client/connection.js';
import { fire } from '../parts/events.js';
import { lessonLanguages } from '../../src/words/generated/lesson.js';
import type { LessonWords } from '../../src/words/types.js';
import { badLive, readLive } from '../lesson/address.js';
import { optionsFetchers, optionsOf, type GameOptionsModule } from '../lesson/game-options.js';
import { gameFetchers, titleOf, type Surroundings } from '../lesson/games.js';
import { isNowhere } from '../game/open-pad.js';
import { LiveElement } from '../lesson/live-element.js';
import { WakeLockController } from '../lesson/wake-lock.js';
import { keyOf } from '../style/keys.js';
import { BoardNeeds } from './board-needs.js';
import { Boards } from './boards.js';
import { Closing } from './closing.js';
import { BoardResults } from './results.js';
import type { Context } from './context.js';
import { afterScreen, endedScreen } from './end-screen.js';
import { TeacherConnection } from './teacher-connection.js';
import { momentScreen } from './moment-screen.js';
import { Opening } from './opening.js';
import { OwnNames, peopleIn, type CoursePerson } from './own-names.js';
import { Screens } from './screens.js';
import { styles } from './styles.js';
import { RoundTalk } from './round-talk.js';
import { WallController } from './wall-controller.js';

type QrModule = typeof import('../qr/qr-code.js');

/**
 * A teacher's screen of a lesson across devices: opens the lesson, shows its code, pairs the pupils, and shows every board. In
 * a second window, opened with the projector's token, the same element shows what the teacher projects.
 *
 * @tag abacade-class
 * @attr {string} lang - The language, one of docs/languages.md, such as `it`; by default the page's, then the browser's.
 * @attr {string} dir - `rtl` mirrors the screens.
 * @fires {CustomEvent<BoardOverDetail>} board-over - A match of the lesson has ended: round, board, names, winners and scores.
 * @fires {CustomEvent<LessonSavedDetail>} lesson-saved - The teacher saves the file of the lesson, which is in the detail.
 * @fires {CustomEvent<null>} another-lesson - The teacher wants another lesson after this one; cancel the event to open it in another way.
 * @fires {CustomEvent<GameErrorDetail>} game-error - Something given to the element was not possible.
 * @slot heading - Above the screens.
 * @slot footer - Below the screens.
 * @csspart action - A control that the teacher can use now.
 * @csspart notice - A message about something that went wrong.
 * @cssprop --ab-font - Font family.
 * @cssprop --ab-paper - Background.
 * @cssprop --ab-surface - Background of panels.
 * @cssprop --ab-ink - Text.
 * @cssprop --ab-ink-soft - Text that is less important.
 * @cssprop --ab-focus - Focus ring.
 */
export class AbacadeClass extends LiveElement<LessonWords> {
  static override readonly styles: CSSResultGroup = styles;
  static override readonly properties: PropertyDeclarations = {
    live: {},
    key: {},
    pupils: {},
    people: { attribute: false },
  };

  /** The address of the server, `https://live.school.example/`; a key behind `#` counts as `key`. */
  declare live: string | undefined;
  /** The key that the server prints for teachers, or a token: one that opens a lesson again, or the projector's. */
  declare key: string | undefined;
  /** The address of the page for pupils, to which the code is added behind `#`; `j` on the server if it is left out. */
  declare pupils: string | undefined;
  /** The people of the course from which the lesson was opened: a name, and the number of the nickname of who has been here. */
  declare people: readonly CoursePerson[] | undefined;

  #server: string | undefined;
  #connection: TeacherConnection | undefined;
  readonly #boards: Boards;
  readonly #opening: Opening;
  readonly #closing: Closing;
  readonly #talk: RoundTalk;
  readonly #ownNames = new OwnNames(() => this.network.storage);
  readonly #needs = new BoardNeeds();
  readonly #results = new BoardResults();
  readonly #wall: WallController;
  readonly #screens: Screens;
  #isWrong = false;
  /** True if another window has ended the lesson. */
  #isEnded = false;
  #isOff = false;
  /** True after Begin was pressed: the round begins as soon as it is paired. */
  #isBeginning = false;

  constructor() {
    super(lessonLanguages, {
      ...gameFetchers,
      ...optionsFetchers(() => this.languageTag),
      qr: () => import('../qr/qr-code.js'),
    });
    const surroundings = (): Surroundings => ({ lang: this.lang, dir: this.dir, theme: this.theme });
    const changed = (): void => this.requestUpdate();
    this.#boards = new Boards({ surroundings, fetch: (tag) => void this.modules.get(tag), changed });
    this.#talk = new RoundTalk({ surroundings, fetch: (tag) => void this.modules.get(tag), changed });
    this.#opening = new Opening({
      options: (game) => (this.modules.get(optionsOf(game)) as { loaded: GameOptionsModule } | undefined)?.loaded,
      notation: () => this.notation,
      figure: this.figure,
      say: (sentence) => this.say(sentence),
      changed,
      open: (lesson) => this.#send({ do: 'open', ...lesson }),
      goOn: ({ token }) => {
        this.#connection!.goOn(token);
        this.requestUpdate();
      },
    });
    this.#closing = new Closing({
      timers: this.network.timers,
      language: () => this.languageTag,
      title: (game) => this.#title(game),
      nickname: (pupil) => this.nickname(pupil),
      saved: (game, file) => fire(this, 'lesson-saved', { game, file }),
      changed,
    });
    this.#wall = new WallController(this, this.#boards, () => {
      const connection = this.#connection;
      return connection?.view && !this.#closing.ended
        ? { v: this.#context(connection.view), connection: connection.connection }
        : undefined;
    });
    // A class reads from the projector what nobody touches.
    new WakeLockController(this, () => {
      const connection = this.#connection;
      return connection?.isProjector === true && connection.view?.phase !== 'closed';
    });
    this.#screens = new Screens({
      closing: this.#closing,
      ownNames: this.#ownNames,
      qrModule: () => this.modules.get('qr') as QrModule | undefined,
      pupilPage: () => this.#pupilPage,
      projectorToken: () => this.#connection?.teacher?.projector,
      wait: () => this.#closing.wait(this.#connection!),
      end: () => this.#closing.begin(this.#connection!),
      another: () => this.#again(),
      confirmEnd: () => this.#closing.confirm(this.#connection!),
      begin: (how) => {
        this.#isBeginning = this.#connection!.view!.lesson.how !== 'tournament';
        this.#send({ do: 'pair', how });
      },
      help: (pupil) => this.#needs.help(pupil),
      stay: (isStaying) => this.#wall.stay(isStaying),
      focusOn: (selector) => this.focusing.to(selector),
      changed,
    });
  }

  #title(game: string): string {
    return titleOf(game, this.gameWords.games);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Listens within the element, and on the page while nothing has the focus: keys typed elsewhere are not meant for the lesson.
    this.renderRoot.addEventListener('keydown', this.#onKey);
    document.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.renderRoot.removeEventListener('keydown', this.#onKey);
    document.removeEventListener('keydown', this.#onKey);
  }

  /** Connects to the server that the attribute names. */
  protected override find(): void {
    this.connectionController.stop();
    this.#connection = undefined;
    this.#boards.close();
    this.#results.reset();
    this.#talk.reset();
    this.#isWrong = this.#isEnded = this.#isOff = false;
    const address = readLive(this.live);
    if (!address) return this.notices.report([badLive(this.live)]);
    this.#server = address.server;
    const key = this.key ?? address.secret;
    this.#connection = new TeacherConnection(address.server, key, this.network, this.connectionController, {
      received: (event) => this.#receive(event),
      refused: (reason) => this.#refused(reason),
    });
    this.#connection.connect();
  }

  #receive(event: ConnectionEvent): void {
    const connection = this.#connection!;
    this.#boards.receive(connection.connection, event);
    this.#talk.receive(event);
    if (event.t === 'connected' || event.t === 'disconnected') this.#isOff = event.t === 'disconnected';
    if (event.t === 'class') this.#updateView(event);
    if (event.t === 'lesson') this.#closing.file(connection, event.file, this.#ownNames);
    if (event.t === 'bye') this.#left(event.why);
    this.requestUpdate();
  }

  #updateView(view: LessonView): void {
    if (view.phase !== 'paired' && view.phase !== 'open' && view.phase !== 'locked') this.#isBeginning = false;
    if (view.phase === 'paired' && this.#isBeginning) {
      this.#isBeginning = false;
      this.#connection!.send({ do: 'round', on: true });
    }
    if (view.phase === 'closed' && this.#closing.isBusy) this.#over(true);
    this.#talk.follow(view.shown.step);
    const { route } = this.#screens;
    if (route?.at === 'board' && !view.boards.some(({ board }) => board === route.board))
      this.#screens.route = undefined;
    const said = this.#needs.update(this.#context(view));
    if (said.length) this.say(said.join(' '));
    for (const result of this.#results.update(view, (pupil) => this.nickname(pupil))) fire(this, 'board-over', result);
  }

  #left(why: string): void {
    if (why === 'closed' && this.#closing.isBusy) return this.#over(false);
    const connection = this.#connection!;
    if (why === 'closed' && connection.view) {
      // Another window has ended the lesson. The projector keeps showing what the class has done; its connection is not lost but closed.
      this.#isOff = false;
      connection.view = { ...connection.view, phase: 'closed', paused: false };
      this.#isEnded = !connection.isProjector;
      if (this.#isEnded) connection.forget();
      return;
    }
    if (why === 'unknown' || why === 'closed' || why === 'removed') {
      connection.forget();
      this.#isWrong = true;
    }
  }

  #refused(reason: string): void {
    const { refusals } = this.gameWords;
    this.#isBeginning = this.#closing.isBusy = false;
    const message = refusals[reason as keyof typeof refusals] ?? refusals.other;
    this.notices.show('live', message, { kind: 'options', message });
    this.requestUpdate();
  }

  #over(isKept: boolean): void {
    const connection = this.#connection!;
    this.#closing.over(connection, isKept);
    if (!isKept) {
      connection.forget();
      this.#ownNames.forget(connection.view!.code);
    }
    this.connectionController.stop();
    this.#boards.close();
    this.#screens.go(undefined);
  }

  #again(): void {
    if (!fire(this, 'another-lesson', null, true)) return;
    // A lesson that waits is in the list of those that the server has.
    this.#connection?.forget();
    this.#reopen();
  }

  /** Connects again: to the lesson of this window, if there still is one. */
  #reopen(): void {
    this.#closing.reset();
    this.find();
    this.requestUpdate();
  }

  #context(view: LessonView): Context {
    const connection = this.#connection!;
    const words = this.gameWords;
    const name = (who: number | 'bot'): string => (who === 'bot' ? words.wall.computer : this.nickname(who));
    const { compare } = new Intl.Collator(this.languageTag);
    const since = view.paused ? 0 : this.network.timers.now() - connection.viewAt;
    return {
      words,
      view,
      boards: this.#boards,
      address: this.#pupilPage.replace(/^https?:\/\/|#.*$/g, ''),
      isWhiteboard: this.#screens.isWhiteboard || connection.isProjector,
      isProjector: connection.isProjector,
      order: this.#wall.order,
      talk: ['between', 'closed'].includes(view.phase) ? this.#talk.of(view.boards, view.lesson.game) : undefined,
      turningView: (turning) => this.#talk.shown(turning, view.lesson.game),
      stepBy: (by) => this.#stepBy(by),
      writing: { notation: this.notation, figure: this.figure },
      figure: this.figure,
      list: (items) => this.words.listOf(items),
      name,
      byName: (a, b) => compare(name(a), name(b)),
      needAt: (board) => this.#needs.at(board, view, since),
      send: (command) => this.#send(command),
      go: (route) => this.#screens.go(route),
    };
  }

  /** Returns the address that pupils open, with the code. */
  get #pupilPage(): string {
    const code = this.#connection?.view?.code ?? '';
    return `${new URL(this.pupils ?? 'j', `${this.#server}/`).href}#${code}`;
  }

  #send(command: TeacherCommand): void {
    this.#connection!.send(command);
  }

  /** Steps through the board that changed the most, by the arrow keys in the direction of reading. */
  #step(event: KeyboardEvent): void {
    const key = keyOf(event);
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const turning = this.renderRoot.querySelector('.turning');
    if (!turning) return;
    const isForward = (key === 'ArrowRight') === (getComputedStyle(turning).direction === 'ltr');
    event.preventDefault();
    this.#stepBy(isForward ? 1 : -1);
  }

  /** Steps to the move before or the next move, also on the projector. */
  #stepBy(by: -1 | 1): void {
    const step = this.#talk.stepBy(by);
    const connection = this.#connection!;
    if (step === undefined || connection.isProjector) return;
    const { show, board, first } = connection.view!.shown;
    this.#send({ do: 'project', show, step, ...(board === undefined ? {} : { board }), ...(first && { names: true }) });
  }

  /** Handles the arrow keys, and P, which pauses and resumes the lesson, unless something is being typed or chosen. */
  readonly #onKey = (given: Event): void => {
    const event = given as KeyboardEvent;
    if (event.currentTarget === document && !isNowhere()) return;
    const target = event.composedPath()[0];
    const isTyping =
      target instanceof HTMLElement && target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select');
    if (!(target instanceof HTMLElement && target.matches('input, textarea, select')) && !event.defaultPrevented)
      this.#step(event);
    const view = this.#connection?.view;
    if (keyOf(event) !== 'p' || isTyping || event.defaultPrevented) return;
    if (!view || this.#connection!.isProjector || this.#closing.ended || view.phase === 'closed') return;
    event.preventDefault();
    // Only for the page: within the element, used keys are stopped anyway.
    if (event.currentTarget === document) event.stopPropagation();
    this.#send({ do: view.paused ? 'resume' : 'pause' });
  };

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('people')) this.#ownNames.people = peopleIn(this.people);
    if (
      this.isReady &&
      this.hasUpdated &&
      ['live', 'key'].some((name) => changed.has(name) && changed.get(name) !== undefined)
    )
      this.find();
    if (!changed.has('theme')) return;
    this.#boards.renew();
    this.#talk.renew();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#talk.fit();
  }

  protected override renderScreen(): TemplateResult {
    if (!this.isReady) return html`<div class="busy" aria-busy="true"></div>`;
    const words = this.gameWords;
    const connection = this.#connection;
    const { ended } = this.#closing;
    if (ended)
      return afterScreen({ words, figure: this.figure }, ended, {
        again: () => this.#again(),
        goOn: () => this.#reopen(),
      });
    if (this.#isEnded) return endedScreen(words, () => this.#again());
    if (!connection || this.#isWrong) return html`<div class="app end"><p class="note">${words.wrongKey}</p></div>`;
    const off = this.#isOff ? html`<p class="note offline-note" role="status">${words.off}</p>` : nothing;
    if (connection.view) return html`${off} ${this.#screens.render(this.#context(connection.view))}`;
    if (connection.teacher) return html`${off} ${this.#opening.render(words, connection.teacher.lessons)}`;
    return momentScreen({
      words,
      server: this.#isOff ? this.#server : undefined,
      retryLabel: this.words.notices.retry,
      retry: () => {
        this.#reopen();
        this.focusing.to('[data-home]');
      },
    });
  }
}
