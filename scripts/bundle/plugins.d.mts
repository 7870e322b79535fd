import type { Plugin } from 'rollup';

export const templates: Plugin & { transform(code: string, id: string): Promise<{ readonly code?: string }> };
