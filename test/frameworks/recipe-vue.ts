import type { GameTags } from 'abacade/vue';

// The type for h(): to Vue it is the tag, to TypeScript a component. Templates need only the import.
export const Grid = 'multiplay-grid' as unknown as GameTags['multiplay-grid'];
