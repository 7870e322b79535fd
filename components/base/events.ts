import type { AnsweredEvent, GameEvent, Seat } from '../../src/rules/game.js';
import type { Player } from '../../src/match/players.js';

/** `game-start`: a game has begun or was taken up again. */
export interface GameStartDetail {
  readonly players: readonly Player[];
  readonly options: unknown;
  readonly resumed: boolean;
}

/** `move`, before it is made; cancel the event to forbid it. */
export interface MoveDetail {
  /** Without what not everyone may know: pieces that are drawn are hidden. */
  readonly move: unknown;
  readonly ply: number;
}

/** `moved`: a move was made. */
export interface MovedDetail extends MoveDetail {
  readonly events: readonly GameEvent[];
  /** What everyone may know: `view(state, 'public')`. */
  readonly state: unknown;
}

/** `undone` and `redone`: moves were taken back, or made again. */
export interface TravelDetail {
  /** How many moves stand now. */
  readonly ply: number;
  /** What everyone may know: `view(state, 'public')`. */
  readonly state: unknown;
}

/** `hint`: a person was given one. */
export interface HintDetail {
  readonly seat: Seat;
  /** The move that it is for, counted from 0. */
  readonly ply: number;
  /** 1 a nudge, 2 a narrower one, 3 the move. */
  readonly rung: 1 | 2 | 3;
}

/** `game-over`. */
export interface GameOverDetail {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly players: readonly Player[];
  /** The whole game, as `record()` gives it, with all that was hidden while it was played. */
  readonly record: unknown;
}

/** `game-error`: something given to the element was not possible; the game stands as it did. */
export interface GameErrorDetail {
  /** The attribute or field, the rule's id, or `storage`, `core`. */
  readonly code: string;
  readonly message: string;
}

/** `puzzle-solved`: the right answer was given. */
export interface PuzzleSolvedDetail {
  /** `multiplay`, `sequence`, `plyt`, `pytagora` or `plus-and-minus`. */
  readonly game: string;
  /** Where the puzzle came from; empty for a position that the page gave. */
  readonly seed: string;
  /** What was asked, for example `multiplay-trap`. */
  readonly task: string;
  /** Answers given, the right one too. */
  readonly tries: number;
  /** Whether the answer had been shown before. */
  readonly shown: boolean;
  /** Hints taken, without the answer itself. */
  readonly hints: number;
  /** 1 to 3. */
  readonly stars: number;
}

/** `warm-up-over`: a warm-up has ended. Facts are items of `abacade/learning`, such as `P7.8`. */
export interface WarmUpOverDetail {
  readonly questions: number;
  /** What was answered wrong at first. */
  readonly missed: readonly string[];
  /** What is known now and was not before. */
  readonly nowKnown: readonly string[];
}

/** `warm-up-wanted`: a child has chosen to warm up. */
export interface WarmUpWantedDetail {
  /** What is to be asked first: `7*8`. */
  readonly fact?: string;
  readonly operation?: 'division';
}

/** `learned`: an answer has changed what the learner knows. */
export interface LearnedDetail {
  /** All that is known, as text that `read` of `abacade/learning` takes. */
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

/** Fires a bubbling, composed event; false when it was cancelled. */
export function fire<K extends keyof GameElementEvents>(
  from: EventTarget,
  type: K,
  detail: GameElementEvents[K]['detail'],
  cancelable = false,
): boolean {
  return from.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
}
