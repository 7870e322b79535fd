// Compiles messages, a small subset of ICU MessageFormat, to TypeScript: text, arguments, plural, select and lists.
import { isPlain, parseMessage } from '../messages/parse.mjs';

/** The TypeScript type of each type of argument. `figure`: a number that is passed already written in the reader's digits. */
const types = {
  count: 'number',
  number: 'number',
  place: 'string',
  figure: 'string',
  signed: 'string',
  name: 'string',
  names: 'string',
  sum: 'string',
  text: 'string',
  term: 'string',
  choice: 'string',
  flag: 'boolean',
  list: 'readonly string[]',
};

const quoted = (text) => text.replace(/[`\\]|\$\{/g, '\\$&');

/** Generates the code of the messages of one language, and collects the helpers that the code needs. */
export class Emitter {
  /** Creates an emitter. @param hasOwnDigits Whether numbers are written in other digits than 0 to 9. */
  constructor(tag, hasOwnDigits = false) {
    this.tag = tag;
    this.hasOwnDigits = hasOwnDigits;
    this.isPlain = isPlain(tag);
    this.helpers = new Set();
    /** Functions of one argument that messages share: their names by their code. */
    this.choices = new Map();
  }

  /** Returns the code of a message: a text if it has no arguments, otherwise a function of them, in the order of `arguments`. */
  message(text, { arguments: taken, refusal = false }, isSource) {
    this.isRefusal = refusal;
    const tokens = parseMessage(text);
    if (!taken) return JSON.stringify(this.plain(tokens));
    const used = new Set();
    this.taken = taken;
    this.used = used;
    const body = this.body(tokens, undefined);
    const names = Object.keys(taken);
    if (refusal) return `(${used.size ? `{ ${[...used].join(', ')} }` : ''}) => ${body}`;
    const given = names.map((name) => {
      const optional = taken[name].endsWith('?') ? ' | undefined' : '';
      const own = used.has(name) ? name : `_${name}`;
      return isSource ? `${own}: ${types[taken[name].replace('?', '')]}${optional}` : own;
    });
    return `(${given.join(', ')})${isSource ? ': string' : ''} => ${body}`;
  }

  plain(tokens) {
    return tokens.map((token) => token.value).join('');
  }

  /** Returns an expression for the text. */
  body(tokens, counted) {
    return this.expression(this.atoms(tokens, counted));
  }

  /** Returns the characters of a text and its expressions, `${…}`, as they are written in a template. */
  atoms(tokens, counted) {
    return tokens.flatMap((token) => {
      switch (token.type) {
        case 'content':
          return [...token.value].map(quoted);
        case 'argument':
          return [`\${${this.figure(token.arg)}}`];
        case 'octothorpe':
          return [`\${${this.figure(counted)}}`];
        case 'function':
          return [this.list(token)];
        default:
          return this.chosen(token, counted);
      }
    });
  }

  /** Returns the code of an argument: a number is written in the digits of the language. */
  figure(name) {
    const value = this.value(name);
    if (!this.hasOwnDigits || !/^(count|number)/.test(this.taken[name])) return value;
    this.helpers.add('figure');
    return `figure(${value})`;
  }

  list({ arg, key, param }) {
    const kind = param
      ?.map((part) => part.value)
      .join('')
      .trim();
    if (key !== 'list') throw new Error(`{${arg}, ${key}} is not known`);
    this.helpers.add('list');
    return `\${list(${this.value(arg)}${kind === 'or' ? ", 'disjunction'" : ''})}`;
  }

  /** Returns the code of a text. A single expression needs no template, unless it is a number. */
  expression(atoms) {
    const inner = atoms.length === 1 && atoms[0].startsWith('${') ? atoms[0].slice(2, -1) : undefined;
    const isNumber = inner !== undefined && /^(count|number|list)/.test(this.taken[inner] ?? '');
    return inner === undefined || isNumber || this.isRefusal ? `\`${atoms.join('')}\`` : inner;
  }

  /** Returns the atoms of a choice. The common beginning and end of its texts are written only once. */
  chosen({ type, arg, cases }, counted) {
    if (!cases.some(({ key }) => key === 'other')) throw new Error(`{${arg}} has no "other"`);
    const inner = type === 'plural' ? arg : counted;
    // A language without plural forms has one text for every number, so there is nothing to choose or to test.
    if (cases.length === 1) return this.atoms(cases[0].tokens, inner);
    const outer = this.used;
    this.used = new Set();
    const name = this.value(arg);
    const texts = cases.map(({ key, tokens }) => ({ key, atoms: this.atoms(tokens, inner) }));
    const isShared = (at) =>
      texts.every(({ atoms }) => atoms.at(at) !== undefined && atoms.at(at) === texts[0].atoms.at(at));
    const shortest = Math.min(...texts.map(({ atoms }) => atoms.length));
    let first = 0;
    while (first < shortest && isShared(first)) first++;
    let last = 0;
    while (last < shortest - first && isShared(-1 - last)) last++;
    const [{ atoms }] = texts;
    const before = atoms.slice(0, first);
    const after = atoms.slice(atoms.length - last);
    this.usedWithin(
      name,
      texts.map((text) => text.atoms.slice(first, text.atoms.length - last)),
    );
    const said = texts.map((text) => ({
      key: text.key,
      code: this.expression(text.atoms.slice(first, text.atoms.length - last)),
    }));
    const test = (key) => (type === 'plural' ? this.plural(name, key) : this.select(name, key));
    const others = said.filter(({ key }) => key !== 'other');
    const code = `${others.map((one) => `${test(one.key)} ? ${one.code} : `).join('')}${said.find(({ key }) => key === 'other').code}`;
    const choice = this.hoisted(`(${code})`, name);
    for (const one of this.used) outer.add(one);
    this.used = outer;
    return [...before, ...(others.length ? [`\${${choice}}`] : []), ...after];
  }

  /**
   * Turns a long choice that depends on one argument into a function, so that the same choice in another message, such as
   * the words for numbers, takes no space again.
   */
  hoisted(code, name) {
    if (this.isRefusal || this.hangsOnMore || code.length < 80) return code;
    const type = this.taken[name];
    const optional = type.endsWith('?') ? ' | undefined' : '';
    const made = `(${name}: ${types[type.replace('?', '')]}${optional}): string => ${code}`;
    if (!this.choices.has(made)) this.choices.set(made, `choice${this.choices.size + 1}`);
    return `${this.choices.get(made)}(${name})`;
  }

  /** Notes whether the texts of a choice use other arguments than the one that it depends on. */
  usedWithin(name, texts) {
    const others = Object.keys(this.taken).filter((other) => other !== name);
    this.hangsOnMore = texts
      .flat()
      .some((atom) => atom.startsWith('${') && others.some((other) => new RegExp(`\\b${other}\\b`).test(atom)));
  }

  value(name) {
    if (!Object.hasOwn(this.taken, name)) throw new Error(`{${name}} is not given`);
    this.used.add(name);
    return name;
  }

  plural(name, key) {
    const isNumber = /^(count|number)/.test(this.taken[name]);
    if (!isNumber) this.helpers.add('amount');
    const value = isNumber ? name : `amount(${name})`;
    if (key.startsWith('=')) return `${value} === ${Number(key.slice(1))}`;
    if (this.isPlain && key === 'one') return `${value} === 1`;
    this.helpers.add('form');
    return `form(${value}) === '${key}'`;
  }

  /** Returns the test for a form of a choice. `missing`: nothing was given, or an empty text. A flag is `true` or not. */
  select(name, key) {
    if (this.taken[name] === 'flag') return key === 'true' ? name : `!${name}`;
    // For a refusal, 0 is a value.
    if (key === 'missing') return this.isRefusal ? `${name} === undefined` : `!${name}`;
    return `${name} === '${key}'`;
  }
}
