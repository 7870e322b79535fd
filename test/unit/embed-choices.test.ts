import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesFromQuery, longestQuery, queryOf } from '../../src/embed/address.js';
import {
  attributesOf,
  choicesFor,
  choicesFrom,
  longestText,
  titleOf,
  type Attributes,
} from '../../src/embed/choices.js';
import { games, languages } from '../../src/embed/games.js';
import { games as rules } from '../../src/rules/index.js';
import { anyChoices, choose, hostile, manyGames, valueOf } from './support/embed.js';

const fieldOf = (attributes: Attributes, game = 'multiplay'): string => {
  const read = choicesFor(game, attributes, manyGames);
  return read.ok ? 'ok' : read.code;
};

describe('choices', () => {
  it('are the usual ones where nothing is said', () => {
    const choices = choose();
    const options = { ...rules.multiplay.defaults, highlight: 'fit' };
    expect(choices).toEqual({ game: 'multiplay', options, settings: {}, realDice: false });
    expect(attributesOf(choices)).toEqual([]);
    expect(queryOf(choices)).toBe('game=multiplay');
    expect(titleOf(choices)).toBe('Multiplay');
  });

  it('hold every game that there are rules of, and every language that there are words of', () => {
    expect(Object.values(games).map((game) => game.rules)).toEqual(Object.values(rules));
    const folders = readdirSync('words', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(
      folders
        .map(({ name }) => name)
        .filter((name) => name !== 'source')
        .sort(),
    ).toEqual([...languages].sort());
  });

  it('say of every game how fast it is shown, and whether it is heard', () => {
    for (const game of Object.keys(games)) {
      const { fixed = {} } = games[game];
      const said: Attributes = [
        ['speed', 'slow'],
        ['sounds', 'true'],
      ];
      const choices = valueOf(choicesFor(game, said));
      expect(choices.settings).toEqual({ speed: 'slow', sounds: '' });
      expect(attributesOf(choices)).toEqual([...Object.entries(fixed), ['speed', 'slow'], ['sounds', '']]);
      expect(choicesFor(game, [['speed', 'hasty']])).toMatchObject({ ok: false, code: 'speed' });
      expect(choicesFor(game, [['sounds', 'loud']])).toMatchObject({ ok: false, code: 'sounds' });
    }
  });

  it('say only the options that do not follow from others', () => {
    expect(attributesOf(choose(['size', '7'], ['end-at', '10']))).toEqual([['size', '7']]);
    expect(attributesOf(choose(['size', '7'], ['end-at', '25']))).toEqual([
      ['size', '7'],
      ['end-at', '25'],
    ]);
    expect(attributesOf(choose(['timer', 'none'], ['real-dice', 'false']))).toEqual([]);
  });

  it('write a language that is named as platforms do as its tag', () => {
    expect(['pt_br', 'es_mx_kids', 'IT', 'de-du'].map((name) => choose(['lang', name]).lang)).toEqual([
      ...['pt-BR', 'es-MX', 'it', 'de-DU'],
    ]);
  });

  it.each<[string, string]>([
    ['players', 'Ada'],
    ['players', 'Ada, bot:9'],
    ['players', 'A, B, C, D, E'],
    ['size', '6'],
    ['end-at', '-1'],
    ['end-at', '122'],
    ['answer', 'maybe'],
    ['timer', '3601'],
    ['real-dice', 'perhaps'],
    ['lang', 'xx'],
    ['lang', 'en"'],
    ['lang', 'pt_br.UTF-8'],
    ['lang', 'he_kids'],
    ['theme', 'blue'],
    ['persist', '\u202e'],
    ['persist', 'k'.repeat(81)],
    ['heading', 'h'.repeat(121)],
    ['position', 'mp2.nothing'],
    ['score', 'target:0'],
    ['score', 'target:1000001'],
    ['score', 'target:60 '],
    ['score', 'share-right:0'],
    ['score', 'share-right:101'],
    ['score', 'share-right:'],
    ['score', 'won:5'],
    ['pass', '0'],
    ['pass', '101'],
    ['pass', '6e1'],
    ['report', 'nothing'],
    ['onclick', 'alert(1)'],
    ['constructor', '1'],
    ['__proto__', '1'],
    ['cover', 'off'],
  ])('name the field where %s="%s"', (name, value) => {
    expect(fieldOf([[name, value]])).toBe(name);
    expect(
      fieldOf([
        ['timer', '60'],
        [name, value],
      ]),
    ).toBe(name);
  });

  it('refuse what is said twice, too long, or of an unknown game', () => {
    expect(fieldOf([['size', '7'], ['size', '9']])).toBe('size'); // oxfmt-ignore
    expect(fieldOf([['heading', 'h'.repeat(longestText + 1)]])).toBe('heading');
    expect(fieldOf([], 'chess')).toBe('game');
    expect(fieldOf([], 'constructor')).toBe('game');
    expect(choicesFrom('multiplay-grid', []).ok).toBe(true);
    expect(choicesFrom('div', [])).toMatchObject({ code: 'game' });
  });

  it('pass over what any element may have', () => {
    const idle: Attributes = [['class', 'wide'], ['id', 'a'], ['style', 'x'], ['data-x', '1'], ['aria-label', 'b']]; // oxfmt-ignore
    expect(choicesFrom('MULTIPLAY-GRID', [...idle, ['size', '9']])).toEqual(choicesFor('multiplay', [['size', '9']]));
  });

  it('come back from attributes and from an address, whatever names people have', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        expect(valueOf(choicesFrom('multiplay-grid', attributesOf(choices)))).toEqual(choices);
        const query = queryOf(choices);
        expect(query).toMatch(/^[\w.~%=&-]*$/);
        expect(valueOf(choicesFromQuery(`?${query}`))).toEqual(choices);
        expect([...new URLSearchParams(query)].filter(([name]) => name !== 'game')).toEqual(attributesOf(choices));
        expect(JSON.parse(JSON.stringify(choices))).toEqual(choices);
      }),
    );
  });

  it('give PLYT a time for each player', () => {
    const said: Attributes = [
      ['timer', '60, 30, none'],
      ['timer-turns', '1, 2'],
    ];
    const choices = valueOf(choicesFor('plyt', said));
    expect(choices.options).toMatchObject({ timer: [60, 30, 0], timerTurns: [1, 2] });
    expect(attributesOf(choices)).toEqual([
      ['timer', '60, 30, 0'],
      ['timer-turns', '1, 2'],
    ]);
    expect(choicesFrom('plyt-board', attributesOf(choices))).toEqual({ ok: true, value: choices });
    expect(choicesFor('plyt', [['timer', '60, soon']])).toMatchObject({ ok: false, code: 'timer' });
  });

  it('write lists, lists of lists and counts', () => {
    const said: Attributes = [
      ['standard', '2, 3'],
      ['fixed', '6, none, 3 4'],
      ['squares', ''],
      ['cards', 'up: 1'],
      ['penalty', ''],
    ];
    const choices = valueOf(choicesFor('trail-race', said, manyGames));
    expect(choices.game).toBe('trail-race');
    expect(choices.options).toEqual({
      standard: [2, 3],
      fixed: [[6], [], [3, 4]],
      squares: [],
      cards: { up: 1, back: 4 },
      when: 'at-once',
      penalty: true,
    });
    const attributes = attributesOf(choices, manyGames);
    expect(attributes).toContainEqual(['cards', 'up: 1, back: 4']);
    expect(choicesFrom('trail-board', attributes, manyGames)).toEqual({ ok: true, value: choices });
    expect(choicesFromQuery(queryOf(choices, manyGames), manyGames)).toEqual({ ok: true, value: choices });
    const none = valueOf(choicesFor('trail-race', [['cards', 'off']], manyGames));
    expect(attributesOf(none, manyGames)).toEqual([['cards', 'off']]);
  });

  it('tell the games of one element apart', () => {
    for (const game of ['crossing', 'plus-crossing']) {
      const choices = valueOf(
        choicesFor(
          game,
          game === 'crossing'
            ? [
                ['cover', 'off'],
                ['unaided', 'true'],
              ]
            : [],
          manyGames,
        ),
      );
      const attributes = attributesOf(choices, manyGames);
      expect(attributes[0]).toEqual(['game', game]);
      expect(choicesFrom('crossing-board', attributes, manyGames)).toEqual({ ok: true, value: choices });
      expect(queryOf(choices, manyGames).split('&')[0]).toBe(`game=${game}`);
      expect(choicesFromQuery(queryOf(choices, manyGames), manyGames)).toEqual({ ok: true, value: choices });
    }
    expect(choicesFrom('crossing-board', [], manyGames)).toMatchObject({ value: { game: 'crossing' } });
    expect(choicesFrom('crossing-board', [['game', 'chess']], manyGames)).toMatchObject({ code: 'game' });
    expect(choicesFor('crossing', [['game', 'plus-crossing']], manyGames)).toMatchObject({ code: 'game' });
    expect(choicesFor('crossing', [['cover', 'on']], manyGames)).toMatchObject({ code: 'cover' });
  });

  it('begin at a position', () => {
    const position = rules.multiplay.write(
      rules.multiplay.setup(2, rules.multiplay.defaults, (below) => Math.floor(below / 2)),
    );
    const choices = choose(['position', position]);
    expect(choicesFromQuery(queryOf(choices))).toEqual({ ok: true, value: choices });
  });
});

