// Generates types/elements.d.ts from the manifest: everything that each element takes and fires. types/jsx.d.ts, preact.d.ts, solid.d.ts,
// svelte.d.ts and vue.d.ts give it to their framework.
import { generateJsxTypes } from '@wc-toolkit/jsx-types';

/** Sections that the tool would add to the description of each element; editors list the same below the tag. */
const sections = [
  'attributes',
  'properties',
  'attrsAndProps',
  'propsOnly',
  'events',
  'slots',
  'methods',
  'cssProps',
  'cssParts',
];

/**
 * Returns an element as the tool should know it: `lang` and `dir` are every element's, and events have their own types.
 * Frameworks assign to a member with the name of an attribute, so `record`, a method, is set as `recorded`.
 */
const described = (element) => ({
  ...element,
  attributes: element.attributes.filter(
    ({ name, fieldName }) => fieldName && element.members.every((one) => one.kind !== 'method' || one.name !== name),
  ),
  events: element.events.map((event) => ({ ...event, type: { text: `EventsOf<${element.name}>['${event.name}']` } })),
});

/** Returns the text of types/elements.d.ts. */
export function elementTypes(manifest) {
  const modules = manifest.modules.map(({ declarations, exports, ...module }) => ({
    ...module,
    declarations: declarations.map(described),
    exports: [...exports, { kind: 'js', declaration: { name: 'EventsOf' } }],
  }));
  const text = generateJsxTypes(
    { ...manifest, modules },
    {
      fileName: undefined, // the text is formatted like all others
      globalTypePath: 'abacade',
      componentDescriptionOptions: { apis: Object.fromEntries(sections.map((name) => [name, undefined])) },
    },
  );
  // The tool then adds the elements to every framework that it knows, of which a page has one.
  const end = text.indexOf("declare module 'react'");
  if (end < 0) throw new Error('The types of the elements no longer end where the frameworks begin.');
  return `/** All that each element takes and fires. Written by \`npm run manifest\`. */
${text.slice(0, end)}
export type { BaseProps };
`;
}
