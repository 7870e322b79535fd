// Serves the demo to this machine: `npm start`, then open the address that it prints.
// PORT chooses the port (else the first free one from 8000), HOST the interface (else this machine only).
import { createServer } from 'node:http';
import { root } from './bundle/entries.mjs';
import { answer } from './files.mjs';

const host = process.env.HOST ?? '127.0.0.1';
const first = Number(process.env.PORT ?? 8000);
const last = process.env.PORT ? first : first + 100;

const server = createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const address = request.url === '/' ? '/demo' : request.url;
  void answer(root, address).then(({ status, headers, body }) => {
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  });
});

let port = first;
server.on('error', (error) => {
  if (error.code === 'EADDRINUSE' && port < last) server.listen(++port, host);
  else throw error;
});
server.on('listening', () => {
  const name = ['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  console.log(`The demo is at http://${name}:${port}/demo/ (Ctrl+C ends it)`);
});
server.listen(port, host);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
