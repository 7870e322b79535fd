import { describe, expect, it } from 'vitest';
import { anyBot, chooseMove } from '../../src/bots/index.js';
import { ready } from '../../src/core/index.js';
import { newMatch, replay } from '../../src/match/index.js';
import { choice, createGame, gameOf, games, ok, refuse, registerGame, yesOrNo } from '../../src/rules/index.js';
import { scoreOf, usualRule } from '../../src/results/score.js';
import { gameNamed, tried } from './support/all-games.js';
import { playByContract, type AnyGame } from './support/any-game.js';
import { seeded } from './support/random.js';

const example = '../../examples/shut-the-box/rules.js';
const shutTheBox = ((await import(example)) as { shutTheBox: AnyGame }).shutTheBox;

interface State {
  readonly left: number;
  readonly seat: number;
  readonly options: { readonly counters: 9 | 21; readonly practiceUndo: boolean };
}

/** The rules of Nim: whoever takes the last counter wins. */
const rules = {
  name: 'nim',
  seats: { min: 2, max: 2 },
  options: { counters: choice({ rule: 'NIM-1', default: 21, choices: [9, 21] }) },
  setup: (_: number, options: { readonly counters: number }) => ({ left: options.counters, seat: 0 }),
  turn: ({ left, seat }: { left: number; seat: number }) =>
    left
      ? ({ kind: 'seat', seat } as const)
      : ({ kind: 'over', winners: [1 - seat] } as { kind: 'over'; winners: number[] }),
  moves: ({ left }: { left: number }) => [1, 2, 3].filter((n) => n <= left).map((count) => ({ type: 'take', count })),
  play(state: State, { count }: { type: string; count: number }) {
    if (![1, 2, 3].includes(count) || count > state.left) return refuse('NIM-2', 'count', 'Take one, two or three.');
    return {
      ok: true as const,
      state: { ...state, left: state.left - count, seat: 1 - state.seat },
      events: [{ type: 'took', seat: state.seat, count }],
    };
  },
  scores: ({ left, seat }: { left: number; seat: number }) => (left ? [0, 0] : [seat, 1 - seat]),
  isPosition: ({ left, seat, options }: { left: number; seat: number; options: { counters: number } }) =>
    Number.isInteger(left) && left >= 0 && left <= options.counters && (seat === 0 || seat === 1),
};
const nim = createGame(rules) as unknown as AnyGame;

