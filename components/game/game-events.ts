import type { MatchRecord } from '../../src/match/record.js';
import type { AnsweredEvent } from '../../src/rules/game.js';
import { fire, type GameElementEvents, type OfGame } from '../parts/events.js';
import type { GameTypes, MatchOf, PlayingOf } from '../parts/game-types.js';

/** Fires the events of a game on its element. They carry only public information: hidden pieces stay hidden. */
export class GameEvents<T extends GameTypes> {
  constructor(private readonly element: EventTarget & { readonly rules: MatchOf<T>['game'] }) {}

  /** Fires `game-start` when a game has begun or a saved one continues. */
  begun({ players, start }: PlayingOf<T>, resumed: boolean): void {
    this.#fire('game-start', { players, options: start.options, resumed });
  }

  /** Fires `move` before a move is made. Returns false if a listener has cancelled it. */
  aboutToMove(move: T['move'], ply: number): boolean {
    return this.#fire('move', { move: this.#shown(move), ply }, true);
  }

  /** Fires the events of a move that was made, which may be an answer. */
  moved(match: PlayingOf<T>, move: T['move'], events: readonly T['event'][]): void {
    const { rules: game } = this.element;
    const { ply, state } = match;
    const seen = game.hear?.(events, 'public') ?? events;
    this.#fire('moved', { move: this.#shown(move), ply, events: seen, state: game.view(state, 'public') });
    for (const event of events) if (event.type === 'answered') this.#fire('answer', event as AnsweredEvent);
  }

  /** Fires `game-over`. */
  over({ game, turn, state, players }: PlayingOf<T>, record: MatchRecord<T['move']> | undefined): void {
    if (turn.kind !== 'over') return;
    this.#fire('game-over', { winners: turn.winners, scores: game.scores(state), players, record });
  }

  /** Fires `undone` or `redone`. */
  travelled(where: 'undone' | 'redone', { ply, state }: PlayingOf<T>): void {
    this.#fire(where, { ply, state: this.element.rules.view(state, 'public') });
  }

  /** Fires an event whose detail names the game; returns false if it was cancelled. */
  #fire<K extends keyof GameElementEvents>(
    type: K,
    detail: Omit<GameElementEvents[K]['detail'], keyof OfGame>,
    cancelable = false,
  ): boolean {
    return fire(this.element, type, { game: this.element.rules.name, ...detail }, cancelable);
  }

  /** Returns the public part of a move. */
  #shown(move: T['move']): T['move'] {
    try {
      return this.element.rules.shown?.(move) ?? move;
    } catch {
      return move; // an invalid move has nothing to hide
    }
  }
}
