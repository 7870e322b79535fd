/** What a seat may know: the own hand, and the order of the pack for nobody (PLY-33). */
import type { Seat } from '../game.js';
import type { Card, PackCard } from '../trail/cards.js';
import type { PlytState } from './state.js';

const hide = (cards: readonly PackCard[]): Card[] => cards.map(() => 'hidden');

/** The same position with every card that the seat may not know turned into `hidden`. */
export function view(state: PlytState, seat: Seat | 'public'): PlytState {
  const { phase } = state;
  return {
    ...state,
    pack: hide(state.pack),
    hands: state.hands.map((hand, holder) => (holder === seat ? hand : hide(hand))),
    phase: phase.type === 'turned-card' && phase.seat !== seat ? { ...phase, card: 'hidden' } : phase,
  };
}

/** Whether the position hides any card. */
export const isView = ({ pack, hands, phase }: PlytState): boolean =>
  pack.includes('hidden') ||
  hands.some((hand) => hand.includes('hidden')) ||
  (phase.type === 'turned-card' && phase.card === 'hidden');
