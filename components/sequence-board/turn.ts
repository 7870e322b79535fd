import type { SequenceClaim } from '../../src/rules/sequence/dice.js';
import { leftOut, type SequenceEvent, type SequenceMove, type SequenceState } from '../../src/rules/sequence/index.js';
import type { SequenceContext } from './context.js';
import { beatOf } from './moments.js';
import { replaced } from '../../src/lists.js';

/** The turn as the screens show it, and the moves that people make in it. The rules judge every move. */

type TrayRolled = Extract<SequenceEvent, { kept: number }>;
type Scored = Extract<SequenceEvent, { type: 'scored' }>;

/** Returns the seat that acts now, including the one to roll for the start; after the end, the winner. */
export function seatToAct({ phase }: SequenceState): number {
  if (phase.type === 'start') return phase.rolling[phase.rolled.length];
  if (phase.type === 'over') return phase.winner;
  return phase.type === 'play-cards' ? phase.turn : phase.seat;
}

/** Returns whether the table shows what all the dice make: as the option says, until the player opens or closes the eye. */
export const showsMakes = ({ interaction, match }: Pick<SequenceContext, 'interaction' | 'match'>): boolean =>
  interaction.eye ?? match.state.options.highlight === 'on';

export const isPersonToAct = (v: Pick<SequenceContext, 'match'>): boolean =>
  v.match.turn.kind !== 'over' && !v.match.isBot(seatToAct(v.match.state));

/** Returns the last throw in the tray; undefined before the first. */
export function lastThrow(v: Pick<SequenceContext, 'match'>): TrayRolled | undefined {
  for (let i = v.match.plies.length - 1; i >= 0; i--) {
    const found = v.match.plies[i].events.find(
      (event): event is TrayRolled => event.type === 'rolled' && 'kept' in event,
    );
    if (found) return found;
  }
  return undefined;
}

/** Returns the dice in the tray; none before the first roll of a turn. */
export const diceNow = ({ phase }: SequenceState): readonly number[] => ('dice' in phase ? phase.dice : []);

/** Returns whether a person may act; false while a move is being shown. */
export const canAct = (v: Pick<SequenceContext, 'match' | 'moment'>): boolean => !v.moment && isPersonToAct(v);

/** Returns whether a person may pick dice, to keep or to name them. */
export function canPick(v: Pick<SequenceContext, 'match' | 'moment'>): boolean {
  const { type } = v.match.state.phase;
  return canAct(v) && (type === 'keep' || type === 'declare');
}

/** Returns the mask of the dice that are kept or named; by default, the dice kept in the last roll. */
export function picked(v: Pick<SequenceContext, 'interaction' | 'match'>): number {
  const { phase } = v.match.state;
  const { picked: own } = v.interaction;
  if (phase.type === 'roll') return phase.keep;
  if (own?.ply === v.match.ply) return own.mask;
  return phase.type === 'keep' && phase.rolls > 1 ? (lastThrow(v)?.kept ?? 0) : 0;
}

/** Picks the dice of a mask, if a person may. */
export function pick(v: Pick<SequenceContext, 'interaction' | 'match' | 'moment'>, mask: number): void {
  if (canPick(v)) v.interaction.picked = { ply: v.match.ply, mask };
}

/** The part of the context with which people roll. */
export type RollContext = Pick<
  SequenceContext,
  'focusOn' | 'interaction' | 'match' | 'moment' | 'play' | 'realDice' | 'table'
>;

/** Rolls all dice, or those not kept, or turns the card. */
export function roll(v: RollContext): void {
  const { phase } = v.match.state;
  if (!canAct(v)) return;
  v.interaction.inHand = undefined;
  // The rules refuse to keep all six and roll, and say why.
  if (phase.type === 'keep' && !v.play({ type: 'keep', keep: picked(v) })) return;
  if (v.match.turn.kind !== 'chance') return;
  if (v.realDice && phase.type !== 'turn-card') v.focusOn('.faces button');
  else {
    v.table.roll();
    v.focusOn(canPick(v) ? '.slot' : '[data-home]');
  }
}

/** Takes a claim: stops rolling if rolls are left, and declares it if the player has to. */
export function take(v: Pick<SequenceContext, 'focusOn' | 'match' | 'play'>, claim: SequenceClaim): void {
  if (v.match.state.phase.type === 'keep' && !v.play({ type: 'stop' })) return;
  if (v.match.state.phase.type === 'declare') v.play({ type: 'declare', kind: claim.kind, dice: claim.dice });
  v.focusOn('[data-home]');
}

/** Returns the number of rolls left in the turn; undefined if no turn is in progress. */
export function rollsLeft({ phase }: SequenceState): number | undefined {
  if (phase.type === 'roll' || phase.type === 'keep') return 3 - phase.rolls;
  return phase.type === 'start' || phase.type === 'over' ? undefined : 0;
}

/** Returns the number of dice in the next throw. */
export const toRoll = (v: Pick<SequenceContext, 'interaction' | 'match'>): number => leftOut(picked(v)).length;

/** Returns the events of the move being shown that have happened so far; none between moments. */
export const eventsSoFar = (v: Pick<SequenceContext, 'moment'>): readonly SequenceEvent[] =>
  v.moment?.ply.events.slice(0, beatOf(v)!.at + 1) ?? [];

/** Returns the six dice as they are shown: those of the throw that is being shown, or those on the table. */
export function diceShown(v: Pick<SequenceContext, 'match' | 'moment'>): readonly number[] {
  const thrown = eventsSoFar(v).findLast((event): event is TrayRolled => event.type === 'rolled' && 'kept' in event);
  return thrown?.dice ?? diceNow(v.match.state);
}

/** Returns the squares of the climbers as they are shown. */
export const squaresShown = (v: Pick<SequenceContext, 'match' | 'moment'>): readonly number[] =>
  eventsSoFar(v).reduce<readonly number[]>(
    (at, event) => (event.type === 'moved' ? replaced(at, event.seat, event.to) : at),
    v.match.state.at,
  );

/** Returns the claim that has just been judged, while its move is being shown. */
export const scoredNow = (v: Pick<SequenceContext, 'moment'>): Scored | undefined =>
  eventsSoFar(v).findLast((event): event is Scored => event.type === 'scored');

/** Returns whether a person has to read what their dice made before the game continues. */
export function waits(v: Pick<SequenceContext, 'match' | 'moment'>): boolean {
  if (!v.moment || eventsSoFar(v).some(({ type }) => type === 'card-turned')) return false;
  const { events } = v.moment.ply;
  const scored = events.find((event): event is Scored => event.type === 'scored');
  if (!scored || v.match.isBot(scored.seat) || events.some(({ type }) => type === 'won')) return false;
  return scored.kind !== null || scored.best > 0;
}

/** Makes a move with a card; the player's own cards stay visible during the same turn. */
export function playCard(
  v: Pick<SequenceContext, 'focusOn' | 'interaction' | 'match' | 'play'>,
  move: SequenceMove,
): void {
  const { interaction, match } = v;
  const holder = seatToAct(match.state);
  const isLooking = interaction.openAt === match.ply;
  if (!v.play(move)) return;
  interaction.inHand = undefined;
  if (isLooking && seatToAct(match.state) === holder) interaction.openAt = match.ply;
  v.focusOn('[data-home]');
}
