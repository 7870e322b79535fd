import type { Bot, Random } from '../rules/game.js';
import {
  diceChoices,
  limitOf,
  playerAt,
  plyt,
  questionFor,
  usesOf,
  type PlytMove,
  type PlytState,
} from '../rules/plyt/index.js';
import type { CardChoice } from '../rules/trail/cards.js';
import { WINNER } from '../rules/trail/spiral.js';
import { bestOf, handPromises, turnedPromises, type Promised } from './hand.js';
import { levelOfMove, levelWithin } from './level.js';
import { plytLevels, type Able } from './plyt-abilities.js';
import { mostPromising, Outlook, rightIn100 } from './plyt-outlook.js';
import { replaced } from '../lists.js';

/** Returns a plausible wrong answer: a neighbour in a times table, or off by one. */
function slip(right: number, thrown: readonly number[], random: Random): number {
  const step = thrown.length > 1 ? right / thrown[random(thrown.length)] : 1;
  return Number.isInteger(step) && right > step && random(2) ? right - step : right + Math.max(1, Math.floor(step));
}

/** Returns the move that a player of that ability would make with cards, or undefined if there is none to make. */
export function moveOfCards(state: PlytState, able: Able): PlytMove | undefined {
  const { type } = state.phase;
  if (type === 'open-card') {
    const { seat, to } = mostPromising(plytBot.cardPromises(state, able));
    return { type: 'card', seat, to };
  }
  return type === 'turned-card' || type === 'play-cards' ? bestOf(plytBot.keptPromises(state, able)).move : undefined;
}

/**
 * The computer player of PLYT. Its ability is the probability that it answers correctly, by the number of dice. Given
 * that, it makes the choices with the best chance to finish first over all results of the next throw: the number of
 * dice, which piece a card moves and where to, and when to use kept cards. It never looks at hidden cards. If no seat
 * is to act, it returns a move that the rules refuse.
 */
export const plytBot: Bot<PlytState, PlytMove> & {
  promises(state: PlytState, able: Able): { readonly dice: number; readonly chance: number }[];
  cardPromises(state: PlytState, able: Able): (CardChoice & { readonly chance: number })[];
  keptPromises(state: PlytState, able: Able): Promised<PlytMove>[];
} = {
  levels: plytLevels,
  hasLower: true,
  think(state, given, random) {
    const { phase, options } = state;
    const level = levelWithin(given, plytLevels);
    // Below level 1 some choices are made at random; answers use the interpolated ability.
    const chooses = phase.type !== 'answer' && levelOfMove(level, plytLevels, random, 0) < 1;
    if (chooses) {
      const moves = [...plyt.moves(state)];
      if (moves.length) return moves[random(moves.length)];
    }
    switch (phase.type) {
      case 'choose':
        return { type: 'choose', dice: mostPromising(plytBot.promises(state, level)).dice };
      case 'answer': {
        const { seat, thrown } = phase;
        const player = playerAt(options, seat);
        const { answer } = questionFor(player, thrown, state.rotation[seat]);
        const isRight = random(100) < rightIn100(options, seat, thrown.length, level);
        const ms = Math.min(limitOf(player), 800 + thrown.length * 1500);
        return { type: 'answer', answer: isRight ? answer : slip(answer, thrown, random), ms };
      }
      default:
        return moveOfCards(state, level) ?? { type: 'done' };
    }
  },

  /**
   * Returns, for each number of dice, a player of that ability's chance to finish first. Empty if no number is to be
   * chosen.
   */
  promises(state, able) {
    const { phase, options } = state;
    if (phase.type !== 'choose') return [];
    const outlook = new Outlook(state, phase.seat, able);
    return diceChoices(options, phase.seat).map((dice) => ({
      dice,
      chance: outlook.promise(dice, state.at, state.hands[phase.seat]),
    }));
  },

  /** Returns, for each use of an open card, its holder's chance to finish first. Empty if no card is open. */
  cardPromises(state, able) {
    const { phase, at } = state;
    if (phase.type !== 'open-card') return [];
    const { seat: holder, card, thrown } = phase;
    const outlook = new Outlook(state, holder, able);
    return usesOf(state, holder, card, thrown[0]).map(({ seat, to }) => ({
      seat,
      to,
      chance: outlook.landed(replaced(at, seat, to), seat, thrown[0]),
    }));
  },

  /**
   * Returns, for each possible move with kept cards, the player's chance to finish first. Empty if there is no such
   * choice.
   */
  keptPromises(state, able) {
    const { phase, options, hands } = state;
    if (phase.type === 'turned-card') {
      const { seat, card } = phase;
      return turnedPromises([...plyt.moves(state)], state, card, hands[seat], new Outlook(state, seat, able));
    }
    if (phase.type !== 'play-cards') return [];
    const { turn, thrown } = phase;
    const { plytSquares } = options;
    const run = { state, run: phase, master: thrown[0], goal: WINNER, plytSquares };
    return handPromises([...plyt.moves(state)], run, new Outlook(state, turn, able));
  },
};
