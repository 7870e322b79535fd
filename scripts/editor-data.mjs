// Generates editor data from the manifest: custom data for VS Code, web-types for JetBrains.

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const elementsOf = ({ modules }) => modules.flatMap(({ declarations }) => declarations);
const described = ({ name, description }) => ({ name, ...(description ? { description } : {}) });

/** Returns the literal values of a union type: `'off' | 'factor' | 2 | undefined` → off, factor, 2. */
const choicesOf = ({ type }) => [
  ...new Set([...(type?.text ?? '').matchAll(/'([^']+)'|\b(\d+)\b/g)].map(([, word, number]) => word ?? number)),
];

/** Removes `undefined` from the type of an optional property. */
const typeOf = ({ type }) => type?.text.replace(/ \| undefined$/, '');

/** Returns the file that VS Code reads by `html.customData`. */
export function customData(manifest) {
  const tags = elementsOf(manifest).map(({ tagName, description, attributes }) => ({
    name: tagName,
    description,
    attributes: attributes.map((attribute) => {
      const values = choicesOf(attribute).map((name) => ({ name }));
      return {
        ...described(attribute),
        ...(values.length ? { values } : {}),
        ...(typeOf(attribute) === 'boolean' ? { valueSet: 'v' } : {}),
      };
    }),
  }));
  return json({ version: 1.1, tags });
}

/** Returns the file that JetBrains editors read by `web-types` in package.json. */
export function webTypes(manifest, { name, version }) {
  const typed = (item) => ({ ...described(item), ...(item.type ? { type: typeOf(item) } : {}) });
  const attributeOf = (attribute) => ({
    ...described(attribute),
    ...(attribute.default === undefined ? {} : { default: attribute.default }),
    ...(typeOf(attribute) === 'boolean'
      ? { value: { kind: 'no-value' } }
      : { value: { type: typeOf(attribute) }, required: false }),
  });
  const elements = elementsOf(manifest).map((element) => ({
    name: element.tagName,
    description: element.description,
    attributes: element.attributes.map(attributeOf),
    slots: element.slots.map(described),
    js: {
      properties: element.members.filter(({ kind }) => kind === 'field').map(typed),
      events: element.events.map(typed),
    },
    css: { properties: element.cssProperties.map(described), parts: element.cssParts.map(described) },
  }));
  return json({
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'description-markup': 'markdown',
    'js-types-syntax': 'typescript',
    contributions: { html: { elements } },
  });
}
