// For the embedding page: sets the height of every `<iframe data-abacade-frame>` to that of its content, and tells the frame
// whether the page around it is light or dark. A message must come from the frame itself and from the origin of its URL, and
// can change only the height of that frame.
import { followScheme, schemeAround } from '../components/style/surroundings.js';

const frames = (): HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>('iframe[data-abacade-frame]'),
];

/** The maximum height, in pixels; no game is higher. */
const highest = 20_000;

const originOf = ({ src }: HTMLIFrameElement): string => new URL(src, location.href).origin;

addEventListener('message', ({ source, origin, data }) => {
  const { abacade, type, height } = Object(data) as Record<string, unknown>;
  if (abacade !== 1 || type !== 'height' || typeof height !== 'number' || !(height > 0 && height < highest)) return;
  const frame = frames().find((one) => one.contentWindow === source && originOf(one) === origin);
  if (frame) frame.style.height = `${Math.ceil(height)}px`;
});

const tell = (frame: HTMLIFrameElement, message: object): void =>
  frame.contentWindow?.postMessage({ abacade: 1, ...message }, originOf(frame));

/** The frames that are notified whether the page is light or dark. */
const followed = new WeakSet<HTMLIFrameElement>();

/** Asks a loaded frame for its height. */
function ask(frame: HTMLIFrameElement): void {
  tell(frame, { type: 'measure' });
  if (followed.has(frame)) tell(frame, { type: 'theme', theme: schemeAround(frame) });
  else followScheme(frame, (theme) => tell(frame, { type: 'theme', theme }));
  followed.add(frame);
}

for (const frame of frames()) {
  frame.addEventListener('load', () => ask(frame));
  // A frame that loaded before this script has already sent its height.
  if (performance.getEntriesByName(frame.src).length) ask(frame);
}
