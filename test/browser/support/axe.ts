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

/** Returns whether a control is too small, or covered by a bar that stays in sight, also where it is scrolled to the middle. */
async function isHardToTap(control: Element): Promise<boolean> {
  const before = scrollY;
  control.scrollIntoView({ block: 'center' });
  const { violations: found } = await axe.run(document, {
    runOnly: { type: 'rule', values: ['target-size'] },
    elementRef: true,
  });
  scrollTo(0, before);
  return found.some(({ nodes }) => nodes.some((node) => node.element === control));
}

/** Returns what axe finds wrong with the page as it is, each fault with its place. Animations are finished first. */
export async function violations(element: LitElement, rules?: readonly string[]): Promise<string[]> {
  await element.updateComplete;
  await turn();
  await element.updateComplete;
  for (const animation of document.getAnimations()) animation.finish();
  const { style } = document.documentElement;
  style.opacity = '1'; // axe skips invisible elements, and the page of a test is invisible
  try {
    const { violations: found, passes } = await axe.run(document, {
      runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags },
      rules: { 'target-size': { enabled: true } }, // off by default
      resultTypes: ['violations'],
      elementRef: true,
    });
    if (!passes.some(({ id }) => id === 'color-contrast')) throw new Error('axe has not looked at the colours.');
    const faults: string[] = [];
    for (const { id, nodes } of found)
      for (const { element: place, target, html, failureSummary } of nodes)
        if (id !== 'target-size' || (await isHardToTap(place!)))
          faults.push(`${id}: ${target.join(' ')} ${html.slice(0, 200)} ${failureSummary}`);
    return faults;
  } finally {
    style.removeProperty('opacity');
  }
}
