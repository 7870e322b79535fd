import { playableCards, usesOf, type PlytMove } from '../../src/rules/plyt/index.js';
import type { PlytContext } from './context.js';

type CardMove = Extract<PlytMove, { type: 'card' }>;

/** Whether somebody at the table may not see the cards of the others. */
const people = (v: PlytContext): number => v.match.players.filter(({ bot }) => !bot).length;

/** Whether cards that belong to one player lie open on the screen: at once with one person, else when asked for. */
export const isOpen = (v: PlytContext): boolean => people(v) < 2 || v.interaction.openAt === v.match.ply;

/** What can be chosen on the mountain now: the uses of the open card, or of the one taken from the hand. */
export function usesNow(v: PlytContext): CardMove[] {
  const { state } = v.match;
  const { phase } = state;
  if (phase.type === 'open-card') {
    return usesOf(state, phase.seat, phase.card, phase.thrown[0]).map((use) => ({ type: 'card', ...use }));
  }
  const { inHand } = v.interaction;
  if (phase.type !== 'play-cards' || inHand === undefined || !isOpen(v)) return [];
  const card = playableCards(state, phase)[inHand];
  return card
    ? usesOf(state, phase.turn, card, phase.thrown[0]).map((use) => ({ type: 'card', index: inHand, ...use }))
    : [];
}
