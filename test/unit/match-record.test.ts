import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { record, type MatchRecord } from '../../src/match/record.js';
import { replay } from '../../src/match/replay.js';
import { multiplay, type MultiplayMove } from '../../src/rules/multiplay/index.js';
import { go, matchOf, type MultiplayMatch } from './support/multiplay-matches.js';
import { seeded } from './support/random.js';

const levels = 2;
const text = (match: MultiplayMatch): string => JSON.stringify(record(match));
const again = (given: unknown) => replay(multiplay, given, levels);

/** Returns a match after that many moves, or at its end. */
function after(moves: number, bots = [0, 1], given: object = {}): MultiplayMatch {
  const match = matchOf(bots, { size: 5, ...given }, false);
  const random = seeded(9);
  for (let i = 0; i < moves && !match.isOver; i++) go(match, random, random(5));
  return match;
}

/** Returns a match with moves taken back and rolls that wait. */
function tangled(): MultiplayMatch {
  const match = after(20, [0, 1], { practiceUndo: true });
  match.undo();
  match.undo();
  go(match, seeded(3), 1);
  match.undo();
  return match;
}

/** Returns a match with a choice that replaced one that was taken back. */
function replaced(): MultiplayMatch {
  const match = after(6);
  while (!match.undo()) go(match, seeded(1));
  go(match, seeded(3), 1);
  return match;
}

