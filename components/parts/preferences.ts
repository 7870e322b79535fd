import { speeds, type Speed } from '../../src/match/speed.js';

/** Settings that a person has chosen and that are not part of the rules. */
export interface Preferences {
  readonly speed?: Speed;
  readonly sounds?: boolean;
  /** True if the voice in Up and down is muted. */
  readonly mute?: boolean;
  /** True if the game has been played here before. */
  readonly hasMet?: boolean;
}

/** Returns the valid part of stored preferences. */
export function readPreferences({ speed, sounds, mute, hasMet }: Readonly<Record<string, unknown>>): Preferences {
  const known = speeds.find((one) => one === speed);
  return {
    ...(known && { speed: known }),
    ...(typeof sounds === 'boolean' && { sounds }),
    ...(typeof mute === 'boolean' && { mute }),
    ...(hasMet === true && { hasMet }),
  };
}
