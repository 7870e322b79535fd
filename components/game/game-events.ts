import type { AnsweredEvent } from '../../src/rules/game.js';
import { fire } from '../parts/events.js';
import type { GameTypes, MatchOf, PlayingOf } from '../parts/game-types.js';

/** Fires the events of a game on its element. They carry only public information: hidden pieces stay hidden. */
export class GameEvents<T extends GameTypes> {
  constructor(private readonly element: EventTarget & { readonly game: MatchOf<T>['game'] }) {}

  /** Fires `game-start` when a game has begun or a saved one continues. */
  begun({ players, start }: PlayingOf<T>, resumed: boolean): void {
    fire(this.element, 'game-start', { players, options: start.options, resumed });
  }

  /** Fires `move` before a move is made. Returns false if a listener has cancelled it. */
  aboutToMove(move: T['move'], ply: number): boolean {
    return fire(this.element, 'move', { move: this.#shown(move), ply }, true);
  }

  /** Fires the events of a move that was made, which may be an answer. */
  moved(match: PlayingOf<T>, move: T['move'], events: readonly T['event'][]): void {
    const { element } = this;
    const { game } = element;
    const { ply, state } = match;
    const seen = game.hear?.(events, 'public') ?? events;
    fire(element, 'moved', { move: this.#shown(move), ply, events: seen, state: game.view(state, 'public') });
    for (const event of events) if (event.type === 'answered') fire(element, 'answer', event as AnsweredEvent);
  }

  /** Fires `game-over`. */
  over({ game, turn, state, players }: PlayingOf<T>, record: unknown): void {
    if (turn.kind !== 'over') return;
    fire(this.element, 'game-over', { winners: turn.winners, scores: game.scores(state), players, record });
  }

  /** Fires `undone` or `redone`. */
  travelled(where: 'undone' | 'redone', { ply, state }: PlayingOf<T>): void {
    fire(this.element, where, { ply, state: this.element.game.view(state, 'public') });
  }

  /** Returns the public part of a move. */
  #shown(move: T['move']): T['move'] {
    try {
      return this.element.game.shown?.(move) ?? move;
    } catch {
      return move; // an invalid move has nothing to hide
    }
  }
}
