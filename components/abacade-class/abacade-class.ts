import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { ClassDoes, ClassView, Pairing } from '../../src/live/class-messages.js';
import type { Heard } from '../../src/line/line.js';
import type { Network } from '../../src/line/network.js';
import { lessonLanguages } from '../../src/words/generated/lesson.js';
import type { LessonWords } from '../../src/words/types.js';
import { asText } from '../base/attributes.js';
import { BaseElement } from '../base/base-element.js';
import { fire } from '../base/events.js';
import { network } from '../base/network.js';
import { readLive } from '../live/address.js';
import { gameTags, type Surroundings } from '../live/games.js';
import { nickname } from '../live/nickname.js';
import { boardScreen } from './board-screen.js';
import { Boards } from './boards.js';
import type { Context, Place } from './context.js';
import { messageDialog, projectDialog } from './dialogs.js';
import { Closing } from './closing.js';
import { afterScreen, endScreen, restingScreen } from './end-screen.js';
import { LessonLine } from './lesson-line.js';
import { lobbyScreen } from './lobby-screen.js';
import { byNeed, needOf, type Need } from './need.js';
import { Opening } from './opening.js';
import { OwnNames } from './own-names.js';
import { honourScreen, roundScreen } from './round-screen.js';
import { newlyNeeded } from './sentences.js';
import { styles } from './styles.js';
import { tableScreen } from './table-screen.js';
import { glide, placesOf } from './glide.js';
import { wall } from './wall.js';

type QrModule = typeof import('../qr/qr-code.js');

/** How often the times of turns are drawn anew, in milliseconds. */
const tickMs = 10_000;

/**
 * A teacher's screen of a lesson across devices: opens a class, shows its code, pairs, and shows every board. In a second
 * window, opened with the projector's token, the same element shows what the teacher projects.
 *
 * @tag abacade-class
 * @attr {string} lang - A language of docs/languages.md, such as `it`; else the page's, else the browser's.
 * @attr {string} dir - `rtl` mirrors the screens.
 * @fires {CustomEvent<GameErrorDetail>} game-error - Something given to the element was not possible.
 * @slot heading - Above the screens.
 * @slot footer - Below the screens.
 * @csspart action - What the teacher may do now.
 * @csspart notice - A message about something that went wrong.
 * @cssprop --ab-font - Font family.
 * @cssprop --ab-paper - Background.
 * @cssprop --ab-surface - Background of panels.
 * @cssprop --ab-ink - Text.
 * @cssprop --ab-focus - Focus ring.
 */
export class AbacadeClass extends BaseElement<LessonWords> {
  static override styles: CSSResultGroup = styles;
  static override properties: PropertyDeclarations = {
    live: {},
    key: {},
    pupils: {},
    isReady: { state: true },
    place: { state: true },
    dialog: { state: true },
  };

  /** The address of the server, `https://live.school.example/`; a key behind `#` counts as `key`. */
  declare live: string | undefined;
  /** What the server's program prints for teachers, or what opens a class again; or the token of a projector. */
  declare key: string | undefined;
  /** The address of the page for pupils, to which the code is added behind `#`; `j` on the server if it is left out. */
  declare pupils: string | undefined;

  /** What the line needs of the page; a test gives its own. @internal */
  network: Network = network;
  /** Whether the words have come. @internal */
  declare private isReady: boolean;
  /** What the teacher looks at, instead of what belongs to the phase. @internal */
  declare private place: Place | undefined;
  /** @internal */
  declare private dialog: { readonly is: 'project' } | { readonly is: 'message'; readonly to?: number } | undefined;

