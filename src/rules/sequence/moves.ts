/** The legal moves of a position. */
import { sequence as core } from '../../core/sequence.js';
import type { Random } from '../game.js';
import { cardChoices } from '../trail/cards.js';
import { ALL_DICE, FACES, leftOut, turnOf, type SequenceMove, type SequenceState } from './state.js';

/**
 * Yields the legal moves of the seat to act. Claims are listed only if they are right and as long as possible, followed
 * by passing.
 */
export function* moves(state: SequenceState): Generator<SequenceMove> {
  const { options, phase } = state;
  switch (phase.type) {
    case 'keep':
      yield { type: 'stop' };
      for (let keep = ALL_DICE - 1; keep >= 0; keep--) yield { type: 'keep', keep };
      break;
    case 'declare':
      for (const { kind, dice } of core.claims(phase.dice, options.totalRule)) yield { type: 'declare', kind, dice };
      yield { type: 'pass' };
      break;
    case 'open-card':
      for (const choice of cardChoices(phase.card, phase.seat, phase.dice[0], state.at, options.summit)) {
        yield { type: 'card', ...choice };
      }
      break;
    default: // chance is to act, or the game is over
  }
}

/** Samples a move of chance: one die to decide who starts, or the dice that are rolled. */
export function chance(state: SequenceState, random: Random): SequenceMove {
  const { phase } = state;
  const die = (): number => random(FACES) + 1;
  if (phase.type === 'start') return { type: 'roll', die: die() };
  if (phase.type === 'roll') return { type: 'throw', dice: leftOut(phase.keep).map(die) };
  throw new RangeError(`No die is to be rolled: ${turnOf(state).kind} is to act.`);
}
