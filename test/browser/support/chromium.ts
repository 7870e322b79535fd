import { executeServerCommand } from '@web/test-runner-commands';

/** Tests of what only Chromium tells are run there. */
export const isChromium = /Chrome/.test(navigator.userAgent);

export interface Read {
  readonly role: string;
  readonly name: string;
  /** How deep it stands. */
  readonly level: number;
}

/** The page as Chromium has it read aloud. */
export const tree = (): Promise<Read[]> => executeServerCommand('accessibility-tree');

/** What the reader's system asks for, as the page's styles see it; nothing without features. `print`: as on paper. */
export const media = (features: Readonly<Record<string, string>> = {}, medium: 'print' | '' = ''): Promise<boolean> =>
  executeServerCommand('media-features', { media: medium, wanted: features });
