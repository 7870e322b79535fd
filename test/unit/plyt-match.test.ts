import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.js';
import { nameAll } from '../../src/match/players.js';
import { record } from '../../src/match/record.js';
import { replay } from '../../src/match/replay.js';
import { plyt, type PlytMove } from '../../src/rules/plyt/index.js';
import { position } from './plyt-helpers.js';
import { seeded } from './support/random.js';

const players = nameAll([0, 1].map((colour) => ({ name: '', bot: 0, colour })));
const start = position({ at: [30, 40], phase: { type: 'choose', seat: 0 } });

function matchOf(...moves: PlytMove[]) {
  const match = new Match(plyt, players, start);
  for (const move of moves) if (!match.play(move).ok) throw new Error(`Refused: ${JSON.stringify(move)}`);
  return match;
}

const choose: PlytMove = { type: 'choose', dice: 2 };
const thrown: PlytMove = { type: 'throw', dice: [7, 8] };
const answer: PlytMove = { type: 'answer', answer: 55, ms: 10 };

describe('a match of PLYT', () => {
  it('PLY-08 undoes the number of dice only until they are thrown', () => {
    const match = matchOf(choose);
    expect(match.undo()).toBe(true);
    expect(match.ply).toBe(0);
    expect(matchOf(choose, thrown).undo()).toBe(false);
  });

  it('PLY-09 undoes neither an answer, which has been judged, nor an expired time', () => {
    for (const judged of [answer, { ...answer, answer: 56 }, { type: 'time-up', ms: 30_000 } as const]) {
      const match = matchOf(choose, thrown, judged);
      expect([match.canUndo, match.undo(), match.ply]).toEqual([false, false, 3]);
    }
  });

  it('undoes what another player has chosen after an answer, but not the answer', () => {
    const match = matchOf(choose, thrown, answer, choose);
    expect(match.undo(), 'the own choice').toBe(true);
    expect(match.undo(), 'the answer of the other').toBe(false);
  });

  it('is replayed from its record to the same position, including what was undone', () => {
    const random = seeded(3);
    const match = new Match(plyt, players, plyt.setup(2, { ...plyt.defaults, cardsWhen: 'keep' }, random));
    for (let i = 0; i < 60; i++) {
      const { turn } = match;
      const moves = turn.kind === 'chance' ? [match.chance(random)] : [...plyt.moves(match.state)];
      match.play(moves[random(moves.length)]);
      if (i % 7 === 6) match.undo();
    }
    const kept = JSON.parse(JSON.stringify(record(match))) as unknown;
    const again = replay(plyt, kept, 2);
    expect(again.ok && plyt.write(again.value.state)).toBe(plyt.write(match.state));
    expect(again.ok && again.value.undone.length).toBe(match.undone.length);
  });
});
