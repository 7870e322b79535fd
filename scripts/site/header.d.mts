export function headerOf(page: { up?: string; current?: string; hasLanguages?: boolean }): string;
