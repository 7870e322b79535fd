import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';
import { findAll, parentOf, words, type Place } from './look-up.js';

/*
 * Looks things up the way people find them, with the eyes or with a screen reader: by role and accessible name, through all shadow
 * roots. What is hidden from them is not found. Only elements that may have the role are asked for their names.
 */

/** A name, spaces as one; a part of it as a regular expression. */
type Name = string | RegExp;

/** The states of a control, as ARIA has them. */
const states = ['checked', 'current', 'disabled', 'expanded', 'pressed', 'selected'] as const;

type Which = { readonly [state in (typeof states)[number]]?: boolean } & {
  readonly name?: Name;
  /** The level of a heading. */
  readonly level?: number;
  /** Also finds what is hidden, such as a control of a menu that is closed. */
  readonly hidden?: boolean;
};

/** The elements that have a role without saying so. */
const native: Readonly<Record<string, string>> = {
  article: 'article',
  banner: 'header',
  button: 'button, summary, input[type="button"], input[type="submit"]',
  cell: 'td',
  checkbox: 'input[type="checkbox"]',
  columnheader: 'th',
  combobox: 'select',
  contentinfo: 'footer',
  dialog: 'dialog',
  form: 'form',
  group: 'details, fieldset, optgroup',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img',
  link: 'a[href]',
  list: 'ol, ul, menu',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  option: 'option',
  paragraph: 'p:not([role])',
  progressbar: 'progress',
  radio: 'input[type="radio"]',
  region: 'section',
  row: 'tr',
  slider: 'input[type="range"]',
  spinbutton: 'input[type="number"]',
  status: 'output',
  table: 'table',
  term: 'dt',
  textbox: 'input, textarea',
};

/** Returns the accessible name of an element. */
export const nameOf = (one: Element): string => computeAccessibleName(one).replaceAll(/\s+/g, ' ').trim();

/** Returns the accessible description of an element: what is read after its name. */
export const descriptionOf = (one: Element): string => computeAccessibleDescription(one).replaceAll(/\s+/g, ' ').trim();

const hasName = (one: Element, name: Name): boolean =>
  typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one));

/** Returns the role of an element. A section or a form without a name is none, and the library knows no paragraphs. */
function roleOf(one: Element): string | null {
  if (one.localName === 'p' && !one.hasAttribute('role')) return 'paragraph';
  const role = getRole(one);
  return (role === 'region' || role === 'form') && !nameOf(one) ? null : role;
}

/** Matches an element that hides all of its content. */
const hiding = '[hidden], [inert], [aria-hidden="true"], dialog:not([open])';

const isHidden = (one: Element): boolean => {
  for (let at: Element | null = one; at; at = parentOf(at)) {
    if (at.matches(hiding)) return true;
    const around = parentOf(at);
    if (around?.matches('details:not([open])') && at.localName !== 'summary') return true;
  }
  return false;
};

/** Returns whether an element is in a state, by its attribute or as a native control. */
const isIn = (one: Element, state: (typeof states)[number]): boolean => {
  const given = one.getAttribute(`aria-${state}`);
  const own = (one as unknown as Partial<Record<string, unknown>>)[state];
  return given === null ? own === true : given !== 'false';
};

const levelOf = (one: Element): number => Number(one.ariaLevel ?? one.localName.slice(1));

/** Returns all elements of a role, in the order of the page, with that name and in these states. */
export function queryAllByRole<E extends Element = HTMLElement>(
  place: Place,
  role: string,
  which: Name | Which = {},
): E[] {
  const wanted: Which = typeof which === 'string' || which instanceof RegExp ? { name: which } : which;
  const { name, level } = wanted;
  const selector = [`[role~="${role}"]`, ...(role in native ? [native[role]] : [])].join(', ');
  return findAll<E>(place, selector).filter(
    (one) =>
      states.every((state) => wanted[state] === undefined || isIn(one, state) === wanted[state]) &&
      (level === undefined || levelOf(one) === level) &&
      roleOf(one) === role &&
      (wanted.hidden || !isHidden(one)) &&
      (name === undefined || hasName(one, name)),
  );
}

/** Returns the element of a role; null if there is none. */
export const queryByRole = <E extends Element = HTMLElement>(
  place: Place,
  role: string,
  which?: Name | Which,
): E | null => only<E>(place, role, which) ?? null;

/** Returns whether there is an element of a role. (Do not pass an element to `expect`, see `has`.) */
export const hasRole = (place: Place, role: string, which?: Name | Which): boolean =>
  queryAllByRole(place, role, which).length > 0;

/** Returns the element of a role; throws if there is none, or more than one. */
export function getByRole<E extends Element = HTMLElement>(place: Place, role: string, which?: Name | Which): E {
  const found = only<E>(place, role, which);
  if (found) return found;
  const others = queryAllByRole(place, role).map((one) => nameOf(one) || words(one));
  throw new Error(`There is no ${role} ${written(which)} among ${others.join(' | ').slice(0, 800) || 'none'}`);
}

function only<E extends Element>(place: Place, role: string, which?: Name | Which): E | undefined {
  const found = queryAllByRole<E>(place, role, which);
  if (found.length > 1)
    throw new Error(
      `There are ${found.length} of ${role} ${written(which)}: ${found.map(nameOf).join(' | ').slice(0, 800)}`,
    );
  return found[0];
}

const written = (which: Name | Which = ''): string =>
  typeof which === 'string' || which instanceof RegExp
    ? String(which)
    : Object.entries(which)
        .map(([key, value]) => `${key} ${value}`)
        .join(', ');

/** Returns the element of a role that Tab reaches, where the arrow keys move among several. */
export function tabStop<E extends HTMLElement | SVGElement = HTMLElement>(place: Place, role: string): E {
  const found = queryAllByRole<E>(place, role).filter((one) => one.tabIndex === 0);
  if (found.length !== 1) throw new Error(`Tab reaches ${found.length} of ${role}: ${found.map(nameOf).join(' | ')}`);
  return found[0];
}

/** Returns the heading of the screen: whose turn it is, who has won, which game is being set up. */
export const titleOf = (place: Place): HTMLElement => getByRole(place, 'heading', { level: 2 });

/** Returns the question that is asked: the first paragraph with the box of an answer. */
export function questionOf(place: Place): HTMLElement {
  const found = queryAllByRole(place, 'paragraph').find((one) => hasRole(one, 'status'));
  if (!found) throw new Error(`There is no question in ${place ? words(place).slice(0, 800) : 'nothing'}`);
  return found;
}
