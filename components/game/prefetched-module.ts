import type { LitElement, ReactiveController } from 'lit';
import type { LazyModules } from './lazy-modules.js';

/** The parts of the element that a prefetched module is handed. */
interface Needs {
  readonly element: LitElement;
  readonly modules: LazyModules;
  readonly screens: { readonly current: string };
}

/**
 * A lazy module that is needed later in a game: the lessons, which follow wrong answers, and its end. It is fetched once the first
 * screen has been drawn, so that nobody waits for it, and so that the network may be lost later.
 */
export class PrefetchedModule<M> implements ReactiveController {
  #isWanted = false;

  readonly #needs: Needs;

  constructor(
    needs: Needs,
    private readonly name: string,
  ) {
    this.#needs = needs;
    needs.element.addController(this);
  }

  /** The module; undefined until it has loaded. */
  get current(): M | undefined {
    return this.#isWanted ? (this.#needs.modules.get(this.name) as M | undefined) : undefined;
  }

  /** Fetches the module. Resolves with it once it has loaded, or with undefined if it cannot be had for now. */
  async fetch(): Promise<M | undefined> {
    this.#isWanted = true;
    return (await this.#needs.modules.outcome(this.name)) as M | undefined;
  }

  hostUpdated(): void {
    if (!this.#isWanted && this.#needs.screens.current === 'play') void this.fetch();
  }
}
