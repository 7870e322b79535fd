// `npm run dev`: serves the demo from the sources and reloads the page when they change. Rollup bundles to build/dev with the
// same paths as in the project, and rebuilds only what has changed; these files take precedence over those of `npm run build`.
// Plain scripts (`<tag>.iife.js`, packages) are those of the last build.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { watch as watchBundles } from 'rollup';
import { root, tags } from './bundle/entries.mjs';
import { forPages } from './bundle/pages.mjs';
import { answer, shared } from './files.mjs';
import { listen } from './listen.mjs';

const folder = join(root, 'build/dev');

/** The responses to open pages, which wait for the next change. */
const open = new Set();
const reload = () => {
  for (const page of open) page.write('data: changed\n\n');
};

const watcher = () =>
  watchBundles({
    ...forPages({
      ...Object.fromEntries(tags.map((tag) => [`dist/cdn/${tag}`, join(root, `components/${tag}/define.ts`)])),
      'dist/cdn/abacade': join(root, 'pages/autoload.ts'),
      'dist/cdn/frame': join(root, 'pages/frame.ts'),
      'dist/cdn/frame-height': join(root, 'pages/frame-height.ts'),
      'build/demo/activities': join(root, 'demo/activities/main.ts'),
      'build/demo/header': join(root, 'demo/header/main.ts'),
      'build/demo/report': join(root, 'demo/report/main.ts'),
      'build/demo/examples': join(root, 'demo/examples/main.ts'),
      'build/demo/design': join(root, 'demo/design/main.ts'),
      'build/demo/translate/try-translation': join(root, 'demo/translate/try-translation.ts'),
      'build/demo/opening': join(root, 'demo/builder/opening.ts'),
    }),
    output: { dir: folder, format: 'es', chunkFileNames: 'chunks/[name]-[hash].js', sourcemap: true },
    watch: { clearScreen: false },
  }).on('event', ({ code, result, error, duration }) => {
    void result?.close();
    if (code === 'BUNDLE_END') {
      console.log(`bundled in ${(duration / 1000).toFixed(1)} s`);
      reload();
    } else if (code === 'ERROR') {
      const { file, line, column } = error.loc ?? {};
      console.error(file ? `${file}:${line}:${column}: ${error.message}` : error.message);
    }
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
watcher();
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
