/** The messages of a lesson: the teacher's commands, and the view of the lesson for a teacher or a projector. */
import type { Counted } from '../../match/measures.js';
import type { Seat } from '../../rules/game.js';

/** The outcome of a round for a pupil. `bye`: a game against the computer, whose result does not matter. */
export type Outcome = 'won' | 'shared' | 'played' | 'bye';

/** The settings of a lesson, fixed from its start. */
export interface LessonSettings {
  readonly game: string;
  readonly options: object;
  /**
   * The form of play. `pairs`: each board is played once; `tournament`: several rounds; `computer`: each pupil plays against a computer
   * player.
   */
  readonly how: 'pairs' | 'tournament' | 'computer';
  /** Number of pupils at a board, 1 (against the computer) to 6. */
  readonly size: number;
  readonly undo: 'off' | 'own';
  /** True if the teacher admits each pupil individually. */
  readonly admit: boolean;
  /** True if pupils practise alone until the first round. */
  readonly warmUp: boolean;
}

/** A lesson that a holder of the teachers' key can go on with: it is running, or it waits for next time. */
export interface KeptLesson {
  /** The teacher's token of the lesson. */
  readonly token: string;
  readonly code: string;
  readonly game: string;
  /** Number of pupils. */
  readonly pupils: number;
  /** The number of the current round; 0 before the first. */
  readonly round: number;
  /** True if the lesson waits for next time. */
  readonly isWaiting: boolean;
}

/** The method of pairing: by the results so far, everyone with everyone, or in groups. */
export type Pairing = 'swiss' | 'round-robin' | 'groups';

/** A teacher's command. Pupils are identified by the numbers of their nicknames. */
export type TeacherCommand =
  /** Opens the lesson to pupils, for a game with these options. */
  | ({ readonly do: 'open' } & LessonSettings)
  /** Closes the lesson to new pupils. */
  | { readonly do: 'lock' }
  /** Opens it to new pupils again. */
  | { readonly do: 'unlock' }
  /** Admits a pupil who is waiting, or gives the seat of a pupil to the other device that asks for it. */
  | { readonly do: 'admit'; readonly pupil: number }
  /** Refuses the device that asks to be admitted; a pupil who has the seat keeps it. */
  | { readonly do: 'refuse'; readonly pupil: number }
  /** Pairs all pupils without a board for the next round; while a round is played, for further boards of that round. */
  | { readonly do: 'pair'; readonly how: Pairing }
  /** Starts the round that was paired, or ends the current one. With `minutes`, the round ends by itself after that time. */
  | { readonly do: 'round'; readonly on: boolean; readonly minutes?: number }
  | { readonly do: 'pause' }
  | { readonly do: 'resume' }
  /** Shows a message from the list to a pupil, or to all if `pupil` is missing. */
  | { readonly do: 'message'; readonly message: number; readonly pupil?: number }
  /** Gives a seat of a board to a pupil, or to a computer player. */
  | { readonly do: 'seat'; readonly board: string; readonly seat: Seat; readonly to: number | 'bot' }
  /** Restarts a board's match. */
  | { readonly do: 'restart'; readonly board: string }
  /** Gives a pupil more time: the time set by the rules, ten times as much, or no limit. Other pupils do not see it. */
  | { readonly do: 'time'; readonly pupil: number; readonly allowance: 1 | 10 | 'none' }
  | { readonly do: 'remove'; readonly pupil: number }
  /** Removes several pupils at once. */
  | { readonly do: 'clear'; readonly pupils: readonly number[] }
  /** Sets the height of the class's mountain, as a number of right answers. */
  | { readonly do: 'summit'; readonly right: number }
  /**
   * Selects the screen of the projector. `names` is true if the first three pupils are named; `step` is the step at the turning point
   * of a board, after a round.
   */
  | {
      readonly do: 'project';
      readonly show: 'wall' | 'board' | 'round' | 'honour';
      readonly board?: string;
      readonly names?: boolean;
      readonly step?: number;
    }
  /** Ends the lesson. Stored data is erased immediately, or after 24 hours if the lesson continues next time. */
  | { readonly do: 'close'; readonly keep: 'nothing' | 'next-time' };

export type TeacherMessage = { readonly t: 'class'; readonly id: string; readonly seq: number } & TeacherCommand;

/** A pupil in the teacher's view. A projector gets neither `asks`, `hand`, `allowance`, `outcomes` nor `right`. */
export interface PupilMessage {
  readonly pupil: number;
  readonly is: 'here' | 'away';
  /** `door`: waiting to be admitted; `free`: can be paired; `board`: playing; `back`: reviewing the game. */
  readonly place: 'door' | 'free' | 'board' | 'back';
  /** Set if another device asks for the seat of this pupil. */
  readonly asks?: true;
  readonly hand?: boolean;
  readonly allowance?: 1 | 10 | 'none';
  /** By round; null if the pupil was absent. */
  readonly outcomes?: readonly (Outcome | null)[];
  readonly right?: readonly (number | null)[];
}

/** A board of this round. */
export interface BoardMessage {
  readonly board: string;
  /** From 1, assigned at random, so that it does not show how well anybody plays. */
  readonly number: number;
  /** By seat: the number of a pupil's nickname, or a computer player. */
  readonly seats: readonly (number | 'bot')[];
  /** The seat to act; missing if the match is over or has not begun. */
  readonly turn?: Seat;
  /** Milliseconds since the turn began, without pauses. */
  readonly waits: number;
  readonly scores: readonly number[];
  /** The seats that won, once the match is over; none if the round has ended before anyone had a turn. */
  readonly winners?: readonly Seat[];
}

/** The screen of the projector. */
export interface ProjectorScreen {
  readonly show: 'wall' | 'board' | 'round' | 'honour';
  readonly board?: string;
  /** The numbers of the first three pupils, in ascending order; missing if the teacher does not have them named. */
  readonly first?: readonly number[];
  /** The step at the turning point, from 0, once the teacher has stepped there. */
  readonly step?: number;
}

/** The complete view of the lesson for a teacher or a projector, sent whenever it has changed. */
export interface LessonView {
  readonly t: 'class';
  /** The number of the last entry of the session; the teacher's next command refers to it. */
  readonly seq: number;
  readonly code: string;
  readonly phase: 'open' | 'locked' | 'paired' | 'round' | 'between' | 'closed';
  readonly paused: boolean;
  /** Set while no more pupils are admitted. */
  readonly locked?: true;
  readonly lesson: LessonSettings;
  /** The number of the round that is paired, being played or finished; 0 before the first. */
  readonly round: number;
  /** Number of planned rounds. */
  readonly rounds: number;
  /** Milliseconds until the round ends by itself; missing if it has no time limit. */
  readonly left?: number;
  readonly pupils: readonly PupilMessage[];
  readonly boards: readonly BoardMessage[];
  /** Right answers of the whole class, by round, or what `counts` names. */
  readonly right: readonly number[];
  readonly summit: number;
  /** The achievements that `right` counts; right answers if it is missing. */
  readonly counts?: Counted;
  /** Number of pupils who had more right answers in the last round than in any before. */
  readonly bests: number;
  readonly shown: ProjectorScreen;
}
