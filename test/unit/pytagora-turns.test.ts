import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.js';
import { isStuck, penalty, plusAndMinus, pytagora, table } from '../../src/rules/pytagora/index.js';
import { box, everywhere, layMove, played, position, refusal, sorted } from './support/pytagora-states.js';
import { slowFind } from './support/pytagora-slow.js';
import { seeded } from './support/random.js';

const exchange = { type: 'exchange' } as const;
const pass = { type: 'pass' } as const;
const stuckRack = '0123456789';
const goodRack = '34+7125689';
const only = { exchange: 'only-when-stuck' } as const;
const any = { exchange: 'any-time' } as const;

describe('PYT-19: who cannot lay exchanges all pieces', () => {
  const state = position({ racks: [stuckRack, goodRack], scores: [12, 3] });

  it('puts them back, loses 5, draws others, and goes on with the turn', () => {
    const put = played(state, exchange);
    expect(put.events).toEqual([{ type: 'exchanged', seat: 0, points: -5 }]);
    expect(put.state).toMatchObject({
      phase: 'exchange',
      seat: 0,
      scores: [7, 3],
      racks: ['', goodRack],
      exchanges: 1,
    });
    expect(everywhere(put.state)).toBe(sorted(box));
    expect(put.state.bag).toHaveLength(state.bag.length + 10);
    expect(pytagora.turn(put.state)).toEqual({ kind: 'chance' });
    const drawn = played(put.state, { type: 'draw', pieces: '00+=1234*5' });
    expect(drawn.events).toEqual([{ type: 'drawn', seat: 0, pieces: '00+=1234*5', bag: state.bag.length }]);
    expect(drawn.state).toMatchObject({ phase: 'lay', seat: 0, racks: ['00+=1234*5', goodRack], exchanges: 1 });
    expect(played(drawn.state, layMove('1+2=3 0,0')).state).toMatchObject({
      scores: [12, 3],
      phase: 'refill',
      exchanges: 0,
    });
  });

  it('cannot be undone once the new pieces have been seen', () => {
    const players = [0, 1].map((seat) => ({ name: `P${seat}`, bot: 0, colour: seat }));
    const match = new Match(pytagora, players, state);
    match.play(exchange);
    expect(match.canUndo).toBe(true);
    match.play({ type: 'draw', pieces: '00+=1234*5' });
    expect([match.canUndo, match.undo()]).toEqual([false, false]);
    match.play(layMove('1+2=3 0,0'));
    expect([match.undo(), match.state.scores]).toEqual([true, [7, 3]]);
    expect(match.undo()).toBe(false);
  });

  it('this may happen again, also below zero', () => {
    const draw = { type: 'draw', pieces: stuckRack } as const;
    const again = played(state, exchange, draw, exchange, draw, exchange, draw);
    expect(again.state).toMatchObject({ phase: 'lay', seat: 0, scores: [-3, 3], exchanges: 3 });
    expect(again.state.bag).toBe(state.bag);
  });

  it('any time: the player’s word is taken', () => {
    const able = position({ racks: [goodRack, ''], options: any });
    expect(isStuck(able)).toBe(false);
    expect(refusal(able, exchange)).toBe('accepted');
    expect([...pytagora.moves(able)].at(-1)).toEqual(exchange);
  });

  it('only when stuck: refused while there is an equation, as printed and so by default', () => {
    const able = position({ racks: [goodRack, ''] });
    expect(refusal(able, exchange)).toBe('PYT-19 not-stuck');
    expect([...pytagora.moves(able)]).not.toContainEqual(exchange);
    const unable = position({ racks: [stuckRack, ''], options: only });
    expect(isStuck(unable)).toBe(true);
    expect(refusal(unable, exchange)).toBe('accepted');
    expect([...pytagora.moves(unable)]).toEqual([exchange]);
  });

  it('only when stuck: an equation that crosses is one too', () => {
    const crossing = position({ racks: ['3333333333', ''], options: only, equations: ['8-5=3 0,0'] });
    expect(isStuck(crossing)).toBe(true);
    const helped = position({ racks: ['33333333+0', ''], options: only, equations: ['8-5=3 0,0'], common: 0 });
    expect(isStuck(helped)).toBe(false); // 3 + 0 = 3 through its equals sign
    expect(refusal(helped, exchange)).toBe('PYT-19 not-stuck');
  });

  it('only when stuck: an equation beyond the edge of the table does not count', () => {
    const there = (y: number) =>
      position({ racks: ['33333333+0', ''], options: only, equations: [`8-5=3 0,${y}`], common: 0 });
    expect([-999, -998, -996, 999].map((y) => isStuck(there(y)))).toEqual([true, false, false, true]);
    expect([...pytagora.moves(there(-999))]).toEqual([exchange]);
  });

  it('without an equals sign nothing can be laid', () => {
    const none = position({ racks: [goodRack, ''], common: 0, options: only });
    expect(refusal(none, exchange)).toBe('accepted');
  });
});

