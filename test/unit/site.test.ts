// Tests the pages that `npm run site` makes of the documentation, and the data for messengers. test/browser/site.test.ts covers the
// whole site.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textAt } from '../../demo/header/speak.js';
import { games } from '../../src/embed/games.js';
import { examples as english } from '../../src/words/generated/en/examples.js';
import { docsPages } from '../../scripts/site/docs.mjs';
import { games as siteGames } from '../../scripts/site/games.mjs';
import { oembedOf } from '../../scripts/site/oembed.mjs';
import { headerOf } from '../../scripts/site/header.mjs';
import { docPage, finished, gamePage } from '../../scripts/site/pages.mjs';
import { pictureOf } from '../../scripts/site/pictures.mjs';

const url = 'https://school.example/some/folder/';
const pages = siteGames.map(({ name, title, about }) => ({
  name,
  page: {
    path: `play/${name}.html`,
    oembed: `oembed/${name}.json`,
    picture: pictureOf(name, title),
    title,
    about,
    isOne: false,
  },
}));
const metaOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );

it('has a page for every game', () => {
  expect(siteGames.map(({ name, title }) => [name, title])).toEqual(
    Object.entries(games).map(([name, { title }]) => [name, title]),
  );
});

it.each(pages)('tells messengers of $name', ({ name, page }) => {
  const html = finished(gamePage(name, page.title), page, url);
  expect(metaOf(html)).toMatchObject({
    'og:title': page.title,
    'og:description': page.about,
    'og:image': `${url}${page.picture.path}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  // Readers who open a shared link would lose its options.
  expect(html).not.toMatch(/og:url|canonical/);
  expect(html).toContain(`<link rel="alternate" type="application/json+oembed" href="${url}${page.oembed}"`);
});

it.each(pages)('says nothing absolute of $name where its address is not known', ({ name, page }) => {
  const html = finished(gamePage(name, page.title), page, undefined);
  expect(html).not.toMatch(/https?:|og:image|oembed/);
  expect(metaOf(html)).toMatchObject({ 'og:title': page.title, 'twitter:card': 'summary' });
});

it.each(pages)('answers oEmbed 1.0 for $name', ({ page }) => {
  const answer = JSON.parse(oembedOf(page, url)) as Record<string, unknown>;
  // oembed.com, 2.3.4: the fields of all types, and those of `rich`. Thumbnails have all three or none.
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', title: page.title, provider_name: 'Abacade' });
  for (const size of ['width', 'height', 'thumbnail_width', 'thumbnail_height']) {
    expect(answer[size]).toSatisfy((value) => Number.isInteger(value) && value > 0);
  }
  expect(answer['thumbnail_url']).toBe(`${url}${page.picture.path}`);
  expect(answer['html']).toMatch(/^<iframe [^<>]*><\/iframe>$/);
  expect(answer['html']).toContain(`src="${url}${page.path}"`);
  expect(answer['html']).toContain(`width="${String(answer['width'])}" height="${String(answer['height'])}"`);
});

it.each(['index', 'gallery', 'puzzles', 'report', 'warm-up', 'translate', 'design'])(
  'has the same header on %s as on every page',
  (name) => {
    const html = readFileSync(join(import.meta.dirname, `../../demo/${name}.html`), 'utf8');
    // In the project, the documentation is Markdown beside the demo.
    const own = html.replace('../docs/lessons.md', 'docs/lessons.html').replace('../docs/README.md', 'docs/index.html');
    const hasLanguages = ['index', 'gallery', 'puzzles', 'report', 'warm-up'].includes(name);
    expect(own).toContain(headerOf({ current: `${name}.html`, hasLanguages }));
    expect(own).toContain('<script type="module" src="../build/demo/header.js"></script>');
    expect(docPage('docs/moodle.html', docs.get('docs/moodle.html')!)).toContain(
      headerOf({ up: '../', current: 'docs/moodle.html' }),
    );
  },
);

it.each([
  ['puzzles', english.puzzles.title, '·'],
  ['gallery', english.gallery.title, 'Abacade · ·'],
])('says in the markup of %s, in English, what its script says in each language', (name, title, others) => {
  const html = readFileSync(join(import.meta.dirname, `../../demo/${name}.html`), 'utf8');
  const below = html.slice(html.indexOf('</nav>')).replaceAll(/\s+/g, ' ');
  expect(html).toContain(`<title>Abacade: ${title}</title>`);
  expect(html).toContain(`<body data-title="${name}.title">`);
  const said = [...below.matchAll(/<(\w+)(?=[^>]* data-says="([^"]*)")[^>]*>([^<]*)<\/\1 ?>/g)];
  expect(said.length).toBeGreaterThan(30);
  for (const [, , path, text] of said) expect([path, text.trim()]).toEqual([path, textAt(english, path)]);
  const labels = [...below.matchAll(/ aria-label="([^"]*)"(?: data-label="([^"]*)")?/g)];
  expect(labels.map(([, label, path]) => [label, path])).toEqual([[english.list, 'list']]);
  // Nothing else is there to read.
  const left = said.reduce((text, [one]) => text.replace(one, ''), below).replaceAll(/<[^>]*>/g, ' ');
  expect(left.replaceAll(/\s+/g, ' ').trim()).toBe(others);
});

const docs = docsPages();

it('makes a page of every document', () => {
  const root = join(import.meta.dirname, '../../docs');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
  expect(docs.size).toBe(sources.length);
  for (const { title, body } of docs.values()) {
    expect(title).not.toMatch(/[<>]|\.md$/);
    expect(body).not.toMatch(/href="[^"]*\.md[#"]/);
  }
});

it('names headings as forges do, and leads to them', () => {
  const { body } = docs.get('docs/moodle.html')!;
  expect(body).toContain('href="#only-to-play-in-a-page"');
  expect(body).toContain('<h2 id="only-to-play-in-a-page">');
  expect(body).toContain('href="embedding.html#builder"');
});
