import type { games } from '../rules/index.js';

type Game = keyof typeof games;

/** What a game can become, in the words of a teacher. */
interface OutputWords {
  readonly title: string;
  readonly help: string;
  /** What to do next, after the file was saved or the lines were copied. */
  readonly steps: readonly string[];
}

/** What the page says that puts a game into a lesson. `*…*` marks what stands out. */
export interface BuilderWords {
  readonly title: string;
  readonly intro: string;
  readonly language: string;
  readonly gallery: string;
  readonly privacy: string;
  readonly credits: string;

  readonly choose: string;
  readonly games: Readonly<Record<Game, { readonly title: string; readonly about: string }>>;

  readonly yours: string;
  readonly forLesson: string;
  readonly begins: string;
  readonly beginsHelp: string;
  readonly beginsAs: { readonly atOnce: string; readonly form: string };
  readonly spoken: string;
  readonly asPage: string;
  readonly asLanguage: string;
  readonly look: string;
  readonly looks: { readonly auto: string; readonly light: string; readonly dark: string };
  readonly keep: string;
  readonly keepHelp: string;
  readonly keepKey: string;
  readonly heading: string;
  readonly headingHelp: string;
  readonly position: string;
  readonly positionHelp: string;
  readonly more: string;
  /** Attributes of an element that its own form does not have. */
  readonly settings: Readonly<Record<string, { readonly label: string; readonly help?: string }>>;

  readonly preview: string;
  readonly size: string;
  readonly sizes: { readonly phone: string; readonly page: string; readonly board: string };
  readonly sizeIs: (pixels: string) => string;
  readonly sizeHelp: { readonly phone: string; readonly page: string; readonly board: string };
  readonly anew: string;
  readonly alone: string;
  readonly previewLost: string;

  readonly take: string;
  readonly takeAs: string;
  readonly course: string;
  readonly courseHelp: string;
  readonly page: string;
  readonly pageHelp: string;
  readonly file: string;
  readonly fileHelp: string;
  readonly best: string;
  readonly facts: {
    readonly marks: string;
    readonly noMarks: string;
    readonly goesOn: string;
    readonly goesOnHere: string;
    readonly anew: string;
  };
  readonly outputs: Readonly<
    Record<'scorm12' | 'scorm2004' | 'cmi5' | 'div' | 'script' | 'iframe' | 'html', OutputWords>
  >;
  /** Settings of a SCORM package in Moodle, by the names that Moodle has for them, and what to choose. */
  readonly moodle: {
    readonly title: string;
    readonly help: string;
    readonly settings: readonly (readonly [setting: string, value: string])[];
    /** Where a site cleans every text, only packages are left. */
    readonly cleaned: string;
  };
  readonly download: (file: string) => string;
  readonly copy: string;
  readonly lines: string;
  readonly folder: string;
  readonly folderHelp: string;
  readonly folderIsLocal: string;

  readonly marks: string;
  readonly score: string;
  readonly scores: {
    readonly usual: string;
    readonly won: string;
    readonly 'share-right': string;
    readonly 'taking-part': string;
    readonly target: string;
  };
  /** What a mark then says, in one sentence. */
  readonly scoreHelp: {
    readonly won: string;
    readonly 'share-right': string;
    readonly 'taking-part': string;
    readonly target: string;
  };
  readonly target: string;
  readonly pass: string;
  readonly passHelp: string;

  readonly reopen: string;
  readonly reopenHelp: string;
  readonly reopenLines: string;
  readonly reopenFile: string;
  readonly open: string;
  readonly drop: string;
  /** While a file is held over the page. */
  readonly dropHere: string;

  /** What has happened, said aloud and shown. */
  readonly copied: string;
  readonly notCopied: string;
  readonly making: string;
  readonly made: (file: string) => string;
  readonly opened: (game: string) => string;

  /** Why something is not possible. */
  readonly problems: {
    readonly missing: (file: string) => string;
    readonly nothing: string;
    readonly snippet: string;
    /** With the name of the file, where it has one. */
    readonly zip: (file: string) => string;
    readonly large: (file: string) => string;
    readonly unread: string;
    readonly game: string;
    readonly query: string;
    /** The address of the page itself says something that is not possible. */
    readonly address: string;
    readonly at: string;
    readonly field: (name: string) => string;
    readonly unchanged: string;
  };
}
