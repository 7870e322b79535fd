import type { ConnectionEvent } from '../../src/live/client/connection.js';
import type { ToClient } from '../../src/live/protocol/messages.js';
import type { LobbyWords } from '../../src/words/types.js';

type Of<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

/** The state of the lesson as known to a pupil's device. */
export interface LobbyState {
  /** Undefined until the first attempt to connect has succeeded or failed. */
  readonly isConnected: boolean | undefined;
  readonly lobby: Of<'lobby'> | undefined;
  /** The pupil's nickname, as soon as it is chosen. */
  readonly nickname: number | undefined;
  /** The match on this device, until the pupil has finished reviewing it. */
  readonly match: string | undefined;
  readonly isOver: boolean;
  readonly isPaused: boolean;
  /** A message from the teacher's list that has not been dismissed. */
  readonly message: number | undefined;
  /** The reason why the pupil was not let in: `taken` (another pupil has the name by now), `locked` or `full`. */
  readonly refused: string | undefined;
  readonly bye: Of<'bye'>['why'] | undefined;
  /** True if the server lets this device wait before its code is looked up, as after many wrong ones. */
  readonly isDelayed: boolean;
}

/** The data that the screens render. */
export interface LobbyView {
  readonly words: LobbyWords;
  readonly state: LobbyState;
  figure(value: number): string;
  /** Returns a nickname in words. */
  name(nickname: number): string;
}

export const initialState: LobbyState = {
  isConnected: undefined,
  lobby: undefined,
  nickname: undefined,
  match: undefined,
  isOver: false,
  isPaused: false,
  message: undefined,
  refused: undefined,
  bye: undefined,
  isDelayed: false,
};

/** Returns the state after a message from the server or a change of the connection. */
export function reduceLobby(state: LobbyState, event: ConnectionEvent): LobbyState {
  switch (event.t) {
    case 'connected':
      return { ...state, isConnected: true, isDelayed: false };
    case 'disconnected':
      return { ...state, isConnected: false };
    case 'seat':
      return { ...state, nickname: event.nickname, refused: undefined };
    case 'lobby':
      return {
        ...state,
        lobby: event,
        refused: event.you === undefined ? state.refused : undefined,
        // A pupil who receives the lobby no longer plays on a board, but may still be reviewing a finished game.
        match: state.isOver ? state.match : undefined,
        isPaused: event.paused,
        nickname: event.you ?? (event.phase === 'door' ? state.nickname : undefined),
      };
    case 'view': {
      if (event.seat === 'public') return state;
      const own = event.players[event.seat] as (typeof event.players)[number] | undefined;
      return {
        ...state,
        match: event.match,
        isOver: event.match === state.match && state.isOver,
        isPaused: event.paused,
        nickname: typeof own?.nickname === 'number' ? own.nickname : state.nickname,
      };
    }
    case 'over':
      return event.match === state.match ? { ...state, isOver: true } : state;
    case 'pause':
      return { ...state, isPaused: event.on };
    case 'message':
      return { ...state, message: event.message };
    case 'no':
      if (state.match !== undefined) return state;
      // Whoever is in the lesson stays there.
      return { ...state, refused: event.reason, ...(state.lobby?.you === undefined && { nickname: undefined }) };
    case 'later':
      return { ...state, isDelayed: true };
    case 'bye':
      // Nothing continues here, so there is nothing left to pause.
      return { ...state, bye: event.why, match: undefined, isPaused: false, message: undefined };
    default:
      return state;
  }
}

/** The screens of a pupil. `between`: in the lesson, but not on a board. */
export type LobbyScreen = 'moment' | 'pick' | 'door' | 'in' | 'between' | 'board' | 'bye';

/** Returns the screen to show. The one for typing a code takes precedence over all of these. */
export function screenOf({ bye, match, lobby, nickname }: LobbyState): LobbyScreen {
  if (bye) return 'bye';
  if (match !== undefined) return 'board';
  if (!lobby) return 'moment';
  if (lobby.phase === 'door') return 'door';
  if (lobby.you === undefined || nickname === undefined) return 'pick';
  return lobby.phase === 'open' || lobby.phase === 'locked' ? 'in' : 'between';
}

/** Returns whether a pause covers the screen: only pupils who are in the lesson have something to pause. */
export const isCovered = (state: LobbyState): boolean =>
  state.isPaused && ['in', 'between', 'board'].includes(screenOf(state));

/** Returns whether the last round had more right answers than any before it. */
export function isOwnBest(right: readonly number[]): boolean {
  const last = right.at(-1);
  return last !== undefined && right.length > 1 && last > Math.max(...right.slice(0, -1));
}
