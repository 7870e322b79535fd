// Serves the files of the project and packages to a browser from which test/pages/floor.js removes newer features:
// `/older/safari/demo/index.html` and `/older/firefox/package/scorm12/QUERY/index.html`.
import { root } from '../../scripts/bundle/entries.mjs';
import { answer } from '../../scripts/files.mjs';
import { fileOfPackage } from './packages.mjs';

const before = (browser) =>
  `<head><script src="/plain/test/pages/watch.js"></script>` +
  `<script src="/plain/test/pages/floor.js" data-as="${browser}"></script>`;

/** Answers an address below `/older/`. */
export async function older(context) {
  const [, , browser, ...names] = context.path.split('/');
  const path = `/${names.join('/')}`;
  const file = path.startsWith('/package/') ? await fileOfPackage(path) : await answer(root, path);
  if (!file) return;
  const { status = 200, headers, body } = file;
  const bytes = Buffer.from(body);
  context.status = status;
  context.set(headers);
  context.body = path.endsWith('.html') ? bytes.toString().replace(/<head>/, before(browser)) : bytes;
}
