import type { CSSResult, CSSResultGroup, PropertyDeclarations } from 'lit';
import { loadSequence } from '../../src/rules/sequence/dice.js';
import { sequence } from '../../src/rules/sequence/index.js';
import { declaration } from '../../src/rules/sequence/options.js';
import type { presets } from '../../src/rules/sequence/presets.js';
import type { OptionAttributes } from '../../src/rules/options.js';
import { optionProperties } from '../game/attributes.js';
import type { GameDefinition } from '../game/definition.js';
import { sequenceLanguages } from '../../src/words/generated/sequence.js';
import { GameElement } from '../game/game-element.js';
import { watched } from '../game/watched.js';
import { announce } from './announcements.js';
import { untouched, type InteractionState, type SequenceTypes, type SequenceContext } from './context.js';
import { forcedColours } from './forced-colours.js';
import { momentOf } from './moments.js';
import { playScreen } from './play-screen.js';
import { styles } from './styles.js';
import { seatToAct } from './turn.js';

const definition: GameDefinition<SequenceTypes> = {
  game: sequence,
  bot: {
    levels: 3,
    hasLower: true,
    think: async (...thought) => (await import('../../src/bots/sequence.js')).sequenceBot.think(...thought),
  },
  languages: sequenceLanguages,
  load: loadSequence,
  setUp: () => import('./set-up.js'),
  study: () => import('./study.js'),
  chanceSeat: seatToAct,
  renderPlay: playScreen,
  finish: () => import('./finish.js'),
  moment: momentOf,
  announce,
};

/**
 * Sequence: six twelve-sided dice, three rolls, and a climb by what they make. One to six players, people or computer
 * players.
 *
 * @tag sequence-board
 * @attr {string} lang - The language, one of docs/languages.md, such as `it`; by default the page's, then the browser's.
 * @attr {string} dir - `rtl` mirrors the panels; the mountain is never mirrored.
 * @fires {CustomEvent<GameStartDetail>} game-start - A game has started or was resumed.
 * @fires {CustomEvent<MoveDetail>} move - Before a move is made; cancel it to forbid the move.
 * @fires {CustomEvent<MovedDetail>} moved - A move was made; `detail.events` lists its events in order.
 * @fires {CustomEvent<TravelDetail>} undone - The last choice was taken back.
 * @fires {CustomEvent<TravelDetail>} redone - A choice that had been taken back was made again.
 * @fires {CustomEvent<HintDetail>} hint - A person was given a hint: the seat, the move that it is for, and its rung, 1 to 3.
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
 * @csspart make - The table of the kinds that the dice make.
 * @csspart scores - The players with their positions.
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
 * @cssprop --ab-felt - The tray.
 * @cssprop --ab-keep - Kept dice and lit rows.
 * @cssprop --ab-height - Height available to the game, if the page gives the element no height.
 */
export class SequenceBoard extends GameElement<SequenceTypes> {
  /** The definition of the game, for a lesson. @internal */
  static readonly definition: GameDefinition<SequenceTypes> = definition;
  static override readonly styles: CSSResultGroup = styles;
  static override readonly forcedColours: readonly CSSResult[] = forcedColours;
  static override readonly properties: PropertyDeclarations = {
    ...optionProperties(declaration),
  };

  /** The name of a preset of the game: its options apply unless they are given themselves. */
  declare preset: keyof typeof presets | undefined;

  readonly #interaction: InteractionState;

  constructor() {
    super(definition);
    this.#interaction = watched<InteractionState>(this, { ...untouched, eye: undefined, seesMountain: false });
  }

  protected override resetInteraction(): void {
    Object.assign(this.#interaction, untouched);
  }

  protected override context(): SequenceContext {
    return { ...this.gameContext(), interaction: this.#interaction };
  }
}

/** One attribute for each option that the rules declare. */
export interface SequenceBoard extends OptionAttributes<typeof declaration> {}
