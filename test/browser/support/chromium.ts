import { executeServerCommand } from '@web/test-runner-commands';

/** Tests of what only Chromium tells are run there. */
export const isChromium = /Chrome/.test(navigator.userAgent);

/**
 * All of a list in Chromium; in the other engines its first `count`, where the rest would ask nothing more of the engine:
 * the same mechanism with another game, whose layout is tested in every engine by itself.
 */
export const mostInChromium = <T>(list: readonly T[], count: number): readonly T[] =>
  isChromium ? list : list.slice(0, count);

/**
 * Defines a test in Chromium alone, among others that run everywhere: of what the rules and words of an element do, or of
 * what axe finds, which reads the same tree everywhere.
 */
export function inChromium(title: string, test: () => void | Promise<void>): void {
  if (isChromium) it(title, test);
}

/** The widths of a layout in px, from the narrowest phone to a whiteboard: every one in Chromium, two of them everywhere. */
export const widths = mostInChromium([320, 1280, 288, 784, 1920], 2);

export interface Read {
  readonly role: string;
  readonly name: string;
  /** How deep it stands. */
  readonly level: number;
}

/** The page as Chromium has it read aloud. */
export const tree = (): Promise<Read[]> => executeServerCommand('accessibility-tree');

/** What came of a page that is a file on the disk: its game was played to the end. */
export interface FromDisk {
  readonly scores: readonly number[];
  /** What the page asked for beside itself. */
  readonly asked: readonly string[];
  readonly errors: readonly string[];
}

/** Plays the game of a page as a file on the disk; `{root}` in it is the address of the project's folder. */
export const fromDisk = (text: string): Promise<FromDisk> => executeServerCommand('from-disk', text);

/** What the reader's system asks for, as the page's styles see it; nothing without features. `print`: as on paper. */
export const media = (features: Readonly<Record<string, string>> = {}, medium: 'print' | '' = ''): Promise<boolean> =>
  executeServerCommand('media-features', { media: medium, wanted: features });
