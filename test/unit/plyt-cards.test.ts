import { describe, expect, it } from 'vitest';
import { plyt, unseenCards, type PlytState } from '../../src/rules/plyt/index.js';
import { countsOf, type Card } from '../../src/rules/trail/cards.js';
import { after, answerRight, optionsOf, position, reasonOf, typesOf, type Played } from './plyt-helpers.js';
import { must, seeded } from './trail-helpers.js';

const choose = (seat: number) => ({ type: 'choose', seat }) as const;
const keep = { cardsWhen: 'keep' };

/** Returns the state after seat 0 has answered; the dice are the Master and a 1. */
const answered = (...given: Parameters<typeof answeredAll>): PlytState => answeredAll(...given).state;

/** Returns the same, with the events. */
function answeredAll(at: number[], hand: Card[], master: number, more: object = {}, top: Card[] = []): Played {
  const hands = at.map((_, seat) => (seat === 0 ? hand : []));
  const asked = position({
    at,
    hands,
    top,
    options: { ...keep, ...more },
    phase: { type: 'answer', seat: 0, thrown: [master, 1] },
  });
  return after(asked, ...plyt.moves(asked));
}

const movesOf = (state: PlytState): string[] =>
  [...plyt.moves(state)].map((move) => {
    if (move.type === 'card') return `${move.index ?? ''} ${move.seat}:${move.to}`.trim();
    return 'index' in move ? `${move.type} ${move.index}` : move.type;
  });

