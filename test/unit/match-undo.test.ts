import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { Match, type Ply } from '../../src/match/match.js';
import { nameAll } from '../../src/match/players.js';
import { record } from '../../src/match/record.js';
import { replay } from '../../src/match/replay.js';
import type { GameEvent, Random, Seat } from '../../src/rules/game.js';
import { anyMove, begun, drawnBy, gameNamed, tried, type AnyGame, type AnyMove } from './support/all-games.js';
import { expectEqual } from './support/expect-equal.js';
import { seeded } from './support/random.js';
import { runs } from './support/runs.js';
import { otherwise } from './support/secrets.js';

type AnyMatch = Match<object, object, AnyMove, GameEvent>;

/** Events that reveal the judgement of an answer. */
const judges = ['answered', 'time-up', 'late', 'declared'];

const seated = (bots: readonly number[]) => nameAll(bots.map((bot, colour) => ({ name: '', bot, colour })));

function again(game: AnyGame, match: AnyMatch): AnyMatch {
  const replayed = replay(game, JSON.parse(JSON.stringify(record(match))), 4);
  if (!replayed.ok) throw new Error(replayed.message);
  for (const part of ['ply', 'state', 'plies', 'undone', 'waiting', 'replacing', 'canUndo', 'canRedo'] as const) {
    expectEqual(replayed.value[part], match[part], part);
  }
  return replayed.value;
}

beforeAll(() => ready());

const cases = tried.map(([name, seats, options]) => ({ name, seats, options }));

const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constant('play') },
    { weight: 3, arbitrary: fc.constant('undo') },
    { weight: 1, arbitrary: fc.constantFrom('redo', 'save') },
  ),
  { minLength: 20, maxLength: 60 },
);

/** Events that reveal the value of a choice, the right answer, or something hidden. */
const telling = [...judges, 'scored', 'trapped', 'rolled', 'drawn', 'sum', 'card-turned'];

/**
 * Returns whether a choice has revealed something to its player: by an event, or because the player would see another position or receive
 * other events if the hidden things were dealt differently.
 */
function isTold(game: AnyGame, before: object, ply: Ply<object, AnyMove, GameEvent>, random: Random): boolean {
  const { by, move, events, state } = ply;
  if (by === 'chance') return true;
  // The score of a Pytagora equation is shown beside it before it is laid.
  if (events.some(({ type }) => telling.includes(type) && !(type === 'scored' && 'racks' in before))) return true;
  const seen = (to: object, heard: readonly GameEvent[]): string =>
    JSON.stringify([game.view(to, by), game.hear?.(heard, by) ?? heard]);
  const shown = seen(state, events);
  for (let i = 0; i < 6; i++) {
    const other = otherwise(before, by, { move, by, events }, random);
    if (other === before) return false; // nothing is hidden
    if (!game.read(game.write(other)).ok) continue;
    const step = game.play(other, move);
    if (step.ok && seen(step.state, step.events) !== shown) return true;
  }
  return false;
}

/** Returns whether no choice of a game can be taken back: each is followed at once by chance, or reveals something itself. */
const standing = ({ name, seats, options }: (typeof cases)[number]): boolean => {
  if ('answer' in options && (options.answer === true || options.answer === 'factor')) return true;
  return seats > 1 && (name === 'upAndDown' || name === 'tables');
};

describe.each(cases)('taking back in $name, $seats, $options', (one) => {
  const { name, seats, options } = one;
  const game = gameNamed(name);
  const bots = fc.array(fc.nat({ max: 1 }), { minLength: seats, maxLength: seats });

  it('changes no choice since which its player has seen anything new, and none twice (MUL-16, PLY-35, SEQ-14, PYT-23, PYT-46, PYT-54)', () => {
    let takenBack = 0;
    fc.assert(
      fc.property(bots, fc.nat(), steps, (levels, seed, list) => {
        const random = seeded(seed);
        const dealing = seeded(seed + 1);
        let match: AnyMatch = new Match(game, seated(levels), begun(game, seats, options, random));
        /** All moves that were ever made in this match, in order of time: by whom, and whether they revealed something. */
        const seen: { by: Seat | 'chance'; isTold: boolean }[] = [];
        /** For each ply, the length of `seen` when its move was made; `replaced`: the plies at which a move replaced another. */
        const made: number[] = [];
        const replaced = new Set<number>();
        for (const what of list) {
          const { ply, undone } = match;
          if (what === 'save') match = again(game, match);
          else if (what === 'redo') match.redo();
          else if (what === 'undo') {
            const last = match.plies.at(-1);
            if (!match.undo()) {
              expect(match.ply).toBe(ply);
              continue;
            }
            takenBack++;
            expect(match.ply).toBe(ply - 1);
            const { by } = last!;
            expect(match.isBot(by as Seat)).toBe(false);
            expect(replaced.has(ply - 1), 'a choice is undone once').toBe(false);
            const since = seen.slice(made[ply - 1]);
            expectEqual(
              since,
              since.map(() => ({ by, isTold: false })),
              'nothing new has been seen since',
            );
          } else if (!match.isOver) {
            const before = match.state;
            const move = match.turn.kind === 'chance' ? match.chance(random) : anyMove(game, before, random);
            const step = match.play(move);
            if (!step.ok) throw new Error(step.message);
            for (const at of replaced) if (at >= ply) replaced.delete(at);
            if (undone.length) replaced.add(ply);
            const now = match.plies.at(-1)!;
            made[ply] = seen.length;
            seen.push({ by: now.by, isTold: isTold(game, before, now, dealing) });
          }
          const isAhead = match.undone.some(({ by }) => by === 'chance');
          expectEqual(isAhead, false, 'chance is never drawn ahead');
          expectEqual(match.waiting, []);
        }
      }),
      { numRuns: name === 'pytagora' || name === 'plusAndMinus' ? runs(12, 25) : runs(40, 100) },
    );
    if (standing(one)) expectEqual(takenBack, 0, 'nothing was taken back');
    else expect(takenBack, 'something was taken back').toBeGreaterThan(runs(2, 5));
  });
});

describe.each(cases)('taking back with practice undo in $name, $seats, $options', ({ name, seats, options }) => {
  const game = gameNamed(name);
  const bots = fc.array(fc.nat({ max: 1 }), { minLength: seats, maxLength: seats });

  it('gives no second look at what was judged and no other draw than before, saved or not', () => {
    let takenBack = 0;
    let drawnAgain = 0;
    fc.assert(
      fc.property(bots, fc.nat(), steps, (levels, seed, list) => {
        const random = seeded(seed);
        let match: AnyMatch = new Match(
          game,
          seated(levels),
          begun(game, seats, { ...options, practiceUndo: true }, random),
        );
        /** All results of chance, in order, and all judgements, by ply. */
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
      { numRuns: name === 'pytagora' || name === 'plusAndMinus' ? runs(12, 25) : runs(40, 100) },
    );
    // If every choice is an answer, nothing can be taken back.
    const asks = 'answer' in options && (options.answer === true || options.answer === 'factor');
    if (asks) expectEqual(takenBack, 0, 'nothing was taken back');
    else expect(takenBack, 'something was taken back').toBeGreaterThan(runs(8, 20));
    if (['multiplay', 'pytagora', 'plusAndMinus', 'upAndDown'].includes(name) && !('answer' in options)) {
      expect(drawnAgain, 'and drawn again').toBeGreaterThan(runs(1, 5));
    }
  });
});

const drawOf = ({ by, move }: { by: unknown; move: AnyMove }): unknown[] => (by === 'chance' ? drawnBy(move) : []);
