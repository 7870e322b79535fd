import 'axe-core/axe.min.js'; // sets `axe` on the window
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { LitElement } from 'lit';
import { turn } from './time.js';

declare const axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colours, places, names and languages: all that a theme, a language or a direction changes. */
const aboutWords = [
  ...['color-contrast', 'target-size', 'scrollable-region-focusable', 'html-has-lang', 'html-lang-valid', 'valid-lang'],
  ...[
    'button-name',
    'link-name',
    'input-button-name',
    'select-name',
    'summary-name',
    'label',
    'image-alt',
    'svg-img-alt',
  ],
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-meter-name', 'aria-progressbar-name'],
  ...['aria-toggle-field-name', 'aria-tooltip-name', 'aria-treeitem-name', 'role-img-alt', 'empty-heading'],
];

/** What axe finds wrong of the same page in another theme, language or direction; its structure has been looked at. */
export const violationsOfWords = (element: LitElement): Promise<string[]> => violations(element, aboutWords);

/** What axe finds wrong on the page as it is, each with where it is; animations are brought to their end before. */
export async function violations(element: LitElement, rules?: readonly string[]): Promise<string[]> {
  await element.updateComplete;
  await turn();
  await element.updateComplete;
  for (const animation of document.getAnimations()) animation.finish();
  const { style } = document.documentElement;
  style.opacity = '1'; // axe leaves out what cannot be seen, and the page of a test is unseen
  const { violations: found, passes } = await axe
    .run(document, {
      runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags },
      rules: { 'target-size': { enabled: true } }, // off by default
      resultTypes: ['violations'],
    })
    .finally(() => style.removeProperty('opacity'));
  if (!passes.some(({ id }) => id === 'color-contrast')) throw new Error('axe has not looked at the colours.');
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)} ${failureSummary}`,
    ),
  );
}
