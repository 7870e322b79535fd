// Writes scripts of rollup.config.js. build.mjs runs this on each processor, and sends it the numbers of the scripts one by
// one.
import bundles from '../../rollup.config.js';
import { writeBundle } from './write.mjs';

process.on('message', async (at) => {
  if (at >= bundles.length) return process.disconnect();
  const { output, ...input } = bundles[at];
  await writeBundle(input, output);
  process.send('done');
});
process.send('ready');
