/** The legal moves of a position. */
import type { Random } from '../game.js';
import { handMoves, unseenCards } from '../trail/hands.js';
import { WINNER } from '../trail/spiral.js';
import { diceChoices, FACES, playerAt, questionFor } from './player.js';
import { turnOf, type PlytMove, type PlytState } from './state.js';
import { usesOf } from './turn.js';

/** Yields the legal moves of the seat to act. An answer is listed once, with the right value. */
export function* moves(state: PlytState): Generator<PlytMove> {
  const { options, phase } = state;
  switch (phase.type) {
    case 'choose':
      for (const dice of diceChoices(options, phase.seat)) yield { type: 'choose', dice };
      break;
    case 'answer': {
      const { answer } = questionFor(playerAt(options, phase.seat), phase.thrown, state.rotation[phase.seat]);
      yield { type: 'answer', answer, ms: 0 };
      break;
    }
    case 'open-card':
      for (const choice of usesOf(state, phase.seat, phase.card, phase.thrown[0])) yield { type: 'card', ...choice };
      break;
    case 'turned-card': {
      const uses = usesOf(state, phase.seat, phase.card, phase.thrown[0]);
      for (const choice of uses) yield { type: 'card', ...choice };
      yield { type: 'keep' };
      if (uses.length === 0) yield { type: 'put-back' };
      break;
    }
    case 'play-cards':
      yield* handMoves(state, phase, WINNER, (card) => usesOf(state, phase.turn, card, phase.thrown[0]));
      break;
    default: // chance is to act, or the game is over
  }
}

/** Samples a move of chance: one die to decide who starts, all dice of a turn, or the top card of the pack (PLY-22). */
export function chance(state: PlytState, random: Random): PlytMove {
  const { phase } = state;
  const die = (): number => random(FACES) + 1;
  if (phase.type === 'start') return { type: 'roll', die: die() };
  if (phase.type === 'throw') return { type: 'throw', dice: Array.from({ length: phase.dice }, die) };
  if (phase.type === 'turn-card') {
    const cards = unseenCards(state);
    return { type: 'turn', card: cards[random(cards.length)] };
  }
  throw new RangeError(`No die is to be rolled: ${turnOf(state).kind} is to act.`);
}
