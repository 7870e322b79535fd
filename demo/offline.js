// Keeps this site on the device, for when there is no network: docs/site.md. `npm run site` puts it into every page.
const { addEventListener, location, navigator, performance, URL } = globalThis;

/** What this page has loaded before the site was kept: what it needs beyond that, such as its language, is kept, too. */
const tell = () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage([location.href, ...loaded]);
};

async function keep() {
  // The page first: what is kept would compete with what it is loading.
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', tell, { once: true });
  await navigator.serviceWorker.register(new URL('sw.js', import.meta.url));
}

// Without https, or in a frame without storage, nothing can be kept. The page is the same, as long as there is a network.
keep().catch(() => undefined);