describe('PYT-20: who reaches the target wins at once', () => {
  const at = (score: number, target = 35) =>
    position({ racks: [goodRack, stuckRack], scores: [score, 20], options: { target } });

  it.each([30, 31, 34])('with %i and 5 more points', (score) => {
    const { state, events } = played(at(score), layMove('3+4=7 0,0'));
    expect(state).toMatchObject({ phase: 'over', seat: 0, scores: [score + 5, 20], racks: ['125689', stuckRack] });
    expect(pytagora.turn(state)).toEqual({ kind: 'over', winners: [0] });
    expect(events.at(-1)).toEqual({ type: 'ended', winners: [0], by: 0 });
    expect([...pytagora.moves(state)]).toEqual([]);
    for (const move of [layMove('1+5=6 0,2'), exchange, pass, { type: 'draw', pieces: '1234' }]) {
      expect(refusal(state, move)).toBe('PYT-20 over');
    }
  });

  it('not with less, nor at another target', () => {
    expect(played(at(29), layMove('3+4=7 0,0')).state.phase).toBe('refill');
    expect(played(at(30, 36), layMove('3+4=7 0,0')).state.phase).toBe('refill');
    expect(played(at(0, 5), layMove('3+4=7 0,0')).state.phase).toBe('over');
  });
});

