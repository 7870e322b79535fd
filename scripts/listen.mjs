// A local server. PORT sets the port (default: the first free one from 8000), HOST the interface (default: this machine
// only).
import { createServer } from 'node:http';

const host = process.env.HOST ?? '127.0.0.1';
const first = Number(process.env.PORT ?? 8000);
const last = process.env.PORT ? first : first + 100;

/** Starts a server that passes GET and HEAD requests to `respond(url, response, method)`, and prints the demo's URL. */
export function listen(respond) {
  const server = createServer((request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') respond(request.url, response, request.method);
    else response.writeHead(405, { allow: 'GET, HEAD' }).end();
  });
  let port = first;
  server.on('error', (error) => {
    if (error.code === 'EADDRINUSE' && port < last) server.listen(++port, host);
    else throw error;
  });
  server.on('listening', () => {
    const name = ['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
    // If PORT is 0, the system has chosen a free port.
    console.log(`The demo is at http://${name}:${server.address().port}/demo/ (Ctrl+C ends it)`);
  });
  server.listen(port, host);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
}
