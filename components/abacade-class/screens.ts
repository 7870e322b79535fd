import { html, nothing, type TemplateResult } from 'lit';
import type { Pairing } from '../../src/live/protocol/lesson-messages.js';
import { boardScreen } from './board-screen.js';
import type { Closing } from './closing.js';
import type { Context, Route } from './context.js';
import { icon } from '../style/icons.js';
import { messageDialog, projectDialog } from './dialogs.js';
import { endScreen, restingScreen } from './end-screen.js';
import { lobbyScreen } from './lobby-screen.js';
import type { OwnNames } from './own-names.js';
import { roundScreen, honourScreen } from './round-screen.js';
import { tableScreen } from './table-screen.js';
import { pausedNote, wall } from './wall.js';

/** Returns the address of the projector's window: this page with the token of the projector. */
function projectorLink(token: string): string {
  const link = new URL(location.href);
  link.hash = token;
  return link.href;
}

/** Opens the projector's window. Returns false if the browser blocked it. */
const openProjector = (link: string): boolean => window.open(link, 'abacade-projector') !== null;

/**
 * Renders the screen that the teacher projects, which has no controls.
 * @param lobby Renders the screen with the code.
 */
function projectedScreen(v: Context, lobby: () => TemplateResult): TemplateResult {
  const { shown, phase } = v.view;
  const none = (): void => undefined;
  if (phase === 'closed') return honourScreen(v, v.words.after.title);
  if (phase === 'open' || phase === 'locked') return lobby();
  if (shown.show === 'honour') return honourScreen(v);
  if (shown.show === 'board' && shown.board !== undefined && phase === 'round')
    return html`<div class="app alone" data-board=${shown.board}>${v.boards.large(shown.board) ?? nothing}</div>`;
  if (shown.show === 'round' || phase !== 'round')
    return roundScreen({ ...v, pairing: 'swiss', minutes: undefined, choosePairing: none, chooseMinutes: none });
  return wall({ ...v, setWhiteboard: none, message: none, project: none, stay: none });
}

/** Renders the button that ends the pause. */
const resumeButton = ({ words: { wall: w }, send }: Context): TemplateResult =>
  html`<button type="button" class="button" @click=${() => send({ do: 'resume' })}>${icon('play')}${w.goOn}</button>`;

type QrModule = typeof import('../qr/qr-code.js');
type Dialog = { readonly is: 'project' } | { readonly is: 'message'; readonly to?: number };

/** The element as the screens use it: its data and its actions. */
export interface ScreensHost {
  readonly closing: Closing;
  readonly ownNames: OwnNames;
  /** Returns the module that draws the QR code; undefined until it has loaded. */
  qrModule(): QrModule | undefined;
  /** Returns the address that pupils open, with the code. */
  pupilPage(): string;
  /** Returns the token that opens the projector's window; undefined until the server has sent it. */
  projectorToken(): string | undefined;
  /** Returns how long a lesson can wait for next time, in words. */
  wait(): string;
  /** Ends the lesson as chosen in `closing`. */
  end(): void;
  /** Deletes the lesson, whose file the teacher has found. */
  confirmEnd(): void;
  /** Opens another lesson, by the key of this window. */
  another(): void;
  begin(pairing: Pairing): void;
  /** Marks that the teacher has been at the board of a pupil. */
  help(pupil: number): void;
  stay(isStaying: boolean): void;
  focusOn(selector: string): void;
  changed(): void;
}

/** Chooses the screen of a lesson: by its phase, and by where the teacher has navigated. */
export class Screens {
  /** True if the wall is shown without points and marks. */
  isWhiteboard = true;
  /** The teacher's current view; undefined for the default view of the phase. */
  route: Route | undefined;
  #dialog: Dialog | undefined;
  /** True while the code is hidden. */
  #isHidden = false;
  #pairing: Pairing = 'swiss';
  #minutes: number | undefined;
  /** True after "Begin again" was pressed once; a second press confirms it. */
  #isSure = false;
  /** True if the browser blocked the window. */
  #isBlocked = false;

  constructor(private readonly host: ScreensHost) {}

  go(route: Route | undefined): void {
    this.route = route;
    this.#isSure = false;
    this.host.closing.leave();
    this.host.focusOn('[data-home]');
    this.host.changed();
  }

