// Checks what translators write: each problem names its file, its line and the message. `npm run words:check` prints them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextDecoder } from 'node:util';
import gettext from 'gettext-parser';
import { languageFaults } from './check-language.mjs';
import { parseMessage, pluralForms } from './emit.mjs';
import { glossaryFaults, readGlossary, unsaidTerms } from './glossary.mjs';
import { folder, partNames, readLanguages, readPo, readSource } from './read.mjs';

/** The most bytes of a PO file: several times what the longest has. */
const longestFile = 1_000_000;

/** How much longer than English a translation may be: by a share, and by a few letters for short words. */
const room = { share: 1.6, more: 14 };

/** Characters that nobody sees: the games themselves keep names and sums apart. Of controls only a line break may be. */
const hidden = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u; // eslint-disable-line no-control-regex

/** Signs of multiplication and division. The notation has them, or the game, so they come into a sentence as it is said. */
const signs = /[×÷]|(?<= ):(?= |$)|(?<=^|[\d?+−=] ?)·|·(?= ?[\d?+−=])/u;

/** What is wrong with texts that have a sign of their own. */
function signFaults(texts) {
  const sign = texts.map((text) => signs.exec(text)?.[0]).find(Boolean);
  return sign ? [`it has ${sign}: a sum comes in as {sum}, a sign as {times} or {divide}`] : [];
}

/** French puts a space that breaks no line before ! ? ; : % and within its quotes. */
const unspaced = { fr: / [!?;:%»]|« |[\p{L}\d}][!?;»]/u };

/** All texts that a message may give, with arguments as `{name}`: a choice gives one text for each of its forms. */
function variants(tokens, counted) {
  const join = (texts, more) => texts.flatMap((text) => more.map((one) => text + one));
  return tokens.reduce(
    (texts, token) => {
      if (token.type === 'content') return join(texts, [token.value]);
      if (token.type === 'octothorpe') return join(texts, [`{${counted}}`]);
      if (!token.cases) return join(texts, [`{${token.arg}}`]);
      const inner = token.type === 'plural' ? token.arg : counted;
      const each = token.cases.flatMap(({ tokens: own }) => variants(own, inner));
      // Of several choices in one message, each text is looked at, not each combination.
      return texts.length * each.length > 200 ? join(texts.slice(0, 1), each) : join(texts, each);
    },
    [''],
  );
}

/** The choices of a message, also those within others. */
const choicesIn = (tokens) =>
  tokens.flatMap((token) => (token.cases ? [token, ...token.cases.flatMap(({ tokens: own }) => choicesIn(own))] : []));

const argumentsIn = (tokens) =>
  new Set(
    tokens.flatMap((token) => [
      ...(token.arg ? [token.arg] : []),
      ...(token.cases ?? []).flatMap(({ tokens: own }) => [...argumentsIn(own)]),
    ]),
  );

/** What is wrong with the forms of a choice in a language. */
function formFaults({ type, arg, cases }, tag, english, taken) {
  const keys = cases.map(({ key }) => key);
  const known = english.filter((one) => one.type === type && one.arg === arg).flatMap((one) => one.cases);
  if (type === 'select') {
    if (!/^(choice|flag)/.test(taken[arg] ?? '')) return [];
    return keys.filter((key) => !known.some((one) => one.key === key)).map((key) => `{${arg}} is never "${key}"`);
  }
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  // Where English looks at certain numbers only, as "an 8", another language may.
  const wanted = known.some(({ key }) => key === 'one' || key === '=1') || known.length === 0 ? pluralForms(tag) : [];
  const missing = wanted.filter((form) => !keys.includes(form) && !(form === 'one' && keys.includes('=1')));
  const needless = keys.filter((key) => !key.startsWith('=') && !pluralCategories.includes(key));
  return [
    ...missing.map((form) => `{${arg}} has no form "${form}"`),
    ...needless.map((form) => `{${arg}} has the form "${form}", which ${tag} does not`),
  ];
}

/**
 * What is wrong with the translation of a message: sentences, none if it is right.
 * @param message The English source: `text`, `arguments`, `max`.
 */
