import type { Game } from '../game.js';
import { deck } from '../trail/cards.js';
import { hideTurned, viewOfCards } from '../trail/hands.js';
import { chance, moves } from './moves.js';
import { declaration, defaults, options, type SequenceOptions } from './options.js';
import { par } from './par.js';
import { play, playEarlier } from './play.js';
import { presets } from './presets.js';
import { turnBegins, turnOf, type SequenceEvent, type SequenceMove, type SequenceState } from './state.js';
import { read, write } from './text.js';

export const seats = { min: 1, max: 6 } as const;

export type Sequence = Game<SequenceOptions, SequenceState, SequenceMove, SequenceEvent>;

/**
 * Sets up a new game: all climbers off the board, an unseen pack, and everyone to roll the Master (SEQ-13). A single
 * player starts without rolling.
 * @throws RangeError unless there are one to six players.
 */
function setup(seats: number, options: SequenceOptions): SequenceState {
  if (!Number.isInteger(seats) || seats < 1 || seats > 6) throw new RangeError('One to six players play Sequence.');
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    options,
    at: all.map(() => 0), // SEQ-01
    pack: deck(options.cards, seats).map(() => 'unseen'), // PLY-22: shuffled, because each card is drawn at random when it is turned
    hands: all.map(() => []),
    phase: seats === 1 ? turnBegins(0) : { type: 'start', rolling: all, rolled: [] },
  };
}

/** Sequence, see `docs/rules/sequence.md`. */
export const sequence: Sequence = {
  name: 'sequence',
  seats,
  declaration,
  defaults,
  presets,
  options,
  alone: { endsTurn: ({ type }) => type === 'scored', par },
  setup,
  turn: turnOf,
  moves,
  chance,
  chances: ['roll', 'throw', 'turn'],
  play,
  earlier: playEarlier,
  // SEQ-12, PLY-33: no event names a card that a seat may not know, so every seat receives all events.
  view: viewOfCards,
  shown: hideTurned,
  scores: ({ at }) => [...at],
  // SEQ-02: the dice to throw are chosen before they are rolled. A claim has been judged, or the score of a turn
  // reveals the best one.
  stands: ({ options }, events) =>
    events.some(
      ({ type }) =>
        ['rolled', 'declared', 'card-turned'].includes(type) || (type === 'scored' && options.declare === 'player'),
    ),
  // SEQ-14: the best Sequence of the dice is revealed, whoever names the Sequence.
  reveals: (_, events) => events.some(({ type }) => type === 'scored'),
  write,
  read,
};
