// Generates docs/reference.md from the manifest and the types of the events.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle/entries.mjs';
import { format } from './format.mjs';

const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();
const cell = (text) => oneLine(text).replaceAll('|', '\\|');
const code = (text) => (text ? `\`${cell(text)}\`` : '');

function table(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return rows.length ? [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n') : '';
}

/** Returns the signature of a method: `(move: M, ply: number) => MatchStep<S, E>` */
const signature = ({ parameters = [], return: gives }) =>
  `(${parameters.map(({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type?.text ?? 'unknown'}`).join(', ')})` +
  (gives ? ` => ${gives.type.text}` : '');

/** The public lists of an element, each with a function that formats an item as a row. */
const lists = {
  attributes: ['Attributes', ['attribute', 'what it does'], ({ name, description }) => [code(name), cell(description)]],
  fields: [
    'Properties',
    ['property', 'type', 'what it is'],
    ({ name, type, readonly, description }) => [
      code(name),
      code(type?.text),
      `${cell(description)}${readonly ? ' Read-only.' : ''}`,
    ],
  ],
  methods: [
    'Methods',
    ['method', 'what it does'],
    (method) => [code(`${method.name}${signature(method)}`), cell(method.description)],
  ],
  events: [
    'Events',
    ['event', 'type', 'when'],
    ({ name, type, description }) => [code(name), code(type?.text), cell(description)],
  ],
  slots: ['Slots', ['slot', 'where'], ({ name, description }) => [code(name), cell(description)]],
  cssParts: ['Parts', ['part', 'what it is'], ({ name, description }) => [code(name), cell(description)]],
  cssProperties: [
    'Custom properties',
    ['property', 'what it sets'],
    ({ name, description }) => [code(name), cell(description)],
  ],
};

const itemsOf = (element, list) => {
  const { members = [] } = element;
  if (list === 'fields') return members.filter(({ kind, attribute }) => kind === 'field' && !attribute);
  return list === 'methods' ? members.filter(({ kind }) => kind === 'method') : (element[list] ?? []);
};

/** Generalises a game's types for descriptions that apply to every element: `MultiplayMove` → `Move`. */
const ofAny = (row) => row.map((text) => text.replace(/\b(?!Custom)\w+(?=(Options|State|Move|Event)\b)/g, ''));

const rowsOf = (element, list) => itemsOf(element, list).map(lists[list][2]);
const same = (a) => (b) => JSON.stringify(a) === JSON.stringify(b);

function section(rows) {
  return Object.entries(lists)
    .map(([list, [title, heads]]) => {
      const made = table(heads, rows(list));
      return made && `### ${title}\n\n${made}`;
    })
    .filter(Boolean)
    .join('\n\n');
}

/** Returns the reference of a manifest as Markdown. */
export async function reference(manifest) {
  const elements = manifest.modules.flatMap(({ declarations }) => declarations);
  // Members that all games have in common are described once; an element that is not a game has none of them.
  const isGame = ({ events = [] }) => events.some(({ name }) => name === 'game-start');
  const [first, ...others] = elements.filter(isGame);
  const common = (list) =>
    rowsOf(first, list)
      .map(ofAny)
      .filter((row) => others.every((other) => rowsOf(other, list).map(ofAny).some(same(row))));
  const own = (element) => (list) =>
    rowsOf(element, list).filter((row) => !isGame(element) || !common(list).some(same(ofAny(row))));
  const events = readFileSync(join(root, 'components/parts/events.ts'), 'utf8');
  const details = [...events.matchAll(/(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export interface [\s\S]*?\n\}/g)].map(
    ([text]) => text,
  );
  const text = [
    '# Reference of the elements',
    'By `npm run manifest`, out of `custom-elements.json` and the types of the events.',
    '## Every game',
    '`Options`, `State`, `Move` and `Event` are those of the game: `MultiplayMove`, `PlytState`.',
    section(common),
    '### What the events carry in `detail`',
    `\`\`\`ts\n${details.join('\n\n')}\n\`\`\``,
    ...elements.flatMap((element) => [
      `## \`<${element.tagName}>\``,
      `${oneLine(element.description)} Class \`${element.name}\`, entry \`abacade/${element.tagName}\`.`,
      section(own(element)),
    ]),
  ].join('\n\n');
  return format('reference.md', text);
}
