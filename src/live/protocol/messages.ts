/**
 * The messages between devices and the server, version `abacade.1`: JSON, one message per text. `to-server.ts` and `to-client.ts` read
 * them.
 */
import type { Counted } from '../../match/measures.js';
import type { RuleId, Seat } from '../../rules/game.js';
import type { KeptLesson, TeacherMessage, LessonView } from './lesson-messages.js';
import type { By } from './entry.js';

/** The protocol and its version, as a WebSocket's subprotocol. */
export const protocol = 'abacade.1';

/** Maximum number of bytes of a message to the server, and of characters of a move in it. */
export const mostBytes = 8192;
export const mostMove = 512;

/** Maximum number of pupils in a lesson, of boards in a round, and of seats at a board. */
export const mostPupils = 64;
export const mostBoards = 128;
export const mostSeats = 6;

/** Number of nicknames: they are numbered from 0. The names themselves are in `nicknames.ts`. */
export const nicknames = 96 * 8;

/** Maximum time in milliseconds that the server holds an HTTP request for which it has no answer yet. */
export const mostWait = 25_000;

/** Maximum number of rounds in a lesson; everyone with everyone needs the most. */
export const mostRounds = 64;

/** Maximum number of lessons in the list of those that a teacher can go on with. */
export const mostKept = 40;

/** Number of messages in the teacher's list, numbered from 0 to 31; nobody types a message. */
export const mostMessages = 32;

/** The last step at the turning point of a board: before it, after it, and after the next move. */
export const lastStep = 2;

/** The first message of a device on a socket, and the message of each HTTP request. */
export interface Hello {
  readonly t: 'hello';
  /** The token that the server gave to this seat, teacher or projector; or the key with which a teacher opens a lesson. */
  readonly token?: string;
  /** The code of the lesson, see `codes.ts`, if there is no token yet. */
  readonly code?: string;
  /** The number of the last step that the device has seen; 0 for none. */
  readonly seq: number;
  /** The messages that have not been acknowledged, or that are sent over HTTP. */
  readonly say?: readonly ClientMessage[];
  /**
   * Over HTTP, the time in milliseconds for which the server may hold the answer. With it, the answer contains only new messages. Without
   * it, or with 0, it also contains the current state, unless the device sends messages and `seq` is the last step that the server sent to it.
   */
  readonly wait?: number;
  /**
   * Set once if the pupil wants to go on with this device, after another one has taken the seat. With a token that the teacher has not
   * replaced by hand, the seat comes back; otherwise the teacher is asked.
   */
  readonly here?: true;
  /**
   * A random id of this window, sent with a code. The server keeps it in memory only, so that a device that types wrong codes or takes many
   * names waits, and not its whole school.
   */
  readonly device?: string;
}

/** A pupil joins. `again` is set if the pupil was here before, with another device; then the teacher has to agree to give it the seat. */
export interface Join {
  readonly t: 'join';
  readonly id: string;
  /** The number of the nickname, see `nicknameOf`. */
  readonly nickname: number;
  readonly again?: true;
}

/** A move. `id` consists of 96 random bits, which stay the same when the move is sent again. */
export interface MoveMessage {
  readonly t: 'move';
  readonly id: string;
  readonly ply: number;
  readonly seq: number;
  /** Any JSON; the referee judges it. */
  readonly move: NonNullable<unknown> | null;
}

export interface UndoMessage {
  readonly t: 'undo';
  readonly id: string;
  readonly seq: number;
}

/** A pupil asks for help, or no longer does. */
export interface Help {
  readonly t: 'help';
  readonly id: string;
  readonly on: boolean;
}

/** A pupil has finished reviewing the game, and can be paired. */
export interface Ready {
  readonly t: 'ready';
  readonly id: string;
}

/** A pupil who has no board in this round wants to play on: against the computer, or with others who want to. */
export interface Play {
  readonly t: 'play';
  readonly id: string;
  readonly with: 'computer' | 'others';
}

/** A teacher or projector subscribes to these boards, and to no others. */
export interface Watch {
  readonly t: 'watch';
  readonly boards: readonly string[];
}

/** A teacher requests the file of the lesson. */
export interface Save {
  readonly t: 'save';
  readonly id: string;
}

/** The messages that may also be part of a hello. */
export type ClientMessage = Join | MoveMessage | UndoMessage | Help | Ready | Play | Watch | Save | TeacherMessage;
export type ToServer = Hello | ClientMessage;

/** The clock of the receiving seat: elapsed milliseconds of its turn, and its limit in real time. */
export interface ClockMessage {
  readonly gone: number;
  readonly limit: number;
}

