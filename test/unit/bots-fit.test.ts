import { describe, expect, it } from 'vitest';
import {
  afterGame,
  fitIn,
  newFit,
  readFit,
  withFit,
  writeFit,
  type Fit,
  type Fits,
  type Levels,
} from '../../src/match/fit.js';
import { levelOfMove, levelWithin } from '../../src/bots/level.js';
import { abilities, abilityAt } from '../../src/bots/plyt-abilities.js';
import { tablesBot } from '../../src/bots/tables.js';
import { multiplayBot } from '../../src/bots/multiplay.js';
import { sequenceBot } from '../../src/bots/sequence.js';
import { plytBot } from '../../src/bots/plyt.js';
import { pytagoraBot } from '../../src/bots/pytagora.js';
import { upAndDownBot } from '../../src/bots/up-and-down.js';
import { ready } from '../../src/core/index.js';
import { Fitting } from '../../components/game/fitting.js';
import { parsePlayers, playersText, readPlayers, type Player } from '../../src/match/players.js';
import { readState, writeState, type Saved } from '../../src/results/state.js';
import { games } from '../../src/rules/index.js';
import { lowestLevel, type Bot, type Game, type GameEvent } from '../../src/rules/game.js';
import { seeded } from './support/random.js';

const never = (): number => {
  throw new Error('Nothing is drawn for a whole level.');
};

describe('a level between two', () => {
  it('is one of them in each move, by chance', () => {
    const random = seeded(1);
    const drawn = Array.from({ length: 4000 }, () => levelOfMove(1.25, 4, random));
    expect(new Set(drawn)).toEqual(new Set([1, 2]));
    expect(drawn.filter((level) => level === 2).length / drawn.length).toBeCloseTo(0.25, 1);
  });

  it('is itself where it is whole, and within the levels', () => {
    expect([1, 2, 3, 4].map((level) => levelOfMove(level, 4, never))).toEqual([1, 2, 3, 4]);
    expect(
      levelOfMove(lowestLevel, 4, () => 1, 0),
      'nearly always',
    ).toBe(0);
    expect([0.25, 0, -1, NaN, 'x', undefined, 9, Infinity].map((level) => levelOfMove(level, 4, never))).toEqual(
      [1, 1, 1, 1, 1, 1, 4, 4], // oxfmt-ignore
    );
    expect(levelOfMove(0, 4, never, 0)).toBe(1);
    expect(levelWithin(0.25, 4)).toBe(0.25);
    expect(levelOfMove(0.25, 4, () => 99, 0)).toBe(0);
  });

  it('has abilities between theirs in PLYT, also below level 1', () => {
    expect(abilityAt(2)).toEqual(abilities[1]);
    expect(abilityAt(1.5)[1]).toBe((abilities[0][1] + abilities[1][1]) / 2);
    for (let level = 0.25; level < 4; level += 0.25)
      for (const [i, percent] of abilityAt(level).entries())
        expect(percent).toBeLessThanOrEqual(abilityAt(level + 0.25)[i]);
    expect(abilityAt(0.25)[2]).toBeLessThan(abilities[0][2]);
  });

  it('is read in a list of players, and written', () => {
    const read = parsePlayers('Ada, Ben=bot:1.5, bot:.25', { min: 1, max: 4 }, 4);
    expect(read.ok && read.value.map(({ bot }) => bot)).toEqual([0, 1.5, 0.25]);
    expect(read.ok && playersText(read.value)).toBe('Ada, Ben=bot:1.5, bot:0.25');
    for (const wrong of ['bot:0', 'bot:0.2', 'bot:4.25', 'bot:1.3', 'bot:-1', 'bot:1e9', 'bot:x'])
      expect(parsePlayers(wrong, { min: 1, max: 4 }, 4)).toMatchObject({ ok: false, code: 'players' });
  });

  it('is kept in a saved state', () => {
    const levels = [0, lowestLevel, ...Array.from({ length: 16 }, (_, i) => (i + 1) / 4)];
    for (const bot of levels) {
      const saved: Saved = {
        game: 'plyt',
        revision: 1,
        finished: 0,
        tally: { right: 0, answers: 0, missed: 0, hints: 0, ms: 0 },
        seats: [
          { bot: 0, colour: 0, learner: true },
          { bot, colour: 1, learner: false },
        ],
        position: 'p',
      };
      const read = readState(writeState(saved));
      expect(read.ok && read.value.seats[1].bot).toBe(bot);
    }
  });
});

/** Plays a game of two computer players to its end. Returns who is first: 0, 1, or neither. */
async function duel<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  bot: Bot<S, M>,
  levels: readonly [number, number],
  seed: number,
  given: object = {},
): Promise<number | undefined> {
  const random = seeded(seed);
  const options = game.options(given);
  if (!options.ok) throw new Error(options.message);
  let state = game.setup(2, options.value, random);
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const move =
      turn.kind === 'chance' ? game.chance(state, random) : await bot.think(state, levels[turn.seat], random);
    const step = game.play(state, move);
    if (!step.ok) throw new Error(`${String(levels)}: ${step.message}`);
    state = step.state;
  }
  const { winners } = game.turn(state) as { winners: number[] };
  return winners.length === 1 ? winners[0] : undefined;
}

