import { html, nothing, type TemplateResult } from 'lit';
import { digitsOf, product, type Round, type TablesState } from '../../src/rules/tables/index.js';
import { pieceDefs, pieces, type PieceLook } from '../ui/pieces.js';
import { shape } from '../ui/shapes.js';
import { chosenDigits, isAsked, placesFor, putBack, shownDigits } from './input.js';
import type { TablesView } from './context.js';

/** Pieces that belong together, and below them whose they are. */
export interface Link {
  readonly looks: readonly PieceLook[];
  /** What a screen reader says of the pieces. */
  readonly says: string;
  readonly below: TemplateResult | string;
  /** The player's colour, 0 to 5. */
  readonly colour?: number;
  readonly onTap?: () => void;
  readonly tapLabel?: string;
  /** In the look back: what was chosen, and what was best. */
  readonly mark?: string;
}

/** What the look back shows of a choice. */
export interface Compared {
  /** Whose product was right and is marked. */
  readonly right?: number;
  /** What lies there for the look back only: a wrong product, and the right one that could have been laid. */
  readonly beside: readonly Link[];
  /** Whether the right product is among these. */
  readonly tells: boolean;
}

/** The sum of a round and what the players have attached to it, in the order of the table: 3 × 8 = 24 = 24. */
export function chain(v: TablesView, state: TablesState, live: boolean, compared?: Compared): TemplateResult {
  const round = state.rounds.at(-1);
  const links = round
    ? [
        sum(v, round),
        ...round.attached.map((seat) => attached(v, round, seat, compared?.right === seat)),
        ...(compared?.beside ?? []),
        ...(compared?.tells ? [] : open(v, state, round, live)),
      ]
    : [{ looks: holes('*'), says: '?', below: '' }];
  return html`${pieceDefs}
    <div class="cloth" part="board">
      <ol class="chain" aria-label=${v.gameWords.board}>
        ${links.map(link)}
      </ol>
      ${live ? v.beside()?.dotted(v) : nothing}
    </div>`;
}

const holes = (glyph: string): PieceLook[] => [{ glyph: '', state: 'hole' }, { glyph }, { glyph: '', state: 'hole' }];

export const row = (v: TablesView, number: number, state?: PieceLook['state']): PieceLook[] =>
  digitsOf(number).map((digit) => ({ glyph: v.figure(digit), ...(state ? { state } : {}) }));

const sum = (v: TablesView, { a, b }: Round): Link => ({
  looks: [{ glyph: v.figure(a) }, { glyph: '*' }, { glyph: v.figure(b) }],
  says: `${v.figure(a)} × ${v.figure(b)}`,
  below: v.gameWords.fromBag,
});

function attached(v: TablesView, round: Round, seat: number, isMarked: boolean): Link {
  const { name, colour } = v.match.players[seat];
  return {
    looks: [{ glyph: '=' }, ...row(v, product(round))],
    says: `= ${v.figure(product(round))}`,
    below: html`${shape(colour)} ${name}`,
    colour,
    ...(isMarked ? { mark: 'played best' } : {}),
  };
}

/** What comes at the end of the chain: the place of the player who is asked, or what nobody had. */
function open(v: TablesView, state: TablesState, round: Round, live: boolean): Link[] {
  const { gameWords: w } = v;
  if (state.phase !== 'attach') {
    if (round.attached.length) return [];
    const number = v.figure(product(round));
    return [
      { looks: [{ glyph: '=' }, ...row(v, product(round), 'ghost')], says: `= ${number}`, below: w.itMakes(number) },
    ];
  }
  if (!live) return [];
  const { name, colour } = v.match.players[state.seat];
  const chosen = isAsked(v) ? chosenDigits(v) : [];
  const shown = shownDigits(state);
  const last = chosen.at(-1);
  const places = Array.from({ length: placesFor(state) }, (_, i): PieceLook => {
    if (chosen[i] !== undefined) return { glyph: v.figure(chosen[i]), state: 'new' };
    return shown.length ? { glyph: v.figure(shown[i]), state: 'ghost' } : { glyph: '', state: 'hole' };
  });
  return [
    {
      looks: [{ glyph: '=', state: 'new' }, ...places],
      says: `= ${[...chosen.map((digit) => v.figure(digit)), '?'].join(' ')}`,
      below: html`${shape(colour)} <b>${name}?</b>`,
      colour,
      ...(last === undefined ? {} : { onTap: () => putBack(v), tapLabel: w.putBack(v.figure(last)) }),
    },
  ];
}

const link = ({ looks, says, below, colour, onTap, tapLabel, mark = '' }: Link): TemplateResult =>
  html`<li class="link ${mark} ${colour === undefined ? '' : `c${colour + 1}`}" .style=${`--n:${looks.length}`}>
    <div class="of">
      ${pieces(...looks)}
      ${onTap ? html`<button type="button" class="back" aria-label=${tapLabel ?? nothing} @click=${onTap}></button>` : nothing}
    </div>
    <p><span class="sr">${says}, </span>${below}</p>
  </li>`;
