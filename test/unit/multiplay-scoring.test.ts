import { describe, expect, it } from 'vitest';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { picture, played, position } from './support/multiplay-states.js';

const players = ['A', 'B', 'C', 'D'];

/** Returns the events when that player turns the cube `*`, after the turning itself, and the resulting points. */
const turner = (player: string) => (drawn: TemplateStringsArray | string) => {
  const scores = players.filter((name) => name <= 'B' || name <= player || String(drawn).includes(name)).map(() => 0);
  const { state, star } = position(drawn, { seat: players.indexOf(player), scores });
  const after = played(state, { type: 'turn', cell: star });
  const [turned, ...events] = after.events;
  expect(turned).toMatch(new RegExp(`^${player} turns `));
  expect(picture(after.state).split(/\s/)[star]).toBe(player);
  return { events, scores: after.state.scores };
};
const [A, B, C] = players.map(turner);

describe('MUL-07: a row of odd length scores', () => {
  it('in each direction, cell by cell', () => {
    expect(
      A`
      . . . . .
      . A A * .
      . . . . .
      . . . . .
      . . . . .`.events,
    ).toEqual(['A +3 for b2 c2 d2']);
    expect(
      A`
      . . . . .
      . A . . .
      . * . . .
      . A . . .
      . . . . .`.events,
    ).toEqual(['A +3 for b2 b3 b4']);
    expect(
      A`
      * . . . .
      . A . . .
      . . A . .
      . . . . .
      . . . . .`.events,
    ).toEqual(['A +3 for a1 b2 c3']);
    expect(
      A`
      . . . . A
      . . . A .
      . . * . .
      . . . . .
      . . . . .`.events,
    ).toEqual(['A +3 for e1 d2 c3']);
  });

  it.each([
    ['A * . . . . . . . . .', []],
    ['. A * A . . . . . . .', ['A +3 for b2 c2 d2']],
    ['. A A * A . . . . . .', []],
    ['A A * A A . . . . . .', ['A +5 for a2 b2 c2 d2 e2']],
    ['A A * A A A A . . . .', ['A +7 for a2 b2 c2 d2 e2 f2 g2']],
    ['A A * A A A A A A . .', ['A +9 for a2 b2 c2 d2 e2 f2 g2 h2 i2']],
    ['A A * A A A A A A A .', []],
    ['A A A A A A A A A A *', ['A +11 for a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 k2']],
  ])('%s', (row, events) => {
    const white = '. . . . . . . . . . .';
    const drawn = Array.from({ length: 11 }, (_, y) => (y === 1 ? row : white)).join('\n');
    expect(A(drawn).events).toEqual(events);
  });

  it('again when it grows from 3 to 5', () => {
    const { state } = position(
      `. . . . .
       A A * 14 21
       . . . . .
       . . . . .
       . . . . .`,
      { scores: [0, 0] },
    );
    const rolled = { type: 'roll', die: 7 } as const;
    let now = played(state, { type: 'turn', cell: 7 });
    expect(now.events[1]).toBe('A +3 for a2 b2 c2');
    for (const cell of [8, 9]) {
      now = played({ ...now.state, seat: 0 }, rolled, { type: 'turn', cell });
    }
    expect(now.events.slice(2)).toEqual(['A +5 for a2 b2 c2 d2 e2']);
    expect(now.state.scores).toEqual([8, 0]);
  });
});

describe('MUL-08: a trapped row costs its length, and each end gains the half', () => {
  it('both ends may be one player’s', () => {
    const { events, scores } = B`
      . . . . .
      B A A * .
      . . . . .
      . . . . .
      . . . . .`;
    expect(events).toEqual(['A -2 for b2 c2: B +1 at a2, B +1 at d2']);
    expect(scores).toEqual([-2, 2]);
  });

  it('or two players’', () => {
    const { events, scores } = C`
      . . . . . . .
      . . . . . . .
      B A A A A * .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .`;
    expect(events).toEqual(['A -4 for b3 c3 d3 e3: B +2 at a3, C +2 at f3']);
    expect(scores).toEqual([-4, 2, 2]);
  });

  it('rows of 6 and 8 too, in any direction', () => {
    expect(
      B`
      * . . . . . . . .
      . A . . . . . . .
      . . A . . . . . .
      . . . A . . . . .
      . . . . A . . . .
      . . . . . A . . .
      . . . . . . A . .
      . . . . . . . B .
      . . . . . . . . .`.events,
    ).toEqual(['A -6 for b2 c3 d4 e5 f6 g7: B +3 at a1, B +3 at h8']);
    expect(
      B`
      . . . . . B . . . . .
      . . . . . A . . . . .
      . . . . . A . . . . .
      . . . . . A . . . . .
      . . . . . A . . . . .
      . . . . . A . . . . .
      . . . . . A . . . . .
      . . . . . A . . . . .
      . . . . . A . . . . .
      . . . . . * . . . . .
      . . . . . . . . . . .`.scores,
    ).toEqual([-8, 8]);
  });
});

