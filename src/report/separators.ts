/** The separators between the columns of a table that is saved as text. */
export const separators = [',', ';'] as const;
export type Separator = (typeof separators)[number];
