import type { AnsweredEvent, GameEvent, Seat } from '../../src/rules/game.js';
import type { Player } from '../../src/match/players.js';

/** `game-start`: a game has begun or has been resumed. */
export interface GameStartDetail {
  readonly players: readonly Player[];
  readonly options: unknown;
  readonly resumed: boolean;
}

/** `move`, before it is made; cancel the event to forbid it. */
export interface MoveDetail {
  /** The move without hidden information: pieces that are drawn are hidden. */
  readonly move: unknown;
  readonly ply: number;
}

/** `moved`: a move was made. */
export interface MovedDetail extends MoveDetail {
  readonly events: readonly GameEvent[];
  /** The public state: `view(state, 'public')`. */
  readonly state: unknown;
}

/** `undone` and `redone`: moves were taken back, or made again. */
export interface TravelDetail {
  /** The number of moves now in the game. */
  readonly ply: number;
  /** The public state: `view(state, 'public')`. */
  readonly state: unknown;
}

/** `hint`: a person was given a hint. */
export interface HintDetail {
  readonly seat: Seat;
  /** The move that the hint is for, counted from 0. */
  readonly ply: number;
  /** 1: a first clue, 2: a narrower one, 3: the move itself. */
  readonly rung: 1 | 2 | 3;
}

/** `game-over`. */
export interface GameOverDetail {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly players: readonly Player[];
  /** The whole game, as returned by `record()`, including all that was hidden during play. */
  readonly record: unknown;
}

/** `game-error`: a request or value was invalid; the game is unchanged. */
export interface GameErrorDetail {
  /** The attribute or field, the rule's id, or `storage`, `core`. */
  readonly code: string;
  readonly message: string;
}

/** `puzzle-solved`: the right answer was given. */
export interface PuzzleSolvedDetail {
  /** `multiplay`, `sequence`, `plyt`, `pytagora` or `plus-and-minus`. */
  readonly game: string;
  /** The seed of the puzzle; empty for a position given by the page. */
  readonly seed: string;
  /** The task, for example `multiplay-trap`. */
  readonly task: string;
  /** The number of answers given, including the right one. */
  readonly tries: number;
  /** True if the answer had been shown before. */
  readonly shown: boolean;
  /** The number of hints taken, not counting the answer itself. */
  readonly hints: number;
  /** From 1 to 3. */
  readonly stars: number;
}

/** `warm-up-over`: a warm-up has ended. Facts are items of `abacade/learning`, such as `P7.8`. */
export interface WarmUpOverDetail {
  readonly questions: number;
  /** The facts that were answered wrong at first. */
  readonly missed: readonly string[];
  /** The facts that the learner knows now and did not know before. */
  readonly nowKnown: readonly string[];
}

/** `warm-up-wanted`: a child has chosen to warm up. */
export interface WarmUpWantedDetail {
  /** The fact to ask first: `7*8`. */
  readonly fact?: string;
  readonly operation?: 'division';
}

/** `learned`: an answer has changed the learner's knowledge. */
export interface LearnedDetail {
  /** The learner's whole knowledge, as text that `read` of `abacade/learning` accepts. */
  readonly learning: string;
}

export interface GameElementEvents {
  'game-start': CustomEvent<GameStartDetail>;
  move: CustomEvent<MoveDetail>;
  moved: CustomEvent<MovedDetail>;
  undone: CustomEvent<TravelDetail>;
  redone: CustomEvent<TravelDetail>;
  answer: CustomEvent<AnsweredEvent>;
  hint: CustomEvent<HintDetail>;
  learned: CustomEvent<LearnedDetail>;
  'game-over': CustomEvent<GameOverDetail>;
  'game-error': CustomEvent<GameErrorDetail>;
  'puzzle-solved': CustomEvent<PuzzleSolvedDetail>;
  'warm-up-over': CustomEvent<WarmUpOverDetail>;
  'warm-up-wanted': CustomEvent<WarmUpWantedDetail>;
}

/** Fires a bubbling, composed event; returns false if it was cancelled. */
export function fire<K extends keyof GameElementEvents>(
  from: EventTarget,
  type: K,
  detail: GameElementEvents[K]['detail'],
  cancelable = false,
): boolean {
  return from.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
}
