import 'axe-core/axe.min.js'; // sets `axe` on the window
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { LitElement } from 'lit';
import { turn } from './time.js';

declare const axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colours, places, names and languages: everything that a change of theme, language or direction can break. */
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

/**
 * Returns what axe finds wrong with a page in another theme, language or direction. Rules about the structure are left out, as it is the
 * same.
 */
export const violationsOfWords = (element: LitElement): Promise<string[]> => violations(element, aboutWords);

/** Returns what axe finds wrong with the page as it is, each fault with its place. Animations are finished first. */
export async function violations(element: LitElement, rules?: readonly string[]): Promise<string[]> {
  await element.updateComplete;
  await turn();
  await element.updateComplete;
  for (const animation of document.getAnimations()) animation.finish();
  // Before its end, a bar that stays in sight covers a part of what can be scrolled past it.
  scrollTo(0, document.documentElement.scrollHeight);
  const { style } = document.documentElement;
  style.opacity = '1'; // axe skips invisible elements, and the page of a test is invisible
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
