import { sequence as core, type TotalRule } from '../core/sequence.js';
import { aim } from '../core/sequence-aim.js';
import { solver } from '../core/sequence-solver.js';
import type { Bot, Random, Seat } from '../rules/game.js';
import { claimsThatMatter, moves } from '../rules/sequence/moves.js';
import { ALL_DICE, ROLLS, type SequenceMove, type SequenceState } from '../rules/sequence/index.js';
import { standings } from '../rules/sequence/standings.js';
import { taskQueue } from './task-queue.js';
import { bestOf, handPromises, turnedPromises, type Promised } from './hand.js';
import { levelOfMove } from './level.js';
import { prospect, Race, SequenceOutlook, worthOfTurn } from './sequence-race.js';
import { inSlices } from './slices.js';
import { replaced } from '../lists.js';

const solved = new Map<TotalRule, Promise<void>>();

/** Solves for a total rule when first needed: in a worker, otherwise in slices on the main thread. */
export function solve(totalRule: TotalRule): Promise<void> {
  const known = solved.get(totalRule);
  if (known) return known;
  const solving = solver
    .solveInWorker(totalRule)
    .then((isDone) => (isDone ? undefined : inSlices(() => solver.solveStep(totalRule))))
    .then(() => undefined)
    .catch((error: unknown) => {
      solved.delete(totalRule); // the connection may recover
      throw error;
    });
  solved.set(totalRule, solving);
  return solving;
}

/** The core holds one aim at a time, so tasks with different aims have to wait for each other. */
const enqueue = taskQueue();

const races = new Map<TotalRule, Race>();

/** Returns the race for a total rule. The distribution of scores when playing for the most steps is computed once. */
async function raceBy(totalRule: TotalRule): Promise<Race> {
  await solve(totalRule);
  return enqueue(async () => {
    const known = races.get(totalRule);
    if (known) return known;
    aim.set((_, score) => score);
    await inSlices(() => aim.solveStep(totalRule));
    await inSlices(() => aim.spreadStep(totalRule));
    const race = new Race(aim.chances());
    races.set(totalRule, race);
    return race;
  });
}

type AtKeep = SequenceState & { readonly phase: Extract<SequenceState['phase'], { type: 'keep' }> };

/**
 * Returns the value of each mask of kept dice in the race: the chance to win, or for a single climber minus the
 * expected turns.
 */
async function keepToWin(state: AtKeep, signal?: AbortSignal): Promise<ReturnType<typeof aim.keep> | undefined> {
  const { phase, options } = state;
  const race = await raceBy(options.totalRule);
  return enqueue(async () => {
    if (signal?.aborted) return undefined;
    aim.set(worthOfTurn(race, state, phase.seat));
    const isDone = await inSlices(() => aim.solveStep(options.totalRule), signal);
    return isDone ? aim.keep(phase.dice, ROLLS - phase.rolls) : undefined;
  });
}

/** Declares the best Sequence, or passes. */
function declareBest(dice: readonly number[], totalRule: TotalRule): SequenceMove {
  const best = core.claims(dice, totalRule)[0];
  return best ? { type: 'declare', kind: best.kind, dice: best.dice } : { type: 'pass' };
}

/**
 * Declares the Sequence that leads to the best position in the race: because of a star, fewer steps or none may be
 * better.
 */
async function declareToWin(state: SequenceState, seat: Seat, dice: readonly number[]): Promise<SequenceMove> {
  const worth = worthOfTurn(await raceBy(state.options.totalRule), state, seat);
  const claims = claimsThatMatter(state, dice);
  const best = claims.reduce((best, { score }) => Math.max(best, worth(dice[0], score)), worth(dice[0], 0));
  const claim = claims.find(({ score }) => worth(dice[0], score) === best);
  return claim ? { type: 'declare', kind: claim.kind, dice: claim.dice } : { type: 'pass' };
}

type CardMove = Extract<SequenceMove, { type: 'card' }>;

const bestCard = (state: SequenceState, worth: (at: readonly number[]) => number): SequenceMove => {
  const worthOf = ({ seat, to }: CardMove): number => worth(replaced(state.at, seat, to));
  return [...moves(state)]
    .filter((move) => move.type === 'card')
    .reduce((best, move) => (worthOf(move) > worthOf(best) ? move : best));
};

/** Chooses the use of a card that leaves the player furthest ahead of the others. */
const playCard = (state: SequenceState, seat: Seat): SequenceMove =>
  bestCard(state, (at) => at[seat] * at.length - at.reduce((sum, square) => sum + square, 0));

/** Chooses the use of a card with the best chance to win. */
async function playCardToWin(state: SequenceState, seat: Seat, turn: Seat): Promise<SequenceMove> {
  const race = await raceBy(state.options.totalRule);
  const next = (turn + 1) % state.at.length;
  return bestCard(state, (at) => prospect(race, state, at, seat, next));
}

/**
 * Returns the possible moves with an open card, the card just turned, or cards from the hand; empty if there is no such
 * choice.
 */
