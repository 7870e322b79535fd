import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import type { GameEvent } from '../../src/rules/game.js';
import { games as rules } from '../../src/rules/index.js';
import { allGames, anyMove, begun, gameNamed, tried, type AnyGame, type AnyMove } from './support/all-games.js';
import { expectEqual } from './support/expect-equal.js';
import { frozen } from '../../src/rules/frozen.js';
import { randomOptions } from './support/random-options.js';
import { seeded } from './support/random.js';
import { runs } from './support/runs.js';
import { drawnOtherwise, offTable, otherwise, type Done, type Viewer } from './support/secrets.js';

/** Maximum number of moves that are checked in a game: some games are long. */
const longest = 90;

interface Position extends Done {
  readonly before: object;
  readonly after: object;
}

/** Yields a random game, move by move. */
function* played(game: AnyGame, seats: number, options: object, seed: number): Iterable<Position> {
  const random = seeded(seed);
  let before = frozen(begun(game, seats, options, random));
  for (let ply = 0; ply < longest; ply++) {
    const turn = game.turn(before);
    if (turn.kind === 'over') return;
    const move = turn.kind === 'chance' ? game.chance(before, random) : anyMove(game, before, random);
    const step = game.play(before, move);
    if (!step.ok) throw new Error(step.message);
    yield { before, after: step.state, move, by: turn.kind === 'seat' ? turn.seat : 'chance', events: step.events };
    before = frozen(step.state);
  }
}

const bytes = (value: unknown): string => JSON.stringify(value);
const heard = (game: AnyGame, events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] =>
  game.hear?.(events, viewer) ?? events;
/** Returns how many cards of the game somebody has seen. */
const knownCards = (state: object): number => {
  const { pack } = state as { readonly pack: readonly string[] };
  return pack.filter((card) => card !== 'unseen').length + held(state);
};
/** Returns how many cards are in hands, or have just been turned. */
const held = (state: object): number => {
  const { hands, phase } = state as { readonly hands: readonly (readonly string[])[]; readonly phase: object };
  return hands.flat().length + ('card' in phase ? 1 : 0);
};
const viewers = (seats: number): Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), 'public'];

/** The games with the options for tests, the usual ones, and random ones. */
const cases = [
  ...tried.map(([name, seats, options]) => ({ game: gameNamed(name), seats, options, which: bytes(options) })),
  ...allGames.flatMap((game) => [
    { game, seats: game.seats.max, options: {}, which: 'the usual options' },
    ...[1, 2, 3].slice(0, runs(2, 3)).map((seed) => {
      const random = seeded(seed);
      const seats = game.seats.min + random(game.seats.max - game.seats.min + 1);
      return { game, seats, options: randomOptions(game, random), which: `random options ${seed}` };
    }),
  ]),
].map((one) => ({ ...one, name: one.game.name }));

/** Events that were delivered with something left out, by game and type. */
const silenced = new Set<string>();
/** By game, the number of secrets that were dealt again, and of steps that could then be compared. */
const counts: Record<string, { others: number; steps: number }> = {};

beforeAll(() => ready());

