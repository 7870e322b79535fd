// `npm run dev`: serves the demo from the sources and reloads the page when they change. esbuild bundles to build/dev,
// with the same paths as in the project; these files take precedence over those of `npm run build`. Plain scripts
// (`<tag>.iife.js`, packages) are those of the last build.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { context } from 'esbuild';
import { root, tags } from './bundle/entries.mjs';
import { noStreams } from './bundle/translate.mjs';
import { answer, shared } from './files.mjs';
import { listen } from './listen.mjs';

const folder = join(root, 'build/dev');

/** The responses to open pages, which wait for the next change. */
const open = new Set();
const reload = () => {
  for (const page of open) page.write('data: changed\n\n');
};

const bundle = await context({
  absWorkingDir: root,
  entryPoints: {
    ...Object.fromEntries(tags.map((tag) => [`dist/cdn/${tag}`, `components/${tag}/define.ts`])),
    'dist/cdn/abacade': 'pages/autoload.ts',
    'dist/cdn/frame': 'pages/frame.ts',
    'dist/cdn/frame-height': 'pages/frame-height.ts',
    'build/demo/builder': 'demo/builder/main.ts',
    'build/demo/translate/try-translation': 'demo/translate/try-translation.ts',
    'build/demo/opening': 'demo/builder/opening.ts',
  },
  outdir: folder,
  alias: noStreams,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['development'], // Lit's development build, which prints warnings
  ignoreAnnotations: true, // `sideEffects` describes the package's files, not the sources
  sourcemap: 'linked',
  logLevel: 'info',
  plugins: [{ name: 'reload', setup: ({ onEnd }) => onEnd(({ errors }) => void (errors.length || reload())) }],
});

/** Runs `npm run generate` for cores and words: one run at a time, and another one for changes made meanwhile. */
let generating = false;
let isStale = false;
async function generate() {
  isStale = true;
  if (generating) return;
  generating = true;
  while (isStale) {
    isStale = false;
    await once(spawn('npm', ['run', '--silent', 'generate'], { cwd: root, stdio: 'inherit' }), 'close');
  }
  generating = false;
}

rmSync(folder, { recursive: true, force: true });
await generate();
await bundle.watch();
for (const changed of ['assembly', 'words']) {
  watch(join(root, changed), { recursive: true }, () => void generate());
}
watch(join(root, 'demo'), reload);

const changes = '/build/dev/changes';
const script = '/build/dev/reload.js';

listen(async (asked, response, method) => {
  if (asked === changes) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    open.add(response);
    response.on('close', () => open.delete(response));
    return;
  }
  if (asked === script) {
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end(`new EventSource('${changes}').onmessage = () => location.reload();`);
    return;
  }
  const address = asked === '/' ? '/demo' : asked;
  const made = await answer(folder, address);
  const { status, headers, body } = made.status === 200 ? made : await answer(root, address);
  const isPage = status === 200 && String(headers['content-type']).startsWith('text/html');
  response.writeHead(status, { ...headers, ...shared(asked), 'cache-control': 'no-store' });
  response.end(
    method === 'HEAD' ? undefined : isPage ? `${body}<script type="module" src="${script}"></script>` : body,
  );
});
