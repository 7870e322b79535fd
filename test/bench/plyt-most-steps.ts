/** A plain player of PLYT for the tournament: as able as the level says, it takes the most steps and looks no further. */
import { abilities } from '../../src/bots/plyt-abilities.js';
import type { Bot, Random, Seat } from '../../src/rules/game.js';
import {
  bonusFor,
  diceChoices,
  limitOf,
  playerAt,
  plyt,
  questionFor,
  usesOf,
  type PlytMove,
  type PlytState,
} from '../../src/rules/plyt/index.js';
import { WINNER } from '../../src/rules/trail/spiral.js';

/** What a player is likely to manage: one number alone is only read. */
function rightIn100(state: PlytState, seat: Seat, dice: number, level: number): number {
  const player = playerAt(state.options, seat);
  const numbers = dice === 1 && player.fixed.length ? 2 : dice;
  const ability = abilities[Math.min(level, abilities.length) - 1];
  // Adding is easier than multiplying by about one number.
  return ability[Math.max(0, player.operation === 'add' ? numbers - 2 : numbers - 1)];
}

const meanMaster = 6.5;

/** The number of dice that promises the most steps. */
function chooseDice(state: PlytState, seat: Seat, level: number): number {
  const player = playerAt(state.options, seat);
  const promise = (dice: number): number => {
    const right = rightIn100(state, seat, dice, level) / 100;
    const lost = state.options.penalty ? (1 - right) * meanMaster : 0;
    return right * (meanMaster + bonusFor(player, dice)) - lost;
  };
  return diceChoices(state.options, seat).reduce((best, dice) => (promise(dice) > promise(best) ? dice : best));
}

/** A wrong answer as people give them: next to the right one in a table, or one off. */
function slip(right: number, thrown: readonly number[], random: Random): number {
  const step = thrown.length > 1 ? right / thrown[random(thrown.length)] : 1;
  return Number.isInteger(step) && right > step && random(2) ? right - step : right + Math.max(1, Math.floor(step));
}

type CardMove = Extract<PlytMove, { type: 'card' }>;

/** What a use of a card is worth: own steps, and the steps that the others lose, more so who is ahead. */
function worth(state: PlytState, holder: Seat, { seat, to }: CardMove): number {
  const steps = to - state.at[seat];
  if (seat === holder) return steps;
  const ahead = state.at[seat] >= Math.max(...state.at.filter((_, other) => other !== holder));
  return -steps * (ahead ? 0.9 : 0.6);
}

const best = (state: PlytState, holder: Seat, moves: readonly CardMove[]): CardMove | undefined =>
  [...moves].sort((a, b) => worth(state, holder, b) - worth(state, holder, a))[0];

/** Cards that help are played, first of all; those that hurt only where they keep their holder from the summit. */
function playHand(state: PlytState, turn: Seat): PlytMove {
  const moves = [...plyt.moves(state)];
  const cards = moves.filter((move) => move.type === 'card');
  const good = best(state, turn, cards);
  const { phase } = state;
  const isHeldBack = phase.type === 'play-cards' && phase.own === 'held-back';
  const isNear = state.at[turn] > WINNER - 24;
  if (good && (worth(state, turn, good) > 0 || isHeldBack || isNear)) return good;
  return moves.find(({ type }) => type === 'put-back') ?? moves.find(({ type }) => type !== 'card')!;
}

export const plainPlyt: Bot<PlytState, PlytMove> = {
  levels: abilities.length,
  think(state, level, random) {
    const { phase, options } = state;
    switch (phase.type) {
      case 'choose':
        return { type: 'choose', dice: chooseDice(state, phase.seat, level) };
      case 'answer': {
        const { seat, thrown } = phase;
        const { answer } = questionFor(playerAt(options, seat), thrown, state.rotation[seat]);
        const isRight = random(100) < rightIn100(state, seat, thrown.length, level);
        const ms = Math.min(limitOf(options), 800 + thrown.length * 1500);
        return { type: 'answer', answer: isRight ? answer : slip(answer, thrown, random), ms };
      }
      case 'open-card': {
        const uses = usesOf(state, phase.seat, phase.card, phase.thrown[0]);
        return best(
          state,
          phase.seat,
          uses.map((use) => ({ type: 'card', ...use })),
        )!;
      }
      case 'turned-card':
        return [...plyt.moves(state)].at(-1)!;
      case 'play-cards':
        return playHand(state, phase.turn);
      default:
        return { type: 'done' };
    }
  },
};
