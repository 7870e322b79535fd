import type { CSSResult, CSSResultGroup, PropertyDeclarations } from 'lit';
import { plyt } from '../../src/rules/plyt/index.js';
import { declaration } from '../../src/rules/plyt/options.js';
import type { presets } from '../../src/rules/plyt/presets.js';
import type { OptionAttributes } from '../../src/rules/options.js';
import { optionProperties } from '../game/attributes.js';
import type { GameDefinition } from '../game/definition.js';
import { plytLanguages } from '../../src/words/generated/plyt.js';
import { GameElement } from '../game/game-element.js';
import { LearnerController } from '../game/learner-controller.js';
import { watched } from '../game/watched.js';
import { announce } from './announcements.js';
import { moment } from './moment.js';
import { announceMove } from './spoken.js';
import { untouched, type InteractionState, type PlytTypes, type PlytContext } from './context.js';
import { forcedColours } from './forced-colours.js';
import { playScreen } from './play-screen.js';
import { styles } from './styles.js';
import { seatToAct } from './turn.js';

const definition: GameDefinition<PlytTypes> = {
  game: plyt,
  bot: {
    levels: 4,
    hasLower: true,
    think: async (...thought) => (await import('../../src/bots/plyt.js')).plytBot.think(...thought),
  },
  languages: plytLanguages,
  setUp: () => import('./set-up.js'),
  study: () => import('./study.js'),
  lessons: () => import('./lesson.js'),
  chanceSeat: seatToAct,
  timeUp: (ms) => ({ type: 'time-up', ms }),
  renderPlay: playScreen,
  warmUpTables: ({ operation, fixed }) =>
    operation.includes('multiply') ? [...new Set(fixed.flat())].filter((table) => table > 1) : undefined,
  finish: () => import('./finish.js'),
  moment,
  announce,
  announceMove,
};

/**
 * PLYT: a race up the mountain, driven by mental arithmetic. One to six players, people or computer players; each may have
 * a Standard, an operation and a fixed die of their own.
 *
 * @tag plyt-board
 * @attr {string} lang - The language, one of docs/languages.md, such as `it`; by default the page's, then the browser's.
 * @attr {string} dir - `rtl` mirrors the panel; the trail is never mirrored.
 * @fires {CustomEvent<GameStartDetail>} game-start - A game has started or was resumed.
 * @fires {CustomEvent<MoveDetail>} move - Before a move is made; cancel it to forbid the move.
 * @fires {CustomEvent<MovedDetail>} moved - A move was made; `detail.events` lists its events in order.
 * @fires {CustomEvent<TravelDetail>} undone - The last choice was taken back.
 * @fires {CustomEvent<TravelDetail>} redone - A choice that had been taken back was made again.
 * @fires {CustomEvent<AnsweredEvent>} answer - A throw was answered: prompt, given, expected, right, milliseconds.
 * @fires {CustomEvent<HintDetail>} hint - A person was given a hint: the seat, the move that it is for, and its rung, 1 to 3.
 * @fires {CustomEvent<LearnedDetail>} learned - An answer has changed what the learner knows; with `learner`.
 * @fires {CustomEvent<GameOverDetail>} game-over - The game is over, with the winner, positions and the whole record.
 * @fires {CustomEvent<PuzzleSolvedDetail>} puzzle-solved - The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars.
 * @fires {CustomEvent<GameErrorDetail>} game-error - Something given to the element was not possible.
 * @slot heading - Above the game.
 * @slot footer - Below the game.
 * @csspart action - A control that a player can use now.
 * @csspart board - The mountain.
 * @csspart square - A square of the trail.
 * @csspart climber - A player's piece.
 * @csspart turn - The panel that says whose turn it is.
 * @csspart die - A die.
 * @csspart scores - The players with their positions.
 * @csspart number-pad - The number pad.
 * @csspart hint - The card of a hint.
 * @csspart puzzle - The task of a puzzle, and the feedback on an answer.
 * @csspart notice - A message about something that went wrong.
 * @csspart set-up - The form before a game.
 * @cssprop --ab-font - Font family.
 * @cssprop --ab-paper - Background.
 * @cssprop --ab-surface - Background of panels.
 * @cssprop --ab-ink - Text.
 * @cssprop --ab-ink-soft - Text that is less important.
 * @cssprop --ab-focus - Focus ring.
 * @cssprop --ab-p1 - Colour of the first player; to `--ab-p6`.
 * @cssprop --ab-on-player - Text on the colour of a player.
 * @cssprop --ab-level1 - The lowest terrace of the mountain; to `--ab-level4`.
 * @cssprop --ab-gold - Stars.
 * @cssprop --ab-height - Height available to the game, if the page gives the element no height.
 */
export class PlytBoard extends GameElement<PlytTypes> {
  /** The definition of the game, for a lesson. @internal */
  static readonly definition: GameDefinition<PlytTypes> = definition;
  static override readonly styles: CSSResultGroup = styles;
  static override readonly forcedColours: readonly CSSResult[] = forcedColours;
  static override readonly properties: PropertyDeclarations = {
    ...optionProperties(declaration),
    learner: {},
    learning: { attribute: false },
    inCourse: { attribute: false },
  };

  /** The name of a preset of the game: its options apply unless they are given themselves. */
  declare preset: keyof typeof presets | undefined;

  /**
   * The learner, as a key of 1 to 200 characters: what the answers of the first person show is stored in this browser under
   * it, for all elements of the site with the same key. Without it nothing is stored.
   */
  declare learner: string | undefined;
  /** The learner's knowledge from elsewhere, as text of `abacade/learning`: merged before a game or a warm-up begins. */
  declare learning: string | undefined;
  /** True if a learning platform also stores what is learned, where a teacher sees it: the garden then says so. */
  declare inCourse: boolean | undefined;

  readonly #interaction: InteractionState;

  constructor() {
    super(definition, LearnerController);
    this.#interaction = watched<InteractionState>(this, { ...untouched, focusSquare: 1 });
  }

  protected override resetInteraction(): void {
    Object.assign(this.#interaction, untouched);
  }

  protected override context(): PlytContext {
    return { ...this.gameContext(), interaction: this.#interaction };
  }
}

/** One attribute for each option that the rules declare. */
export interface PlytBoard extends OptionAttributes<typeof declaration> {}
