/** A part of a picture, on a field of 48 × 48. */
export interface Part {
  readonly d: string;
  /** Width of the line; undefined for a part that is filled. */
  readonly line?: number;
  /** True for a part that is drawn on both sides: the path is that of the left one. */
  readonly isPair?: true;
}

export const one = (d: string): Part => ({ d });
export const pair = (d: string): Part => ({ d, isPair: true });
export const line = (line: number, d: string): Part => ({ d, line });
export const lines = (line: number, d: string): Part => ({ d, line, isPair: true });

/** Returns the path of a circle. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** Returns the path of an ellipse. */
export const oval = (x: number, y: number, a: number, b: number): string =>
  `M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0-${2 * a} 0z`;