describe('PYT-21: an empty bag', () => {
  const racks = ['347+', stuckRack, '12'];
  const state = position({ racks, bag: '', scores: [10, 10, 4], options: any });

  it('players play on with what they have', () => {
    const laid = played(state, layMove('3+4=7 0,0'));
    expect(laid.state).toMatchObject({ phase: 'lay', seat: 1, racks: ['', stuckRack, '12'], scores: [15, 10, 4] });
  });

  it('nothing can be exchanged', () => {
    expect(refusal(state, exchange)).toBe('PYT-21 empty-bag');
    expect([...pytagora.moves({ ...state, seat: 1 })]).toEqual([pass]);
    expect([...pytagora.moves(state)].at(-1)).toEqual(pass);
  });

  it('who cannot lay loses 5 and passes', () => {
    const { state: passed, events } = played({ ...state, seat: 1 }, pass);
    expect(passed).toMatchObject({ seat: 2, scores: [10, 5, 4], phase: 'lay', passes: 1, racks });
    expect(events).toEqual([{ type: 'passed', seat: 1, points: -penalty }]);
  });

  it('when all pass in turn, most points win', () => {
    const { state: over, events } = played(state, pass, pass, pass);
    expect(over).toMatchObject({ phase: 'over', scores: [5, 5, -1], passes: 3 });
    expect(events.at(-1)).toEqual({ type: 'ended', winners: [0, 1] });
    expect(pytagora.turn(over)).toEqual({ kind: 'over', winners: [0, 1] });
    expect(played({ ...state, scores: [-20, -3, -4] }, pass, pass, pass).events.at(-1)).toMatchObject({ winners: [1] });
  });

  it('an equation in between restarts the count', () => {
    const again = played({ ...state, seat: 1 }, pass, pass, layMove('3+4=7 0,0'), pass, pass);
    expect(again.state).toMatchObject({ phase: 'lay', seat: 0, passes: 2 });
    expect(played(again.state, pass).state.phase).toBe('over');
  });

  it('alone, one pass ends the game', () => {
    const alone = position({ racks: ['12'], bag: '', scores: [8] });
    expect(played(alone, pass).events.at(-1)).toEqual({ type: 'ended', winners: [0] });
  });

  it('only when stuck: a pass is refused while there is an equation', () => {
    const strict = position({ racks, bag: '', options: only });
    expect(refusal(strict, pass)).toBe('PYT-19 not-stuck');
    expect([...pytagora.moves(strict)]).not.toContainEqual(pass);
    expect(refusal({ ...strict, seat: 1 }, pass)).toBe('accepted');
  });

  it('with pieces in the bag a player passes only where an exchange has not helped', () => {
    const full = position({ racks: [stuckRack, stuckRack] });
    expect(refusal(full, pass)).toBe('PYT-21 exchange-first');
    const { state: exchanged } = played(full, exchange, { type: 'draw', pieces: stuckRack });
    expect([...pytagora.moves(exchanged)]).toEqual([exchange, pass]);
    const { state: passed } = played(exchanged, pass);
    expect(passed).toMatchObject({ seat: 1, scores: [-10, 0], exchanges: 0, passes: 1 });
    expect(refusal(passed, pass)).toBe('PYT-21 exchange-first');
    const ended = played(passed, exchange, { type: 'draw', pieces: stuckRack }, pass);
    expect(ended.events.at(-1)).toEqual({ type: 'ended', winners: [0, 1] });
  });

  it('with pieces in the bag and an equation in some hand the game goes on, though all have passed', () => {
    const alone = position({ racks: [goodRack], exchanges: 1, scores: [-5], options: any });
    const { state: once, events } = played(alone, pass);
    expect(once).toMatchObject({ phase: 'lay', seat: 0, passes: 0, exchanges: 0, scores: [-10] });
    expect(events).toEqual([{ type: 'passed', seat: 0, points: -penalty }]);
    expect(pytagora.read(pytagora.write(once))).toEqual({ ok: true, value: once });

    const held = position({ racks: [stuckRack, goodRack, stuckRack], seat: 2, passes: 2, exchanges: 1 });
    expect(played(held, pass).state).toMatchObject({ phase: 'lay', seat: 0, passes: 0 });
    const none = position({ racks: [stuckRack, stuckRack, stuckRack], seat: 2, passes: 2, exchanges: 1 });
    expect(played(none, pass).state.phase).toBe('over');
  });

  it('whether anybody has an equation is known as a plain slow search knows it', () => {
    const random = seeded(21);
    const some = (count: number): string => Array.from({ length: count }, () => box[random(box.length)]).join('');
    const ends = { over: 0, lay: 0 };
    for (let i = 0; i < 200; i++) {
      const racks = Array.from({ length: 1 + random(3) }, () => some(2 + random(3)));
      const equations = random(2) ? ['8-5=3 0,0'] : [];
      const [seat, common] = [racks.length - 1, random(2)];
      const state = position({ racks, equations, common, seat, passes: seat, exchanges: 1, options: any });
      const canLay = racks.some((rack) => slowFind(table(state), rack, common, 'standard').length > 0);
      const { phase } = played(state, pass).state;
      expect(phase, `${racks.join(' ')} ${equations.join()} ${common}`).toBe(canLay ? 'lay' : 'over');
      ends[canLay ? 'lay' : 'over']++;
    }
    expect(Math.min(ends.over, ends.lay)).toBeGreaterThan(10);
  });
});

