import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { ClassDoes, ClassView } from '../../src/live/protocol/class-messages.js';
import type { Heard } from '../../src/live/client/connection.js';
import { lessonLanguages } from '../../src/words/generated/lesson.js';
import type { LessonWords } from '../../src/words/types.js';
import { badLive, readLive } from '../lesson/address.js';
import { gameFetchers, type Surroundings } from '../lesson/games.js';
import { isNowhere } from '../game/open-pad.js';
import { LiveElement } from '../lesson/live-element.js';
import { keyOf } from '../style/keys.js';
import { BoardNeeds } from './board-needs.js';
import { Boards } from './boards.js';
import { Closing } from './closing.js';
import type { Context } from './context.js';
import { afterScreen } from './end-screen.js';
import { LessonLine } from './lesson-line.js';
import { Opening } from './opening.js';
import { OwnNames } from './own-names.js';
import { Screens } from './screens.js';
import { styles } from './styles.js';
import { WallController } from './wall-controller.js';

type QrModule = typeof import('../qr/qr-code.js');

/**
 * A teacher's screen of a lesson across devices: opens a class, shows its code, pairs the pupils, and shows every board. In
 * a second window, opened with the projector's token, the same element shows what the teacher projects.
 *
 * @tag abacade-class
 * @attr {string} lang - The language, one of docs/languages.md, such as `it`; by default the page's, then the browser's.
 * @attr {string} dir - `rtl` mirrors the screens.
 * @fires {CustomEvent<GameErrorDetail>} game-error - Something given to the element was not possible.
 * @slot heading - Above the screens.
 * @slot footer - Below the screens.
 * @csspart action - A control that the teacher can use now.
 * @csspart notice - A message about something that went wrong.
 * @cssprop --ab-font - Font family.
 * @cssprop --ab-paper - Background.
 * @cssprop --ab-surface - Background of panels.
 * @cssprop --ab-ink - Text.
 * @cssprop --ab-focus - Focus ring.
 */
export class AbacadeClass extends LiveElement<LessonWords> {
  static override readonly styles: CSSResultGroup = styles;
  static override readonly properties: PropertyDeclarations = {
    live: {},
    key: {},
    pupils: {},
  };

  /** The address of the server, `https://live.school.example/`; a key behind `#` counts as `key`. */
  declare live: string | undefined;
  /** The key that the server prints for teachers, or a token: one that opens a class again, or the projector's. */
  declare key: string | undefined;
  /** The address of the page for pupils, to which the code is added behind `#`; `j` on the server if it is left out. */
  declare pupils: string | undefined;

  #server: string | undefined;
  #line: LessonLine | undefined;
  readonly #boards: Boards;
  readonly #opening: Opening;
  readonly #closing: Closing;
  readonly #ownNames = new OwnNames(() => this.network.kept);
  readonly #needs = new BoardNeeds();
  readonly #wall: WallController;
  readonly #screens: Screens;
  #isWrong = false;
  #isOff = false;
  /** True after Begin was pressed: the round begins as soon as it is paired. */
  #isBeginning = false;

