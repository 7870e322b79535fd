// Makes the policy that Lit makes, as another vendor's elements do that came first.
window.trustedTypes?.createPolicy('lit-html', { createHTML: (text) => text });
