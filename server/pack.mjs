// Copies from the repository what the package needs: the elements, for its pages, and the licence. `--undo` removes them again.
import { copyFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
rmSync(at('cdn'), { recursive: true, force: true });
rmSync(at('LICENSE'), { force: true });
if (!process.argv.includes('--undo')) {
  const missing = [
    'dist/main.js',
    ...['lobby', 'class', 'report'].map((name) => `../dist/cdn/abacade-${name}.js`),
  ].find((file) => !existsSync(at(file)));
  if (missing !== undefined) {
    console.error(`server/${missing} is missing: run \`npm run build\` before packing.`);
    process.exit(1);
  }
  cpSync(at('../dist/cdn'), at('cdn'), { recursive: true });
  copyFileSync(at('../LICENSE'), at('LICENSE'));
}
