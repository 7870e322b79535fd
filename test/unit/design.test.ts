// Tests the lint rule of the design system, its table, and the styles with which the page of the design system shows forced colours.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { css } from 'lit';
import { describe, expect, it } from 'vitest';
import { figure, heights, scales, widths } from '../../components/style/design.mjs';
import { tokens, sizeTokens } from '../../components/style/tokens.js';
import { asForced, textsOf } from '../../demo/design/forced.js';
import { drawings, faultsInDesign } from '../../scripts/lint/design.mjs';

describe('the lint rule of the design system', () => {
  it.each([
    ['.a { font-size: 15px; }', 'font-size: 15px is no font size'],
    ['.a { font-size: calc(var(--u) * 3.75); }', 'font-size: var(--u) * 3.75 is no font size'],
    ['.a { font-size: 0.9em; }', 'font-size: 0.9em is no font size'],
    ['.a { font-size: var(--ab-text-7); }', 'font-size: var(--ab-text-7) is no font size'],
    ['.a { font-size: var(--ab-space-2); }', 'font-size: var(--ab-space-2) is no font size'],
    ['.a { font: 800 16px/1.2 var(--ab-font); }', 'font: 16px is no font size'],
    ['.a { font-size: min(5.8cqi, 1rem); }', 'font-size: 1rem is no font size'],
    ['.a { gap: 5px; }', 'gap: 5px is no space'],
    ['.a { margin: 0 var(--u) 0 auto; }', 'margin: var(--u) is no space'],
    ['.a { padding-inline: var(--ab-space-2) 3px; }', 'padding-inline: 3px is no space'],
    ['.a { margin-block-end: calc(-1 * 6px); }', 'margin-block-end: 6px is no space'],
    ['.a { --gap: 6px; }', '--gap: 6px is no space'],
    ['.a { border-radius: 10px; }', 'border-radius: 10px is no corner'],
    [
      '.a { border-start-start-radius: var(--ab-space-1); }',
      'border-start-start-radius: var(--ab-space-1) is no corner',
    ],
    ['.a { min-block-size: 48px; }', 'min-block-size: 48px is no height of a control'],
    ['@container (min-width: 701px) { .a { color: red; } }', 'min-width: 701px is no width of a layout'],
    ['@container rack (max-width: 700px) { }', 'max-width: 700px is no width of a layout'],
    ['@media (max-height: 500px) { }', 'max-height: 500px is no height of a layout'],
    ['@container (min-aspect-ratio: 4/3) { }', 'min-aspect-ratio: 4/3 is no shape of a box'],
    ['/* Drawn. */ .a { gap: 5px; } .b { gap: 7px; }', 'gap: 7px is no space'],
  ])('refuses %s', (text, message) => {
    expect(faultsInDesign(text).map((fault) => fault.message)).toEqual([message]);
  });

  it.each([
    '.a { font-size: var(--ab-text-2); font: 800 var(--ab-text-1) / 1 var(--ab-font); }',
    '.a { font-size: smaller; } .b { font-size: min(var(--ab-text-4), 5.8cqi); } .c { font-size: 1em; }',
    '.a { font-size: calc(1.25 * var(--ab-figure)); } .b { font: inherit; }',
    '.a { margin: 0 auto; padding: 0.2em 1px calc(-1 * var(--ab-space-3)) 12%; gap: clamp(var(--ab-space-1), 2cqi, 3svh); }',
    '.a { border-radius: 50%; } .b { border-radius: 99px 0 var(--ab-radius-3) 0.2em; }',
    '.a { min-block-size: 320px; block-size: 40px; inset: 3px; border: 2px solid; }',
    '.a { padding-block-start: calc(var(--ab-control-2) + var(--ab-space-2)); min-height: calc(2 * var(--ab-control-2)); }',
    '@container (min-width: 700px) and (max-width: 1179px) { .a { color: red; } }',
    '@media (max-height: 449px) and (orientation: landscape) { }',
    '@container (min-aspect-ratio: 13 / 10) { }',
    '/* Drawn, in units of the image. */ .a text { font-size: 42px; }',
    '/* gap: 5px; */ .a { gap: ${room}; }',
  ])('takes %s', (text) => {
    expect(faultsInDesign(text)).toEqual([]);
  });

  it('points at the declaration', () => {
    const text = '.a {\n  color: red;\n  gap: 5px;\n}';
    expect(text.slice(faultsInDesign(text)[0].at)).toMatch(/^gap: 5px/);
  });

  it('leaves out only files that exist', () => {
    expect(Object.keys(drawings).filter((file) => !existsSync(file))).toEqual([]);
  });

  it('is on for all styles', () => {
    expect(readFileSync('.oxlintrc.json', 'utf8')).toMatch(
      /"\{components,demo,pages\}\/\*\*\/\*\.ts"\],\s*"rules": \{\s*"design\/steps": "error"/,
    );
  });
});

describe('the style sheets of pages', () => {
  const sheets = ['demo', 'pages', 'server/pages'].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith('.css') ? [`${folder}/${name}`] : [])),
  );

  it.each(sheets)('use the steps in %s', (file) => {
    expect(faultsInDesign(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('are all asked', () => expect(sheets.length).toBeGreaterThan(9));

  it('declare the steps in page.css, with a quarter of the reader’s size of text as a unit', () => {
    const page = readFileSync('demo/page.css', 'utf8');
    const declared = [...page.matchAll(/(--ab-[\w-]+): ([\d.]+)rem;/g)].map(([, name, rem]) => [name, 4 * Number(rem)]);
    const steps = Object.entries({ ...scales }).flatMap(([name, list]) =>
      list.map((step, i) => [`--ab-${name}-${i + 1}`, step]),
    );
    expect(declared).toEqual([...steps, ['--ab-figure', figure]]);
  });
});

describe('the table of the design system', () => {
  it('has scales that rise', () => {
    for (const list of [...Object.values(scales), widths, heights])
      expect(list.every((step, i) => i === 0 || step > list[i - 1])).toBe(true);
    expect(Object.values(scales).map(({ length }) => length)).toEqual([6, 8, 3, 3]);
    expect(widths).toHaveLength(5);
  });

  it('is what the frame declares', () => {
    expect(sizeTokens.cssText).toContain(`--ab-text-6:calc(var(--u)*${scales.text[5]});`);
    expect(sizeTokens.cssText.match(/--ab-/g)).toHaveLength(6 + 8 + 3 + 3 + 1);
  });
});

describe('styles as with forced colours', () => {
  it('have the rules of the medium, in a palette and above all others', () => {
    const text = asForced(css`
      .a {
        color: red;
      }
      @media (forced-colors: active) {
        .a:hover {
          color: Highlight;
          stroke: GrayText;
        }
      }
      .b {
        color: blue;
      }
    `);
    expect(text).toMatch(/\.a:hover\s*\{\s*color: #1aebff !important;\s*stroke: #3f3 !important;\s*\}/);
    expect(text).not.toMatch(/red|blue|@media|Highlight|GrayText|CanvasText/);
  });

  it('have nothing of styles without such rules', () => {
    expect(textsOf(tokens).length).toBeGreaterThan(1);
    expect(asForced([])).toBe(asForced(tokens));
  });
});