describe('the query of an address', () => {
  it.each<[string, string]>([
    ['', 'game'],
    ['?', 'game'],
    ['game', 'game'],
    ['game=multiplay&game=multiplay', 'game'],
    ['game=multiplay&size=7&size=7', 'size'],
    ['game=multiplay&heading=%zz', 'heading'],
    ['game=multiplay&%zz=1', 'query'],
    ['game=multiplay&a=1', 'a'],
    ['game=multiplay&=1', 'attribute'],
    [`game=multiplay&heading=${'h'.repeat(longestQuery)}`, 'query'],
    [`game=multiplay${'&x=1'.repeat(60)}`, 'query'],
  ])('is refused where it is not right: case %#', (query, code) => {
    expect(choicesFromQuery(query)).toMatchObject({ ok: false, code });
  });

  it('takes plus for a space, and no value for an empty one', () => {
    expect(choicesFromQuery('game=multiplay&players=Ada,+Ben&real-dice')).toMatchObject({
      value: { players: 'Ada, Ben', realDice: true },
    });
  });

  it('never throws and always names a field', () => {
    const part = fc.oneof(
      fc.constantFrom('game=multiplay', 'size=', 'players=', '%', '&', '=', '?', '+', '__proto__=1', ...hostile),
      fc.string({ unit: 'binary' }),
    );
    const query = fc.oneof(
      fc.array(part).map((parts) => parts.join('&')),
      fc.anything(),
    );
    fc.assert(
      fc.property(query, (given) => {
        const read = choicesFromQuery(given);
        if (!read.ok) expect(read.code).toMatch(/./s);
      }),
      { numRuns: 500 },
    );
  });
});
