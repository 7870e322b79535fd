// Records what goes wrong in a page, for the test that opened it; `left`: requests that would leave the page's origin.
window.seen = { errors: [], violations: [], left: [] };
window.addEventListener('error', ({ message }) => window.seen.errors.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => window.seen.errors.push(String(reason)));
window.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, disposition }) => {
  const { left, violations } = window.seen;
  const told = `${effectiveDirective} ${blockedURI}`;
  if (disposition !== 'report') violations.push(told);
  // Firefox also reports WebAssembly here; in WebKit, a page with an opaque origin never has the same origin.
  else if (/^\w+:\/\//.test(blockedURI) && new URL(blockedURI).origin !== window.location.origin) left.push(told);
});
