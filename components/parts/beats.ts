import type { Ply } from '../../src/match/match.js';
import type { Sound } from '../style/sounds.js';
import type { GameTypes } from './game-types.js';

/** One step of showing a move. Until the last beat has passed, the screen shows the position before the move. */
export interface Beat {
  /** The name by which the screens know what to render. */
  readonly name: string;
  /** Milliseconds at normal speed; Infinity to wait until a person continues. */
  readonly ms: number;
  /** True if the move is announced as this beat begins; otherwise it is announced after the last beat. */
  readonly announces?: boolean;
  /** The sound played as it begins, if sounds are on. */
  readonly sound?: Sound;
  /** The number of steps a piece takes meanwhile; each plays a sound. */
  readonly steps?: number;
}

/** The move that is being shown, for the screens. */
export interface Moment<T extends GameTypes> {
  readonly beat: Beat;
  /** Milliseconds for which the beat is shown, at the speed of this game; Infinity until a person continues. */
  readonly ms: number;
  readonly ply: Ply<T['state'], T['move'], T['event']>;
}

/** The beat after the last move of a game. */
export const celebration = 'celebration';
/** Its duration in milliseconds, at normal speed and with reduced motion (`still`). Until it ends, the buttons do not respond. */
export const celebrationMs = { moving: 900, still: 300 } as const;
