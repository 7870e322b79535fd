import { originFrom } from '../src/results/message.js';
import { followHeight } from './heights.js';

/** Messages of H5P's resizer, which many sites load: this page says hello, asks to be resized, and then says how high. */
type H5p = 'hello' | 'prepareResize' | 'resize';

/** The origin of an address, or undefined. */
function originOf(address: string): string | undefined {
  try {
    return originFrom(new URL(address).origin);
  } catch {
    return undefined;
  }
}

/**
 * Tells the page around how high this one is, by a message of our own, `{ abacade: 1, type: 'height', height }`, and in the
 * words of H5P's resizer. It goes to the origin that was named, else to the one that the browser tells of, else to the
 * one that asks (`{ abacade: 1, type: 'measure' }`); to all never. Heard is only the page around.
 */
export function tellHeight(named: string | undefined): void {
  if (parent === window) return;
  let to = named ?? originFrom(location.ancestorOrigins?.[0]) ?? originOf(document.referrer);
  let height = 0;
  let given = 0;
  let isResized = false;

  const post = (message: object): void => {
    if (to) parent.postMessage(message, to);
  };
  const h5p = (action: H5p): void =>
    post({ context: 'h5p', action, ...(action === 'hello' ? {} : { scrollHeight: height, clientHeight: given }) });
  const tell = (): void => {
    post({ abacade: 1, type: 'height', height });
    h5p(isResized ? 'prepareResize' : 'hello');
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || !originFrom(origin) || (named && origin !== named)) return;
    const { abacade, type, context, action } = Object(data) as Record<string, unknown>;
    if (abacade === 1 && type === 'measure') {
      to = origin;
      post({ abacade: 1, type: 'height', height });
    }
    if (context !== 'h5p') return;
    to = origin;
    if (action === 'ready') h5p('hello');
    if (action === 'hello' || action === 'resize') {
      isResized = true;
      h5p('prepareResize');
    }
    if (action === 'resizePrepared') h5p('resize');
  });
  followHeight((now, before) => {
    [height, given] = [now, before];
    tell();
  });
}
