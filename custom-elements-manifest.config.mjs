// What `npm run manifest` reads and how. The manifest speaks of the published modules: each element stands in the one
// that defines its tag, with its public members only.

/** `components/multiplay-grid/define.ts` → `multiplay-grid`. */
const tagOf = (path) => /^components\/([\w-]+)\/define\.ts$/.exec(path)?.[1];

/** Fields marked @internal: the element's own state, which Lit's list of properties names as if it were an attribute. */
const internal = new Set();

/** What is marked so in one module says nothing of the same name in another. */
const keyOf = (path, name) => `${path.replace(/^\//, '').replace(/\.js$/, '.ts')} ${name}`;

/** An element as its users see it; `path`: the module of its class. */
function published(path, declaration) {
  const { members = [], attributes = [], events = [], superclass, mixins, ...rest } = declaration;
  const inherited = (item) => {
    const { inheritedFrom, ...own } = item;
    return own;
  };
  const isInternal = ({ name, inheritedFrom }) => internal.has(keyOf(inheritedFrom?.module ?? path, name));
  const isPublic = (item) =>
    item.privacy !== 'private' && item.privacy !== 'protected' && !/^[_#]/.test(item.name) && !isInternal(item);
  return {
    ...rest,
    superclass: { name: 'LitElement', package: 'lit' },
    members: members.filter(isPublic).map(inherited),
    attributes: attributes.filter((item) => !isInternal(item)).map(inherited),
    events: events.filter(({ name }) => name).map(inherited),
  };
}

const asPublished = {
  name: 'as-published',
  analyzePhase({ ts, node, moduleDoc }) {
    const isInternal = ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');
    if (isInternal && ts.isPropertyDeclaration(node)) internal.add(keyOf(moduleDoc.path, node.name.getText()));
  },
  packageLinkPhase({ customElementsManifest: manifest }) {
    const classes = manifest.modules.flatMap(({ path, declarations = [] }) =>
      declarations.map((declaration) => ({ path, declaration })),
    );
    manifest.modules = manifest.modules
      .filter(({ path }) => tagOf(path))
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ path, exports = [] }) => {
        const tag = tagOf(path);
        const module = `dist/elements/${tag}.js`;
        const name = exports.find(({ kind }) => kind === 'custom-element-definition')?.declaration.name;
        const found = classes.find(({ declaration }) => declaration.name === name);
        if (!found) throw new Error(`${path} defines no class that the manifest knows.`);
        return {
          kind: 'javascript-module',
          path: module,
          declarations: [{ ...published(found.path, found.declaration), tagName: tag, customElement: true }],
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
  plugins: [asPublished],
};
