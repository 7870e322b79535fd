// Two pseudo-languages, derived from English for the tests: `en-XA` is longer and has accents, `ar-XB` runs from right to left,
// with Arabic-Indic digits. They show texts that cannot be translated, and places where a longer text does not fit. Never
// shipped.
import { parseMessage } from '../messages/parse.mjs';

const accents = {
  a: 'á',
  c: 'ç',
  d: 'ď',
  e: 'é',
  g: 'ğ',
  i: 'í',
  l: 'ł',
  n: 'ñ',
  o: 'ö',
  r: 'ř',
  s: 'š',
  t: 'ť',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Č',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  T: 'Ť',
  U: 'Û',
  Y: 'Ÿ',
};

/** The factor by which a text may be longer than English, by its length, according to IBM and the W3C. */
const growth = [
  [10, 2],
  [20, 1.8],
  [30, 1.6],
  [50, 1.4],
  [70, 1.35],
  [Infinity, 1.3],
];

const fillers = ['ñö', 'éłš', 'ťáü', 'ö', 'šéř'];

/** Returns a text with accents: its longest word 60 % longer, followed by meaningless words up to the full length. */
function longer(text) {
  const length = text.trim().length;
  if (!/\p{L}{2}/u.test(text)) return text;
  const wanted = Math.ceil(length * growth.find(([most]) => length <= most)[1]);
  const words = text.split(/(?<=\s)|(?=\s)/);
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const at = words.indexOf(longest);
  const letters = [...longest];
  const more = Math.min(Math.ceil(longest.length * 0.6), wanted - length);
  for (let i = 0, place = 0; i < more; i++, place = (place + 3) % letters.length)
    letters.splice(place, 0, /\p{L}/u.test(letters[place]) ? letters[place] : 'e');
  words[at] = letters.join('');
  let grown = words.join('').replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter);
  const end = /[\s.!?…:,]*$/.exec(grown)[0];
  grown = grown.slice(0, grown.length - end.length);
  for (let i = 0; grown.length + end.length < wanted - 1; i++) grown += ` ${fillers[i % fillers.length]}`;
  return grown + end;
}

/** Returns a text whose words run from right to left, by direction marks, with Arabic digits. */
const mirrored = (text) =>
  text
    .replace(/\p{L}[\p{L}’]*/gu, (word) => `\u202e${word}\u202c`)
    .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    .replaceAll('?', '؟');

const quoted = (text) => text.replace(/'/g, "''").replace(/[{}#]/g, (sign) => `'${sign}'`);

/** Writes a message with its texts changed. */
const written = (tokens, change) =>
  tokens
    .map((token) => {
      switch (token.type) {
        case 'content':
          return quoted(change(token.value));
        case 'argument':
          return `{${token.arg}}`;
        case 'octothorpe':
          return '#';
        case 'function':
          return `{${token.arg}, ${token.key}${token.param ? `, ${token.param.map(({ value }) => value).join('')}` : ''}}`;
        default: {
          const cases = token.cases.map(({ key, tokens: own }) => `${key} {${written(own, change)}}`);
          return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`;
        }
      }
    })
    .join('');

/** Returns a function that translates an English message to a pseudo-language. */
const inPseudo = (change) => (text) => written(parseMessage(text), change);

/** Returns both pseudo-languages, in the form of words/<tag>/language.json. @param english the description of English */
export const pseudoLanguages = (english) => [
  { ...english, tag: 'en-XA', name: 'Accents', status: 'draft', readers: [], change: inPseudo(longer) },
  {
    ...english,
    tag: 'ar-XB',
    name: 'Mirrored',
    status: 'draft',
    readers: [],
    lists: 'ar',
    notation: { ...english.notation, gap: '؟', digits: 'arab', direction: 'rtl', equations: 'rtl' },
    change: inPseudo(mirrored),
  },
];
