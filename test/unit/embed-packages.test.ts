import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { unzipSync, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesFor, type Choices } from '../../src/embed/choices.js';
import { games } from '../../src/embed/games.js';
import { tagsOf } from '../../src/embed/markup.js';
import { bytes, choicesFromZip, pack, packageKinds, singlePage, textOf } from '../../src/embed/packages/index.js';
import { choicesFromMarkup } from '../../src/embed/snippets.js';
import { anyChoices, built, choose, hostile, manyGames, valueOf } from './support/embed.js';
import { faultsOf } from './support/schemas.js';

type Kind = (typeof packageKinds)[number];

const manifestOf = (kind: Kind): string => (kind === 'cmi5' ? 'cmi5.xml' : 'imsmanifest.xml');

const unpacked = (kind: Kind, choices: Choices): Record<string, Uint8Array> =>
  unzipSync(valueOf(pack(kind, choices, built())));

const manifest = (kind: Kind, choices: Choices): string => textOf(unpacked(kind, choices)[manifestOf(kind)]);

const plain = choose();
const marked = choose(['heading', hostile.slice(0, 3).join(' ').slice(0, 120)], ['pass', '60'], ['lang', 'it']);

describe.each(packageKinds)('a package of %s', (kind) => {
  it('holds the manifest first, the page and every script that it needs, and nothing else', () => {
    expect(Object.keys(unpacked(kind, plain))).toEqual([
      manifestOf(kind),
      'index.html',
      'page.css',
      `${kind}.js`,
      'multiplay-grid.iife.js',
      'twin-multiplay.js',
      'LICENSES.txt',
    ]);
    for (const [name, file] of Object.entries(unpacked(kind, plain))) {
      if (built().has(name)) expect(file).toEqual(built().get(name));
    }
  });

  it.each([
    ['en', undefined],
    ['en-GB', undefined],
    ['it', 'Words of the game.Words of the page.'],
    [undefined, 'Words of the game.Words of the page.'],
  ])('has the words of its language only, before all else: %s', (lang, words) => {
    const game = 'fetch("words-multiplay");';
    const files = built()
      .set('multiplay-grid.iife.js', bytes(game))
      .set(`${kind}.js`, bytes('fetch("words-pages");'))
      .set('words-pages.it.js', bytes('Words of the page.'))
      .set('words-multiplay.it.js', bytes('Words of the game.'));
    const choices = lang ? choose(['lang', lang]) : plain;
    const packed = unzipSync(valueOf(pack(kind, choices, files)));
    expect(Object.hasOwn(packed, 'words.js') ? textOf(packed['words.js']) : undefined).toBe(words);
    const scripts = [...(words ? ['words.js'] : []), `${kind}.js`, 'multiplay-grid.iife.js'];
    expect([...textOf(packed['index.html']).matchAll(/src="(.*?)"/g)].map(([, src]) => src)).toEqual(scripts);
    files.delete('words-multiplay.it.js');
    const lost = pack(kind, choices, files);
    expect(lost.ok ? undefined : lost.code).toBe(words && 'words-multiplay.it.js');
  });

  it('has a manifest that is valid by the schemas, whatever its heading is', async () => {
    const all = [plain, marked, choose(['heading', hostile[9]], ['pass', '1'], ['lang', 'en-GB'])];
    const texts = all.map((choices) => manifest(kind, choices));
    expect(await faultsOf(kind, texts)).toEqual([[], [], []]);
    for (const text of hostile) expect(manifest(kind, choose(['heading', text])).split(/<(?=\w)/)).toHaveLength(
      manifest(kind, plain).split(/<(?=\w)/).length,
    ); // oxfmt-ignore
  });

  it('has a valid manifest for every game, which lists every file of the package and no other', async () => {
    const texts = Object.entries(games).map(([game, { tag }]) => {
      const files = built().set(`${tag}.iife.js`, bytes('import("./twin-multiplay.js");'));
      const packed = unzipSync(valueOf(pack(kind, valueOf(choicesFor(game, [['pass', '60']])), files)));
      const names = Object.keys(packed).filter((name) => name !== manifestOf(kind));
      expect(names.sort()).toEqual(
        ['index.html', 'page.css', `${kind}.js`, `${tag}.iife.js`, 'twin-multiplay.js', 'LICENSES.txt'].sort(),
      );
      const text = textOf(packed[manifestOf(kind)]);
      if (kind !== 'cmi5')
        expect([...text.matchAll(/<file href="(.*?)"/g)].map(([, name]) => name).sort()).toEqual(names);
      return text;
    });
    expect(await faultsOf(kind, texts)).toEqual(texts.map(() => []));
  });

  it('names an objective only with a score that passes it: without one a platform would take 1', () => {
    if (kind !== 'scorm2004') return;
    expect(manifest(kind, plain)).not.toContain('bjective>');
    expect(manifest(kind, marked)).toContain('<imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure>');
  });

  it('is refused by the schemas where something is missing or wrong', async () => {
    const right = manifest(kind, marked);
    const wrongs: [RegExp, string][] = [
      [/<title>/, '<titel>x</titel><title>'],
      [/&lt;/, '<'],
      [/ id(entifier)?="[^"]*"/, ''],
      ...(kind === 'cmi5'
        ? ([
            [/masteryScore="0.6"/, 'masteryScore="60"'],
            [/moveOn="/, 'moveOn="Not'],
            [/<url>.*<\/url>/, ''],
            [/urn:uuid:/, ''],
            [/<title>[^]*?<\/title>/, ''],
          ] satisfies [RegExp, string][])
        : ([
            [/ type="webcontent"/, ''],
            [/scorm(type|Type)="sco"/, 'scorm$1="page"'],
            [/ href="index.html"\/>/, '/>'],
            [/<organizations [^]*<\/organizations>/, ''],
            ...(kind === 'scorm2004' ? [[/UI>abandon</, 'UI>leave<'] satisfies [RegExp, string]] : []),
          ] satisfies [RegExp, string][])),
    ];
    const faults = await faultsOf(
      kind,
      wrongs.map(([pattern, put]) => right.replace(pattern, put)),
    );
    wrongs.forEach(([pattern, put], i) => {
      expect(right.replace(pattern, put)).not.toBe(right);
      expect(faults[i], String(pattern)).not.toEqual([]);
    });
  });

  it('has a page without a script or a style of its own, that names only files of the package', () => {
    const files = unpacked(kind, marked);
    const page = textOf(files['index.html']);
    const tags = [...tagsOf(page)];
    const addresses = tags.flatMap(({ attributes }) =>
      attributes.filter(([name]) => ['src', 'href'].includes(name)).map(([, value]) => value),
    );
    expect(addresses).toEqual(['page.css', `${kind}.js`, 'multiplay-grid.iife.js']);
    for (const address of addresses) expect(files).toHaveProperty([address]);
    expect(tags.map(({ name }) => name)).toEqual(
      'html head meta meta meta title link script script body main multiplay-grid span'.split(' '),
    );
    expect(tags[0].attributes).toEqual([['lang', 'it']]);
    expect(page.match(/<script [^>]*><\/script>/g)).toHaveLength(2);
    const quoted = tags.flatMap(({ attributes }) => attributes).filter(([name]) => /^on|^style$/.test(name));
    expect(quoted).toEqual([]);
    expect(textOf(files['page.css'])).not.toMatch(/url|@import/);
    for (const name of Object.keys(files)) expect(name).toMatch(/^[\w.-]+\.(xml|html|css|js|txt)$/);
  });

  it('is the same, byte by byte, for the same choices, and has another name for others', () => {
    expect(pack(kind, marked, built())).toEqual(pack(kind, marked, built()));
    const id = (choices: Choices): string | undefined => /(?:identifier|id)="(\S*)"/.exec(manifest(kind, choices))?.[1];
    const ids = [plain, marked, choose(['size', '7'])].map(id);
    expect(ids[0]).toMatch(kind === 'cmi5' ? /^urn:uuid:/ : /^abacade-multiplay-[0-9a-f]{8}$/);
    expect(new Set(ids).size).toBe(3);
  });

  it('gives its choices back', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        expect(choicesFromZip(valueOf(pack(kind, choices, built())))).toEqual({ ok: true, value: choices });
      }),
      { numRuns: 25 },
    );
    const other = valueOf(choicesFor('plus-crossing', [], manyGames));
    const files = built().set('crossing-board.iife.js', bytes('void 0;'));
    expect(choicesFromZip(valueOf(pack(kind, other, files, manyGames)), manyGames)).toEqual({ ok: true, value: other });
  });

  it.each([`${kind}.js`, 'multiplay-grid.iife.js', 'twin-multiplay.js', 'LICENSES.txt'])(
    'cannot be made without %s',
    (name) => {
      const files = built();
      files.delete(name);
      expect(pack(kind, plain, files)).toMatchObject({ ok: false, code: name });
    },
  );
});

