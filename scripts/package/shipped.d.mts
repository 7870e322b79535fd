export function packagesIn(text: string): string[];
export function packaged(): string[];
export function licencesOf(names: readonly string[]): string;
