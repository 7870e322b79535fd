import { nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Review, ReviewedMove } from '../../src/review/reviewer.js';
import type { Result, Seat } from '../../src/rules/game.js';
import type { HostElement } from '../base/types.js';
import type { Growth } from './growth.js';

/** What a review is drawn from, as far as every game has it. */
export interface ReviewedContext {
  readonly match: { readonly plies: readonly unknown[] };
  /** `backTo`: how many steps have been made in what is shown; undefined for all. */
  readonly interaction: { readonly backTo?: number };
  readonly host: HostElement;
}

/** How far the work is. */
export type Progress<M = unknown> =
  | { readonly at: 'work'; readonly share: number }
  | { readonly at: 'end'; readonly review: Review<M> }
  /** The game cannot be judged. */
  | { readonly at: 'fault' };

/** Which of the turns a reader wants to see. */
export interface Sight {
  readonly onlyBetter: boolean;
  /** Undefined until somebody chooses. */
  readonly whose: Seat | 'all' | undefined;
}

/** What a review adds to a replay. */
export interface Reviewed<M> {
  /** The summary and the turns, or what is to be said instead. */
  readonly part: TemplateResult | typeof nothing;
  readonly curve: Partial<Growth>;
  /** The choice that led to what is shown, and the best one. */
  readonly shown: ReviewedMove<M> | undefined;
}

/** What a review is drawn from besides the context. */
export interface ReviewState<M = unknown> {
  readonly progress: Progress<M>;
  readonly sight: Sight;
  see(sight: Partial<Sight>): void;
  /** Goes to a point of the game, in the steps of the scrub. */
  go(to: number): void;
  retry(): void;
  /** What is to be done when this has been drawn. */
  then(act: (root: ParentNode) => void): void;
}

/** Judges the choices of a game, and draws what came of it. */
export interface ReviewScreen<V, M> {
  review(view: V, record: unknown, signal: AbortSignal, progress: (share: number) => void): Promise<Result<Review<M>>>;
  draw(view: V, state: ReviewState<M>): Reviewed<M>;
}

const everything: Sight = { onlyBetter: false, whose: undefined };

/**
 * Judges a game while its replay is on the screen, and remembers what came of it. The work is given up when another
 * screen is shown, when the element leaves the page, and when another game is looked at.
 */
class ReviewController<V extends ReviewedContext, M> implements ReactiveController {
  #progress: Progress<M> | undefined;
  #work: AbortController | undefined;
  /** The move that the game ended with: another game ended with another. */
  #end: unknown;
  #sight = everything;
  #isShown = false;
  #acts: ((root: ParentNode) => void)[] = [];

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
    for (const act of this.#acts.splice(0)) act(this.host.renderRoot);
  }

  /** What is to be drawn now. */
  show(view: V, screen: ReviewScreen<V, M>, go: (to: number) => void): Reviewed<M> {
    this.#isShown = true;
    const end = view.match.plies.at(-1);
    if (end !== this.#end) {
      this.#stop();
      this.#end = end;
      this.#progress = undefined;
      this.#sight = everything;
    }
    if (this.host.isConnected && !this.#progress) void this.#begin(screen, view);
    if (!this.#progress) return { part: nothing, ...empty };
    return screen.draw(view, {
      progress: this.#progress,
      sight: this.#sight,
      see: (sight) => {
        this.#sight = { ...this.#sight, ...sight };
        this.host.requestUpdate();
      },
      go,
      retry: () => this.#tell(undefined),
      then: (act) => this.#acts.push(act),
    });
  }

  async #begin(screen: ReviewScreen<V, M>, view: V): Promise<void> {
    const { signal } = (this.#work = new AbortController());
    this.#progress = { at: 'work', share: 0 };
    await this.host.updateComplete;
    if (signal.aborted) return;
    const judged = await screen.review(view, this.host.record(), signal, (share) => {
      if (signal.aborted) return;
      this.#progress = { at: 'work', share };
      // All else stays as it is, and is not drawn anew for this.
      const bar = this.host.renderRoot.querySelector<HTMLProgressElement>('.rv progress');
      if (bar) bar.value = share;
    });
    if (signal.aborted) return;
    this.#work = undefined;
    this.#tell(judged.ok ? { at: 'end', review: judged.value } : { at: 'fault' });
  }

  #tell(progress: Progress<M> | undefined): void {
    this.#progress = progress;
    this.host.requestUpdate();
  }

  #stop(): void {
    this.#work?.abort();
    this.#work = undefined;
    if (this.#progress?.at !== 'end') this.#progress = undefined;
  }
}

const empty = { curve: {}, shown: undefined };

const controllers = new WeakMap<HostElement, unknown>();

/** What the review of a game adds to its replay: it is judged while the replay is shown. */
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
