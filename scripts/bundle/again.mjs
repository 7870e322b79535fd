/**
 * Chromium and Firefox remember for the lifetime of a page that importing a URL has failed (a 503; in Firefox also a
 * lost connection), and do not request it again. Scripts for pages therefore retry a failed import with another URL,
 * such as `multiplay-grid.set-up.js?1`. The imports of that file itself are unchanged.
 */
export const again = () => ({
  name: 'again',
  renderChunk(code) {
    let found = false;
    // The address is a text, a template (`./${tag}.js`) or a variable.
    const changed = code.replaceAll(/\bimport\(((["'`])\.\/[\w./${}-]+\.js\2|\w+)\)/g, (_, name) => {
      found = true;
      return `importAgain(${name}, (again) => import(${name} + again))`;
    });
    return found ? { code: `${helper}\n${changed}`, map: null } : null;
  },
});

/** All scripts of a page share the list of failed URLs, so that no file is loaded twice. */
const helper = `
const importAgain = (file, load) => {
  const failures = (globalThis[Symbol.for('abacade.failures')] ??= {});
  const address = new URL(file, import.meta.url).href;
  return load(failures[address] ? '?' + failures[address] : '').catch((error) => {
    failures[address] = (failures[address] ?? 0) + 1;
    throw error;
  });
};`;
