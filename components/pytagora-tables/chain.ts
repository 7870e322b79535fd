import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Player } from '../../src/match/players.js';
import { digitsOf, product, type Round, type TablesState } from '../../src/rules/tables/index.js';
import { tick } from '../style/icons.js';
import { pieceDefs, pieceOf, pieces, type PieceLook } from '../style/pieces.js';
import { inRows, productText } from '../../src/words/notation.js';
import { nameIn } from '../style/player-name.js';
import { shape } from '../style/shapes.js';
import { chosenDigits, isAsked, placesFor, shownDigits } from './controls.js';
import { isWrongShown, laidNow } from './moments.js';
import type { TablesContext } from './context.js';

/** A group of pieces, with its players below. */
export interface Link {
  readonly looks: readonly PieceLook[];
  /** The pieces as read by a screen reader. */
  readonly says: string;
  readonly below: TemplateResult | readonly TemplateResult[] | string;
  /** The player's colour, 0 to 5. */
  readonly colour?: number;
  readonly onTap?: () => void;
  readonly tapLabel?: string;
  /** In the replay: marks the choice that was made or the best one. */
  readonly mark?: string;
}

/** The choice that the replay shows, and the best one. */
export interface Compared {
  /** The seat whose product was right and is marked. */
  readonly right?: number;
  /** Products that are shown only in the replay: a wrong one, and the right one that could have been laid. */
  readonly beside: readonly Link[];
  /** True if the right product is among these. */
  readonly tells: boolean;
}

/** The part of the context that a chain is drawn from. */
type ChainView = Pick<TablesContext, 'figure' | 'gameWords' | 'interaction' | 'match' | 'notation'>;

/** The game in progress, with what people touch in it. */
interface Live extends Pick<TablesContext, 'moment'> {
  /** Takes the last piece back into the hand. */
  readonly putBack: () => void;
  /** Counts one more row of dots. */
  readonly countRow: () => void;
}

/**
 * Renders the sum of a round and the products that players have attached to it, in seating order: 3 × 8 = 24 = 24.
 * @param live the game in progress; undefined after its end, and in the replay
 */
export function chain(v: ChainView, state: TablesState, live?: Live, compared?: Compared): TemplateResult {
  const round = state.rounds.at(-1);
  const links = round
    ? [
        sum(v, round),
        // While other players still have to answer, products are shown only beside the players' names.
        ...(compared
          ? round.attached.map((seat) => attached(v, round, seat, compared.right === seat))
          : together(v, state, round)),
        ...(compared?.beside ?? []),
        ...(compared?.tells ? [] : open(v, state, round, live)),
      ]
    : [
        {
          looks: [pieceOf(v, '', 'hole'), pieceOf(v, '*'), pieceOf(v, '', 'hole')],
          says: v.notation.gap ?? '?',
          below: '',
        },
      ];
  return html`${pieceDefs}
    <div class="cloth ${live && (isWrongShown(live) || v.interaction.dots) ? 'with-dots' : ''}" part="board">
      <ol class="chain" aria-label=${v.gameWords.board}>
        ${links.map(link)}
      </ol>
      ${live ? dotted(v, live) : nothing}
    </div>`;
}

export const row = (
  v: Pick<TablesContext, 'figure' | 'notation'>,
  number: number,
  state?: PieceLook['state'],
): PieceLook[] => digitsOf(number).map((digit) => pieceOf(v, String(digit), state));

const sum = (v: Pick<TablesContext, 'figure' | 'gameWords' | 'notation'>, { a, b }: Round): Link => ({
  looks: [pieceOf(v, String(a)), pieceOf(v, '*'), pieceOf(v, String(b))],
  says: productText(v, a, b),
  below: v.gameWords.fromBag,
});

function attached(
  v: Pick<TablesContext, 'figure' | 'notation' | 'match'>,
  round: Round,
  seat: number,
  isMarked: boolean,
): Link {
  const player = v.match.players[seat];
  const { colour } = player;
  const name = nameIn(player);
  return {
    looks: [pieceOf(v, '='), ...row(v, product(round))],
    says: `= ${v.figure(product(round))}`,
    below: html`${shape(colour)} ${name}`,
    colour,
    ...(isMarked ? { mark: 'played best' } : {}),
  };
}

/** Returns the product with all who laid it, once every player has been asked. */
function together(v: Pick<TablesContext, 'figure' | 'notation' | 'match'>, state: TablesState, round: Round): Link[] {
  const [first, ...others] = round.attached;
  if (first === undefined || state.phase === 'attach') return [];
  const named = attached(v, round, first, false);
  return others.length ? [{ ...named, below: round.attached.map((seat) => signed(v.match.players[seat])) }] : [named];
}

