import { describe, expect, it } from 'vitest';
import { sequenceBot } from '../../src/bots/sequence.js';
import { hintsFor } from '../../src/hints/index.js';
import { sequence, type SequenceState } from '../../src/rules/sequence/index.js';
import type { Card } from '../../src/rules/trail/cards.js';
import { after, optionsOf, position, reasonOf, typesOf } from './sequence-rules-helpers.js';
import { must, seeded } from './trail-helpers.js';

/** Three 8s, Master 5: a Match of 5 steps. */
const dice = [5, 8, 8, 8, 1, 2];
const claim = { type: 'declare', kind: 'match', dice: 0b001110 } as const;
const keep = { cards: true, cardsWhen: 'keep' };

/** Returns a turn that is about to be claimed, with these cards in hand. */
const declaring = (at: number[], hands?: Card[][], top?: Card[], options: object = {}): SequenceState =>
  position({
    at,
    phase: { type: 'declare', seat: 0, dice },
    options: { ...keep, ...options },
    top,
    ...(hands && { hands }),
  });

/** Returns a hand in the middle of a turn. */
const holding = (at: number[], cards: Card[], own: 'to-come' | 'made' | 'held-back', score = 5): SequenceState =>
  position({
    at,
    phase: { type: 'play-cards', turn: 0, dice, score, own, fresh: 0 },
    options: keep,
    hands: [cards, []],
  });

describe('Sequence with cards kept', () => {
  it('SEQ-12 is an option, at once unless it is chosen', () => {
    expect(optionsOf().cardsWhen).toBe('at-once');
    expect(optionsOf(keep).cardsWhen).toBe('keep');
    expect(sequence.options({ cardsWhen: 'later' })).toMatchObject({ ok: false, code: 'cardsWhen' });
  });

  it('PLY-31 turns a card that only its player sees, to be played now or kept', () => {
    const { state, events } = after(declaring([7, 40], undefined, ['yourself-up']), claim);
    expect(typesOf(events)).toEqual(['declared', 'scored', 'moved', 'card-turned']);
    expect(events.at(-1)).toMatchObject({ card: 'hidden', use: 'keep' });
    expect(state.phase).toMatchObject({ type: 'turned-card', seat: 0, card: 'yourself-up', own: 'made' });
    expect([...sequence.moves(state)].map(({ type }) => type)).toContain('keep-card');
    expect(sequence.view(state, 1).phase).toMatchObject({ card: 'hidden' });
    expect(sequence.view(state, 0).phase).toMatchObject({ card: 'yourself-up' });
    expect(reasonOf(state, { type: 'put-back' })).toBe('PLY-31 card-usable');

    const kept = after(state, { type: 'keep-card' });
    expect(typesOf(kept.events)).toEqual(['card-kept', 'turn']);
    expect(kept.state.hands).toEqual([['yourself-up'], []]);

    const [use] = [...sequence.moves(state)].filter((move) => move.type === 'card');
    const played = after(state, use);
    expect(typesOf(played.events)).toEqual(['card-played', 'moved', 'turn']);
    expect(played.state.hands).toEqual([[], []]);
    expect(played.state.pack.at(-1)).toBe('yourself-up');
  });

  it('PLY-31 plays held cards after the climb, and only after a claim', () => {
    const { state, events } = after(declaring([30, 60], [['another-back'], []]), claim);
    expect(typesOf(events)).toEqual(['declared', 'scored', 'moved']);
    expect(state.phase).toMatchObject({ type: 'play-cards', turn: 0, score: 5, own: 'made', fresh: 0 });
    expect(reasonOf(state, { type: 'card', index: 1, seat: 1, to: 55 })).toBe('PLY-31 no-such-card');

    const played = after(state, { type: 'card', index: 0, seat: 1, to: 55 });
    expect(typesOf(played.events)).toEqual(['card-played', 'moved', 'turn']);
    expect(played.state.at).toEqual([35, 55]);
    expect(after(state, { type: 'done' }).state.hands).toEqual([['another-back'], []]);

    expect(typesOf(after(declaring([30, 60], [['another-back'], []]), { type: 'pass' }).events)).toEqual([
      'scored',
      'stayed',
      'turn',
    ]);
  });

  it('PLY-31 makes the climb first in a position of 0.2.0, where a card could come before it', () => {
    const old = holding([30, 60], ['another-back'], 'to-come');
    expect([...sequence.moves(old)]).toEqual([{ type: 'advance' }]);
    expect(reasonOf(old, { type: 'card', index: 0, seat: 1, to: 55 })).toBe('PLY-31 own-move-first');
    expect(reasonOf(old, { type: 'done' })).toBe('SEQ-08 own-move-first');
    expect(after(old, { type: 'advance' }).state.at).toEqual([35, 60]);
  });

  it('PLY-31 cannot play a card in the turn in which it was turned', () => {
    const turned = after(declaring([22, 60], [['another-back'], []], ['yourself-forward']), claim);
    const { state } = after(turned.state, { type: 'keep-card' });
    expect(state.phase).toMatchObject({ type: 'play-cards', own: 'made', fresh: 1 });
    expect(reasonOf(state, { type: 'card', index: 1, seat: 0, to: 32 })).toBe('PLY-31 no-such-card');
  });

  it('PLY-32 closes the summit to who holds a card, which may go back if it can do nothing (PLY-34)', () => {
    const held = after(declaring([110, 60], [['yourself-up'], []]), claim);
    expect(held.events.at(-1)).toEqual({ type: 'stayed', seat: 0, at: 110, why: 'holds-cards' });
    expect(held.state.phase).toMatchObject({ own: 'held-back' });
    const back = after(held.state, { type: 'put-back', index: 0 });
    expect(typesOf(back.events)).toEqual(['card-put-back', 'turn']);
    expect(back.state.hands).toEqual([[], []]);
    expect(reasonOf(holding([110, 60], ['another-back'], 'held-back'), { type: 'put-back', index: 0 })).toBe(
      'PLY-34 card-stays',
    );
  });

  it('PLY-32 is by the summit that was agreed', () => {
    const state = declaring([48, 20], [['another-back'], []], [], { summit: 50 });
    const held = after(state, claim);
    expect(held.events.at(-1)).toEqual({ type: 'stayed', seat: 0, at: 48, why: 'holds-cards' });
    const played = after(held.state, { type: 'card', index: 0, seat: 1, to: 15 });
    expect(played.state.at).toEqual([48, 15]);
    const won = after(declaring([48, 15], undefined, [], { summit: 50 }), claim);
    expect(won.state.phase).toEqual({ type: 'over', winner: 0 });
  });

  it('PLY-33 shows each player the own hand alone', () => {
    const state = holding([30, 60], ['another-back'], 'to-come');
    expect(sequence.view(state, 0).hands).toEqual([['another-back'], []]);
    expect(sequence.view(state, 1).hands).toEqual([['hidden'], []]);
    expect(sequence.view(state, 'public').hands).toEqual([['hidden'], []]);
    expect(reasonOf(sequence.view(state, 1), { type: 'advance' })).toBe('PLY-33 hidden');
  });

  it('is written with the hands, and without them as before', () => {
    const state = holding([30, 60], ['another-back'], 'to-come');
    const text = sequence.write(state);
    expect(text).toMatch(/^seq1\.c44444444~k\.30_60\.\d{31}\.5_\.p0588812_5_t0$/);
    expect(must(sequence.read(text)).value).toEqual(state);
    expect(must(sequence.read('seq1.c11111111.27_0.01234567.d0123456')).value.hands).toEqual([[], []]);
    for (const wrong of [text.replace('.5_.', '.'), text.replace('_5_t0', '_6_t0'), text.replace('t0', 'l0')]) {
      expect(sequence.read(wrong).ok).toBe(false);
    }
  });

  it('lets a choice of cards be taken back, not what was seen', () => {
    const state = holding([30, 60], ['another-back'], 'made');
    const { events } = after(state, { type: 'card', index: 0, seat: 1, to: 55 });
    expect(sequence.stands(state, events)).toBe(false);
    const star = holding([22, 60], ['yourself-forward'], 'made');
    const landed = after(star, { type: 'card', index: 0, seat: 0, to: 27 });
    expect(sequence.stands(star, landed.events)).toBe(true);
  });
});

