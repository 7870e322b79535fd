import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import { missedFacts } from '../../src/match/missed-facts.js';
import type { Seat } from '../../src/rules/game.js';
import { fittingOf, settled } from '../../src/rules/fitting.js';
import type { Knows } from '../../src/rules/routes.js';
import {
  forSetUp,
  forStudy,
  type FormActions,
  type LearnerContext,
  type Played,
  type StudyContext,
} from '../parts/context.js';
import { storage } from '../parts/storage.js';
import type { GameDefinition } from './definition.js';
import { fire, type WarmUpWantedDetail } from '../parts/events.js';
import type { FocusController } from './focus-controller.js';
import { LazyModules, type Fetchers } from './lazy-modules.js';
import type { LearningElement } from './learning.js';
import type { MatchController } from './match-controller.js';
import type { NextGame } from './next-game.js';
import type { Notices } from './notices-controller.js';
import type { Screen, Screens } from './screens.js';
import type { StudyModule } from '../parts/study.js';
import type { Theme } from './theme.js';

type LearningModule = typeof import('./learning.js');
/** Fetches the module that updates what a learner knows, and the storage of the device beside it. */
async function fetchLearning(): Promise<LearningModule> {
  const [module] = await Promise.all([import('./learning.js'), storage.ready()]);
  return module;
}

type GardenModule = typeof import('../parts/garden.js');
type WarmUpModule = typeof import('../parts/warm-up/before-game.js');

/** The data and functions that the controller is handed. */
export interface LearnerNeeds<T extends Played<T>> {
  readonly element: LitElement &
    LearningElement & { readonly inCourse?: boolean | undefined; readonly theme: Theme | undefined };
  readonly definition: GameDefinition<T>;
  readonly modules: LazyModules;
  readonly notices: Notices;
  readonly focusing: FocusController;
  readonly screens: Screens;
  readonly next: NextGame<T>;
  readonly moves: MatchController<T>;
  context(): T['context'];
}

/**
 * The learner of a game that asks for facts: answers and hints update what the learner knows. The code for this is fetched
 * when a game with a learner begins; events fired before it has loaded are processed then, in order. The form of these games
 * offers a warm-up.
 */
export class LearnerController<T extends Played<T>> implements ReactiveController {
  /** The lazy modules that the element fetches for a learner. */
  static readonly modules: Fetchers = {
    'warm-up': () => import('../parts/warm-up/before-game.js'),
    garden: () => import('../parts/garden.js'),
  };

  #learning: LearningModule | undefined;
  readonly #modules: LazyModules;
  /** The first question of the warm-up, as requested by the garden. */
  #wanted: WarmUpWantedDetail = {};
  /** The card of a missed fact that is asked again, as of this update. */
  card: unknown;
  #onceMore: { update(context: StudyContext<T>): unknown } | undefined;
  /** The properties at the last update. */
  #last: { readonly learner?: unknown; readonly learning?: unknown } = {};
  /** The tables for the learner to practise next, as offered by the form. */
  #tables: readonly number[] = [];

  readonly #needs: LearnerNeeds<T>;

