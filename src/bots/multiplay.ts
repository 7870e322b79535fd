import { search, searchAside, searchCore, type SearchQuestion, type Thought } from '../core/multiplay-search.js';
import type { Bot, Random } from '../rules/game.js';
import { botLevels, gainAt, legalCells, type MultiplayMove, type MultiplayState } from '../rules/multiplay/index.js';
import { moves as movesOf } from '../rules/multiplay/play.js';
import { line } from './in-turn.js';
import { levelWithin } from './level.js';
import { inSlices } from './slices.js';

const pick = <T>(from: readonly T[], random: Random): T => from[random(from.length)];

/** The cubes that bring the player most; of these, the ones that bring the others least. */
export function bestCells(state: MultiplayState, cells: readonly number[]): number[] {
  const rated = cells.map((cell) => ({ cell, ...gainAt(state, cell) }));
  const own = Math.max(...rated.map((r) => r.own));
  const richest = rated.filter((r) => r.own === own);
  const others = Math.min(...richest.map((r) => r.others));
  return richest.filter((r) => r.others === others).map((r) => r.cell);
}

/** How many cubes the gentle player looks at. */
const glance = 2;

/** Playouts of level 4. */
const playouts = 240;
/** So many of them are done at once on the page's own thread: well below a millisecond. */
const slice = 8;

/** What the search is asked at levels 3 and 4. */
export function questionOf(state: MultiplayState, level: number): SearchQuestion {
  const { options, numbers, colours, scores, seat, die, factor } = state;
  return {
    size: options.size,
    numbers: Uint8Array.from(numbers),
    colours: Uint8Array.from(colours),
    scores,
    colour: seat + 1,
    endAt: options.endAt,
    die,
    number: die * factor,
    learned: level >= 4 && scores.length === 2,
    budget: level >= 4 ? playouts : 0,
  };
}

const inTurn = line();

/** Searches where no worker does; undefined when the thought is aborted. */
const searchHere = (question: SearchQuestion, signal?: AbortSignal): Promise<Thought | undefined> =>
  inTurn(async () => {
    await searchCore.ready();
    if (signal?.aborted) return undefined;
    const thought = search(question);
    if (thought) await inSlices(() => thought.step(slice), signal);
    return signal?.aborted ? undefined : thought?.thought();
  });

/** Thinks in a worker, or in slices where there is none; undefined when the thought is aborted, and to pass. */
export async function searched(question: SearchQuestion, signal?: AbortSignal): Promise<Thought | undefined> {
  const thought = question.budget ? await searchAside(question, signal) : null;
  return thought ?? (await searchHere(question, signal));
}

function glanceCell(state: MultiplayState, level: number, random: Random): number {
  const cells = legalCells(state);
  if (level >= 2) return pick(bestCells(state, cells), random);
  return pick(
    bestCells(
      state,
      Array.from({ length: glance }, () => pick(cells, random)),
    ),
    random,
  );
}

/** The move that turns that cube, or says its product first. */
export function moveTo(state: MultiplayState, cell: number): MultiplayMove {
  const { numbers, die, phase } = state;
  const wanted = phase === 'answer' ? { factor: numbers[cell] / die } : { cell };
  const moves = [...movesOf(state)];
  return moves.find((move) =>
    Object.entries(wanted).every(([key, value]) => move[key as keyof MultiplayMove] === value),
  )!;
}

/**
 * Level 1 glances at two cubes and takes the better one; level 2 takes the best immediate gain of all. Level 3 also weighs
 * what the next player can take, level 4 plays each cube out: see docs/notes/multiplay-search.md. All end the game when
 * they lead. Asked when no seat is to act, they give a move that the rules refuse.
 */
export const multiplayBot: Bot<MultiplayState, MultiplayMove> = {
  levels: botLevels,
  think(state, given, random, signal) {
    const { phase, scores, seat } = state;
    const level = levelWithin(given, botLevels);
    if (phase !== 'answer' && phase !== 'choose') {
      const leads = scores.every((score, other) => other === seat || score < scores[seat]);
      return { type: leads ? 'end' : 'go-on' };
    }
    if (level < 3) return moveTo(state, glanceCell(state, level, random));
    return searched(questionOf(state, level), signal).then((thought) =>
      thought ? moveTo(state, thought.choice) : { type: 'go-on' },
    );
  },
};