describe('cards at once', () => {
  it('PLY-20 PLY-21 are the default, and can be off', () => {
    expect(optionsOf().cardsWhen).toBe('at-once');
    const off = answerRight(position({ at: [2, 0], options: { cards: false }, phase: choose(0) }), [4, 1]);
    expect(typesOf(off.events)).toEqual(['chose', 'rolled', 'answered', 'moved', 'turn']);
    expect(plyt.setup(3, optionsOf({ cards: false }), seeded(1)).pack).toEqual([]);
  });

  it('PLY-22 deals a pack of which nobody knows a card before chance has turned it', () => {
    const dealt = plyt.setup(2, optionsOf(), seeded(1));
    expect(dealt.pack).toEqual(Array(32).fill('unseen'));
    const at = [2, 0];
    const landing = answerRight({ ...position({ at, phase: choose(0) }), pack: dealt.pack }, [4, 1]);
    expect(typesOf(landing.events)).toEqual(['chose', 'rolled', 'answered', 'moved']);
    expect(landing.state.phase).toMatchObject({ type: 'turn-card', seat: 0, links: 0, passed: 0 });
    expect(plyt.turn(landing.state)).toEqual({ kind: 'chance' });
    const turned = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => JSON.stringify(plyt.chance(landing.state, seeded(seed)))),
    );
    expect(turned.size).toBeGreaterThan(3);

    const turn = { type: 'turn', card: 'yourself-forward' } as const;
    const { state, events } = after(landing.state, turn);
    expect(events[0]).toEqual({ type: 'card-turned', seat: 0, card: 'yourself-forward', use: 'act', master: 4 });
    expect(state.pack.filter((card) => card !== 'unseen')).toEqual(['yourself-forward']);
    expect(plyt.write(state)).toContain(`.${'u'.repeat(31)}0.`);
    expect(reasonOf(state, turn)).toMatch(/^PLY-/);
  });

  it('PLY-22 turns no card that is not in the pack, and PLY-29 skips cards that cannot be used', () => {
    const pack = plyt.setup(2, optionsOf(), seeded(1)).pack;
    const first = answerRight({ ...position({ at: [2, 0], phase: choose(0) }), pack }, [4, 1]).state;
    expect(reasonOf(first, { type: 'turn', card: 'hidden' })).toBe('PLY-22 not-in-pack');
    expect(reasonOf(first, { type: 'turn' })).toBe('PLY-22 not-in-pack');
    expect(reasonOf(first, { type: 'keep' })).toBe('PLY-22 not-now');
    // Ada is on 6 with a Master of 4: another piece off the board cannot go back, nor down.
    const back = { type: 'turn', card: 'another-back' } as const;
    const passed = after(first, back, back, back, back);
    expect(passed.events.map((event) => ('use' in event ? event.use : event.type))).toEqual(Array(4).fill('pass-over'));
    expect(passed.state.phase).toMatchObject({ type: 'turn-card', passed: 4 });
    expect(reasonOf(passed.state, back)).toBe('PLY-22 not-in-pack');
    expect(plyt.read(plyt.write(passed.state))).toEqual({ ok: true, value: passed.state });
  });

  it('PLY-29 puts every card under the pack where none can be used, the last one too', () => {
    const alone = must(plyt.read('plyt1.s1~c00010001.0_1.uu._.00.a06')).value;
    const turned = after(
      alone,
      { type: 'answer', answer: 6, ms: 0 },
      { type: 'turn', card: 'yourself-down' },
      { type: 'turn', card: 'another-down' },
    );
    expect(typesOf(turned.events).slice(-3)).toEqual(['card-turned', 'no-card', 'turn']);
    expect(turned.state.pack).toEqual(['yourself-down', 'another-down']);
    const again = must(plyt.read('plyt1.s1~c00010002.0_1.773._.00.a06')).value;
    expect(after(again, { type: 'answer', answer: 6, ms: 0 }).state.pack).toEqual(again.pack);
  });

  it('PLY-22 turns the cards of a pack whose order a position of 0.1.0 tells as they lie there', () => {
    const old = position({ at: [2, 0], top: ['another-back', 'yourself-forward'], phase: choose(0) });
    expect(plyt.read(plyt.write(old))).toEqual({ ok: true, value: old });
    const { state, events } = answerRight(old, [4, 1]);
    expect(typesOf(events).filter((type) => type === 'card-turned')).toHaveLength(2);
    expect(state.phase.type).toBe('choose');
  });

  it('PLY-23 turn on a landing by the own move', () => {
    const { state, events } = answerRight(
      position({ at: [2, 0], top: ['yourself-forward'], phase: choose(0) }),
      [4, 1],
    );
    expect(events).toContainEqual({ type: 'card-turned', seat: 0, card: 'yourself-forward', use: 'act', master: 4 });
    expect(state.at).toEqual([10, 0]);
    expect(state.pack.at(-1)).toBe('yourself-forward');
  });

  it('PLY-23 turn on a landing by the penalty', () => {
    const phase = { type: 'answer', seat: 0, thrown: [5, 1] } as const;
    const asked = position({ at: [26, 0], top: ['another-up'], options: { penalty: true }, phase });
    const { state } = after(asked, { type: 'answer', answer: 0, ms: 1 });
    expect(state.at).toEqual([21, 1]);
    expect(plyt.turn(state)).toEqual({ kind: 'seat', seat: 1 });
  });

  it('PLY-23 turn no card for a piece that a penalty leaves where it is', () => {
    const phase = { type: 'answer', seat: 0, thrown: [5, 1] } as const;
    const asked = position({ at: [1, 0], options: { penalty: true, plytSquares: [1] }, phase });
    expect(typesOf(after(asked, { type: 'answer', answer: 0, ms: 1 }).events)).toEqual(['answered', 'stayed', 'turn']);
  });

  it('PLY-24 count the Master without the bonus: 13 squares, then 5', () => {
    // Standard 3, five dice: 5 + 8 moves the piece from 8 to 21, the card from there to 26.
    const state = position({ at: [8, 0], options: { standard: 3 }, top: ['yourself-forward'], phase: choose(0) });
    expect(answerRight(state, [5, 1, 1, 1, 1]).state.at).toEqual([26, 0]);
  });

  it('PLY-25 let the player choose among touching squares', () => {
    const state = answerRight(position({ at: [20, 0], top: ['yourself-up'], phase: choose(0) }), [7, 1]).state;
    expect(plyt.turn(state)).toEqual({ kind: 'seat', seat: 0 });
    expect([...plyt.moves(state)]).toEqual([61, 62, 63].map((to) => ({ type: 'card', seat: 0, to })));
    for (const move of [{ seat: 0, to: 60 }, { seat: 1, to: 61 }, { seat: 0 }, { to: 62 }, {}, { seat: '0', to: 62 }]) {
      expect(reasonOf(state, { type: 'card', ...move })).toBe('PLY-25 card-choice');
    }
    expect(after(state, { type: 'card', seat: 0, to: 62 }).state.at).toEqual([62, 0]);
  });

  it('PLY-26 bring a player on from 6: up a level is square 1', () => {
    const state = answerRight(position({ at: [2, 0, 0], top: ['another-up'], phase: choose(0) }), [4, 1]).state;
    expect([...plyt.moves(state)]).toEqual([1, 2].map((seat) => ({ type: 'card', seat, to: 1 })));
    expect(after(state, { type: 'card', seat: 2, to: 1 }).state.at).toEqual([6, 0, 1]);
  });

  it('PLY-27 PLY-29 turn another card where "up a level" would lead into the Winner square', () => {
    const { state, events } = answerRight(
      position({ at: [98, 0], top: ['yourself-up', 'yourself-forward'], phase: choose(0) }),
      [3, 1],
    );
    expect(state.at).toEqual([104, 0]);
    expect(events.filter((event) => event.type === 'card-turned').map((event) => event.use)).toEqual([
      'pass-over',
      'act',
    ]);
    expect(state.pack.slice(-2)).toEqual(['yourself-up', 'yourself-forward']);
  });

  it('PLY-28 choose only among players who can be moved', () => {
    const state = answerRight(
      position({ at: [2, 3, 40, 0, 9], top: ['another-back'], phase: choose(0) }),
      [4, 1],
    ).state;
    expect([...plyt.moves(state)]).toEqual([
      { type: 'card', seat: 2, to: 36 },
      { type: 'card', seat: 4, to: 5 },
    ]);
  });

  it('PLY-23 PLY-30 hand the next card to the player whose piece landed, then go on with the turn order', () => {
    // Seat 0 moves seat 2 from 23 to 27, where seat 2 chooses to go up a level.
    const first = answerRight(
      position({ at: [2, 111, 23], top: ['another-forward', 'yourself-up'], phase: choose(0) }),
      [4, 1],
    );
    expect(plyt.turn(first.state)).toEqual({ kind: 'seat', seat: 2 });
    const [move] = plyt.moves(first.state);
    const { state } = after(first.state, move);
    expect(plyt.turn(state)).toEqual({ kind: 'seat', seat: 1 });
  });

  it('PLY-30 end a chain after as many cards as the pack holds', () => {
    const options = { cards: { ...countsOf(0), 'yourself-forward': 1, 'yourself-back': 1 } };
    const { state, events } = answerRight(
      position({ at: [0, 0], options, top: ['yourself-forward'], phase: choose(0) }),
      [6, 1],
    );
    expect(state.at).toEqual([6, 0]);
    expect(events.filter((event) => event.type === 'moved')).toHaveLength(3);
  });
});