  constructor(needs: LearnerNeeds<T>) {
    this.#needs = needs;
    const { element, notices } = needs;
    element.addController(this);
    this.#modules = new LazyModules(
      element,
      { learning: fetchLearning },
      { failed: (_, error) => fire(element, 'game-error', { code: 'module', message: String(error) }) },
    );
    for (const type of ['game-start', 'hint', 'answer']) {
      element.addEventListener(type, (event) => {
        if (!this.#learner || event.target !== element) return;
        const ply = element.match?.ply;
        void this.#modules.whenLoaded('learning').then((module) => {
          this.#learning = module as LearningModule;
          this.#learning.learn(element, event as CustomEvent<never>, ply, (bad) => notices.report(bad));
          element.requestUpdate();
        });
      });
    }
  }

  get #learner(): string | undefined {
    return this.#needs.element.learner as string | undefined;
  }

  /** Returns what a learner adds to the context of the screens. */
  context(): LearnerContext {
    const { element, screens } = this.#needs;
    return {
      knows: (seat: Seat): Knows | undefined => this.#learning?.knowsOf(element, seat),
      ...(this.#learner && { openGarden: (): void => screens.show('garden') }),
    };
  }

  /** Returns what a learner adds to the form. */
  formActions(): Pick<FormActions, 'tablesToPractise' | 'openWarmUp'> {
    return {
      tablesToPractise: this.#tables,
      openWarmUp: this.#warmUpTables() && ((): void => this.#needs.screens.show('warm-up')),
    };
  }

  /** Follows the screens: the form needs to know the learner. */
  shown(screen: Screen): void {
    this.#wanted = {};
    if (screen === 'set-up' && this.#learner) void this.#read();
  }

  /** Prepares an update. A platform may set the learner late; a missed fact is asked again while others move. */
  hostUpdate(): void {
    const { element, screens } = this.#needs;
    this.card = this.#ask();
    const isSame = this.#last.learner === element.learner && this.#last.learning === element.learning;
    this.#last = { learner: element.learner, learning: element.learning };
    const isBefore = screens.current === 'set-up' || screens.current === 'warm-up';
    if (isBefore && this.#learner && !isSame) void this.#read();
  }

  /**
   * Loads the settings that fit the learner, before a game begins: the level of a computer player, and options. Without a
   * learner there is nothing to load, and the level lasts as long as the page.
   */
  findWhatFits(): Promise<void> | undefined {
    const { element, next } = this.#needs;
    const { players, options } = next.draft;
    const isWanted =
      players.some(({ fits }) => fits) ||
      Object.keys(fittingOf(this.#needs.definition.game.declaration, options)).length;
    return element.learner && isWanted ? this.#read() : undefined;
  }

  /** Returns the values of options that adapt to the learner, by name. */
  optionsThatFit(): Readonly<Record<string, unknown>> {
    return (this.#learner && this.#learning?.optionsThatFit(this.#needs.element)) || {};
  }

  async #read(): Promise<void> {
    const { element, next, notices } = this.#needs;
    this.#learning = (await this.#modules.whenLoaded('learning')) as LearningModule;
    const { level, tables } = await this.#learning.findLearner(element, (bad) => notices.report(bad));
    next.fitting.text = level;
    this.#tables = tables;
    element.requestUpdate();
  }

  /** Stores the level of an adaptive computer player, after a game. */
  keepLevel(): void {
    const { element, next } = this.#needs;
    if (this.#learner) void this.#learning?.keepLevel(this.#learner, element.rules.name, next.fitting.text);
  }

  /** Asks a missed fact again, when it is time for one; returns undefined without a learner who has missed one. */
  #ask(): unknown {
    const learning = this.#learning;
    const { context, definition, element, focusing, modules, moves, screens } = this.#needs;
    const { match } = moves.playback;
    if (!this.#learner || screens.current !== 'play' || moves.puzzle || !match || !learning) return undefined;
    if (!missedFacts(match).length) return undefined;
    const study = modules.get('study') as StudyModule<T> | undefined;
    const v = study && context();
    if (!v || !forStudy<T>(v)) return undefined;
    this.#onceMore ??=
      study.OnceMoreController &&
      new study.OnceMoreController({
        element,
        find: (asked) => learning.missedFact(element, asked),
        judge: (fact, right) => learning.answeredAgain(element, fact, right),
        isOthers: () => {
          const shown = moves.playback.match;
          if (!shown) return false;
          const { turn, state } = shown;
          const seat = turn.kind === 'seat' ? turn.seat : definition.chanceSeat(state);
          return turn.kind !== 'over' && shown.isBot(seat);
        },
        leave: () => focusing.to('[data-home]'),
      });
    return this.#onceMore?.update(v);
  }

  /** Returns the tables that the game in the form asks for; undefined if it asks for no products or its options are invalid. */
  #warmUpTables(): readonly number[] | undefined {
    const { definition, next } = this.#needs;
    const { game } = definition;
    const options = game.options(settled(game.declaration, next.draft.options));
    return options.ok ? definition.warmUpTables?.(options.value) : undefined;
  }

  /** Renders the warm-up or the garden; undefined until it has loaded. */
  render(): TemplateResult | undefined {
    return this.#needs.screens.current === 'garden' ? this.#renderGarden() : this.#renderWarmUp();
  }

  #renderGarden(): TemplateResult | undefined {
    const { context, element, modules, screens } = this.#needs;
    const module = modules.get('garden') as GardenModule | undefined;
    const v = context();
    return module?.render({
      learner: this.#learner,
      isInCourse: element.inCourse === true,
      language: v.languageTag,
      theme: element.theme,
      rtl: v.rtl,
      label: v.words.finish.back,
      back: () => screens.backToGame(),
      warmUp: (wanted) => void this.#warmUpFor(wanted),
    });
  }

  /** Opens the warm-up requested by the garden. Its buttons lead to the form, whose module brings their words. */
  async #warmUpFor(wanted: WarmUpWantedDetail): Promise<void> {
    await this.#needs.modules.whenLoaded('set-up');
    this.#needs.screens.show('warm-up');
    this.#wanted = wanted;
  }

  #renderWarmUp(): TemplateResult | undefined {
    const { context, element, modules, next, screens } = this.#needs;
    const module = modules.get('warm-up') as WarmUpModule | undefined;
    const v = context();
    if (!module || !forSetUp<T>(v)) return undefined;
    return module.render({
      tables: this.#warmUpTables() ?? [],
      ...this.#wanted,
      learner: this.#learner,
      name: next.draft.players.find(({ bot }) => !bot)?.name ?? '',
      language: v.languageTag,
      theme: element.theme,
      rtl: v.rtl,
      words: v.words.form,
      back: () => screens.show('set-up'),
      start: () => next.start(),
    });
  }
}
