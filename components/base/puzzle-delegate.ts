import type { TemplateResult } from 'lit';
import type { MatchStep } from '../../src/match/match.js';
import type { GameEvent } from '../../src/rules/game.js';
import type { HintsRoom } from '../screens/hints.js';

/** A puzzle that lies on the table of an element instead of a game: it takes what would be moves, hints and drawing. */
export interface PuzzleOnTable<S, M, E extends GameEvent, V> {
  play(move: M, ply?: number): MatchStep<S, E>;
  hint(): Promise<M>;
  /** The marks of an answer that is shown, in the place of those of a hint. */
  readonly hints: HintsRoom | undefined;
  renderPlay(view: V): TemplateResult;
}

/** The room of a game for puzzles. */
export interface PuzzleRoom {
  /** Opens what the attributes of the element ask for. False, and told, where that cannot be: then it is a game. */
  open(host: unknown): Promise<boolean>;
}
