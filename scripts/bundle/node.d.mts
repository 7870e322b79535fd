import type { OutputOptions, Plugin } from 'rollup';

export function bundleForNode(
  program: string | { readonly text: string },
  output: OutputOptions,
  options?: { readonly alone?: boolean; readonly plugins?: Plugin[] },
): Promise<void>;
export function importSources(program: string | { readonly text: string }): Promise<Record<string, unknown>>;