describe('cards kept', () => {
  it('PLY-31 are played when turned, or kept and then not played in the same turn', () => {
    const turned = answered([2, 0], [], 4, {}, ['yourself-forward']);
    expect(turned.at).toEqual([6, 0]);
    expect(plyt.turn(turned)).toEqual({ kind: 'seat', seat: 0 });
    expect([...plyt.moves(turned)]).toEqual([{ type: 'card', seat: 0, to: 10 }, { type: 'keep' }]);
    expect(reasonOf(turned, { type: 'put-back' })).toBe('PLY-31 card-usable');
    const { state, events } = after(turned, { type: 'keep' });
    expect(state.hands).toEqual([['yourself-forward'], []]);
    expect(plyt.turn(state)).toEqual({ kind: 'seat', seat: 1 });
    expect(typesOf(events)).toEqual(['card-kept', 'turn']);
  });

  it('PLY-31 are shown when they are played at once, and go under the pack', () => {
    const turned = answered([2, 0], [], 4, {}, ['yourself-forward', 'another-up']);
    for (const use of [{ seat: 0, to: 9 }, { seat: 1, to: 10 }, { to: 10 }, {}, { seat: '0', to: 10 }]) {
      expect(reasonOf(turned, { type: 'card', ...use })).toBe('PLY-31 card-choice');
    }
    const { state, events } = after(turned, { type: 'card', seat: 0, to: 10 });
    expect(typesOf(events)).toEqual(['card-played', 'moved', 'turn']);
    expect(events[0]).toEqual({ type: 'card-played', seat: 0, card: 'yourself-forward', master: 4 });
    expect(events[1]).toEqual({ type: 'moved', seat: 0, from: 6, to: 10, cause: 'card' });
    expect(state.at).toEqual([10, 0]);
    expect(state.hands).toEqual([[], []]);
    expect([state.pack[0], state.pack.at(-1)]).toEqual(['another-up', 'yourself-forward']);
    expect(plyt.turn(state)).toEqual({ kind: 'seat', seat: 1 });
  });

  it('PLY-30 PLY-31 turn another when they bring a piece to a star, as many as the pack holds', () => {
    const options = { cards: { ...countsOf(0), 'yourself-forward': 1, 'yourself-back': 1 }, plytSquares: [6, 10] };
    const turned = answered([2, 0], [], 4, options, ['yourself-forward']);
    const second = after(turned, { type: 'card', seat: 0, to: 10 }).state;
    expect(second.phase).toMatchObject({ type: 'turned-card', seat: 0, card: 'yourself-back', links: 1 });
    expect(plyt.read(plyt.write(second))).toEqual({ ok: true, value: second });
    const { state, events } = after(second, { type: 'card', seat: 0, to: 6 });
    expect(state.at).toEqual([6, 0]);
    expect(typesOf(events)).toEqual(['card-played', 'moved', 'turn']);
  });

  it('PLY-23 PLY-31 are played at once by the player whose piece a penalty has moved to a star', () => {
    const phase = { type: 'answer', seat: 0, thrown: [5, 1] } as const;
    const given = { options: { ...keep, penalty: true }, top: ['another-up', 'yourself-up'] as Card[], phase };
    const turned = after(position({ at: [26, 27], ...given }), { type: 'answer', answer: 0, ms: 1 }).state;
    const state = after(turned, { type: 'card', seat: 1, to: 61 }).state;
    expect(state.phase).toMatchObject({ type: 'turned-card', seat: 1, card: 'yourself-up', own: 'lost', links: 1 });
    expect(plyt.read(plyt.write(state))).toEqual({ ok: true, value: state });
    expect(plyt.turn(after(state, { type: 'keep' }).state)).toEqual({ kind: 'seat', seat: 1 });
  });

  it('PLY-31 may be put back when they cannot be acted on, without another card being turned', () => {
    const turned = answered([2, 0], [], 4, {}, ['another-back', 'yourself-up']);
    expect(movesOf(turned)).toEqual(['keep', 'put-back']);
    const { state } = after(turned, { type: 'put-back' });
    expect(state.hands).toEqual([[], []]);
    expect(state.pack.at(-1)).toBe('another-back');
    expect(state.pack[0]).toBe('yourself-up');
    expect(after(turned, { type: 'keep' }).state.hands[0]).toEqual(['another-back']);
  });

  it('PLY-31 are played after the own move, which is made at once', () => {
    const moved = answered([7, 0], ['another-up', 'yourself-forward'], 4);
    expect(moved.at).toEqual([11, 0]);
    expect(moved.phase).toMatchObject({ type: 'play-cards', own: 'made', fresh: 0 });
    expect(movesOf(moved)).toEqual(['0 1:1', '1 0:15', 'done']);
    expect(reasonOf(moved, { type: 'advance' })).toBe('PLY-10 own-move-over');
    const { state: played, events } = after(moved, { type: 'card', index: 1, seat: 0, to: 15 });
    expect(typesOf(events)).toEqual(['card-played', 'moved']);
    expect(played.pack.at(-1)).toBe('yourself-forward');
    expect(movesOf(played)).toEqual(['0 1:1', 'done']);
    const done = after(played, { type: 'done' }).state;
    expect(done.hands[0]).toEqual(['another-up']);
    expect(plyt.turn(done)).toEqual({ kind: 'seat', seat: 1 });
  });

  it('PLY-31 do not come before it, not even in a position of 0.2.0, where they did', () => {
    const running = { turn: 0, thrown: [4, 1], own: 'to-come', fresh: 0 } as const;
    const hands: Card[][] = [['another-up', 'yourself-forward'], []];
    const old = position({ at: [7, 0], hands, options: keep, phase: { type: 'play-cards', ...running } });
    expect(movesOf(old)).toEqual(['advance']);
    expect(reasonOf(old, { type: 'card', index: 1, seat: 0, to: 11 })).toBe('PLY-31 own-move-first');
    expect(reasonOf(old, { type: 'put-back', index: 0 })).toBe('PLY-31 own-move-first');
    expect(reasonOf(old, { type: 'done' })).toBe('PLY-10 own-move-first');
    const moved = after(old, { type: 'advance' }).state;
    expect(moved.at).toEqual([11, 0]);
    expect(movesOf(moved)).toEqual(['0 1:1', '1 0:15', 'done']);
  });

  it('PLY-31 wait for a right answer', () => {
    const phase = { type: 'answer', seat: 0, thrown: [4, 1] } as const;
    const asked = position({ at: [7, 0], hands: [['yourself-up'], []], options: keep, phase });
    const { state } = after(asked, { type: 'answer', answer: 99, ms: 1 });
    expect(state.phase).toEqual({ type: 'choose', seat: 1 });
    expect(state.hands[0]).toEqual(['yourself-up']);
  });

  it('PLY-31 cannot be those just turned, or those of others', () => {
    const state = answered([2, 0], ['another-up'], 4, {}, ['yourself-forward']);
    const moved = after(state, { type: 'keep' }).state;
    expect(moved.hands[0]).toEqual(['another-up', 'yourself-forward']);
    expect(movesOf(moved)).toEqual(['0 1:1', 'done']);
    for (const index of [1, 2, -1, 0.5, '0', null, undefined, Number.NaN]) {
      expect(reasonOf(moved, { type: 'card', index, seat: 0, to: 10 })).toBe('PLY-31 no-such-card');
    }
    expect(reasonOf(moved, { type: 'card', index: 0, seat: 0, to: 10 })).toBe('PLY-31 card-choice');
  });

  it('PLY-23 PLY-31 let a card that moves another piece onto a Plyt square turn one for its player', () => {
    const state = answered([29, 17], ['another-forward'], 4, {}, ['yourself-back']);
    const turned = after(state, { type: 'card', index: 0, seat: 1, to: 21 }).state;
    expect(plyt.turn(turned)).toEqual({ kind: 'seat', seat: 1 });
    const { state: kept } = after(turned, { type: 'keep' });
    expect(kept.at).toEqual([33, 21]);
    expect(kept.hands).toEqual([[], ['yourself-back']]);
    expect(plyt.turn(kept)).toEqual({ kind: 'seat', seat: 1 });
  });

  it('PLY-31 turn nothing when all cards are in hands', () => {
    const options = { cards: { ...countsOf(0), 'another-up': 2 } };
    const hands: Card[][] = [[], ['another-up', 'another-up']];
    const asked = position({ at: [2, 9], hands, options: { ...keep, ...options }, phase: choose(0) });
    const { events } = answerRight(asked, [4, 1]);
    expect(typesOf(events).slice(-3)).toEqual(['moved', 'no-card', 'turn']);
  });
});

