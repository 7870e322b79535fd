import type { Game } from '../game.js';
import { deck } from '../trail/cards.js';
import { hideTurned, viewOfCards } from '../trail/hands.js';
import { chance, moves } from './moves.js';
import { declaration, defaults, options, type PlytOptions } from './options.js';
import { par } from './par.js';
import { play, playEarlier } from './play.js';
import { limitOf, playerAt } from './player.js';
import { presets } from './presets.js';
import { turnOf, type PlytEvent, type PlytMove, type PlytState } from './state.js';
import { read, write } from './text.js';

export type Plyt = Game<PlytOptions, PlytState, PlytMove, PlytEvent>;

/**
 * Sets up a new game: an unseen pack, all pieces on the start square, and everyone to roll the Master. A single player
 * starts without rolling.
 * @throws RangeError unless there are one to six players.
 */
function setup(seats: number, options: PlytOptions): PlytState {
  if (!Number.isInteger(seats) || seats < 1 || seats > 6) throw new RangeError('One to six players play PLYT.');
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    options,
    at: all.map(() => options.startSquare), // PLY-06
    pack: deck(options.cards, seats).map(() => 'unseen'), // PLY-22: shuffled, because each card is drawn at random when it is turned
    hands: all.map(() => []),
    rotation: all.map(() => 0),
    phase: seats === 1 ? { type: 'choose', seat: 0 } : { type: 'start', rolling: all, rolled: [] },
  };
}

/** PLYT, see `docs/rules/plyt.md`. */
export const plyt: Plyt = {
  name: 'plyt',
  seats: { min: 1, max: 6 },
  declaration,
  defaults,
  presets,
  options,
  alone: { endsTurn: ({ type }) => ['answered', 'time-up'].includes(type), par },
  setup,
  turn: turnOf,
  moves,
  chance,
  chances: ['roll', 'throw', 'turn'],
  play,
  earlier: playEarlier,
  view: viewOfCards,
  // PLY-33: a kept card is its player's secret. No event names it until it is played, so every seat receives all
  // events.
  shown: hideTurned,
  // PLY-19: answers have a time limit, other choices have none.
  limit: ({ phase, options }) => (phase.type === 'answer' ? limitOf(playerAt(options, phase.seat)) : Infinity),
  timed: ['answer', 'time-up'],
  scores: ({ at }) => [...at],
  // PLY-08: the number of dice is chosen before the throw. An answer has been judged (PLY-09) or a card revealed
  // (PLY-23).
  stands: (_, events) => events.some(({ type }) => ['rolled', 'answered', 'time-up', 'card-turned'].includes(type)),
  reveals: () => false, // PLY-35: only dice and cards reveal something, and those are moves of chance
  write,
  read,
};
