// Shut the Box: roll two dice, shut open tiles with that sum. When none fit, the sum of the open ones is the score; the lowest wins.
import { choice, createGame, refuse } from 'abacade/rules';

export const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const upTo = (count) => Array.from({ length: count }, (_, i) => i + 1);

/** Returns all sets of the open tiles with a sum. */
export const sets = (open, total) =>
  open.flatMap((tile, i) =>
    tile === total ? [[tile]] : sets(open.slice(i + 1), total - tile).map((others) => [tile, ...others]),
  );

/** Returns the number of dice: one is enough for the last tiles. */
export const diceFor = (open) => (sum(open) > 6 ? 2 : 1);

/** Returns the next player's turn, or the end. */
const handOver = (state, open, score) => ({
  ...state,
  seat: state.seat + 1,
  open: state.seat + 1 < state.players ? upTo(state.options.tiles) : open,
  dice: [],
  results: [...state.results, score],
});

export const shutTheBox = createGame({
  name: 'shut-the-box',
  seats: { min: 1, max: 6 },
  options: { tiles: choice({ rule: 'STB-1', default: 12, choices: [9, 10, 12] }) },
  fewest: true,
  setup: (players, { tiles }) => ({ players, seat: 0, open: upTo(tiles), dice: [], results: [] }),

  turn({ players, seat, dice, results }) {
    if (seat < players) return dice.length ? { kind: 'seat', seat } : { kind: 'chance' };
    const least = Math.min(...results);
    return { kind: 'over', winners: results.flatMap((score, one) => (score === least ? [one] : [])) };
  },
  moves: ({ open, dice }) => (dice.length ? sets(open, sum(dice)).map((tiles) => ({ type: 'shut', tiles })) : []),
  scores: ({ players, open, results, options }) =>
    Array.from(
      { length: players },
      (_, seat) => results[seat] ?? sum(seat === results.length ? open : upTo(options.tiles)),
    ),

  chances: ['roll'],
  chance: ({ open }, random) => ({ type: 'roll', dice: upTo(diceFor(open)).map(() => random(6) + 1) }),

  play(state, { type, dice, tiles }) {
    const { seat, open } = state;
    if (type === 'roll') {
      if (dice.length !== diceFor(open) || !dice.every((die) => upTo(6).includes(die)))
        return refuse('STB-2', 'dice', 'Roll two dice, or one for the last tiles.');
      const rolled = { type: 'rolled', seat, dice: [...dice], sum: sum(dice) };
      if (sets(open, sum(dice)).length) return { ok: true, state: { ...state, dice: [...dice] }, events: [rolled] };
      return {
        ok: true,
        state: handOver(state, open, sum(open)),
        events: [rolled, { type: 'stuck', seat, score: sum(open) }],
      };
    }
    if (type !== 'shut') return refuse('STB-3', 'unknown', 'Shut tiles.');
    if (!tiles.every((tile, i) => open.includes(tile) && tiles.indexOf(tile) === i))
      return refuse('STB-3', 'shut', 'These tiles are not all open.');
    if (sum(tiles) !== sum(state.dice))
      return refuse('STB-4', 'sum', 'The tiles must have the sum of the dice.', {
        sum: sum(tiles),
        dice: sum(state.dice),
      });
    const left = open.filter((tile) => !tiles.includes(tile));
    const shut = { type: 'shut', seat, tiles: [...tiles], left: sum(left) };
    if (left.length) return { ok: true, state: { ...state, open: left, dice: [] }, events: [shut] };
    return { ok: true, state: handOver(state, left, 0), events: [shut, { type: 'box', seat }] };
  },

  isPosition({ players, seat, open, dice, results, options: { tiles } }) {
    const isDie = (die) => upTo(6).includes(die);
    const isRoll = dice.length === diceFor(open) && dice.every(isDie) && sets(open, sum(dice)).length > 0;
    return (
      seat === results.length &&
      seat <= players &&
      results.every((score) => score === 0 || upTo(sum(upTo(tiles))).includes(score)) &&
      String(open) === String(upTo(tiles).filter((tile) => open.includes(tile))) &&
      (seat < players ? open.length > 0 : results.at(-1) === sum(open)) &&
      (dice.length === 0 || (seat < players && isRoll))
    );
  },
});

/** Shuts at random at level 1, and the largest tiles at level 2. */
export const bot = {
  levels: 2,
  think(state, level, random) {
    const moves = [...shutTheBox.moves(state)];
    const largest = (move) => Math.max(...move.tiles);
    return level < 2 ? moves[random(moves.length)] : moves.sort((a, b) => largest(b) - largest(a))[0];
  },
};
