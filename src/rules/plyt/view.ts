/** What a seat may know: its own hand. Nobody may know the order of the pack (PLY-33). */
import type { Seat } from '../game.js';
import type { Card, PackCard } from '../trail/cards.js';
import type { PlytState } from './state.js';

const hide = (cards: readonly PackCard[]): Card[] => cards.map(() => 'hidden');

/** Returns the position with every card the seat may not know replaced by `hidden`. */
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
