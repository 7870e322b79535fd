/** Puzzles of PLYT: the best use of a card, and the best number of dice to throw, by the chance to finish first. */
import { rightIn100 } from '../bots/plyt-outlook.js';
import { plytBot } from '../bots/plyt.js';
import type { Random } from '../rules/game.js';
import { diceChoices, FACES, plyt, type PlytMove, type PlytOptions, type PlytState } from '../rules/plyt/index.js';
import { deck, shuffle } from '../rules/trail/cards.js';
import { WINNER } from '../rules/trail/spiral.js';
import type { Saying } from '../words/say.js';
import { highest, type Choice, type Puzzler, type Question } from './puzzler.js';
import { replaced } from '../lists.js';

/** The assumed ability of all players: this level of the computer player, roughly a twelve-year-old. */
export const puzzleLevel = 3;

/**
 * The chance by which the best choice exceeds the next: at least this in an easy puzzle, at most this in a hard one.
 */
const standsOut = { easy: 0.08, hard: 0.06 } as const;

/**
 * Rounds a chance, because engines may differ in the last bits of an exponential function. Smaller differences are not
 * noticeable.
 */
const rounded = (chance: number): number => Math.round(chance * 1e6) / 1e6;

/** Creates a position with two or three players close to each other, somewhere on the trail. */
function racing(options: PlytOptions, random: Random): PlytState {
  const start = plyt.setup(2 + random(2), options, random);
  const middle = 15 + random(90);
  const near = (): number => Math.max(1, Math.min(WINNER - 1, middle - 15 + random(30)));
  return { ...start, at: start.at.map(near) };
}

/** Creates a position in which a player has just turned a card on a star that can do more than one thing. */
function withCard(options: PlytOptions, random: Random): PlytState | undefined {
  const state = racing(options, random);
  const cards = shuffle(deck(options.cards, state.at.length), random);
  const { plytSquares } = options;
  if (!cards.length || !plytSquares.length) return undefined;
  const seat = random(state.at.length);
  const near = plytSquares.filter((star) => Math.abs(star - state.at[seat]) < 15);
  if (!near.length) return undefined;
  const choices = diceChoices(options, seat);
  const thrown = Array.from({ length: choices[0] }, () => 1 + random(FACES));
  const [card, ...pack] = cards;
  return {
    ...state,
    at: replaced(state.at, seat, near[random(near.length)]),
    pack,
    phase: { type: 'open-card', seat, card, links: 0, turn: seat, thrown },
  };
}

/** Creates a position in which a player chooses how many dice to throw. */
function withDice(options: PlytOptions, random: Random): PlytState {
  const state = racing(options, random);
  return { ...state, phase: { type: 'choose', seat: random(state.at.length) } };
}

/** The moves that answer a puzzle. */
type Asked = Extract<PlytMove, { readonly type: 'card' | 'choose' }>;

function rateCard(state: PlytState): Question<Asked> | undefined {
  if (state.phase.type !== 'open-card') return undefined;
  const choices = plytBot
    .cardPromises(state, puzzleLevel)
    .map(({ seat, to, chance }): Choice<Asked> => ({ move: { type: 'card', seat, to }, value: rounded(chance) }));
  return { task: 'plyt-card', given: [], choices, best: highest(choices) };
}

function rateDice(state: PlytState): Question<Asked> | undefined {
  const { phase, options } = state;
  if (phase.type !== 'choose') return undefined;
  const choices = plytBot
    .promises(state, puzzleLevel)
    .map(({ dice, chance }): Choice<Asked> => ({ move: { type: 'choose', dice }, value: rounded(chance) }));
  const able = diceChoices(options, phase.seat).map((dice) => [
    dice,
    rightIn100(options, phase.seat, dice, puzzleLevel),
  ]);
  return { task: 'plyt-dice', given: [able], choices, best: highest(choices) };
}

const keyOf = (move: PlytMove): string =>
  move.type === 'card' ? `${move.seat} ${move.to}` : move.type === 'choose' ? String(move.dice) : move.type;

export const plytPuzzler: Puzzler<PlytOptions, PlytState, PlytMove> = {
  game: plyt,
  unit: 'chance',
  margin: 0.04,
  most: 600,
  tasks: ['plyt-card', 'plyt-card', 'plyt-dice'],
  usual: {},
  tidy: (state) => ({ ...state, options: { ...state.options, timer: [0] } }),
  load: () => Promise.resolve(),
  *positions(options, random) {
    // A kept card is its holder's secret, so cards in puzzles are always turned at once.
    const quiet: PlytOptions = { ...options, timer: [0], cardsWhen: 'at-once' };
    for (;;) {
      const state = random(3) ? withCard(quiet, random) : withDice(quiet, random);
      // Skip positions that no game can reach.
      yield state && plyt.read(plyt.write(state)).ok ? state : undefined;
    }
  },
  *rate(state) {
    yield;
    return rateCard(state) ?? rateDice(state);
  },
  key: keyOf,
  /**
   * Returns whether the best number of dice is not the smallest, or the card can do more than two things; an easy
   * puzzle has at most four choices instead.
   */
  suits(_, { task, choices, best }, second, strength) {
    const by = choices[best].value - second;
    if (strength === 'easy') return choices.length <= 4 && by >= standsOut.easy;
    const takesThought = task === 'plyt-dice' ? best > 0 : choices.length > 2;
    return takesThought && (strength === 'medium' || by <= standsOut.hard);
  },
  value: (_, { choices }, move) => choices.find((choice) => keyOf(choice.move) === keyOf(move))?.value,
  why(_, { choices, best }: Question<Asked>): Saying {
    const { move, value } = choices[best];
    const inPercent = Math.round(value * 100);
    return move.type === 'card'
      ? { code: 'plyt-card-best', given: [{ seat: move.seat }, move.to, inPercent] }
      : { code: 'plyt-dice-best', given: [move.dice, inPercent] };
  },
};
