import { describe, expect, it } from 'vitest';
import { cardChoices, cardTypes, countsOf, deck, shuffle, type CardType } from '../../src/rules/trail/cards.js';
import { act, land, type Landed, type Trail } from '../../src/rules/trail/chain.js';
import type { TrailEvent } from '../../src/rules/trail/events.js';
import { WINNER } from '../../src/rules/trail/spiral.js';
import { deepFreeze, pick, seeded } from './trail-helpers.js';

const choices = (card: CardType, at: number[], master = 5, holder = 0, goal = WINNER) =>
  cardChoices(card, holder, master, at, goal).map(({ seat, to }) => `${seat}:${to}`);

const rules = { goal: WINNER, plytSquares: [6, 12, 21, 27, 34, 45, 53, 61, 69, 77, 84, 92, 101, 107] };

/** Lands seat 0 and returns the result. */
function landing(at: number[], pack: CardType[], master: number, from = rules): Landed & { events: TrailEvent[] } {
  const events: TrailEvent[] = [];
  const trail: Trail = deepFreeze({ at, pack });
  return { ...land(trail, 0, 0, master, from, (event) => events.push(event)), events };
}

describe('the pack', () => {
  it('PLY-22 has four of each of eight types, in an order that chance gives', () => {
    const cards = deck(countsOf(4), 2);
    expect(cards).toHaveLength(32);
    for (const type of cardTypes) expect(cards.filter((card) => card === type)).toHaveLength(4);
    const shuffled = shuffle(cards, seeded(1));
    expect(shuffled).not.toEqual(cards);
    expect([...shuffled].sort()).toEqual([...cards].sort());
  });

  it('PLY-22 shuffles every order equally often', () => {
    const random = seeded(7);
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(['a', 'b', 'c'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('PLY-20 leaves out types with count 0, and with one player what is about another', () => {
    expect(deck({ ...countsOf(0), 'another-up': 2 }, 2)).toEqual(['another-up', 'another-up']);
    expect(deck(countsOf(1), 1)).toEqual(cardTypes.slice(0, 4));
  });
});

describe('what a card can do', () => {
  it('PLY-24 counts by the Master alone', () => {
    expect(choices('yourself-forward', [21, 0], 5)).toEqual(['0:26']);
    expect(choices('yourself-back', [21, 0], 5)).toEqual(['0:16']);
  });

  it('PLY-25 offers every touching square of the next level', () => {
    expect(choices('yourself-up', [27, 0])).toEqual(['0:61', '0:62', '0:63']);
    expect(choices('yourself-down', [77, 0])).toEqual(['0:45', '0:46', '0:47']);
  });

  it('PLY-26 brings pieces on', () => {
    expect(choices('another-up', [6, 0, 30])).toContain('1:1');
    expect(choices('another-forward', [12, 0], 9)).toEqual(['1:9']);
  });

  it('PLY-26 takes no piece off: a first player on 12 cannot move another back', () => {
    expect(choices('another-back', [12, 0, 0], 3)).toEqual([]);
    expect(choices('yourself-back', [12, 0], 12)).toEqual([]);
    expect(choices('yourself-back', [12, 0], 11)).toEqual(['0:1']);
  });

  it('PLY-26 cannot act on another player down from the lowest level', () => {
    expect(choices('another-down', [21, 30, 40, 0])).toEqual([]);
    expect(choices('another-down', [21, 41])).toEqual(['1:1', '1:2', '1:3', '1:39', '1:40']);
  });

  it('PLY-27 moves no piece onto or past the Winner square', () => {
    expect(choices('yourself-up', [101, 0])).toEqual([]);
    expect(choices('yourself-forward', [101, 0], 12)).toEqual([]);
    expect(choices('yourself-forward', [101, 0], 11)).toEqual(['0:112']);
    expect(choices('another-forward', [6, 112], 1)).toEqual([]);
  });

  it('SEQ-01 SEQ-12 keep cards short of a lower summit', () => {
    expect(choices('yourself-up', [27, 0], 5, 0, 62)).toEqual(['0:61']);
    expect(choices('yourself-forward', [27, 0], 5, 0, 32)).toEqual([]);
  });

  it('PLY-28 asks only players whose piece can be moved, clockwise from the holder', () => {
    expect(choices('another-back', [50, 3, 60, 0, 70], 5, 2)).toEqual(['4:65', '0:45']);
  });

  it('PLY-33 offers nothing for a hidden card', () => {
    expect(cardChoices('hidden', 0, 5, [6, 7], WINNER)).toEqual([]);
  });
});

describe('cards at once', () => {
  it('PLY-23 turns no card off the Plyt squares', () => {
    expect(landing([7, 0], ['yourself-up'], 3)).toMatchObject({ trail: { at: [7, 0] }, open: null, events: [] });
  });

  it('PLY-22 acts on the top card and puts it under the pack', () => {
    const { trail, open } = landing([12, 0], ['yourself-forward', 'yourself-back'], 3);
    expect(open).toBeNull();
    expect(trail).toEqual({ at: [15, 0], pack: ['yourself-back', 'yourself-forward'] });
  });

  it('PLY-29 passes over cards that cannot be acted on: from 101 nothing goes up', () => {
    const { trail, events } = landing([101, 0], ['yourself-up', 'yourself-back', 'another-up'], 2);
    expect(trail).toEqual({ at: [99, 0], pack: ['another-up', 'yourself-up', 'yourself-back'] });
    expect(events.map((event) => ('use' in event ? event.use : event.type))).toEqual(['pass-over', 'act', 'moved']);
  });

  it('PLY-29 does nothing when no card of the pack can be acted on', () => {
    const { trail, open, events } = landing([12, 0], ['another-back', 'another-down'], 3);
    expect(trail).toEqual({ at: [12, 0], pack: ['another-back', 'another-down'] });
    expect(open).toBeNull();
    expect(events.at(-1)).toEqual({ type: 'no-card', seat: 0 });
  });

  it('PLY-25 PLY-28 leave a choice open', () => {
    const { trail, open } = landing([27, 0], ['yourself-up', 'another-up'], 3);
    expect(open).toEqual({ seat: 0, card: 'yourself-up', links: 0 });
    expect(trail.pack).toEqual(['another-up']);
    const next = act(trail, open!, { seat: 0, to: 62 }, 3, rules, () => {});
    expect(next).toEqual({ trail: { at: [62, 0], pack: ['another-up', 'yourself-up'] }, open: null });
  });

  it('PLY-23 PLY-30 let the player of the piece that landed turn the next card', () => {
    // Seat 0 on 12 moves seat 1 from 15 to 21; seat 1 is the "yourself" of the next card.
    const { trail, events } = landing([12, 15], ['another-forward', 'yourself-back', 'yourself-up'], 6);
    expect(trail.at).toEqual([12, 15]);
    expect(events.filter((event) => event.type === 'card-turned').map((event) => event.seat)).toEqual([0, 1]);
  });

  it('PLY-30 ends a chain after as many cards as the pack holds', () => {
    // 6 and 12 are six apart: with a 6 the piece would move back and forth for ever.
    const { trail, open, events } = landing([6], ['yourself-forward', 'yourself-back'], 6);
    expect(open).toBeNull();
    expect(events.filter((event) => event.type === 'moved')).toHaveLength(2);
    expect(trail).toEqual({ at: [6], pack: ['yourself-forward', 'yourself-back'] });
  });

  it('PLY-30 ends every chain, and keeps every card and square, on boards of Plyt squares alone', () => {
    const random = seeded(3);
    const everywhere = { goal: WINNER, plytSquares: Array.from({ length: 112 }, (_, i) => i + 1) };
    for (let game = 0; game < 300; game++) {
      const at = Array.from({ length: 1 + random(6) }, () => random(113));
      at[0] ||= 1;
      const counts = Object.fromEntries(cardTypes.map((type) => [type, random(3)])) as Record<CardType, number>;
      const pack = shuffle(deck(counts, at.length), random);
      const master = 1 + random(12);
      let moves = 0;
      const count = (event: TrailEvent): void => void (moves += event.type === 'moved' ? 1 : 0);
      let now = land(deepFreeze({ at, pack }), 0, 0, master, everywhere, count);
      while (now.open) {
        const { seat, card } = now.open;
        const choice = pick(random, cardChoices(card, seat, master, now.trail.at, WINNER));
        now = act(deepFreeze(now.trail), now.open, choice, master, everywhere, count);
      }
      expect(moves).toBeLessThanOrEqual(pack.length);
      expect([...now.trail.pack].sort()).toEqual([...pack].sort());
      for (const square of now.trail.at) expect(square).toBeLessThan(WINNER);
    }
  });
});
