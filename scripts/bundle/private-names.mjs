// Shortens the private names of classes in a minified script.
import { parseAst } from 'rollup/parseAst';

const isPrivate = (node) => node?.type === 'PrivateIdentifier';

/** Returns `a` to `z`, then `a1` to `z1` and so on. */
const nth = (i) => `${(10 + (i % 26)).toString(36)}${Math.floor(i / 26) || ''}`;

/** Yields the private names below a node, each with its short name; `names` are those of the classes around it. */
function* privateNames(node, names = new Map(), count = 0) {
  if (isPrivate(node)) yield { ...node, short: names.get(node.name) };
  const own = node.type === 'ClassBody' ? node.body.map(({ key }) => key).filter(isPrivate) : [];
  const all = [...new Set(own.map(({ name }) => name))];
  const inner = all.length ? new Map([...names, ...all.map((name, i) => [name, nth(count + i)])]) : names;
  for (const child of Object.values(node).flat())
    if (typeof child?.type === 'string') yield* privateNames(child, inner, count + all.length);
}

/**
 * Shortens the private names of each class to those that all classes use, which compress better than names that differ from
 * class to class, as the minifier would give them.
 */
export function shortenPrivateNames(code) {
  let short = '';
  let done = 0;
  for (const name of [...privateNames(parseAst(code))].sort((a, b) => a.start - b.start)) {
    short += `${code.slice(done, name.start)}#${name.short}`;
    done = name.end;
  }
  return short + code.slice(done);
}
