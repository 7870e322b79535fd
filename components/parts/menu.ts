import { css, html, nothing, type TemplateResult } from 'lit';
import type { GameContext } from './context.js';
import { speeds, type Speed } from '../../src/match/speed.js';
import type { CommonWords } from '../../src/words/types.js';
import type { GameTypes } from './game-types.js';
import { scaleOf } from '../style/scale.js';
import { icon, type Icon } from '../style/icons.js';
import { eventLog } from './event-log.js';
import { mayHint, timeFor } from './panel.js';

const dialogOf = (event: Event): HTMLDialogElement =>
  (event.currentTarget as Element).parentElement!.querySelector<HTMLDialogElement>('dialog.menu')!;

/** Opens the menu near the button, or as a bottom sheet if the window is small. */
function openMenu(event: Event): void {
  const dialog = dialogOf(event);
  const button = (event.currentTarget as Element).getBoundingClientRect();
  if (dialog.open) return;
  dialog.showModal();
  const { offsetHeight, offsetWidth, style } = dialog;
  // A dialog in the top layer is scaled by the zoom of the page, but not by its transforms.
  const scale = scaleOf(dialog);
  const [width, height] = [innerWidth, innerHeight].map((side) => side / scale);
  const isSheet = innerWidth < 600 && innerHeight < 900;
  dialog.classList.toggle('sheet', isSheet);
  style.top = isSheet ? '' : `${Math.max(8, Math.min(button.bottom / scale + 4, height - offsetHeight - 8))}px`;
  style.left = isSheet ? '' : `${Math.max(8, Math.min(button.right / scale - offsetWidth, width - offsetWidth - 8))}px`;
}

/** Renders the button that opens the menu, and the menu. */
export const menuButton = ({ open }: CommonWords['menu']): TemplateResult =>
  html`<button
    type="button"
    class="tool"
    data-free
    title=${open}
    aria-label=${open}
    aria-haspopup="dialog"
    @click=${openMenu}
  >
    ${icon('more')}
  </button>`;

interface Menu {
  /** True if turns have a time limit. */
  readonly timed?: boolean;
  /** True if the hint is in the menu, because there is no banner. */
  readonly hint?: boolean;
  /** The voice that speaks the instructions, if there is one. */
  readonly voice?: { readonly mute: boolean };
}

/** Renders everything except the move itself: undo, pause, speed, time, the event log, a new game. */
export function menu<T extends GameTypes>(
  v: GameContext<T>,
  { timed = false, hint = false, voice }: Menu = {},
): TemplateResult {
  const { match, table, words } = v;
  // In a game on a server, players cannot pause or start a new game.
  const here = <X>(part: X): X | typeof nothing => (v.isLive ? nothing : part);
  const { panel, menu: w } = words;
  const act =
    (action: () => void) =>
    (event: Event): void => {
      (event.currentTarget as Element).closest('dialog')!.close();
      action();
    };
  const item = (name: Icon, label: string, isOn: boolean, action: () => void, tellsWhyNot = false): TemplateResult =>
    html`<button
      type="button"
      class="item ${name}"
      aria-disabled=${isOn ? nothing : 'true'}
      @click=${isOn || tellsWhyNot ? act(action) : undefined}
    >
      ${icon(name)}<span>${label}</span>
    </button>`;
  const mayPause = timed || match.players.some(({ bot }) => bot);
  return html`<dialog class="menu" data-free aria-label=${w.open} @click=${closeOutside}>
    <header>
      <h3>${w.open}</h3>
      <button type="button" class="tool" aria-label=${words.notices.close} @click=${act(() => undefined)}>
        ${icon('close')}
      </button>
    </header>
    ${item('help', words.menu.howTo, true, () => v.screens.openHowTo())}
    ${hint ? here(item('hint', panel.hint, mayHint(v), () => void v.host.hint())) : nothing}
    ${item('undo', panel.undo, v.table.match!.canUndo, () => v.host.undo(), true)}
    ${here(item('redo', panel.redo, v.table.match!.canRedo, () => v.host.redo()))}
    ${
      mayPause
        ? here(
            item(table.paused ? 'play' : 'pause', table.paused ? panel.goOn : panel.pause, true, () =>
              table.pause(!table.paused),
            ),
          )
        : nothing
    }
    <button
      type="button"
      class="item"
      role="switch"
      aria-checked=${v.host.sounds}
      @click=${() => v.prefer({ sounds: !v.host.sounds })}
    >
      ${icon(v.host.sounds ? 'sound' : 'silent')}<span>${w.sounds}</span><i class="menu-switch"></i>
    </button>
    ${
      voice
        ? html`<button
            type="button"
            class="item"
            role="switch"
            aria-checked=${!voice.mute}
            @click=${() => v.prefer({ mute: !voice.mute })}
          >
            ${icon(voice.mute ? 'silent' : 'sound')}<span>${w.voice}</span><i class="menu-switch"></i>
          </button>`
        : nothing
    }
    ${speedChoice(v)} ${timed ? here(html`<div class="item">${timeFor(table, panel.timeFor)}</div>`) : nothing}
    ${here(item('form', panel.newGame, true, () => v.screens.show('set-up')))}
    <details class="item">
      <summary>${panel.events}</summary>
      <ol class="events all">
        ${eventLog(v)}
      </ol>
    </details>
  </dialog>`;
}

