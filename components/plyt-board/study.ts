import { listedFigures, type Writing } from '../../src/words/notation.js';
import { css, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { shownBy } from '../../src/bots/plyt-shown.js';
import { plytHinter } from '../../src/hints/plyt.js';
import { makePuzzle, puzzleFromText } from '../../src/puzzles/make.js';
import { plytPuzzler, puzzleLevel } from '../../src/puzzles/plyt.js';
import { diceToTry } from '../../src/review/plyt-dice.js';
import { plytReviewer } from '../../src/review/plyt.js';
import type { ReviewedMove } from '../../src/review/reviewer.js';
import {
  playerAt,
  questionFor,
  type PlytEvent,
  type PlytMove,
  type PlytOptions,
  type PlytState,
} from '../../src/rules/plyt/index.js';
import type { PuzzleNeeds } from '../parts/study.js';
import { isOpen } from '../parts/cards/controls.js';
import { hintStyles } from '../parts/hint-styles.js';
import { hintsOf } from '../parts/hints.js';
import { styles as puzzleStyles } from '../parts/puzzle-panel-styles.js';
import { openPuzzle as open } from '../parts/puzzle.js';
import { lookBackStyles } from '../parts/replay-styles.js';
import { replay } from '../parts/replay.js';
import { onceMoreStyles } from '../parts/once-more.js';
import { practice } from '../parts/practice.js';
import { reviewed } from '../parts/review-controller.js';
import { reviewOf } from '../parts/reviewed-game.js';
import { comparedStyles } from '../style/mountain/compared-styles.js';
import type { MountainScene } from '../style/mountain/mountain.js';
import { nameIn } from '../style/player-name.js';
import { squareFigure, sumOf } from './announcements.js';
import { boardOf } from './board.js';
import type { PracticeView, ReplayView, ReviewView } from '../parts/context.js';
import type { PlytContext, PlytTypes } from './context.js';
import { finish } from './finish.js';
import { trailKey } from './keyboard.js';
import { seatToAct } from './turn.js';

/** The lazy module for hints, the replay with its review, and puzzles. */

export { words } from '../../src/words/generated/plyt-study.js';

/** The mountain shows where all players are, so on a phone the card of a puzzle takes the place of their squares. */
const ownPuzzleStyles = css`
  .frame[data-short] .riddle ~ .game .scores {
    display: none;
  }
  .frame[data-layout='stacked'][data-short] .riddle ~ .game {
    --rest: 230px;
    min-block-size: calc(var(--rest) + 200px);
  }
  .frame[data-layout='side'] .riddle ~ .game {
    min-block-size: 260px;
  }
`;

export const styles = [hintStyles, lookBackStyles, comparedStyles, onceMoreStyles, ...puzzleStyles, ownPuzzleStyles];

const secret = ['turned-card', 'play-cards'];

/** The hints of the game. */
export const hints = hintsOf<PlytTypes>({
  hinter: plytHinter,
  words: ({ words: { hints }, gameWords }) => ({ ...hints.sums, ...gameWords.hints }),
  options: (v) => {
    const { state, plies } = v.match;
    // The players of a puzzle have a given level.
    return v.sought ? { level: puzzleLevel } : { shown: shownBy(state.options, seatToAct(state), plies) };
  },
  // No hint may reveal covered cards.
  may: (v) => !secret.includes(v.match.state.phase.type) || isOpen(v),
  aloud: (v, { squares = [] }) => listedFigures(squares, v),
  reached: (v, { at, move }) => {
    if (at === 3 && move.type === 'card') v.interaction.focusSquare = move.to;
  },
});

/** Returns the sum of the dice with its answer, if that is right: a wrong equation is never written. */
function rightSum(v: Writing, { phase, options, rotation }: PlytState, given: number): string | undefined {
  if (phase.type !== 'answer') return undefined;
  const { seat, thrown } = phase;
  const { prompt, answer } = questionFor(playerAt(options, seat), thrown, rotation[seat]);
  return answer === given && /[*+]/.test(prompt) ? sumOf(v, `${prompt}=${answer}`) : undefined;
}

/** Reviews the number of dice thrown, the answers, and the cards played or kept against the best choices. */
const review = reviewOf<PlytOptions, PlytState, PlytMove, PlytEvent, ReviewView<PlytTypes>>(() => plytReviewer, {
  move(v, before, move) {
    const words = v.gameWords.review;
    switch (move.type) {
      case 'choose':
        return words.dice(move.dice);
      case 'answer':
        return rightSum(v, before, move.answer) ?? words.answer(v.figure(move.answer));
      case 'card':
        return words.card(nameIn(v.match.players[move.seat]), squareFigure(v, move.to));
      case 'keep':
        return words.keepCard;
      case 'put-back':
        return words.putBack;
      case 'advance':
        return words.advance;
      case 'done':
        return words.done;
      default:
        return words.late;
    }
  },
  story(v, seat) {
    const { players, plies, start } = v.match;
    const offer = players[seat].bot ? undefined : diceToTry(start.options, seat, plies);
    return offer ? v.gameWords.review.offer[offer.kind](v.figure(offer.dice)) : '';
  },
  // The right answer with the largest result, as at the end of the game.
  worth: ({ unit, why: { given } }) => {
    const [sum, expected] = given;
    const isSum = unit === 'answer' && typeof sum === 'object' && 'sum' in sum && /[*+]/.test(sum.sum);
    return isSum ? Number(expected) : 0;
  },
});

/** Renders the end of the game: who won, everyone's climb, and every move to step through. */
export function renderReplay(v: ReplayView<PlytTypes> & Pick<PlytContext, 'focusOn'>): DirectiveResult {
  const { players } = v.match;
  const words = { ...v.words.replay, ...v.gameWords.replay };
  return replay<PlytTypes>(v, {
    words,
    praise: (seat) => finish(v).praise(seat),
    counted: ({ at }) => at,
    counts: ({ type }) => type === 'moved',
    sum: (square) => squareFigure(v, square),
    tell: (event, then) =>
      event.type === 'chose' ? words.chose(nameIn(players[event.seat]), event.dice) : v.announce(event, then),
    show: (step) => {
      v.interaction.backTo = step;
    },
    review: (go) => reviewed(v, review, go),
    board: ({ state: then, events, shown }) =>
      boardOf(v, {
        state: then,
        at: then.at,
        marked: events.filter((event) => event.type === 'moved'),
        onKey: (event, square) => trailKey(v, then, event, square),
        compared: comparedOf(shown),
      }),
  });
}

export { OnceMoreController } from '../parts/once-more.js';

const practiceSheets = [
  css`
    :host([data-part~='side']) .about {
      font-size: var(--ab-text-2);
    }
    :host([data-part~='side']) .foot {
      padding-inline-end: calc(100% / 4);
    }
  `,
];

export const renderPractice = (v: PracticeView<PlytTypes>): TemplateResult => practice(v, practiceSheets);

/** Returns the square that the played card led to and the best one; undefined unless both choices are cards. */
function comparedOf(shown: ReviewedMove<PlytMove> | undefined): MountainScene['compared'] {
  if (shown?.played.type !== 'card' || shown.best.type !== 'card') return undefined;
  return { played: shown.played.to, best: shown.best.to };
}

export const openPuzzle = (needs: PuzzleNeeds<PlytTypes>): Promise<boolean> =>
  open(needs, {
    title: (v) => v.gameWords.title,
    make: (...given) => makePuzzle(plytPuzzler, ...given),
    pose: (...given) => puzzleFromText(plytPuzzler, ...given),
    marks: (move) =>
      move.type === 'card' ? { squares: [move.to] } : move.type === 'choose' ? { numbers: [move.dice] } : {},
    point({ interaction }, move) {
      if (move.type === 'card') interaction.focusSquare = move.to;
      if (move.type === 'choose') interaction.dice = move.dice;
    },
    solved({ interaction }, after) {
      interaction.solved = after;
    },
  });
