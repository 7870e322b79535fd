// The input of `npm run manifest`, and how it is analysed. The manifest describes the published modules: each element is in the
// one that defines its tag, with its public members only. The descriptions of a game's options come from their declaration.
import { boundTypes } from './scripts/bound-types.mjs';
import { optionsByTag } from './scripts/declarations.mjs';

const options = await optionsByTag();

/** Returns the tag of an element: `components/multiplay-grid/define.ts` → `multiplay-grid`. */
const tagOf = (path) => /^components\/([\w-]+)\/define\.ts$/.exec(path)?.[1];

/**
 * Fields marked @internal, with their class (`PytagoraBoard.size`): the element's own state, which Lit's list of properties
 * would present as attributes.
 */
const internal = new Set();

const isPublic = ({ name, privacy, static: isStatic }) =>
  !isStatic && privacy !== 'private' && privacy !== 'protected' && !/^[_#]/.test(name);

/**
 * Returns a member with the element's own types, if it is inherited from a class with the type parameter `T`, or is a
 * property with an attribute, whose type may be the name of a union.
 */
const bound = (className, member, typeOf) =>
  member.attribute || /\bT\b/.test(JSON.stringify([member.type, member.parameters, member.return]))
    ? { ...member, ...typeOf(className, member.name) }
    : member;

/** Returns a property and an attribute for each option of the element's game; the report has no game. */
const fieldsOf = (tag) =>
  (options[tag] ?? []).map(({ name, ...said }) => ({ kind: 'field', name, privacy: 'public', ...said }));
const attributesOf = (tag) =>
  (options[tag] ?? []).map(({ name, attribute, ...said }) => ({ name: attribute, ...said, fieldName: name }));

/** Converts the declaration of an element to the description for its users. */
function published(tag, declaration, typeOf) {
  const { members = [], attributes = [], events = [], superclass, mixins, ...others } = declaration;
  const rest = { slots: [], cssProperties: [], cssParts: [], ...others };
  const isShown = ({ name, fieldName = name, inheritedFrom }) =>
    !internal.has(`${inheritedFrom?.name ?? declaration.name}.${fieldName}`);
  const inherited = (item) => {
    const { inheritedFrom, ...own } = item;
    return own;
  };
  const shown = members
    .filter((item) => isPublic(item) && isShown(item))
    // The analyzer takes from a class above what it says of a getter without a setter.
    .map(({ readonly, ...item }) => (readonly && !item.attribute ? { ...item, readonly } : item))
    .map(inherited)
    .map((item) => bound(declaration.name, item, typeOf));
  const withType = (attribute) => {
    const type = shown.find(({ name }) => name === attribute.fieldName)?.type;
    return type ? { ...attribute, type } : attribute;
  };
  return {
    ...rest,
    superclass: { name: 'LitElement', package: 'lit' },
    members: [...fieldsOf(tag), ...shown],
    attributes: [...attributesOf(tag), ...attributes.filter(isShown).map(inherited).map(withType)],
    events: events.filter(({ name }) => name).map(inherited),
  };
}

const asPublished = {
  name: 'as-published',
  analyzePhase({ ts, node }) {
    const isInternal = ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');
    if (isInternal && ts.isPropertyDeclaration(node))
      internal.add(`${node.parent.name.getText()}.${node.name.getText()}`);
  },
  packageLinkPhase({ customElementsManifest: manifest }) {
    const typeOf = boundTypes();
    const classes = manifest.modules.flatMap(({ declarations = [] }) => declarations);
    manifest.modules = manifest.modules
      .filter(({ path }) => tagOf(path))
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ path, exports = [] }) => {
        const tag = tagOf(path);
        const module = `dist/elements/${tag}.js`;
        const name = exports.find(({ kind }) => kind === 'custom-element-definition')?.declaration.name;
        const declaration = classes.find((candidate) => candidate.name === name);
        if (!declaration) throw new Error(`${path} defines no class that the manifest knows.`);
        return {
          kind: 'javascript-module',
          path: module,
          declarations: [{ ...published(tag, declaration, typeOf), tagName: tag, customElement: true }],
          exports: [
            { kind: 'js', name, declaration: { name, module } },
            { kind: 'custom-element-definition', name: tag, declaration: { name, module } },
          ],
        };
      });
  },
};

export default {
  globs: ['components/**/*.ts'],
  exclude: ['**/*.test.ts'],
  outdir: 'build/manifest',
  litelement: true,
  packagejson: false,
  dependencies: false, // Lit has no manifest, and its part in an element is handled above
  plugins: [asPublished],
};
