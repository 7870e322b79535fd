import { type CSSResult, type CSSResultGroup, html, type PropertyDeclarations, type PropertyValues } from 'lit';
import { botLevels, loadMultiplay, multiplay } from '../../src/rules/multiplay/index.js';
import { declaration } from '../../src/rules/multiplay/options.js';
import type { presets } from '../../src/rules/multiplay/presets.js';
import type { OptionAttributes } from '../../src/rules/options.js';
import { optionProperties } from '../game/attributes.js';
import type { GameDefinition } from '../game/definition.js';
import { multiplayLanguages } from '../../src/words/generated/multiplay.js';
import { inTableOrder } from '../../src/words/notation.js';
import { GameElement } from '../game/game-element.js';
import { LearnerController } from '../game/learner-controller.js';
import { watched } from '../game/watched.js';
import { announce, announceMove } from './announcements.js';
import { untouched, type InteractionState, type MultiplayTypes, type MultiplayContext } from './context.js';
import { cubeDefs } from './cube.js';
import { leadOn } from './controls.js';
import { forcedColours } from './forced-colours.js';
import { momentOf, moveFromEvents } from './moments.js';
import { playScreen } from './play-screen.js';
import { deepActive } from '../style/deep.js';
import { styles } from './styles.js';

const definition: GameDefinition<MultiplayTypes> = {
  game: multiplay,
  bot: {
    levels: botLevels,
    hasLower: true,
    think: async (...thought) => (await import('../../src/bots/multiplay.js')).multiplayBot.think(...thought),
  },
  languages: multiplayLanguages,
  load: loadMultiplay,
  setUp: () => import('./set-up.js'),
  study: () => import('./study.js'),
  lessons: () => import('./lesson.js'),
  chanceSeat: ({ seat }) => seat,
  timeUp: (ms) => ({ type: 'time-up', ms }),
  renderPlay: (context) => html`${cubeDefs} ${playScreen(context)}`,
  warmUpTables: () => [],
  finish: () => import('./finish.js'),
  moment: momentOf,
  moveFromEvents,
  announce,
  announceMove,
};

/**
 * Multiplay by Andy Merritt's rules: turn cubes, make rows of odd length, trap the even ones. Two to four players, people
 * or computer players, share the board.
 *
 * @tag multiplay-grid
 * @attr {string} lang - The language, one of docs/languages.md, such as `it`; by default the page's, then the browser's.
 * @attr {string} dir - `rtl` mirrors the board and its arrow keys.
 * @fires {CustomEvent<GameStartDetail>} game-start - A game has started or was resumed.
 * @fires {CustomEvent<MoveDetail>} move - Before a move is made; cancel it to forbid the move.
 * @fires {CustomEvent<MovedDetail>} moved - A move was made; `detail.events` lists its events in order.
 * @fires {CustomEvent<TravelDetail>} undone - The last choice was taken back.
 * @fires {CustomEvent<TravelDetail>} redone - A choice that had been taken back was made again.
 * @fires {CustomEvent<AnsweredEvent>} answer - A sum was answered: prompt, given, expected, right, milliseconds.
 * @fires {CustomEvent<HintDetail>} hint - A person was given a hint: the seat, the move that it is for, and its rung, 1 to 3.
 * @fires {CustomEvent<LearnedDetail>} learned - An answer has changed what the learner knows; with `learner`.
 * @fires {CustomEvent<GameOverDetail>} game-over - The game is over, with winners, scores and the whole record.
 * @fires {CustomEvent<PuzzleSolvedDetail>} puzzle-solved - The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars.
 * @fires {CustomEvent<GameErrorDetail>} game-error - Something given to the element was not possible.
 * @slot heading - Above the game.
 * @slot footer - Below the game.
 * @csspart action - A control that a player can use now.
 * @csspart board - The slate with its cubes.
 * @csspart cube - A cube.
 * @csspart turn - The panel that says whose turn it is.
 * @csspart die - The die.
 * @csspart times-row - The row of the times table.
 * @csspart scores - The scores.
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
 * @cssprop --ab-p1 - Colour of the first player on panels; to `--ab-p6`.
 * @cssprop --ab-on-player - Text on the colour of a player.
 * @cssprop --ab-cube-p1 - Colour of the first player's cubes; to `--ab-cube-p6`.
 * @cssprop --ab-tray - The slate.
 * @cssprop --ab-cube - The face of a white cube.
 * @cssprop --ab-height - Height available to the game, if the page gives the element no height.
 */
export class MultiplayGrid extends GameElement<MultiplayTypes> {
  /** The definition of the game, for a lesson. @internal */
  static readonly definition: GameDefinition<MultiplayTypes> = definition;
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
    this.#interaction = watched<InteractionState>(this, { ...untouched, focusCell: 0, leads: false });
  }

  protected override resetInteraction(): void {
    Object.assign(this.#interaction, untouched);
    // In a game across devices nobody presses Roll, so the focus moves to where the next move is made.
    if (this.moves.live && deepActive(this.shadowRoot)?.matches('[data-home], .cell')) this.#interaction.leads = true;
  }

  /** Moves the focus to the next action after a person's move has been shown. */
  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.#interaction.leads || !this.match) return;
    const v = this.context();
    if (v.moment) return;
    this.#interaction.leads = false;
    leadOn(v);
  }

  protected override context(): MultiplayContext {
    const common = this.gameContext();
    return {
      ...common,
      // Sums are written in the order of the table that was rolled.
      written: (text) => common.written(inTableOrder(text, common.notation)),
      interaction: this.#interaction,
    };
  }
}

/** One attribute for each option that the rules declare. */
export interface MultiplayGrid extends OptionAttributes<typeof declaration> {}
