import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plusAndMinus, pytagora, type PytagoraMove, type PytagoraState } from '../../src/rules/pytagora/index.js';
import { expectEqual } from './support/expect-equal.js';
import { samples } from './support/pytagora-samples.js';
import { gameOf, layMove, played, position } from './support/pytagora-states.js';
import { faults } from './support/pytagora-valid.js';
import { seeded } from './support/random.js';
import { anything, expectRefused, spoiltTexts } from './support/spoilt-text.js';

const states = samples(1).map(({ state }) => state);
const write = (state: PytagoraState) => pytagora.write(state);
const read = (text: unknown) =>
  (typeof text === 'string' && text.startsWith('pm') ? plusAndMinus : pytagora).read(text as string);
const texts = states.map(write);

describe('a text from anywhere', () => {
  let judged = 0;

  /** Reads a text. If it is accepted, writing it must give the same text, and the position must be playable. */
  function judge(text: unknown): boolean {
    const result = read(text);
    if (!result.ok) {
      expectRefused(result);
      return false;
    }
    let state = result.value;
    expectEqual(write(state), text);
    expectEqual(faults(state), []);
    const plays = judged++ % 10 === 0 ? 4 : 0; // finding all equations is slow
    const game = gameOf(state);
    for (let i = 0; i < plays && state.phase !== 'over'; i++) {
      const [move] = game.turn(state).kind === 'chance' ? [game.chance(state, seeded(i))] : game.moves(state);
      const step = game.play(state, move);
      if (!step.ok) throw new Error(`${step.message} ${String(text)}`);
      state = step.state;
      expectEqual(faults(state), []);
    }
    return true;
  }

  it('that was written here is read', () => {
    expect(new Set(states.map(({ phase }) => phase)).size).toBe(5);
    for (const text of texts) expectEqual(judge(text), true, text);
  });

  it('of the right alphabet and six parts', () => {
    const part = fc.oneof(
      fc.stringMatching(/^[\w~-]{0,120}$/),
      fc.stringMatching(/^[0-9pmtde]{5,9}(~-?[0-9]){2}~[ad][0-3]c?$/),
      fc.array(fc.integer(), { maxLength: 16 }).map((n) => n.join('_')),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 5, maxLength: 5 }), (parts) => !judge(['py2', ...parts].join('.'))),
    );
  });

  const valid = fc.constantFrom(...texts);
  const piece = fc.oneof(
    fc.constantFrom(...'abcdemptx0123456789-~_.é\n 😀'),
    fc.constantFrom('-0', '+1', '01', '1e3', '999999999'),
  );
  spoiltTexts({ judge, version: 'py2', texts, length: 400, parts: 6, piece, numRuns: 3000 });

  it('with numbers put in the place of numbers', () => {
    const number = fc.oneof(fc.integer({ min: -2, max: 13 }), fc.integer({ min: -100, max: 300 }), fc.integer());
    let taken = 0;
    fc.assert(
      fc.property(valid, fc.constantFrom(1, 4, 5), fc.nat({ max: 4 }), number, (text, field, at, value) => {
        const parts = text.split('.');
        const numbers = parts[field].split('_');
        numbers[at] = String(value);
        parts[field] = numbers.join('_');
        if (judge(parts.join('.'))) taken++;
      }),
      { numRuns: 3000 },
    );

    expect(taken).toBeGreaterThan(10);
  });

  it('that lost the seat that started', () => {
    const drawn = pytagora.setup(4, { ...pytagora.defaults, first: 'drawn' }, seeded(3));
    const text = write({ ...drawn, first: 3, seat: 3 });
    expect(read(text)).toMatchObject({ ok: true, value: { first: 3, seat: 3 } });
    for (let end = text.lastIndexOf('.'); end < text.length; end++) expect(read(text.slice(0, end)).ok).toBe(false);
  });

  it('of another version, of another game, or of endless length', () => {
    const text = write(position());
    const rest = text.slice(3);
    for (const version of ['py0', 'py3', 'py20', 'PY2', '', ' py2', 'mp2']) {
      expect(pytagora.read(version + rest)).toMatchObject({ ok: false, code: 'version' });
    }
    expect(plusAndMinus.read(text)).toMatchObject({ ok: false, code: 'version', message: /another game: pytagora/ });
    expect(pytagora.read(text + 'A'.repeat(5000))).toMatchObject({ ok: false, code: 'text' });
    expect(pytagora.read(`${text}.`)).toMatchObject({ ok: false, code: 'text' });
  });
});

