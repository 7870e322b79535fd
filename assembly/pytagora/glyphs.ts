/** Glyphs as numbered by the core: a digit is its own value, followed by the operators in the order `+ - * / =`. */
export const plus: i32 = 10;
export const minus: i32 = 11;
export const times: i32 = 12;
export const over: i32 = 13;
export const equals: i32 = 14;
/** No piece. A character that is not a glyph also arrives as a code greater than `equals`. */
export const none: i32 = 255;

/** Returns whether the operator takes precedence over + and − (PYT-11); none does from left to right. */
export function binds(operator: i32, leftToRight: bool): bool {
  return operator >= times && !leftToRight;
}
