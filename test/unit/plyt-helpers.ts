/** Positions, options and games of PLYT for its tests. */
import type { Random } from '../../src/rules/game.js';
import {
  playerAt,
  plyt,
  type Phase,
  type PlytEvent,
  type PlytMove,
  type PlytOptions,
  type PlytState,
} from '../../src/rules/plyt/index.js';
import { cardTypes, countsOf, deck, type Card } from '../../src/rules/trail/cards.js';
import { deepFreeze, must, pick } from './trail-helpers.js';

export const optionsOf = (given: object = {}): PlytOptions => must(plyt.options(given)).value;

interface Given {
  at: number[];
  phase: Phase;
  options?: object;
  hands?: Card[][];
  /** The top of the pack; the missing cards follow. */
  top?: Card[];
}

/** Returns a position with all cards of the game in it. */
export function position({ at, phase, options = {}, hands = at.map(() => []), top = [] }: Given): PlytState {
  const complete = optionsOf(options);
  const rest = deck(complete.cards, at.length) as Card[];
  for (const card of [...hands.flat(), ...top, ...('card' in phase ? [phase.card] : [])]) {
    const index = rest.indexOf(card);
    if (index < 0) throw new Error(`No ${card} is left.`);
    rest.splice(index, 1);
  }
  const state = { options: complete, at, pack: [...top, ...rest], hands, rotation: at.map(() => 0), phase };
  must(plyt.read(plyt.write(state))); // it is possible in a game
  return deepFreeze(state);
}

export interface Played {
  state: PlytState;
  events: PlytEvent[];
}

/** Plays moves one after another; each must be accepted. */
export function after(state: PlytState, ...moves: PlytMove[]): Played {
  const events: PlytEvent[] = [];
  for (const move of moves) {
    const step = must(plyt.play(deepFreeze(state), deepFreeze(move)));
    events.push(...step.events);
    state = step.state;
  }
  return { state, events };
}

/** Plays the whole turn of a player up to a right answer. */
export function answerRight(state: PlytState, dice: number[]): Played {
  const asked = after(state, { type: 'choose', dice: dice.length }, { type: 'throw', dice });
  const { state: next, events } = after(asked.state, ...plyt.moves(asked.state));
  return { state: next, events: [...asked.events, ...events] };
}

export const reasonOf = (state: PlytState, move: unknown): string => {
  const step = plyt.play(deepFreeze(state), move as PlytMove);
  return step.ok ? 'taken' : `${step.rule} ${step.reason}`;
};

export const typesOf = (events: readonly PlytEvent[]): string[] => events.map((event) => event.type);

/**
 * Returns random options, mostly nonsense for a teacher, but all allowed. At most about half of the squares are Plyt squares: if all were,
 * kept cards would never run out and a game might not end.
 */
export function randomOptions(random: Random): PlytOptions {
  const some = <T>(make: () => T): T[] => Array.from({ length: 1 + random(6) }, make);
  const die = (): number => 1 + random(12);
  const squares = Array.from({ length: 112 }, (_, i) => i + 1);
  const counts = Object.fromEntries(cardTypes.map((type) => [type, random(9)]));
  return optionsOf({
    standard: some(() => 1 + random(6)),
    operation: some(() => pick(random, ['multiply', 'multiply', 'add', 'recognise'])),
    fixed: pick(random, [[], some(() => Array.from({ length: random(4) }, die)), 6, [3, 4]]),
    bonus: some(() => pick(random, [0, 3, 4, 6, 'variable', 'none'])),
    allowFewer: random(2) === 1,
    penalty: random(3) === 0,
    timer: some(() => pick(random, [0, 30, 5])),
    timerTurns: some(() => pick(random, [1, 2])),
    cards: pick(random, [true, false, counts, countsOf(1), { ...countsOf(0), 'yourself-up': 3 }]),
    cardsWhen: pick(random, ['at-once', 'keep']),
    plytSquares: pick(random, [
      undefined,
      squares.filter(() => random(4) === 0),
      squares.filter(() => random(2) === 0),
    ]),
    startSquare: pick(random, [0, 0, 40, random(113)]),
  });
}

/** Returns the next move of chance or of a player: players mostly answer right, and now and then wrong or late. */
export function randomMove(state: PlytState, random: Random): PlytMove {
  if (plyt.turn(state).kind === 'chance') return plyt.chance(state, random);
  const moves = [...plyt.moves(state)];
  if (state.phase.type === 'answer' && random(5) === 0) {
    return pick<PlytMove>(random, [
      { type: 'answer', answer: random(100), ms: 1000 },
      { type: 'answer', answer: 12, ms: 1e9 },
      ...(playerAt(state.options, state.phase.seat).timer > 0 ? [{ type: 'time-up', ms: 60000 } as const] : []),
    ]);
  }
  return pick(random, moves);
}
