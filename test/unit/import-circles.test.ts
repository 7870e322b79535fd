import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const folders = ['assembly', 'src', 'components', 'pages', 'server', 'demo'];

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
);

/** Returns the modules that a file imports: statically, as types, or dynamically. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const named = [...text.matchAll(/^(?:import|export)\b[^;'"]*['"](\.[^'"]+)['"]/gm)].map(([, path]) => path);
  const later = [...text.matchAll(/\bimport\(\s*['"](\.[^'"]+)['"]/g)].map(([, path]) => path);
  return [...named, ...later]
    .map((path) => normalize(join(dirname(file), path)))
    .map((path) => (path.endsWith('.js') ? path.replace(/\.js$/, '.ts') : `${path}.ts`))
    .filter((path) => files.includes(path));
}

/** Returns groups of modules that all reach each other (Tarjan's strongly connected components). */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (at: string): void => {
    index.set(at, index.size);
    low.set(at, index.get(at)!);
    stack.push(at);
    for (const next of graph.get(at) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(at, Math.min(low.get(at)!, low.get(next)!));
    }
    if (low.get(at) !== index.get(at)) return;
    const group = stack.splice(stack.indexOf(at));
    if (group.length > 1) found.push(group.sort());
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return found;
}

describe('Imports', () => {
  it('finds a circle where there is one', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b', 'd']],
      ['d', []],
    ]);
    expect(circles(graph)).toEqual([['b', 'c']]);
  });

  it('have no circle, types and later imports included', () => {
    const graph = new Map(files.map((file) => [file, importsOf(file)]));
    expect([...graph.values()].flat().length).toBeGreaterThan(500);
    expect(circles(graph)).toEqual([]);
  });
});
