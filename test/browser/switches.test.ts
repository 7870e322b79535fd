import { expect } from '@open-wc/testing';
import '../../components/abacade-known/define.js';
import './support/elements.js';
import { clear, stageOf } from './support/grid.js';
import { tags } from './support/tags.js';
import { until } from './support/until.js';
import { find, notices } from './support/look-up.js';

afterEach(clear);

type Switched = HTMLElement & Record<string, unknown> & { readonly updateComplete: Promise<unknown> };

/** Every boolean attribute, and its property. */
const switches: readonly (readonly [tag: string, attribute: string, property: string])[] = [
  ...tags.flatMap((tag) => [[tag, 'real-dice', 'realDice'] as const, [tag, 'sounds', 'sounds'] as const]),
  ['pytagora-square', 'unaided', 'unaided'],
  ['abacade-known', 'course', 'course'],
];

interface Declared {
  readonly tagName: string;
  readonly attributes: readonly { readonly name: string; readonly type?: { readonly text: string } }[];
}
const manifest = (await (await fetch('/plain/custom-elements.json')).json()) as {
  modules: { declarations: Declared[] }[];
};

async function made(tag: string, attribute: string, value: string): Promise<Switched> {
  const element = document.createElement(tag) as unknown as Switched;
  for (const [name, text] of Object.entries({ lang: 'en', players: 'Ada, Ben', [attribute]: value }))
    element.setAttribute(name, text);
  stageOf().append(element);
  await until(() => find(element, '.turn, .garden'), `${tag} is drawn`);
  await element.updateComplete;
  return element;
}
const wrong = 'Some settings of this page do not work here. The usual ones are used instead.';

describe('An attribute that says yes or no', () => {
  it('is each one that the manifest calls boolean', () => {
    const found = manifest.modules
      .flatMap(({ declarations }) => declarations)
      .flatMap(({ tagName, attributes }) =>
        attributes.filter(({ type }) => type?.text === 'boolean').map(({ name }) => `${tagName} ${name}`),
      );
    const known = switches.map(([tag, attribute]) => `${tag} ${attribute}`);
    expect(found.sort()).to.deep.equal(known.sort());
  });

  for (const [tag, attribute, property] of switches) {
    it(`${tag} ${attribute}: "false" is no, without a value, "true" and its own name are yes, all else is refused`, async () => {
      const element = await made(tag, attribute, 'false');
      expect(element[property]).to.equal(false);
      expect(notices(element)).to.deep.equal([]);
      for (const [text, value] of [
        ['', true],
        ['FALSE', false],
        ['true', true],
        [' false ', false],
        [attribute, true],
      ] as const) {
        element.setAttribute(attribute, text);
        expect(element[property], `"${text}"`).to.equal(value);
      }
      element.removeAttribute(attribute);
      expect(element[property]).to.equal(false);
      await element.updateComplete;
      expect(notices(element)).to.deep.equal([]);
      element.setAttribute(attribute, 'perhaps');
      expect(element[property]).to.equal(false);
      await element.updateComplete;
      expect(notices(element)).to.deep.equal([wrong]);
      // Set as by frameworks that know the property.
      for (const [given, value] of [
        [true, true],
        ['false', false],
        ['', true],
        [undefined, false],
        [1, true],
        [null, false],
      ] as const) {
        element[property] = given;
        expect(element[property], String(given)).to.equal(value);
      }
      element.remove();
      const begun = await made(tag, attribute, 'maybe');
      expect(begun[property]).to.equal(false);
      expect(notices(begun)).to.deep.equal([wrong]);
    });
  }
});
