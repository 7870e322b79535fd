/** Glyphs as the core counts them: a digit is its own value, then the operators in the order `+ - * / =`. */
export const plus: i32 = 10;
export const minus: i32 = 11;
export const times: i32 = 12;
export const over: i32 = 13;
export const equals: i32 = 14;
/** Where no piece stands. A character that no piece bears comes in as a greater code than `equals`, too. */
export const none: i32 = 255;

/** × and ÷ bind before + and − (PYT-11); with precedence `left-to-right` no operator does. */
export function binds(operator: i32, leftToRight: bool): bool {
  return operator >= times && !leftToRight;
}
