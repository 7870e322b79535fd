/** Lets levels of a computer player meet, seats alternating, and tells how sure the outcome is. */
import type { Bot, Game, GameEvent, Random } from '../../src/rules/game.js';
import { wilson } from './wilson.js';

/** Two ways of playing that meet so often. Both sit at a table of `seats`, one of them alone, the other at all other places. */
export interface Pairing {
  readonly title: string;
  readonly games: number;
  readonly seats: number;
  readonly levels: readonly [stronger: number, weaker: number];
  readonly options: object;
}

export interface Result extends Pairing {
  /** Games that the first has won; where several win together each has its share. */
  readonly won: number;
}

/** A file `tournament-<game>.ts`. */
export interface Tournament {
  readonly title: string;
  readonly pairings: readonly Pairing[];
  /** Plays game number `n` of a pairing: the share of the win that the first has. */
  readonly play: (pairing: Pairing, n: number) => Promise<number>;
}

/** The same numbers for the same seed. */
export function seeded(seed: number): Random {
  let state = (seed * 2654435761) | 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    return Math.floor((((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32) * below);
  };
}

/** Longer than any game: who never ends it plays by no rules. */
const mostMoves = 20_000;

/** Plays by the rules of a game with its computer player; the first of the pairing sits at seat `n` of the table. */
export function playerOf<O, S, M, E extends GameEvent>(game: Game<O, S, M, E>, bot: Bot<S, M>): Tournament['play'] {
  return async ({ seats, levels, options }, n) => {
    const given = game.options(options);
    if (!given.ok) throw new Error(given.message);
    const random = seeded(n + 1);
    const first = n % seats;
    let state = game.setup(seats, given.value, random);
    for (let ply = 0; ply < mostMoves; ply++) {
      const turn = game.turn(state);
      if (turn.kind === 'over') return turn.winners.includes(first) ? 1 / turn.winners.length : 0;
      const move =
        turn.kind === 'chance'
          ? game.chance(state, random)
          : await bot.think(state, levels[turn.seat === first ? 0 : 1], random);
      const step = game.play(state, move);
      if (!step.ok) throw new Error(`${step.message} ${JSON.stringify(move)} in ${game.write(state)}`);
      state = step.state;
    }
    throw new Error(`Game ${n} does not end.`);
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A table in Markdown. */
export function tableOf(results: readonly Result[]): string {
  const rows = results.map(({ title, games, seats, won }) => {
    const [low, high] = wilson(won, games);
    const fair = percent(1 / seats);
    return `| ${title} | ${games.toLocaleString('en')} | ${won.toLocaleString('en')} | ${percent(won / games)} | ${percent(low)} to ${percent(high)} | ${fair} |`;
  });
  return [
    '| pairing | games | won | share | 95 % interval | if equal |',
    '| --- | ---: | ---: | ---: | --- | ---: |',
    ...rows,
  ].join('\n');
}

export async function run({ pairings, play }: Tournament, told: (result: Result) => void): Promise<Result[]> {
  const results: Result[] = [];
  for (const pairing of pairings) {
    let won = 0;
    for (let n = 0; n < pairing.games; n++) won += await play(pairing, n);
    results.push({ ...pairing, won });
    told(results.at(-1)!);
  }
  return results;
}
