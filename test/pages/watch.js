// Keeps what goes wrong in a page, for the test that opened it.
window.seen = { errors: [], violations: [] };
window.addEventListener('error', ({ message }) => window.seen.errors.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => window.seen.errors.push(String(reason)));
window.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
  window.seen.violations.push(`${effectiveDirective} ${blockedURI}`);
});
