// Keeps this site on the device, for use without a network: docs/site.md. `npm run site` adds it to every page.
const { addEventListener, location, navigator, parent, performance, URL, window } = globalThis;

/**
 * Reports the files that this page has loaded before the site was kept, so that further files that it needs, such as its
 * language, are kept, too.
 */
const tell = () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage([location.href, ...loaded]);
};

/**
 * True in a page of its own. A frame is useless without the page around it, and would be kept once more for each site that
 * embeds it.
 */
const isWanted = parent === window && !navigator.connection?.saveData;

async function keep() {
  // The page comes first: keeping the site would compete with loading it.
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', tell, { once: true });
  await navigator.serviceWorker.register(new URL('sw.js', import.meta.url));
}

// Without https, or if storage is blocked, nothing can be kept. The page works the same, as long as there is a network.
if (isWanted) keep().catch(() => undefined);
