import { css, html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../src/rules/game.js';
import { isComputer } from '../../src/match/players.js';
import type { GameContext } from './context.js';
import type { GameTypes } from './game-types.js';
import { icon, iconButtonShape } from '../style/icons.js';
import { isNamedComputer, nameIn } from '../style/player-name.js';
import { shape } from '../style/shapes.js';
import { menu, type MenuContext } from './menu.js';
import { mayHint } from './panel.js';
import { speedStyles } from './speed-choice.js';

/** The content of a banner. */
export interface Banner {
  /** The seat whose turn is shown. */
  readonly seat: Seat;
  /** The line below the name. */
  readonly help: unknown;
  /** Content before the tools: a timer, the remaining rolls, the die. */
  readonly aside?: unknown;
  /** True if turns have a time limit. */
  readonly timed?: boolean;
  /** True if the banner receives the focus when nobody is to act. */
  readonly home?: boolean;
  /** The headline, if it is not "Ben’s turn". */
  readonly title?: string | undefined;
  /** False in games without hints. */
  readonly hint?: boolean;
}

/** Renders a headline. If it does not fit on a line, its words are truncated rather than the name in it. */
function headline(text: string, name: string): TemplateResult {
  const at = text.indexOf(name);
  if (at < 0) return html`<bdi>${text}</bdi>`;
  const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
  const named = html`<bdi>${name}</bdi>`;
  if (!after) return html`<bdi class="headline ends-in-name"><span>${before}</span>${named}</bdi>`;
  // If there are words on both sides of the name, those before it stay with it: "À Ada de jouer" becomes "À Ada".
  return html`<bdi class="headline"
    >${before ? html`<span>${before}${named}</span>` : named}<span>${after}</span></bdi
  >`;
}

/** Renders the player whose turn it is, with the hint and the menu beside the name. */
export function banner(
  v: MenuContext & Pick<GameContext<GameTypes>, 'moment'>,
  { seat, help, aside = nothing, timed = false, home = false, title, hint: hasHints = true }: Banner,
): TemplateResult {
  const player = v.match.players[seat];
  const { colour } = player;
  const name = nameIn(player);
  const { hint } = v.words.panel;
  const may = mayHint(v) && !v.moment;
  const text = title ?? v.words.turnOf(name);
  return html`<section class="turn colour${colour + 1}" part="turn">
    ${shape(colour)}
    <div class="said">
      <h2 tabindex="-1" aria-label=${text} ?data-home=${home}>${headline(text, name)}</h2>
      <p><bdi>${help}</bdi></p>
    </div>
    ${aside}
    ${
      isComputer(player)
        ? isNamedComputer(player, v.words.computer)
          ? nothing
          : html`<span class="tool" aria-hidden="true">${icon('robot')}</span>`
        : v.isLive || !hasHints
          ? nothing
          : html`<button
              type="button"
              class="tool"
              title=${hint}
              aria-label=${hint}
              aria-disabled=${may ? nothing : 'true'}
              @click=${() => may && void v.host.hint()}
            >
              ${icon('hint')}
            </button>`
    }
    ${menu(v, { timed })}
  </section>`;
}

export const bannerStyles = [
  speedStyles,
  css`
    .turn {
      display: flex;
      align-items: center;
      gap: var(--ab-space-4);
      background: var(--pc);
      color: var(--ab-on-player);
      border-radius: var(--ab-radius-2);
      padding-inline: var(--ab-space-5) var(--ab-space-2);
      min-block-size: var(--ab-control-3);
      min-inline-size: 0;
    }
    .turn > .shape {
      color: inherit;
      font-size: var(--ab-text-5);
    }
    .turn > .said {
      flex: 1;
      /* Here the margins of two lines add up: those of a block would collapse. */
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      min-inline-size: 0;
    }
    .turn h2 {
      font-size: var(--ab-text-4);
      /* A line of 1.05 in a box that does not cut the tails of letters. */
      line-height: 1.35;
      margin-block: -0.15em;
      font-weight: 800;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .frame[data-short] .turn h2 {
      font-size: var(--ab-text-3);
    }
    /* On a phone, with two lines below it, there is air above the name too. */
    @container (max-width: 359px) {
      .turn h2,
      .frame[data-short] .turn h2 {
        font-size: var(--ab-text-3);
      }
    }
    /* A second line is not seen: the words that follow the name, or, as lines begin at the foot, those before it. */
    .turn .headline {
      display: flex;
      flex-wrap: wrap;
      align-content: flex-start;
      block-size: 1.35em;
    }
    .rtl .turn .headline {
      justify-content: right;
    }
    .turn .ends-in-name {
      flex-wrap: wrap-reverse;
      align-content: flex-end;
    }
    .turn .headline > * {
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: pre;
    }
    .turn h2:focus-visible {
      outline: none;
    }
    /* Around the line below the name too, which it would cut. */
    .turn > .said:has(h2:focus-visible) {
      outline: 2px solid currentColor;
      outline-offset: 2px;
      border-radius: var(--ab-radius-1);
    }
    .turn p {
      /* Two lines below the name fit into 52 px. */
      font-size: var(--ab-text-1);
      line-height: 1.15;
      /* Marks above and below the letters of Arabic are not cut. */
      padding-block: 0.15em;
      margin-block: -0.15em;
      font-weight: 600;
      overflow: hidden;
      text-overflow: ellipsis;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    /* A long sentence of another language has three lines rather than an end that nobody sees. */
    @container (max-width: 359px) {
      .turn p {
        letter-spacing: -0.02em;
        line-height: 1.1;
        -webkit-line-clamp: 3;
      }
    }
    .turn .tool {
      flex: none;
      ${iconButtonShape}
      color: inherit;
    }
    .turn .tool[aria-disabled] {
      opacity: 0.55;
    }
    .turn .tool:focus-visible {
      outline-color: currentColor;
      outline-offset: -3px;
    }
    .turn .tool .icon {
      inline-size: calc(var(--u) * 6.5);
      block-size: calc(var(--u) * 6.5);
      fill: none;
      stroke: currentColor;
      stroke-width: 2.2;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
  `,
];