/** Renders a player's shape in its colour, with the name for screen readers. */
const signed = (player: Player): TemplateResult =>
  html`<span class="colour${player.colour + 1}"
    >${shape(player.colour)}<span class="visually-hidden">${nameIn(player)} </span></span
  >`;

/** Returns the end of the chain: the place for the player who is asked, or the product that nobody had. */
function open(v: ChainView, state: TablesState, round: Round, live: Live | undefined): Link[] {
  const { gameWords: w } = v;
  if (state.phase !== 'attach') {
    if (round.attached.length) return [];
    const number = v.figure(product(round));
    return [
      { looks: [pieceOf(v, '='), ...row(v, product(round), 'ghost')], says: `= ${number}`, below: w.itMakes(number) },
    ];
  }
  if (!live) return [];
  const player = v.match.players[state.seat];
  const { colour } = player;
  const name = nameIn(player);
  const laid = laidNow(live);
  const chosen = laid ? laid.digits : isAsked({ match: v.match, moment: live.moment }) ? chosenDigits(v) : [];
  const shown = shownDigits(state);
  const last = chosen.at(-1);
  const places = Array.from({ length: laid?.digits.length ?? placesFor(state) }, (_, i): PieceLook => {
    if (chosen[i] !== undefined) return pieceOf(v, String(chosen[i]), laid && !laid.right ? 'bad' : 'new');
    return shown.length ? pieceOf(v, String(shown[i]), 'ghost') : pieceOf(v, '', 'hole');
  });
  const looks = [pieceOf(v, '=', 'new'), ...places];
  if (laid?.right) {
    const below = html`${tick} <b>${productText(v, round.a, round.b, product(round))}</b>`;
    return [{ looks, says: w.announcements.right, below, mark: 'right' }];
  }
  return [
    {
      looks,
      says: `= ${[...chosen.map((digit) => v.figure(digit)), v.notation.gap ?? '?'].join(' ')}`,
      below: html`${shape(colour)} <b>${name}${v.notation.gap ?? '?'}</b>`,
      colour,
      ...(last === undefined || laid ? {} : { onTap: live.putBack, tapLabel: w.putBack(v.figure(last)) }),
    },
  ];
}

const link = ({ looks, says, below, colour, onTap, tapLabel, mark = '' }: Link): TemplateResult =>
  html`<li class="link ${mark} ${colour === undefined ? '' : `colour${colour + 1}`}" .style=${`--n:${looks.length}`}>
    <div class="product-pieces">
      ${pieces(...looks)}
      ${onTap ? html`<button type="button" class="back" part="action" aria-label=${tapLabel ?? nothing} @click=${onTap}></button>` : nothing}
    </div>
    <p><span class="visually-hidden">${says}, </span>${below}</p>
  </li>`;

/** Renders the sum as rows of dots to count, on request and after a wrong answer. */
function dotted(v: ChainView, live: Live): TemplateResult | typeof nothing {
  const round = v.match.state.rounds.at(-1);
  if (!round) return nothing;
  const [rows, columns] = inRows(v.notation, round.a, round.b);
  const w = v.gameWords.announcements;
  const { dots, counted } = v.interaction;
  const isWrong = isWrongShown(live);
  const may = isWrong && !v.match.isBot(v.match.state.seat);
  const array = (): TemplateResult =>
    rows * columns > 0
      ? html`<svg
          class="array"
          viewBox="0 0 ${columns * 20} ${rows * 20}"
          width=${columns * 20}
          role="img"
          aria-label=${w.rows(rows, columns)}
        >
          ${Array.from({ length: rows * columns }, (_, i) => svg`<circle class=${may && i >= counted * columns ? 'open' : ''} cx=${10 + 20 * (i % columns)} cy=${10 + 20 * Math.floor(i / columns)} r="7"></circle>`)}
        </svg>`
      : html`<p>${w.rows(rows, columns)}</p>`;
  // After a wrong answer, a tap on the dots counts them row by row.
  if (isWrong)
    return may && rows * columns > 0
      ? html`<button
          type="button"
          class="count-rows"
          part="action"
          aria-label=${v.gameWords.countRow}
          @click=${live.countRow}
        >
          ${array()}<b aria-hidden="true">${counted ? v.figure(counted * columns) : ''}</b>
        </button>`
      : array();
  return html`${dots ? array() : nothing}<button
      type="button"
      class="dots-of"
      title=${w.dots}
      aria-label=${w.dots}
      aria-pressed=${dots}
      @click=${() => (v.interaction.dots = !dots)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        ${[5, 12, 19].map((x) => [5, 12, 19].map((y) => svg`<circle cx=${x} cy=${y} r="2.6"></circle>`))}
      </svg>
    </button>`;
}