describe('a position that cannot come about is refused', () => {
  const rack = '34+7125689';
  const others = '1234567890';
  const { state } = played(position({ racks: [rack, others] }), layMove('3+4=7 0,0'), { type: 'draw', pieces: '/*-0' });
  const [first] = state.equations;
  const dealing = pytagora.setup(2, pytagora.defaults, seeded(1));
  const empty = position({ racks: ['347', '1+'], bag: '' });

  it('but that one can', () => {
    for (const one of [state, dealing]) {
      expect(faults(one)).toEqual([]);
      expect(read(write(one))).toEqual({ ok: true, value: one });
    }
    expect(faults(empty)).not.toEqual([]);
  });

  const cases: [what: string, code: string, change: Partial<PytagoraState>][] = [
    ['PYT-03: a piece more than there are', 'pieces', { racks: ['7777777777', others] }],
    ['PYT-30: × in Plus and minus', 'pieces', { game: 'plus-and-minus', racks: ['1256890+-*', others] }],
    [
      'PYT-03: another number of digits',
      'pieces',
      { options: { ...state.options, pieces: '9,8,8,8,8,8,8,8,7,7,9,9,6' } },
    ],
    ['PYT-20: no target', 'target', { options: { ...state.options, target: 0 } }],
    ['PYT-05: a rack too short', 'racks', { racks: ['125689/*-', others] }],
    ['PYT-05: a rack too long', 'racks', { racks: ['125689/*-00', others] }],
    ['PYT-05: a hidden rack', 'racks', { racks: ['125689/*-0', '?'.repeat(10)] }],
    ['five players', 'players', { racks: Array(5).fill(others), scores: [0, 0, 0, 0, 0] }],
    ['a rack too many', 'racks', { racks: [...state.racks, others] }],
    ['PYT-16: points that the equations do not bring', 'scores', { scores: [6, 0] }],
    ['PYT-19: points lost, but not by fives', 'scores', { scores: [3, 0] }],
    ['PYT-19: points lost before the first turn', 'scores', { scores: [5, -5] }],
    ['PYT-20: the target reached, and nobody saw', 'scores', { options: { ...state.options, target: 5 } }],
    ['PYT-20: over before the target', 'phase', { phase: 'over', seat: 1 }],
    ['PYT-21: over, but not all have passed', 'scores', { phase: 'over', seat: 0 }],
    ['PYT-05: another than the youngest starts, and nobody drew', 'seat', { first: 1 }],
    ['PYT-05: nobody starts', 'seat', { first: 2, options: { ...state.options, first: 'drawn' } }],
    [
      'PYT-05: who was drawn has not drawn first',
      'phase',
      { ...dealing, first: 1, seat: 1, racks: [others, ''], options: { ...state.options, first: 'drawn' } },
    ],
    ['a seat beyond the players', 'seat', { seat: 2 }],
    ['a seat out of turn', 'scores', { seat: 0 }],
    ['PYT-06: draws without having laid', 'phase', { phase: 'refill' }],
    ['PYT-06: draws, but holds ten', 'racks', { phase: 'refill', seat: 0 }],
    ['PYT-19: exchanged for nothing', 'scores', { exchanges: 1 }],
    ['PYT-19: exchanges less than never', 'seat', { exchanges: -1 }],
    ['PYT-19: puts back what was not exchanged', 'phase', { phase: 'exchange' }],
    ['PYT-05: deals in the middle of a game', 'phase', { phase: 'deal' }],
    ['PYT-05: deals out of order', 'phase', { ...dealing, racks: ['', others] }],
    ['PYT-05: deals with points', 'phase', { ...dealing, scores: [5, 0] }],
    ['PYT-05: deals, and has exchanged', 'phase', { ...dealing, exchanges: 1 }],
    ['PYT-11: an equation that is none', 'equations', { equations: [{ ...first, text: '3+4=8' }] }],
    ['PYT-08: an equation beyond the table', 'equations', { equations: [{ ...first, x: 996 }] }],
    ['PYT-08: an equation a thousand cells away', 'equations', { equations: [{ ...first, x: -1000 }] }],
    ['PYT-09: an equation that touches another', 'equations', { equations: [first, { ...first, seat: 1, y: 1 }] }],
    ['PYT-05: an equation by nobody', 'equations', { equations: [{ ...first, seat: 2 }] }],
    [
      'PYT-04: more common equals signs than there were',
      'equations',
      { equations: [first, { ...first, seat: 1, y: 2 }, { ...first, y: 4 }] },
    ],
    [
      'PYT-04: a common equals sign that lay there already',
      'equations',
      { equations: [first, { ...first, seat: 1, text: '1+6=7', x: 3, y: -3, down: true }] },
    ],
    [
      'PYT-05: a player lays more than ten pieces',
      'equations',
      { equations: [{ ...first, text: '12345+12345=24690' }] },
    ],
  ];

  it.each(cases)('%s', (_, code, change) => {
    const changed = { ...state, ...change };
    expect(gameOf(changed).read(write(changed))).toMatchObject({ ok: false, code });
  });

  it('PYT-21: passes follow from whose turn it is', () => {
    const passed = { ...state, seat: 0, scores: [5, -10], passes: 1 };
    expect(read(write(passed))).toEqual({ ok: true, value: passed });
    expect(faults(passed)).toEqual([]);
  });

  it('PYT-21: before the bag is empty each pass comes after an exchange, and costs with it', () => {
    const lost = (points: number) => read(write({ ...state, seat: 0, scores: [5, -points], passes: 1 })).ok;
    expect([0, 5, 10, 15, 16, 20].filter(lost)).toEqual([10, 15, 20]);
  });

  it('PYT-19: with an empty bag nobody exchanges', () => {
    const last = states.find(({ phase, bag }) => phase === 'lay' && bag === '')!;
    const scores = last.scores.map((score, seat) => (seat === last.seat ? score - 5 : score));
    expect(read(write({ ...last, scores }))).toMatchObject({ ok: true });
    expect(read(write({ ...last, scores, exchanges: 1 }))).toMatchObject({ ok: false, code: 'phase' });
  });

  it('PYT-20: the target was not reached before', () => {
    const won = states.find(({ phase, scores, equations }) => {
      const before = scores[0] - (equations.at(-1)?.points ?? 0);
      return phase === 'over' && scores.length === 1 && before > 0 && scores[0] < 999;
    })!;
    const withTarget = (target: number) => read(write({ ...won, options: { ...won.options, target } })).ok;
    const [score] = won.scores;
    const before = score - won.equations.at(-1)!.points;
    expect([before, before + 1, score, score + 1].map(withTarget)).toEqual([false, true, true, false]);
  });
});

