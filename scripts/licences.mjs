// Writes dist/THIRD-PARTY-LICENSES.txt: the licences of all packages whose code is in the package. Part of `npm run bundle`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle/entries.mjs';
import { licencesOf, packaged } from './package/shipped.mjs';

writeFileSync(join(root, 'dist/THIRD-PARTY-LICENSES.txt'), licencesOf(packaged()));
