import { resolve } from 'node:path';
import { bundleForNode } from '../../scripts/bundle/node.mjs';

/** Bundles a program of this folder for Node and returns its file, in a place where Node finds the packages. */
export async function bundle(name: string): Promise<string> {
  const file = resolve(`build/live/${name}.mjs`);
  await bundleForNode(resolve(`test/live/${name}.ts`), { file });
  return file;
}
