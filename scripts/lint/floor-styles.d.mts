export const byScript: readonly string[];
export function stylesIn(script: string): Iterable<{ readonly text: string; readonly at: number }>;
export function faultsInStyles(
  css: string,
  allowed?: readonly string[],
): { readonly feature: string; readonly lacks: readonly string[]; readonly at: number }[];
