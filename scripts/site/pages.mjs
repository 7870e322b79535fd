// Creates the head of every page of the site, and the pages that exist only there.
import { headerOf } from './header.mjs';

export const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The content security policy of every page: only files of its own server, no inline script or style, no exception.
 * WebAssembly and workers from blobs are blocked, so cores run as their JavaScript twins: docs/security.md.
 */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

const policyOf = (directives) =>
  `<meta http-equiv="Content-Security-Policy" content="${Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ')}" />`;

/** Returns whether a page of the demo asks for less than the policy grants: the report connects to nothing. */
const connectsToNothing = (html) => html.includes("connect-src 'none'");

/** Returns the relative path from a page up to the folder of the site. */
export const upFrom = (path) => '../'.repeat(path.split('/').length - 1);

const meta = (key, name, content) => `<meta ${key}="${name}" content="${attribute(content)}" />`;

/**
 * Returns the metadata that messengers and search engines read. They only accept absolute addresses, so pictures and
 * canonical addresses are written only if the address of the site is known.
 * @param page.isOne Whether the address without a query is this very page: a game with options is not the one without.
 */
function preview({ path, title, about, picture, isOne, oembed }, url) {
  const absolute = (to) => new URL(to, url).href;
  const lines = [
    meta('name', 'description', about),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Abacade'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', about),
    meta('name', 'twitter:card', url && picture ? 'summary_large_image' : 'summary'),
  ];
  if (!url) return lines;
  if (picture) {
    lines.push(
      meta('property', 'og:image', absolute(picture.path)),
      meta('property', 'og:image:type', 'image/jpeg'),
      meta('property', 'og:image:width', String(picture.width)),
      meta('property', 'og:image:height', String(picture.height)),
      meta('property', 'og:image:alt', picture.alt),
    );
  }
  if (isOne) {
    lines.push(
      meta('property', 'og:url', absolute(path)),
      `<link rel="canonical" href="${attribute(absolute(path))}" />`,
    );
  }
  if (oembed) {
    const href = attribute(absolute(oembed));
    lines.push(`<link rel="alternate" type="application/json+oembed" href="${href}" title="${attribute(title)}" />`);
  }
  return lines;
}

/** Returns a page with the policy, the preview, and the script that keeps the site on the device. */
export function finished(html, page, url) {
  const up = upFrom(page.path);
  const directives = connectsToNothing(html) ? { ...policy, 'connect-src': "'none'" } : policy;
  const own = html.replace(/\s*<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '');
  // A policy only applies to what comes after it.
  const first = own.replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${policyOf(directives)}`);
  const last = [
    ...(page.about ? preview(page, url) : []),
    ...(page.isFrame
      ? []
      : [
          `<link rel="manifest" href="${up}manifest.webmanifest" />`,
          `<link rel="apple-touch-icon" href="${up}icons/icon-192.png" />`,
          `<script type="module" src="${up}offline.js"></script>`,
        ]),
  ];
  return first.replace('</head>', `${last.map((line) => `  ${line}\n  `).join('')}</head>`);
}

/** Returns the page of a game, whose query contains the options: a share link. */
export const gamePage = (name, title) => `<!doctype html>
<html lang="en" data-game="${name}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="stylesheet" href="../abacade/frame.css" />
    <script type="module" src="../abacade/frame.js"></script>
  </head>
  <body>
    <main></main>
    <noscript><p>The game needs JavaScript.</p></noscript>
  </body>
</html>
`;

/** Returns a page of the documentation. */
export function docPage(path, { title, body }) {
  const up = upFrom(path);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Abacade</title>
    <link rel="icon" href="${up}icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${up}page.css" />
    <link rel="stylesheet" href="${up}docs.css" />
    <script type="module" src="${up}builder/header.js"></script>
  </head>
  <body>
    <a class="skip" href="#text">To the text</a>
${headerOf({ up, current: path })}
    <main id="text">
${body}
    </main>
  </body>
</html>
`;
}