describe.each([1, 2, 3])('a computer player of level %i with cards kept', (level) => {
  it('uses the card that has closed the summit', async () => {
    const state = holding([110, 60], ['another-back'], 'held-back');
    expect(await sequenceBot.think(state, level, seeded(1))).toEqual({ type: 'card', index: 0, seat: 1, to: 55 });
  });

  it('makes the own move of a position of 0.2.0', async () => {
    const old = holding([110, 60], ['another-back'], 'to-come');
    expect(await sequenceBot.think(old, level, seeded(1))).toEqual({ type: 'advance' });
  });

  it('gets rid of a card that bars the summit, though it takes the climber back', async () => {
    const state = holding([107, 100], ['yourself-down'], 'held-back');
    expect(await sequenceBot.think(state, level, seeded(1))).toMatchObject({ type: 'card', index: 0, seat: 0 });
  });

  it('keeps what may help later, and puts back what cannot', async () => {
    const turned = (card: Card, at: number[]): SequenceState =>
      position({
        at,
        phase: { type: 'turned-card', seat: 0, card, links: 0, turn: 0, dice, score: 5, own: 'made', fresh: 0 },
        options: keep,
      });
    expect(await sequenceBot.think(turned('another-back', [34, 3]), level, seeded(1))).toEqual({ type: 'keep-card' });
    expect(await sequenceBot.think(turned('yourself-up', [107, 90]), level, seeded(1))).toEqual({ type: 'put-back' });
  });
});

it('computer players end their games with cards kept', async () => {
  const random = seeded(5);
  for (const seats of [1, 2, 4]) {
    let state = sequence.setup(seats, optionsOf({ ...keep, summit: 60 }), random);
    for (let ply = 0; sequence.turn(state).kind !== 'over'; ply++) {
      if (ply > 2000) expect.fail(sequence.write(state));
      const isChance = sequence.turn(state).kind === 'chance';
      const move = isChance ? sequence.chance(state, random) : await sequenceBot.think(state, 1, random);
      state = must(sequence.play(state, move)).state;
    }
  }
});

describe('hints about kept cards', () => {
  it('point at the card in the hand, and at where it moves', async () => {
    const hints = must(await hintsFor('sequence', holding([110, 60], ['another-back'], 'held-back'))).value;
    expect(hints.move).toEqual({ type: 'card', index: 0, seat: 1, to: 55 });
    expect(hints.rungs.map(({ code }) => code)).toEqual(['card-hand', 'card-hand-card', 'card-back']);
    expect(hints.rungs[2].marks).toEqual({ squares: [55], pieces: [0] });
  });

  it('name no card that is hidden', async () => {
    const view = sequence.view(holding([110, 60], ['another-back'], 'held-back'), 1);
    expect((await hintsFor('sequence', view)).ok).toBe(false);
  });
});
