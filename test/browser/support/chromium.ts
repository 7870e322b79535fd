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

/** Has the browser darken pages that are drawn for light, on a dark system, or ends that. */
export async function darken(isOn: boolean): Promise<void> {
  await media(isOn ? { 'prefers-color-scheme': 'dark' } : {});
  await executeServerCommand('darken-pages', isOn);
}

/** The luminance of a pixel, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminanceOf = (pixel: readonly number[]): number => {
  const [r, g, b] = pixel.map((part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of the lightest and the darkest that is seen in the middle of something, as drawn on the screen. */
export async function contrastOf(seen: Element): Promise<number> {
  seen.scrollIntoView({ block: 'center' });
  document.documentElement.style.opacity = '1';
  await new Promise(requestAnimationFrame);
  const { x, y, width, height } = seen.getBoundingClientRect();
  const clip = {
    x: x + width * 0.2 + scrollX,
    y: y + height * 0.2 + scrollY,
    width: width * 0.6,
    height: height * 0.6,
  };
  const data = await executeServerCommand<string, typeof clip>('picture-of', clip);
  document.documentElement.style.removeProperty('opacity');
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  canvas.drawImage(picture, 0, 0);
  const { data: bytes } = canvas.getImageData(0, 0, picture.width, picture.height);
  const all = Array.from({ length: bytes.length / 4 }, (_, i) => luminanceOf([...bytes.subarray(4 * i, 4 * i + 3)]));
  return (Math.max(...all) + 0.05) / (Math.min(...all) + 0.05);
}

/** Where a name is cut, broken or out of sight in games of a browser that draws no text smaller than so many pixels. */
export const cutInLargeText = (asked: {
  readonly smallest: number;
  readonly name: string;
  readonly tags: readonly string[];
  readonly attributes: string;
  readonly sizes: readonly (readonly [width: number, height: number])[];
}): Promise<string[]> => executeServerCommand('in-large-text', asked);

/** What the reader's system asks for, as the page's styles see it; nothing without features. `print`: as on paper. */
export const media = (features: Readonly<Record<string, string>> = {}, medium: 'print' | '' = ''): Promise<boolean> =>
  executeServerCommand('media-features', { media: medium, wanted: features });
