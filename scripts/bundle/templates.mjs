// Minifies css`` and html`` templates, which JavaScript minifiers do not.

/** Stands for an expression `${…}` while the texts around it are joined. Does not occur in sources. */
const hole = '\0';

/** White space and comments; tokens that must not change; any other character. */
const cssToken =
  /(?<gap>(?:\s|\/\*[\s\S]*?\*\/)+)|(?<kept>\\[\s\S]|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|url\([^)]*\))|[\s\S]/g;

/**
 * Removes comments, unnecessary white space and zeros before a point from a style sheet. Strings, url() and escapes are unchanged, and so is
 * a space that may separate two words of a selector or of a value.
 */
export function squeezeCss(text) {
  const tokens = [...text.matchAll(cssToken)].map(({ 0: token, groups }) => ({ token, ...groups }));
  /** Returns the character at an index, or '' for a gap, an unchanged token, or beyond the ends. */
  const mark = (i) => (tokens[i] && tokens[i].gap === undefined && tokens[i].kept === undefined ? tokens[i].token : '');
  const parts = '{};,';
  const within = (char, set) => char !== '' && set.includes(char);

  return tokens
    .map(({ token, gap }, i) => {
      const next = mark(i + 1);
      if (gap === undefined) {
        // 0.5 is .5
        if (token === '0' && next === '.' && /\d/.test(mark(i + 2)) && !/[\w.\0]/.test(mark(i - 1))) return '';
        const closes = next === '}' || (tokens[i + 1]?.gap !== undefined && mark(i + 2) === '}');
        return mark(i) === ';' && closes ? '' : token;
      }
      if (i === 0 || within(mark(i - 1), parts)) return '';
      if (mark(i - 1) === ':') return within(next, parts) ? ' ' : ''; // `--empty: ;` needs its space
      if (within(next, parts)) return '';
      return /\s/.test(gap.replace(/\/\*[\s\S]*?\*\//g, '')) ? ' ' : '/**/'; // a comment alone separates tokens, not words
    })
    .join('');
}

/** Elements in which white space is visible or markup is not parsed. */
const sensitive = /<(pre|textarea|script|style|title)\b/i;

/**
 * Removes comments without expressions from markup, and collapses white space to one space, as browsers do. Quoted
 * values are unchanged. The last space between two tags is never removed, because it may separate two words.
 */
export function squeezeHtml(text) {
  if (sensitive.test(text)) return text;
  const token =
    /(?<comment><!--[\s\S]*?-->)|(?<tag><\/?[a-zA-Z\0](?:[^>"']|"[^"]*"|'[^']*')*>)|(?<space>[ \t\r\n\f]+)|(?<other>[\s\S])/g;
  let out = '';
  for (const { groups } of text.matchAll(token)) {
    const { comment, tag, space, other } = groups;
    if (comment !== undefined) out += comment.includes(hole) ? comment : '';
    else if (tag !== undefined) out += squeezeTag(tag);
    else if (space === undefined) out += other;
    else if (!out.endsWith(' ')) out += ' ';
  }
  return out;
}

const squeezeTag = (tag) =>
  tag.replace(/("[^"]*"|'[^']*')|[ \t\r\n\f]+/g, (_, quoted) => quoted ?? ' ').replace(/ >$/, '>');

const squeezers = { css: squeezeCss, html: squeezeHtml, svg: squeezeHtml };

/** Minifies the texts of one template; returns them unchanged if an expression would get lost. */
export function squeeze(tag, texts) {
  const squeezed = squeezers[tag](texts.join(hole)).split(hole);
  return squeezed.length === texts.length ? squeezed : texts;
}

function* walk(node) {
  if (typeof node?.type === 'string') yield node;
  for (const child of Object.values(node ?? {})) {
    if (child && typeof child === 'object') yield* walk(child);
  }
}

/** Minifies every tagged template of a module. */
function squeezeModule(code, parse) {
  const edits = [];
  for (const node of walk(parse(code))) {
    if (node.type !== 'TaggedTemplateExpression' || !Object.hasOwn(squeezers, node.tag.name ?? '')) continue;
    const { quasis } = node.quasi;
    const squeezed = squeeze(
      node.tag.name,
      quasis.map(({ start, end }) => code.slice(start, end)),
    );
    quasis.forEach(({ start, end }, i) => edits.push({ start, end, text: squeezed[i] }));
  }
  edits.sort((a, b) => b.start - a.start);
  let out = code;
  for (const { start, end, text } of edits) out = out.slice(0, start) + text + out.slice(end);
  return out;
}

/** What has been made of a module: most are in many bundles. */
const made = new Map();

/** A Rolldown plugin that minifies every tagged template of a module. */
export function templates() {
  return {
    name: 'templates',
    transform(code, id) {
      if (id.includes('node_modules') || !/\b(css|html|svg) ?`/.test(code)) return null;
      if (!made.has(code)) made.set(code, squeezeModule(code, this.parse));
      return { code: made.get(code), map: null };
    },
  };
}
