import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.js';
import { nameAll } from '../../src/match/players.js';
import { sequence, type SequenceMove } from '../../src/rules/sequence/index.js';
import { position } from './sequence-rules-helpers.js';

const players = nameAll([0, 1].map((colour) => ({ name: '', bot: 0, colour })));
const start = position({ at: [20, 30], phase: { type: 'keep', seat: 0, rolls: 1, dice: [7, 3, 9, 11, 1, 1] } });

function matchOf(...moves: SequenceMove[]) {
  const match = new Match(sequence, players, start);
  for (const move of moves) if (!match.play(move).ok) throw new Error(`Refused: ${JSON.stringify(move)}`);
  return match;
}

describe('a match of Sequence', () => {
  const keep: SequenceMove = { type: 'keep', keep: 0b001111 };
  const thrown: SequenceMove = { type: 'throw', dice: [5, 12] };

  it('SEQ-02 undoes the choice of dice only until the others have fallen', () => {
    const match = matchOf(keep);
    expect(match.undo()).toBe(true);
    expect(match.ply).toBe(0);
    const after = matchOf(keep, thrown);
    expect(after.canUndo).toBe(false);
    expect(after.undo()).toBe(false);
    expect(after.ply).toBe(2);
  });

  it('SEQ-09 undoes neither a claim, which has been judged, nor a pass, after which the best claim is known', () => {
    for (const claim of [{ type: 'pass' }, { type: 'declare', kind: 'total', dice: 3 }] as SequenceMove[]) {
      const match = matchOf(keep, thrown, { type: 'stop' }, claim);
      expect([match.canUndo, match.undo(), match.ply]).toEqual([false, false, 4]);
    }
  });

  it('SEQ-14 undoes the choice to stop, unless it tells what the dice make', () => {
    const match = matchOf(keep, thrown, { type: 'stop' });
    expect(match.undo()).toBe(true);
    expect(match.state.phase).toMatchObject({ type: 'keep', dice: [7, 3, 9, 11, 5, 12] });
    expect(match.undo()).toBe(false);
    const auto = new Match(sequence, players, { ...start, options: { ...start.options, declare: 'auto' } });
    auto.play({ type: 'stop' });
    expect(auto.undoRefusal).toMatchObject({ rule: 'SEQ-14', reason: 'undo-seen' });
    expect([auto.canUndo, auto.undo(), auto.ply]).toEqual([false, false, 1]);
  });
});
