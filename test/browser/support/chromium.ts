import { executeServerCommand } from '@web/test-runner-commands';

/** True in Chromium. Some tests need information that only Chromium provides, and run only there. */
export const isChromium = /Chrome/.test(navigator.userAgent);

/**
 * Returns the whole list in Chromium and its first `count` items in the other engines. The remaining items test nothing else about the
 * engine: they repeat the mechanism with another game, whose layout has its own tests in every engine.
 */
export const mostInChromium = <T>(list: readonly T[], count: number): readonly T[] =>
  isChromium ? list : list.slice(0, count);

/**
 * Defines a test that runs in Chromium alone, in a file that runs everywhere. It is for the rules and words of an element and for axe,
 * which reads the same tree everywhere.
 */
export function inChromium(title: string, test: () => void | Promise<void>): void {
  if (isChromium) it(title, test);
}

/** The widths of a layout in px, from the narrowest phone to a whiteboard: all of them in Chromium, two in the other engines. */
export const widths = mostInChromium([320, 1280, 288, 784, 1920], 2);

export interface Read {
  readonly role: string;
  readonly name: string;
  /** Depth in the tree. */
  readonly level: number;
}

/** Returns the page as Chromium has it read aloud. */
export const tree = (): Promise<Read[]> => executeServerCommand('accessibility-tree');

/** Clicks that many times at a place, without anything between. */
export const clickFast = (x: number, y: number, times: number): Promise<void> =>
  executeServerCommand('click-fast', { x, y, times });

/** Presses Enter that many times, without anything between. */
export const enterFast = (times: number): Promise<void> => executeServerCommand('enter-fast', times);

/** The result of playing the game of a page that is a file on the disk. */
export interface FromDisk {
  readonly scores: readonly number[];
  /** The addresses that the page has requested beside its own. */
  readonly asked: readonly string[];
  readonly errors: readonly string[];
}

/** Runs a command that may take longer than the runner waits for one. */
export async function longCommand<Result, Payload = undefined>(command: string, payload?: Payload): Promise<Result> {
  type Answer = { readonly number: number } | { readonly result: Result };
  let answer = await executeServerCommand<Answer, Payload>(command, payload);
  while ('number' in answer) answer = await executeServerCommand<Answer, number>('result-of', answer.number);
  return answer.result;
}

/** Opens a page as a file on the disk and plays its game to the end; `{root}` in it is the address of the project's folder. */
export const fromDisk = (text: string): Promise<FromDisk> => longCommand('from-disk', text);

/** Makes the browser darken pages without a dark theme, as on a dark system, or stops it. */
export async function darken(isOn: boolean): Promise<void> {
  await media(isOn ? { 'prefers-color-scheme': 'dark' } : {});
  await executeServerCommand('darken-pages', isOn);
}

/** Returns the luminance of a pixel, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminanceOf = (pixel: readonly number[]): number => {
  const [r, g, b] = pixel.map((part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Returns the contrast between the lightest and the darkest pixel in the middle of an element, as drawn on the screen. */
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

/** Returns where a name is cut, broken or out of sight, in games of a browser with a minimum font size in px. */
export const cutInLargeText = (asked: {
  readonly smallest: number;
  readonly name: string;
  readonly tags: readonly string[];
  readonly attributes: string;
  readonly sizes: readonly (readonly [width: number, height: number])[];
}): Promise<string[]> => longCommand('in-large-text', asked);

/** Emulates media features, as the preferences of the reader's system; without features, none. `print`: emulates paper. */
export const media = (features: Readonly<Record<string, string>> = {}, medium: 'print' | '' = ''): Promise<boolean> =>
  executeServerCommand('media-features', { media: medium, wanted: features });
