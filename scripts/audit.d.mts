export function foundIn(printed: string): string[] | undefined;
