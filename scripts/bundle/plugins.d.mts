import type { Plugin } from 'rollup';

export const templates: Plugin & { transform(code: string, id: string): Promise<{ readonly code?: string }> };
export function shorten(inAscii?: boolean): {
  renderChunk(
    code: string,
    chunk: { readonly name: string },
    output: { readonly format: string },
  ): Promise<{ readonly code: string }>;
};
