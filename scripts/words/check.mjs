// Checks the files of translators: each problem names the file, the line and the message. `npm run words:check` prints them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileFaults } from '../messages/check-file.mjs';
import { signFaults } from '../messages/check-message.mjs';
import { unsaidTerms } from '../messages/glossary.mjs';
import { languageFaults } from './check-language.mjs';
import { folder, partNames, readGlossary, readLanguages, readPo, readSource } from './read.mjs';

/** Returns all English texts of a language with their translations. */
const pairsOf = (tag, parts, root) =>
  parts
    .map((part) => join(root, tag, `${part}.po`))
    .filter((path) => existsSync(path))
    .flatMap((path) => [...readPo(path).values()].map(({ source, text }) => [source, text]));

/** Returns the problems of all translations as sentences: `words/it/multiplay.po:12 multiplay.title: …`. */
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
    // Unreadable files have been reported already.
    const pairs = faults.length > 0 ? undefined : pairsOf(language.tag, parts, root);
    return [
      ...strays.map((file) => `words/${language.tag}/${file}: there is no such part`),
      ...faults,
      ...ofGlossary([...glossary.faults, ...(pairs ? unsaidTerms(pairs, glossary.terms) : [])]),
    ];
  });
  return [...described, ...english, ...found];
}

/** Returns the name by which code uses a message: some names are composed, such as `startSquare` and "Help". */
const asked = (key) => key.split('.').findLast((name) => /[a-z]/i.test(name)) ?? key;
const stem = (name) => name.replace(/Help$|(-[a-z]+){1,2}$/, '');

/** Returns the messages that the code does not use: it contains neither their last name nor its stem. */
export function unusedMessages(code, root = folder) {
  const words = new Set(code.match(/[\p{L}\p{N}_$]+(?:-[\p{L}\p{N}_$]+)*/gu));
  return partNames(root).flatMap((part) =>
    Object.keys(readSource(part, root).messages)
      .filter((key) => ![asked(key), stem(asked(key))].some((name) => words.has(name)))
      .map((key) => `words/source/${part}.json ${key}: nothing says it`),
  );
}