describe('PLY-32 nobody enters the Winner square holding a card', () => {
  it('PLY-31 printed: 20 squares short with "forward", Master 11: the own move is made, the card stays', () => {
    // The position that won this turn, as long as the card could be played first.
    const asked = must(plyt.read(`plyt1.k.93_5.${'u'.repeat(31)}.0_.00.a0b2`)).value;
    const { state: moved, events } = after(asked, { type: 'answer', answer: 22, ms: 0 });
    expect(events.at(-1)).toEqual({ type: 'moved', seat: 0, from: 93, to: 104, cause: 'own' });
    expect(moved.at).toEqual([104, 5]);
    expect(movesOf(moved)).toEqual(['done']);
    expect(reasonOf(moved, { type: 'card', index: 0, seat: 0, to: 104 })).toBe('PLY-31 card-choice');
    expect(reasonOf(moved, { type: 'card', index: 0, seat: 0, to: 113 })).toBe('PLY-31 card-choice');
    expect(reasonOf(moved, { type: 'put-back', index: 0 })).toBe('PLY-34 card-stays');
    const { state: next } = after(moved, { type: 'done' });
    expect(next.hands[0]).toEqual(['yourself-forward']);
    expect(plyt.turn(next)).toEqual({ kind: 'seat', seat: 1 });
  });

  it('PLY-31 printed: 5 squares short with "forward", Master 8: the piece stays, and neither moves', () => {
    const { state: held, events } = answeredAll([108, 0], ['yourself-forward'], 8);
    expect(held.at).toEqual([108, 0]);
    expect(events.at(-1)).toEqual({ type: 'stayed', seat: 0, at: 108, why: 'holds-cards' });
    // Master 1 to 4 would give the card a use, so it stays in the hand.
    expect(movesOf(held)).toEqual(['done']);
    expect(reasonOf(held, { type: 'put-back', index: 0 })).toBe('PLY-34 card-stays');
    const { state: next } = after(held, { type: 'done' });
    expect(next.hands[0]).toEqual(['yourself-forward']);
    expect(plyt.turn(next)).toEqual({ kind: 'seat', seat: 1 });
  });

  it('PLY-31 and in the next turn both move with a small throw', () => {
    const moved = answered([108, 0], ['yourself-forward'], 2);
    expect(moved.at).toEqual([110, 0]);
    expect(after(moved, { type: 'card', index: 0, seat: 0, to: 112 }).state.at).toEqual([112, 0]);
  });

  it('PLY-31 lets the cards be played where the own move is not possible, which is over then', () => {
    // Standard 1 and a bonus of 4: the Master's 3 and these 4 would lead past 113, so the card moves by the Master alone.
    const held = answered([108, 0], ['yourself-forward'], 3, { standard: 1 });
    expect(held.phase).toMatchObject({ type: 'play-cards', own: 'held-back' });
    expect(movesOf(held)).toEqual(['0 0:111', 'done']);
    const { state, events } = after(held, { type: 'card', index: 0, seat: 0, to: 111 });
    expect(state.at).toEqual([111, 0]);
    expect(state.hands[0]).toEqual([]);
    expect(typesOf(events)).toEqual(['card-played', 'moved', 'turn']);
  });

  it('holds for a card that was turned in the same turn', () => {
    const far = position({
      at: [100, 101],
      hands: [['yourself-forward'], []],
      options: { ...keep, standard: 1, bonus: 12 },
      top: ['another-back'],
      phase: { type: 'answer', seat: 0, thrown: [1, 1] },
    });
    const blocked = after(far, ...plyt.moves(far));
    expect(blocked.events.at(-1)).toEqual({ type: 'stayed', seat: 0, at: 100, why: 'holds-cards' });
    const turned = after(blocked.state, { type: 'card', index: 0, seat: 0, to: 101 }, { type: 'keep' });
    expect(turned.state.at).toEqual([101, 101]);
    expect(plyt.turn(turned.state)).toEqual({ kind: 'seat', seat: 1 });
  });

  it('PLY-34 lets a card that no Master could use go back, once it has held back the own move', () => {
    const held = answered([105, 0], ['yourself-up', 'yourself-back'], 9);
    expect(movesOf(held)).toEqual(['1 0:96', 'done', 'put-back 0']);
    const { state } = after(held, { type: 'put-back', index: 0 });
    expect(state.at).toEqual([105, 0]);
    expect(state.hands[0]).toEqual(['yourself-back']);
    expect(state.pack.at(-1)).toBe('yourself-up');
    const made = answered([97, 0], ['yourself-up'], 3);
    expect(movesOf(made)).toEqual(['done']);
    expect(reasonOf(made, { type: 'put-back', index: 0 })).toBe('PLY-34 card-stays');
    expect(reasonOf(held, { type: 'put-back', index: 1 })).toBe('PLY-34 card-stays');
    expect(reasonOf(held, { type: 'put-back' })).toBe('PLY-31 no-such-card');
  });

  it('ends a practice game alone, which is dealt no cards about others', () => {
    const state = plyt.setup(1, optionsOf(keep), seeded(1));
    expect(state.pack).toHaveLength(16);
    expect(unseenCards(state).every((card) => card.startsWith('yourself'))).toBe(true);
  });
});

