// Creates the embedding data for sites that support oEmbed, which show a game in place of a link. A static file cannot read the
// query of a request, so there is one for each game, without options.
import { attribute } from './pages.mjs';

/** The size of the frame, in pixels: the same as in the builder's snippet. */
const frame = { width: 800, height: 640 };

/** Returns the oEmbed 1.0 response for the page of a game. `url` is the address of the site. */
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
