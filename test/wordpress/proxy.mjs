// A proxy that ends TLS before a site, as schools' hosts have it: the site itself is asked by http.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';

/**
 * Starts the proxy, with a certificate of its own.
 * @param tells sends `X-Forwarded-Proto`, without which the site takes itself for one with http
 */
export async function startProxy({ folder, port: to }, { port, tells }) {
  const [key, cert] = ['key', 'cert'].map((name) => join(folder, `${name}.pem`));
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, '-keyout', key, '-out', cert],
    { stdio: 'pipe' },
  );
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    const headers = { ...request.headers, ...(tells && { 'x-forwarded-proto': 'https' }) };
    const asked = ask({ host: 'localhost', port: to, path: request.url, method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.writeHead(502).end());
    request.pipe(asked);
  }).listen(port, 'localhost');
  await once(server, 'listening');
  return {
    address: `https://localhost:${port}`,
    async end() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
