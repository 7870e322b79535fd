import {
  html,
  nothing,
  type CSSResultGroup,
  type CSSResultOrNative,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import type { Seat } from '../../src/rules/game.js';
import { finishScreen } from '../parts/finish.js';
import { finishStyles } from '../parts/finish-styles.js';
import { pausable, pauseStyles } from '../parts/pause.js';
import type { GameContext, SetUpContext, StudyContext } from './context.js';
import type { Draft } from './draft.js';
import { GameAttributes } from './game-attributes.js';
import type { LiveDelegate } from './live.js';
import type { Playback } from './playback.js';
import { firstGameStyles } from './first-game.js';
import { refusalStyles, type Refusals } from './refusals.js';
import type { PuzzleDelegate, SetUpModule, StudyModule } from './study.js';
import type { GameTypes, PlayingOf, TableOf } from './types.js';

export type Screen = 'loading' | 'set-up' | 'play' | 'finish' | 'replay' | 'practice' | 'warm-up' | 'garden';

/** Placeholder for a screen that is still loading. */
const busy = html`<div class="busy" aria-busy="true"></div>`;

/** The screens of all games: which one is shown, how each is rendered, and how one leads to another. */
export abstract class GameScreens<T extends GameTypes> extends GameAttributes<T> {
  static override readonly properties: PropertyDeclarations = {
    screen: { state: true },
    draft: { state: true },
    showsHowTo: { state: true },
    page: { state: true },
  };

  static override finalizeStyles(styles: CSSResultGroup = []): CSSResultOrNative[] {
    return super.finalizeStyles([styles, ...finishStyles, refusalStyles, pauseStyles, firstGameStyles]);
  }

  /** @internal */
  abstract readonly table: TableOf<T>;
  protected abstract readonly playback: Playback<T>;
  /** @internal */
  abstract readonly refusals: Refusals;
  /** The puzzle that replaces the game. */
  protected abstract readonly puzzleDelegate: PuzzleDelegate<T> | undefined;
  /** The board across devices that replaces the game. */
  protected abstract readonly liveDelegate: LiveDelegate<T> | undefined;
  /** Returns the context from which the game's screens are rendered. */
  protected abstract context(): T['context'];

  /** @internal */
  declare protected screen: Screen;
  /** @internal */
  declare protected draft: Draft;
  /** @internal */
  declare protected showsHowTo: boolean;
  /**
   * The seat whose page of the replay is open.
   * @internal
   */
  declare protected page: Seat;
  /** The number of missed facts that have been practised since the end of the game. */
  protected factsPractised = 0;

  /** Navigation between the screens. */
  protected screenContext(): Pick<GameContext<T>, ScreenMembers> {
    return {
      openHowTo: () => this.#showHowTo(true),
      closeHowTo: () => this.#showHowTo(false),
      backToGame: () => this.backToGame(),
      page: this.page,
      openReplay: (seat) => {
        this.page = seat;
        this.show('replay');
      },
      practised: this.factsPractised,
      openPractice: () => this.show('practice'),
      closePractice: (count) => this.#closePractice(count),
      newGame: () => this.openSetUp(),
    };
  }

  /** Renders the warm-up or the garden; undefined until it has loaded. Only games that ask for facts open them. */
  protected renderForLearner(): TemplateResult | undefined {
    return undefined;
  }

  /** Renders a missed fact that is asked again. Only games that ask for facts do that. */
  protected renderOnceMore(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** Returns the context with the match in its current state, not as it is still shown. */
  protected contextNow(match: PlayingOf<T>): T['context'] {
    return { ...this.context(), match, moment: undefined };
  }

  protected show(screen: Screen): void {
    // Leaving the finish screen also ends the celebration.
    if (this.screen === 'finish' && screen !== 'finish') this.playback.end();
    this.screen = screen;
    this.#attend();
  }

  /** Opens the set-up form; a game in progress waits behind it. */
  protected openSetUp(): void {
    this.show('set-up');
  }

  protected backToGame(): void {
    this.show(this.table.match?.isOver ? 'finish' : 'play');
  }

  /** Shows or hides "How to play" over the game, which waits meanwhile. */
  #showHowTo(isShown: boolean): void {
    this.showsHowTo = isShown;
    this.#attend();
  }

  #closePractice(count = 0): void {
    this.factsPractised = count;
    if (count) this.say(this.words.finish.practice.says(count));
    this.show('finish');
  }

  #attend(): void {
    this.table.setActive(
      this.isConnected && !['set-up', 'warm-up', 'garden'].includes(this.screen) && !this.showsHowTo,
    );
  }

  protected override renderScreen(): TemplateResult {
    const setUp = this.showsHowTo ? (this.modules.get('set-up') as SetUpModule<T> | undefined) : undefined;
    const game = this.#renderGame();
    const shown = this.liveDelegate?.render(game) ?? pausable(this.table, this.words, game, this.screen === 'play');
    return html`${shown} ${this.renderOnceMore()} ${setUp?.howTo(this.context() as SetUpContext<T>) ?? nothing}
    ${this.refusals.render()}`;
  }

  #renderFinish(): TemplateResult {
    // The celebration is the moment of the finish screen itself: the game gets the final match.
    const finish = this.definition.finish(this.contextNow(this.table.match!));
    return finishScreen(this.context() as GameContext<T>, finish);
  }

  #renderGame(): TemplateResult {
    const { screen } = this;
    const play = (): TemplateResult => (this.puzzleDelegate ?? this.definition).renderPlay(this.context());
    if (screen === 'play') return play();
    if (screen === 'loading') return this.liveDelegate?.renderWaiting() ?? busy;
    if (screen === 'warm-up' || screen === 'garden') return this.renderForLearner() ?? busy;
    if (screen === 'set-up') {
      const form = this.modules.get('set-up') as SetUpModule<T> | undefined;
      return form?.render(this.context() as SetUpContext<T>) ?? busy;
    }
    if (screen !== 'finish') {
      const study = this.modules.get('study') as StudyModule<T> | undefined;
      if (study && screen === 'replay') return study.renderReplay(this.context() as StudyContext<T>);
      if (study?.renderPractice) return study.renderPractice(this.context() as StudyContext<T>);
    }
    // The end of a game stays visible until the screen that follows it has loaded.
    return this.playback.match?.isOver ? this.#renderFinish() : play();
  }
}

type ScreenMembers =
  | 'openHowTo'
  | 'closeHowTo'
  | 'backToGame'
  | 'page'
  | 'openReplay'
  | 'practised'
  | 'openPractice'
  | 'closePractice'
  | 'newGame';
