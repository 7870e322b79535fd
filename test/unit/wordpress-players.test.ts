import { describe, expect, it } from 'vitest';
import { offered } from '../../demo/builder/offered.js';
import { choicesFor } from '../../src/embed/choices.js';
import { gameNames, games } from '../../src/games.js';
import { levelsOf, attributeFor, whoPlays, type WhoPlays } from '../../wordpress/editor/who-plays.js';
import { textsIn } from '../../wordpress/texts.js';

describe('The setting of who plays in the WordPress block', () => {
  it.each(gameNames)('has choices that are possible and come back: %s', (game) => {
    const { levels } = games[game];
    const choices: WhoPlays[] = [
      { who: 'form' },
      { who: 'two' },
      ...levelsOf(levels).map((level) => ({ who: 'computer', level }) as const),
    ];
    for (const choice of choices) {
      const text = attributeFor(choice);
      expect(whoPlays(text, levels)).toEqual(choice);
      expect(choicesFor(game, text === undefined ? [] : [['players', text]], offered).ok, text).toBe(true);
    }
  });

  it('has the levels of the form', () => {
    expect(levelsOf(1)).toEqual(['1']);
    expect(levelsOf(3)).toEqual(['fit', 'even', '1', '2', '3']);
  });

  it('reads the same choice in another spelling', () => {
    expect(whoPlays(',BOT:2', 4)).toEqual({ who: 'computer', level: '2' });
    expect(whoPlays(' , bot : Fit ', 4)).toEqual({ who: 'computer', level: 'fit' });
    expect(whoPlays(',', 4)).toEqual({ who: 'two' });
  });

  it.each([
    '',
    'Ada, Ben',
    'Ada, bot:1',
    'bot:1, ',
    ', bot:1.5',
    ', bot:3',
    ', bot:0',
    ', bot:01',
    ', , bot:1',
    ', ,',
    ', b ot:1',
    ', bot:constructor',
    '"><script>alert(1)</script>',
    ', bot:1"><b>',
    ', bot:1\n,',
    '\u202e, bot:1',
    ','.repeat(10_000),
  ])('keeps anything else as it is written: %j', (text) => {
    const read = whoPlays(text, 2);
    expect(read).toEqual({ who: 'list', text });
    expect(attributeFor(read)).toBe(text);
  });

  it('has words for every choice', async () => {
    const { players } = await textsIn('de');
    for (const { levels } of Object.values(games)) expect(players.levels.length).toBeGreaterThanOrEqual(levels);
    expect(players).toMatchObject({ level: 'Stärke', fits: 'Passt zu dir' });
  });
});
