import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { shorten } from '../../scripts/bundle/plugins.mjs';
import { faultsInScripts, faultsOfSyntax } from '../../scripts/lint/floor-scripts.mjs';
import { byScript, faultsInStyles, stylesIn } from '../../scripts/lint/floor-styles.mjs';

const folder = mkdtempSync(join(tmpdir(), 'floor-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('what the oldest browsers lack in scripts', () => {
  const lines: readonly (readonly [line: string, feature: string | undefined])[] = [
    ['[1].with(0, 2);', 'Array.with'],
    ['([1] as readonly number[]).toReversed();', 'Array.toReversed'],
    ['const { toSorted } = [1]; void toSorted;', 'Array.toSorted'],
    ['new Set([1]).union(new Set([2]));', 'Set.union'],
    ['Object.groupBy([1], String);', 'Object.groupBy'],
    ['Promise.withResolvers();', 'Promise.withResolvers'],
    ['URL.canParse("a");', 'URL.canParse'],
    ['document.body.showPopover();', 'HTMLElement.showPopover'],
    ['document.body.attachInternals();', 'HTMLElement.attachInternals'],
    ['new Intl.Segmenter();', 'Intl.Segmenter'],
    ['/(?<=a)b/.test("b");', '(?<='],
    ['new RegExp(`(?<!${Math.E})b`, "u");', '(?<='],
    ['new RegExp(`${Math.E}(?<!b)`, "u");', '(?<='],
    ["new RegExp('(?<=a)b');", '(?<='],
    ['/[a--b]/v.test("b");', '/v'],
    ['class A { static { void 0; } } void A;', 'static {'],
    ['const b = [1]; class B { b = b[(0)]; } void B;', '( in a class field'],
    ['const bs = [1]; class B2 { static #b = -(bs[0] + 1); } void B2;', '( in a class field'],
    // Methods that these browsers have, and names that only look like newer ones.
    ['[1].findLast(Boolean);', undefined],
    ['[1].at(-1); Object.hasOwn({}, "a"); structuredClone(1);', undefined],
    ['({ with: () => 1 }).with();', undefined],
    ['class C { static get c() { return 1; } static d = 1; #e = (f: number) => (f + 1) * 2; } void C;', undefined],
    ['/(?<name>a)(?=b)(?!c)/u.test("b");', undefined],
  ];

  it('is found by the types of what it is asked of', () => {
    const file = join(folder, 'sample.ts');
    writeFileSync(file, `${lines.map(([line]) => line).join('\n')}\nexport {};\n`);
    const found = faultsInScripts([file], { strict: true, target: 9, types: [] });
    const byLine = lines.map((_, i) => found.filter(({ line }) => line === i + 1).map(({ feature }) => feature));
    lines.forEach(([line, feature], i) => {
      if (feature) expect(byLine[i], line).toContain(feature);
      else expect(byLine[i], line).toEqual([]);
    });
  }, 30_000);
});

describe('what the oldest browsers cannot read of a built script', () => {
  it.each([
    ['let a=1;class B{#c=(b=>b)(a)}', ['( in a class field']],
    ['let a=1;class B{static c={...(b=>b)(a)}}', ['( in a class field']],
    ['let a=1;class B{#c=function(b){return(b+1)*a}(a);d(){return(a,this)}}', []],
    ['/(?<=a)b/', ['(?<=']],
  ])('%s: %j', (text, features) => {
    expect(faultsOfSyntax('built.js', text).map(({ feature }) => feature)).toEqual(features);
  });
});

describe('a script that pages download', () => {
  const { renderChunk } = shorten();
  const write = (code: string): Promise<{ readonly code: string }> =>
    renderChunk(code, { name: 'sample' }, { format: 'es' });

  it.each([
    'export const a = /(?<!a)b/;',
    'export const a = RegExp(`${Math.E}(?<=b)`);',
    'export class A { static { a(); } }',
  ])('is refused where they cannot parse it: %s', (code) => expect(write(code)).rejects.toThrow('sample'));

  it('is written otherwise', async () => {
    expect((await write('export const a = /(?<name>a)(?=b)/;')).code).toContain('(?<name>a)');
  });
});

describe('what the oldest browsers lack in styles', () => {
  it.each([
    ['.a:has(.b) { color: red }', ':has'],
    ['@container (min-width: 1px) { .a { color: red } }', '@container'],
    ['.a { inline-size: 10cqi }', 'unit cqi'],
    ['.a { color: light-dark(red, blue) }', 'light-dark()'],
    ['.a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['.a { &:hover { color: red } }', 'nesting'],
    ['.a { color: red; &:hover { color: red } }', 'nesting'],
    ['@starting-style { .a { color: red } }', '@starting-style'],
    ['@scope (.a) { .b { color: red } }', '@scope'],
    ['.a:popover-open { color: red }', ':popover-open'],
    ['.a { field-sizing: content }', 'field-sizing'],
    ['.a { anchor-name: --a }', 'anchor-name'],
    ['.a { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
    ['.a { mask-image: none }', 'mask-image'],
    ['@media (width >= 3px) { .a { color: red } }', '@media <'],
  ])('%s: %s', (css, feature) => {
    expect(faultsInStyles(css).map((fault) => fault.feature)).toContain(feature);
  });

  it.each([
    '.a { color: red; color: color-mix(in srgb, red, blue) }',
    '.a { -webkit-mask-image: none; mask-image: none }',
    '.a { grid-template-columns: 1fr; grid-template-columns: subgrid }',
    '/* :has(.b) { & } */ .a:is(.b, :not(.c)) { inset: 0; aspect-ratio: 1; block-size: 100svh }',
    '.a { text-wrap: balance; forced-color-adjust: none }',
    '@layer a { .b { color: red } }',
  ])('%s is well', (css) => expect(faultsInStyles(css)).toEqual([]));

  it('is made up for by script where that is adopted', () => {
    const css = ':host { container-type: inline-size } .a:has(.b) { inline-size: 3cqb }';
    expect(faultsInStyles(css, byScript)).toEqual([]);
    expect(faultsInStyles('.a { &:has(.b) { color: red } }', byScript)).toHaveLength(1);
  });

  it('is looked for in the templates of scripts', () => {
    const script = 'const a = css`.a:has(.b) {}`; const b = html`<p>:has(.c)</p>`;';
    expect([...stylesIn(script)]).toEqual([{ text: '.a:has(.b) {}', at: 14 }]);
  });
});
