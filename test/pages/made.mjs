// Receives what the builder has made in a browser, as the body of a POST to `/made/KIND`, and serves it as a platform
// or a web server would: a zip unpacked below `/made/7/`, a snippet in an author's page as `/made/7/index.html`.
// Requests and violations of the policy are logged: `/made/7/log`.
import { unzipSync } from 'fflate';
import { policyOfPackages } from './packages.mjs';

const types = { css: 'text/css', html: 'text/html', js: 'text/javascript', txt: 'text/plain', xml: 'text/xml' };

/** The policy of an author's page with a snippet: files of the site, and of the frame's server. */
const policyOfPage = (other) =>
  `default-src 'none'; script-src 'self' ${other}; style-src 'self' 'unsafe-inline'; connect-src 'self'; frame-src ${other}`;

const kept = [];

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

const unpack = (kind, body) => (kind === 'zip' ? unzipSync(body) : { 'index.html': body });

/** Answers an address below `/made/`; `other` is the origin of the other server. */
export async function made(context, other) {
  const [, , id, ...rest] = context.path.split('/');
  const name = rest.length > 0 ? rest.join('/') : undefined;
  if (context.method === 'POST' && name === undefined) {
    kept.push({ kind: id, files: unpack(id, await bodyOf(context.req)), asked: [], missed: [], refused: [] });
    context.body = String(kept.length - 1);
    return;
  }
  const site = kept[id];
  if (!site) return;
  const { kind, files, asked, missed, refused } = site;
  if (name === 'refused') {
    const { 'csp-report': report } = JSON.parse(String(await bodyOf(context.req)));
    refused.push(`${report['effective-directive'] ?? report['violated-directive']} ${report['blocked-uri']}`);
    context.status = 204;
  } else if (name === 'log') {
    context.body = { files: Object.keys(files), asked, missed, refused };
  } else if (Object.hasOwn(files, name)) {
    asked.push(name);
    context.status = 200;
    context.set({
      'content-type': `${types[name.split('.').pop()]}; charset=utf-8`,
      'content-security-policy': `${kind === 'zip' ? policyOfPackages : policyOfPage(other)}; report-uri /made/${id}/refused`,
    });
    // The test's record store is in the embedding page.
    const before = name === 'cmi5.js' ? 'if (parent.lrs) window.fetch = parent.lrs;\n' : '';
    context.body = Buffer.concat([Buffer.from(before), files[name]]);
  } else {
    missed.push(name);
  }
}
