// Keeps what goes wrong in a page, for the test that opened it; `left`: requests that would leave the origin of the page.
window.seen = { errors: [], violations: [], left: [] };
window.addEventListener('error', ({ message }) => window.seen.errors.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => window.seen.errors.push(String(reason)));
window.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, disposition }) => {
  const { left, violations } = window.seen;
  const told = `${effectiveDirective} ${blockedURI}`;
  if (disposition !== 'report') violations.push(told);
  // Firefox tells of WebAssembly here too; to WebKit a page without an origin of its own is never at home.
  else if (/^\w+:\/\//.test(blockedURI) && new URL(blockedURI).origin !== window.location.origin) left.push(told);
});
