import 'axe-core/axe.min.js'; // sets `axe` on the window
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { drawn, type MultiplayGrid } from './grid.js';

declare const axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** As `axeFinds`, once the grid is drawn. */
export async function violations(grid: MultiplayGrid): Promise<string[]> {
  await drawn(grid);
  return axeFinds();
}

/** What axe finds wrong on the page as it is, each with where it is; animations are brought to their end before. */
export async function axeFinds(): Promise<string[]> {
  for (const animation of document.getAnimations()) animation.finish();
  const { violations: found, passes } = await axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    rules: { 'target-size': { enabled: true } }, // off by default
    resultTypes: ['violations'],
  });
  if (!passes.some(({ id }) => id === 'color-contrast')) throw new Error('axe has not looked at the colours.');
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)} ${failureSummary}`,
    ),
  );
}
