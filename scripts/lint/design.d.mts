export const drawings: Readonly<Record<string, string>>;
export function faultsInDesign(css: string): { readonly message: string; readonly at: number }[];
