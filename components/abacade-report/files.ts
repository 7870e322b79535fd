import { html, nothing, type TemplateResult } from 'lit';
import { gameCount, type Found } from '../../src/report/found.js';
import { type RefusalCode, limits } from '../../src/report/refusal.js';
import { type Result, bad } from '../../src/rules/result.js';
import type { TeacherWords } from '../../src/words/types.js';
import { plain, rich } from '../style/rich-text.js';
import { figure } from './context.js';
import { sign } from './signs.js';
import { fnv1a } from '../../src/fnv1a.js';

/** A file that was opened. */
export interface OpenedFile {
  readonly name: string;
  /** A fingerprint that identifies a file by its content. */
  readonly print: string;
  readonly read: Result<Found>;
}

export type Mark = 'read' | 'part' | 'not';

interface Account {
  readonly mark: Mark;
  readonly said: string;
  /** Advice on what to do about the problem. */
  readonly help?: string;
}

/** Returns the outcome of reading a file, in sentences. */
export function accountOf({ read }: OpenedFile, words: TeacherWords, locale: string): Account {
  if (!read.ok) {
    const [said, help] = words.problems[read.code as RefusalCode];
    return { mark: 'not', said, help };
  }
  const { kind, pupils, leftOut, notes, codePage } = read.value;
  const some = pupils.filter(({ sittings, games }) => games ?? sittings.length > 0);
  const answers = some.flatMap(({ sittings }) => sittings).reduce((sum, one) => sum + one.answers.length, 0);
  const hasMore = notes.includes('more');
  const count = words.pupils(some.length);
  const said = [
    answers === 0 && kind === 'lesson'
      ? words.wasReadGames(count, figure({ locale }, gameCount(some)))
      : words.wasRead(count, figure({ locale }, answers)),
    ...(leftOut > 0 ? [words.leftOut(figure({ locale }, leftOut))] : []),
    ...(hasMore ? [words.more] : []),
    ...(notes.includes('unnamed') ? [words.unnamed] : []),
    ...(codePage === undefined ? [] : [words.codePage(codePage)]),
  ].join(' ');
  const help = [...(hasMore ? [words.moreHelp] : []), ...(codePage === undefined ? [] : [words.codePageHelp])].join(
    ' ',
  );
  return { mark: leftOut > 0 || hasMore ? 'part' : 'read', said, ...(help ? { help } : {}) };
}

/** Returns the same outcome as plain text for a screen reader. */
export function spokenAccount(file: OpenedFile, words: TeacherWords, locale: string): string {
  const { said, help = '' } = accountOf(file, words, locale);
  return plain(`${file.name}: ${said} ${help}`.trim());
}

/** Renders the files, one row each. */
export const fileRows = (
  files: readonly OpenedFile[],
  words: TeacherWords,
  locale: string,
  takeAway: (file: OpenedFile) => void,
): TemplateResult =>
  html`<ul class="file-list">
    ${files.map((file) => {
      const { mark, said, help } = accountOf(file, words, locale);
      return html`<li class="card file-row">
        <span class="badge ${mark}">${sign(mark)}${words.marks[mark]}</span>
        <div>
          <p>
            <b><bdi>${file.name}</bdi></b>
          </p>
          <p>${rich(said)}</p>
          ${help ? html`<p class="advice">${sign('hint')}<span>${rich(help)}</span></p>` : nothing}
        </div>
        <button type="button" class="button" aria-label=${words.takeAwayFile(file.name)} @click=${() => takeAway(file)}>
          ${words.takeAway}
        </button>
      </li>`;
    })}
  </ul>`;

/* Files on the teacher's device, which are never sent. */

type Study = typeof import('./study.js');

const parsePage = (text: string): Document => new DOMParser().parseFromString(text, 'text/html');

/** Reads a file. The result for an unreadable file says why. */
export async function openFile(file: File, language: string, { readFile }: Study): Promise<OpenedFile> {
  const unread = (code: string): Result<Found> => bad(code, `The file is not read: ${code}.`);
  const { name, size } = file;
  if (size > limits.bytes) return { name, print: `${size} ${name}`, read: unread('large') };
  // A dropped folder looks like a file until it is read.
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  return bytes
    ? { name, print: `${bytes.length} ${fnv1a(bytes)}`, read: readFile(bytes, { name, language, parsePage }) }
    : { name, print: `0 ${name}`, read: unread('damaged') };
}