  #server: string | undefined;
  #line: LessonLine | undefined;
  readonly #boards: Boards;
  readonly #opening: Opening;
  readonly #closing: Closing;
  #ownNames: OwnNames;
  #isWrong = false;
  #isOff = false;
  #isHidden = false;
  #isWhiteboard = true;
  /** Whether Begin was pressed, so that a round begins as soon as it is paired. */
  #isBeginning = false;
  #pairing: Pairing = 'swiss';
  #minutes: number | undefined;
  #isSure = false;
  #isBlocked = false;
  /** Pupils at whose boards the teacher has been. */
  readonly #helped = new Set<number>();
  #order: readonly string[] = [];
  #isStaying = false;
  #needs: ReadonlyMap<string, Need['kind']> = new Map();
  #before: ReadonlyMap<string, DOMRect> = new Map();
  readonly #inSight = new Set<string>();
  #sight: IntersectionObserver | undefined;
  readonly #size = new ResizeObserver(() => this.#boards.fit());
  #tick: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super(lessonLanguages, {
      ...Object.fromEntries(
        Object.values(gameTags).map(({ tag, define }) => [tag, async () => ({ loaded: await define() })]),
      ),
      qr: () => import('../qr/qr-code.js'),
    });
    this.isReady = false;
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
      nickname: (pupil) => this.#name(pupil),
      changed,
    });
    this.#ownNames = new OwnNames(this.network.kept);
  }

  #name(pupil: number): string {
    return nickname({ words: this.gameWords, figure: (value) => this.locale.figure(value) }, pupil);
  }

  #title(game: string): string {
    const { games } = this.gameWords;
    return games[game as keyof typeof games] ?? game;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#onKey);
    this.#size.observe(this);
    this.#tick = setInterval(() => {
      if (!document.hidden && this.#line?.view?.phase === 'round') this.requestUpdate();
    }, tickMs);
    if (this.isReady) this.#line?.connect();
    else void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#onKey);
    this.#size.disconnect();
    this.#sight?.disconnect();
    this.#sight = undefined;
    clearInterval(this.#tick);
    this.#line?.hangUp();
  }

  async #open(): Promise<void> {
    await this.locale.fetch();
    if (this.isReady || !this.isConnected) return;
    this.checkTheme();
    this.checkLang();
    this.isReady = true;
    this.#find();
  }

  /** Goes to the server that the attribute names. */
  #find(): void {
    this.#line?.hangUp();
    this.#line = undefined;
    this.#boards.close();
    this.#isWrong = false;
    const address = readLive(this.live);
    if (!address)
      return this.reportBad([
        { name: 'live', value: asText(this.live ?? ''), message: 'live must be the address of a server.' },
      ]);
    this.#server = address.server;
    const key = this.key ?? address.secret;
    this.#ownNames = new OwnNames(this.network.kept);
    this.#line = new LessonLine(address.server, key, this.network, {
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
    for (const pupil of this.#helped) {
      if (!view.pupils.find((one) => one.pupil === pupil)?.hand) this.#helped.delete(pupil);
    }
    const { place } = this;
    if (place?.at === 'board' && !view.boards.some(({ board }) => board === place.board)) this.place = undefined;
    const v = this.#context(view);
    if (!v.isProjector) {
      const said = newlyNeeded(v, this.#needs);
      if (said.length) this.say(said.join(' '));
    }
    this.#needs = new Map(view.boards.map(({ board }) => [board, v.needAt(board).kind]));
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
    this.fault('live', message, { kind: 'options', message });
    this.requestUpdate();
  }

  #over(isKept: boolean): void {
    const line = this.#line!;
    this.#closing.over(line, isKept);
    if (!isKept) {
      line.forget();
      this.#ownNames.forget(line.view!.code);
    }
    line.hangUp();
    this.#boards.close();
    this.place = undefined;
    this.focusOn('[data-home]');
  }

  #again(): void {
    this.#closing.reset();
    this.#find();
    this.requestUpdate();
  }

  // ---- what is drawn ----

  #context(view: ClassView): Context {
    const line = this.#line!;
    const figure = (value: number): string => this.locale.figure(value);
    const words = this.gameWords;
    const name = (who: number | 'bot'): string => (who === 'bot' ? words.wall.computer : this.#name(who));
    const { compare } = new Intl.Collator(this.languageTag);
    const since = view.paused ? 0 : this.network.timers.now() - line.viewAt;
    return {
      words,
      view,
      boards: this.#boards,
      address: this.#pupilPage.replace(/^https?:\/\/|#.*$/g, ''),
      isWhiteboard: this.#isWhiteboard || line.isProjector,
      isProjector: line.isProjector,
      order: this.#order,
      figure,
      list: (items) => this.words.listOf(items),
      name,
      byName: (a, b) => compare(name(a), name(b)),
      needAt: (board) => {
        const one = view.boards.find((found) => found.board === board);
        return one ? needOf(one, view, { since, helped: this.#helped }) : { kind: 'done', waits: 0 };
      },
      does: (does) => this.#does(does),
      go: (place) => this.#go(place),
    };
  }

  /** Where pupils go, with the code. */
  get #pupilPage(): string {
    const code = this.#line?.view?.code ?? '';
    return `${new URL(this.pupils ?? 'j', `${this.#server}/`).href}#${code}`;
  }

  #does(does: ClassDoes): void {
    this.#line!.does(does);
  }

  #go(place: Place | undefined): void {
    this.place = place;
    this.#isSure = this.#closing.isNotSaved = false;
    this.focusOn('[data-home]');
  }

  #openDialog(dialog: typeof this.dialog): void {
    this.dialog = dialog;
    this.#isBlocked = false;
    this.focusOn('.dlg-home');
  }

  /** P pauses and goes on, unless something is being typed. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const target = event.composedPath()[0];
    const isTyping = target instanceof HTMLElement && /^(input|textarea|select)$/.test(target.localName);
    const view = this.#line?.view;
    if (key.toLowerCase() !== 'p' || altKey || ctrlKey || metaKey || isTyping || event.defaultPrevented) return;
    if (!view || this.#line!.isProjector || this.#closing.ended || view.phase === 'closed') return;
    event.preventDefault();
    this.#does({ do: view.paused ? 'resume' : 'pause' });
  };

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (
      this.isReady &&
      this.hasUpdated &&
      ['live', 'key'].some((name) => changed.has(name) && changed.get(name) !== undefined)
    )
      this.#find();
    if (changed.has('theme')) this.#boards.renew();
    this.#sort();
    this.#before = placesOf(this.renderRoot as ShadowRoot);
  }

  /** Puts the boards in order; cards move only while nobody points at them or has the focus among them. */
  #sort(): void {
    const view = this.#line?.view;
    if (!view) return;
    const names = view.boards.map(({ board }) => board);
    const isSame = names.length === this.#order.length && names.every((name) => this.#order.includes(name));
    if (isSame && this.#isStaying) return;
    const v = this.#context(view);
    this.#order = v.isWhiteboard
      ? [...view.boards].sort((a, b) => a.number - b.number).map(({ board }) => board)
      : byNeed(view.boards, v.needAt);
  }

  protected override updated(): void {
    super.updated();
    const root = this.renderRoot as ShadowRoot;
    glide(root, this.#before);
    this.#watch(root);
    this.#boards.fit();
  }

  /** Asks for the boards that are in sight. */
  #watch(root: ShadowRoot): void {
    this.#sight ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const board = (target as HTMLElement).dataset['board']!;
          if (isIntersecting) this.#inSight.add(board);
          else this.#inSight.delete(board);
        }
        this.#askFor();
      },
      { rootMargin: '200px' },
    );
    const shown = [...root.querySelectorAll<HTMLElement>('[data-board]')];
    for (const box of shown) this.#sight.observe(box);
    const names = new Set(shown.map(({ dataset }) => dataset['board']!));
    for (const board of this.#inSight) if (!names.has(board)) this.#inSight.delete(board);
    this.#askFor();
  }

  #askFor(): void {
    const view = this.#line?.view;
    if (!view || this.#closing.ended) return;
    const all = view.boards.map(({ board }) => board);
    this.#boards.watch(
      this.#line!.line,
      all.filter((board) => this.#inSight.has(board)),
      all,
    );
  }

  protected override lost(name: string, error: unknown): void {
    fire(this, 'game-error', { code: 'module', message: `${name}: ${String(error)}` });
  }

  protected override renderScreen(): TemplateResult {
    if (!this.isReady) return html`<div class="busy" aria-busy="true"></div>`;
    const words = this.gameWords;
    const line = this.#line;
    const { ended } = this.#closing;
    if (ended) return afterScreen({ words, figure: (value) => this.locale.figure(value) }, ended, () => this.#again());
    if (!line || this.#isWrong) return html`<div class="app en"><p class="note">${words.wrongKey}</p></div>`;
    const off = this.#isOff ? html`<p class="note off-note" role="status">${words.off}</p>` : nothing;
    if (line.view) return html`${off} ${this.#renderLesson(line.view)}`;
    if (line.teacher) return html`${off} ${this.#renderOpen()}`;
    return html`<div class="app en"><p class="soft" role="status">${words.moment}</p></div>`;
  }

  #renderOpen(): TemplateResult {
    return this.#opening.render(this.gameWords, (value) => this.locale.figure(value));
  }

  #renderLesson(view: ClassView): TemplateResult {
    const v = this.#context(view);
    if (v.isProjector) return this.#renderProjected(v);
    if (view.phase === 'closed') return restingScreen(v.words, () => this.#does({ do: 'open', ...view.lesson }));
    const { dialog } = this;
    const close = (): void => {
      this.dialog = undefined;
      this.focusOn('[data-home]');
    };
    const over =
      dialog?.is === 'message'
        ? messageDialog({ ...v, close }, dialog.to)
        : dialog
          ? projectDialog({
              ...v,
              close,
              link: this.#projectorLink,
              isBlocked: this.#isBlocked,
              open: () => this.#openProjector(),
            })
          : nothing;
    return html`<div ?inert=${dialog !== undefined}>${this.#renderPlace(v)}</div>
      ${over}`;
  }

  #renderPlace(v: Context): TemplateResult {
    const { place } = this;
    const { view } = v;
    const update = (act: () => void) => (): void => {
      act();
      this.requestUpdate();
    };
    if (place?.at === 'end')
      return endScreen({
        ...v,
        ending: this.#closing.ending,
        hasNames: this.#ownNames.all(view.code) !== undefined,
        withNames: this.#closing.withNames,
        isBusy: this.#closing.isBusy,
        isNotSaved: this.#closing.isNotSaved,
        choose: (ending) => update(() => (this.#closing.ending = ending))(),
        writeNames: (isOn) => update(() => (this.#closing.withNames = isOn))(),
        end: () => this.#closing.begin(this.#line!),
      });
    if (place?.at === 'table')
      return tableScreen({
        ...v,
        ownName: (pupil) => this.#ownNames.of(view.code, pupil),
        setOwnName: (pupil, name) => update(() => this.#ownNames.set(view.code, pupil, name))(),
      });
    if (place?.at === 'board')
      return boardScreen(
        {
          ...v,
          isSure: this.#isSure,
          beSure: (isSure) => update(() => (this.#isSure = isSure))(),
          helped: (pupil) => update(() => this.#helped.add(pupil))(),
          messageTo: (to) => this.#openDialog({ is: 'message', to }),
        },
        place.board,
      );
    if (view.phase === 'open' || view.phase === 'locked') return this.#renderLobby(v);
    if (view.phase === 'round')
      return wall({
        ...v,
        setWhiteboard: (isOn) => update(() => (this.#isWhiteboard = isOn))(),
        message: () => this.#openDialog({ is: 'message' }),
        project: () => this.#openDialog({ is: 'project' }),
        stay: (isStaying) => this.#stay(isStaying),
      });
    return roundScreen({
      ...v,
      pairing: this.#pairing,
      minutes: this.#minutes,
      choosePairing: (pairing) => update(() => (this.#pairing = pairing))(),
      chooseMinutes: (minutes) => update(() => (this.#minutes = minutes))(),
    });
  }

  #stay(isStaying: boolean): void {
    if (isStaying === this.#isStaying) return;
    const within = this.shadowRoot?.activeElement?.closest('.wall') ?? this.shadowRoot?.querySelector('.wall:hover');
    this.#isStaying = isStaying || Boolean(within);
    if (!this.#isStaying) this.requestUpdate();
  }

  #renderLobby(v: Context): TemplateResult {
    const module = this.modules.get('qr') as QrModule | undefined;
    const code = module?.qrCodeOf(this.#pupilPage);
    const { lesson } = v.view;
    return lobbyScreen({
      ...v,
      qr: module && code && { code, path: module.pathOf(code) },
      isHidden: this.#isHidden,
      hide: (isHidden) => {
        this.#isHidden = isHidden;
        this.requestUpdate();
      },
      begin: () => {
        this.#isBeginning = lesson.how !== 'tournament';
        this.#does({ do: 'pair', how: this.#pairing });
      },
    });
  }

  #renderProjected(v: Context): TemplateResult {
    const { shown, phase } = v.view;
    const none = (): void => undefined;
    if (phase === 'open' || phase === 'locked') return this.#renderLobby(v);
    if (shown.show === 'honour') return honourScreen(v);
    if (shown.show === 'board' && shown.board !== undefined && phase === 'round')
      return html`<div class="app alone" data-board=${shown.board}>${this.#boards.large(shown.board) ?? nothing}</div>`;
    if (shown.show === 'round' || phase !== 'round')
      return roundScreen({ ...v, pairing: 'swiss', minutes: undefined, choosePairing: none, chooseMinutes: none });
    return wall({ ...v, setWhiteboard: none, message: none, project: none, stay: none });
  }

  get #projectorLink(): string | undefined {
    const token = this.#line?.teacher?.projector;
    if (token === undefined) return undefined;
    const link = new URL(location.href);
    link.hash = token;
    return link.href;
  }

  #openProjector(): void {
    const link = this.#projectorLink;
    if (link === undefined) return;
    this.#isBlocked = window.open(link, 'abacade-projector') === null;
    this.requestUpdate();
  }
}