describe('PLY-33 what others hold is hidden', () => {
  const hands: Card[][] = [['yourself-up'], ['another-up', 'another-back'], []];
  const state = position({ at: [3, 4, 5], hands, options: keep, phase: choose(0) });

  it('from other seats and the public, and the order of the pack from everybody', () => {
    const hidden = state.pack.map(() => 'hidden');
    expect(plyt.view(state, 1)).toEqual({ ...state, pack: hidden, hands: [['hidden'], hands[1], []] });
    expect(plyt.view(state, 'public')).toEqual({
      ...state,
      pack: hidden,
      hands: [['hidden'], ['hidden', 'hidden'], []],
    });
  });

  it('with the card just turned', () => {
    const turned = answered([2, 0], [], 4, {}, ['yourself-forward']);
    expect(plyt.view(turned, 0).phase).toMatchObject({ type: 'turned-card', card: 'yourself-forward' });
    expect(plyt.view(turned, 1).phase).toMatchObject({ type: 'turned-card', card: 'hidden' });
    expect(plyt.view(turned, 'public').phase).toMatchObject({ card: 'hidden' });
  });

  it('in events too', () => {
    const asked = position({
      at: [2, 0],
      options: keep,
      top: ['another-back'],
      phase: { type: 'answer', seat: 0, thrown: [4, 1] },
    });
    for (const end of ['keep', 'put-back'] as const) {
      const { events } = after(asked, ...plyt.moves(asked), { type: end });
      expect(JSON.stringify(events)).not.toContain('another-back');
      expect(events).toContainEqual({ type: 'card-turned', seat: 0, card: 'hidden', use: 'keep' });
    }
  });

  it('so that every holder is asked, whether a card can be used or not', () => {
    expect(movesOf(answered([2, 0], ['another-back'], 5))).toEqual(['done']);
    expect(plyt.turn(answered([2, 0], ['another-back'], 5))).toEqual({ kind: 'seat', seat: 0 });
  });

  it('while the holder sees the legal moves, and nobody plays on from a view', () => {
    const mine = answered([7, 0], ['yourself-forward'], 4);
    expect(movesOf(plyt.view(mine, 0))).toEqual(movesOf(mine));
    expect(movesOf(plyt.view(mine, 1))).toEqual(['done']);
    expect(reasonOf(plyt.view(mine, 0), { type: 'done' })).toBe('PLY-33 hidden');
  });

  it('and cards at once, which lie open, are seen by all', () => {
    const open = answerRight(position({ at: [20, 0], top: ['yourself-up'], phase: choose(0) }), [7, 1]).state;
    expect(plyt.view(open, 'public').phase).toMatchObject({ type: 'open-card', card: 'yourself-up' });
  });
});
