import { nothing, type ReactiveController } from 'lit';
import type { Review, ReviewedMove } from '../../src/review/reviewer.js';
import type { Result } from '../../src/rules/game.js';
import type { HostElement } from './game-types.js';
import type { Growth } from './growth.js';
import type { Review as ReviewPart } from './review.js';
import type { TurnFilter } from './review-list.js';

/** The part of a context that the controller of a review uses. */
export interface ReviewedContext {
  readonly match: { readonly plies: readonly unknown[] };
  /** `backTo` is the step of the replay that is shown; undefined for the last one. */
  readonly interaction: { readonly backTo?: number | undefined };
  readonly host: HostElement;
}

/** The review of a game; until it is done, its progress from 0 to 1, or `failed` if the game cannot be reviewed. */
type Progress<M> = Review<M> | number | 'failed';

/** The filter for the list of turns; `whose` is undefined until the user chooses. */
type ChosenFilter = Pick<TurnFilter, 'onlyBetter'> & Partial<TurnFilter>;

/** The offer to look at a turn that could have been better. */
export interface Offer {
  readonly heading: string;
  readonly text: string;
  readonly label: string;
  /** Shows the turn. */
  look(): void;
}

/** The parts that a review adds to a replay. */
export interface Reviewed<M> {
  /** The summary and the turns, or a message instead. */
  readonly part: unknown;
  readonly curve: Partial<Growth>;
  readonly offer?: Offer | undefined;
  /** The choice that led to the position shown, and the best one. */
  readonly shown: ReviewedMove<M> | undefined;
}

/** The state and actions that a review needs in addition to the context. */
export interface ReviewState<M = unknown> {
  readonly progress: Progress<M>;
  readonly filter: ChosenFilter;
  setFilter(changed: Partial<TurnFilter>): void;
  /** Goes to a step of the replay. */
  go(to: number): void;
  retry(): void;
}

/** Reviews the choices of a game and renders the review. */
export interface ReviewScreen<V, M> {
  review(view: V, signal: AbortSignal, progress: (share: number) => void): Promise<Result<Review<M>>>;
  draw(view: V, state: ReviewState<M>): Reviewed<M>;
}

const everything: ChosenFilter = { onlyBetter: false };

/**
 * Reviews a game while its replay is shown, and keeps the review. The work is aborted when another screen or another game
 * is shown, or when the element is removed from the page.
 */
class ReviewController<V extends ReviewedContext, M> implements ReactiveController {
  #progress: Progress<M> | undefined;
  #work: AbortController | undefined;
  /** The last ply of the game, which identifies it. */
  #end: unknown;
  #filter = everything;
  #isShown = false;

  constructor(private readonly host: HostElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  hostUpdate(): void {
    this.#isShown = false;
  }

  hostUpdated(): void {
    if (!this.#isShown) this.#stop();
  }

  /** Returns the parts that the review adds to this rendering of the replay; starts the review if necessary. */
  show(view: V, screen: ReviewScreen<V, M>, go: (to: number) => void): Reviewed<M> {
    this.#isShown = true;
    const end = view.match.plies.at(-1);
    if (end !== this.#end) {
      this.#stop();
      this.#end = end;
      this.#progress = undefined;
      this.#filter = everything;
    }
    if (this.host.isConnected && this.#progress === undefined) void this.#begin(screen, view);
    if (this.#progress === undefined) return { part: nothing, curve: {}, shown: undefined };
    return screen.draw(view, {
      progress: this.#progress,
      filter: this.#filter,
      setFilter: (changed) => {
        this.#filter = { ...this.#filter, ...changed };
        this.host.requestUpdate();
      },
      go,
      retry: () => this.#show(undefined),
    });
  }

  async #begin(screen: ReviewScreen<V, M>, view: V): Promise<void> {
    const { signal } = (this.#work = new AbortController());
    this.#progress = 0;
    await this.host.updateComplete;
    if (signal.aborted) return;
    const judged = await screen.review(view, signal, (share) => {
      if (signal.aborted) return;
      this.#progress = share;
      // Only the progress has changed, so the element is not rendered again.
      const part = this.host.renderRoot.querySelector<ReviewPart>('.review');
      if (part) part.progress = share;
    });
    if (signal.aborted) return;
    this.#work = undefined;
    this.#show(judged.ok ? judged.value : 'failed');
  }

  #show(progress: Progress<M> | undefined): void {
    this.#progress = progress;
    this.host.requestUpdate();
  }

  #stop(): void {
    this.#work?.abort();
    this.#work = undefined;
    if (typeof this.#progress !== 'object') this.#progress = undefined;
  }
}

const controllers = new WeakMap<HostElement, unknown>();

/** Returns the parts that the review of a game adds to its replay; the game is reviewed while the replay is shown. */
export function reviewed<V extends ReviewedContext, M>(
  view: V,
  screen: ReviewScreen<V, M>,
  go: (to: number) => void,
): Reviewed<M> {
  const { host } = view;
  const known = controllers.get(host) as ReviewController<V, M> | undefined;
  const controller = known ?? new ReviewController<V, M>(host);
  controllers.set(host, controller);
  return controller.show(view, screen, go);
}