describe('the options', () => {
  const code = (given: unknown): string => {
    const checked = pytagora.options(given);
    return checked.ok ? 'accepted' : checked.code;
  };

  it('have defaults', () => {
    const wanted = {
      target: 35,
      first: 'youngest',
      precedence: 'standard',
      zeroDividend: false,
      sayScore: false,
      exchange: 'only-when-stuck',
      direction: 'ltr',
      upTo: 0,
      pieces: '7,8,8,8,8,8,8,8,7,7,9,9,6',
      practiceUndo: false,
    };
    for (const given of [undefined, null, {}]) expect(pytagora.options(given)).toEqual({ ok: true, value: wanted });
    expect(pytagora.options({ target: 50 })).toEqual({ ok: true, value: { ...wanted, target: 50 } });
    expect(pytagora.defaults).toEqual(wanted);
  });

  it.each([
    ['target', [0, -1, 1000, 2.5, '35', null, NaN, -0, Infinity, undefined]],
    ['precedence', ['Standard', '', 0, null, undefined, 'ltr']],
    ['exchange', ['any', true, null, undefined, 'never']],
    ['first', ['Drawn', '', 0, null, undefined]],
    ['zeroDividend', ['true', '', 1, null, undefined]],
    ['sayScore', ['true', '', 1, null, undefined]],
    ['direction', ['RTL', '', 1, null, undefined, 'left-to-right']],
    ['pieces', [null, undefined, 0, '7']],
  ])('name a bad %s', (field, values) => {
    for (const value of values) expect(code({ [field]: value }), String(value)).toBe(field);
  });

  it.each([
    ['target', [1, 35, 999]],
    ['precedence', ['standard', 'left-to-right']],
    ['exchange', ['any-time', 'only-when-stuck']],
    ['direction', ['ltr', 'rtl']],
    ['first', ['youngest', 'drawn']],
    ['zeroDividend', [true, false]],
    ['sayScore', [true, false]],
  ])('take a good %s', (field, values) => {
    for (const value of values) {
      for (const game of [pytagora, plusAndMinus]) {
        expect(game.options({ [field]: value })).toMatchObject({ ok: true, value: { [field]: value } });
      }
    }
  });

  it('refuse what they do not know', () => {
    expect(code({ Target: 11 })).toBe('Target');
    expect(code(JSON.parse('{"__proto__": 1}'))).toBe('__proto__');
    expect(code({ toString: 1 })).toBe('toString');
    for (const given of [[], 'target', 7, true, () => {}]) expect(code(given)).toBe('options');
  });
});

describe('what a seat may see', () => {
  const state = position({ racks: [goodRack, '9876543+--', '1='], seat: 1, equations: ['8-5=3 0,0'] });

  it('is its own rack, not the others, nor what is in the bag', () => {
    const seen = pytagora.view(state, 1);
    expect(seen.racks).toEqual(['?'.repeat(10), '9876543+--', '??']);
    expect(seen.bag).toBe('?'.repeat(state.bag.length));
    expect(seen).toEqual({ ...state, racks: seen.racks, bag: seen.bag });
    expect(pytagora.view(state, 'public').racks).toEqual(['?'.repeat(10), '?'.repeat(10), '??']);
  });

  it('its moves are the same', () => {
    expect([...pytagora.moves(pytagora.view(state, 1))]).toEqual([...pytagora.moves(state)]);
  });

  it('of another’s turn no equation is known', () => {
    const moves = [...pytagora.moves(pytagora.view(state, 0))];
    expect(moves).toEqual([exchange]);
    expect(refusal(pytagora.view(state, 0), layMove('7+9=16 9,9'))).toBe('PYT-06 not-held');
  });

  it('goes on with pieces that are not seen, and never throws', () => {
    let seen = pytagora.view(state, 0);
    seen = played(seen, exchange).state;
    const draw = pytagora.chance(seen, seeded(1));
    expect(draw).toEqual({ type: 'draw', pieces: '?'.repeat(10) });
    expect(played(seen, draw).state.racks[1]).toBe('?'.repeat(10));
  });

  it('is no text that could be read', () => {
    expect(pytagora.read(pytagora.write(pytagora.view(state, 1)))).toMatchObject({ ok: false, code: 'racks' });
  });

  it('has the table', () => {
    expect(table(pytagora.view(state, 'public'))).toEqual(table(state));
  });
});
