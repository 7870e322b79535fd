/** What a teacher does in a lesson, and what a teacher or a projector is told of it. */
import type { Seat } from '../rules/game.js';
import type { Outcome } from './standings.js';

/** What a lesson is, from its beginning on. */
export interface Lesson {
  readonly game: string;
  readonly options: object;
  /** `pairs`: boards once; `tournament`: several rounds; `computer`: each pupil against a computer player. */
  readonly how: 'pairs' | 'tournament' | 'computer';
  /** Pupils a board, 1 (against the computer) to 6. */
  readonly size: number;
  readonly undo: 'off' | 'own';
  /** Whether the teacher lets in each pupil. */
  readonly admit: boolean;
  /** Whether pupils practise alone until the first round. */
  readonly warmUp: boolean;
}

/** How pupils come together: by what was played, everyone with everyone, or in groups. */
export type Pairing = 'swiss' | 'round-robin' | 'groups';

/** What a teacher does. Pupils are known by the numbers of their nicknames. */
export type ClassDoes =
  /** Lets pupils in, to a game with these options. */
  | ({ readonly do: 'open' } & Lesson)
  /** Lets nobody in any more. */
  | { readonly do: 'lock' }
  /** A pupil who waits at the door comes in. */
  | { readonly do: 'admit'; readonly pupil: number }
  /** Pairs everyone who is free for the next round. */
  | { readonly do: 'pair'; readonly how: Pairing }
  /** Begins the round that was paired, or ends the one that is played. `minutes`: it ends by itself. */
  | { readonly do: 'round'; readonly on: boolean; readonly minutes?: number }
  | { readonly do: 'pause' }
  | { readonly do: 'resume' }
  /** Shows a message of the list; without `pupil` to all. */
  | { readonly do: 'message'; readonly message: number; readonly pupil?: number }
  /** Gives a seat of a board to a pupil, or to a computer player. */
  | { readonly do: 'seat'; readonly board: string; readonly seat: Seat; readonly to: number | 'bot' }
  /** Begins a board's match again. */
  | { readonly do: 'restart'; readonly board: string }
  /** Gives a pupil more time: as the rules say, ten times as much, or no limit. Others do not see it. */
  | { readonly do: 'time'; readonly pupil: number; readonly allowance: 1 | 10 | 'none' }
  | { readonly do: 'remove'; readonly pupil: number }
  /** How many right answers the class's mountain is high. */
  | { readonly do: 'summit'; readonly right: number }
  /** What the projector shows. `names`: whether the first three are named. */
  | {
      readonly do: 'project';
      readonly show: 'wall' | 'board' | 'round' | 'honour';
      readonly board?: string;
      readonly names?: boolean;
    }
  /** Ends the class: what is kept is erased at once, or after 24 hours if it goes on next time. */
  | { readonly do: 'close'; readonly keep: 'nothing' | 'next-time' };

export type ClassMessage = { readonly t: 'class'; readonly id: string; readonly seq: number } & ClassDoes;

/** A pupil as the teacher sees one. A projector is told neither `hand`, `allowance`, `outcomes` nor `right`. */
export interface PupilMessage {
  readonly pupil: number;
  readonly is: 'here' | 'away';
  /** `door`: waits to be let in; `free`: may be paired; `board`: plays; `back`: looks back at the game. */
  readonly place: 'door' | 'free' | 'board' | 'back';
  readonly hand?: boolean;
  readonly allowance?: 1 | 10 | 'none';
  /** By round; null where the pupil was not there. */
  readonly outcomes?: readonly (Outcome | null)[];
  readonly right?: readonly (number | null)[];
}

/** A board of this round. */
export interface BoardMessage {
  readonly board: string;
  /** From 1, by lot: it tells nothing of how well anybody plays. */
  readonly number: number;
  /** By seat: a pupil's nickname, or a computer player. */
  readonly seats: readonly (number | 'bot')[];
  /** The seat to act; missing if the match is over or has not begun. */
  readonly turn?: Seat;
  /** Milliseconds since the turn began, without pauses. */
  readonly waits: number;
  readonly scores: readonly number[];
  /** The seats that won, once the match is over. */
  readonly winners?: readonly Seat[];
}

/** What the projector shows. */
export interface Shown {
  readonly show: 'wall' | 'board' | 'round' | 'honour';
  readonly board?: string;
  /** The first three, if the teacher has them named: in the order of their numbers. */
  readonly first?: readonly number[];
}

/** The class as a teacher or a projector sees it, whole, whenever it has changed. */
export interface ClassView {
  readonly t: 'class';
  /** The last entry of the session; what a teacher does next names it. */
  readonly seq: number;
  readonly code: string;
  readonly phase: 'open' | 'locked' | 'paired' | 'round' | 'between' | 'closed';
  readonly paused: boolean;
  readonly lesson: Lesson;
  /** The number of the round that is paired, played or has ended; 0 before the first. */
  readonly round: number;
  /** How many rounds are planned. */
  readonly rounds: number;
  /** Milliseconds until the round ends by itself; missing if it does not. */
  readonly left?: number;
  readonly pupils: readonly PupilMessage[];
  readonly boards: readonly BoardMessage[];
  /** Right answers of the whole class, by round. */
  readonly right: readonly number[];
  readonly summit: number;
  /** How many pupils had more right answers in the last round than in any before. */
  readonly bests: number;
  readonly shown: Shown;
}