describe('a game of rules by others', () => {
  it.each([
    [nim, 2, {}],
    [nim, 2, { counters: 9, practiceUndo: true }],
    [shutTheBox, 1, {}],
    [shutTheBox, 3, { tiles: 9 }],
    [shutTheBox, 2, { tiles: 10, practiceUndo: true }],
  ])('fulfils the contract: $name', (game, players, options) => {
    for (let seed = 1; seed <= 3; seed++) playByContract(game, players, options, seed);
  });

  it.each(tried)('is held to the same contract as those of Abacade: %s for %i', async (name, players, options) => {
    await ready();
    playByContract(gameNamed(name), players, options, 1);
  });

  it('cannot be changed by a mistake: what writes into a position is refused', () => {
    const wrong = createGame({
      ...rules,
      play(state: { left: number; seat: number; options: never }) {
        state.left--;
        return { ok: true as const, state, events: [] };
      },
    } as never) as unknown as AnyGame;
    const state = wrong.setup(2, wrong.defaults, seeded(1));
    expect(wrong.play(state, { type: 'take', count: 1 })).toMatchObject({
      ok: false,
      rule: 'GAME-01',
      reason: 'no-move',
    });
    expect(state).toMatchObject({ left: 21 });
  });

  it('reads no text of a position that it cannot reach, and each in one way only', () => {
    const state = nim.setup(2, nim.defaults, seeded(1)) as { left: number; options: object };
    expect(nim.read(nim.write(state)).ok).toBe(true);
    for (const wrong of [{ left: 99 }, { seat: 7 }, { seat: null }, { options: { counters: 21 } }, { options: 'none' }])
      expect(nim.read(nim.write({ ...state, ...wrong })), JSON.stringify(wrong)).toMatchObject({ ok: false });
    for (const [code, text] of [
      ['version', 'chess.()'],
      ['text', 7],
      ['text', `nim.${'0'.repeat(5000)}`],
      ['text', 'nim.(('],
      ['text', 'nim.!*'],
      ['text', nim.write(state).replace('~', ".003a'")],
    ] as const)
      expect(nim.read(text as string), String(text).slice(0, 40)).toMatchObject({ ok: false, code });
    const box = shutTheBox.setup(2, shutTheBox.defaults, seeded(1));
    for (const wrong of [
      { open: [] },
      { open: [2, 1] },
      { dice: [1] },
      { dice: [6, 7] },
      { results: [3] },
      { seat: 3 },
    ])
      expect(shutTheBox.read(shutTheBox.write({ ...box, ...wrong })), JSON.stringify(wrong)).toMatchObject({
        ok: false,
      });
  });

  it('of the example shuts no tile twice', () => {
    const begun = shutTheBox.setup(1, shutTheBox.defaults, seeded(1));
    const rolled = shutTheBox.play(begun, { type: 'roll', dice: [4, 4] });
    if (!rolled.ok) throw new Error(rolled.message);
    expect(shutTheBox.play(rolled.state, { type: 'shut', tiles: [4, 4] })).toMatchObject({ rule: 'STB-3' });
    expect(shutTheBox.play(rolled.state, { type: 'shut', tiles: [1, 3] })).toMatchObject({ rule: 'STB-4' });
    expect(shutTheBox.play(rolled.state, { type: 'shut', tiles: [1, 3, 4] }).ok).toBe(true);
  });

  it('draws again what was taken back', () => {
    const match = newMatch(shutTheBox, { players: 'Ada', options: { practiceUndo: true }, levels: 0 });
    if (!match.ok) throw new Error(match.message);
    const { value } = match;
    value.play({ type: 'roll', dice: [3, 5] });
    value.play({ type: 'shut', tiles: [8] });
    value.play({ type: 'roll', dice: [6, 6] });
    expect(value.undo()).toBe(true);
    value.play({ type: 'shut', tiles: [3, 5] });
    expect(value.chance(seeded(1))).toEqual({ type: 'roll', dice: [6, 6] });
  });

  it('names its own rule in a refusal, and a common one where its rules are not asked', () => {
    const state = nim.setup(2, nim.defaults, seeded(1));
    expect(nim.play(state, { type: 'take', count: 4 })).toMatchObject({ ok: false, rule: 'NIM-2', reason: 'count' });
    expect(nim.play(state, 3)).toMatchObject({ ok: false, rule: 'GAME-01', reason: 'no-move' });
    const box = shutTheBox.setup(1, shutTheBox.defaults, seeded(1));
    expect(shutTheBox.play(box, { type: 'shut', tiles: [8] })).toMatchObject({ rule: 'GAME-01', reason: 'not-now' });
    expect(nim.options({ counters: 4 })).toMatchObject({ ok: false, code: 'counters' });
  });

  it.each([
    ['name', { name: 'Nim' }],
    ['name', { name: 7 }],
    ['name', { name: '' }],
    ['seats', { seats: { min: 2, max: 7 } }],
    ['seats', { seats: undefined }],
    ['setup', { setup: undefined }],
    ['turn', { turn: 'seat' }],
    ['moves', { moves: [] }],
    ['play', { play: null }],
    ['scores', { scores: undefined }],
    ['isPosition', { isPosition: undefined }],
    ['chances', { chance: () => ({ type: 'roll' }) }],
    ['chances', { chances: ['roll'] }],
    ['chances', { chances: 'roll' }],
    ['options', { options: 7 }],
    ['options.counters', { options: { counters: 21 } }],
    ['options.end-at', { options: { 'end-at': yesOrNo({ rule: 'NIM-3', default: true }) } }],
  ])('is not made without its %s', (field, wrong) => {
    expect(() => createGame({ ...rules, ...wrong } as never)).toThrow(new RegExp(`^createGame: ${field} `));
  });

  it.each([undefined, null, 7, 'nim', [], () => rules])('is not made of %s', (given) => {
    expect(() => createGame(given as never)).toThrow(TypeError);
  });
});

