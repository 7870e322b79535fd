// `npm run kills -- --count=1000 --only=redis-two`: kills servers while they append to the log, or the storage of the log, and
// prints what was lost: nothing.
import { argument, bundled } from './bundled.mjs';

const { main, scenes } = await bundled('kills-run');
const names = argument('only')?.split(',') ?? Object.keys(scenes);
process.exitCode = (await main(names, Number(argument('count') ?? 100))) > 0 ? 1 : 0;
