import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { zipSync } from 'fflate';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleForNode } from '../../scripts/bundle/node.mjs';
import { help, readCommand, type Command } from '../../src/embed/command.js';
import { games } from '../../src/embed/games.js';
import { choicesFromZip, courseKinds } from '../../src/embed/packages/index.js';
import { embed } from '../../src/words/generated/embed.js';
import { built, builtForH5P, choose, hostile, valueOf } from './support/embed.js';

const read = (...args: string[]): Extract<Command, { do: 'pack' }> => {
  const command = valueOf(readCommand(['pack', ...args]));
  if (command.do !== 'pack') throw new Error(command.do);
  return command;
};

describe('the arguments', () => {
  it('say what is to be done', () => {
    for (const args of [[], ['help'], ['--help'], ['-h'], ['pack', '--help']]) {
      expect(readCommand(args)).toEqual({ ok: true, value: { do: 'help' } });
    }
    expect(readCommand(['-v'])).toEqual({ ok: true, value: { do: 'version' } });
    const { choices, ...rest } = read('--game', 'multiplay', '--as=html', '--option', 'end-at=10', '--timer=60');
    expect(rest).toEqual({
      do: 'pack',
      as: 'html',
      at: 'abacade/',
      force: false,
      from: undefined,
      games,
      module: undefined,
      out: undefined,
      scripts: undefined,
    });
    expect(choices(undefined)).toEqual({ ok: true, value: choose(['end-at', '10'], ['timer', '60']) });
  });

  it('seat one learner and the computer where a mark is for whoever has logged in, and nobody else is named', () => {
    const playersOf = (as: string, ...more: string[]): unknown => {
      const { choices } = read('--game', 'tables', '--as', as, '-o', 'x', ...more);
      return valueOf(choices(undefined)).players;
    };
    for (const kind of courseKinds) expect(playersOf(kind)).toBe(', bot:1');
    for (const kind of ['div', 'script', 'iframe', 'html']) expect(playersOf(kind)).toBeUndefined();
    expect(playersOf('scorm12', '--players', 'Ada, Ben')).toBe('Ada, Ben');
    const form = choose();
    expect(valueOf(read('--from', 'x.zip', '--as', 'cmi5', '-o', 'x').choices(form)).players).toBeUndefined();
  });

  it('make a puzzle of any kind but a package, which has no marks for it', () => {
    for (const kind of ['div', 'script', 'iframe', 'link', 'html']) {
      const { choices } = read('--game', 'multiplay', '--as', kind, '--puzzle', 'daily');
      expect(choices(undefined)).toEqual({ ok: true, value: choose(['puzzle', 'daily']) });
    }
    for (const kind of courseKinds) {
      const { choices } = read('--game', 'multiplay', '--as', kind, '-o', 'x', '--puzzle', 'daily');
      expect(choices(undefined)).toMatchObject({ ok: false, code: 'puzzle' });
      expect(read('--from', 'x', '--as', kind, '-o', 'x').choices(choose(['puzzle', '1']))).toMatchObject({
        ok: false,
        code: 'puzzle',
      });
    }
  });

  it('change the choices that were made before', () => {
    const before = choose(['players', 'Ada, Ben'], ['timer', '60']);
    const after = choose(['players', 'Ada, Ben'], ['timer', '30'], ['real-dice', '']);
    for (const game of [[], ['--game', 'multiplay']]) {
      const args = ['--from', 'x.zip', '--as', 'div', '--timer', '30', '--real-dice', ...game];
      expect(read(...args).choices(before)).toEqual({ ok: true, value: after });
    }
    const games3 = { ...games, other: games['multiplay'] };
    const other = valueOf(readCommand(['pack', '--from', 'x', '--as', 'div', '--game', 'other'], games3));
    if (other.do === 'pack') expect(other.choices(before)).toMatchObject({ value: { game: 'other' } });
  });

  it.each<[string, string]>([
    ['play', 'command'],
    ['pack extra --game multiplay --as html', 'arguments'],
    ['pack -x', 'arguments'],
    ['pack --as html', 'game'],
    ['pack --game multiplay', 'as'],
    ['pack --game multiplay --as pdf', 'as'],
    ['pack --game multiplay --as scorm12', 'out'],
    ['pack --game', 'game'],
    ['pack --game a --game b', 'game'],
    ['pack --size 7', 'size'],
    ['pack --constructor 7', 'constructor'],
    ['pack --real-dice=yes', 'real-dice'],
    ['pack --game multiplay --as html --option =7', 'option'],
  ])('%s: names %s', (line, code) => {
    expect(readCommand(line.split(' '))).toMatchObject({ ok: false, code });
  });

  it.each<[string, string]>([
    ['--game chess', 'game'],
    ['--game multiplay --option size=6', 'size'],
    ['--game multiplay --option colour=red', 'colour'],
    ['--game multiplay --timer 60 --option timer=30', 'timer'],
    ['--game multiplay --pass 101', 'pass'],
    ['--game multiplay --puzzle a --puzzle-strength none', 'puzzle-strength'],
    ['--game multiplay --puzzle x'.padEnd(95, 'x'), 'puzzle'],
  ])('%s: the choice %s is not possible', (line, code) => {
    expect(read('--as', 'div', ...line.split(' ')).choices(undefined)).toMatchObject({ ok: false, code });
  });

  it('never throw, whatever they are', () => {
    const arg = fc.oneof(
      fc.constantFrom('pack', '--game', 'multiplay', '--as', 'html', '--option', '-o', '--', '--=', ...hostile),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(arg), (args) => {
        const command = readCommand(args);
        if (command.ok && command.value.do === 'pack') command.value.choices(undefined);
        else if (!command.ok) expect(command.code).not.toBe('');
      }),
    );
  });

  it('are all told of by the help, in lines of at most 100 characters', () => {
    const text = help();
    for (const name of [
      '--game',
      '--option',
      '--players',
      '--from',
      '--at',
      '--scripts',
      '--out',
      'scorm2004',
      'cmi5',
      'h5p',
    ]) {
      expect(text).toContain(name);
    }
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
  });
});

