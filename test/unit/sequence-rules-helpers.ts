/** Positions, options and games of Sequence for its tests. */
import type { Random } from '../../src/rules/game.js';
import {
  sequence,
  type Phase,
  type SequenceEvent,
  type SequenceMove,
  type SequenceOptions,
  type SequenceState,
} from '../../src/rules/sequence/index.js';
import { cardTypes, countsOf, deck, type Card } from '../../src/rules/trail/cards.js';
import { deepFreeze, must, pick } from './trail-helpers.js';

export const optionsOf = (given: object = {}): SequenceOptions => must(sequence.options(given)).value;

interface Given {
  at: number[];
  phase: Phase;
  options?: object;
  hands?: Card[][];
  /** The top of the pack; the missing cards follow. */
  top?: Card[] | undefined;
}

/** Returns a position with all cards of the game in it. */
export function position({ at, phase, options = {}, hands = at.map(() => []), top = [] }: Given): SequenceState {
  const complete = optionsOf(options);
  const rest = deck(complete.cards, at.length) as Card[];
  for (const card of [...top, ...hands.flat(), ...('card' in phase ? [phase.card] : [])]) {
    const index = rest.indexOf(card);
    if (index < 0) throw new Error(`No ${card} is left.`);
    rest.splice(index, 1);
  }
  const state = { options: complete, at, pack: [...top, ...rest], hands, phase };
  must(sequence.read(sequence.write(state))); // it is possible in a game
  return deepFreeze(state);
}

/** Plays moves one after another; each must be accepted. */
export function after(
  state: SequenceState,
  ...moves: SequenceMove[]
): { state: SequenceState; events: SequenceEvent[] } {
  const events: SequenceEvent[] = [];
  for (const move of moves) {
    const step = must(sequence.play(deepFreeze(state), deepFreeze(move)));
    events.push(...step.events);
    state = step.state;
  }
  return { state, events };
}

export const reasonOf = (state: SequenceState, move: unknown): string => {
  const step = sequence.play(deepFreeze(state), move as SequenceMove);
  return step.ok ? 'taken' : `${step.rule} ${step.reason}`;
};

export const typesOf = (events: readonly SequenceEvent[]): string[] => events.map((event) => event.type);

/** Returns random options; with Plyt squares everywhere, cards could take back what turns gain, and a game might not end. */
export function randomOptions(random: Random): SequenceOptions {
  const squares = Array.from({ length: 112 }, (_, i) => i + 1);
  return optionsOf({
    totalRule: pick(random, ['at-least', 'more-than']),
    declare: pick(random, ['player', 'auto']),
    cards: pick(random, [false, true, countsOf(1), Object.fromEntries(cardTypes.map((type) => [type, random(9)]))]),
    cardsWhen: pick(random, ['at-once', 'keep']),
    plytSquares: pick(random, [
      undefined,
      squares.filter(() => random(3) === 0),
      squares.filter(() => random(2) === 0),
    ]),
    summit: pick(random, [113, 113, 20 + random(94)]),
  });
}

/** Returns the next move of chance or of a player: players mostly claim what the dice form, and now and then anything. */
export function randomMove(state: SequenceState, random: Random): SequenceMove {
  if (sequence.turn(state).kind === 'chance') return sequence.chance(state, random);
  if (state.phase.type === 'declare' && random(4) === 0) {
    const kind = pick(random, ['match', 'total', 'novice', 'advanced'] as const);
    return { type: 'declare', kind, dice: 1 + random(63) };
  }
  return pick(random, [...sequence.moves(state)]);
}
