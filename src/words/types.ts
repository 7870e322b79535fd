/**
 * The types of the words, derived from the English ones: every language has the same keys, and sentences with the same parameters. Numbers
 * are passed in the reader's digits if they are shown, and as numbers if a plural depends on them. `*…*` marks emphasis.
 */
export type CommonWords = typeof import('./generated/en/common.js').common;
export type NoticeWords = CommonWords['notices'];

/**
 * The groups that only the study module uses, and those that only the set-up module uses; the same as in `scripts/words/lazy-groups.mjs`.
 */
type StudyGroups = 'hints' | 'review' | 'puzzle' | 'replay' | 'practice' | 'fewestPieces';
type SetUpGroups = 'form' | 'howTo';

/** The words in an element's file: all words `W` without those of its lazy modules. */
export type MainWords<W> = Omit<W, StudyGroups | SetUpGroups>;
/** The words available in a lazy module, including those of the element's file. */
export type StudyWords<W> = Omit<W, SetUpGroups>;
export type SetUpWords<W> = Omit<W, StudyGroups>;

export type CardWords = typeof import('./generated/en/cards.js').cards;
export type CardFormWords = typeof import('./generated/en/cards.js').cardForm;
export type CardHintWords = typeof import('./generated/en/cards.js').cardHints;
export type CardMoveWords = typeof import('./generated/en/cards.js').cardMoves;
export type CardWhyWords = typeof import('./generated/en/cards.js').cardWhy;

/** The words of each game, and of the elements that are not games: `PlytWords`, `LobbyWords`. */
export type * from './generated/types.js';

export type ReportWords = typeof import('./generated/en/pages.js').report;
/** The words of the page around a game. */
export type PageWords = ReportWords & Pick<NoticeWords, 'attribute' | 'needs' | 'noCore' | 'noFile' | 'retry'>;
export type EmbedWords = typeof import('./generated/en/pages.js').embed;
/** The words around a board across devices. */
export type LiveWords = typeof import('./generated/en/live.js').live;
export type HeaderWords = typeof import('./generated/en/activities.js').header;
export type ActivitiesWords = typeof import('./generated/en/activities.js').activities;
export type BuilderWords = typeof import('./generated/en/builder.js').builder;
export type ExamplesWords = typeof import('./generated/en/examples.js').examples;
/** The words of pages that are opened from a course. */
export type CourseWords = typeof import('./generated/en/course.js').course;
export type WordpressWords = typeof import('./generated/en/wordpress.js').wordpress;
export type TeacherWords = typeof import('./generated/en/teacher.js').teacher;