describe('the command line', () => {
  let folder: string;

  const abacade = (args: string[], input = ''): { code: number | null; out: string; error: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'bin/abacade.mjs'), ...args], {
      cwd: folder,
      input,
      encoding: 'utf8',
    });
    return { code: status, out: stdout, error: stderr };
  };

  /** Runs the command with each of these lines, one after the other in one process, as Node takes most of the time to start. */
  const abacadeEach = (lines: readonly string[]): ReturnType<typeof abacade>[] => {
    writeFileSync(
      join(folder, 'each.mjs'),
      `const write = process.stdout.write.bind(process.stdout);
      const ended = [];
      for (const [i, line] of ${JSON.stringify(lines)}.entries()) {
        const one = { code: 0, out: '', error: '' };
        process.argv.splice(2, Infinity, ...line.split(' '));
        process.stdout.write = (text) => Boolean((one.out += text));
        console.error = (text) => void (one.error += text + '\\n');
        process.exitCode = 0;
        await import('./bin/abacade.mjs?' + i);
        ended.push({ ...one, code: process.exitCode });
      }
      process.exitCode = 0;
      write(JSON.stringify(ended));`,
    );
    const { stdout } = spawnSync(process.execPath, ['each.mjs'], { cwd: folder, encoding: 'utf8' });
    return JSON.parse(stdout) as ReturnType<typeof abacade>[];
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'abacade-'));
    mkdirSync(join(folder, 'bin'));
    mkdirSync(join(folder, 'dist/cdn'), { recursive: true });
    cpSync('bin/abacade.mjs', join(folder, 'bin/abacade.mjs'));
    cpSync('package.json', join(folder, 'package.json'));
    for (const [name, file] of [...built(), ...(await builtForH5P())])
      writeFileSync(join(folder, 'dist/cdn', name), file);
    await bundleForNode(resolve('src/embed/index.ts'), { file: join(folder, 'dist/embed.js') }, { alone: true });
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('packs a game, and reads the choices out of the package again', () => {
    const args = 'pack --game multiplay --option end-at=10 --as scorm12 -o game.zip'.split(' ');
    expect(abacade(args)).toEqual({ code: 0, out: '', error: '' });
    const zip = new Uint8Array(readFileSync(join(folder, 'game.zip')));
    expect(choicesFromZip(zip)).toEqual({ ok: true, value: choose(['players', ', bot:1'], ['end-at', '10']) });

    const script = abacade(['pack', '--from', 'game.zip', '--as', 'script', '--at', 'https://example.org/abacade']);
    expect(script).toEqual({
      code: 0,
      error: '',
      out:
        '<script type="module" src="https://example.org/abacade/multiplay-grid.js"></script>\n' +
        `<multiplay-grid players=", bot:1" end-at="10">${embed['en'].coming('Multiplay')} ${embed['en'].needs}</multiplay-grid>\n`,
    });
    const page = abacade(['pack', '--from', '-', '--as', 'html', '--heading', hostile[0]], script.out);
    expect(page.code).toBe(0);
    expect(page.out).toContain(' end-at="10" heading="&quot;&gt;&lt;script&gt;');
    expect(abacade(['pack', '--from', '-', '--as', 'cmi5', '--out', 'other.zip'], page.out).code).toBe(0);

    const link = abacade(['pack', '--from', 'game.zip', '--as', 'link', '--at', 'https://example.org/abacade']);
    expect(link.out).toBe('https://example.org/abacade/frame.html?game=multiplay&players=%2C%20bot%3A1&end-at=10\n');
    expect(abacade(['pack', '--from', '-', '--as', 'script', '--at', 'a'], link.out).out).toContain(' end-at="10">');
  });

  it('packs an H5P content, and reads the choices out of it again', () => {
    const args = 'pack --game multiplay --option end-at=10 --as h5p -o game.h5p'.split(' ');
    expect(abacade(args)).toEqual({ code: 0, out: '', error: '' });
    const { out } = abacade(['pack', '--from', 'game.h5p', '--as', 'script']);
    expect(out).toContain('<multiplay-grid players=", bot:1" end-at="10">Multiplay is loading.');
  });

  it('names the zip that unpacks to far too much, and the file that is far too large', () => {
    writeFileSync(join(folder, 'bomb.zip'), zipSync({ 'index.html': new Uint8Array(5_000_000) }));
    writeFileSync(join(folder, 'large.zip'), new Uint8Array(20_000_001));
    const from = (file: string): unknown => abacade(['pack', '--from', file, '--as', 'html']);
    expect(from('bomb.zip')).toEqual({
      code: 2,
      out: '',
      error: 'abacade: bomb.zip: index.html in this zip unpacks to more than 100000 bytes.\n',
    });
    expect(from('large.zip')).toEqual({
      code: 1,
      out: '',
      error: 'abacade: large.zip cannot be read: it is too large to be one of our files.\n',
    });
  });

  it('writes over nothing that is there, unless it is told to', () => {
    const args = 'pack --game multiplay --as html -o page.html'.split(' ');
    writeFileSync(join(folder, 'page.html'), 'written by hand');
    expect(abacade(args)).toEqual({
      code: 1,
      out: '',
      error: 'abacade: page.html cannot be written: it already exists. Use --force to overwrite it.\n',
    });
    expect(readFileSync(join(folder, 'page.html'), 'utf8')).toBe('written by hand');
    for (const force of ['-f', '--force']) {
      expect(abacade([...args, force])).toEqual({ code: 0, out: '', error: '' });
      expect(readFileSync(join(folder, 'page.html'), 'utf8')).toContain('<multiplay-grid>');
    }
  });

  it('tells its help and its version', () => {
    expect(abacade([])).toEqual({ code: 0, out: help(), error: '' });
    expect(abacade(['--version']).out).toBe(
      `${(JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version}\n`,
    );
  });

  const refused: [line: string, code: number, error: RegExp][] = [
    ['pack --game chess --as html', 2, /^abacade: game must be one of plyt, sequence, multiplay.*\.\n$/],
    ['pack --game multiplay --as html --option size=6', 2, /^abacade: size must be odd, 5 to 15\.\n$/],
    ['pack --game multiplay --as div --at javascript:alert(1)', 2, /^abacade: at must be/],
    ['pack --game multiplay --as link', 2, /^abacade: For a link, at must be the whole address of the folder/],
    ['pack --game multiplay --as link --at data:text/html,x', 2, /^abacade: at must be the address of a folder/],
    ['pack --game multiplay --as html --scripts nowhere', 1, /^abacade: The scripts in nowhere cannot be read/],
    ['pack --game multiplay --as html --scripts bin', 1, /^abacade: multiplay-grid\.iife\.js is not among/],
    [
      'pack --game multiplay --as html --option colour=red',
      2,
      /has no choice "colour"\. It has players, .*size, end-at/,
    ],
    ['pack --game multiplay --as html -o nowhere/x.html', 1, /nowhere\/x\.html cannot be written: there is no such/],
    ['pack --game multiplay --as html -o bin', 1, /^abacade: bin cannot be written: it already exists/],
    ['pack --game multiplay --as html -o bin -f', 1, /^abacade: bin cannot be written: it is a folder/],
    ['pack --from nowhere.zip --as html', 1, /^abacade: nowhere\.zip cannot be read: there is no such file/],
    ['pack --from bin --as html', 1, /^abacade: bin cannot be read: it is a folder/],
    ['pack --from package.json --as html', 2, /^abacade: package\.json: There is no game in this text\.\n$/],
  ];
  let all: ReturnType<typeof abacadeEach> | undefined;

  it.each(refused)('%s: ends with %i and one line', (line, code, error) => {
    all ??= abacadeEach(refused.map(([one]) => one));
    const ended = all[refused.findIndex(([one]) => one === line)];
    expect(ended).toMatchObject({ code, out: '' });
    expect(ended.error).toMatch(error);
    expect(ended.error.trim().split('\n')).toHaveLength(1);
  });
});
