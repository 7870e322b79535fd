/** PLYT: a race along the trail, driven by mental arithmetic. The rules are in docs/rules/plyt.md. */
import type { Game, Random } from '../game.js';
import { deck, shuffle } from '../trail/cards.js';
import { chance, moves } from './moves.js';
import { defaults, options, type PlytOptions } from './options.js';
import { play } from './play.js';
import { turnOf, type PlytEvent, type PlytMove, type PlytState } from './state.js';
import { read, write } from './text.js';
import { view } from './view.js';

/**
 * A new game: shuffled pack, all pieces on the start square, everyone to roll the Master; one player alone begins.
 * @throws RangeError unless one to six play.
 */
function setup(seats: number, options: PlytOptions, random: Random): PlytState {
  if (!Number.isInteger(seats) || seats < 1 || seats > 6) throw new RangeError('One to six players play PLYT.');
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    options,
    at: all.map(() => options.startSquare), // PLY-06
    pack: shuffle(deck(options.cards, seats), random),
    hands: all.map(() => []),
    rotation: all.map(() => 0),
    phase: seats === 1 ? { type: 'choose', seat: 0 } : { type: 'start', rolling: all, rolled: [] },
  };
}

export const plyt: Game<PlytOptions, PlytState, PlytMove, PlytEvent> = {
  name: 'plyt',
  seats: { min: 1, max: 6 },
  defaults,
  options,
  setup,
  turn: turnOf,
  moves,
  chance,
  play,
  view,
  scores: ({ at }) => [...at],
  write,
  read,
};

export { isDead, mayPutBack, playableCards, usesOf } from './kept.js';
export type { Bonus, FixedDie, Operation, PlytOptions } from './options.js';
export {
  bonusFor,
  diceChoices,
  limitOf,
  playerAt,
  questionFor,
  stepsFor,
  type Player,
  type Question,
} from './player.js';
export { presets, timesTable } from './presets.js';
export type { Phase, PlytEvent, PlytMove, PlytState } from './state.js';
