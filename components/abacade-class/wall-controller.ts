import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Connection } from '../../src/live/client/connection.js';
import { sightObserver, sizeObserver } from '../style/platform.js';
import type { Boards } from './boards.js';
import type { Context } from './context.js';
import { byNeed } from './need.js';
import { isStill } from '../style/motion.js';
import { scaleOf } from '../style/scale.js';

/** Duration of a card's move to its new place, in milliseconds. */
const glideMs = 200;

const cardsOf = (root: ShadowRoot): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-card]')];

/** Returns the boxes of the cards by the names of their boards. */
const boxesOf = (root: ShadowRoot): ReadonlyMap<string, DOMRect> =>
  new Map(cardsOf(root).map((card) => [card.dataset['card']!, card.getBoundingClientRect()]));

/** Animates each card from its previous place to its current one, unless the reader prefers reduced motion. */
function glide(root: ShadowRoot, before: ReadonlyMap<string, DOMRect>): void {
  if (before.size === 0 || isStill()) return;
  for (const card of cardsOf(root)) {
    const was = before.get(card.dataset['card']!);
    if (!was) continue;
    const now = card.getBoundingClientRect();
    const scale = scaleOf(card);
    const [x, y] = [(was.left - now.left) / scale, (was.top - now.top) / scale];
    if (Math.abs(x) < 1 && Math.abs(y) < 1) continue;
    card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: glideMs,
      easing: 'ease-out',
    });
  }
}

/** Interval at which the displayed turn times are updated, in milliseconds. */
const tickMs = 10_000;

/** A lesson in progress. */
export interface Shown {
  readonly v: Context;
  readonly connection: Connection;
}

/** Controls the boards on the screen: their order, the movement of their cards, and which of them are in view and subscribed to. */
export class WallController implements ReactiveController {
  order: readonly string[] = [];
  #isStaying = false;
  #before: ReadonlyMap<string, DOMRect> = new Map();
  readonly #inSight = new Set<string>();
  #sight: IntersectionObserver | undefined;
  readonly #size = sizeObserver(() => this.boards.fit());
  #tick: ReturnType<typeof setInterval> | undefined;

  /** @param shown Returns the lesson; undefined before there is one, and after it. */
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly boards: Boards,
    private readonly shown: () => Shown | undefined,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#size?.observe(this.host);
    this.#tick = setInterval(() => {
      if (!document.hidden && this.shown()?.v.view.phase === 'round') this.host.requestUpdate();
    }, tickMs);
  }

  hostDisconnected(): void {
    this.#size?.disconnect();
    this.#sight?.disconnect();
    this.#sight = undefined;
    clearInterval(this.#tick);
  }

  hostUpdate(): void {
    this.#sort();
    this.#before = boxesOf(this.host.shadowRoot!);
  }

  hostUpdated(): void {
    const root = this.host.shadowRoot!;
    glide(root, this.#before);
    this.#watch(root);
    this.boards.fit();
  }

  /** Notes that the pointer or the focus has entered or left the wall. After one has left, the other may still be there. */
  stay(isStaying: boolean): void {
    if (isStaying === this.#isStaying) return;
    const root = this.host.shadowRoot;
    const within = root?.activeElement?.closest('.wall') ?? root?.querySelector('.wall:hover');
    this.#isStaying = isStaying || Boolean(within);
    if (!this.#isStaying) this.host.requestUpdate();
  }

  /** Sorts the boards; cards do not move while the pointer or the focus is on the wall. */
  #sort(): void {
    const v = this.shown()?.v;
    if (!v) return;
    const { boards } = v.view;
    const isSame = boards.length === this.order.length && boards.every(({ board }) => this.order.includes(board));
    if (isSame && this.#isStaying) return;
    this.order = v.isWhiteboard
      ? [...boards].sort((a, b) => a.number - b.number).map(({ board }) => board)
      : byNeed(boards, v.needAt);
  }

  /** Observes which boards are in view, and subscribes to them. */
  #watch(root: ShadowRoot): void {
    this.#sight ??= sightObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const board = (target as HTMLElement).dataset['board']!;
          if (isIntersecting) this.#inSight.add(board);
          else this.#inSight.delete(board);
        }
        this.#subscribe();
      },
      { rootMargin: '200px' },
    );
    const boxes = [...root.querySelectorAll<HTMLElement>('[data-board]')];
    for (const box of boxes) this.#sight?.observe(box);
    const names = new Set(boxes.map(({ dataset }) => dataset['board']!));
    for (const board of this.#inSight) if (!names.has(board)) this.#inSight.delete(board);
    this.#subscribe();
  }

  #subscribe(): void {
    const shown = this.shown();
    if (!shown) return;
    const all = shown.v.view.boards.map(({ board }) => board);
    // After a round, the matches of all boards are there to be talked about.
    const isAll = !this.#sight || shown.v.view.phase === 'between';
    this.boards.watch(shown.connection, isAll ? all : all.filter((board) => this.#inSight.has(board)), all);
  }
}
