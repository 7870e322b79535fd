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
  readonly members: readonly {
    kind: string;
    name: string;
    type?: { text: string };
    return?: { type: { text: string } };
  }[];
  readonly events: readonly Named[];
}

const { modules } = JSON.parse(read('custom-elements.json')) as { modules: { declarations: Element[] }[] };
const elements = modules.flatMap(({ declarations }) => declarations);
const { tags } = JSON.parse(read('vscode.html-custom-data.json')) as { tags: (Named & { attributes: Named[] })[] };
const webTypes = JSON.parse(read('web-types.json')) as {
  version: string;
  contributions: { html: { elements: (Named & { attributes: Named[]; js: { events: Named[] } })[] } };
};
const escaped = (text: string): string => text.replace(/[[\]]/g, '\\$&');
const names = (list: readonly Named[]): string[] => list.map(({ name }) => name);

it.each(elements)('editors and frameworks know all of <$tagName>', ({ tagName, name, attributes, events, members }) => {
  const tag = tags.find((one) => one.name === tagName)!;
  const element = webTypes.contributions.html.elements.find((one) => one.name === tagName)!;
  expect(names(tag.attributes)).toEqual(names(attributes));
  expect(names(element.attributes)).toEqual(names(attributes));
  expect(names(element.js.events)).toEqual(names(events));
  const types = read('types/elements.d.ts');
  expect(types).toMatch(new RegExp(`'${tagName}': Partial<${name}Props & BaseProps<${name}>`));
  const own = types.slice(types.indexOf(`type ${name}Props = {`), types.indexOf(`type ${name}SolidJsProps = {`));
  for (const attribute of attributes.filter(({ fieldName }) => fieldName)) {
    const type = `${name}['${attribute.fieldName}']`;
    expect(own).toMatch(new RegExp(`\\b${attribute.fieldName}\\?: ${escaped(type)}`));
    // Frameworks would assign to the method `record`.
    const isMethod = members.some((one) => one.kind === 'method' && one.name === attribute.name);
    if (!isMethod) expect(own).toMatch(new RegExp(`\\b${attribute.name}'?\\?: ${escaped(type)}`));
  }
  for (const event of events)
    expect(own).toMatch(
      new RegExp(`on${event.name}'?\\?: \\(\\(e: ${escaped(`EventsOf<${name}>['${event.name}']`)}\\) =>`),
    );
  // No type parameter remains.
  for (const { type, return: gives } of members) expect(type?.text ?? gives!.type.text).not.toMatch(/\b[A-Z]\b/);
});

it('editors are told the version of the package', () => {
  expect(webTypes.version).toBe((JSON.parse(read('package.json')) as { version: string }).version);
});
