import { html, nothing, type TemplateResult } from 'lit';
import { allowances, type Allowance } from '../../src/match/clock.js';
import type { Speed } from '../../src/match/speed.js';
import type { CommonWords, MainWords } from '../../src/words/types.js';
import { icon, type Icon } from '../style/icons.js';
import { scaleOf } from '../style/scale.js';
import type { GameContext } from './context.js';
import { eventLog, eventStyles } from './event-log.js';
import type { GameTypes } from './game-types.js';
import { menuStyles } from './menu-styles.js';
import { mayHint } from './panel.js';
import { part, PartElement } from './part-element.js';
import type { Preferences } from './preferences.js';
import { speedChoice, speedStyles } from './speed-choice.js';

/**
 * The menu: everything except the move itself. Fires `how-to`, `hint`, `undo`, `redo`, `pause` and `new-game` once it has closed,
 * `prefer` with what was switched, and `allow` with the time allowance.
 */
export class Menu extends PartElement {
  static override readonly tag = 'abacade-menu';
  static override readonly styles = [eventStyles, speedStyles, menuStyles];

  declare words: Pick<MainWords<CommonWords>, 'menu' | 'notices' | 'panel'>;
  /** True in a game on a server: players cannot pause, redo or start a new game. */
  declare isLive: boolean;
  /** True if the player to act may get a hint; undefined if the hint has a button of its own. */
  declare mayHint: boolean | undefined;
  declare canUndo: boolean;
  declare canRedo: boolean;
  /** True while the game is paused; undefined if nothing runs that could be paused. */
  declare isPaused: boolean | undefined;
  declare sounds: boolean;
  /** True if the voice that speaks the instructions is muted; undefined if there is none. */
  declare mute: boolean | undefined;
  declare speed: Speed;
  /** The time allowance; undefined if turns have no time limit. */
  declare allowance: Allowance | undefined;
  /** The latest moves, as list items. */
  declare log: readonly TemplateResult[];

  /** Opens the menu near its button, or as a bottom sheet if the window is small. */
  openAt(button: Element): void {
    const dialog = this.#dialog;
    if (dialog.open) return;
    const { bottom, right } = button.getBoundingClientRect();
    dialog.showModal();
    const { offsetHeight, offsetWidth, style } = dialog;
    // A dialog in the top layer is scaled by the zoom of the page, but not by its transforms.
    const scale = scaleOf(dialog);
    const [width, height] = [innerWidth, innerHeight].map((side) => side / scale);
    dialog.classList.toggle('sheet', innerWidth < 600 && innerHeight < 900);
    style.top = `${Math.max(8, Math.min(bottom / scale + 4, height - offsetHeight - 8))}px`;
    style.left = `${Math.max(8, Math.min(right / scale - offsetWidth, width - offsetWidth - 8))}px`;
  }