  constructor() {
    super(lessonLanguages, { ...gameFetchers, qr: () => import('../qr/qr-code.js') });
    const surroundings = (): Surroundings => ({ lang: this.lang, dir: this.dir, theme: this.theme });
    const changed = (): void => this.requestUpdate();
    this.#boards = new Boards({ surroundings, fetch: (tag) => void this.modules.get(tag), changed });
    this.#opening = new Opening({
      surroundings,
      fetch: (tag) => this.modules.get(tag) !== undefined,
      changed,
      open: (lesson) => this.#does({ do: 'open', ...lesson }),
    });
    this.#closing = new Closing({
      timers: this.network.timers,
      language: () => this.languageTag,
      title: (game) => this.#title(game),
      nickname: (pupil) => this.nickname(pupil),
      changed,
    });
    this.#wall = new WallController(this, this.#boards, () => {
      const line = this.#line;
      return line?.view && !this.#closing.ended ? { v: this.#context(line.view), line: line.line } : undefined;
    });
    this.#screens = new Screens({
      closing: this.#closing,
      ownNames: this.#ownNames,
      qrModule: () => this.modules.get('qr') as QrModule | undefined,
      pupilPage: () => this.#pupilPage,
      projectorToken: () => this.#line?.teacher?.projector,
      end: () => this.#closing.begin(this.#line!),
      begin: (how) => {
        this.#isBeginning = this.#line!.view!.lesson.how !== 'tournament';
        this.#does({ do: 'pair', how });
      },
      help: (pupil) => this.#needs.help(pupil),
      stay: (isStaying) => this.#wall.stay(isStaying),
      focusOn: (selector) => this.focusing.to(selector),
      changed,
    });
  }

  #title(game: string): string {
    const { games } = this.gameWords;
    return games[game as keyof typeof games] ?? game;
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
    this.connection.stop();
    this.#line = undefined;
    this.#boards.close();
    this.#isWrong = false;
    const address = readLive(this.live);
    if (!address) return this.notices.report([badLive(this.live)]);
    this.#server = address.server;
    const key = this.key ?? address.secret;
    this.#line = new LessonLine(address.server, key, this.network, this.connection, {
      heard: (heard) => this.#heard(heard),
      refused: (reason) => this.#refused(reason),
    });
    this.#line.connect();
  }

  #heard(heard: Heard): void {
    const line = this.#line!;
    this.#boards.heard(line.line, heard);
    if (heard.t === 'on' || heard.t === 'off') this.#isOff = heard.t === 'off';
    if (heard.t === 'class') this.#looked(heard);
    if (heard.t === 'lesson') this.#closing.file(line, heard.file, this.#ownNames);
    if (heard.t === 'bye') this.#left(heard.why);
    this.requestUpdate();
  }

  #looked(view: ClassView): void {
    if (view.phase !== 'paired' && view.phase !== 'open' && view.phase !== 'locked') this.#isBeginning = false;
    if (view.phase === 'paired' && this.#isBeginning) {
      this.#isBeginning = false;
      this.#line!.does({ do: 'round', on: true });
    }
    if (view.phase === 'closed' && this.#closing.isBusy) this.#over(true);
    const { place } = this.#screens;
    if (place?.at === 'board' && !view.boards.some(({ board }) => board === place.board))
      this.#screens.place = undefined;
    const said = this.#needs.update(this.#context(view));
    if (said.length) this.say(said.join(' '));
  }

  #left(why: string): void {
    if (why === 'closed' && this.#closing.isBusy) return this.#over(false);
    if (why === 'unknown' || why === 'closed' || why === 'removed') {
      this.#line?.forget();
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
    const line = this.#line!;
    this.#closing.over(line, isKept);
    if (!isKept) {
      line.forget();
      this.#ownNames.forget(line.view!.code);
    }
    this.connection.stop();
    this.#boards.close();
    this.#screens.go(undefined);
  }

  #again(): void {
    this.#closing.reset();
    this.find();
    this.requestUpdate();
  }

  #context(view: ClassView): Context {
    const line = this.#line!;
    const words = this.gameWords;
    const name = (who: number | 'bot'): string => (who === 'bot' ? words.wall.computer : this.nickname(who));
    const { compare } = new Intl.Collator(this.languageTag);
    const since = view.paused ? 0 : this.network.timers.now() - line.viewAt;
    return {
      words,
      view,
      boards: this.#boards,
      address: this.#pupilPage.replace(/^https?:\/\/|#.*$/g, ''),
      isWhiteboard: this.#screens.isWhiteboard || line.isProjector,
      isProjector: line.isProjector,
      order: this.#wall.order,
      figure: this.figure,
      list: (items) => this.words.listOf(items),
      name,
      byName: (a, b) => compare(name(a), name(b)),
      needAt: (board) => this.#needs.at(board, view, since),
      does: (does) => this.#does(does),
      go: (place) => this.#screens.go(place),
    };
  }

  /** Returns the address that pupils open, with the code. */
  get #pupilPage(): string {
    const code = this.#line?.view?.code ?? '';
    return `${new URL(this.pupils ?? 'j', `${this.#server}/`).href}#${code}`;
  }

  #does(does: ClassDoes): void {
    this.#line!.does(does);
  }

  /** Handles P, which pauses and resumes the lesson, unless something is being typed. */
  readonly #onKey = (given: Event): void => {
    const event = given as KeyboardEvent;
    if (event.currentTarget === document && !isNowhere()) return;
    const target = event.composedPath()[0];
    const isTyping =
      target instanceof HTMLElement && target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select');
    const view = this.#line?.view;
    if (keyOf(event) !== 'p' || isTyping || event.defaultPrevented) return;
    if (!view || this.#line!.isProjector || this.#closing.ended || view.phase === 'closed') return;
    event.preventDefault();
    // Only for the page: within the element, used keys are stopped anyway.
    if (event.currentTarget === document) event.stopPropagation();
    this.#does({ do: view.paused ? 'resume' : 'pause' });
  };

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (
      this.isReady &&
      this.hasUpdated &&
      ['live', 'key'].some((name) => changed.has(name) && changed.get(name) !== undefined)
    )
      this.find();
    if (changed.has('theme')) this.#boards.renew();
  }

  protected override renderScreen(): TemplateResult {
    if (!this.isReady) return html`<div class="busy" aria-busy="true"></div>`;
    const words = this.gameWords;
    const line = this.#line;
    const { ended } = this.#closing;
    if (ended) return afterScreen({ words, figure: this.figure }, ended, () => this.#again());
    if (!line || this.#isWrong) return html`<div class="app end"><p class="note">${words.wrongKey}</p></div>`;
    const off = this.#isOff ? html`<p class="note offline-note" role="status">${words.off}</p>` : nothing;
    if (line.view) return html`${off} ${this.#screens.render(this.#context(line.view))}`;
    if (line.teacher) return html`${off} ${this.#opening.render(words, this.figure)}`;
    return html`<div class="app end"><p class="soft" role="status">${words.moment}</p></div>`;
  }
}
