import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync('docs/embedding.md', 'utf8');

// The recipes run in test/browser/embed-frameworks.test.ts, and scripts/package.mjs checks them against the built types.
it.each([
  ['react', 'recipe-react.tsx', 'tsx'],
  ['vue', 'recipe-vue.ts', 'ts'],
])('the recipe for %s is the one that is run', (_, file, language) => {
  const recipe = readFileSync(`test/frameworks/${file}`, 'utf8');
  expect(guide).toContain(`\`\`\`${language}\n${recipe}\`\`\`\n`);
});
