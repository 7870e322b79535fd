// A lint rule that holds styles to the design system (components/style/design.mjs): a font size, a space, a corner, the height
// of a control and the width of a query are steps of its scales. `font-size: var(--ab-text-2)`, not `15px`.
//
// Shares are no sizes of their own and may be anything: of a container (`cqi`), of the window (`svh`), `%`; in spaces also of the
// text beside them (`em`). A text that is one step smaller or larger than the one around it says `smaller` or `larger`.
import { figure, heights, ratios, scales, widths } from '../../components/style/design.mjs';

/**
 * Files of drawings, with the reason: their lengths are units of an SVG image, which is as large as its place, or those of
 * paper. A single rule of another file says so itself, in a comment before it that begins with "Drawn".
 */
export const drawings = {
  'components/style/d12.ts': 'the twelve-sided die, in units of its image',
  'components/style/pieces.ts': 'pieces with digits and signs, in units of their image',
  'components/style/mountain/compared-styles.ts': 'numbers on the mountain, in units of its image',
  'components/style/mountain/styles.ts': 'numbers on the mountain, in units of its image',
  'components/parts/lesson-pictures-styles.ts': 'pictures of numbers and sums, in units of their images',
  'components/parts/preset-pictures.ts': 'small pictures of what a preset is about',
  'components/pytagora-square/path-styles.ts': 'places of the path, in units of its image',
  'components/style/print-styles.ts': 'paper',
  'components/abacade-report/print-styles.ts': 'paper, in points and millimetres',
  'demo/builder/pictures.ts': 'small pictures of the games, in units of their images',
};

const kinds = [
  ['text', /^font(-size)?$/],
  ['space', /^((row-|column-)?gap|margin(-[a-z-]+)?|padding(-[a-z-]+)?|--gap)$/],
  ['radius', /^border(-[a-z-]+)?-radius$/],
  ['control', /^min-(height|block-size)$/],
];

const words = { text: 'font size', space: 'space', radius: 'corner', control: 'height of a control' };

/** Lengths that may be written out: a hairline, and the ends of something long and round. */
const plain = { text: [], space: ['1px'], radius: ['1px', '99px'], control: [] };

/** The room for a control may be a space, and a row of controls has spaces between them. */
const between = new Set(['space', 'control']);

/** Heights of controls, in units; lower and higher boxes are none. */
const [lowest, highest] = [9, 14.5];

/** Yields the lengths of a value that are no step: `[the length as written, its units --u]`. */
function* lengthsIn(value, kind) {
  for (const [all, number, unit] of value.matchAll(/(?<![\w.#-])-?(\d*\.?\d+)(px|rem|pt|mm|cm|in|pc|Q|ch|ex|em)\b/g)) {
    if (unit === 'em' && (kind !== 'text' || Number(number) === 1)) continue;
    if (Number(number) > 0) yield [all.replace(/^-/, ''), Number(number) / (unit === 'rem' ? 1 / 4 : 4)];
  }
  for (const [all, times = '1'] of value.matchAll(/var\(--u\)(?:\s*\*\s*([\d.]+))?/g)) yield [all, Number(times)];
  for (const [all, name, step] of value.matchAll(/var\(--ab-(text|space|radius|control)-(\d+)/g))
    if (!scales[name][step - 1] || !(name === kind || (between.has(name) && between.has(kind))))
      yield [`${all})`, lowest];
}

function* faultsOfValue(property, value) {
  const [kind] = kinds.find(([, names]) => names.test(property)) ?? [];
  if (!kind) return;
  for (const [length, units] of lengthsIn(value, kind)) {
    if (plain[kind].includes(length)) continue;
    if (kind === 'control' && (units < lowest || units > highest)) continue;
    yield `${property}: ${length} is no ${words[kind]}`;
  }
}

function* faultsOfQuery(query) {
  for (const [all, side, axis, number] of query.matchAll(/(min|max)-(width|height)\s*:\s*([\d.]+)px/g)) {
    const from = Number(number) + (side === 'max' ? 1 : 0);
    if (!(axis === 'width' ? widths : heights).includes(from)) yield `${all} is no ${axis} of a layout`;
  }
  for (const [all, ratio] of query.matchAll(/(?:min|max)-aspect-ratio\s*:\s*([\d\s/.]+)/g))
    if (!ratios.includes(ratio.replace(/\s/g, ''))) yield `${all.trim()} is no shape of a box`;
}

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** Blanks the rules behind a comment that begins with "Drawn", and then all comments. */
const withoutDrawings = (css) =>
  css
    .replace(/\/\*\s*Drawn\b[\s\S]*?\*\/[^{}]*\{[^{}]*\}/g, blank)
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/\$\{[^}]*\}/g, (hole) => '#'.repeat(hole.length));

/** Returns what in styles is no step of a scale, each as `{ message, at }`; `at` is the index in the text. */
export function faultsInDesign(css) {
  const text = withoutDrawings(css);
  const faults = [];
  for (const { 1: query, index } of text.matchAll(/@(?:container|media)([^{]*)\{/g))
    for (const message of faultsOfQuery(query)) faults.push({ message, at: index });
  for (const { 1: property, 2: value, index, 0: all } of text.matchAll(
    /(?:^|[;{}\s])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}]|$)/g,
  ))
    for (const message of faultsOfValue(property, value)) faults.push({ message, at: index + all.indexOf(property) });
  return faults;
}

const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'Styles use the steps of the design system.' },
    messages: {
      step: `{{fault}}: use a step of components/style/design.mjs, such as var(--ab-text-1) to -${scales.text.length}, var(--ab-figure) (${figure} units), var(--ab-space-1) to -${scales.space.length}.`,
    },
    schema: [],
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    if (Object.keys(drawings).some((name) => file.endsWith(`/${name}`))) return {};
    const check = ({ range: [start, end] }) => {
      for (const { message, at } of faultsInDesign(context.sourceCode.text.slice(start + 1, end - 1))) {
        const line = context.sourceCode.getLocFromIndex(start + 1 + at);
        context.report({ loc: { start: line, end: line }, messageId: 'step', data: { fault: message } });
      }
    };
    return {
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type === 'Identifier' && tag.name === 'css') check(quasi);
      },
      // The styles of a page's own scripts, which do without Lit.
      VariableDeclarator({ id, init }) {
        if (id.name === 'sheet' && init?.type === 'TemplateLiteral') check(init);
      },
    };
  },
};

export default { rules: { steps: rule } };
