import type { LitElement, ReactiveController } from 'lit';
import type { GameTypes } from '../parts/game-types.js';
import type { Lessons } from '../parts/lessons.js';
import type { LazyModules } from './lazy-modules.js';

/** The parts of the element that the controller is handed. */
interface Needs {
  readonly element: LitElement;
  readonly modules: LazyModules;
  readonly screens: { readonly current: string };
}

/**
 * Fetches the lessons of a game that gives them, once its first screen has been drawn, so that no wrong answer waits for them. If
 * they cannot be had, the game shows the right answer instead.
 */
export class LessonController<T extends GameTypes> implements ReactiveController {
  #isWanted = false;

  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
    needs.element.addController(this);
  }

  /** The lessons; undefined until they have loaded. */
  get current(): Lessons<T> | undefined {
    return this.#isWanted ? (this.#needs.modules.get('lesson') as Lessons<T> | undefined) : undefined;
  }

  /** Fetches the lessons. Resolves once they have loaded, or cannot be had for now. */
  async fetch(): Promise<void> {
    this.#isWanted = true;
    await this.#needs.modules.outcome('lesson');
  }

  hostUpdated(): void {
    if (!this.#isWanted && this.#needs.screens.current === 'play') void this.fetch();
  }
}
