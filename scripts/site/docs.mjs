// Creates the pages of the documentation: Markdown becomes HTML, links between documents lead to their pages.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Marked } from 'marked';
import { root } from '../bundle/entries.mjs';
import { games } from './games.mjs';
import { attribute } from './pages.mjs';

/** Returns the documents, by their paths from the root of the project. */
const documents = () =>
  readdirSync(join(root, 'docs'), { recursive: true })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md'));

/** Returns the page of a document: a README is the page of its folder. */
const pageOf = (path) => path.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html');

/** Returns the name of a heading in a URL, in the same form as on forges: `#on-the-command-line`. */
const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/<[^>]*>|&#?\w+;/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Returns whether an address in the site is the page of a game. */
const isGame = (target) => games.some(({ name }) => target.startsWith(`play/${name}.html`));

/** Returns a renderer for one document. Links to paths outside the site become plain text. */
function markdown(path, known, titles) {
  const seen = new Map();
  const slug = (text) => {
    const first = slugOf(text);
    const times = seen.get(first) ?? 0;
    seen.set(first, times + 1);
    return times === 0 ? first : `${first}-${times}`;
  };
  return new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        if (depth === 1) titles.push(text.replace(/<[^>]*>/g, ''));
        const id = slug(text);
        return `<h${depth} id="${id}">${text} <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        if (/^(https?:|mailto:|#)/.test(href)) return `<a href="${attribute(href)}">${text}</a>`;
        const [file, fragment = ''] = href.split(/(?=#)/);
        const target = posix.join(posix.dirname(path), file);
        // In the project, pages are in `demo`; in the site, at its root.
        if (/^demo\/[\w-]+\.html$/.test(target)) return `<a href="${attribute(file.replace('demo/', ''))}">${text}</a>`;
        // This is a game of the site, with the options of the link.
        if (isGame(target)) return `<a href="${attribute(href)}">${text}</a>`;
        return known.has(target) ? `<a href="${attribute(pageOf(file) + fragment)}">${text}</a>` : text;
      },
      // Documents that the package does not contain are named by their paths, so that no link of it leads nowhere.
      codespan({ text }) {
        const target = [text, `${text}/README.md`].find((one) => known.has(one));
        const code = `<code>${attribute(text)}</code>`;
        return target
          ? `<a href="${attribute(pageOf(posix.relative(posix.dirname(path), target)))}">${code}</a>`
          : code;
      },
      // Wide tables scroll by themselves, also with the keyboard.
      table(token) {
        const cell =
          (tag) =>
          ({ tokens, align }) =>
            `<${tag}${align ? ` align="${align}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
        const row = (cells, tag) => `<tr>${cells.map(cell(tag)).join('')}</tr>\n`;
        const rows = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="wide" tabindex="0" role="region" aria-label="Table">
<table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
}

/**
 * Returns the pages of the documentation, by their paths in the site: `{ title, body }`. Their pictures are at the same
 * paths as in the project.
 */
export function docsPages() {
  const paths = documents();
  const known = new Set(paths);
  return new Map(
    paths.map((path) => {
      const titles = [];
      const body = markdown(path, known, titles).parse(readFileSync(join(root, path), 'utf8'));
      return [pageOf(path), { title: titles[0] ?? path, body }];
    }),
  );
}
