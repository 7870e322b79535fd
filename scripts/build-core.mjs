// Compiles every core under assembly/ with `asc`: to WebAssembly and, with `wasm2js`, to the JavaScript twin. Writes
// src/core/generated/<name>.wasm.ts (bytes in hexadecimal: it packs better than base64, for gzip sees whole bytes) and
// src/core/generated/<name>.twin.js (a module that exports the function which instantiates it).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'src/core/generated');
const build = join(root, 'build');
const require = createRequire(import.meta.url);
const bin = (pkg, path) => join(dirname(require.resolve(`${pkg}/package.json`)), path);
const asc = bin('assemblyscript', 'bin/asc.js');
const wasm2js = bin('binaryen', 'bin/wasm2js');

async function node(script, ...args) {
  const [code] = await once(spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' }), 'close');
  if (code !== 0) throw new Error(`${script} ended with ${code}.`);
}
/** What a game itself asks is asked once a move and travels with its page: there size counts, elsewhere speed. */
const effort = (name) => (['multiplay', 'sequence'].includes(name) ? '-Oz' : '-O3');
/** No allocation, no imports. A bounds error cannot be reported without imports: the wrappers in src/core check first. */
const common = ['--runtime', 'stub', '--use', 'abort=', '--noAssert', '--bindings', 'none'];
/** Vectors, where a core names them: `asc` makes none by itself. ASC_FEATURE_SIMD parts the two builds in the source. */
const vectors = ['--enable', 'simd'];
/** What wasm2js cannot translate; nor does it know vectors. */
const plain = ['bulk-memory', 'sign-extension', 'nontrapping-f2i'].flatMap((feature) => ['--disable', feature]);

const newest = (dir) =>
  Math.max(
    ...readdirSync(dir, { withFileTypes: true }).map((entry) => {
      const path = join(dir, entry.name);
      return entry.isDirectory() ? newest(path) : statSync(path).mtimeMs;
    }),
  );

mkdirSync(out, { recursive: true });
mkdirSync(build, { recursive: true });
const names = readdirSync(join(root, 'assembly'), { withFileTypes: true }).filter((e) => e.isDirectory());
/** Cores share files, so a change in one folder concerns them all. */
const changed = Math.max(newest(join(root, 'assembly')), statSync(fileURLToPath(import.meta.url)).mtimeMs);
const hex = (wasm) => readFileSync(wasm).toString('hex');

async function make(name) {
  const dir = join('assembly', name);
  const target = join(out, `${name}.wasm.ts`);
  const twinTarget = join(out, `${name}.twin.js`);
  const made = existsSync(target) && existsSync(twinTarget) ? statSync(target).mtimeMs : 0;
  if (made > changed) return;

  const flat = join(build, `${name}.flat.wasm`);
  await node(asc, join(dir, 'index.ts'), effort(name), ...common, ...plain, '-o', flat);
  const js = join(build, `${name}.js`);
  await node(wasm2js, '--emscripten', '-O3', flat, '-o', js);
  writeFileSync(
    twinTarget,
    `// Made by scripts/build-core.mjs from ${dir}. Do not edit.\nexport default ${readFileSync(js, 'utf8').trim()}`,
  );
  writeFileSync(
    join(out, `${name}.twin.d.ts`),
    `declare const instantiate: (imports: object) => Record<string, unknown>;\nexport default instantiate;\n`,
  );

  const wasm = join(build, `${name}.wasm`);
  await node(asc, join(dir, 'index.ts'), effort(name), ...common, ...vectors, '-o', wasm);
  const text = `export const wasm: string =\n  '${hex(wasm)}';\n`;
  // Last, for by its time the core counts as made.
  writeFileSync(target, `// Made by scripts/build-core.mjs from ${dir}. Do not edit.\n${text}`);
  console.log(`core ${name}: ${statSync(wasm).size} B of WebAssembly`);
}

// As many at a time as the machine can do.
const waiting = names.map(({ name }) => name);
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    while (waiting.length) await make(waiting.shift());
  }),
);
