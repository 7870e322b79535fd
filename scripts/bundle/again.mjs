/**
 * Chromium and Firefox remember for a whole page that a script could not be had from an address (a server that answered
 * 503; in Firefox also a lost connection), and do not ask again. In scripts for pages a file that has failed is therefore
 * imported from an address of its own the next time, `multiplay-grid.set-up.js?1`; what it imports itself stays as it is.
 */
export const again = () => ({
  name: 'again',
  renderChunk(code) {
    let found = false;
    // The name may be a template: `./${tag}.js`.
    const changed = code.replaceAll(/\bimport\(((["'`])\.\/[\w./${}-]+\.js\2)\)/g, (_, name) => {
      found = true;
      return `importAgain(${name}, (again) => import(${name} + again))`;
    });
    return found ? { code: `${helper}\n${changed}`, map: null } : null;
  },
});

/** All scripts of a page share what has failed, so that no file is there twice. */
const helper = `
const importAgain = (file, load) => {
  const failures = (globalThis[Symbol.for('abacade.failures')] ??= {});
  const address = new URL(file, import.meta.url).href;
  return load(failures[address] ? '?' + failures[address] : '').catch((error) => {
    failures[address] = (failures[address] ?? 0) + 1;
    throw error;
  });
};`;
