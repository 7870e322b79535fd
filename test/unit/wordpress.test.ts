import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { activities, activitiesOf, skillNames, usuallyAsked } from '../../demo/activities/list.js';
import { attributesFor } from '../../demo/activities/chosen.js';
import { offered, warmUp } from '../../demo/builder/offered.js';
import { choicesFor } from '../../src/embed/choices.js';
import { languages } from '../../src/embed/games.js';
import { gameNames } from '../../src/games.js';
import { declaration } from '../../wordpress/declaration.js';
import {
  addressOf,
  checked,
  contentOfActivity,
  fromAddress,
  fromLines,
  fromShortcode,
} from '../../wordpress/editor/content.js';
import { textsIn } from '../../wordpress/texts.js';

const declared = declaration('1.2.3');

/** Checks a value as `is_possible` of the plugin does, in plain steps. */
function isPossible(game: string, name: string, text: string): boolean {
  const check = declared.games[game].attributes[name];
  if (!check) return name in declared.games[game].fixed;
  if (check.type === 'boolean') return ['', 'true', 'false'].includes(text);
  if (check.type === 'select') {
    const values = check.values!;
    return (
      values.includes(text) || (text === '' && values.includes('true')) || (text === 'false' && values.includes('off'))
    );
  }
  if (check.type === 'number') {
    if (['none', 'false'].includes(text)) return (check.min ?? 0) === 0;
    return /^\d{1,9}$/.test(text) && Number(text) >= (check.min ?? 0) && Number(text) <= (check.max ?? Infinity);
  }
  return text.length <= check.longest! && (check.type === 'text' || /^[\p{L}\p{N}_ ,.:;*+=×÷·−-]*$/u.test(text));
}

describe('The declaration of the WordPress plugin', () => {
  it('has every game and the warm-up, with its element', () => {
    expect(Object.keys(declared.games)).toEqual([...gameNames, warmUp]);
    for (const [name, { tag }] of Object.entries(declared.games)) expect(tag).toBe(offered[name].tag);
    expect(declared.languages).toEqual(languages);
  });

  it('lets every activity and every preset through, as the games do', () => {
    for (const [name, { game }] of Object.entries(activities)) {
      for (const [attribute, value] of attributesFor(name as keyof typeof activities, usuallyAsked))
        expect(isPossible(game, attribute, value), `${name}: ${attribute}`).toBe(true);
    }
    for (const game of gameNames)
      for (const preset of Object.keys(offered[game].rules.presets ?? {}))
        expect(isPossible(game, 'preset', preset), `${game}: ${preset}`).toBe(true);
  });

  it('never refuses what a game takes', () => {
    const texts = [
      '',
      'true',
      'false',
      'none',
      'off',
      'on',
      '0',
      '1',
      '2',
      '7',
      '12',
      '100',
      '6 7',
      '3, 4',
      'dark',
      'de',
      'fit',
    ];
    for (const game of [...gameNames, warmUp])
      for (const name of Object.keys(declared.games[game].attributes))
        for (const text of texts)
          if (choicesFor(game, [[name, text]], offered).ok)
            expect(isPossible(game, name, text), `${game} ${name}="${text}"`).toBe(true);
  });

  it('has nothing about marks, and no markup in values', () => {
    for (const { attributes } of Object.values(declared.games)) {
      expect(Object.keys(attributes)).not.toContain('score');
      expect(Object.keys(attributes).every((name) => /^[a-z][a-z-]*$/.test(name))).toBe(true);
    }
    expect(isPossible('plyt', 'standard', '"><script>')).toBe(false);
  });

  it('keeps each game to the tables that a shortcode names, if it can', () => {
    expect(declared.tables).toMatchObject({
      plyt: { preset: 'times-table', fixed: '$tables' },
      multiplay: { tables: '$tables' },
      tables: { tables: '$tables' },
      [warmUp]: { tables: '$tables' },
    });
  });

  it('is the one that the block declares', () => {
    const block = JSON.parse(readFileSync('wordpress/plugin/block.json', 'utf8')) as { attributes: object };
    expect(Object.keys(block.attributes)).toEqual(['game', 'options', 'name', 'href']);
  });
});