export function messageFaults(text, message, tag) {
  let tokens;
  try {
    tokens = parseMessage(text);
  } catch (error) {
    return [`it cannot be read: ${error.message.split('\n')[0]}`];
  }
  const english = parseMessage(message.text);
  const [own, given] = [argumentsIn(tokens), argumentsIn(english)];
  const all = variants(tokens);
  const unknown = [...own].filter((name) => !Object.hasOwn(message.arguments ?? {}, name));
  const faults = [
    ...unknown.map((name) => `{${name}} is not known`),
    // A refusal may tell more than its sentence needs.
    ...[...given].filter((name) => !own.has(name) && !message.refusal).map((name) => `{${name}} is left out`),
    ...choicesIn(tokens).flatMap((choice) => formFaults(choice, tag, choicesIn(english), message.arguments ?? {})),
  ];
  if (all.some((one) => one.split('*').length % 2 === 0)) faults.push('a * has no other');
  if (hidden.test(text)) faults.push('it has a character that nobody sees');
  if (/<\/?[a-z!]/i.test(text)) faults.push('it has markup');
  if (/'|\.\.\./.test(text)) faults.push('write ’ and …');
  if (unspaced[tag]?.test(text)) faults.push('write a no-break space before ! ? ; : % » and after «');
  if (text !== text.trim()) faults.push('it begins or ends with a space');
  faults.push(...signFaults(all));
  const length = Math.max(...all.map((one) => one.length));
  const longest = message.max ?? Math.max(...variants(english).map((one) => one.length));
  const limit = Math.round(longest * room.share + room.more);
  if (length > limit) faults.push(`it has ${length} characters, and room for ${limit}`);
  return faults;
}

/** The line on which a message begins, by its key. */
function lineOf(text, key) {
  const at = text.split('\n').findIndex((line) => line.trim() === `msgctxt ${JSON.stringify(key)}`);
  return at + 1 || 1;
}

/** What is wrong with one PO file: `{ line, key, fault }`. `terms`: of the glossary. */
function fileFaults(bytes, source, { tag, status }, terms) {
  if (bytes.length > longestFile) return [{ line: 1, fault: `it is larger than ${longestFile / 1e6} MB` }];
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return [{ line: 1, fault: 'it is not UTF-8' }];
  }
  const keys = text.match(/^msgctxt .*$/gm) ?? [];
  const twice = keys.find((one, i) => keys.indexOf(one) !== i);
  if (twice) return [{ line: text.split('\n').lastIndexOf(twice) + 1, fault: `${twice} stands there twice` }];
  let po;
  try {
    po = gettext.po.parse(bytes, { validation: true });
  } catch (error) {
    const line = Number(/line (\d+)/.exec(error.message)?.[1] ?? 1);
    return [{ line, fault: `it cannot be read: ${error.message}` }];
  }
  const faults = [];
  const of = (key, fault) => faults.push({ line: lineOf(text, key), key, fault });
  if (po.headers.Language !== tag) faults.push({ line: 1, fault: `its language is not ${tag}` });
  const done = new Set();
  for (const [key, group] of Object.entries(po.translations)) {
    for (const entry of Object.values(group)) {
      if (key === '' && entry.msgid === '') continue;
      done.add(key);
      const message = Object.hasOwn(source.messages, key) ? source.messages[key] : undefined;
      const translated = entry.msgstr[0] ?? '';
      if (!message) of(key, 'there is no such message');
      else if (entry.msgid_plural) of(key, 'plural forms stand in the text, as {n, plural, …}');
      else if (entry.msgid !== message.text) of(key, `its English is now: ${message.text}`);
      else if (translated === '') of(key, 'it is empty');
      else
        for (const fault of [
          ...messageFaults(translated, message, tag),
          ...glossaryFaults(message.text, translated, terms),
        ])
          of(key, fault);
    }
  }
  for (const key of Object.keys(source.messages))
    if (!done.has(key) && status !== 'draft') faults.push({ line: 1, key, fault: 'it is missing' });
  return faults;
}

/** All English of a language with its translation. */
const pairsOf = (tag, parts, root) =>
  parts
    .map((part) => join(root, tag, `${part}.po`))
    .filter((path) => existsSync(path))
    .flatMap((path) => [...readPo(path).values()].map(({ source, text }) => [source, text]));

/** What is wrong with all translations: sentences, `words/it/multiplay.po:12 multiplay.title: …`. */
export function checkWords(root = folder) {
  const parts = partNames(root);
  const languages = readLanguages(root);
  const described = languages.flatMap((language) =>
    languageFaults(language).map((fault) => `words/${language.tag}/language.json: ${fault}`),
  );
  const english = parts.flatMap((part) =>
    Object.entries(readSource(part, root).messages).flatMap(([key, { text }]) =>
      signFaults([text]).map((fault) => `words/source/${part}.json ${key}: ${fault}`),
    ),
  );
  const translated = languages.filter(({ tag }) => tag !== 'en');
  const found = translated.flatMap((language) => {
    const glossary = readGlossary(language.tag, root);
    const ofGlossary = (faults) => faults.map((fault) => `words/${language.tag}/glossary.csv: ${fault}`);
    const files = readdirSync(join(root, language.tag)).filter((file) => file.endsWith('.po'));
    const strays = files.filter((file) => !parts.includes(file.replace(/\.po$/, '')));
    const faults = parts.flatMap((part) => {
      const name = `words/${language.tag}/${part}.po`;
      const path = join(root, language.tag, `${part}.po`);
      if (!existsSync(path)) return language.status === 'draft' ? [] : [`${name}: it is missing`];
      return fileFaults(readFileSync(path), readSource(part, root), language, glossary.terms).map(
        ({ line, key, fault }) => `${name}:${line}${key ? ` ${key}` : ''}: ${fault}`,
      );
    });
    // What cannot be read has been told of.
    const pairs = faults.length > 0 ? undefined : pairsOf(language.tag, parts, root);
    return [
      ...strays.map((file) => `words/${language.tag}/${file}: there is no such part`),
      ...faults,
      ...ofGlossary([...glossary.faults, ...(pairs ? unsaidTerms(pairs, glossary.terms) : [])]),
    ];
  });
  return [...described, ...english, ...found];
}

/** The name by which code asks for a message: some are put together, `startSquare` and "Help". */
const asked = (key) => key.split('.').findLast((name) => /[a-z]/i.test(name)) ?? key;
const stem = (name) => name.replace(/Help$|(-[a-z]+){1,2}$/, '');

/** Messages that nothing in the code asks for: neither their last name nor its stem is to be found in it. */
export function unusedMessages(code, root = folder) {
  const words = new Set(code.match(/[\p{L}\p{N}_$]+(?:-[\p{L}\p{N}_$]+)*/gu));
  return partNames(root).flatMap((part) =>
    Object.keys(readSource(part, root).messages)
      .filter((key) => ![asked(key), stem(asked(key))].some((name) => words.has(name)))
      .map((key) => `words/source/${part}.json ${key}: nothing says it`),
  );
}
