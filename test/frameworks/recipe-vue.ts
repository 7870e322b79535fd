import type { GameTags } from 'abacade/vue';

// For h(): to Vue it is the tag, to TypeScript a component. Templates need no more than the import.
export const Grid = 'multiplay-grid' as unknown as GameTags['multiplay-grid'];