describe('manifests of SCORM', () => {
  it.each(['scorm12', 'scorm2004'] as const)('%s: each reference leads somewhere, each file is listed', (kind) => {
    const text = manifest(kind, marked);
    const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, value]) => value);
    const ids = all(/ identifier="([^"]*)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    // The schemas do not require it, but a platform without a default shows nothing.
    expect(all(/<organizations default="([^"]*)"/g)).toEqual(all(/<organization identifier="([^"]*)"/g));
    expect(all(/identifierref="([^"]*)"/g)).toEqual(all(/<resource identifier="([^"]*)"/g));
    const files = Object.keys(unpacked(kind, marked)).filter((name) => name !== 'imsmanifest.xml');
    expect(all(/<file href="([^"]*)"/g)).toEqual(files);
    expect(all(/<resource [^>]* href="([^"]*)"/g)).toEqual(['index.html']);
    expect(text).toMatch(kind === 'scorm12' ? /<schemaversion>1\.2</ : /<schemaversion>2004 4th Edition</);
    expect(text.replaceAll(/xmlns(:\w+)?="[^"]*"/g, '')).not.toMatch(/https?:|schemaLocation/);
  });

  it('say all that a manifest may say of how it is shown, and nothing that overrules the game', () => {
    const hidden = [...manifest('scorm2004', marked).matchAll(/<adlnav:hideLMSUI>(\w+)</g)].map(([, name]) => name);
    expect(hidden).toEqual(['previous', 'continue', 'abandon', 'abandonAll']);
    for (const kind of ['scorm12', 'scorm2004'] as const) {
      expect(manifest(kind, marked)).not.toMatch(
        /prerequisites|timelimit|maxtime|isvisible="false"|completionThreshold/i,
      );
    }
  });

  it('say a score that passes only where it does no harm', () => {
    expect(manifest('scorm12', marked)).not.toContain('mastery');
    expect(manifest('scorm2004', marked)).toContain('<imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure>');
    expect(manifest('scorm2004', plain)).not.toContain('minNormalizedMeasure');
    expect(manifest('cmi5', marked)).toContain('moveOn="CompletedAndPassed" masteryScore="0.6"');
    expect(manifest('cmi5', plain)).toContain('moveOn="Completed" launchMethod');
  });
});

