// What a site that knows oEmbed shows in place of a link to a game. A file cannot read what it is asked for, so there is one
// for each game, without options.
import { attribute } from './pages.mjs';

/** The size of the frame, in pixels: that of the frame which the builder writes. */
const frame = { width: 800, height: 640 };

/** Returns the answer of oEmbed 1.0 for the page of a game. `url` is the address of the site. */
export function oembedOf({ path, title, picture }, url) {
  const src = attribute(new URL(path, url).href);
  const { width, height } = frame;
  return `${JSON.stringify({
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Abacade',
    provider_url: url,
    thumbnail_url: new URL(picture.path, url).href,
    thumbnail_width: picture.width,
    thumbnail_height: picture.height,
    html: `<iframe src="${src}" title="${attribute(title)}" width="${width}" height="${height}" allow="fullscreen" loading="lazy"></iframe>`,
    width,
    height,
  })}\n`;
}
