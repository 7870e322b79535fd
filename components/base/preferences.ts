import { speeds, type Speed } from '../../src/match/speed.js';

/** What a person has chosen for the game beside its rules. */
export interface Preferences {
  readonly speed?: Speed;
  readonly sounds?: boolean;
  /** Whether the voice of Up and down is off. */
  readonly mute?: boolean;
  /** Whether the game has been played here before. */
  readonly hasMet?: boolean;
}

/** Returns what is sound in remembered preferences; the rest is left out. */
export function readPreferences({ speed, sounds, mute, hasMet }: Readonly<Record<string, unknown>>): Preferences {
  const known = speeds.find((one) => one === speed);
  return {
    ...(known && { speed: known }),
    ...(typeof sounds === 'boolean' && { sounds }),
    ...(typeof mute === 'boolean' && { mute }),
    ...(hasMet === true && { hasMet }),
  };
}
