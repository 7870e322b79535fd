/**
 * What a lazy module exports comes as an object, for its file may hold other modules too. Rolldown puts the function that
 * makes the object into a file of its own, which would be one more request: it is shorter than the request, so each
 * file has it.
 */
export const inlineRuntime = () => ({
  name: 'inline-runtime',
  renderChunk(code) {
    const changed = code.replace(
      /^import \{ \w+ as (\w+) \} from "\.\/[\w.-]*rolldown-runtime[\w.-]*\.js";$/m,
      exportAll,
    );
    return changed === code ? null : { code: changed, map: null };
  },
  generateBundle(_, files) {
    for (const name of Object.keys(files)) if (name.includes('rolldown-runtime')) delete files[name];
  },
});

/** As in Rolldown's runtime: getters, so that a name may get its value later. */
const exportAll = (_, name) => `
const ${name} = (getters) => {
  const exports = {};
  for (const key in getters) Object.defineProperty(exports, key, { get: getters[key], enumerable: true });
  return exports;
};`;