describe('a move from anywhere', () => {
  const play = (state: PytagoraState, move: PytagoraMove) => pytagora.play(state, move);

  /** Plays a move, which must be refused with a rule and a sentence, or be legal. The position is frozen and must not change. */
  function offered(state: PytagoraState, move: unknown): boolean {
    const step = play(state, move as PytagoraMove);
    if (step.ok) {
      expect(faults(step.state)).toEqual([]);
      return true;
    }
    expect(step).toMatchObject({
      rule: expect.stringMatching(/^PYT-\d\d$/),
      reason: expect.stringMatching(/^[a-z-]+$/),
      message: expect.stringMatching(/\.$/),
    });
    for (const detail of Object.values(step.details ?? {})) {
      expect(typeof detail === 'string' || Number.isFinite(detail)).toBe(true);
    }
    return false;
  }
  const any = fc.constantFrom(...states);

  it('of any kind', () => {
    fc.assert(fc.property(any, anything, (state, move) => !offered(state, move)));
  });

  it('of the right type, and of wrong fields', () => {
    const type = fc.constantFrom('lay', 'exchange', 'pass', 'draw');
    const field = fc.oneof(anything, fc.integer(), fc.string(), fc.boolean());
    const move = fc.record(
      { type, text: field, x: field, y: field, down: field, equals: field, pieces: field, said: field },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(any, move, (state, given) => void offered(state, given)),
      { numRuns: 500 },
    );
  });

  it('of equations, right and wrong, here and there', () => {
    const laying = states.filter(({ phase }) => phase === 'lay');
    const side = fc.stringMatching(/^[0-9]{1,2}([-+*/][0-9]{1,2}){0,2}$/);
    const text = fc.oneof(
      fc.tuple(side, side).map((sides) => sides.join('=')),
      fc.stringMatching(/^[0-9=+*/-]{0,14}$/),
    );
    const near = fc.integer({ min: -8, max: 8 });
    const reasons = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...laying), text, near, near, fc.boolean(), (state, said, x, y, down) => {
        const step = play(state, { type: 'lay', text: said, x, y, down });
        offered(state, { type: 'lay', text: said, x, y, down });
        if (!step.ok) reasons.add(step.reason);
      }),
      { numRuns: 3000 },
    );
    expect([...reasons]).toEqual(expect.arrayContaining(['not-equal', 'remainder', 'negative', 'number-missing']));
  });
});
