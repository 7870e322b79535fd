import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * All styles of an element but those of its parts are in one shadow root, and each style sheet arrives together with its part. A class that one part styles by its
 * name alone would also style another part, and only once the first part was loaded: a list in the game looked like the links of the form.
 * So such a class belongs to one part; other parts use selectors within their own root class (`.set-up .soft`).
 */
const components = resolve('components');

/** Styles that all parts may use, and build on. */
const shared = [
  'game/styles.ts',
  'style/base-styles.ts',
  'style/form-styles.ts',
  'style/controls.ts',
  'style/choice-styles.ts',
  'parts/panel-styles.ts',
  'parts/event-log.ts',
  'style/answer-box.ts',
  'style/face-pad.ts',
  'style/icons.ts',
  'parts/hint-styles.ts',
  'style/dice/styles.ts',
  'style/digits/styles.ts',
  'lesson/styles.ts',
];
/** Returns whether a file has styles for other media; these define no classes of their own. */
const isMedium = (file: string): boolean => /(forced-|print-styles)/.test(file);

/** Returns the part of a file: a folder of its own, or `parts/puzzle.ts` with `parts/puzzle-panel-styles.ts`. */
const partOf = (file: string): string =>
  /^(game|style|parts)\/[^/]+\.ts$/.test(file) ? file.replace(/(-styles)?\.ts$/, '') : dirname(file);

/** Files whose markup and styles are only within private elements. */
const within = ['option-row', 'preset-pictures', 'set-up-players'].map((name) =>
  join(components, 'parts', `${name}.ts`),
);

/** Returns whether a file is of a private element, which has a shadow root of its own: itself, or its styles. */
function isPrivate(file: string): boolean {
  const element = file.replace(/-styles\.ts$/, '.ts');
  return (
    within.includes(element) ||
    (existsSync(element) && readFileSync(element, 'utf8').search(/extends (Part|Screen)Element/) >= 0)
  );
}

function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return (
    [...found]
      // Another element has a shadow root of its own.
      .filter(([, path]) => !path.endsWith('/define.js'))
      .map(([, path]) => resolve(dirname(file), path).replace(/\.js$/, '.ts'))
  );
}

/** Returns all files whose styles and markup can meet in an element. */
function filesOf(tag: string): string[] {
  const files = new Set<string>();
  const waiting = [join(components, tag, 'define.ts')];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file) || !file.startsWith(components) || !existsSync(file)) continue;
    files.add(file);
    waiting.push(...importsOf(file));
  }
  return [...files].filter((file) => !isPrivate(file));
}

/** Returns the classes that a file styles by their name alone: `.link`, `button.link:hover`. */
function stylesByName(text: string): string[] {
  const sheets = [...text.matchAll(/css`([\s\S]*?)`/g)].map(([, css]) =>
    css.replace(/\/\*[\s\S]*?\*\/|\$\{[^}]*\}/g, ''),
  );
  const selectors = sheets.flatMap((css) =>
    [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, list]) => list.split(/,(?![^(]*\))/)),
  );
  return selectors.flatMap((selector) => {
    const [, name] = /^(?:[a-z]+)?\.([a-z][\w-]*)(?::[\w-]+(?:\([^)]*\))?)*$/i.exec(selector.trim()) ?? [];
    return name ? [name] : [];
  });
}

/** Returns the classes in a file's markup, including conditional ones. */
function classesIn(text: string): string[] {
  const lists = [...text.matchAll(/class="([^"]*)"/g)].map(([, list]) =>
    list.replace(/\$\{[^}]*\}/g, (code) => [...code.matchAll(/'([^']*)'/g)].map(([, name]) => ` ${name}`).join('')),
  );
  return lists.flatMap((list) => list.split(/\s+/)).filter(Boolean);
}

const by = (files: readonly string[], classes: (text: string) => string[]): Map<string, Set<string>> => {
  const map = new Map<string, Set<string>>();
  for (const path of files) {
    const file = relative(components, path);
    for (const name of classes(readFileSync(path, 'utf8'))) map.set(name, (map.get(name) ?? new Set()).add(file));
  }
  return map;
};

const tags = readdirSync(components).filter((name) => existsSync(join(components, name, 'define.ts')));

describe.each(tags)('The class names of %s', (tag) => {
  const files = filesOf(tag);
  const styled = by(
    files.filter((file) => !isMedium(file)),
    stylesByName,
  );

  // An element without a game has no form.
  it.runIf(existsSync(join(components, tag, 'set-up.ts')))('has all files of the element before it', () => {
    const names = files.map((file) => relative(components, file));
    for (const file of [`${tag}/set-up.ts`, 'parts/puzzle.ts', ...shared.slice(0, 4)]) expect(names).toContain(file);
  });

  it('are styled by their name alone in one part each', () => {
    const clashes = [...styled].flatMap(([name, found]) => {
      const parts = new Set([...found].map(partOf));
      return parts.size > 1 ? [`.${name}: ${[...found].join(', ')}`] : [];
    });
    expect(clashes).toEqual([]);
  });

  it('are used by no part that another styles by their name alone', () => {
    const used = by(files, classesIn);
    const leaks = [...styled].flatMap(([name, found]) =>
      [...found]
        .filter((file) => !shared.includes(file))
        .flatMap((file) =>
          [...(used.get(name) ?? [])]
            .filter((user) => partOf(user) !== partOf(file))
            .map((user) => `.${name} of ${file} in ${user}`),
        ),
    );
    expect(leaks).toEqual([]);
  });
});

/** The words of three letters or fewer that name a class. A name that is no word has to be looked up to be understood. */
const shortWords = new Set(
  `aim air all any app ask bad bag bar big box bug d12 did die dot end eye few fit gap how in jaw key lay lit low ltr map new not now off ok
  on one out own pad pin pip qr red rim rod row rtl say see six sum tag ten tip top use way who won yes`.split(/\s+/),
);

it('Class names are words', () => {
  const files = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const names = files.flatMap((file) => {
    const text = readFileSync(join(components, file), 'utf8');
    const styled = [...text.matchAll(/css`([\s\S]*?)`/g)].flatMap(([, css]) =>
      [...css.replace(/\/\*[\s\S]*?\*\/|\$\{[^}]*\}/g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name),
    );
    return [...styled, ...classesIn(text).filter((name) => /^[a-z][\w-]*$/i.test(name))].map(
      (name) => `${name} in ${file}`,
    );
  });
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name) => /^\S{1,3} /.test(name) && !shortWords.has(name.split(' ')[0]))).toEqual([]);
});
