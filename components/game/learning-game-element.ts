import { nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { missedFacts } from '../../src/match/missed-facts.js';
import type { Seat } from '../../src/rules/game.js';
import { fittingOf, settled } from '../../src/rules/fitting.js';
import type { Knows } from '../../src/rules/routes.js';
import type { GameContext, SetUpContext, StudyContext } from './context.js';
import type { GameDefinition } from './definition.js';
import { fire, type WarmUpWantedDetail } from './events.js';
import { GameElement } from './game-element.js';
import type { Screen } from './game-screens.js';
import { LazyModules } from './lazy-modules.js';
import type { OnceMoreHost, StudyModule } from './study.js';
import type { GameTypes } from './types.js';

type LearningModule = typeof import('./learning.js');
type GardenModule = typeof import('../parts/garden.js');
type WarmUpModule = typeof import('../parts/warm-up/before-game.js');

interface OnceMoreNow<T extends GameTypes> {
  readonly study: StudyModule<T>;
  readonly host: OnceMoreHost;
}

/**
 * The base class of the elements of games that ask for facts: answers and hints update the learner's knowledge. The code
 * for this is fetched when a game with a learner begins; events fired before it has loaded are processed then, in order.
 * The form of these games offers a warm-up.
 */
export abstract class LearningGameElement<T extends GameTypes> extends GameElement<T> {
  static override readonly properties: PropertyDeclarations = {
    learner: {},
    learning: { attribute: false },
    inCourse: { attribute: false },
  };

  /**
   * The learner, as a key of 1 to 200 characters: what the answers of the first person show is stored in this browser under
   * it, for all elements of the site with the same key. Without it nothing is stored.
   */
  declare learner: string | undefined;
  /** The learner's knowledge from elsewhere, as text of `abacade/learning`: merged before a game or a warm-up begins. */
  declare learning: string | undefined;
  /** True if a learning platform also stores what is learned, where a teacher sees it: the garden then says so. */
  declare inCourse: boolean | undefined;

  #learning: LearningModule | undefined;
  readonly #learningModules = new LazyModules(
    this,
    { learning: () => import('./learning.js') },
    { failed: (_, error) => fire(this, 'game-error', { code: 'module', message: String(error) }) },
  );
  /** The first question of the warm-up, as requested by the garden. */
  #wanted: WarmUpWantedDetail = {};
  /** The data for asking a missed fact again, as of this update. */
  #once: OnceMoreNow<T> | undefined;
  /** The tables for the learner to practise next, as offered by the form. */
  #tables: readonly number[] = [];

  constructor(definition: GameDefinition<T>) {
    super(definition, {
      'warm-up': () => import('../parts/warm-up/before-game.js'),
      garden: () => import('../parts/garden.js'),
    });
    for (const type of ['game-start', 'hint', 'answer']) {
      this.addEventListener(type, (event) => {
        if (!this.learner || event.target !== this) return;
        const ply = this.match?.ply;
        void this.#learningModules.whenLoaded('learning').then((module) => {
          this.#learning = module as LearningModule;
          this.#learning.learn(this, event as CustomEvent<never>, ply, (bad) => this.notices.report(bad));
          this.requestUpdate();
        });
      });
    }
  }

  protected override gameContext(): GameContext<T> {
    return {
      ...super.gameContext(),
      knows: (seat: Seat): Knows | undefined => this.#learning?.knowsOf(this, seat),
      tablesToPractise: this.#tables,
      ...(this.learner && { openGarden: (): void => this.show('garden') }),
      // Only the form needs these, and its options are checked for it.
      ...(this.screen === 'set-up' && this.#warmUpTables() && { openWarmUp: (): void => this.show('warm-up') }),
    };
  }

  protected override show(screen: Screen): void {
    super.show(screen);
    this.#wanted = {};
    if (screen === 'set-up' && this.learner) void this.#readLearner();
  }

  /** A platform may set the learner late; a missed fact is asked again while others move. */
  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const isBefore = this.screen === 'set-up' || this.screen === 'warm-up';
    this.#once = this.#onceMore();
    this.#once?.study.followOnceMore?.(this.context() as StudyContext<T>, this.#once.host);
    if (isBefore && this.learner && ['learner', 'learning'].some((name) => changed.has(name))) void this.#readLearner();
  }

  protected override findWhatFits(): Promise<void> | undefined {
    const { players, options } = this.draft;
    const isWanted = players.some(({ fits }) => fits) || Object.keys(fittingOf(this.game.declaration, options)).length;
    return this.learner && isWanted ? this.#readLearner() : undefined;
  }

  protected override optionsThatFit(): Readonly<Record<string, unknown>> {
    return (this.learner && this.#learning?.optionsThatFit(this)) || {};
  }

  async #readLearner(): Promise<void> {
    this.#learning = (await this.#learningModules.whenLoaded('learning')) as LearningModule;
    const { level, tables } = await this.#learning.findLearner(this, (bad) => this.notices.report(bad));
    this.fitting.text = level;
    this.#tables = tables;
    this.requestUpdate();
  }

  protected override keepLevel(): void {
    if (this.learner) void this.#learning?.keepLevel(this.learner, this.game.name, this.fitting.text);
  }

  /** Returns the data for asking a missed fact again; undefined without a learner who has missed one. */
  #onceMore(): OnceMoreNow<T> | undefined {
    const learning = this.#learning;
    const shown = this.playback.match;
    if (!this.learner || this.screen !== 'play' || this.puzzleDelegate || !shown || !learning) return;
    if (!missedFacts(shown).length) return;
    const study = this.modules.get('study') as StudyModule<T> | undefined;
    if (!study) return;
    const host: OnceMoreHost = {
      find: (asked) => learning.missedFact(this, asked),
      judge: (fact, right) => learning.answeredAgain(this, fact, right),
      isOthers: () => {
        const { turn, state } = this.playback.match!;
        const seat = turn.kind === 'seat' ? turn.seat : this.definition.chanceSeat(state);
        return turn.kind !== 'over' && shown.isBot(seat);
      },
      leave: () => this.focusing.to('[data-home]'),
    };
    return { study, host };
  }

  protected override renderOnceMore(): TemplateResult | typeof nothing {
    return this.#once?.study.renderOnceMore?.(this.context() as StudyContext<T>, this.#once.host) ?? nothing;
  }

  /** Returns the tables that the game in the form asks for; undefined if it asks for no products or its options are invalid. */
  #warmUpTables(): readonly number[] | undefined {
    const { warmUpTables } = this.definition;
    const options = this.game.options(settled(this.game.declaration, this.draft.options));
    return options.ok ? warmUpTables?.(options.value) : undefined;
  }

  protected override renderForLearner(): TemplateResult | undefined {
    return this.screen === 'garden' ? this.#renderGarden() : this.#renderWarmUp();
  }

  #renderGarden(): TemplateResult | undefined {
    const module = this.modules.get('garden') as GardenModule | undefined;
    return module?.render({
      learner: this.learner,
      isInCourse: this.inCourse === true,
      language: this.languageTag,
      theme: this.theme,
      rtl: this.isRtl,
      label: this.words.finish.back,
      back: () => this.backToGame(),
      warmUp: (wanted) => void this.#warmUpFor(wanted),
    });
  }

  /** Opens the warm-up requested by the garden. Its buttons lead to the form, whose module brings their words. */
  async #warmUpFor(wanted: WarmUpWantedDetail): Promise<void> {
    await this.modules.whenLoaded('set-up');
    this.show('warm-up');
    this.#wanted = wanted;
  }

  #renderWarmUp(): TemplateResult | undefined {
    const module = this.modules.get('warm-up') as WarmUpModule | undefined;
    return module?.render({
      tables: this.#warmUpTables() ?? [],
      ...this.#wanted,
      learner: this.learner,
      name: this.draft.players.find(({ bot }) => !bot)?.name ?? '',
      language: this.languageTag,
      theme: this.theme,
      rtl: this.isRtl,
      words: (this.context() as SetUpContext<T>).words.form,
      back: () => this.openSetUp(),
      start: () => this.startFromForm(),
    });
  }
}
