import { describe, expect, it } from 'vitest';
import { record } from '../../src/match/record.js';
import { replay } from '../../src/match/replay.js';
import { allGames, gameNamed, type AnyGame } from './support/all-games.js';
import { must } from './trail-helpers.js';

const players = [
  { name: 'Ada', bot: 0, colour: 0 },
  { name: 'Ben', bot: 0, colour: 1 },
];
const unseen = 'u'.repeat(31);
const answer = { type: 'answer', answer: 22, ms: 0 };

/** Returns the match that a record leads to. */
function again(game: AnyGame, given: object) {
  const match = must(replay(game, { abacade: 1, game: game.name, players, ...given }, 4)).value;
  return { ply: match.ply, turn: match.turn, text: game.write(match.state), match };
}

describe('a record of 0.2.0, where held cards came before the own move too (PLY-31)', () => {
  const game = gameNamed('plyt');
  const forward = `plyt1.k.93_5.${unseen}.0_.00.a0b2`;

  it('goes on from its last position where its own move came first', () => {
    const moves = [answer, { type: 'advance' }, { type: 'done' }, { type: 'choose', dice: 2 }];
    const { ply, text, match } = again(game, { start: forward, moves });
    expect(text).toBe(`plyt1.k.104_5.${unseen}.0_.00.t12`);
    expect(ply).toBe(0);
    expect(record(match)).toMatchObject({ rules: 2, start: text, moves: [] });
    // A move that was taken back remains so.
    expect(again(game, { start: forward, moves, at: 1 }).text).toBe(`plyt1.k.93_5.${unseen}.0_.00.p0b2_t0`);
  });

  it('keeps a win by a card that was played first', () => {
    const moves = [answer, { type: 'card', index: 0, seat: 0, to: 104 }];
    expect(again(game, { start: forward, moves }).turn).toEqual({ kind: 'over', winners: [0] });
  });

  it('keeps a win that could be played by the rules of today as something else', () => {
    const start = `plyt1.k.106_60.${unseen}.5_.00.a0b2`;
    const moves = [answer, { type: 'card', index: 0, seat: 1, to: 49 }];
    expect(again(game, { start, moves }).turn).toEqual({ kind: 'over', winners: [0] });
    const now = again(game, { start, moves, rules: 2 });
    expect([now.text, now.ply]).toEqual([`plyt1.k.106_49.${unseen}5._.00.c1`, 2]);
  });

  it('keeps its moves where both rules agree', () => {
    const moves = [answer, { type: 'choose', dice: 2 }];
    const { ply, text } = again(game, { start: `plyt1.k.80_5.${unseen}u._.00.a0b2`, moves });
    expect([ply, text]).toEqual([2, `plyt1.k.91_5.${unseen}u._.00.t12`]);
  });

  it('is refused with the rule where it could not be played then either, and so is one of today', () => {
    const moves = [answer, { type: 'card', index: 0, seat: 0, to: 105 }];
    for (const rules of [undefined, 2]) {
      const given = { abacade: 1, game: 'plyt', players, start: forward, moves, rules };
      expect(replay(game, given, 4)).toMatchObject({ ok: false, code: 'moves' });
    }
    const old = [answer, { type: 'advance' }];
    for (const at of [3, -1, 'all']) {
      expect(replay(game, { abacade: 1, game: 'plyt', players, start: forward, moves: old, at }, 4).ok).toBe(false);
    }
  });

  it('of Sequence goes on too, with the cards in the order of its pack', () => {
    const cards = '0123456701234567012345670123467';
    const start = `seq1.c44444444~k.22_60.${cards}.5_.d0588812`;
    const claim = { type: 'declare', kind: 'match', dice: 14 };
    const moves = [claim, { type: 'card', index: 0, seat: 1, to: 55 }, { type: 'card', seat: 0, to: 32 }];
    const { text, ply } = again(gameNamed('sequence'), { start, moves });
    expect(text).toBe(`seq1.c44444444~k.32_55.${cards.slice(1)}50._.r10_0`);
    expect(ply).toBe(0);
  });
});

it('only games whose rules have changed have earlier ones, and name the edition in their records', () => {
  const changed = allGames.filter(({ earlier }) => earlier).map(({ name }) => name);
  expect(changed).toEqual(['plyt', 'sequence', 'plus-and-minus']);
});
