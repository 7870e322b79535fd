// Writes scripts of rollup.config.js: build.mjs runs this on each processor, and hands out one number after the other.
import { rollup } from 'rollup';
import bundles from '../../rollup.config.js';

process.on('message', async (at) => {
  if (at >= bundles.length) return process.disconnect();
  const { output, ...input } = bundles[at];
  const bundle = await rollup(input);
  await bundle.write(output);
  await bundle.close();
  process.send('done');
});
process.send('ready');
