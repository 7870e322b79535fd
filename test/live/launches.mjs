// `npm run launches -- --count=500`: launches a server of LTI as a platform does, and prints the processor time that a launch costs
// the server. It needs a build, and Linux, which tells the time of a process.
import { argument, bundled } from './bundled.mjs';

const { launches } = await bundled('launches');
console.log(await launches(Number(argument('count') ?? 500)));
process.exit();
