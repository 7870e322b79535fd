// What `npm run wordpress` checks of a site in a sub-path, whose address then becomes one with https.
import assert from 'node:assert/strict';
import { published, scriptsOn, two } from './pages.mjs';
import { startProxy } from './proxy.mjs';

const played = [
  ['plyt-board', true],
  ['multiplay-grid', true],
];

/** Plays a page behind a proxy that ends TLS, after the site's address has become the proxy's. */
async function overHttps(site, where, { port, tells }) {
  const proxy = await startProxy(site, { port, tells });
  try {
    site.php('address.php', [`${proxy.address}/school`]);
    return await site.browser.play(where.replace(site.address, `${proxy.address}/school`), 2);
  } finally {
    site.php('address.php', [site.address]);
    await proxy.end();
  }
}

export const addressChecks = {
  'a site in a sub-path has its scripts there': async (site) => {
    const { page, where } = await published(site, two);
    assert.match(scriptsOn(page)[0], /src="http:\/\/localhost:\d+\/school\/wp-content\/plugins\/abacade\/scripts\//);
    assert.deepEqual((await site.browser.play(where, 2)).played, played);
  },
  'a page that was written with http plays with https': async (site) => {
    const { where } = await published(site, two);
    const visit = await overHttps(site, where, { port: site.port + 1, tells: true });
    assert.deepEqual(visit.played, played);
    assert.deepEqual(
      visit.fetched.filter((url) => url.startsWith('http:')),
      [],
    );
  },
  'the scripts have https also where the proxy does not say so': async (site) => {
    const { where } = await published(site, two);
    const visit = await overHttps(site, where, { port: site.port + 1, tells: false });
    assert.deepEqual(visit.played, played);
  },
};