/** Closes the menu after a tap outside of it. */
function closeOutside(event: MouseEvent): void {
  const dialog = event.currentTarget as HTMLDialogElement;
  if (event.target !== dialog) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < left || x > right || y < top || y > bottom) dialog.close();
}

/** Renders the choice of speed instead of the number pad while a computer player acts; people have a pace of their own. */
export const speedMeanwhile = <T extends GameTypes>(v: GameContext<T>): TemplateResult | typeof nothing =>
  v.isLive ? nothing : speedChoice(v);

/** Renders the choice of the speed at which the moves of others are shown. */
function speedChoice<T extends GameTypes>(v: GameContext<T>): TemplateResult {
  const { speed: w } = v.words.menu;
  const names: Partial<Record<Speed, string>> = { slow: w.slow, normal: w.normal, fast: w.fast };
  const now = v.host.speed ?? 'normal';
  return html`<div class="speed" role="group" aria-label=${w.label} data-free>
    ${speeds
      .filter((speed) => names[speed])
      .map(
        (speed) =>
          html`<button type="button" aria-pressed=${speed === now} @click=${() => v.prefer({ speed })}>
            ${names[speed]}
          </button>`,
      )}
  </div>`;
}

export const menuStyles = css`
  .menu {
    position: fixed;
    margin: 0;
    inset: auto;
    inline-size: min(calc(var(--u) * 85), 100vi - 16px);
    max-block-size: calc(100dvb - 16px);
    overflow: auto;
    padding: var(--ab-space-4);
    border: 0;
    border-radius: var(--ab-radius-3);
    background: var(--ab-paper);
    color: var(--ab-ink);
    font-size: var(--ab-text-2);
    line-height: 1.3;
    box-shadow: var(--ab-shadow);
    animation: rise 160ms ease-out;
  }
  .menu[open] {
    display: grid;
    gap: var(--ab-space-3);
  }
  .menu.sheet {
    inset: auto 0 0;
    inline-size: 100%;
    max-inline-size: none;
    border-radius: var(--ab-radius-3) var(--ab-radius-3) 0 0;
    padding-block-end: max(var(--ab-space-4), env(safe-area-inset-bottom));
  }
  .menu::backdrop {
    background: rgb(20 23 29 / 0.45);
  }
  @keyframes rise {
    from {
      transform: translateY(24px);
      opacity: 0;
    }
  }
  .menu header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline-start: var(--ab-space-4);
  }
  .menu h3 {
    font-size: var(--ab-text-3);
    font-weight: 800;
  }
  .menu .item {
    display: flex;
    align-items: center;
    gap: var(--ab-space-5);
    min-block-size: var(--ab-control-2);
    inline-size: 100%;
    padding: var(--ab-space-2) var(--ab-space-5);
    border: 0;
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-weight: 700;
    text-align: start;
  }
  .menu details.item {
    display: block;
    padding-block: var(--ab-space-5);
  }
  .menu .item[aria-disabled] {
    color: var(--ab-ink-soft);
    background: transparent;
  }
  .menu .item .icon,
  .menu header .icon {
    inline-size: calc(var(--u) * 6);
    block-size: calc(var(--u) * 6);
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .menu .item span {
    flex: 1;
  }
  .menu-switch {
    inline-size: calc(var(--u) * 12);
    block-size: calc(var(--u) * 7);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-3);
    background: var(--ab-sunk);
    padding: var(--ab-space-1);
  }
  .menu-switch::after {
    content: '';
    display: block;
    inline-size: calc(var(--u) * 5);
    block-size: calc(var(--u) * 5);
    border-radius: 50%;
    background: var(--ab-ink);
    transition: margin 120ms;
  }
  [aria-checked='true'] > .menu-switch {
    background: var(--ab-right);
    border-color: var(--ab-right);
  }
  [aria-checked='true'] > .menu-switch::after {
    margin-inline-start: var(--ab-space-6);
    background: var(--ab-paper);
  }
  .menu summary {
    cursor: pointer;
  }
  .menu .events.all {
    contain: none;
    -webkit-mask-image: none;
    mask-image: none;
    margin-block-start: var(--ab-space-4);
    font-size: var(--ab-text-2);
    font-weight: 400;
  }
  .menu :focus-visible {
    outline-color: var(--ab-focus);
  }
  .speed {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    overflow: hidden;
    background: var(--ab-surface);
  }
  .speed button {
    min-block-size: var(--ab-control-2);
    border: 0;
    padding: var(--ab-space-2);
    background: none;
    color: var(--ab-ink);
    font-weight: 700;
    font-size: var(--ab-text-2);
  }
  .speed button + button {
    border-inline-start: 2px solid var(--ab-line);
  }
  /* In a narrow panel each choice is as wide as its word. */
  @container (max-width: 699px) {
    .frame[data-layout='side'] .speed {
      grid-auto-columns: auto;
    }
    .frame[data-layout='side'] .speed button {
      padding-inline: var(--ab-space-1);
      font-size: var(--ab-text-2);
      overflow-wrap: normal;
    }
  }
  .speed button[aria-pressed='true'] {
    background: var(--ab-ink);
    color: var(--ab-paper);
  }
  @media (forced-colors: active) {
    .speed button[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  .speed button:focus-visible {
    outline-offset: -5px;
  }
`;
