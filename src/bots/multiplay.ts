import { search, searchInWorker, searchCore, type SearchQuestion, type Thought } from '../core/multiplay-search.js';
import type { Bot, Random } from '../rules/game.js';
import {
  botLevels,
  endsAt,
  gainAt,
  legalCells,
  type MultiplayMove,
  type MultiplayState,
} from '../rules/multiplay/index.js';
import { moves as movesOf } from '../rules/multiplay/play.js';
import { taskQueue } from './task-queue.js';
import { levelOfMove } from './level.js';
import { inSlices } from './slices.js';

const pick = <T>(from: readonly T[], random: Random): T => from[random(from.length)];

/** Returns the cells that gain the player the most points, and among these the ones that gain the others the fewest. */
export function bestCells(state: MultiplayState, cells: readonly number[]): number[] {
  const rated = cells.map((cell) => ({ cell, ...gainAt(state, cell) }));
  const own = Math.max(...rated.map((r) => r.own));
  const richest = rated.filter((r) => r.own === own);
  const others = Math.min(...richest.map((r) => r.others));
  return richest.filter((r) => r.others === others).map((r) => r.cell);
}

/** The number of cubes that level 1 considers. */
const glance = 2;

/** The number of playouts of level 4. */
const playouts = 240;
/** Playouts per slice on the page's own thread: well below a millisecond. */
const slice = 8;

/** Returns the input of the search at levels 3 and 4. */
export function questionOf(state: MultiplayState, level: number): SearchQuestion {
  const { options, numbers, colours, scores, seat, die, factor } = state;
  return {
    size: options.size,
    numbers: new Uint8Array(numbers),
    colours: new Uint8Array(colours),
    scores,
    colour: seat + 1,
    endAt: Math.min(endsAt(state), numbers.length),
    die,
    number: die * factor,
    learned: level >= 4 && scores.length === 2,
    budget: level >= 4 ? playouts : 0,
  };
}

const enqueue = taskQueue();

/** Searches on the page's own thread. Resolves to undefined if aborted. */
const searchHere = (question: SearchQuestion, signal?: AbortSignal): Promise<Thought | undefined> =>
  enqueue(async () => {
    await searchCore.ready();
    if (signal?.aborted) return undefined;
    const thought = search(question);
    if (thought) await inSlices(() => thought.step(slice), signal);
    return signal?.aborted ? undefined : thought?.thought();
  });

/**
 * Searches in a worker, or in slices if none is available. Resolves to undefined if aborted, or if the player must
 * pass.
 */
export async function searched(question: SearchQuestion, signal?: AbortSignal): Promise<Thought | undefined> {
  const thought = question.budget ? await searchInWorker(question, signal) : null;
  return thought ?? (await searchHere(question, signal));
}

function glanceCell(state: MultiplayState, level: number, random: Random): number {
  const cells = legalCells(state);
  if (level < 1) return pick(cells, random);
  if (level >= 2) return pick(bestCells(state, cells), random);
  return pick(
    bestCells(
      state,
      Array.from({ length: glance }, () => pick(cells, random)),
    ),
    random,
  );
}

/** Returns the move that turns the cube, or first states its product if an answer is required. */
export function moveTo(state: MultiplayState, cell: number): MultiplayMove {
  const { numbers, die } = state;
  return [...movesOf(state)].find((move) =>
    move.type === 'answer' ? move.factor === numbers[cell] / die : move.type === 'turn' && move.cell === cell,
  )!;
}

/**
 * The computer player of Multiplay. Level 1 considers two cubes and takes the better one; level 2 takes the largest
 * immediate gain. Level 3 also considers what the next player can take, and level 4 runs playouts for each cube, see
 * docs/notes/multiplay-search.md. Below level 1, some moves are made at random. All of them end the game if they lead.
 * If no seat is to act, they return a move that the rules refuse.
 */
export const multiplayBot: Bot<MultiplayState, MultiplayMove> = {
  levels: botLevels,
  hasLower: true,
  think(state, given, random, signal) {
    const { phase, scores, seat } = state;
    const level = levelOfMove(given, botLevels, random, 0);
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
