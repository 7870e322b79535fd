/**
 * What has to be said, taken from what is said in English: another language has the same keys, and sentences that are
 * given the same. Numbers come in already written in the reader's digits where they are shown, and as numbers where a
 * plural depends on them. `*…*` marks what stands out.
 */
export type CommonWords = typeof import('./en/common.js').common;
export type NoticeWords = CommonWords['notices'];

export type CardWords = typeof import('./en/cards.js').cards;
export type CardFormWords = typeof import('./en/cards.js').cardForm;
export type CardHintWords = typeof import('./en/cards.js').cardHints;
export type CardMoveWords = typeof import('./en/cards.js').cardMoves;
export type CardWhyWords = typeof import('./en/cards.js').cardWhy;

export type PlytWords = typeof import('./en/plyt.js').plyt;
export type SequenceWords = typeof import('./en/sequence.js').sequence;
export type MultiplayWords = typeof import('./en/multiplay.js').multiplay;
export type PytagoraWords = typeof import('./en/pytagora.js').pytagora;
export type SquareWords = typeof import('./en/square.js').square;
export type TablesWords = typeof import('./en/tables.js').tables;

export type ReportWords = typeof import('./en/pages.js').report;
export type EmbedWords = typeof import('./en/pages.js').embed;
export type BuilderWords = typeof import('./en/builder.js').builder;
export type TeacherWords = typeof import('./en/teacher.js').teacher;