  protected override render(): TemplateResult {
    const { allowance, isPaused, mute, words } = this;
    const { panel, menu: w } = words;
    const here = <X>(content: X): X | typeof nothing => (this.isLive ? nothing : content);
    const paused = isPaused ? this.#item('play', panel.goOn, 'pause') : this.#item('pause', panel.pause, 'pause');
    return html`<dialog class="menu" data-free aria-label=${w.open} @click=${closeOutside}>
      <header>
        <h3>${w.open}</h3>
        <button type="button" class="tool" aria-label=${words.notices.close} @click=${() => this.#dialog.close()}>
          ${icon('close')}
        </button>
      </header>
      ${this.#item('help', w.howTo, 'how-to')}
      ${this.mayHint === undefined ? nothing : here(this.#item('hint', panel.hint, 'hint', this.mayHint))}
      ${this.#item('undo', panel.undo, 'undo', this.canUndo, true)}
      ${here(this.#item('redo', panel.redo, 'redo', this.canRedo))} ${isPaused === undefined ? nothing : here(paused)}
      ${this.#switch('sounds', this.sounds, w.sounds, this.sounds)}
      ${mute === undefined ? nothing : this.#switch('mute', mute, w.voice, !mute)}
      ${speedChoice(w.speed, this.speed, (speed) => this.tell('prefer', { speed }))}
      ${allowance ? here(html`<div class="item">${this.#timeFor(allowance)}</div>`) : nothing}
      ${here(this.#item('form', panel.newGame, 'new-game'))}
      <details class="item">
        <summary>${panel.events}</summary>
        <ol class="events">
          ${this.log}
        </ol>
      </details>
    </dialog>`;
  }

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog')!;
  }

  #item(name: Icon, label: string, type: string, isOn = true, tellsWhyNot = false): TemplateResult {
    const act = (): void => {
      if (!isOn && !tellsWhyNot) return;
      this.#dialog.close();
      this.tell(type);
    };
    return html`<button type="button" class="item ${name}" aria-disabled=${isOn ? nothing : 'true'} @click=${act}>
      ${icon(name)}<span>${label}</span>
    </button>`;
  }

  #switch(name: keyof Preferences, value: boolean, label: string, isOn: boolean): TemplateResult {
    return html`<button
      type="button"
      class="item"
      role="switch"
      aria-checked=${isOn}
      @click=${() => this.tell('prefer', { [name]: !value })}
    >
      ${icon(isOn ? 'sound' : 'silent')}<span>${label}</span><i class="lever"></i>
    </button>`;
  }

  #timeFor(chosen: Allowance): TemplateResult {
    const { label, once, tenTimes, noLimit } = this.words.panel.timeFor;
    const names: Readonly<Record<Allowance, string>> = { 1: once, 10: tenTimes, Infinity: noLimit };
    return html`<label class="time-for"
      >${label}
      <select @change=${(e: Event) => this.tell('allow', allowances[(e.target as HTMLSelectElement).selectedIndex])}>
        ${allowances.map((one) => html`<option ?selected=${one === chosen}>${names[one]}</option>`)}
      </select>
    </label>`;
  }
}

/** Closes the menu after a tap outside of it. */
function closeOutside(event: MouseEvent): void {
  const dialog = event.currentTarget as HTMLDialogElement;
  if (event.target !== dialog) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < left || x > right || y < top || y > bottom) dialog.close();
}

interface MenuOptions {
  /** True if turns have a time limit. */
  readonly timed?: boolean;
  /** True if the hint is in the menu, because there is no banner. */
  readonly hint?: boolean;
  /** True if the voice that speaks the instructions is muted; undefined if there is none. */
  readonly mute?: boolean | undefined;
}

/** The part of a game's context that its menu needs. */
export type MenuContext = Pick<
  GameContext<GameTypes>,
  'words' | 'match' | 'table' | 'isLive' | 'host' | 'screens' | 'announce' | 'prefer'
>;

/**
 * Renders the button that opens the menu, and the menu. In a lesson, which has no hints, a slot takes the place of their button:
 * where the window has no room for a bar, the lobby puts its button for help there.
 */
export function menu(v: MenuContext, { timed = false, hint = false, mute }: MenuOptions = {}): TemplateResult {
  const { host, match, screens, table, words } = v;
  const { open } = words.menu;
  const { canUndo, canRedo } = table.match!;
  return html`${v.isLive ? html`<slot name="ask"></slot>` : nothing}<button
      type="button"
      class="tool"
      data-free
      title=${open}
      aria-label=${open}
      aria-haspopup="dialog"
      @click=${({ currentTarget }: Event) =>
        ((currentTarget as Element).nextElementSibling as Menu).openAt(currentTarget as Element)}
    >
      ${icon('more')}</button
    >${part<Menu, 'openAt'>(
      Menu,
      {
        words,
        isLive: v.isLive,
        mayHint: hint ? mayHint(v) : undefined,
        canUndo,
        canRedo,
        isPaused: timed || match.players.some(({ bot }) => bot) ? table.paused : undefined,
        sounds: host.sounds,
        mute,
        speed: host.speed ?? 'normal',
        allowance: timed ? table.clock.allowance : undefined,
        log: eventLog(v),
      },
      {
        'how-to': () => screens.openHowTo(),
        hint: () => void host.hint(),
        undo: () => host.undo(),
        redo: () => host.redo(),
        pause: () => table.pause(!table.paused),
        'new-game': () => screens.show('set-up'),
        prefer: ({ detail }) => v.prefer(detail as Preferences),
        allow: ({ detail }) => table.allow(detail as Allowance),
      },
    )}`;
}
