import { describe, expect, it } from 'vitest';
import { momentOf, wrongDigits, wrongMs } from '../../components/pytagora-tables/moments.js';
import { tables, type TablesMove } from '../../src/rules/tables/index.js';

const read = tables.read('tb1.1_1_0.38.0124455679_0223467899.55');
if (!read.ok) throw new Error(read.message);
const before = read.value;

const shown = (move: TablesMove, bot: boolean) => {
  const step = tables.play(before, move);
  if (!step.ok) throw new Error(step.message);
  const ply = { move, events: step.events, state: step.state } as never;
  const beats = momentOf({ match: { isBot: () => bot } as never }, ply);
  return { beats, digits: wrongDigits({ moment: { beat: beats[0], ply } }) };
};

describe('the moment of an answer in Multiplication tables', () => {
  it('shows a wrong one of a person until somebody goes on, with its digits', () => {
    const { beats, digits } = shown({ type: 'attach', digits: [2, 1] }, false);
    expect(beats.map(({ name, ms, tells }) => ({ name, ms, tells }))).toEqual([
      { name: 'wrong', ms: Infinity, tells: true },
    ]);
    expect(digits).toEqual([2, 1]);
  });

  it('shows a wrong one of a computer player for two seconds', () => {
    expect(wrongMs).toBe(2000);
    expect(shown({ type: 'attach', digits: [5] }, true).beats.map(({ ms }) => ms)).toEqual([wrongMs]);
  });

  it('is none for a right one, or for a pass', () => {
    expect(shown({ type: 'attach', digits: [2, 4] }, false).beats).toEqual([]);
    expect(shown({ type: 'pass' }, false).beats).toEqual([]);
  });
});
