/**
 * Every sentence that a person reads or hears. A table per language and per game; numbers come in already written in the
 * reader's digits where they are shown, and as numbers where a plural hangs on them. `*…*` marks what stands out.
 */

/** What all games say. */
export interface CommonWords {
  readonly turnOf: (name: string) => string;
  readonly roll: string;
  readonly rollHelp: string;
  /** What a computer player is. */
  readonly computer: string;
  readonly thinks: string;
  readonly die: (face: number) => string;
  readonly whichRoll: string;
  readonly score: (name: string, points: string) => string;
  readonly timeLeft: (seconds: string) => string;
  readonly secondsLeft: (seconds: number) => string;
  readonly undone: string;
  readonly redone: string;
}

/** What the panel beside the board says in all games. */
export interface PanelWords {
  readonly undo: string;
  readonly redo: string;
  readonly hint: string;
  readonly newGame: string;
  readonly pause: string;
  readonly goOn: string;
  readonly scores: string;
  readonly events: string;
  readonly nothingYet: string;
  readonly timeFor: {
    readonly once: string;
    readonly tenTimes: string;
    readonly noLimit: string;
    readonly label: string;
  };
}

/** What is said when something went wrong, or might have. */
export interface FaultWords {
  readonly close: string;
  /** A bad attribute: which, what it said, why not. */
  readonly attribute: (name: string, value: string) => string;
  readonly text: string;
  readonly notSaved: string;
  readonly otherTab: string;
  readonly keepThis: string;
  readonly takeOther: string;
  readonly resumed: string;
  readonly lost: string;
  readonly notDeleted: string;
  /** A kept game was found by a game that began without it. */
  readonly found: string;
  readonly noCore: string;
  /** What opens the kept game is lost for now: no other game is begun. */
  readonly noKept: string;
  readonly noForm: string;
  /** Said in the language that is there. */
  readonly noWords: string;
  readonly noPart: string;
  readonly retry: string;
  /** Without the form: as the page has it, or as is usual. */
  readonly playAnyway: string;
}

/** What a page around a game says of the result and where it goes. `best`: the best score so far, 0 to 100. */
export interface ReportWords {
  /** What the strip is called to a screen reader. */
  readonly title: string;
  readonly connecting: string;
  /** All that was told is with the host. */
  readonly saved: string;
  readonly saving: string;
  readonly best: (best: number) => string;
  readonly finish: string;
  readonly ended: string;
  /** What a result says, by the rule that makes it. */
  readonly means: {
    readonly won: string;
    readonly 'share-right': string;
    readonly 'taking-part': string;
    readonly target: (points: number) => string;
  };
  /** The modes in which nothing is judged, and how to be judged. */
  readonly modes: { readonly browse: string; readonly review: string };
  /** What a computer player is called. */
  readonly computer: string;
  /** The kept game was begun by other options than those of today. */
  readonly changed: string;
  readonly goOn: string;
  readonly beginAnew: string;
  readonly noHost: string;
  readonly launch: string;
  /** There is no connection, and the device keeps what is not sent; or does not. */
  readonly offline: string;
  readonly offlineNorKept: string;
  /** The result has not arrived, and is kept on the device. */
  readonly notSent: string;
  /** The result has not arrived, and is only in the page. */
  readonly notSentNorKept: string;
  readonly refused: string;
  readonly taken: string;
  readonly takeOver: string;
  readonly unreadable: string;
  /** Another game was begun before the kept one was there. */
  readonly twoGames: string;
  readonly goBack: string;
  /** The new game in the place of the kept one. */
  readonly replace: string;
  readonly notKept: string;
  readonly sendNow: string;
  readonly close: string;
  readonly noGame: string;
}

/** What stands on the number pad. */
export interface PadWords {
  readonly digits: string;
  readonly erase: string;
  readonly enter: string;
  readonly answer: string;
}

/** What the set-up form says in all games. */
export interface FormWords {
  readonly whoPlays: string;
  readonly how: string;
  readonly nameOf: (player: number) => string;
  readonly kindOf: (name: string) => string;
  readonly person: string;
  readonly computer: string;
  /** Of a player whom whoever plays is to name: the platform, or nobody. */
  readonly ownName: string;
  readonly level: string;
  readonly levels: readonly string[];
  readonly addPlayer: string;
  readonly removePlayer: (name: string) => string;
  readonly changeColour: (name: string, colour: string) => string;
  readonly start: string;
  readonly back: string;
  readonly less: (what: string) => string;
  readonly more: (what: string) => string;
  readonly realDice: string;
  readonly realDiceHelp: string;
  readonly timer: string;
  readonly timerHelp: string;
  readonly noTimer: string;
  readonly minutes: (count: number) => string;
  readonly seconds: (count: number) => string;
  readonly kept: string;
  readonly forget: string;
  /** Colour and shape of the six players. */
  readonly colours: readonly string[];
}

/** What the look back says in all games. */
export interface BackWords {
  /** `points` in the reader's digits. */
  readonly wins: (names: readonly string[], points: string) => string;
  readonly playAgain: string;
  readonly newGame: string;
  readonly grew: string;
  readonly turn: (turn: number, of: number) => string;
  readonly earlier: string;
  readonly later: string;
  readonly beginning: string;
  readonly table: string;
  readonly turnHeading: string;
}

/** What the refusals of a game say, by `reason`. */
export type Refusals = Readonly<Record<string, (details: Readonly<Record<string, number | string>>) => string>>;

/** A language: its tag, and its tables. */
export interface Language<W> {
  readonly tag: string;
  readonly common: CommonWords;
  readonly game: W;
}

/** The languages of a game by their tags, each fetched when it is needed; the first is the one that is always there. */
export type Languages<W> = Readonly<Record<string, () => Promise<Language<W>>>>;

/** The first of the wanted languages that is among `tags`, by its first part; else the first tag. */
export function pickLanguage(tags: readonly string[], wanted: readonly (string | null | undefined)[]): string {
  const found = wanted.map((tag) => tag?.toLowerCase().split('-')[0]).find((tag) => tag && tags.includes(tag));
  return found ?? tags[0];
}

/** A tag that `Intl` takes: the reader's own variety of the language where there is one (`de-CH`), else its plain tag. */
export function localeFor(tag: string, wanted: readonly (string | null | undefined)[]): string {
  const own = wanted.find((w) => w?.toLowerCase().split('-')[0] === tag);
  try {
    return Intl.getCanonicalLocales(own ?? tag)[0] ?? tag;
  } catch {
    return tag;
  }
}
