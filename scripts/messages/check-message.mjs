// Checks a translated message against its English source. Runs in Node and in the page where translations are tried.
import { parseMessage, pluralForms } from './parse.mjs';

/** Maximum length of a translation in relation to the English text: a factor, and a few letters more for short words. */
const room = { share: 1.6, more: 14 };

/**
 * Invisible characters, which messages must not contain: the games themselves isolate names and sums. The only control
 * character allowed is the line break.
 */
const hidden = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u; // oxlint-disable-line no-control-regex

/**
 * Signs of multiplication and division. They come from the notation or from the game, so a sentence must take them as
 * arguments.
 */
const signs = /([×÷])| (:)(?= |$)|(?:^|[\d?+−=] ?)(·)|(·)(?= ?[\d?+−=])/u;

/** Returns the problem of texts that contain a sign of multiplication or division themselves. */
export function signFaults(texts) {
  const sign = texts.flatMap((text) => signs.exec(text)?.slice(1) ?? []).find(Boolean);
  return sign ? [`it has ${sign}: a sum comes in as {sum}, a sign as {times} or {divide}`] : [];
}

/** In French, a non-breaking space comes before ! ? ; : % and within quotation marks. */
const unspaced = { fr: / [!?;:%»]|« |[\p{L}\d}][!?;»]/u };

/** Returns all texts that a message may give, with arguments as `{name}`: a choice gives one text for each of its forms. */
function variants(tokens, counted) {
  const join = (texts, more) => texts.flatMap((text) => more.map((one) => text + one));
  return tokens.reduce(
    (texts, token) => {
      if (token.type === 'content') return join(texts, [token.value]);
      if (token.type === 'octothorpe') return join(texts, [`{${counted}}`]);
      if (!token.cases) return join(texts, [`{${token.arg}}`]);
      const inner = token.type === 'plural' ? token.arg : counted;
      const each = token.cases.flatMap(({ tokens: own }) => variants(own, inner));
      // If a message has several choices, each text is checked, but not each combination.
      return texts.length * each.length > 200 ? join(texts.slice(0, 1), each) : join(texts, each);
    },
    [''],
  );
}

/** Maximum length of a message, in characters, with its forms and braces: several times that of the longest one. */
export const longestMessage = 5000;

/** Returns the choices of a message, including nested ones. */
const choicesIn = (tokens) =>
  tokens.flatMap((token) => (token.cases ? [token, ...token.cases.flatMap(({ tokens: own }) => choicesIn(own))] : []));

const argumentsIn = (tokens) =>
  new Set(
    tokens.flatMap((token) => [
      ...(token.arg ? [token.arg] : []),
      ...(token.cases ?? []).flatMap(({ tokens: own }) => [...argumentsIn(own)]),
    ]),
  );

/** Returns the problems of the forms of a choice in a language. */
function formFaults({ type, arg, cases }, tag, english, taken) {
  const keys = cases.map(({ key }) => key);
  const known = english.filter((one) => one.type === type && one.arg === arg).flatMap((one) => one.cases);
  if (type === 'select') {
    if (!/^(choice|flag)/.test(taken[arg] ?? '')) return [];
    return keys.filter((key) => !known.some((one) => one.key === key)).map((key) => `{${arg}} is never "${key}"`);
  }
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  // If English distinguishes only certain numbers, as in "an 8", another language may do the same.
  const wanted = known.some(({ key }) => key === 'one' || key === '=1') || known.length === 0 ? pluralForms(tag) : [];
  const missing = wanted.filter((form) => !keys.includes(form) && !(form === 'one' && keys.includes('=1')));
  const needless = keys.filter((key) => !key.startsWith('=') && !pluralCategories.includes(key));
  return [
    ...missing.map((form) => `{${arg}} has no form "${form}"`),
    ...needless.map((form) => `{${arg}} has the form "${form}", which ${tag} does not`),
  ];
}

/** Returns the functions of a message, including those within choices: `{names, list, and}`. */
const functionsIn = (tokens) =>
  tokens.flatMap((token) =>
    token.type === 'function' ? [token] : (token.cases ?? []).flatMap(({ tokens: own }) => functionsIn(own)),
  );

const isOf = (types, { arg }, taken) => !Object.hasOwn(taken, arg) || types.test(taken[arg]);

/** Returns the uses of arguments that do not fit their types. */
function typeFaults(tokens, taken) {
  const choices = choicesIn(tokens);
  const functions = functionsIn(tokens);
  return [
    ...functions.filter(({ key }) => key !== 'list').map(({ arg, key }) => `{${arg}, ${key}} is not known`),
    ...choices.filter(({ type }) => type === 'selectordinal').map(({ arg }) => `{${arg}, selectordinal} is not known`),
    ...functions.filter((one) => !isOf(/^list/, one, taken)).map(({ arg }) => `{${arg}} is no list`),
    ...choices
      .filter((one) => one.type === 'plural' && isOf(/^(flag|list)/, one, taken) && Object.hasOwn(taken, one.arg))
      .map(({ arg }) => `{${arg}} is no number`),
  ];
}

/**
 * Returns the problems of the translation of a message as sentences; none if it is valid.
 * @param message The English source: `text`, `arguments`, `max`.
 */
export function messageFaults(text, message, tag) {
  if (text.length > longestMessage) return [`it is longer than ${longestMessage} characters`];
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
    // A refusal may have arguments that its sentence does not need.
    ...[...given].filter((name) => !own.has(name) && !message.refusal).map((name) => `{${name}} is left out`),
    ...typeFaults(tokens, message.arguments ?? {}),
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
