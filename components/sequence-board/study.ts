import { listedFigures } from '../../src/words/notation.js';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { sequenceBot } from '../../src/bots/sequence.js';
import type { Rung } from '../../src/hints/hint.js';
import { sequenceHinter } from '../../src/hints/sequence.js';
import { makePuzzle, puzzleFromText } from '../../src/puzzles/make.js';
import { sequencePuzzler } from '../../src/puzzles/sequence.js';
import type { ReviewedMove } from '../../src/review/reviewer.js';
import { sequenceReviewer } from '../../src/review/sequence.js';
import { placesIn } from '../../src/rules/sequence/dice.js';
import {
  ALL_DICE,
  squareAfter,
  type SequenceEvent,
  type SequenceMove,
  type SequenceOptions,
  type SequenceState,
} from '../../src/rules/sequence/index.js';
import type { PuzzleNeeds } from '../parts/study.js';
import { isOpen } from '../parts/cards/controls.js';
import { hintStyles } from '../parts/hint-styles.js';
import { hintsOf } from '../parts/hints.js';
import { styles as puzzleStyles } from '../parts/puzzle-panel-styles.js';
import { openPuzzle as open } from '../parts/puzzle.js';
import { lookBackStyles } from '../parts/replay-styles.js';
import { replay } from '../parts/replay.js';
import { reviewed } from '../parts/review-controller.js';
import { reviewOf } from '../parts/reviewed-game.js';
import { die } from '../style/dice/die.js';
import { dieStyles } from '../style/dice/styles.js';
import { comparedStyles } from '../style/mountain/compared-styles.js';
import type { MountainScene } from '../style/mountain/mountain.js';
import { nameIn } from '../style/player-name.js';
import { numbersOf } from './announcements.js';
import type { ReplayView, ReviewView } from '../parts/context.js';
import type { SequenceContext, SequenceTypes } from './context.js';
import { finish } from './finish.js';
import { forcedColours } from './forced-colours.js';
import { mountainOf } from './mountain.js';
import { picked } from './turn.js';

/** The lazy module for hints, the replay with its review, and puzzles. */

export { words } from '../../src/words/generated/sequence-study.js';

export const styles = [
  hintStyles,
  lookBackStyles,
  comparedStyles,
  css`
    .look-back .hill {
      inline-size: max(232px, var(--board));
    }
    /* One plays alone, for steps. */
    .riddle ~ .game .scores {
      display: none;
    }
  `,
  ...puzzleStyles,
];

const secret = ['turned-card', 'play-cards'];

/** Returns what the player's own choice is worth compared to the best one. */
function own(v: Pick<SequenceContext, 'interaction' | 'match'>, move: SequenceMove): Pick<Rung, 'code' | 'given'>[] {
  const values = sequenceBot.values(v.match.state);
  const mask = picked(v);
  if (!values || !mask) return [];
  const best = values[move.type === 'keep' ? move.keep : ALL_DICE];
  return values[mask] >= best
    ? [{ code: 'sequence-same', given: [] }]
    : [{ code: 'sequence-yours', given: [values[mask]] }];
}

/** The hints of the game. */
export const hints = hintsOf<SequenceTypes>({
  hinter: sequenceHinter,
  words: ({ gameWords }) => gameWords.hints,
  // No hint may reveal covered cards.
  may: (v) => !secret.includes(v.match.state.phase.type) || isOpen(v),
  more: (v, { at, move }) => (at === 3 ? own(v, move) : []),
  aloud: (v, { squares = [] }) => listedFigures(squares, v),
});

/** Returns the mask of the dice that a move keeps or names. */
const maskOf = (move: SequenceMove): number =>
  move.type === 'keep' ? move.keep : move.type === 'declare' ? move.dice : move.type === 'stop' ? ALL_DICE : 0;

const sixStyles = css`
  .six {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-3);
    --die: min(calc(var(--u) * 8.5), calc((100cqi - 112px) / 6 - 16px));
    margin-block: var(--ab-space-2);
  }
  .six span {
    display: grid;
    justify-items: center;
    border-radius: var(--ab-radius-1);
    padding: var(--ab-space-1);
    border: 2px solid transparent;
  }
  .six .in {
    border-color: var(--ab-keep);
    background: var(--ab-well);
  }
  .six .out .die {
    opacity: 0.45;
  }
  .six i {
    font-style: normal;
    line-height: 1;
    block-size: 0;
  }
`;

