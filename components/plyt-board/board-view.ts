import { html, type TemplateResult } from 'lit';
import type { PlytEvent, PlytState } from '../../src/rules/plyt/index.js';
import { cellOf, WINNER } from '../../src/rules/trail/spiral.js';
import { choiceStyles } from '../ui/mountain/choice-styles.js';
import { mountain, type MountainScene } from '../ui/mountain/mountain.js';
import { mountainStyles } from '../ui/mountain/styles.js';
import { travel } from '../ui/mountain/travel.js';
import { pick } from './input.js';
import { journeyOf, prospect } from './journey.js';
import { goPrompt, help, trailKey } from './questions.js';
import { squareName } from './squares.js';
import { usesNow } from './uses.js';
import { isPersonToAct, seatShown, seatToAct } from './seats.js';
import type { PlytContext } from './context.js';

export const boardStyles = [...mountainStyles, choiceStyles];

const squares = Array.from({ length: WINNER }, (_, i) => cellOf(i + 1));

interface Shown {
  readonly state: PlytState;
  /** What the last move of that position brought about. */
  readonly events: readonly PlytEvent[];
  /** Whether it is the game being played; else one looks back. */
  readonly live: boolean;
  /** In the look back: the squares of the choice that was made and of the best one. */
  readonly compared?: MountainScene['compared'];
}

/** The mountain of a position, ready to be played on or only to be looked at. */
export function boardOf(v: PlytContext, { state, events, live, compared }: Shown): TemplateResult {
  const { type } = state.phase;
  const asks = live && (type === 'open-card' || type === 'play-cards') && isPersonToAct(v);
  const choices = asks ? usesNow(v).map(({ to }) => to) : [];
  const hinted = live ? v.hints?.marks(v).squares : undefined;
  const key = v.match.plies.findIndex((ply) => ply.events === events);
  return html`<div class="bd">
    ${mountain({
      squares,
      stars: state.options.plytSquares,
      climbers: v.match.players.map(({ colour }, seat) => ({
        square: state.at[seat],
        colour,
        journey: journeyOf(events, seat, key),
      })),
      current: live ? seatShown(v) : seatToAct(state),
      choices,
      compared,
      hinted,
      travel,
      prospect: live ? prospect(state) : undefined,
      label: v.gameWords.mountain,
      figure: v.figure,
      list: {
        label: v.gameWords.mountain,
        help: live ? help(v) : undefined,
        nameOf: (square) => {
          const name = squareName(v, state, square, choices.includes(square));
          return hinted?.includes(square) ? v.hints!.marked(v, name) : name;
        },
        focus: v.interaction.focusSquare,
        onPick: (square) => {
          if (live) pick(v, square);
        },
        onKey: (event, square) => trailKey(v, state, event, square),
        onFocus: (square) => {
          if (square !== v.interaction.focusSquare) v.interaction.focusSquare = square;
        },
      },
    })}
    ${v.interaction.going === undefined ? '' : goPrompt(v)}
  </div>`;
}
