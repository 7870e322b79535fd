/**
 * The pupils of a lesson: who joins, is admitted, refused or removed, and which device has the seat. Each device has a token with an epoch;
 * the seat belongs to one epoch at a time, and no epoch is given twice.
 */
import { removed } from './session-boards.js';
import type { SessionPupil, SessionState } from './session-state.js';

/** Returns a state with one pupil changed. */
export const withPupil = (state: SessionState, pupil: number, change: Partial<SessionPupil>): SessionState => ({
  ...state,
  pupils: state.pupils.map((one) => (one.pupil === pupil ? { ...one, ...change } : one)),
});

/** Returns a state in which these pupils can be paired, or cannot. */
export const withPupils = (
  state: SessionState,
  numbers: readonly (number | null)[],
  isReady: boolean,
): SessionState => ({
  ...state,
  pupils: state.pupils.map((one) => (numbers.includes(one.pupil) ? { ...one, isReady } : one)),
});

/** Returns a state in which none of these pupils waits for others to play with; nobody at all if they are left out. */
export const withoutWaiting = (state: SessionState, numbers?: readonly (number | null)[]): SessionState => ({
  ...state,
  pupils: state.pupils.map((one) => {
    if (!one.waits || (numbers && !numbers.includes(one.pupil))) return one;
    const { waits: _, ...rest } = one;
    return rest;
  }),
});

/** Takes a pupil into the lesson. */
export function joined(state: SessionState, pupil: number): SessionState {
  const { [pupil]: epoch = 0, ...epochs } = state.epochs;
  const one = { pupil, epoch: epoch + 1, isIn: !state.lesson.admit, isReady: true, allowance: 1 } as const;
  return { ...state, epochs, pupils: [...state.pupils, one].sort((a, b) => a.pupil - b.pupil) };
}

/** Maximum number of earlier devices that may take a seat back. */
const mostEarlier = 8;

const newestEpoch = ({ epoch, asks = 0, spent = 0 }: SessionPupil): number => Math.max(epoch, asks, spent);

/** Another device asks for the seat of a pupil. */
export function asked(state: SessionState, pupil: number): SessionState {
  const one = state.pupils.find((found) => found.pupil === pupil);
  return one ? withPupil(state, pupil, { asks: newestEpoch(one) + 1 }) : state;
}

/** Lets a pupil in, or gives the seat to the device that asks for it. */
export function admitted(state: SessionState, pupil: number): SessionState {
  return {
    ...state,
    pupils: state.pupils.map((one) => {
      if (one.pupil !== pupil) return one;
      const { asks, ...rest } = one;
      if (asks === undefined) return { ...rest, isIn: true };
      // A device that was still at the door has never had the seat.
      const earlier = one.isIn ? [...(one.earlier ?? []), one.epoch].slice(-mostEarlier) : (one.earlier ?? []);
      return { ...rest, isIn: true, epoch: asks, earlier };
    }),
  };
}

/** Takes a pupil out of the lesson. */
export function without(state: SessionState, pupil: number): SessionState {
  const one = state.pupils.find((found) => found.pupil === pupil);
  return {
    ...state,
    epochs: { ...state.epochs, [pupil]: one ? newestEpoch(one) : 0 },
    pupils: state.pupils.filter((found) => found.pupil !== pupil),
    boards: removed(state.boards, pupil),
  };
}

/** Sends away whoever is at the door, or the device that asks for the seat. */
export function refused(state: SessionState, pupil: number): SessionState {
  const one = state.pupils.find((found) => found.pupil === pupil);
  if (!one?.isIn) return without(state, pupil);
  const pupils = state.pupils.map((found) => {
    if (found !== one) return found;
    const { asks: _, ...rest } = found;
    return { ...rest, spent: newestEpoch(found) };
  });
  return { ...state, pupils };
}

/** Returns whether the last device that asked for the seat of a pupil was refused. */
export const isRefused = ({ pupils }: SessionState, pupil: number): boolean =>
  pupils.some((one) => one.pupil === pupil && one.asks === undefined && (one.spent ?? 0) > one.epoch);

/** Gives the seat back to an earlier device; those that came after it have it no more. */
export function tookBack(state: SessionState, pupil: number, epoch: number): SessionState {
  const one = state.pupils.find((found) => found.pupil === pupil);
  if (!one) return state;
  const earlier = (one.earlier ?? []).filter((other) => other < epoch);
  return withPupil(state, pupil, { epoch, earlier, spent: Math.max(one.epoch, one.spent ?? 0) });
}
