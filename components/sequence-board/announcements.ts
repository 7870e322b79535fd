import type { Reader } from '../parts/reader.js';
import type { SequenceWords } from '../../src/words/types.js';
import { claims } from '../../src/rules/sequence/dice.js';
import type { SequenceEvent, SequenceState } from '../../src/rules/sequence/index.js';
import { listed, sumText, type Writing } from '../../src/words/notation.js';
import { toldCard } from '../parts/cards/face.js';
import { nameIn } from '../style/player-name.js';
import type { SequenceContext } from './context.js';

type CardEvent = Extract<SequenceEvent, { type: 'card-turned' | 'card-played' }>;

type Figured = Pick<SequenceContext, 'figure'>;

/** Returns the numbers of the dice in a mask, ascending, as they are displayed: "5 7 9 11". */
export const numbersOf = (v: Figured, dice: readonly number[], mask: number): string =>
  dice
    .filter((_, i) => ((mask >> i) & 1) === 1)
    .sort((a, b) => a - b)
    .map((number) => v.figure(number))
    .join(' ');

/** Returns a score with its bonus as it is displayed: "11 + 4 = 15". */
export const sumOf = (v: Writing, score: number, bonus: number): string =>
  sumText(`${score - bonus}+${bonus}=${score}`, v, ' ');

/** Returns the dice that were last thrown before a position. */
function diceOf(v: Pick<SequenceContext, 'match' | 'moment'>, state: SequenceState): readonly number[] {
  // A move that is being shown is not in the match yet.
  const plies = [...v.match.plies, ...(v.moment ? [v.moment.ply] : [])];
  const at = plies.findLastIndex((ply) => ply.state === state);
  for (let i = at; i >= 0; i--) {
    for (const event of plies[i].events) if (event.type === 'rolled' && 'kept' in event) return event.dice;
  }
  const { phase } = v.match.start;
  return 'dice' in phase ? phase.dice : [];
}

/** Returns the sentence about the best Sequence of the dice before a position. */
function best(v: Pick<SequenceContext, 'figure' | 'gameWords' | 'match' | 'moment'>, state: SequenceState): string {
  const { announcements, table } = v.gameWords;
  const dice = diceOf(v, state);
  const [claim] = claims(dice, state.options.totalRule);
  return announcements.events.better(table.kinds[claim.kind], numbersOf(v, dice, claim.dice), v.figure(claim.score));
}

/**
 * Returns an event as a sentence: empty if another event of the same move already says it. `state` is the resulting
 * position.
 */
export function announce(
  v: Reader<SequenceWords> & Pick<SequenceContext, 'match' | 'moment'>,
  event: SequenceEvent,
  state: SequenceState,
): string {
  const { announcements: telling, table, cards } = v.gameWords;
  const { events: w } = telling;
  const { figure } = v;
  const nameOf = (seat: number): string => nameIn(v.match.players[seat]);
  const cardNamed = (turned: CardEvent): string => toldCard(v, v.gameWords.pads.cards[turned.card], turned);
  /** Empty at the start, which is not a square. */
  const square = (at: number): string => (at ? figure(at) : '');
  switch (event.type) {
    case 'rolled': {
      const [master, ...others] = event.dice.map((face) => figure(face));
      return 'kept' in event
        ? w.rolled(nameOf(event.seat), master, listed(others, v.notation))
        : w.rolledForStart(nameOf(event.seat), master);
    }
    case 'tied':
      return w.tied(listed(event.seats.map(nameOf), v.notation));
    case 'turn':
      return v.match.players.length > 1 ? w.turn(nameOf(event.seat)) : '';
    case 'kept':
      return event.keep
        ? w.kept(nameOf(event.seat), v.words.listOf(numbersOf(v, diceOf(v, state), event.keep).split(' ')))
        : w.keptNone(nameOf(event.seat));
    case 'declared': {
      if (event.right) return '';
      const dice = numbersOf(v, diceOf(v, state), event.dice) || telling.noDice;
      return w.wrong(nameOf(event.seat), table.kinds[event.kind], dice, telling.why[event.reason ?? 'too-few']);
    }
    case 'scored': {
      const better = event.best > event.score ? best(v, state) : '';
      if (event.kind === null) return better;
      const dice = numbersOf(v, diceOf(v, state), event.dice);
      const scored = w.scored(nameOf(event.seat), table.kinds[event.kind], dice, sumOf(v, event.score, event.bonus));
      return better ? `${scored} ${better}` : scored;
    }
    case 'moved':
      return w.moved(nameOf(event.seat), square(event.from), square(event.to));
    case 'stayed':
      if (event.why === 'holds-cards') return cards.events.holds(nameOf(event.seat));
      return (event.why === 'no-sequence' ? w.noSequence : w.stays)(nameOf(event.seat), square(event.at));
    case 'card-turned':
      if (event.card === 'hidden') return cards.events.turnedHidden(nameOf(event.seat));
      return (event.use === 'pass-over' ? w.cardPassed : w.cardTurned)(nameOf(event.seat), cardNamed(event));
    case 'no-card':
      return w.noCard(nameOf(event.seat));
    case 'card-played':
      return cards.events.played(nameOf(event.seat), cardNamed(event));
    case 'card-kept':
      return cards.events.kept(nameOf(event.seat));
    case 'card-put-back':
      return cards.events.putBack(nameOf(event.seat));
    case 'won':
      return w.won(nameOf(event.seat));
  }
}
