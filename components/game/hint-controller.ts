import type { Played } from '../parts/context.js';
import type { HintLadder } from '../parts/hint-ladder.js';
import type { StudyModule } from '../parts/study.js';
import type { LazyModules } from './lazy-modules.js';
import type { MatchController } from './match-controller.js';

/** The parts of the element that the hints are handed. */
interface Needs<T extends Played<T>> {
  readonly modules: LazyModules;
  readonly moves: Pick<MatchController<T>, 'live' | 'puzzle' | 'table'>;
  context(): T['context'];
}

/** The hints of a game, which are fetched with the first one. */
export class HintController<T extends Played<T>> {
  #ladder: HintLadder<T> | undefined;

  readonly #needs: Needs<T>;

  constructor(needs: Needs<T>) {
    this.#needs = needs;
  }

  /** The hints, once one has been requested. */
  get current(): HintLadder<T> | undefined {
    return this.#ladder;
  }

  /**
   * Gives the person to act the next hint. Resolves with the move that the hints lead to; with undefined if no person is to
   * choose, or if the position has passed.
   */
  async give(): Promise<T['move'] | undefined> {
    const { context, modules, moves } = this.#needs;
    const { live, puzzle, table } = moves;
    if (live || puzzle) return puzzle?.hint();
    const { positionSignal } = table;
    const study = (await modules.outcome('study')) as StudyModule<T> | undefined;
    this.#ladder = study?.hints;
    return this.#ladder?.climb(context(), positionSignal);
  }
}
