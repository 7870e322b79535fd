// Checks the references in the files of the static site.
import { posix } from 'node:path';

const isText = (path) => /\.(html|css|js|webmanifest)$/.test(path);

/** Returns the addresses in a file: of links, pictures and scripts, in styles, imports and the manifest. */
function addressesIn(path, text) {
  if (path.endsWith('.html')) {
    // `content` of meta is left out: it is for messengers and uses the public address of the site.
    return [...text.matchAll(/\s(?:href|src|srcset|action|data|poster|folder|play|words|warm-up)="([^"]*)"/g)].map(
      ([, one]) => one.replaceAll('&amp;', '&'),
    );
  }
  if (path.endsWith('.css'))
    return [...text.matchAll(/url\(["']?([^"')]*)|@import ["']([^"']*)/g)].map(([, a, b]) => a ?? b);
  if (path.endsWith('.webmanifest'))
    return [...text.matchAll(/"(?:src|url|start_url|scope)": "([^"]*)"/g)].map(([, one]) => one);
  // Computed names, such as `./${tag}.js`, cannot be followed. Between two sentences, of which one ends with “from”, is a comma.
  return [...text.matchAll(/(?:from|import\(?)\s*["'`]([^"'`$,]+)["'`]/g)].map(([, one]) => one);
}

const targets = (text) => new Set([...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));

/**
 * Returns the broken addresses, including those that would break in another folder: `path: address`. Only links of the documentation may
 * lead to other sites.
 */
export function brokenLinks(files) {
  const broken = [];
  for (const [path, bytes] of files) {
    if (!isText(path) || path === 'sw.js') continue;
    for (const address of addressesIn(path, String(bytes))) {
      if (path.startsWith('docs/') && /^(https:|mailto:)/.test(address)) continue;
      const [, to, fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address);
      const target = to === '' ? path : posix.join(posix.dirname(path), to);
      const isFolder = target.endsWith('/') && [...files.keys()].some((one) => one.startsWith(target));
      const isScope = path.endsWith('.webmanifest') && address === '.';
      const isThere = !/^[a-z]+:|^\//i.test(address) && (files.has(target) || isFolder || isScope);
      // On the builder's page, `#` is followed by choices.
      const isFound = !fragment || target === 'index.html' || targets(String(files.get(target))).has(fragment);
      if (!isThere || !isFound) broken.push(`${path}: ${address}`);
    }
  }
  return broken;
}

/** Returns the pages that cannot be reached by links from `start`. */
export function lostPages(files, start) {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path) || !path.endsWith('.html') || !files.has(path)) return;
    found.add(path);
    for (const [, to] of String(files.get(path)).matchAll(/<a [^>]*href="([^"?#]+)/g))
      visit(posix.join(posix.dirname(path), to));
  };
  visit(start);
  return [...files.keys()].filter((path) => path.startsWith('docs/') && path.endsWith('.html') && !found.has(path));
}

/** Returns the parts of each page's markup that the policy refuses, and `policy` for a page without a strict one: `path: part`. */
export const inlineParts = (files) =>
  [...files]
    .filter(([path]) => path.endsWith('.html'))
    .flatMap(([path, bytes]) => {
      const text = String(bytes);
      const found = text.match(/\sstyle="|<style|\son\w+="|<script(?![^>]*\ssrc=)/g) ?? [];
      const hasPolicy = /<meta\s+http-equiv="Content-Security-Policy"\s+content="default-src 'none'; [^"]*"/.test(text);
      const isStrict =
        hasPolicy && !/unsafe|blob:|data:|\*/.test(/Content-Security-Policy"\s+content="([^"]*)/.exec(text)[1]);
      return [...found, ...(isStrict ? [] : ['policy'])].map((part) => `${path}: ${part}`);
    });
