/** The legal moves of a position. */
import { sequence as core, type SequenceClaim } from '../../core/sequence.js';
import type { Random } from '../game.js';
import { deck } from '../trail/cards.js';
import { handMoves, unseenCards } from '../trail/hands.js';
import { ALL_DICE, FACES, leftOut, turnOf, type SequenceMove, type SequenceState } from './state.js';
import { usesOf } from './turn.js';

/**
 * Yields the legal moves of the seat to act. For claims, these are the right ones that are as long as possible and,
 * with cards, a smaller one for every other number of steps, because it may lead to a star or past one (SEQ-12); then
 * passing. Without cards, fewer steps are never better.
 */
export function* moves(state: SequenceState): Generator<SequenceMove> {
  const { options, phase } = state;
  switch (phase.type) {
    case 'keep':
      yield { type: 'stop' };
      for (let keep = ALL_DICE - 1; keep >= 0; keep--) yield { type: 'keep', keep };
      break;
    case 'declare':
      for (const { kind, dice } of claimsThatMatter(state, phase.dice)) yield { type: 'declare', kind, dice };
      yield { type: 'pass' };
      break;
    case 'open-card':
      for (const choice of usesOf(state, phase.seat, phase.card, phase)) yield { type: 'card', ...choice };
      break;
    case 'turned-card': {
      const uses = usesOf(state, phase.seat, phase.card, phase);
      for (const choice of uses) yield { type: 'card', ...choice };
      yield { type: 'keep-card' };
      if (uses.length === 0) yield { type: 'put-back' };
      break;
    }
    case 'play-cards':
      yield* handMoves(state, phase, options.summit, (card) => usesOf(state, phase.turn, card, phase));
      break;
    default: // chance is to act, or the game is over
  }
}

/** Returns the right claims that a player may want to choose between, longest first. */
export const claimsThatMatter = ({ options, at }: SequenceState, dice: readonly number[]): SequenceClaim[] =>
  core[deck(options.cards, at.length).length ? 'scores' : 'claims'](dice, options.totalRule);

/** Samples a move of chance: one die to decide who starts, the dice that are rolled, or the top card (PLY-22). */
export function chance(state: SequenceState, random: Random): SequenceMove {
  const { phase } = state;
  const die = (): number => random(FACES) + 1;
  if (phase.type === 'start') return { type: 'roll', die: die() };
  if (phase.type === 'roll') return { type: 'throw', dice: leftOut(phase.keep).map(die) };
  if (phase.type === 'turn-card') {
    const cards = unseenCards(state);
    return { type: 'turn', card: cards[random(cards.length)] };
  }
  throw new RangeError(`No die is to be rolled: ${turnOf(state).kind} is to act.`);
}