function cardsBy(state: SequenceState, race: Race | undefined): Promised<SequenceMove>[] {
  const { phase, options, hands } = state;
  if (phase.type === 'open-card') {
    const outlook = new SequenceOutlook(state, phase.seat, phase.turn, race);
    const uses = [...moves(state)].filter((move) => move.type === 'card');
    return uses.map((move) => ({ move, chance: outlook.chance(replaced(state.at, move.seat, move.to)) }));
  }
  if (phase.type === 'turned-card') {
    const { seat, card, turn } = phase;
    return turnedPromises([...moves(state)], state, card, hands[seat], new SequenceOutlook(state, seat, turn, race));
  }
  if (phase.type !== 'play-cards') return [];
  const { turn, dice } = phase;
  const { summit: goal, plytSquares } = options;
  const run = { state, run: phase, master: dice[0], goal, plytSquares };
  return handPromises([...moves(state)], run, new SequenceOutlook(state, turn, turn, race));
}

/**
 * Plays a roll as a child who begins: it sees equal dice, and each other kind of Sequence only now and then. It
 * stops at the first Sequence that it sees, otherwise it keeps the dice closest to one.
 */
function simplePlan(dice: readonly number[], totalRule: TotalRule, random: Random): SequenceMove {
  const seen = standings(dice, totalRule).filter(({ kind }) => kind === 'match' || random(blind) === 0);
  if (seen.some(({ claim }) => claim)) return { type: 'stop' };
  // There are no particular dice to keep for a total.
  const plans = seen.flatMap(({ near }) => (near && near.kind !== 'total' ? [near] : []));
  const nearest = Math.min(...plans.map(({ short }) => short));
  const chosen = plans.filter(({ short }) => short === nearest);
  return { type: 'keep', keep: chosen[random(chosen.length)].dice };
}

/** Level 1 sees a kind of Sequence other than equal dice in one of this many rolls. */
const blind = 3;

/** Keeps any dice, or stops. */
function anyPlan(state: SequenceState, random: Random): SequenceMove {
  const possible = [...moves(state)];
  return possible[random(possible.length)];
}

/**
 * The computer player of Sequence. Level 1 keeps equal dice, seldom those of a run, and stops at the first Sequence that
 * it sees. Level 2
 * keeps the dice with the highest expected score, computed exactly. Level 3 plays the race: it keeps the dice with the
 * best chance to win, or, for a single climber, with the fewest expected turns. Below level 1, some of the dice are
 * kept at random. All levels declare the best Sequence. If no seat is to act, they return a move that the rules refuse.
 */
export const sequenceBot: Bot<SequenceState, SequenceMove> & {
  values(state: SequenceState): Float64Array | undefined;
  chances(state: SequenceState): Promise<Float64Array | undefined>;
  cardPromises(state: SequenceState): Promised<SequenceMove>[];
  ready(totalRule: TotalRule): Promise<void>;
  standing(state: SequenceState): number[] | undefined;
} = {
  levels: 3,
  hasLower: true,
  async think(state, given, random, signal) {
    const { phase, options } = state;
    const level = levelOfMove(given, sequenceBot.levels, random, 0);
    switch (phase.type) {
      case 'open-card':
        return level < 3 ? playCard(state, phase.seat) : playCardToWin(state, phase.seat, phase.turn);
      case 'turned-card':
      case 'play-cards':
        return bestOf(cardsBy(state, level < 3 ? undefined : await raceBy(options.totalRule))).move;
      case 'declare':
        return level < 3 ? declareBest(phase.dice, options.totalRule) : declareToWin(state, phase.seat, phase.dice);
      case 'keep': {
        if (level < 1) return anyPlan(state, random);
        if (level < 2) return simplePlan(phase.dice, options.totalRule, random);
        await solve(options.totalRule);
        if (signal?.aborted) return { type: 'stop' };
        const best =
          level < 3
            ? solver.keep(phase.dice, ROLLS - phase.rolls, options.totalRule)
            : await keepToWin({ ...state, phase }, signal);
        return !best || best.keep === ALL_DICE ? { type: 'stop' } : { type: 'keep', keep: best.keep };
      }
      default:
        return { type: 'stop' };
    }
  },

  /**
   * Returns the expected steps for each mask of kept dice, after `think` at level 2; undefined if no dice are to be
   * kept.
   */
  values({ phase, options }) {
    if (phase.type !== 'keep') return undefined;
    return solver.keepValues(phase.dice, ROLLS - phase.rolls, options.totalRule);
  },

  /** Computes the data that `values` and `standing` need, in slices. */
  async ready(totalRule) {
    await raceBy(totalRule);
  },

  /**
   * Returns the chance of each climber to win, before a turn and at the end, if everyone plays for the most steps;
   * undefined during a turn and before `ready`.
   */
  standing({ phase, options, at }) {
    const next = phase.type === 'over' ? phase.winner : phase.type === 'roll' && phase.rolls === 0 ? phase.seat : -1;
    if (next < 0) return undefined;
    return races.get(options.totalRule)?.chances(
      at.map((square) => options.summit - square),
      next,
    );
  },

  /**
   * Resolves to the value of each mask of kept dice at level 3: the chance to win, or for a single climber minus the
   * expected turns.
   */
  async chances(state) {
    const { phase } = state;
    return phase.type === 'keep' ? (await keepToWin({ ...state, phase }))?.values : undefined;
  },

  /**
   * Returns, for each possible move with cards, open or kept, its value at level 3: the chance to win, or for a single
   * climber a value that increases as the number of turns left decreases. Empty if there is no such choice.
   */
  cardPromises(state) {
    return cardsBy(state, races.get(state.options.totalRule));
  },
};