describe('The readme of the WordPress plugin', () => {
  const readme = readFileSync('wordpress/plugin/readme.txt', 'utf8');
  const main = readFileSync('wordpress/plugin/abacade.php', 'utf8');
  const header = (text: string, name: string): string | undefined =>
    new RegExp(`^(?: \\* )?${name}:\\s*(.*)$`, 'm').exec(text)?.[1];

  it('has the headers of the directory, and says the same as the main file', () => {
    expect(readme).toMatch(/^=== Abacade ===\n/);
    for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI'])
      expect(header(readme, name), name).toBe(header(main, name));
    // The release writes the version over both.
    expect([header(readme, 'Stable tag'), header(main, 'Version')]).toEqual(['0.0.0', '0.0.0']);
    expect(header(readme, 'Tested up to')).toMatch(/^\d+\.\d+$/);
    expect(header(readme, 'Contributors')).toMatch(/^[a-z0-9]+$/);
    expect(header(readme, 'Tags')!.split(', ').length).toBeLessThanOrEqual(5);
  });

  it('has a short description that the directory shows whole', () => {
    const [, about = ''] = readme.split(/\n\n/);
    expect(about.length).toBeGreaterThan(50);
    expect(about.length).toBeLessThanOrEqual(150);
    expect(header(main, 'Description')).toBe(about);
  });
});

describe('The texts of the WordPress plugin', () => {
  it.each(languages)('name every field, value and pattern: %s', async (tag) => {
    const texts = await textsIn(tag);
    expect(texts.leftOut).toContain('%s');
    const fields = [texts.page, ...Object.values(texts.games).map((game) => game.fields)].flat();
    for (const field of fields) {
      expect(field.label, field.attribute).toBeTruthy();
      expect(field.label, field.attribute).not.toMatch(/^[a-z]+[A-Z]/);
      if (field.type === 'select') expect(field.options?.length, field.attribute).toBeGreaterThan(0);
    }
    expect(texts.patterns.map(({ name }) => name)).toEqual(
      skillNames.map((skill) => activitiesOf(skill, usuallyAsked)[0]),
    );
    for (const { game, options } of texts.patterns)
      expect(choicesFor(game, Object.entries(options), offered).ok, game).toBe(true);
  });
});

describe('The content of a block', () => {
  const ten = { game: 'multiplay', options: { 'end-at': '10' } };

  it('is read from addresses and lines, without what pages of WordPress do not need', () => {
    expect(fromAddress(' https://site.example/play/multiplay.html?end-at=10&score=won&heading=Ten ')).toEqual({
      ...ten,
      name: 'Ten',
    });
    expect(fromAddress('https://site.example/abacade/frame.html?game=multiplay&end-at=10')).toEqual(ten);
    expect(
      fromLines('<iframe src="https://site.example/abacade/frame.html?game=multiplay&amp;end-at=10"></iframe>'),
    ).toEqual(ten);
    expect(fromLines('<multiplay-grid end-at="10"></multiplay-grid>')).toEqual(ten);
    expect(fromLines('<pytagora-board game="plus-and-minus" up-to="20"></pytagora-board>')).toEqual({
      game: 'plus-and-minus',
      options: { 'up-to': '20' },
    });
    expect(fromShortcode({ game: 'multiplay', 'end-at': '10', name: 'Ten' })).toEqual({ ...ten, name: 'Ten' });
  });

  it('is not read from anything else', () => {
    const odd = [
      '',
      'words',
      'https://site.example/',
      'https://site.example/play/chess.html',
      'javascript:frame.html?game=plyt',
    ];
    for (const text of odd) expect(fromAddress(text), text).toBeUndefined();
    expect(fromAddress('https://site.example/frame.html?game=plyt&standard=99')).toBeUndefined();
    for (const html of [
      '',
      '<p>words</p>',
      '<iframe src="https://site.example/"></iframe>',
      '<plyt-board onclick="x">',
    ])
      expect(fromLines(html), html).toBeUndefined();
    for (const named of [{}, { game: 'chess' }, { game: 'plyt', table: '6' }, { game: 'plyt', activity: 7 }])
      expect(fromShortcode(named) === undefined || 'activity' in named, JSON.stringify(named)).toBe(true);
  });

  it('is read without values that are no text', () => {
    const odd = { players: null, 'end-at': '10', preset: 7, fixed: {} } as never;
    expect(checked({ game: 'multiplay', options: odd })).toEqual(checked(ten));
    expect(addressOf({ game: 'multiplay', options: odd }, '/')).toBe(addressOf(ten, '/'));
  });

  it('has an address that plays it, and comes back from there', () => {
    for (const [name, { game }] of Object.entries(activities)) {
      const content = contentOfActivity(name as keyof typeof activities, usuallyAsked, 'A name');
      const read = checked(content);
      expect(read.ok, name).toBe(true);
      const back = fromAddress(addressOf(content, 'https://school.example/wp-content/plugins/abacade/scripts/'));
      expect(back?.game, name).toBe(game);
      expect(checked(back!)).toEqual(read);
    }
    expect(addressOf({ game: 'plyt', options: { standard: '<b>' } }, '/')).toBe(
      '/frame.html?game=plyt&standard=%3Cb%3E',
    );
  });
});
