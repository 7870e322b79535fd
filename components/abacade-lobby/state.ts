import type { Heard } from '../../src/line/line.js';
import type { ToClient } from '../../src/live/messages.js';

type Of<T extends ToClient['t']> = Extract<ToClient, { t: T }>;

/** What a pupil's device knows of the lesson. */
export interface LobbyState {
  /** Undefined until there was a connection, or none could be had. */
  readonly isConnected: boolean | undefined;
  readonly lobby: Of<'lobby'> | undefined;
  /** The pupil's nickname, from its choice on. */
  readonly nickname: number | undefined;
  /** The match on this device, until the pupil has looked back at it. */
  readonly match: string | undefined;
  readonly isOver: boolean;
  readonly isPaused: boolean;
  /** A message of the teacher's list that has not been put away. */
  readonly message: number | undefined;
  /** Why the pupil was not let in: `taken`, the name is somebody else's by now; `locked`, `full`. */
  readonly refused: string | undefined;
  readonly bye: Of<'bye'>['why'] | undefined;
}

export const nothingHeard: LobbyState = {
  isConnected: undefined,
  lobby: undefined,
  nickname: undefined,
  match: undefined,
  isOver: false,
  isPaused: false,
  message: undefined,
  refused: undefined,
  bye: undefined,
};

/** What the device knows after it has heard something. */
export function afterHearing(state: LobbyState, heard: Heard): LobbyState {
  switch (heard.t) {
    case 'on':
      return { ...state, isConnected: true };
    case 'off':
      return { ...state, isConnected: false };
    case 'seat':
      return { ...state, nickname: heard.nickname, refused: undefined };
    case 'lobby':
      return {
        ...state,
        lobby: heard,
        // Who is told of the lobby is on no board any more, but may still look back at one.
        match: state.isOver ? state.match : undefined,
        isPaused: heard.paused,
        nickname: heard.you ?? (heard.phase === 'door' ? state.nickname : undefined),
      };
    case 'view': {
      if (heard.seat === 'public') return state;
      const own = heard.players[heard.seat] as (typeof heard.players)[number] | undefined;
      return {
        ...state,
        match: heard.match,
        isOver: heard.match === state.match && state.isOver,
        isPaused: heard.paused,
        nickname: typeof own?.nickname === 'number' ? own.nickname : state.nickname,
      };
    }
    case 'over':
      return heard.match === state.match ? { ...state, isOver: true } : state;
    case 'pause':
      return { ...state, isPaused: heard.on };
    case 'message':
      return { ...state, message: heard.message };
    case 'no':
      return state.match === undefined ? { ...state, nickname: undefined, refused: heard.reason } : state;
    case 'bye':
      return { ...state, bye: heard.why, match: undefined };
    default:
      return state;
  }
}

/** The screens of a pupil. `between`: in the lesson, and not on a board. */
export type LobbyScreen = 'moment' | 'pick' | 'door' | 'in' | 'between' | 'board' | 'bye';

/** Which screen there is to see; one for a code comes before all of these. */
export function screenOf({ bye, match, lobby, nickname }: LobbyState): LobbyScreen {
  if (bye) return 'bye';
  if (match !== undefined) return 'board';
  if (!lobby) return 'moment';
  if (lobby.phase === 'door') return 'door';
  if (lobby.you === undefined || nickname === undefined) return 'pick';
  return lobby.phase === 'open' || lobby.phase === 'locked' ? 'in' : 'between';
}

/** Whether the last round brought more right answers than any before it. */
export function isOwnBest(right: readonly number[]): boolean {
  const last = right.at(-1);
  return last !== undefined && right.length > 1 && last > Math.max(...right.slice(0, -1));
}
