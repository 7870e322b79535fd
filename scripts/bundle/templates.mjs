// Makes css`` and html`` templates shorter without changing what they mean. Minifiers of JavaScript leave them alone.

/** Stands for an expression `${…}` while the texts around it are joined. No source text holds it. */
const hole = '\0';

/** A run of white space and comments; what must stay as it is; any other character. */
const cssToken =
  /(?<gap>(?:\s|\/\*[\s\S]*?\*\/)+)|(?<kept>\\[\s\S]|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|url\([^)]*\))|[\s\S]/g;

/**
 * Takes comments and needless white space out of a style sheet. Strings, url() and escapes stay as they are, and so does
 * a space that may part two words of a selector or of a value.
 */
export function squeezeCss(text) {
  const tokens = [...text.matchAll(cssToken)].map(({ 0: token, groups }) => ({ token, ...groups }));
  /** The character at a place, or '' for a gap, a kept part and the ends. */
  const mark = (i) => (tokens[i] && tokens[i].gap === undefined && tokens[i].kept === undefined ? tokens[i].token : '');
  const parts = '{};,';
  const within = (char, set) => char !== '' && set.includes(char);

  return tokens
    .map(({ token, gap }, i) => {
      const next = mark(i + 1);
      if (gap === undefined) {
        const closes = next === '}' || (tokens[i + 1]?.gap !== undefined && mark(i + 2) === '}');
        return mark(i) === ';' && closes ? '' : token;
      }
      if (i === 0 || within(mark(i - 1), parts)) return '';
      if (mark(i - 1) === ':') return within(next, parts) ? ' ' : ''; // `--empty: ;` needs its space
      if (within(next, parts)) return '';
      return /\s/.test(gap.replace(/\/\*[\s\S]*?\*\//g, '')) ? ' ' : '/**/'; // a lone comment parts tokens, not words
    })
    .join('');
}

/** Where a run of white space shows or where markup is not markup. */
const sensitive = /<(pre|textarea|script|style|title)\b/i;

/**
 * Takes comments without expressions out of markup and makes each run of white space one space, as a page would show it.
 * Values in quotes stay as they are. It never takes the last space between two tags, which may part two words.
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

/** The texts of one template, squeezed together; as they were if an expression would get lost. */
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

/** The Rollup plugin: squeezes every tagged template of a module. */
export function templates() {
  return {
    name: 'templates',
    transform(code, id) {
      if (id.includes('node_modules') || !/\b(css|html|svg) ?`/.test(code)) return null;
      const edits = [];
      for (const node of walk(this.parse(code))) {
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
      return { code: out, map: null };
    },
  };
}
