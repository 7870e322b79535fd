import fc from 'fast-check';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { squeeze, squeezeCss, squeezeHtml, templates } from '../../scripts/bundle/templates.mjs';

describe('css`` templates get shorter', () => {
  it.each([
    ['\n  :host { display: block; }\n  .a,\n  .b {\n    color: red;\n  }\n', ':host{display:block}.a,.b{color:red}'],
    ['.a { /* why */ color: red; /* and */ }', '.a{color:red}'],
    ['@media (min-width: 20em) and (hover: hover) { a { b: c } }', '@media (min-width:20em) and (hover:hover){a{b:c}}'],
    ['a { b: calc(0.5em - 0.25px) -0.05em }', 'a{b:calc(.5em - .25px) -.05em}'],
  ])('%j', (before, after) => {
    expect(squeezeCss(before)).toBe(after);
  });

  it.each([
    ['the space of a descendant', 'a :hover{b:c}'],
    ['spaces that arithmetic needs', 'a{b:calc(1px + 2px)}'],
    ['the empty value of a custom property', 'a{--on: ;b:c}'],
    ['strings', `a{content:" ; a : b /* c */ ";quotes:' { '}`],
    ['addresses', 'a{background:url( a;b /*c*/.png )}'],
    ['zeros of other numbers', 'a{b:10.5px 0 1.05 0px}'],
    ['escapes', 'a\\: b,\\{ c{d:e}'],
    ['a comment that parts two tokens', 'a/**/b{c:1px/**/2px}'],
    ['a space before an expression', 'a{b:calc(1px + \0) \0}'],
  ])('but keep %s', (_, text) => {
    expect(squeezeCss(text)).toBe(text);
  });
});

describe('html`` templates get shorter', () => {
  it.each([
    ['\n  <p>\n    a\n    b\n  </p>\n', ' <p> a b </p> '],
    ['<p\n  class="a"\n  @click=\0\n>a</p>', '<p class="a" @click=\0>a</p>'],
    ['<p>a<!-- why --></p>', '<p>a</p>'],
    ['<p>a <!-- why --> b</p>', '<p>a b</p>'],
  ])('%j', (before, after) => {
    expect(squeezeHtml(before)).toBe(after);
  });

  it.each([
    ['the last space between two words', '<b>a</b> <i>b</i>'],
    ['values in quotes', `<p title="a  b" class='c\n d'>e</p>`],
    ['the end of a value without quotes', '<input value=\0 />'],
    ['spaces that do not break', '<p>a\u00a0\u00a0b</p>'],
    ['comments with expressions', '<!-- \0 -->'],
    ['what shows its spaces', '<pre>\n  a\n</pre>'],
    ['a lone less-than sign', 'a < b'],
  ])('but keep %s', (_, text) => {
    expect(squeezeHtml(text)).toBe(text);
  });
});

describe('any template', () => {
  const texts = fc.array(
    fc.string({
      unit: fc.constantFrom(...' \n;:{},/*"\'\\<>!-ab=', 'url(', '<b', '<!--', '-->', '/*', '*/'),
    }),
    { minLength: 1, maxLength: 5 },
  );

  it.each(['css', 'html', 'svg'] as const)('%s: keeps every expression', (tag) => {
    fc.assert(fc.property(texts, (given) => squeeze(tag, given).length === given.length));
  });

  it.each(['css', 'html', 'svg'] as const)('%s: is never longer', (tag) => {
    fc.assert(fc.property(texts, (given) => squeeze(tag, given).join('').length <= given.join('').length));
  });
});

/** What the plugin makes of a module; undefined if it leaves it. */
const bundled = (code: string): string | undefined =>
  templates().transform.call({ parse: parseAst }, code, 'it.js')?.code;

describe('the plugin', () => {
  it('squeezes templates inside templates', () => {
    const inner = 'html`<b>\n a</b>`';
    expect(bundled(`html \`<p\n >  \${list.map(() => ${inner})}\n</p>\`;`)).toBe(
      'html `<p> ${list.map(() => html`<b> a</b>`)} </p>`;',
    );
  });

  it('leaves other templates alone', () => {
    expect(bundled('say`a  b`; `c  d`;')).toBe(undefined);
  });
});
