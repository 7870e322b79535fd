// `npm run load -- --boards=5000 --seconds=60 --every=8 --log=redis`: plays boards against a server, and prints latencies,
// processor time, memory and bytes. It needs a build, and as many open files as there are sockets.
import { argument, bundled } from './bundled.mjs';

const number = (name, usual) => Number(argument(name) ?? usual);
const { load } = await bundled('load');
console.log(
  await load({
    boards: number('boards', 200),
    seconds: number('seconds', 20),
    every: number('every', 8),
    log: argument('log') ?? 'sqlite',
  }),
);
process.exit();
