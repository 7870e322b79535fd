import type { Verdict, Puzzle } from '../../src/puzzles/puzzler.js';
import { creditOf, mostStars } from '../../src/puzzles/stars.js';
import type { Strength } from '../../src/puzzles/strength.js';
import { say, type Saying, type Sentences } from '../../src/words/say.js';
import type { CommonWords } from '../../src/words/types.js';
import type { GameContext, Played, WithStudyWords } from './context.js';
import type { GameTypes } from './game-types.js';
import { factWriter } from './fact-writer.js';
import type { PuzzleCourse } from './puzzle-course.js';

/** A game with the sentences of its puzzles, by the codes of `src/puzzles`. */
type WithSentences = GameTypes & { readonly words: { readonly puzzle: Sentences } };
export type PuzzleTypes<T extends GameTypes> = WithSentences & Played<T>;

/** The texts about a puzzle. */
export interface PuzzleText {
  readonly task: string;
  /** The text after the task. */
  readonly aside: string;
  /** The comment on the last answer, or on the best one if it was shown. */
  readonly told: string;
}

/** The part of the context that the texts need. */
export type TextView<T extends GameTypes> = Pick<GameContext<T>, 'figure' | 'match' | 'notation' | 'written'> &
  WithStudyWords<T>;

export function puzzleText<T extends PuzzleTypes<T>>(
  v: TextView<T>,
  { task, given, note, why }: Puzzle,
  course: PuzzleCourse<T['move']>,
): PuzzleText {
  const { puzzle: words } = v.words;
  const sentence = (saying: Saying): string => say(v.gameWords.puzzle, saying, { ...factWriter(v), pair: words.pair });

  const judged = (verdict: Verdict): string => {
    const { right, unit, value } = verdict;
    if (right) {
      const praise = course.isShown ? words.rightThen : words.right(course.tries);
      return [praise, ...(course.won ? [words.stars(course.won)] : []), sentence(why)].join(' ');
    }
    if (unit === 'answer') return words.notYet;
    const brought = unit === 'chance' ? Math.round(value * 100) : Math.round(value * 10) / 10;
    const credit = creditOf(verdict);
    const said = credit === 'near' || credit === 'fair' ? ` ${words.credit[credit]}` : '';
    return `${words.worth[unit](v.figure(brought))}${said} ${words.better}`;
  };

  const told = (): string => {
    if (course.note) return course.note;
    if (course.verdict) return judged(course.verdict);
    return course.isShown ? sentence(why) : '';
  };
  return { task: sentence({ code: task, given }), aside: note ? sentence(note) : '', told: told() };
}

/** Returns the text to share: the result without the answer. */
export function textToShare(
  { labelled, puzzle: words }: Pick<CommonWords, 'labelled' | 'puzzle'>,
  title: string,
  { seed }: Puzzle,
  strength: Strength,
  { tries, hints, won }: PuzzleCourse<unknown>,
): string {
  const signs = '\u2605'.repeat(won) + '\u2606'.repeat(mostStars - won);
  const about = [title, seed, seed && words.strengths[strength]].filter(Boolean).join(', ');
  const how = [words.tries(tries), hints ? words.hints(hints) : ''].filter(Boolean).join(', ');
  return `${labelled(words.heading, about)}\n${signs}\n${how}`;
}
