import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// `npm run build` makes these files, as does `npm run manifest:made`.
const read = (name: string): string => readFileSync(name, 'utf8');

interface Named {
  readonly name: string;
}
interface Element {
  readonly name: string;
  readonly tagName: string;
  readonly attributes: readonly (Named & { fieldName?: string })[];
  readonly members: readonly { type?: { text: string }; return?: { type: { text: string } } }[];
  readonly events: readonly Named[];
}

const { modules } = JSON.parse(read('custom-elements.json')) as { modules: { declarations: Element[] }[] };
const elements = modules.flatMap(({ declarations }) => declarations);
const { tags } = JSON.parse(read('vscode.html-custom-data.json')) as { tags: (Named & { attributes: Named[] })[] };
const webTypes = JSON.parse(read('web-types.json')) as {
  version: string;
  contributions: { html: { elements: (Named & { attributes: Named[]; js: { events: Named[] } })[] } };
};
const names = (list: readonly Named[]): string[] => list.map(({ name }) => name);

it.each(elements)('editors and frameworks know all of <$tagName>', ({ tagName, name, attributes, events, members }) => {
  const tag = tags.find((one) => one.name === tagName)!;
  const element = webTypes.contributions.html.elements.find((one) => one.name === tagName)!;
  expect(names(tag.attributes)).toEqual(names(attributes));
  expect(names(element.attributes)).toEqual(names(attributes));
  expect(names(element.js.events)).toEqual(names(events));
  const jsx = read('types/jsx.d.ts');
  const vue = read('types/vue.d.ts');
  expect(jsx).toMatch(new RegExp(`'${tagName}': Game<${name}, ${name}Attributes>`));
  expect(vue).toMatch(new RegExp(`'${tagName}': Game<${name}, ${name}Props, ${name}Emits>`));
  for (const { fieldName } of attributes)
    if (fieldName) expect(vue).toContain(`${fieldName}?: ${name}['${fieldName}']`);
  // No type parameter remains.
  for (const { type, return: gives } of members) expect(type?.text ?? gives!.type.text).not.toMatch(/\b[A-Z]\b/);
});

it('editors are told the version of the package', () => {
  expect(webTypes.version).toBe((JSON.parse(read('package.json')) as { version: string }).version);
});