  render(v: Context): TemplateResult {
    if (v.isProjector)
      return html`<div class="projection">${pausedNote(v)} ${projectedScreen(v, () => this.#lobby(v))}</div>`;
    if (v.view.phase === 'closed') {
      const goOn = (): void => v.send({ do: 'open', ...v.view.lesson });
      return restingScreen(v.words, { goOn, again: () => this.host.another() });
    }
    // Beside the boards, the button that has paused them also ends the pause.
    const isWall = v.view.phase === 'round' && !this.route;
    return html`<div ?inert=${this.#dialog !== undefined}>
        ${isWall ? nothing : pausedNote(v, resumeButton(v))} ${this.#renderRoute(v)}
      </div>
      ${this.#renderDialog(v)}`;
  }

  #renderRoute(v: Context): TemplateResult {
    const { route } = this;
    switch (route?.at) {
      case 'end':
        return this.#end(v);
      case 'table':
        return this.#table(v);
      case 'board':
        return this.#board(v, route.board);
      default:
    }
    const { phase } = v.view;
    if (phase === 'open' || phase === 'locked') return this.#lobby(v);
    return phase === 'round' ? this.#wall(v) : this.#round(v);
  }

  #update(act: () => void): void {
    act();
    this.host.changed();
  }

  #lobby(v: Context): TemplateResult {
    const module = this.host.qrModule();
    const code = module?.qrCodeOf(this.host.pupilPage());
    return lobbyScreen({
      ...v,
      qr: module && code && { code, path: module.pathOf(code) },
      isHidden: this.#isHidden,
      ownName: (pupil) => this.host.ownNames.of(v.view.code, pupil),
      people: this.host.ownNames.people,
      hide: (isHidden) => this.#update(() => (this.#isHidden = isHidden)),
      begin: () => this.host.begin(this.#pairing),
      project: () => this.#openDialog({ is: 'project' }),
    });
  }

  #round(v: Context): TemplateResult {
    return roundScreen({
      ...v,
      pairing: this.#pairing,
      minutes: this.#minutes,
      choosePairing: (pairing) => this.#update(() => (this.#pairing = pairing)),
      chooseMinutes: (minutes) => this.#update(() => (this.#minutes = minutes)),
    });
  }

  #wall(v: Context): TemplateResult {
    return wall({
      ...v,
      setWhiteboard: (isOn) => this.#update(() => (this.isWhiteboard = isOn)),
      message: () => this.#openDialog({ is: 'message' }),
      project: () => this.#openDialog({ is: 'project' }),
      stay: (isStaying) => this.host.stay(isStaying),
    });
  }

  #board(v: Context, board: string): TemplateResult {
    return boardScreen(
      {
        ...v,
        isSure: this.#isSure,
        beSure: (isSure) => this.#update(() => (this.#isSure = isSure)),
        helped: (pupil) => this.#update(() => this.host.help(pupil)),
        messageTo: (to) => this.#openDialog({ is: 'message', to }),
      },
      board,
    );
  }

  #table(v: Context): TemplateResult {
    const { ownNames } = this.host;
    const { code } = v.view;
    return tableScreen({
      ...v,
      ownName: (pupil) => ownNames.of(code, pupil),
      setOwnName: (pupil, name) => this.#update(() => ownNames.set(code, pupil, name)),
      names: ownNames.list,
      areNamesKept: ownNames.isListKept,
      setNames: (text, areKept) => this.#update(() => ownNames.setList(text, areKept)),
    });
  }

  #end(v: Context): TemplateResult {
    const { closing, ownNames } = this.host;
    return endScreen({
      ...v,
      ending: closing.ending,
      hasNames: ownNames.all(v.view.code) !== undefined,
      withNames: closing.withNames,
      isBusy: closing.isBusy,
      isNotSaved: closing.isNotSaved,
      fileName: closing.fileName,
      wait: this.host.wait(),
      choose: (ending) => this.#update(() => closing.choose(ending)),
      writeNames: (isOn) => this.#update(() => (closing.withNames = isOn)),
      end: () => this.host.end(),
      confirm: () => this.host.confirmEnd(),
    });
  }

  #openDialog(dialog: Dialog): void {
    this.#isBlocked = false;
    this.host.focusOn('.dialog-title');
    this.#update(() => (this.#dialog = dialog));
  }

  #renderDialog(v: Context): TemplateResult | typeof nothing {
    const dialog = this.#dialog;
    if (!dialog) return nothing;
    const close = (): void => {
      this.host.focusOn('[data-home]');
      this.#update(() => (this.#dialog = undefined));
    };
    if (dialog.is === 'message') return messageDialog({ ...v, close }, dialog.to);
    const token = this.host.projectorToken();
    const link = token === undefined ? undefined : projectorLink(token);
    const open = (): void => {
      if (link !== undefined) this.#update(() => (this.#isBlocked = !openProjector(link)));
    };
    return projectDialog({ ...v, close, link, isBlocked: this.#isBlocked, open });
  }
}