export interface PlayerMessage {
  /** `bot`: a computer player in a seat of its own. One that replaces a pupil keeps the pupil's nickname, see `here`. */
  readonly nickname: number | 'bot';
  /** The colour and shape of the seat, 0 to 5. */
  readonly colour: number;
}

export type Presence = 'here' | 'away' | 'bot';

export type ToClient =
  /** The pupil has joined the lesson. */
  | { readonly t: 'seat'; readonly token: string; readonly nickname: number; readonly colour: number }
  /** The state of the lesson for a pupil who is not at a board. `others` is the number of other pupils who are present. */
  | {
      readonly t: 'lobby';
      /** `door`: the pupil waits until the teacher admits them. */
      readonly phase: 'open' | 'door' | 'locked' | 'round' | 'between';
      readonly game: string;
      readonly you?: number;
      readonly others: number;
      readonly paused: boolean;
      /** The nicknames in use, for a pupil who is choosing one. */
      readonly taken?: readonly number[];
      /** The pupil's own right answers by round, which nobody else sees. */
      readonly right?: readonly number[];
      readonly counts?: Counted;
      /** True if each pupil practises alone until the first round. */
      readonly warmUp?: true;
      /** True if the pupil waits for others to play with. */
      readonly waits?: true;
      /** The number of other pupils who wait for somebody to play with. */
      readonly waiting?: number;
    }
  /** The whole board, as far as the seat may see it. */
  | {
      readonly t: 'view';
      readonly match: string;
      readonly game: string;
      readonly options: object;
      readonly players: readonly PlayerMessage[];
      readonly seat: Seat | 'public';
      readonly seq: number;
      readonly ply: number;
      readonly view: object;
      /** Missing if it is another seat's turn or there is no limit: nobody sees how much time others have. */
      readonly clock?: ClockMessage;
      /** True if the seat can undo its last move. */
      readonly undo: boolean;
      readonly paused: boolean;
    }
  /** The moves of a step, see `visiblePlies`. */
  | {
      readonly t: 'plies';
      readonly match: string;
      readonly seq: number;
      readonly plies: readonly { readonly by: By; readonly events: readonly object[]; readonly view: object }[];
      readonly clock?: ClockMessage;
      /** Set if the seat can undo its move now. */
      readonly undo?: true;
    }
  /** The step is in the log. This message comes before the effects of the step. */
  | { readonly t: 'ok'; readonly id: string; readonly seq: number }
  /** The step is refused: by a rule of the game, by the match, or by a rule of the lesson. */
  | {
      readonly t: 'no';
      readonly id: string;
      readonly rule: RuleId | 'match' | 'live';
      readonly reason: string;
      readonly details?: Readonly<Record<string, number | string>>;
      readonly message: string;
    }
  /** The board was reset to an earlier position: a view follows. */
  | { readonly t: 'back'; readonly match: string; readonly seq: number; readonly why: 'undo' | 'restored' }
  /** The presence of the players, by seat. */
  | { readonly t: 'here'; readonly match: string; readonly seats: readonly Presence[] }
  /** The lesson is paused, or continues. */
  | { readonly t: 'pause'; readonly on: boolean }
  /** The match has ended, by its rules or because the round has ended: nothing is hidden any more. */
  | {
      readonly t: 'over';
      readonly match: string;
      readonly record: object;
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    }
  /** A message from the teacher's list. */
  | { readonly t: 'message'; readonly message: number }
  /**
   * To a teacher: the token that opens this lesson again, and that of a projector's window. If they are missing, this device is in no lesson
   * yet; then `lessons` are those that it can go on with, the newest first. `waits`: the milliseconds for which the server keeps a lesson that
   * is continued next time; 14 days if it is missing.
   */
  | {
      readonly t: 'teacher';
      readonly token?: string;
      readonly projector?: string;
      readonly code?: string;
      readonly lessons?: readonly KeptLesson[];
      readonly waits?: number;
    }
  | LessonView
  /** The file of the lesson, see `Save`. */
  | { readonly t: 'lesson'; readonly id: string; readonly file: object }
  /** The server is busy: the device should try again after `ms` milliseconds. */
  | { readonly t: 'later'; readonly ms: number }
  | { readonly t: 'bye'; readonly why: 'closed' | 'removed' | 'refused' | 'elsewhere' | 'too-fast' | 'unknown' };

/** Writes a message. Fields that are undefined are omitted. */
export const write = (message: ToServer | ToClient): string => JSON.stringify(message);
