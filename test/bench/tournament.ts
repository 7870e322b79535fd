/** Plays levels of a computer player against each other, on each seat in turn, with the same deal and the same dice. */
import { seeded } from '../../src/random.js';
import type { Bot, Game, GameEvent } from '../../src/rules/game.js';

/** One player on a single seat, and another on all other seats of the table. */
export interface Pairing {
  readonly title: string;
  readonly games: number;
  readonly seats: number;
  /** Level 0 makes random legal moves. */
  readonly levels: readonly [one: number, others: number];
  readonly options: object;
}

/** The settings of a pairing; by default two players and the usual options. */
interface Setting {
  readonly seats?: number;
  readonly options?: object;
  /** The end of the title, which names unusual options. */
  readonly told?: string;
}

/**
 * Returns a pairing of one player of a level against others of another. The number of games is rounded up so that every deal is played from
 * each seat.
 */
export function levels(
  one: number,
  others: number,
  games: number,
  { seats = 2, options = {}, told = '' }: Setting = {},
): Pairing {
  return {
    title: `level ${one} against ${manyOf(seats - 1)}${others ? `level ${others}` : 'any move'}${told}`,
    games: Math.ceil(games / seats) * seats,
    seats,
    levels: [one, others],
    options,
  };
}

const manyOf = (others: number): string => ['', 'two of ', 'three of ', 'four of ', 'five of '][others - 1];

/** The content of a file `<game>.tournament.ts`. */
export interface Contest<O, S, M, E extends GameEvent> {
  readonly game: Game<O, S, M, E>;
  /** The unit of `scores`. */
  readonly unit: string;
  /** True if the lowest score wins. */
  readonly fewestWin?: boolean;
  readonly pairings: readonly Pairing[];
  /** Loads what computer players need to think. */
  ready?(): Promise<unknown>;
  readonly bot: Pick<Bot<S, M>, 'think'>;
}

/** The result of a part of a pairing, or of all of it. */
export interface Score {
  readonly games: number;
  /** A shared win counts as a fraction of one. */
  readonly wins: number;
  /** The lead of the single player over the mean of the others, added up. */
  readonly lead: number;
  /** The number of moves that the single player thought about, and the processor time for them in milliseconds. */
  readonly thoughts: number;
  readonly ms: number;
}

export interface Tournament {
  readonly unit: string;
  readonly pairings: readonly Pairing[];
  /** Plays games `from` to `from + games` − 1 of a pairing. */
  play(pairing: Pairing, from: number, games: number): Promise<Score>;
}

/** Returns the processor time of this process so far, which does not grow while others use the machine. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** More moves than any game has: a longer one breaks the rules. */
const mostMoves = 20_000;

/**
 * Returns the tournament of a contest. As many games as there are seats have the same deal and the same dice, with the single player on
 * each seat in turn. Every game can be repeated: dice and random choices come from seeds.
 */
export function tournamentOf<O, S, M, E extends GameEvent>(contest: Contest<O, S, M, E>): Tournament {
  const { game, unit, pairings, bot } = contest;

  async function playOne({ seats, levels, options }: Pairing, nth: number): Promise<Score> {
    const given = game.options(options);
    if (!given.ok) throw new Error(given.message);
    const seat = nth % seats;
    const dice = seeded(2 * Math.floor(nth / seats));
    const whim = seeded(2 * nth + 1);
    let thoughts = 0;
    let ms = 0;
    let state = game.setup(seats, given.value, dice);
    for (let ply = 0; ply < mostMoves; ply++) {
      const turn = game.turn(state);
      if (turn.kind === 'over') {
        const scores = game.scores(state);
        const all = scores.reduce((sum, points) => sum + points, 0);
        const more = scores[seat] - (all - scores[seat]) / (seats - 1);
        const lead = contest.fewestWin ? -more : more;
        return { games: 1, wins: turn.winners.includes(seat) ? 1 / turn.winners.length : 0, lead, thoughts, ms };
      }
      let move: M;
      if (turn.kind === 'chance') move = game.chance(state, dice);
      else {
        const begin = processorMs();
        const level = levels[turn.seat === seat ? 0 : 1];
        const all = level ? [] : [...game.moves(state)];
        move = level ? await bot.think(state, level, whim) : all[whim(all.length)];
        if (turn.seat === seat) {
          thoughts++;
          ms += processorMs() - begin;
        }
      }
      const step = game.play(state, move);
      if (!step.ok) throw new Error(`${step.message} ${JSON.stringify(move)} in ${game.write(state)}`);
      state = step.state;
    }
    throw new Error(`Game ${nth} does not end.`);
  }

  return {
    unit,
    pairings,
    async play(pairing, from, games) {
      await contest.ready?.();
      const parts: Score[] = [];
      for (let nth = from; nth < from + games; nth++) parts.push(await playOne(pairing, nth));
      return sum(parts);
    },
  };
}

/** Adds up parts. */
export const sum = (parts: readonly Score[]): Score =>
  parts.reduce(
    (a, b) => ({
      games: a.games + b.games,
      wins: a.wins + b.wins,
      lead: a.lead + b.lead,
      thoughts: a.thoughts + b.thoughts,
      ms: a.ms + b.ms,
    }),
    { games: 0, wins: 0, lead: 0, thoughts: 0, ms: 0 },
  );

/** Returns Wilson's interval of 95 % for a share. */
export function wilson(won: number, games: number): [low: number, high: number] {
  const z = 1.959964;
  const share = won / games;
  const middle = share + z ** 2 / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return [middle - half, middle + half].map((edge) => edge / (1 + z ** 2 / games)) as [number, number];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Returns the row of a pairing in Markdown. */
export function rowOf({ title, seats }: Pairing, { games, wins, lead, thoughts, ms }: Score): string {
  const [low, high] = wilson(wins, games);
  const cells = [
    title,
    games.toLocaleString('en'),
    percent(wins / games),
    `${percent(low)} to ${percent(high)}`,
    percent(1 / seats),
    (lead / games).toFixed(1),
    ms / thoughts < 0.05 ? '< 0.1' : (ms / thoughts).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Returns the head of the table with these rows. */
export const headOf = ({
  unit,
}: Tournament): string => `| who | games | won | 95 % interval | if equal | ${unit} ahead | ms a thought |
| --- | ---: | ---: | --- | ---: | ---: | ---: |`;
