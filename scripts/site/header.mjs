// The header of every page of the site, in English; demo/header says it in the reader's language.

const pages = [
  ['activities', 'index.html', 'Activities'],
  ['lesson', 'docs/lessons.html', 'Lesson on many devices'],
  ['report', 'report.html', 'Report'],
  ['puzzles', 'puzzles.html', 'Puzzles'],
  ['help', 'docs/index.html', 'Help'],
];

/**
 * Returns the markup of the header of a page.
 * @param page.up The relative path from the page up to the folder of the site.
 * @param page.current The path of the page itself, which is marked in the list.
 * @param page.hasLanguages Whether the page can be shown in each language, which the header then offers.
 */
export const headerOf = ({
  up = '',
  current,
  hasLanguages = false,
}) => `    <header class="site-header"${hasLanguages ? ' data-languages' : ''}>
      <a class="brand" href="${up}index.html">Abacade</a>
      <nav aria-label="Pages">
${pages
  .map(
    ([name, path, title]) =>
      `        <a data-page="${name}" href="${up}${path}"${path === current ? ' aria-current="page"' : ''}>${title}</a>`,
  )
  .join('\n')}
      </nav>
    </header>`;
