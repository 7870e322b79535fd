// For the page around: gives every `<iframe data-abacade-frame>` the height of what it holds. Heard is only the frame
// itself, from the origin of its address, and all that it can bring about is its own height.

const frames = (): HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>('iframe[data-abacade-frame]'),
];

/** No game is higher, in pixels. */
const highest = 20_000;

const originOf = ({ src }: HTMLIFrameElement): string => new URL(src, location.href).origin;

addEventListener('message', ({ source, origin, data }) => {
  const { abacade, type, height } = Object(data) as Record<string, unknown>;
  if (abacade !== 1 || type !== 'height' || typeof height !== 'number' || !(height > 0 && height < highest)) return;
  const frame = frames().find((one) => one.contentWindow === source && originOf(one) === origin);
  if (frame) frame.style.height = `${Math.ceil(height)}px`;
});

const ask = (frame: HTMLIFrameElement): void =>
  frame.contentWindow?.postMessage({ abacade: 1, type: 'measure' }, originOf(frame));

for (const frame of frames()) {
  frame.addEventListener('load', () => ask(frame));
  // One that was there before this script has told already.
  if (performance.getEntriesByName(frame.src).length) ask(frame);
}

export {};