describe('a game that is registered', () => {
  const bot = anyBot(shutTheBox);
  registerGame(shutTheBox, { bot, score: 'taking-part' });

  it('is known by its name', async () => {
    expect(gameOf('shut-the-box')).toBe(shutTheBox);
    const match = newMatch(shutTheBox, { players: 'bot:2, bot:1', random: seeded(3) });
    if (!match.ok) throw new Error(match.message);
    while (!match.value.isOver) {
      const move = await chooseMove(match.value, { random: seeded(match.value.ply) });
      if (!move.ok) throw new Error(move.message);
      expect(match.value.play(move.value).ok).toBe(true);
    }
    expect(replay(shutTheBox, JSON.parse(JSON.stringify(match.value)))).toMatchObject({ ok: true });
    expect(usualRule('shut-the-box', {})).toEqual({ rule: 'taking-part' });
    expect(scoreOf({ game: 'shut-the-box', over: true, seats: [{ learner: true }] } as never)).toBe(100);
  });

  it('may be registered again, and no other under its name', () => {
    expect(registerGame(shutTheBox)).toBe(shutTheBox);
    const other = createGame({ ...rules, name: 'shut-the-box' } as never);
    expect(() => registerGame(other)).toThrow(/^registerGame: name "shut-the-box" is taken/);
    expect(gameOf('shut-the-box')).toBe(shutTheBox);
  });

  it.each(['multiplay', 'up-and-down', 'square'])('does not take the name %s of another game', (name) => {
    expect(() => registerGame(createGame({ ...rules, name } as never))).toThrow(/^registerGame: name .* is taken/);
  });

  const functions = [
    'options',
    'setup',
    'turn',
    'moves',
    'chance',
    'play',
    'view',
    'scores',
    'stands',
    'write',
    'read',
  ];
  it.each([...functions, 'reveals', 'seats', 'declaration', 'defaults', 'chances', 'name'])('has its %s', (field) => {
    const name = `half-${field.toLowerCase()}`;
    expect(() => registerGame({ ...nim, name, [field]: undefined })).toThrow(new RegExp(`^registerGame: ${field} `));
    expect(gameOf(name)).toBeUndefined();
  });

  it.each([
    ['bot', { bot: {} }],
    ['bot', { bot: { levels: 9, think: () => 1 } }],
    ['score', { score: 'won' }],
  ])('has no wrong %s', (field, facts) => {
    expect(() => registerGame(nim, facts as never)).toThrow(new RegExp(`^registerGame: ${field} `));
    expect(gameOf('nim')).toBeUndefined();
  });

  it.each([undefined, null, 7, 'multiplay', [], {}])('is not %j', (given) => {
    expect(() => registerGame(given as never)).toThrow(TypeError);
  });
});

describe('a computer player of any game', () => {
  it('finds the better move at level 2, in a game of points and in one of the fewest', async () => {
    const state = { left: 3, seat: 0, options: { counters: 21, practiceUndo: false } };
    for (let seed = 0; seed < 20; seed++)
      expect(await anyBot(nim).think(state, 2, seeded(seed))).toEqual({ type: 'take', count: 3 });
    const seen = new Set<number>();
    for (let seed = 0; seed < 20; seed++)
      seen.add(((await anyBot(nim).think(state, 1, seeded(seed))) as { count: number }).count);
    expect(seen.size).toBe(3);
  });
});

it('knows each of Abacade’s games as before', () => {
  for (const game of Object.values(games)) expect(gameOf(game.name)).toBe(game);
  expect(ok(1)).toEqual({ ok: true, value: 1 });
});
