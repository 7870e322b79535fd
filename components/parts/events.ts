import type { MatchRecord } from '../../src/match/record.js';
import type { AnsweredEvent, GameEvent, Seat } from '../../src/rules/game.js';
import type { Player } from '../../src/match/players.js';

/** The types of a game that its events carry. */
export interface EventTypes {
  readonly options: unknown;
  readonly state: unknown;
  readonly move: unknown;
  readonly event: GameEvent;
}

/** The part of a detail that names the game: `multiplay`, `sequence`, `plyt`, `pytagora` or another of its names. */
export interface OfGame {
  readonly game: string;
}

/** `game-start`: a game has begun or, even if it is over, has been resumed from where it was kept. */
export interface GameStartDetail<O = unknown> extends OfGame {
  readonly players: readonly Player[];
  readonly options: O;
  readonly resumed: boolean;
}

/** `move`, before it is made; cancel the event to forbid it. */
export interface MoveDetail<M = unknown> extends OfGame {
  /** The move without hidden information: pieces that are drawn are hidden. */
  readonly move: M;
  readonly ply: number;
}

/** `moved`: a move was made. */
export interface MovedDetail<M = unknown, S = unknown, E = GameEvent> extends MoveDetail<M> {
  readonly events: readonly E[];
  /** The public state: `view(state, 'public')`. */
  readonly state: S;
}

/** `undone` and `redone`: moves were taken back, or made again. */
export interface TravelDetail<S = unknown> extends OfGame {
  /** The number of moves now in the game. */
  readonly ply: number;
  /** The public state: `view(state, 'public')`. */
  readonly state: S;
}

/** `answer`: a sum was answered; in a warm-up, of no game. */
export interface AnswerDetail extends AnsweredEvent, Partial<OfGame> {}

/** `hint`: a person was given a hint. */
export interface HintDetail extends OfGame {
  readonly seat: Seat;
  /** The move that the hint is for, counted from 0. */
  readonly ply: number;
  /** 1: a first clue, 2: a narrower one, 3: the move itself. */
  readonly rung: 1 | 2 | 3;
}

/** `game-over`: a move has ended the game; again, if the end was undone and is reached once more. */
export interface GameOverDetail<M = unknown> extends OfGame {
  readonly winners: readonly Seat[];
  /** The score of each seat: points, squares of the trail, or pieces left, where the fewest win. */
  readonly scores: readonly number[];
  readonly players: readonly Player[];
  /**
   * The whole game, as returned by `record()`, including all that was hidden during play; undefined in a game across devices
   * whose record is not known.
   */
  readonly record: MatchRecord<M> | undefined;
}

/** `game-error`: a request or value was invalid; the game is unchanged. */
export interface GameErrorDetail {
  /** The attribute or field, the rule's id, or `storage`, `core`. */
  readonly code: string;
  readonly message: string;
}

/** `puzzle-solved`: the right answer was given. */
export interface PuzzleSolvedDetail extends OfGame {
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

/** `board-over`: a match of the lesson has ended, by its rules or with its round. */
export interface BoardOverDetail extends OfGame {
  /** The round, from 1. */
  readonly round: number;
  /** The number of the board, from 1. */
  readonly board: number;
  /** The nicknames by seat, in the language of the teacher; undefined for a computer player. */
  readonly names: readonly (string | undefined)[];
  readonly winners: readonly Seat[];
  /** The score of each seat: points, squares of the trail, or pieces left, where the fewest win. */
  readonly scores: readonly number[];
}

/** `lesson-saved`: the teacher saves the file of a lesson. */
export interface LessonSavedDetail extends OfGame {
  /** The file, as the report reads it: matches with their records, and pupils with their answers. */
  readonly file: object;
}

/** The events of the elements, with the types of a game. */
export interface GameElementEvents<T extends EventTypes = EventTypes> {
  'game-start': CustomEvent<GameStartDetail<T['options']>>;
  move: CustomEvent<MoveDetail<T['move']>>;
  moved: CustomEvent<MovedDetail<T['move'], T['state'], T['event']>>;
  undone: CustomEvent<TravelDetail<T['state']>>;
  redone: CustomEvent<TravelDetail<T['state']>>;
  answer: CustomEvent<AnswerDetail>;
  hint: CustomEvent<HintDetail>;
  learned: CustomEvent<LearnedDetail>;
  'game-over': CustomEvent<GameOverDetail<T['move']>>;
  'game-error': CustomEvent<GameErrorDetail>;
  'puzzle-solved': CustomEvent<PuzzleSolvedDetail>;
  'warm-up-over': CustomEvent<WarmUpOverDetail>;
  'warm-up-wanted': CustomEvent<WarmUpWantedDetail>;
  'board-over': CustomEvent<BoardOverDetail>;
  'lesson-saved': CustomEvent<LessonSavedDetail>;
  'another-lesson': CustomEvent<null>;
}

/** Adds a listener; those of the events of an element know what the events carry. */
export interface AddListener<Events> {
  <K extends keyof Events>(
    type: K,
    listener: (event: Events[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** The events of an element by name, of its class: `EventsOf<MultiplayGrid>['moved']`. */
export type EventsOf<Element> = Element extends { addEventListener: AddListener<infer Events> } ? Events : never;

/** Fires a bubbling, composed event; returns false if it was cancelled. */
export function fire<K extends keyof GameElementEvents>(
  from: EventTarget,
  type: K,
  detail: GameElementEvents[K]['detail'],
  cancelable = false,
): boolean {
  return from.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
}
