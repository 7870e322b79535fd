// Generates the types of the elements for React's JSX and Vue's templates from the manifest: the names of attributes,
// properties and events. Their types refer to the classes.

const elementsOf = ({ modules }) => modules.flatMap(({ declarations }) => declarations);
const key = (name) => (/^[\w$]+$/.test(name) ? name : `'${name}'`);
const lines = (list) => list.map((line) => `${line}\n`).join('');
const comment = ({ description }) => (description ? [`  /** ${description.replace(/\s+/g, ' ')} */`] : []);

const head = (purpose, path) => `/**
 * ${purpose} Written by \`npm run manifest\`. Take them in once, in any module or by \`types\` in tsconfig.json:
 *
 *     import type {} from '${path}';
 */`;

/** Returns every attribute that reflects a property, with that property. */
const settingsOf = ({ attributes }) => attributes.filter(({ fieldName }) => fieldName);

const imported = (elements) =>
  `import type { ${['EventsOf', ...elements.map(({ name }) => name)].join(', ')} } from 'abacade';`;

const handlers = ({ name, events }, on) =>
  events.flatMap((event) => [
    ...comment(event),
    `  ${key(on(event.name))}?: (event: EventsOf<${name}>['${event.name}']) => void;`,
  ]);

/**
 * Returns the types for `abacade/jsx`: JSX of React 19, which sets attributes by their names and adds listeners by `on` and
 * the name of the event.
 */
export function jsxTypes(manifest) {
  const elements = elementsOf(manifest);
  const interfaces = elements.map(
    (element) => `export interface ${element.name}Attributes {
${lines([
  ...settingsOf(element).flatMap((attribute) => [
    ...comment(attribute),
    `  ${key(attribute.name)}?: Plain<${element.name}['${attribute.fieldName}']>;`,
  ]),
  ...handlers(element, (event) => `on${event}`),
])}}`,
  );
  return `${head("The elements in React's JSX.", 'abacade/jsx')}
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${imported(elements)}

/** Returns the type of an attribute's value. */
type Plain<T> = Extract<T, string | number | boolean | undefined>;
type Game<E, Own> = DetailedHTMLProps<HTMLAttributes<E>, E> & Own;

${interfaces.join('\n\n')}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${lines(elements.map(({ tagName, name }) => `      '${tagName}': Game<${name}, ${name}Attributes>;`))}    }
  }
}
`;
}

/** Returns the type of the events of an element; some have none of their own. */
const emits = ({ name, events }) =>
  events.length === 0
    ? 'Record<never, never>'
    : `{
${lines(
  events.flatMap((event) => [
    ...comment(event),
    `  ${key(event.name)}: (event: EventsOf<${name}>['${event.name}']) => void;`,
  ]),
)}}`;

/** Returns the types for `abacade/vue`: Vue's templates, which set properties, and the props of `h()`. */
export function vueTypes(manifest) {
  const elements = elementsOf(manifest);
  const interfaces = elements.map(
    (element) => `export interface ${element.name}Props {
${lines(
  settingsOf(element).flatMap((attribute) => [
    ...comment(attribute),
    `  ${attribute.fieldName}?: ${element.name}['${attribute.fieldName}'];`,
  ]),
)}}

export type ${element.name}Emits = ${emits(element)};`,
  );
  return `${head("The elements in Vue's templates and render functions.", 'abacade/vue')}
import type { EmitFn, FunctionalComponent, HTMLAttributes, ObjectEmitsOptions } from 'vue';
${imported(elements)}

/** An element in a template. */
type Game<E, Props, Emits extends ObjectEmitsOptions> = new () => E & { $props: HTMLAttributes & Props; $emit: EmitFn<Emits> };

/** The tag of an element for \`h()\`: to Vue its name, to TypeScript a component. */
export type GameTag<Props, Emits extends ObjectEmitsOptions> = FunctionalComponent<HTMLAttributes & Props, Emits>;

${interfaces.join('\n\n')}

export interface GameTags {
${lines(elements.map(({ tagName, name }) => `  '${tagName}': GameTag<${name}Props, ${name}Emits>;`))}}

declare module 'vue' {
  interface GlobalComponents {
${lines(elements.map(({ tagName, name }) => `    '${tagName}': Game<${name}, ${name}Props, ${name}Emits>;`))}  }
}
`;
}
