// Keeps this site on the device, for when there is no network: docs/site.md. `npm run site` puts it into every page.
const { addEventListener, location, navigator, parent, performance, URL, window } = globalThis;

/** What this page has loaded before the site was kept: what it needs beyond that, such as its language, is kept, too. */
const tell = () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage([location.href, ...loaded]);
};

/** A frame is of no use without the page around it, and would be kept once more for each site that shows it. */
const isWanted = parent === window && !navigator.connection?.saveData;

async function keep() {
  // The page first: what is kept would compete with what it is loading.
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', tell, { once: true });
  await navigator.serviceWorker.register(new URL('sw.js', import.meta.url));
}

// Without https, or where storage is blocked, nothing can be kept. The page is the same, as long as there is a network.
if (isWanted) keep().catch(() => undefined);
