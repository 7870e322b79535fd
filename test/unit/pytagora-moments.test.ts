import { beforeAll, describe, expect, it } from 'vitest';
import { laidNow, lengths, momentOf } from '../../components/pytagora-board/moments.js';
import { kindOf } from '../../components/pytagora-board/preview.js';
import { loadPytagora, loadSearch, pytagora, type PytagoraMove } from '../../src/rules/pytagora/index.js';

const twelve = 'py2.x..1236350pt8_9m4e71d204.0_0.1_0_0';

beforeAll(async () => {
  await Promise.all([loadPytagora(), loadSearch()]);
});

function shown(moves: readonly PytagoraMove[], isBot: boolean) {
  const read = pytagora.read(twelve);
  if (!read.ok) throw new Error(read.message);
  let before = read.value;
  let after = read.value;
  let events: readonly unknown[] = [];
  for (const move of moves) {
    const step = pytagora.play(after, move);
    if (!step.ok) throw new Error(step.message);
    before = after;
    after = step.state;
    ({ events } = step);
  }
  const ply = { move: moves.at(-1), events, state: after } as never;
  const beats = momentOf({ match: { isBot: () => isBot } as never }, ply);
  const laid = (at: number) => laidNow({ moment: { beat: beats[at], ms: beats[at].ms, ply }, seen: before })!;
  return { beats, laid };
}

const lay: PytagoraMove = { type: 'lay', text: '12*3=36', x: 0, y: 0, down: false };

describe('the moment of an equation of a computer player', () => {
  it('is a beat for each piece in the order of reading, and one to read it', () => {
    const { beats } = shown([lay], true);
    expect(beats.map(({ name, ms, laid }) => [name, ms, laid])).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((count) => ['piece', lengths.piece, count]),
      ['read', lengths.read, 7],
    ]);
    expect(beats.filter(({ announces }) => announces).map(({ name }) => name)).toEqual(['read']);
  });

  it('counts the points of the pieces that lie, and says only at the end that it stands', () => {
    const { laid } = shown([lay], true);
    // Tens score 2, × scores 2.
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((at) => laid(at).total)).toEqual([2, 3, 5, 6, 7, 9, 10, 10]);
    expect([0, 6, 7].map((at) => kindOf(laid(at)))).toEqual(['on', 'on', 'ok']);
    expect([0, 1, 2].map((at) => laid(1).missing?.(at))).toEqual([false, false, true]);
  });

  it('has no beat for a piece that it crosses: that one lies there', () => {
    const refill: PytagoraMove = { type: 'draw', pieces: '012345' };
    const crossing: PytagoraMove = { type: 'lay', text: '7-4=3', x: 3, y: -4, down: true };
    const { beats, laid } = shown([lay, refill, crossing], true);
    expect(beats.map(({ name }) => name)).toEqual(['piece', 'piece', 'piece', 'piece', 'read']);
    expect(laid(0).crossed(4)).toBe(true);
    expect(laid(0).missing?.(4)).toBe(false);
    expect([0, 1, 2, 3].map((at) => laid(0).missing?.(at))).toEqual([false, true, true, true]);
  });

  it('is none for a person, who has seen the own equation grow, nor for other moves', () => {
    expect(shown([lay], false).beats).toEqual([]);
    expect(shown([lay, { type: 'draw', pieces: '012345' }], true).beats).toEqual([]);
  });
});
