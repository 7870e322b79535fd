import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.js';
import { parsePlayers } from '../../src/match/players.js';
import { firstName, withName, withoutName } from '../../src/results/learner.js';
import { newLog, resultOf } from '../../src/results/result.js';
import { resumed, savedFrom } from '../../src/results/resume.js';
import { readState, writeState } from '../../src/results/state.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { valueOf } from './support/embed.js';
import { seeded } from './support/random.js';
import { act } from './support/results.js';

describe('the first name of a learner', () => {
  it.each([
    ['Rossi, Mia', 'Mia'],
    ['Rossi,Mia Sofia', 'Mia Sofia'],
    ['Mia Rossi', 'Mia'],
    ['  Mia  ', 'Mia'],
    ['李小龙', '李小龙'],
    ['Rossi,', 'Rossi'],
    [', Mia', 'Mia'],
    ['Rossi, bot', ''],
    ['Rossi, Mia=bot:2', 'Mia bot 2'],
    ['Rossi, *\u202e\n', ''],
    ['', ''],
    [undefined, ''],
    [7, ''],
  ])('of %j is %j', (name, first) => expect(firstName(name)).toBe(first));

  it('always seats one person, whatever a platform says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const first = firstName(name);
        const [learner, other] = valueOf(parsePlayers(`${first}, bot:1`, { min: 2, max: 2 }, 1));
        expect([learner.name, learner.bot, other.bot]).toEqual([first, 0, 1]);
      }),
    );
  });
});

describe('the name of a learner', () => {
  it('is in nothing that is kept, and is there again when the game is gone on with', () => {
    const random = seeded(3);
    const options = valueOf(multiplay.options({ size: 5, endAt: 0, answer: 'factor' }));
    const players = [
      { name: 'Mia', bot: 0, colour: 0 },
      { name: 'Computer', bot: 1, colour: 1 },
    ];
    const match = new Match(multiplay, players, multiplay.setup(2, options, random));
    for (let i = 0; i < 6; i++) act(match, random);
    const result = withoutName(resultOf(match, newLog([0])), 'Mia');
    expect(JSON.stringify(result)).not.toContain('Mia');
    const text = writeState(savedFrom(result, { revision: 1, finished: 0 }));
    expect(text).not.toContain('Mia');
    const saved = valueOf(readState(text));
    const again = valueOf(resumed(multiplay, withName(saved, 'Mia'), 4)).match;
    expect(again.players).toEqual(players);
    expect(again.ply).toBe(match.ply); // with its moves
    // If the platform no longer has a name, a nickname is used.
    expect(valueOf(resumed(multiplay, withName(saved), 4)).match.players[0].name).toBe('Ada');
  });

  it('leaves other names alone, and what is not a record', () => {
    const saved = { game: 'multiplay', revision: 1, finished: 0, position: '', names: ['Ben', 'Cleo'] } as never;
    const seats = [
      { bot: 0, colour: 0, learner: true },
      { bot: 0, colour: 1, learner: false },
    ];
    expect(withName({ ...(saved as object), seats, record: { players: [null] } } as never, 'Mia')).toMatchObject({
      names: ['Ben', 'Cleo'],
      record: { players: [null] },
    });
  });
});