describe('a computer player below level 1', () => {
  it.each([
    ['multiplay', games.multiplay, multiplayBot, { size: 7 }, 40],
    ['sequence', games.sequence, sequenceBot, { summit: 40 }, 40],
    ['plyt', games.plyt, plytBot, { startSquare: 60 }, 60],
    ['tables', games.tables, tablesBot, {}, 60],
    ['pytagora', games.pytagora, pytagoraBot, { target: 20 }, 16],
  ] as const)('loses %s to level 1 more often than it wins', async (_, game, bot, options, count) => {
    await ready();
    let [won, lost] = [0, 0];
    for (let seed = 1; seed <= count; seed++) {
      const lower = seed % 2;
      const winner = await duel(game as never, bot as never, lower ? [1, 0.25] : [0.25, 1], seed, options);
      if (winner === lower) won++;
      else if (winner !== undefined) lost++;
    }
    expect(lost).toBeGreaterThan(won);
  });
});

describe('the lowest level', () => {
  const bots = { multiplayBot, plytBot, pytagoraBot, sequenceBot, tablesBot, upAndDownBot };

  it.each(Object.entries(bots))('is below level 1: %s', (_, bot) => expect(bot.hasLower).toBe(true));

  it('makes the choices of PLYT and of Up and down at random', () => {
    const optionsOf = (game: { options(given: object): { ok: boolean; value?: unknown } }, given = {}) =>
      game.options(given).value as never;
    const random = seeded(5);
    const start = games.plyt.setup(2, optionsOf(games.plyt), random);
    const choosing = { ...start, phase: { type: 'choose', seat: 0 } } as never;
    const dice = new Set(
      Array.from({ length: 200 }, () => JSON.stringify(plytBot.think(choosing, lowestLevel, random))),
    );
    expect(dice.size).toBe(5);

    let differs = 0;
    let state = games.upAndDown.setup(2, optionsOf(games.upAndDown, { variant: 'both-ways' }), random);
    for (let turn = games.upAndDown.turn(state); turn.kind !== 'over'; turn = games.upAndDown.turn(state)) {
      const lays = turn.kind === 'seat' ? [...games.upAndDown.moves(state)] : [];
      if (lays.length > 1) {
        const laid = new Set(
          Array.from({ length: 100 }, () => JSON.stringify(upAndDownBot.think(state, lowestLevel, random))),
        );
        expect(laid.size).toBe(lays.length);
        differs++;
      }
      const move = turn.kind === 'chance' ? games.upAndDown.chance(state, random) : lays[0];
      const step = games.upAndDown.play(state, move);
      if (!step.ok) throw new Error(step.message);
      state = step.state;
    }
    expect(differs).toBeGreaterThan(1);
  });
});

