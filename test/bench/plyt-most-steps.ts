/** A plain player of PLYT for the tournament: it answers as well as its level, always takes the most steps and looks no further. */
import { rightIn100 } from '../../src/bots/plyt-outlook.js';
import { plytBot } from '../../src/bots/plyt.js';
import type { Bot, Seat } from '../../src/rules/game.js';
import {
  diceChoices,
  MEAN_MASTER,
  playerAt,
  plyt,
  stepsFor,
  usesOf,
  type PlytMove,
  type PlytState,
} from '../../src/rules/plyt/index.js';
import { WINNER } from '../../src/rules/trail/spiral.js';

/** Returns the number of dice with the most expected steps. */
function chooseDice({ options }: PlytState, seat: Seat, level: number): number {
  const player = playerAt(options, seat);
  const promise = (dice: number): number => {
    const right = rightIn100(options, seat, dice, level) / 100;
    const lost = options.penalty ? (1 - right) * MEAN_MASTER : 0;
    return right * stepsFor(player, dice, MEAN_MASTER) - lost;
  };
  return diceChoices(options, seat).reduce((best, dice) => (promise(dice) > promise(best) ? dice : best));
}

type CardMove = Extract<PlytMove, { type: 'card' }>;

/** Returns the worth of a use of a card: own steps, and the steps that the others lose, which count more for players further ahead. */
function worth(state: PlytState, holder: Seat, { seat, to }: CardMove): number {
  const steps = to - state.at[seat];
  if (seat === holder) return steps;
  const ahead = state.at[seat] >= Math.max(...state.at.filter((_, other) => other !== holder));
  return -steps * (ahead ? 0.9 : 0.6);
}

const best = (state: PlytState, holder: Seat, moves: readonly CardMove[]): CardMove | undefined =>
  [...moves].sort((a, b) => worth(state, holder, b) - worth(state, holder, a))[0];

/** Plays helpful cards first; harmful cards only if holding them would keep the holder from the summit. */
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
  levels: plytBot.levels,
  think(state, level, random) {
    const { phase } = state;
    switch (phase.type) {
      case 'choose':
        return { type: 'choose', dice: chooseDice(state, phase.seat, level) };
      case 'answer':
        return plytBot.think(state, level, random);
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
