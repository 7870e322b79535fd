import { html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { multiplayBot } from '../../src/bots/multiplay.js';
import {
  loadMultiplay,
  multiplay,
  type MultiplayEvent,
  type MultiplayMove,
  type MultiplayOptions,
  type MultiplayState,
} from '../../src/rules/multiplay/index.js';
import { common as enCommon } from '../../src/words/en/common.js';
import { multiplay as enMultiplay } from '../../src/words/en/multiplay.js';
import { common as itCommon } from '../../src/words/it/common.js';
import { multiplay as itMultiplay } from '../../src/words/it/multiplay.js';
import type { MultiplayWords } from '../../src/words/multiplay.js';
import type { Language } from '../../src/words/words.js';
import { GameElement, type Screen } from '../parts/game-element.js';
import { setUp } from '../parts/set-up.js';
import { tell } from './telling.js';
import { cubeDefs, token } from './cube.js';
import { lookBack } from './look-back.js';
import { optionFields } from './options.js';
import { playScreen } from './play-screen.js';
import { styles } from './styles.js';
import type { Fingers, MultiplayView, Typing } from './view.js';

const languages: Language<MultiplayWords>[] = [
  { tag: 'en', common: enCommon, game: enMultiplay },
  { tag: 'it', common: itCommon, game: itMultiplay },
];

/**
 * Multiplay by Andy Merritt's rules: turn cubes, make rows of odd length, trap the even ones. Two to four players, people
 * or computer players, share the board.
 *
 * @tag multiplay-grid
 * @attr {string} lang - Language: `en`, `it`; else the page's, else the browser's.
 * @attr {string} dir - `rtl` mirrors the board and its arrow keys.
 * @fires {CustomEvent<GameStartDetail>} game-start - A game has begun or was taken up again.
 * @fires {CustomEvent<MoveDetail>} move - Before a move is made; cancel it to forbid the move.
 * @fires {CustomEvent<MovedDetail>} moved - A move was made; `detail.events` say what it brought about, in order.
 * @fires {CustomEvent<AnsweredEvent>} answer - A sum was answered: prompt, given, expected, right, milliseconds.
 * @fires {CustomEvent<GameOverDetail>} game-over - The game is over, with winners, scores and the whole record.
 * @fires {CustomEvent<GameErrorDetail>} game-error - Something given to the element was not possible.
 * @slot heading - Above the game.
 * @slot footer - Below the game.
 * @csspart board - The slate with its cubes.
 * @csspart cube - A cube.
 * @csspart turn - The panel that says whose turn it is.
 * @csspart die - The die.
 * @csspart times-row - The row of the times table.
 * @csspart scores - The scores.
 * @csspart number-pad - The number pad.
 * @csspart notice - A message about something that went wrong.
 * @csspart set-up - The form before a game.
 * @cssprop --ab-font - Font family.
 * @cssprop --ab-paper - Background.
 * @cssprop --ab-surface - Background of panels.
 * @cssprop --ab-ink - Text.
 * @cssprop --ab-focus - Focus ring.
 * @cssprop --ab-p1 - Colour of the first player on panels; to `--ab-p6`.
 * @cssprop --ab-cube-p1 - Colour of the first player's cubes; to `--ab-cube-p6`.
 * @cssprop --ab-tray - The slate.
 * @cssprop --ab-cube - The face of a white cube.
 * @cssprop --ab-height - How high the game may be, where the page gives the element no height.
 */
export class MultiplayGrid
  extends GameElement<MultiplayOptions, MultiplayState, MultiplayMove, MultiplayEvent, MultiplayWords>
  implements Fingers
{
  static override styles = styles;

  override readonly game = multiplay;
  protected override readonly bot = multiplayBot;
  protected override readonly languages = languages;

  /** Cubes along one side: odd, 5 to 15 (MUL-15). */
  @property() size?: string | number;
  /** The game may be ended with so many white cubes left, or fewer (MUL-12). */
  @property({ attribute: 'end-at' }) endAt?: string | number;
  /** What is asked before a cube turns: `off`, `factor` (7 × ? = 56) or `product` (7 × 8 = ?) (MUL-06). */
  @property() answer?: string;
  /** Seconds for a turn; `0` or `none` for no limit (MUL-15). */
  @property() timer?: string | number;

  /** @internal */
  @state() typing: Typing | undefined;
  /** The cell that the keyboard is on. @internal */
  @state() focusCell = 0;
  /** A cell that was hinted at or refused. @internal */
  @state() marked: { readonly cell: number; readonly mark: 'hint' | 'refused' } | undefined;
  /** In the look back, how many moves have been made; undefined for all. @internal */
  @state() backTo: number | undefined;

  /** Suggests a cube and marks it; undefined when nobody is to choose. */
  override async hint(): Promise<MultiplayMove | undefined> {
    const move = await super.hint();
    if (move?.type === 'turn') {
      this.marked = { cell: move.cell, mark: 'hint' };
      this.focusCell = move.cell;
    }
    return move;
  }

  protected override load = loadMultiplay;
  protected override roller = (now: MultiplayState): number => now.seat;
  protected override limit = (now: MultiplayState): number => (now.phase === 'end' ? 0 : now.options.timer);
  protected override timeUp = (ms: number): MultiplayMove => ({ type: 'time-up', ms });

  protected override tell(event: MultiplayEvent, now: MultiplayState): string {
    return tell(event, now, {
      words: this.gameWords,
      names: this.match!.players.map((p) => p.name),
      figure: (n, s) => this.figure(n, s),
    });
  }

  protected override arrived(): void {
    this.typing = undefined;
    this.marked = undefined;
    this.backTo = undefined;
  }

  protected override renderScreen(screen: Exclude<Screen, 'loading'>): TemplateResult {
    return html`${cubeDefs}
    ${screen === 'set-up' ? this.#renderSetUp() : screen === 'play' ? playScreen(this.#view()) : lookBack(this.#view())}`;
  }

  #view(): MultiplayView {
    return {
      fingers: this,
      realDice: this.realDice,
      match: this.match!,
      table: this.table,
      words: this.words,
      gameWords: this.gameWords,
      rtl: this.isRtl,
      figure: (value, sign) => this.figure(value, sign),
      tell: (event, now) => this.tell(event, now),
      say: (sentence) => this.say(sentence),
      play: (move) => this.play(move).ok,
      undo: () => void this.undo(),
      redo: () => void this.redo(),
      newGame: () => this.openSetUp(),
      again: () => this.newGame(),
      focusOn: (selector) => this.focusOn(selector),
    };
  }

  #renderSetUp(): TemplateResult {
    const { gameWords } = this;
    return setUp({
      title: gameWords.title,
      about: gameWords.about,
      words: this.words,
      draft: this.draft,
      fields: optionFields(gameWords, this.words, this.draft.options['size'] as number, (n) => this.figure(n)),
      seats: multiplay.seats,
      levels: multiplayBot.levels,
      token,
      canGoBack: this.match !== undefined,
      onChange: (draft) => {
        const size = draft.options['size'] as number;
        // A smaller board has fewer cubes to end at; the proportion stays.
        const endAt =
          size === this.draft.options['size'] ? draft.options['endAt'] : Math.round((25 / 121) * size * size);
        this.draft = { ...draft, options: { ...draft.options, endAt } };
      },
      onStart: () => this.startFromForm(),
      onBack: () => this.backToGame(),
    });
  }
}
