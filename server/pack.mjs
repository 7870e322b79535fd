// Copies from the repository what the package needs: the elements, for its pages, and the licence. `--undo` removes them again.
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
rmSync(at('cdn'), { recursive: true, force: true });
rmSync(at('LICENSE'), { force: true });
if (!process.argv.includes('--undo')) {
  cpSync(at('../dist/cdn'), at('cdn'), { recursive: true });
  copyFileSync(at('../LICENSE'), at('LICENSE'));
}