/** Renders the six dice; those kept or named stand out. */
function diceOf(
  v: Pick<SequenceContext, 'figure'>,
  { phase }: SequenceState,
  move: SequenceMove,
): TemplateResult | undefined {
  if (phase.type !== 'keep' && phase.type !== 'declare') return undefined;
  const mask = maskOf(move);
  return html`<div class="six" aria-hidden="true">
    ${phase.dice.map(
      (face, i) =>
        html`<span class=${(mask >> i) & 1 ? 'in' : 'out'}
          >${die({ face: v.figure(face), master: i === 0, underlined: face === 6 || face === 9 })}${
            (mask >> i) & 1 ? nothing : html`<i>${move.type === 'keep' ? '↻' : ''}</i>`
          }</span
        >`,
    )}
  </div>`;
}

/** Reviews the dice kept, the claims named and the cards played or kept against the best choices. */
const review = reviewOf<SequenceOptions, SequenceState, SequenceMove, SequenceEvent, ReviewView<SequenceTypes>>(
  () => sequenceReviewer,
  {
    move(v, { phase }, move) {
      const words = v.gameWords.review;
      const dice = 'dice' in phase ? numbersOf(v, phase.dice, maskOf(move)) : '';
      switch (move.type) {
        case 'keep':
          return move.keep ? words.keep(dice) : words.keepNone;
        case 'stop':
          return words.stop;
        case 'declare':
          return words.name(v.gameWords.table.kinds[move.kind], dice);
        case 'card':
          return words.card(nameIn(v.match.players[move.seat]), v.figure(move.to));
        case 'keep-card':
          return words.keepCard;
        case 'put-back':
          return words.putBack;
        case 'advance':
          return words.advance;
        case 'done':
          return words.done;
        default:
          return words.pass;
      }
    },
    picture: diceOf,
    sheets: [...dieStyles, sixStyles, ...forcedColours],
    // Prefer the claim or stop that scored most; the value of kept dice is only an expectation.
    worth: ({ played, value }) => (played.type === 'declare' || played.type === 'stop' ? value : 0),
  },
);

/** Renders the end of the game: who won, everyone's climb, and every move to step through. */
export function renderReplay(v: ReplayView<SequenceTypes> & Pick<SequenceContext, 'table'>): DirectiveResult {
  const words = { ...v.words.replay, ...v.gameWords.replay };
  return replay<SequenceTypes>(v, {
    words,
    praise: (seat) => finish(v).praise(seat),
    counted: ({ at }) => at,
    counts: ({ type }) => type === 'moved',
    show: (step) => {
      v.interaction.backTo = step;
    },
    review: (go) => reviewed(v, review, go),
    board: ({ state: then, before, events, shown }) =>
      html`<div class="board-area">${mountainOf(v, then, events, comparedOf(before, shown))}</div>`,
  });
}

/** Returns the square that a card or a named Sequence led to and the one that the best would lead to. */
function comparedOf(
  { at, phase, options }: SequenceState,
  shown: ReviewedMove<SequenceMove> | undefined,
): MountainScene['compared'] {
  if (shown?.played.type === 'card' && shown.best.type === 'card')
    return { played: shown.played.to, best: shown.best.to };
  if (!shown || phase.type !== 'declare') return undefined;
  const square = (score: number): number => squareAfter(options, at[phase.seat], score);
  return { played: square(shown.value), best: square(shown.bestValue) };
}

export const openPuzzle = (needs: PuzzleNeeds<SequenceTypes>): Promise<boolean> =>
  open(needs, {
    title: (v) => v.gameWords.title,
    make: (...given) => makePuzzle(sequencePuzzler, ...given),
    pose: (...given) => puzzleFromText(sequencePuzzler, ...given),
    marks: (move) => ('keep' in move ? { dice: placesIn(move.keep) } : {}),
  });
