// Creates the policy that Lit creates, like elements of another vendor that were loaded first.
window.trustedTypes?.createPolicy('lit-html', { createHTML: (text) => text });
