import { onFlakyPages } from './support/flaky-page.js';
import { lazyModulesMayBeLost } from './support/lost-modules.js';

describe('A lazy module that cannot be had', () => {
  onFlakyPages();
  // lost-files has <multiplay-grid>.
  lazyModulesMayBeLost(['plyt-board', 'sequence-board', 'pytagora-board', 'pytagora-square', 'pytagora-tables']);
});