describe.each(cases)('$name for $seats with $which', ({ game, seats, options }) => {
  const games = [1, 2].map((seed) => [...played(game, seats, options, seed)]);
  const count = (counts[game.name] ??= { others: 0, steps: 0 });

  it('shows a seat nothing that may not be known: neither in positions nor in events', () => {
    const random = seeded(seats);
    for (const position of games.flat()) {
      const { before, after, events } = position;
      const [whole, shown] = [bytes(before), offTable(before)];
      const steps = events.map(({ type, seat }) => [type, seat]);
      for (const viewer of viewers(seats)) {
        const other = otherwise(before, viewer, position, random);
        expectEqual(offTable(other), shown);
        expectEqual(bytes(game.view(other, viewer)), bytes(game.view(before, viewer)));
        const told = heard(game, events, viewer);
        expectEqual(
          told.map(({ type, seat }) => [type, seat]),
          steps,
        );
        for (const [i, event] of told.entries())
          if (bytes(event) !== bytes(events[i])) silenced.add(`${game.name} ${event.type}`);

        // A seat that is to lay holds a piece that fits, so some deals are not valid positions.
        if (bytes(other) === whole || !game.read(game.write(other)).ok) continue;
        count.others++;
        const step = game.play(other, drawnOtherwise(game, other, viewer, position, random));
        // What the rules reveal of a hand, such as that no piece fits, is visible: then the positions differ.
        if (!step.ok || bytes(game.view(step.state, viewer)) !== bytes(game.view(after, viewer))) continue;
        count.steps++;
        expectEqual(bytes(heard(game, step.events, viewer)), bytes(told));
      }
    }
  });

  it('tells who moves the same of a move, whatever is hidden', () => {
    const random = seeded(seats);
    const earlier: AnyMove[] = [];
    for (const position of games.flat()) {
      const { before, by, move } = position;
      if (by === 'chance') continue;
      earlier.push(move);
      const tried = earlier[random(earlier.length)];
      const done = { ...position, move: tried, events: [] };
      const other = otherwise(before, by, done, random);
      const [step, another] = [game.play(before, tried), game.play(other, tried)];
      expectEqual(another.ok, step.ok);
      if (!step.ok) expectEqual(bytes(another), bytes(step));
    }
  });

  it('holds no card in the position, the text or the record that nobody has seen (PLY-22)', () => {
    for (const positions of games) {
      let seen = 0;
      for (const { before, after, move } of positions) {
        if (!('pack' in after)) return;
        if (before === positions[0].before) expect(knownCards(before)).toBe(0);
        if (move.type === 'turn') seen++;
        expect(knownCards(after)).toBe(seen);
        const text = game.write(after);
        expect(text.split('.')[3].replace(/^u*/, '').length + held(after)).toBe(seen);
      }
    }
  });

  it('lets a seat find its moves in its view, whose turn it is and the points', () => {
    const random = seeded(seats);
    for (const { before, by } of games[0]) {
      if (random(3) < runs(2, 1)) continue; // Pytagora has thousands of moves
      for (const viewer of viewers(seats)) {
        const view = game.view(before, viewer);
        expectEqual(bytes([game.turn(view), game.scores(view)]), bytes([game.turn(before), game.scores(before)]));
        if (viewer === by) expectEqual(bytes([...game.moves(view)]), bytes([...game.moves(before)]));
      }
    }
  });

  it('lets a seat hear all of what it does itself', () => {
    for (const { by, events } of games.flat()) {
      if (by !== 'chance') expectEqual(heard(game, events, by), events);
    }
  });
});

describe('a drawn piece', () => {
  it('is named to the seat that draws it, and counted to the others (PYT-06, PYT-42, PYT-53)', () => {
    const { pytagora, upAndDown, tables } = rules;
    const pieces = [{ type: 'drawn', seat: 1, pieces: '3+=', bag: 20 }] as const;
    expect(pytagora.hear!(pieces, 1)).toEqual(pieces);
    for (const seat of [0, 'public'] as const)
      expect(pytagora.hear!(pieces, seat)).toEqual([{ type: 'drawn', seat: 1, pieces: '???', bag: 20 }]);
    const piece = { type: 'drawn', seat: 1, digit: 7 } as const;
    expect(tables.hear!([piece], 1)).toEqual([piece]);
    expect(tables.hear!([piece], 0)).toEqual([{ ...piece, digit: -1 }]);
    const fits = { ...piece, fits: true };
    expect(upAndDown.hear!([fits], 1)).toEqual([fits]);
    expect(upAndDown.hear!([fits], 'public')).toEqual([{ ...fits, digit: -1 }]);
  });

  it('held by a player who passes is named to nobody else in Multiplication tables (PYT-52)', () => {
    const pass = { type: 'passed', seat: 2, could: true } as const;
    expect(rules.tables.hear!([pass], 2)).toEqual([pass]);
    expect(rules.tables.hear!([pass], 0)).toStrictEqual([{ type: 'passed', seat: 2 }]);
  });
});

describe('what was compared', () => {
  it('is enough in every game with secrets', () => {
    for (const { name } of allGames) {
      const { others, steps } = counts[name];
      if (name === 'multiplay') expect(others).toBe(0);
      else expect([name, others > 500, steps > 500]).toEqual([name, true, true]);
    }
  });

  it('is what events name: drawn pieces, and that a player who passes could have attached the product (PYT-52)', () => {
    const draws = ['pytagora', 'plus-and-minus', 'up-and-down', 'tables'].map((name) => `${name} drawn`);
    expect([...silenced].sort()).toEqual([...draws, 'tables passed'].sort());
  });
});
