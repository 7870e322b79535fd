import { describe, expect, it } from 'vitest';
import { shortenPrivateNames as short } from '../../scripts/bundle/private-names.mjs';

describe('private names of a minified script', () => {
  it('are the same from class to class', () => {
    expect(short('class A{#one;#two(){return this.#one}}class B{#three;has(o){return #three in o}}')).toBe(
      'class A{#a;#b(){return this.#a}}class B{#a;has(o){return #a in o}}',
    );
  });

  it('are one for a getter and its setter', () => {
    expect(short('class A{get #at(){return 1}set #at(v){}#b=this.#at?.x}')).toBe(
      'class A{get #a(){return 1}set #a(v){}#b=this.#a?.x}',
    );
  });

  it('differ from those of the classes around', () => {
    const code =
      'class A{#one;#two;of(){return class{#one;#two;#three;of(a){return class{#four;b(){return a.#one+a.#three}}}}}}';
    expect(short(code)).toBe(
      'class A{#a;#b;of(){return class{#c;#d;#e;of(a){return class{#f;b(){return a.#c+a.#e}}}}}}',
    );
  });

  it('are as many as a class has', () => {
    const code = `class A{${Array.from({ length: 60 }, (_, i) => `#long${i};`).join('')}}`;
    const names = short(code).match(/#\w+/g)!;
    expect(new Set(names).size).toBe(60);
    expect(names.slice(25, 28)).toEqual(['#z', '#a1', '#b1']);
  });

  it('leave strings, templates and selectors as they are', () => {
    const code = 'class A{#one;b=`#one ${this.#one}`;c="#one";d=/#one/}';
    expect(short(code)).toBe('class A{#a;b=`#one ${this.#a}`;c="#one";d=/#one/}');
  });
});
