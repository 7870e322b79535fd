// Compiles every core in assembly/ with `asc` to WebAssembly and, with `wasm2js`, to the JavaScript twin. Writes
// src/core/generated/<name>.wasm.ts (the bytes as text, see `asText`) and src/core/generated/<name>.twin.js (a module that
// exports the function which instantiates it).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'src/core/generated');
const build = join(root, 'build');
const require = createRequire(import.meta.url);
const wasm2js = join(dirname(require.resolve('binaryen/package.json')), 'bin/wasm2js');

/**
 * Disables V8's optimising compiler for WebAssembly. Both tools are megabytes of it that run for a second: optimising them
 * takes longer than running them unoptimised.
 */
const asIs = '--liftoff-only';

async function node(script, ...args) {
  const child = spawn(process.execPath, [asIs, script, ...args], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${script} ended with ${code}.`);
}
/** Runs the compiler in this process: from its second run on it is five times as fast as in a new process. */
async function compile(...args) {
  setFlagsFromString(asIs);
  const { default: asc } = await import('assemblyscript/asc');
  const { error, stderr } = await asc.main(args);
  if (error) throw new Error(`${stderr.toString()}${error.message}`);
}
/** Cores that are part of a game's own file are optimised for size, because they run once per move; the others for speed. */
const effort = (name) => (['multiplay', 'pytagora', 'sequence'].includes(name) ? '-Oz' : '-O3');
/**
 * Options of all builds: no allocation and no imports. Without imports, bounds errors cannot be reported, so the wrappers
 * in src/core check the arguments first.
 */
const common = ['--runtime', 'stub', '--use', 'abort=', '--noAssert', '--bindings', 'none'];
/** Options for cores that use SIMD explicitly; `asc` does not vectorise. The sources distinguish the builds by ASC_FEATURE_SIMD. */
const vectors = ['--enable', 'simd'];
/** Disables features that wasm2js does not support. It does not support SIMD either. */
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
/** Cores share files, so a change in any folder affects all of them. */
const changed = Math.max(newest(join(root, 'assembly')), statSync(fileURLToPath(import.meta.url)).mtimeMs);
/**
 * Encodes bytes as text: a character from `(` on for each of 0 to 63, after an `h`, `i` or `j` where 64, 128 or 192 is to
 * be added. gzip compresses this by 4 to 9 % better than hexadecimal, and by 25 % better than base64.
 */
const asText = (bytes) =>
  Array.from(bytes, (byte) => `${' hij'[byte >> 6].trim()}${String.fromCharCode(40 + (byte & 63))}`).join('');

const targetOf = (name) => join(out, `${name}.wasm.ts`);
const twinOf = (name) => join(out, `${name}.twin.js`);

function isStale(name) {
  const [target, twin] = [targetOf(name), twinOf(name)];
  return !existsSync(target) || !existsSync(twin) || statSync(target).mtimeMs <= changed;
}

/** Builds both forms of a core; resolves to a line that describes the result. */
async function make(name) {
  const dir = join('assembly', name);
  const flat = join(build, `${name}.flat.wasm`);
  await compile(join(dir, 'index.ts'), effort(name), ...common, ...plain, '-o', flat);
  const js = join(build, `${name}.js`);
  const wasm = join(build, `${name}.wasm`);
  await Promise.all([
    node(wasm2js, '--emscripten', '-O3', flat, '-o', js),
    compile(join(dir, 'index.ts'), effort(name), ...common, ...vectors, '-o', wasm),
  ]);
  writeFileSync(
    twinOf(name),
    `// Made by scripts/build-core.mjs from ${dir}. Do not edit.\nexport default ${readFileSync(js, 'utf8').trim()}`,
  );
  writeFileSync(
    join(out, `${name}.twin.d.ts`),
    `declare const instantiate: (imports: object) => Record<string, unknown>;\nexport default instantiate;\n`,
  );

  const text = `export const wasm: string =\n  ${JSON.stringify(asText(readFileSync(wasm)))};\n`;
  // Written last, because its timestamp marks the core as compiled.
  writeFileSync(targetOf(name), `// Made by scripts/build-core.mjs from ${dir}. Do not edit.\n${text}`);
  return `core ${name}: ${statSync(wasm).size} B of WebAssembly`;
}

for (const { name } of names) if (isStale(name)) console.log(await make(name));
