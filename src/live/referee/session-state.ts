/**
 * The state of a lesson: its pupils, the seating of its boards, the teacher's settings, and what is read from them. The state is plain
 * JSON, and is the snapshot that the log stores; `session.ts` computes it. Requests for help and presence are not part of it, because they
 * end with the connection.
 */
import type { LessonSettings, PupilMessage, ProjectorScreen } from '../protocol/lesson-messages.js';
import type { Allowance, Pause } from './clock.js';
import type { Round } from './pairing.js';
import { boardWith, type SessionBoard } from './session-boards.js';
import type { Played, PlayedRound } from './standings.js';

/** A pupil of the class. */
export interface SessionPupil {
  readonly pupil: number;
  /** The epoch of the valid token. */
  readonly epoch: number;
  /** The epoch of another device, which says that it is this pupil and waits for the teacher's answer. */
  readonly asks?: number;
  /** The last epoch that was given to another device and has no seat any more. No epoch is given twice. */
  readonly spent?: number;
  /** The epochs of earlier devices of this pupil. One that has its token may take the seat back. */
  readonly earlier?: readonly number[];
  /** True if the pupil was admitted. */
  readonly isIn: boolean;
  /** True if the pupil has finished reviewing a board, and can be paired. */
  readonly isReady: boolean;
  readonly allowance: 1 | 10 | 'none';
  /** True if the pupil waits for others to play with, while a round is played. */
  readonly waits?: true;
}

/** The stage of the current round. `ending`: no board accepts moves any more, and the results are being counted. */
export type Stage = 'open' | 'paired' | 'round' | 'ending' | 'between';

/** The state of a lesson. Declared as a type, for logs that accept any fields. */
export type SessionState = {
  readonly seq: number;
  /** For the log: `paused` whenever no board may accept a move. */
  readonly phase: 'open' | 'paused' | 'closed';
  /** The last id of each author. */
  readonly ids: Readonly<Record<string, string>>;
  /**
   * The number of the last entry by teacher or server that changed the seating: if two change it without knowing of each other, one is
   * late.
   */
  readonly since: number;
  readonly code: string;
  readonly lesson: LessonSettings;
  /** Maximum number of players at a board of the game. */
  readonly most: number;
  readonly openedAt: number;
  readonly isLocked: boolean;
  /** True while the lesson is closed until next time; it is paused then, too. */
  readonly isResting: boolean;
  readonly stage: Stage;
  readonly round: number;
  readonly rounds: number;
  /** The time at which the round began, and its length. */
  readonly began?: { readonly at: number; readonly minutes?: number };
  readonly pauses: readonly Pause[];
  readonly pupils: readonly SessionPupil[];
  /** The last epochs of pupils who have been removed. */
  readonly epochs: Readonly<Record<string, number>>;
  /** The boards of the newest round. */
  readonly boards: readonly SessionBoard[];
  /** The boards of all rounds that have ended. */
  readonly past: readonly (readonly SessionBoard[])[];
  /** The plan of everyone with everyone: the rounds, how many of them were used, and the round of the lesson that used the last one. */
  readonly plan?: { readonly rounds: readonly Round[]; readonly taken: number; readonly round: number };
  readonly summit: number;
  readonly shown: {
    readonly show: ProjectorScreen['show'];
    readonly board?: string;
    readonly names: boolean;
    readonly step?: number;
  };
};

/** Returns the time allowance of a pupil for the clock; the normal one if nobody has the number. */
export function allowanceOf({ pupils }: Pick<SessionState, 'pupils'>, pupil: number | 'bot'): Allowance {
  const allowance = pupils.find((one) => one.pupil === pupil)?.allowance ?? 1;
  return allowance === 'none' ? Infinity : allowance;
}

type PupilStatus = PupilMessage['place'];

/** Returns the place of a pupil, see `PupilMessage.place`. */
export function pupilStatus({ boards, stage }: Pick<SessionState, 'boards' | 'stage'>, one: SessionPupil): PupilStatus {
  if (!one.isIn) return 'door';
  const board = boardWith(boards, one.pupil);
  if (stage === 'paired') return one.isReady ? 'free' : 'back';
  if (!board) return 'free';
  if (!board.result) return 'board';
  return one.isReady ? 'free' : 'back';
}

/** Returns the rounds for `standings`: a pupil alone at a board has played against the computer. */
export function playedRounds({ past }: Pick<SessionState, 'past'>): PlayedRound[] {
  return past.map((all) => {
    const [extra, boards] = [true, false].map((isExtra) => all.filter((one) => (one.isExtra ?? false) === isExtra));
    const played = boards.map(playedAt).filter(({ pupils }) => pupils.length > 0);
    const byes = played.filter(({ pupils }) => pupils.length === 1);
    return {
      boards: played.filter(({ pupils }) => pupils.length > 1),
      byes: byes.map(({ pupils: [pupil], right: [right] }) => ({ pupil, right })),
      extra: extra.map(playedAt).filter(({ pupils }) => pupils.length > 0),
    };
  });
}

/** Returns a board that is over, reduced to the seats that belong to a pupil. */
function playedAt({ pupils, result }: SessionBoard): Played {
  const seats = pupils.flatMap((pupil, seat) => (pupil === null || !result ? [] : [{ pupil, seat }]));
  return {
    pupils: seats.map(({ pupil }) => pupil),
    winners: seats.flatMap(({ seat }, i) => (result?.winners.includes(seat) ? [i] : [])),
    right: seats.map(({ seat }) => result?.right[seat] ?? 0),
  };
}
