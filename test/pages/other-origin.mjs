// A second origin for the browser tests, on a port of its own. It serves the files of dist/cdn; as a test cannot access a page of another
// origin, `frame.html` also has a script that plays for the test (test/pages/hands.js). Below `/closed/`, no other site may use its
// scripts.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { root } from '../../scripts/bundle/entries.mjs';
import { answer } from '../../scripts/files.mjs';
import { atHome } from './pages.mjs';

/** Starts the server. Returns its origin and a function that stops it. */
export async function startOtherOrigin() {
  const server = createServer((request, response) => {
    const isClosed = request.url.startsWith('/closed/');
    const path = isClosed ? request.url.slice('/closed'.length) : request.url;
    const isOfTests = path.startsWith('/test/pages/');
    void answer(root, isOfTests ? path : `/dist/cdn${path}`).then(({ status, headers, body }) => {
      const isFrame = status === 200 && request.url.startsWith('/frame.html');
      const hands = '<script src="/test/pages/watch.js"></script><script src="/test/pages/hands.js"></script>';
      const sent = isFrame ? String(Buffer.from(body)).replace('<head>', `<head>${hands}`) : body;
      const told = isFrame ? { 'content-security-policy-report-only': atHome } : {};
      // Browsers load modules from other origins only if the server allows it: docs/security.md.
      const shared = isClosed ? {} : { 'access-control-allow-origin': '*' };
      response.writeHead(status, { ...headers, ...shared, ...told }).end(sent);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
