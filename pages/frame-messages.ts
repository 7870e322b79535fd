import type { Scheme } from '../components/style/surroundings.js';
import { originFrom } from '../src/results/message.js';
import { followHeight } from './heights.js';

/** Messages to H5P's resizer, which many sites load: a greeting, a request to resize, and the height. */
type H5p = 'hello' | 'prepareResize' | 'resize';

/** Returns the origin of a URL, or undefined. */
function originOf(address: string): string | undefined {
  try {
    return originFrom(new URL(address).origin);
  } catch {
    return undefined;
  }
}

/**
 * Reports the height of this page to the embedding page, by `{ abacade: 1, type: 'height', height }` and by the protocol of
 * H5P's resizer. The target is the given origin, otherwise the one reported by the browser, otherwise that of a page that
 * asks (`{ abacade: 1, type: 'measure' }`), but never `*`. Only messages of the embedding page are accepted. `show` is
 * called with the scheme around the frame, light or dark, if the embedding page reports it:
 * `{ abacade: 1, type: 'theme', theme: 'dark' }`.
 */
export function tellHeight(named: string | undefined, show: (scheme: Scheme) => void): void {
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
    const { abacade, type, theme, context, action } = Object(data) as Record<string, unknown>;
    if (abacade === 1 && type === 'measure') {
      to = origin;
      post({ abacade: 1, type: 'height', height });
    }
    if (abacade === 1 && type === 'theme' && (theme === 'light' || theme === 'dark')) show(theme);
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
