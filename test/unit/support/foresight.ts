import { multiplayBot } from '../../../src/bots/multiplay.js';
import type { MultiplayMove } from '../../../src/rules/multiplay/index.js';
import { multiplay } from '../../../src/rules/multiplay/index.js';
import { matchOf, type MultiplayMatch } from './multiplay-matches.js';
import { seeded } from './random.js';

/** Number of cubes that a child who looks ahead tries. */
const tries = 4;

/**
 * Plays Multiplay against a computer player as a child who turns cubes at random, and returns whether the child has won. `looks`: the child
 * turns a cube to see the next dice and the move of the computer, takes it back, and so finds the best of a few cubes.
 */
export async function randomChildWins(seed: number, level: number, given: object, looks: boolean): Promise<boolean> {
  const [dice, child, computer] = [seeded(seed), seeded(seed + 1), seeded(seed + 2)];
  const match: MultiplayMatch = matchOf([0, level], given, true, seed);
  const make = (move: MultiplayMove): void => {
    const step = match.play(move);
    if (!step.ok) throw new Error(step.message);
  };
  /** Plays to the child's next choice. */
  async function goOn(move?: MultiplayMove): Promise<number> {
    if (move) make(move);
    for (let { turn } = match; turn.kind === 'chance' || (turn.kind === 'seat' && turn.seat === 1); { turn } = match) {
      make(turn.kind === 'chance' ? match.chance(dice) : await multiplayBot.think(match.state, level, computer));
    }
    return match.state.scores[0] - match.state.scores[1];
  }
  await goOn();
  while (!match.isOver) {
    const { state, ply } = match;
    const listed = [...multiplay.moves(state)];
    if (state.phase === 'end') {
      await goOn({ type: state.scores[0] > state.scores[1] ? 'end' : 'go-on' });
      continue;
    }
    let best = listed[child(listed.length)];
    let lead = await goOn(best);
    let now = best;
    for (let i = 1; looks && i < tries && match.undo(); i++) {
      if (match.ply !== ply) throw new Error('Another choice was undone.');
      now = listed[child(listed.length)];
      const next = await goOn(now);
      if (next > lead) [best, lead] = [now, next];
    }
    if (now !== best && match.undo()) await goOn(best);
  }
  const { turn } = match;
  return turn.kind === 'over' && turn.winners.includes(0);
}

/** Returns how many of that many games the child wins. */
export async function wins(games: number, level: number, given: object, looks: boolean): Promise<number> {
  let won = 0;
  for (let game = 0; game < games; game++) won += Number(await randomChildWins(1000 * game, level, given, looks));
  return won;
}