describe('MUL-09: the new cube completes the trap', () => {
  it('as an end of several rows at once', () => {
    const { events, scores } = B`
      B . . B . . .
      . A . A . . .
      . . A A . . .
      B A A * A A B
      . . . . . . .
      . . . . . . .
      . . . . . . .`;
    expect(events.toSorted()).toEqual([
      'A -2 for b2 c3: B +1 at a1, B +1 at d4',
      'A -2 for b4 c4: B +1 at a4, B +1 at d4',
      'A -2 for d2 d3: B +1 at d1, B +1 at d4',
      'A -2 for e4 f4: B +1 at d4, B +1 at g4',
    ]);
    expect(scores).toEqual([-8, 8]);
  });

  it('or as part of the row: the own row is trapped', () => {
    const { events, scores } = A`
      . . . . .
      . . . . .
      B A * C .
      . . . . .
      . . . . .`;
    expect(events).toEqual(['A -2 for b3 c3: B +1 at a3, C +1 at d3']);
    expect(scores).toEqual([-2, 1, 1]);
  });

  it('a trap that stood before does not score again', () => {
    const { events } = B`
      . . . . .
      B A A B *
      . . . . .
      . . . . .
      . . . . .`;
    expect(events).toEqual([]);
  });
});

describe('MUL-10: not trapped', () => {
  it.each([
    ['a row of odd length', 'B A A A *'],
    ['a row that ends at the edge', 'A A * . .'],
    ['a row that ends at the other edge', '. . * A A'],
    ['a row that ends at a white cube', '. A A * .'],
    ['a single cube', 'B A * . .'],
  ])('%s', (_, row) => {
    expect(B(`. . . . .\n. . . . .\n${row}\n. . . . .\n. . . . .`)).toEqual({ events: [], scores: [0, 0] });
  });
});

describe('MUL-11: all that one cube brings about scores', () => {
  it('rows in several directions', () => {
    const { events, scores } = A`
      A . A . .
      . A A . .
      A A * . .
      . . . . .
      . . . . .`;
    expect(events.toSorted()).toEqual(['A +3 for a1 b2 c3', 'A +3 for a3 b3 c3', 'A +3 for c1 c2 c3']);
    expect(scores).toEqual([9, 0]);
  });

  it('gains and losses together', () => {
    const { events, scores } = A`
      . . A . .
      . . A . .
      C B * A B
      . . B . .
      . . A . .`;
    expect(events.toSorted()).toEqual(['A +3 for c1 c2 c3', 'A -2 for c3 d3: B +1 at b3, B +1 at e3']);
    expect(scores).toEqual([1, 2, 0]);
  });

  it('a row of one’s own and a trap for another', () => {
    const { events, scores } = B`
      . . . . . . .
      B A A * B B .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .`;
    expect(events.toSorted()).toEqual(['A -2 for b2 c2: B +1 at a2, B +1 at d2', 'B +3 for d2 e2 f2']);
    expect(scores).toEqual([-2, 5]);
  });

  it('on top of the points before, also below zero', () => {
    const { state, star } = position(
      `. . . . .
       . . . . .
       B A * B .
       . . . . .
       . . . . .`,
      { scores: [1, 2] },
    );
    expect(played(state, { type: 'turn', cell: star }).state.scores).toEqual([-1, 4]);
  });
});

describe('MUL-16: a turn that has shown what it is worth stands', () => {
  it.each([
    ['a row', '. A A * .', true],
    ['a trap without a row', 'A B B * .', true],
    ['no row', '. . A * .', false],
  ])('%s', (_, row, stands) => {
    const blank = '. . . . .\n';
    const { state, star } = position(`${blank}${row}\n${blank.repeat(3)}`, { seat: 0, scores: [0, 0] });
    const step = multiplay.play(state, { type: 'turn', cell: star });
    if (!step.ok) throw new Error(step.message);
    expect(multiplay.reveals(state, step.events)).toBe(stands);
  });
});
