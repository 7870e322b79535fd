import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { classesIn, sheetsIn } from './support/class-names.js';

/** The words of three letters or fewer that name a class. A name that is no word has to be looked up to be understood. */
const shortWords = new Set(
  `aim air all any app ask bad bag bar big box bug d12 did die dot end eye few fit gap how in jaw key lay lit low ltr map new not now off ok
  on one out own pad pin pip qr red rim rod row rtl say see six sum tag ten tip top use way who won yes`.split(/\s+/),
);

it('Class names are words', () => {
  const components = resolve('components');
  const files = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const names = files.flatMap((file) => {
    const text = readFileSync(join(components, file), 'utf8');
    const styled = sheetsIn(text).flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
    return [...styled, ...classesIn(text).filter((name) => /^[a-z][\w-]*$/i.test(name))].map(
      (name) => `${name} in ${file}`,
    );
  });
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name) => /^\S{1,3} /.test(name) && !shortWords.has(name.split(' ')[0]))).toEqual([]);
});
