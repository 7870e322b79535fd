import { describe, expect, it } from 'vitest';
import { laidNow, lengths, momentOf } from '../../components/pytagora-tables/moments.js';
import { tables, type TablesMove } from '../../src/rules/tables/index.js';

const read = tables.read('tb2..1_0.38.0124455679_0223467899.55');
if (!read.ok) throw new Error(read.message);
const before = read.value;

const shown = (move: TablesMove, bot: boolean) => {
  const step = tables.play(before, move);
  if (!step.ok) throw new Error(step.message);
  const ply = { move, events: step.events, state: step.state } as never;
  const beats = momentOf({ match: { isBot: () => bot } as never }, ply);
  return { beats, laid: laidNow({ moment: { beat: beats[0], ms: 1, ply } }) };
};

describe('the moment of an answer in Multiplication tables', () => {
  it('shows a wrong one of a person until somebody goes on, with its digits', () => {
    const { beats, laid } = shown({ type: 'attach', digits: [2, 1] }, false);
    expect(beats.map(({ name, ms, announces }) => ({ name, ms, announces }))).toEqual([
      { name: 'wrong', ms: Infinity, announces: true },
    ]);
    expect(laid).toEqual({ digits: [2, 1], right: false });
  });

  it('shows a wrong one of a computer player for two seconds', () => {
    expect(lengths.wrong).toBe(2000);
    expect(shown({ type: 'attach', digits: [5] }, true).beats.map(({ ms }) => ms)).toEqual([lengths.wrong]);
  });

  it('shows a right one of a person for 0.7 s, and then goes on', () => {
    const { beats, laid } = shown({ type: 'attach', digits: [2, 4] }, false);
    expect(beats).toEqual([{ name: 'right', ms: 700, announces: true, sound: 'right' }]);
    expect(laid).toEqual({ digits: [2, 4], right: true });
  });

  it('is the same where the pieces stand up by themselves', () => {
    const aided = { ...before, options: { ...before.options, answer: false } };
    const step = tables.play(aided, { type: 'attach', digits: [2, 4] });
    if (!step.ok) throw new Error(step.message);
    const beats = momentOf({ match: { isBot: () => false } as never }, { events: step.events } as never);
    expect(beats.map(({ name }) => name)).toEqual(['right']);
  });

  it('is none for a right one of a computer player, or for a pass', () => {
    expect(shown({ type: 'attach', digits: [2, 4] }, true).beats).toEqual([]);
    expect(shown({ type: 'pass' }, false).beats).toEqual([]);
  });
});
