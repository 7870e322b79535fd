// The server of games across devices, for Node: its program and the thread of the computer players. What it takes from
// npm stays outside.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './entries.mjs';

/** Writes server/dist/. */
export async function bundleServer() {
  const dir = join(root, 'server/dist');
  rmSync(dir, { recursive: true, force: true });
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    input: { main: 'server/main.ts', 'bot-worker': 'server/bot-worker.ts' },
    external: [/^node:/, /^[a-z]/],
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    checks: { pluginTimings: false },
  });
  await bundle.write({ dir, format: 'es', chunkFileNames: '[name].js' });
  await bundle.close();
}
