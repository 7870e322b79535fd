/** The class names in the sources of components. */

/** Returns the style sheets in a file, without comments and expressions. */
export const sheetsIn = (text: string): string[] =>
  [...text.matchAll(/css`([\s\S]*?)`/g)].map(([, css]) => css.replace(/\/\*[\s\S]*?\*\/|\$\{[^}]*\}/g, ''));

/** Returns the classes in a file's markup, including conditional ones. */
export function classesIn(text: string): string[] {
  const lists = [...text.matchAll(/class="([^"]*)"/g)].map(([, list]) =>
    list.replace(/\$\{[^}]*\}/g, (code) => [...code.matchAll(/'([^']*)'/g)].map(([, name]) => ` ${name}`).join('')),
  );
  return lists.flatMap((list) => list.split(/\s+/)).filter(Boolean);
}
