export const scales: Readonly<Record<'text' | 'space' | 'radius' | 'control', readonly number[]>>;
export const figure: number;
export const widths: readonly number[];
export const heights: readonly number[];
export const ratios: readonly string[];
