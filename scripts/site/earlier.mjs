// Collects the files that open pages of earlier versions still fetch: docs/embedding.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isVersion = (name) => /^\d+\.\d+\.\d+$/.test(name);

/**
 * Returns the files in the folders of versions in `folder`, except for those of `version`, by their paths in the site.
 * @throws Error if there is no such folder.
 */
export function filesOfVersions(folder, version) {
  const versions = readdirSync(folder).filter((name) => isVersion(name) && name !== version);
  if (versions.length === 0) throw new Error(`${folder} has no folder of an earlier version.`);
  return versions.flatMap((name) =>
    readdirSync(join(folder, name)).map((file) => [`abacade/${name}/${file}`, readFileSync(join(folder, name, file))]),
  );
}