describe('a record', () => {
  it.each([
    ['of no moves', after(0)],
    ['of the rolls for the start', after(2)],
    ['of a game being played', after(30)],
    ['of a game that is over', after(9999)],
    ['of a game that was ended', after(9999, [0, 2, 0], { endAt: 20 })],
    ['with answers', after(30, [0, 0], { answer: 'product', timer: 60 })],
    ['with moves taken back', tangled()],
    ['with a choice in the place of another', replaced()],
  ])('%s replays to the same match', (_, match) => {
    const replayed = again(JSON.parse(text(match)));
    if (!replayed.ok) throw new Error(replayed.message);
    for (const part of [
      'players',
      'start',
      'state',
      'ply',
      'plies',
      'undone',
      'waiting',
      'replacing',
      'turn',
    ] as const) {
      expect(replayed.value[part], part).toEqual(match[part]);
    }
    expect(text(replayed.value)).toBe(text(match));
  });

  it('those above are what they are said to be', () => {
    expect(after(9999).isOver).toBe(true);
    expect(after(9999, [0, 2, 0], { endAt: 20 }).plies.at(-1)!.move.type).toBe('end');
    const { undone, waiting } = tangled();
    expect([undone.length, waiting.length]).toEqual([1, 3]);
    expect(replaced().replacing).toEqual([replaced().ply - 1]);
  });

  it('is plain data, and names its game and version', () => {
    const match = after(3);
    expect(record(match)).toEqual({
      abacade: 1,
      game: 'multiplay',
      players: match.players,
      start: multiplay.write(match.start),
      moves: match.plies.map(({ move }) => move),
    });
    expect(record(tangled())).toMatchObject({
      at: tangled().ply,
      waiting: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
  });
});

describe('a record from anywhere', () => {
  let good: MatchRecord<MultiplayMove>;
  beforeAll(() => {
    good = JSON.parse(text(tangled()));
  });
  const [ada, ben] = [
    { name: 'Ada', bot: 0, colour: 0 },
    { name: 'Ben', bot: 1, colour: 1 },
  ];
  /** Returns a list of two, the second of which is missing. */
  const holed = (first: unknown): unknown[] => Object.assign(Array<unknown>(2), { 0: first });

  const cases: [field: string, value: unknown][] = [
    ['abacade', 2],
    ['abacade', '1'],
    ['abacade', undefined],
    ['game', 'chess'],
    ['game', undefined],
    ['players', undefined],
    ['players', {}],
    ['players', []],
    ['players', [ada]],
    ['players', [ada, ben, { ...ada, colour: 2 }]],
    ['players', Array(5).fill(ada)],
    ['players', holed(ada)],
    ['players', [ada, null]],
    ['players', [ada, { ...ben, name: '' }]],
    ['players', [ada, { ...ben, name: 7 }]],
    ['players', [ada, { ...ben, name: 'B'.repeat(21) }]],
    ['players', [ada, { ...ben, name: 'Ben\u202e' }]],
    ['players', [ada, { ...ben, bot: 3 }]],
    ['players', [ada, { ...ben, bot: -1 }]],
    ['players', [ada, { ...ben, bot: true }]],
    ['players', [ada, { ...ben, colour: 6 }]],
    ['players', [ada, { ...ben, colour: 0.5 }]],
    ['players', [ada, { ...ben, colour: 0 }]],
    ['moves', undefined],
    ['moves', 'all'],
    ['moves', [null]],
    ['moves', [{ type: 'roll', die: 13 }]],
    ['moves', holed({ type: 'roll', die: 1 })],
    ['moves', Array(20_001).fill({ type: 'roll', die: 1 })],
    ['at', -1],
    ['at', 1000],
    ['at', 1.5],
    ['at', '1'],
    ['at', null],
    ['replacing', {}],
    ['replacing', null],
    ['replacing', [-1]],
    ['replacing', [1000]],
    ['replacing', ['1']],
    ['waiting', {}],
    ['waiting', null],
    ['waiting', Array(20_001).fill({ type: 'roll', die: 1 })],
  ];

  it('is taken where it is sound', () => {
    expect(again(good).ok).toBe(true);
    for (const at of [0, good.moves.length])
      expect(again({ ...good, at })).toMatchObject({ ok: true, value: { ply: at } });
    expect(again({ ...good, players: [ada, ben], note: 'what else is said does not matter' }).ok).toBe(true);
  });

  it.each(cases.map(([field, value], i) => ({ i, field, value })))(
    'case $i: a bad $field is named',
    ({ field, value }) => {
      expect(again({ ...good, [field]: value })).toMatchObject({ ok: false, code: field });
    },
  );

  it('of a start that cannot be read is refused for what is wrong there', () => {
    expect(again({ ...good, start: undefined })).toMatchObject({ ok: false, code: 'text' });
    expect(again({ ...good, start: good.start.replace('mp2', 'mp3') })).toMatchObject({ ok: false, code: 'version' });
    expect(again({ ...good, rules: 9 })).toMatchObject({ ok: false, code: 'rules' });
  });

  it.each([
    [{ abacade: 2 }, 'abacade must be 1: this is no record of this version.'],
    [{ game: 'chess' }, 'game must be multiplay.'],
    [{ rules: 9 }, 'rules must be 2, or be left out.'],
    [{ players: 'Ada' }, 'players must be a list of 2 to 4.'],
    [{ players: [{ ...ada, name: '' }, ben] }, 'players[0].name must be a text of 1 to 20 characters, in one line.'],
    [
      { players: [ada, { name: 'Ben', bot: 9, colour: 1 }] },
      'players[1].bot must be 0, 0.01 or a multiple of 0.25 up to 2.',
    ],
    [{ players: [{ ...ada, colour: 6 }, ben] }, 'players[0].colour must be a whole number from 0 to 5.'],
    [{ players: [ada, ada] }, 'players must have different colours.'],
    [{ moves: 'all' }, 'moves must be a list of at most 20000.'],
    [{ moves: [], at: 1 }, 'at must be a whole number from 0 to 0.'],
  ])('names the field that is not possible, and its range: %j', (change, message) => {
    expect(again({ ...good, ...change })).toMatchObject({ ok: false, message });
  });

  it('tells which move cannot be made', () => {
    const moves = good.moves.map((move, i) => (i === 4 ? { type: 'end' } : move));
    expect(again({ ...good, moves })).toMatchObject({ message: expect.stringContaining('Move 5') });
  });

  it('is nothing but data: what else stands with a player or a wrong roll goes no further', () => {
    const players = [{ ...ada, image: 'https://example.org' }, ben];
    const replayed = again({ ...good, players, waiting: [{ type: 'roll', die: 99 }, 'x'] });
    if (!replayed.ok) throw new Error(replayed.message);
    expect(replayed.value.players).toEqual([ada, ben]);
    go(replayed.value, seeded(1));
    while (replayed.value.turn.kind === 'seat') go(replayed.value, seeded(1));
    go(replayed.value, seeded(1));
  });

  it('never throws, and what is taken comes back the same', () => {
    const field = fc.constantFrom('abacade', 'game', 'players', 'start', 'moves', 'at', 'waiting');
    const value = fc.oneof(
      fc.anything({ withBigInt: true, withSparseArray: true }),
      fc.jsonValue(),
      fc.nat({ max: 30 }),
      fc.array(fc.record({ type: fc.constantFrom('roll', 'turn', 'end'), die: fc.integer(), cell: fc.integer() })),
      fc.array(fc.record({ name: fc.string(), bot: fc.nat({ max: 3 }), colour: fc.nat({ max: 6 }) }), { maxLength: 4 }),
    );
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(fc.tuple(field, value), fc.constant(undefined)), value, (change, instead) => {
        const given: unknown = change ? { ...good, [change[0]]: change[1] } : instead;
        const replayed = again(given);
        if (!replayed.ok) {
          expect(replayed).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\.$/) });
          return;
        }
        taken++;
        expect(again(JSON.parse(text(replayed.value)))).toMatchObject({ ok: true });
      }),
      { numRuns: 2000 },
    );
    expect(taken).toBeGreaterThan(10);
  });
});
