import type { PageOfSite } from './pages.mjs';

export function oembedOf(page: PageOfSite, url: string): string;
