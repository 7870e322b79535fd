import { describe, expect, it } from 'vitest';
import { withoutContainers } from '../../components/style/older/containers.js';
import { withoutHas } from '../../components/style/older/has.js';

/** Returns the number of classes, attributes and pseudo-classes that count for the specificity of what `withoutHas` writes. */
const weightOf = (selector: string): number => (selector.match(/:not\(\._\)/g) ?? []).length;

describe('styles without :has()', () => {
  it.each(['.a:not(.b) > .c { color: red }', '@container (min-width: 3px) { .a { width: 1cqi } }', ''])(
    '%s stays as it is',
    (css) => expect(withoutHas(css)).toBe(css),
  );

  it.each([
    ['.a:has(.b) { color: red }', 1],
    ['.a:has(> :nth-child(3)) { color: red }', 1],
    ['.a:has(.scores:is(.n4, .n5.n6)) { color: red }', 3],
    ['.a:has(.b, .c.d) { color: red }', 2],
    ['.a:not(:has(bdi)) { color: red }', 0],
    ['.a:has(button:not([hidden])) p:has(span + span) { color: red }', 1],
  ])('%s has another selector of the same weight', (css, weight) => {
    const text = withoutHas(css);
    expect(text).not.toContain(':has(');
    expect(text).toMatch(/^\.a.*\{ color: red \}$/);
    expect(weightOf(text)).toBe(weight);
  });

  it('asks for the same thing under the same name, and for another under another', () => {
    const [first, again, other] = ['.x:has(.y)', '.x:has(.y)', '.z:has(.y)'].map(withoutHas);
    expect(again).toBe(first);
    expect(other.replace('.z', '.x')).not.toBe(first);
  });

  it('never fails, whatever the brackets', () => {
    for (const css of [':has(', '.a:has(.b', ')):has()', '.a:not(:has('])
      expect(withoutHas(css)).not.toContain(':has(');
  });
});

describe('styles without container queries', () => {
  it('switch by a screen that is nowhere, and know each query by its width', () => {
    const text = withoutContainers(
      '@container (min-width:480px){.a{color:red}}@container finish (max-width: 9px) or (max-height: 8px){.b{color:red}}',
    );
    expect(text).toMatch(
      /^@media \(min-width:1\d{5}px\)\{\.a\{color:red\}\}@media \(min-width:1\d{5}px\)\{\.b\{color:red\}\}$/,
    );
    expect(new Set(text.match(/\d{6}/g)).size).toBe(2);
  });

  it('have multiples of what is inherited for the units of a container', () => {
    expect(withoutContainers('.a{width:min(100cqi,.5cqb)}')).toBe(
      '.a{width:min(calc(100*var(--in-inline,1vw)),calc(.5*var(--in-block,1vh)))}',
    );
  });

  it('give what is in a container its units, and contain its size', () => {
    const text = withoutContainers('.a,.b .c{container:rack / size;color:red}');
    expect(text).toMatch(
      /^\.a,\.b \.c\{contain:size layout style;color:red\}:is\(\.a,\.b \.c\)>\*\{--in-inline:var\(--own\d+-inline,1vw\);--in-block:var\(--own\d+-block,1vh\)\}$/,
    );
    expect(withoutContainers('.a{container:none}')).toBe('.a{contain:none}');
  });
});
