/**
 * The messages between devices and the server, version `abacade.1`: JSON, a message a text. `to-server.ts` and
 * `to-client.ts` read them.
 */
import type { RuleId, Seat } from '../rules/game.js';
import type { ClassMessage, ClassView } from './class-messages.js';
import type { By } from './entry.js';

/** The protocol and its version, as a WebSocket's subprotocol. */
export const protocol = 'abacade.1';

/** The most bytes that a message to the server has, and the most characters of a move in it. */
export const mostBytes = 8192;
export const mostMove = 512;

/** Pupils in a class, boards in a class, seats on a board. */
export const mostPupils = 64;
export const mostSeats = 6;

/** How many nicknames there are: numbers are 0 to one less. The names themselves are in `nicknames.ts`. */
export const nicknames = 96 * 8;

/** How long the server holds a question over HTTP that has no answer yet, in milliseconds. */
export const mostWait = 25_000;

/** The rounds of a lesson: everyone with everyone has most. */
export const mostRounds = 64;

/** A number of a message in the teacher's list, 0 to 31: nobody types one. */
export const mostMessages = 32;

/** The first message of a device, and every one of its questions over HTTP. */
export interface Hello {
  readonly t: 'hello';
  /** What the server gave to this seat, teacher or projector; or the key with which a teacher opens a class. */
  readonly token?: string;
  /** The code of the class, see `codes.ts`, where there is no token yet. */
  readonly code?: string;
  /** The last step that the device has seen; 0 for none. */
  readonly seq: number;
  /** What was not acknowledged, or is asked over HTTP. */
  readonly say?: readonly Said[];
  /**
   * Over HTTP, how long the answer may be held, in milliseconds. With it only what is new is told; without it, or with 0,
   * where the device is, unless it says something and `seq` is what it was told last.
   */
  readonly wait?: number;
}

/** A pupil comes in. `again`: one who was here before, with another device; the teacher has to say yes. */
export interface Join {
  readonly t: 'join';
  readonly id: string;
  /** See `nicknameOf`. */
  readonly nickname: number;
  readonly again?: true;
}

/** A move. `id`: 96 random bits, which stay the same when it is sent again. */
export interface MoveMessage {
  readonly t: 'move';
  readonly id: string;
  readonly ply: number;
  readonly seq: number;
  /** Any JSON: the referee judges it. */
  readonly move: NonNullable<unknown> | null;
}

export interface UndoMessage {
  readonly t: 'undo';
  readonly id: string;
  readonly seq: number;
}

/** A pupil's hand goes up or down. */
export interface Help {
  readonly t: 'help';
  readonly id: string;
  readonly on: boolean;
}

/** A pupil has finished looking back, and may be paired. */
export interface Ready {
  readonly t: 'ready';
  readonly id: string;
}

/** A teacher or projector wants to see these boards, and no others. */
export interface Watch {
  readonly t: 'watch';
  readonly boards: readonly string[];
}

/** A teacher asks for the file of the lesson. */
export interface Save {
  readonly t: 'save';
  readonly id: string;
}

/** What may also be said within a hello. */
export type Said = Join | MoveMessage | UndoMessage | Help | Ready | Watch | Save | ClassMessage;
export type ToServer = Hello | Said;

/** The clock of the seat that is told: milliseconds gone in its turn, and its limit in real time. */
export interface ClockMessage {
  readonly gone: number;
  readonly limit: number;
}

export interface PlayerMessage {
  /** `bot`: a computer player that plays for nobody. One that plays for a pupil keeps the nickname, see `here`. */
  readonly nickname: number | 'bot';
  /** The colour and shape of the seat, 0 to 5. */
  readonly colour: number;
}

export type Presence = 'here' | 'away' | 'bot';

export type ToClient =
  /** The pupil has a place in the class. */
  | { readonly t: 'seat'; readonly token: string; readonly nickname: number; readonly colour: number }
  /** `others`: how many are here besides. */
  | {
      readonly t: 'lobby';
      /** `door`: the pupil waits until the teacher lets in. */
      readonly phase: 'open' | 'door' | 'locked' | 'round' | 'between';
      readonly game: string;
      readonly you?: number;
      readonly others: number;
      readonly paused: boolean;
      /** The nicknames that others have, for a pupil who chooses one. */
      readonly taken?: readonly number[];
      /** The pupil's own right answers by round: nobody else is shown them. */
      readonly right?: readonly number[];
      /** Each pupil practises alone until the first round. */
      readonly warmUp?: true;
    }
  /** The whole board as the seat may see it. */
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
      /** Missing where it is another's turn or there is no limit: nobody sees how much time others have. */
      readonly clock?: ClockMessage;
      /** Whether the seat can take back its last move. */
      readonly undo: boolean;
      readonly paused: boolean;
    }
  /** What happened in a step, see `heard`. */
  | {
      readonly t: 'plies';
      readonly match: string;
      readonly seq: number;
      readonly plies: readonly { readonly by: By; readonly events: readonly object[]; readonly view: object }[];
      readonly clock?: ClockMessage;
      /** The seat can take back its move now. */
      readonly undo?: true;
    }
  /** The step is in the log. It comes before what the step did. */
  | { readonly t: 'ok'; readonly id: string; readonly seq: number }
  /** The step is refused: by a rule of the game, by the match, or by what holds in a lesson. */
  | {
      readonly t: 'no';
      readonly id: string;
      readonly rule: RuleId | 'match' | 'live';
      readonly reason: string;
      readonly details?: Readonly<Record<string, number | string>>;
      readonly message: string;
    }
  /** The board is an earlier one again: a view follows. */
  | { readonly t: 'back'; readonly match: string; readonly seq: number; readonly why: 'undo' | 'restored' }
  /** Who is there, by seat. */
  | { readonly t: 'here'; readonly match: string; readonly seats: readonly Presence[] }
  /** The class is paused, or goes on. */
  | { readonly t: 'pause'; readonly on: boolean }
  /** The match has ended, by its rules or because the round has: nothing is hidden any more. */
  | {
      readonly t: 'over';
      readonly match: string;
      readonly record: object;
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    }
  /** A message of the teacher's list. */
  | { readonly t: 'message'; readonly message: number }
  /** To a teacher: what opens this class again, and a projector's window. Without them no class is open yet. */
  | { readonly t: 'teacher'; readonly token?: string; readonly projector?: string; readonly code?: string }
  | ClassView
  /** The file of the lesson, see `Save`. */
  | { readonly t: 'lesson'; readonly id: string; readonly file: object }
  /** The server is busy: ask again after so many milliseconds. */
  | { readonly t: 'later'; readonly ms: number }
  | { readonly t: 'bye'; readonly why: 'closed' | 'removed' | 'elsewhere' | 'too-fast' | 'unknown' };

/** Writes a message. Fields that are undefined are left out. */
export const write = (message: ToServer | ToClient): string => JSON.stringify(message);