describe('the staircase', () => {
  const all = { levels: 4, hasLower: true } as const;
  const after = (results: string, from: Fit = newFit, of: Levels = all, fits: Fits = true): number[] => {
    let fit = from;
    return [...results].map((one) => {
      fit = afterGame(fit, one === '+' ? 'won' : one === '-' ? 'lost' : 'shared', of, fits);
      return fit.level;
    });
  };

  it('leads up after two wins, down after each loss, in halves for six games, then in quarters', () => {
    expect(newFit.level).toBe(1);
    expect(after('++++')).toEqual([1, 1.5, 1.5, 2]);
    expect(after('+-+-')).toEqual([1, 0.5, 0.5, 0]);
    expect(after('++==++')).toEqual([1, 1.5, 1.5, 1.5, 1.5, 2]);
    expect(after('++++++++-')).toEqual([1, 1.5, 1.5, 2, 2, 2.5, 2.5, 2.75, 2.5]);
  });

  it('leads up after each win for an even match', () => {
    expect(after('++-+', newFit, all, 'even')).toEqual([1.5, 2, 1.5, 2]);
  });

  it('stays between the lowest and the highest level', () => {
    expect(after('-----').at(-1)).toBe(0);
    expect(after('-----', newFit, { levels: 4 }).at(-1), 'in games without easier ones').toBe(1);
    expect(after('+'.repeat(60)).at(-1)).toBe(4);
    expect(after('+'.repeat(60), newFit, { levels: 2 }).at(-1)).toBe(2);
  });

  it('is read as it was written, and begins anew where the text is none of it', () => {
    const fit = { level: 1.75, hasWon: true, games: 6 };
    expect(readFit(writeFit(fit), all)).toEqual(fit);
    expect(readFit('0 0 0', all)).toEqual({ level: 0, hasWon: false, games: 0 });
    for (const text of [undefined, '', '9 0 1', '1.3 0 1', '1 2 1', '1 0 7', '-1 0 0', 'NaN 0 0', '1 0 1'.padEnd(99)])
      expect(readFit(text, all)).toEqual(newFit);
  });

  it('is kept for all games in one note', () => {
    const note = withFit(withFit(undefined, 'plyt', '1 0 3'), 'tables', '0.5 1 6');
    expect(withFit(note, 'plyt', '2 0 6')).toBe('tables:0.5 1 6,plyt:2 0 6');
    expect([fitIn(note, 'plyt'), fitIn(note, 'tables'), fitIn(note, 'table')]).toEqual(['1 0 3', '0.5 1 6', undefined]);
    expect(fitIn(undefined, 'plyt')).toBe(undefined);
  });

  /** The Elo of levels 0 to 4. `share` is the share of games 6 to 20 that children of an Elo win. */
  const strength = [-350, 0, 250, 450, 600];
  const eloOf = (level: number): number => {
    const [below, above] = [strength[Math.floor(level)], strength[Math.ceil(level)]];
    return below + (above - below) * (level - Math.floor(level));
  };
  const share = (child: number, seed: number, fits: Fits = true): number => {
    const random = seeded(seed);
    let [won, games] = [0, 0];
    for (let pupil = 0; pupil < 1500; pupil++) {
      let fit = newFit;
      for (let game = 1; game <= 20; game++) {
        const wins = random(1e6) / 1e6 < 1 / (1 + 10 ** ((eloOf(fit.level) - child) / 400));
        if (game >= 6) [won, games] = [won + (wins ? 1 : 0), games + 1];
        fit = afterGame(fit, wins ? 'won' : 'lost', all, fits);
      }
    }
    return won / games;
  };

  it('lets children within its range win two games in three or a little more, on seeds of its own', () => {
    const shares = [-300, -150, 0, 150, 300, 450, 600].map((child, i) => share(child, 70 + i));
    if (process.env['SHOW']) process.stdout.write(`${shares.map((one) => one.toFixed(2)).join(' ')}\n`);
    for (const within of shares.slice(1, 6)) {
      expect(within).toBeGreaterThanOrEqual(0.64);
      expect(within).toBeLessThanOrEqual(0.77);
    }
  });

  it('lets them win half of the games in an even match', () => {
    const shares = [0, 150, 300, 450].map((child, i) => share(child, 90 + i, 'even'));
    if (process.env['SHOW']) process.stdout.write(`even: ${shares.map((one) => one.toFixed(2)).join(' ')}\n`);
    for (const even of shares) {
      expect(even).toBeGreaterThan(0.45);
      expect(even).toBeLessThan(0.57);
    }
  });
});

describe('a computer player that fits', () => {
  const all = { levels: 4, hasLower: true } as const;
  const players = (text: string): Player[] => {
    const read = readPlayers(text, { min: 1, max: 4 }, 4);
    if (!read.ok) throw new Error(read.message);
    return read.value;
  };

  it('is read and written as fit, and begins at 1', () => {
    expect(players('Ada, bot:fit')[1]).toMatchObject({ bot: 1, fits: true });
    expect(playersText(players('Ada, Ben=bot:fit'))).toBe('Ada, Ben=bot:fit');
    expect(players('Ada, bot:2')[1]).not.toHaveProperty('fits');
    expect(players('Ada, bot:even')[1]).toMatchObject({ bot: 1, fits: 'even' });
    expect(playersText(players('Ada, Ben=bot:even'))).toBe('Ada, Ben=bot:even');
  });

  it('has its level after its name, another after each loss of the child, and nobody else has', () => {
    const fitting = new Fitting(all);
    const given = players('Ada, Ben=bot:fit, Cleo=bot:2');
    const seated = fitting.seated(given);
    expect(seated.map(({ name, bot }) => `${name}:${bot}`)).toEqual(['Ada:0', 'Ben 1:1', 'Cleo:2']);
    const match = {};
    expect(fitting.count(match, seated, [1])).toBe(true);
    expect(fitting.count(match, seated, [1])).toBe(false);
    expect(fitting.seated(given)[1]).toMatchObject({ name: 'Ben \u00bd', bot: 0.5 });
    fitting.count({}, seated, [0]);
    fitting.count({}, seated, [0, 1]);
    fitting.count({}, seated, [0]);
    expect(fitting.seated(given)[1]).toMatchObject({ name: 'Ben 1', bot: 1 });
    // The next game has the same players.
    expect(fitting.seated(fitting.seated(given))).toEqual(fitting.seated(given));
    const again = new Fitting(all);
    again.text = fitting.text;
    expect(again.seated(given)).toEqual(fitting.seated(given));
    for (let lost = 0; lost < 9; lost++) fitting.count({}, seated, [1]);
    expect(fitting.seated(given)[1]).toMatchObject({ name: 'Ben 0', bot: lowestLevel });
    expect(fitting.seated(fitting.seated(given))).toEqual(fitting.seated(given));
  });

  it('does not count what nobody of flesh and blood has played, and leaves a person a person', () => {
    const fitting = new Fitting(all);
    expect(fitting.count({}, players('bot:fit, bot:1'), [0])).toBe(false);
    expect(fitting.count({}, players('Ada, bot:1'), [0])).toBe(false);
    const person = { name: 'Ada', bot: 0, colour: 0, fits: true } as const;
    expect(fitting.seated([person])).toEqual([person]);
  });
});