describe('the page', () => {
  it('goes on with the paper of the game: light, unless it is chosen dark or as the reader has it', () => {
    // The message for a browser that is too old has its own colours.
    const sheet = (...attributes: [string, string][]): string =>
      textOf(unpacked('scorm12', choose(...attributes))['page.css']).split('main::before')[0];
    const papers = readFileSync('components/style/tokens.ts', 'utf8').match(/(?<=--ab-paper:)#\w+/g)!;
    expect(papers).toHaveLength(2);
    expect(sheet().match(/#\w+/g)).toEqual([papers[0]]);
    expect(sheet(['theme', 'auto']).match(/#\w+/g)).toEqual(papers);
    expect(sheet(['theme', 'light']).match(/#\w+/g)).toEqual([papers[0]]);
    expect(sheet(['theme', 'dark']).match(/#\w+/g)).toEqual([papers[1]]);
  });

  it('leaves the language to the reader where none is chosen', () => {
    expect(textOf(unpacked('scorm12', plain)['index.html'])).toContain('<html>');
  });
});

describe('one page', () => {
  it('holds everything, loads nothing, and gives its choices back', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const page = valueOf(singlePage(choices, built()));
        expect(choicesFromMarkup(page)).toEqual({ ok: true, value: choices });
        expect([...tagsOf(page)].flatMap(({ attributes }) => attributes).map(([name]) => name)).not.toContain('src');
      }),
      { numRuns: 25 },
    );
  });

  it('keeps a script whole that speaks of scripts and comments', () => {
    const page = valueOf(singlePage(plain, built()));
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(page.match(/<!--/g)).toHaveLength(1);
    const script = page.slice(page.indexOf('<script>') + 8, page.indexOf('</script>'));
    const said: unknown = runInNewContext(`${script.replace(/import\([^)]*\);/, '')} x;`);
    expect(said).toBe('</script><!--<script>');
  });

  it('is the same as one of the pack, and cannot be made without the game or the licences', () => {
    expect(textOf(valueOf(pack('html', marked, built())))).toBe(valueOf(singlePage(marked, built())));
    for (const name of ['multiplay-grid.iife.js', 'LICENSES.txt']) {
      const files = built();
      files.delete(name);
      expect(pack('html', plain, files)).toMatchObject({ ok: false, code: name });
    }
  });
});

describe('reading a zip', () => {
  const withPage = (page: Uint8Array): Uint8Array => zipSync({ 'index.html': page });

  it('names what is wrong', () => {
    const code = (given: unknown): string | false => {
      const read = choicesFromZip(given);
      return !read.ok && read.code;
    };
    for (const given of [undefined, null, 'PK', [], {}, new Uint8Array(), bytes('PK\x03\x04'), zipSync({})]) {
      expect(code(given)).toBe('zip');
    }
    expect(code(withPage(bytes('<p>'))) ).toBe('snippet'); // oxfmt-ignore
    expect(code(withPage(bytes('<multiplay-grid size=6>')))).toBe('size');
  });

  it('does not unpack what is far too long, whatever its length is said to be', () => {
    const bomb = withPage(new Uint8Array(5_000_000));
    expect(choicesFromZip(bomb)).toMatchObject({ code: 'large' });
    // The same with a short stated length: in the directory at the end the length is at 24.
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    const directory = textOf(bomb.map((byte) => byte & 127)).lastIndexOf('PK\x01\x02');
    view.setUint32(directory + 24, 1000, true);
    expect(choicesFromZip(bomb)).toMatchObject({ code: 'large' });
  });

  it('never throws, however a package is damaged', () => {
    const whole = valueOf(pack('scorm12', marked, built()));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1 }), (changes) => {
        const damaged = whole.slice();
        for (const [at, byte] of changes) damaged[at] = byte;
        const read = choicesFromZip(damaged);
        if (!read.ok) expect(read.code).not.toBe('');
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (given) => {
        expect(choicesFromZip(given).ok).toBe(false);
      }),
    );
  });
});
