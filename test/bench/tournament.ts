import type { Game, GameEvent, Random } from '../../src/rules/game.js';

/** A game whose levels play against each other. */
export interface Contest<O, S, M> {
  readonly game: Game<O, S, M, GameEvent>;
  readonly options: O;
  /** Loads what thinking needs. */
  ready(): Promise<unknown>;
  /** The move of a computer player of that level; level 0 makes any legal move. */
  think(state: S, level: number, random: Random): M | Promise<M>;
}

/** Who plays: one player of a level among others of another level. */
export interface Pair {
  readonly one: number;
  readonly others: number;
  readonly players: number;
}

export interface Score {
  readonly games: number;
  /** A shared win counts as a share of one. */
  readonly wins: number;
  /** How far the one was before the mean of the others, added up. */
  readonly lead: number;
  /** Thoughts of the one, and their milliseconds. */
  readonly thoughts: number;
  readonly ms: number;
}

/** Splitmix32: the same numbers for the same seed, and neighbouring seeds have nothing in common. */
function seeded(seed: number): Random {
  let counter = Math.imul(seed + 1, 0x85ebca6b);
  return (below) => {
    counter = (counter + 0x9e3779b9) | 0;
    let mixed = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * below);
  };
}

/**
 * Plays games `from` to `from + games` − 1. As many games as there are players have the same deal and the same dice, and
 * the one sits on each seat in turn.
 */
export async function play<O, S, M>(
  contest: Contest<O, S, M>,
  { one, others, players }: Pair,
  from: number,
  games: number,
): Promise<Score> {
  const { game, options } = contest;
  await contest.ready();
  const score = { games, wins: 0, lead: 0, thoughts: 0, ms: 0 };
  for (let nth = from; nth < from + games; nth++) {
    const deal = Math.floor(nth / players);
    const seat = nth % players;
    const dice = seeded(2 * deal);
    const whim = seeded(2 * nth + 1);
    let state = game.setup(players, options, dice);
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      let move: M;
      if (turn.kind === 'chance') move = game.chance(state, dice);
      else {
        const begin = performance.now();
        const level = turn.seat === seat ? one : others;
        const all = level ? [] : [...game.moves(state)];
        move = level ? await contest.think(state, level, whim) : all[whim(all.length)];
        if (turn.seat === seat) {
          score.thoughts++;
          score.ms += performance.now() - begin;
        }
      }
      const step = game.play(state, move);
      if (!step.ok) throw new Error(`${step.message} ${JSON.stringify(move)}`);
      ({ state } = step);
    }
    const end = game.turn(state);
    if (end.kind === 'over' && end.winners.includes(seat)) score.wins += 1 / end.winners.length;
    const scores = game.scores(state);
    const all = scores.reduce((sum, points) => sum + points, 0);
    score.lead += scores[seat] - (all - scores[seat]) / (players - 1);
  }
  return score;
}
