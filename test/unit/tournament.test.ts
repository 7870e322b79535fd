import { describe, expect, it } from 'vitest';
import { tablesBot } from '../../src/bots/tables.js';
import { tables } from '../../src/rules/tables/index.js';
import { headOf, levels, rowOf, sum, tournamentOf, wilson, type Pairing, type Score } from '../bench/tournament.js';

const meeting = (pairings: Pairing[]) =>
  tournamentOf({
    game: tables,
    unit: 'pieces',
    fewestWin: true,
    pairings,
    bot: tablesBot,
  });

/** Returns the score without the time, which differs between runs. */
const told = ({ ms: _, ...score }: Score) => score;

describe('a tournament', () => {
  it('plays each deal from every seat', () => {
    expect(levels(2, 1, 400).games).toBe(400);
    expect(levels(2, 1, 400, { seats: 3 }).games).toBe(402);
  });

  it('names who meets whom', () => {
    expect(levels(1, 0, 10).title).toBe('level 1 against any move');
    expect(levels(3, 2, 10, { seats: 4, told: ', no cards' }).title).toBe('level 3 against three of level 2, no cards');
  });

  it('comes to the same in parts and at once, whenever it is played', async () => {
    const pairing = levels(2, 1, 60, { seats: 3 });
    const { play } = meeting([pairing]);
    const whole = await play(pairing, 0, 60);
    const parts = [await play(pairing, 0, 21), await play(pairing, 21, 39)];
    expect(told(sum(parts))).toEqual(told(whole));
    expect(told(await play(pairing, 60, 60))).not.toEqual(told(whole));
  });

  it('is even where both sides play alike: one wins what the other loses of the same deal', async () => {
    const pairing = levels(2, 2, 100); // level 2 of this game makes no random choices
    const { wins, lead } = await meeting([pairing]).play(pairing, 0, 100);
    expect(wins).toBe(50);
    expect(lead).toBe(0);
  });

  it('shows who plays at random to be behind, in wins and in what the game counts', async () => {
    const pairing = levels(2, 0, 200);
    const { games, wins, lead } = await meeting([pairing]).play(pairing, 0, 200);
    expect(games).toBe(200);
    expect(wins).toBeGreaterThan(120);
    expect(lead).toBeGreaterThan(100);
  });

  it('sets a row with the interval and what would be equal', () => {
    const score = { games: 1000, wins: 518, lead: 250, thoughts: 4000, ms: 2 };
    const row = rowOf(levels(4, 3, 1000), score);
    expect(row).toBe('| level 4 against level 3 | 1,000 | 51.8 % | 48.7 % to 54.9 % | 50.0 % | 0.3 | < 0.1 |');
    expect(row.split('|')).toHaveLength(headOf(meeting([])).split('\n')[0].split('|').length);
  });
});

describe('the interval of Wilson', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [367.5, 400, 0.8878, 0.9417],
  ])('of %d in %d', (won, games, low, high) => {
    const found = wilson(won, games);
    expect(found[0]).toBeCloseTo(low, 3);
    expect(found[1]).toBeCloseTo(high, 3);
  });
});
