// A second origin for the browser tests, on a port of its own: the files of dist/cdn, where `frame.html` also has hands
// that play for the test (test/pages/hands.js), since a test cannot reach into a page of another origin. Below
// `/closed/` it lets no other site use its scripts.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { root } from '../../scripts/bundle/entries.mjs';
import { answer } from '../../scripts/files.mjs';
import { atHome } from './pages.mjs';

/** Starts it; its origin, and how to end it. */
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
