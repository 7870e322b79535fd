import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { Match } from '../../src/match/match.js';
import { nameAll } from '../../src/match/players.js';
import { record } from '../../src/match/record.js';
import { replay } from '../../src/match/replay.js';
import type { GameEvent } from '../../src/rules/game.js';
import { anyMove, begun, drawnBy, gameNamed, tried, type AnyGame, type AnyMove } from './support/all-games.js';
import { expectEqual } from './support/expect-equal.js';
import { seeded } from './support/random.js';

type AnyMatch = Match<object, object, AnyMove, GameEvent>;

/** What tells how something that was asked was answered. */
const judges = ['answered', 'time-up', 'late', 'declared'];

const seated = (bots: readonly number[]) => nameAll(bots.map((bot, colour) => ({ name: '', bot, colour })));

function again(game: AnyGame, match: AnyMatch): AnyMatch {
  const replayed = replay(game, JSON.parse(JSON.stringify(record(match))), 4);
  if (!replayed.ok) throw new Error(replayed.message);
  for (const part of ['ply', 'state', 'plies', 'undone', 'waiting', 'canUndo', 'canRedo'] as const) {
    expectEqual(replayed.value[part], match[part], part);
  }
  return replayed.value;
}

beforeAll(() => ready());

describe.each(tried.map(([name, seats, options]) => ({ name, seats, options })))(
  'taking back in $name, $seats, $options',
  ({ name, seats, options }) => {
    const game = gameNamed(name);
    const steps = fc.array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constant('play') },
        { weight: 3, arbitrary: fc.constant('undo') },
        { weight: 1, arbitrary: fc.constantFrom('redo', 'save') },
      ),
      { minLength: 20, maxLength: 60 },
    );
    const bots = fc.array(fc.nat({ max: 1 }), { minLength: seats, maxLength: seats });

    it('gives no second look at what was judged and no other draw than before, saved or not', () => {
      let takenBack = 0;
      let drawnAgain = 0;
      fc.assert(
        fc.property(bots, fc.nat(), steps, (levels, seed, list) => {
          const random = seeded(seed);
          let match: AnyMatch = new Match(game, seated(levels), begun(game, seats, options, random));
          /** All that chance has brought, in its order, and what was judged, by the ply. */
          const fallen: unknown[] = [];
          const judged = new Map<number, string>();
          for (const what of list) {
            const before = match.ply;
            if (what === 'save') match = again(game, match);
            else if (what === 'redo') match.redo();
            else if (what === 'undo') takenBack += Number(match.undo());
            else if (!match.isOver) {
              const byChance = match.turn.kind === 'chance';
              const move = byChance ? match.chance(random) : anyMove(game, match.state, random);
              if (byChance && match.plies.flatMap(drawOf).length < fallen.length) drawnAgain++;
              const step = match.play(move);
              if (!step.ok) throw new Error(step.message);
            }
            if (what === 'undo') expect(match.ply).toBeLessThanOrEqual(before);
            const brought = match.plies.flatMap(drawOf);
            brought.forEach((one, i) => (fallen[i] ??= one));
            expectEqual(brought, fallen.slice(0, brought.length));
            for (const [i, ply] of match.plies.entries()) {
              const isJudged = ply.events.some(({ type }) => judges.includes(type));
              if (isJudged && !judged.has(i)) judged.set(i, JSON.stringify(ply.move));
            }
            const standing = [...judged].map(([i]) => [i, JSON.stringify(match.plies[i]?.move)]);
            expectEqual(standing, [...judged]);
          }
        }),
        { numRuns: name === 'pytagora' || name === 'plusAndMinus' ? 25 : 100 },
      );
      // Where every choice is an answer, nothing can be.
      const asks = 'answer' in options && (options.answer === true || options.answer === 'factor');
      if (asks) expectEqual(takenBack, 0, 'nothing was taken back');
      else expect(takenBack, 'something was taken back').toBeGreaterThan(20);
      if (['multiplay', 'pytagora', 'plusAndMinus', 'upAndDown'].includes(name) && !('answer' in options)) {
        expect(drawnAgain, 'and drawn again').toBeGreaterThan(5);
      }
    });
  },
);

const drawOf = ({ by, move }: { by: unknown; move: AnyMove }): unknown[] => (by === 'chance' ? drawnBy(move) : []);
