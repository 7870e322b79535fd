import { describe, expect, it } from 'vitest';
import * as lessons from '../../components/plyt-board/lesson.js';
import { lengths, moment } from '../../components/plyt-board/moment.js';
import { trailLengths } from '../../components/parts/trail-beats.js';
import { Match } from '../../src/match/match.js';
import { nameAll } from '../../src/match/players.js';
import { plyt, type PlytMove } from '../../src/rules/plyt/index.js';
import { position } from './plyt-helpers.js';

type Given = Parameters<typeof position>[0];

/** Plays a move; Ada is a person, Ben a computer player. */
function shown(given: Given, move: PlytMove, hasLessons = true) {
  const before = position(given);
  const players = nameAll([
    { name: 'Ada', bot: 0, colour: 0 },
    { name: 'Ben', bot: 2, colour: 1 },
  ]);
  const match = new Match(plyt, players, before);
  expect(match.play(move)).toMatchObject({ ok: true });
  const beats = moment({ match, lessons: hasLessons ? lessons : undefined }, match.plies[0], before);
  return { beats, names: beats.map(({ name }) => name), ms: beats.reduce((sum, beat) => sum + beat.ms, 0) };
}

const asked = (seat: number, at: number[], options: object = { cards: false }): Given => ({
  at,
  options,
  phase: { type: 'answer', seat, thrown: [7, 8] },
});
const answer = (given: number): PlytMove => ({ type: 'answer', answer: given, ms: 1 });

describe('The beats of a move of PLYT', () => {
  it('are the throw of dice; the die that decides who starts is held to be read', () => {
    const turn: Given = { at: [5, 5], options: {}, phase: { type: 'throw', seat: 0, dice: 2 } };
    expect(shown(turn, { type: 'throw', dice: [7, 8] })).toMatchObject({ names: ['throw'], ms: lengths.throw });
    const start: Given = { at: [0, 0], options: {}, phase: { type: 'start', rolling: [0, 1], rolled: [] } };
    const { names, beats, ms } = shown(start, { type: 'roll', die: 9 });
    expect(names).toEqual(['throw', 'start']);
    expect(ms).toBe(lengths.throw + lengths.start);
    expect(
      beats.map(({ announces }) => announces ?? false),
      'nothing is told before the die lies still',
    ).toEqual([false, true]);
  });

  it('show a right answer, and its way as long as it is, so that its steps can be counted', () => {
    for (const [dice, steps] of [
      [[7, 8], 7],
      [[2, 8], 2],
      [[7, 8, 1], 11],
    ] as const) {
      const given = { ...asked(0, [5, 1]), phase: { type: 'answer', seat: 0, thrown: [...dice] } } as Given;
      const { names, beats } = shown(given, answer(dice.reduce<number>((a, b) => a * b, 1)));
      expect(names).toEqual(['right', 'hop', 'landed']);
      expect(beats[1]).toMatchObject({ steps, ms: steps * trailLengths.step });
    }
  });

  it('show a card that changes the level as one leap, without a count', () => {
    const up: Given = {
      at: [53, 1],
      options: {},
      phase: { type: 'open-card', seat: 0, card: 'yourself-up', links: 0, turn: 0, thrown: [7, 8] },
    };
    expect(shown(up, { type: 'card', seat: 0, to: 81 }).beats[0]).toMatchObject({ name: 'hop', ms: trailLengths.leap });
    expect(shown(up, { type: 'card', seat: 0, to: 81 }).beats[0].steps).toBeUndefined();
  });

  it('hold a right answer that brings no steps as long (PLY-32)', () => {
    const kept = { cards: true, cardsWhen: 'keep' } as const;
    const given: Given = { ...asked(0, [108, 1], kept), hands: [['yourself-up'], []] };
    expect(shown(given, answer(56))).toMatchObject({ names: ['right'], ms: lengths.held });
  });

  it('make the last step onto the summit by itself, and let the flag wave', () => {
    expect(shown(asked(0, [108, 1]), answer(56))).toMatchObject({
      names: ['right', 'hop', 'summit', 'flag', 'landed'],
      ms: lengths.right + 4 * trailLengths.step + lengths.summit + lengths.flag + lengths.landed,
    });
    expect(shown(asked(0, [112, 1]), answer(56)).names).toEqual(['right', 'summit', 'flag', 'landed']);
  });

  it('wait with a wrong answer of a person until its lesson is left', () => {
    for (const move of [answer(54), { type: 'time-up', ms: 30_000 } as const]) {
      const { names, beats } = shown(asked(0, [5, 1]), move);
      expect(names).toEqual(['wrong', 'lesson']);
      expect(beats.map(({ ms }) => ms)).toEqual([lengths.wrong, Infinity]);
    }
  });

  it('show the right answer in its place as long as no lesson has loaded, and never wait for one', () => {
    const { names, beats } = shown(asked(0, [5, 1]), answer(54), false);
    expect(names).toEqual(['wrong', 'shown']);
    expect(beats.map(({ ms }) => ms)).toEqual([lengths.wrong, lengths.held]);
    expect(beats[1].announces).toBe(true);
  });

  it('type the answer of a computer player digit by digit, and never wait for anybody', () => {
    const right = shown(asked(1, [5, 9]), answer(56));
    expect(right.names).toEqual(['typing', 'judge', 'right', 'hop', 'landed']);
    expect(right.beats[0].ms).toBe(2 * lengths.digit);
    const way = 7 * trailLengths.botStep;
    expect(right.ms).toBe(2 * lengths.digit + lengths.judge + lengths.right + way + lengths.landed);
    const wrong = shown(asked(1, [5, 9]), answer(154));
    expect(wrong.names).toEqual(['typing', 'judge', 'wrong', 'shown']);
    expect(wrong.ms).toBe(3 * lengths.digit + lengths.judge + 2 * lengths.seen);
  });

  it('hold a card that is turned, and let a piece that was moved back hop too', () => {
    const landed: Given = { ...asked(0, [46, 1], {}), top: ['yourself-up'] };
    expect(shown(landed, answer(56)).names).toEqual(['right', 'hop', 'landed', 'card']);
    expect(shown(landed, answer(56)).beats[3].ms).toBe(trailLengths.ownCard);
    const back = shown(asked(0, [50, 1], { cards: false, penalty: true }), answer(1));
    expect(back.names).toEqual(['wrong', 'lesson', 'hop', 'landed']);
    expect(back.beats[2].steps).toBe(7);
  });
});
