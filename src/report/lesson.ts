import { isWhole, listOf } from '../rules/trail/given.js';
import type { Found, PupilFound } from './found.js';
import { timedAnswer } from './ours.js';
import { gamesIn } from './games.js';
import { Refusal } from './refusal.js';
import { plain } from './statements.js';
import { byDay } from './track.js';

/** Maximum number of pupils in a lesson, and of answers by one of them. */
const most = { pupils: 768, answers: 5000 } as const;

/** Returns whether a value is a lesson that a teacher saved, of any version. */
export const isLesson = (value: unknown): boolean => plain(value)['type'] === 'abacade-lesson';

/** Returns a text that can serve as a pupil's name: one line, not too long. */
const nameIn = (given: unknown): string | undefined => {
  const text = typeof given === 'string' ? given.replace(/\p{C}/gu, '').trim() : '';
  return text === '' || text.length > 60 ? undefined : text;
};

/**
 * Returns a pupil of a lesson. A nickname identifies a pupil only within a lesson: another lesson's hedgehog may be somebody else. A `name`
 * given by the teacher identifies the same pupil in any file.
 */
function pupilIn(given: unknown, lesson: string, game: unknown): PupilFound[] {
  const { pupil, key, nickname, name: real, answers: all, games } = plain(given);
  const answers = listOf(all, 0, most.answers);
  if (!isWhole(pupil, 0, most.pupils - 1) || !answers) throw new Refusal('damaged');
  const named = nameIn(real);
  const name = named ?? nameIn(nickname) ?? nameIn(key) ?? `${pupil}`;
  const timed = answers.flatMap((answer, at) => {
    const read = timedAnswer(answer);
    // The ids come from devices and may occur twice, so the answer gets another id.
    return read ? [{ ...read, answer: { ...read.answer, id: `${lesson} ${pupil} ${at}` } }] : [];
  });
  return [
    {
      key: named === undefined ? `lesson ${lesson} ${pupil}` : `name ${named}`,
      name,
      sittings: byDay(timed),
      // Files of earlier versions have only answers.
      ...(games === undefined ? {} : { games: gamesIn(games, game, lesson) }),
    },
  ];
}

/** Reads lessons that a teacher saved: the answers and matches by pupil. Throws a Refusal. */
export function readLessons(values: readonly unknown[]): Found {
  const lessons = values.filter(isLesson).map(plain);
  const pupils = lessons.flatMap(({ version, at, lesson, pupils: given }) => {
    const all = listOf(given, 0, most.pupils);
    if (version !== 1) throw new Refusal('unknown');
    if (!isWhole(at, 0, Number.MAX_SAFE_INTEGER) || !all) throw new Refusal('damaged');
    return all.flatMap((one) => pupilIn(one, `${at}`, plain(lesson)['game']));
  });
  return { kind: 'lesson', pupils, leftOut: values.length - lessons.length, notes: [] };
}
