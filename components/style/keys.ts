/** The meaning of keys for the games, on any keyboard. */

/** The named keys that games use. All others belong to the browser, the page or the system. */
const named: readonly string[] = [
  ...['Enter', 'Escape', 'Backspace', 'Delete'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
];

const isCharacter = (key: string): boolean => [...key].length === 1;

/** AltGr types characters; Windows reports it as Ctrl and Alt together. */
const typesMore = (event: KeyboardEvent): boolean => event.getModifierState('AltGraph');

/**
 * Returns whether a key belongs to the browser, the page or an input method: with Ctrl, Alt or Meta, during a composition, or without a
 * name, as in the events with which Chromium fills in a form.
 */
export const isElsewhere = (event: KeyboardEvent): boolean =>
  !event.key || event.isComposing || ((event.ctrlKey || event.altKey || event.metaKey) && !typesMore(event));

/** Returns the Latin letter at the place of a key that types a letter of another script: `h` for `р`. */
function letterAt({ key, code }: KeyboardEvent): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return /^(?!\p{Script=Latin})\p{L}$/u.test(key) ? letter?.toLowerCase() : undefined;
}

/**
 * Returns the key as the games name it: a character in lower case, a digit of any script as 0 to 9, a letter of another
 * script as the Latin one at its place, or the name of a key (`Enter`, `ArrowLeft`); empty for keys that games do not use.
 */
export function keyOf(event: KeyboardEvent): string {
  const { key } = event;
  if (isElsewhere(event)) return '';
  if (!isCharacter(key)) return named.includes(key) ? key : '';
  const digit = digitValue(key);
  return digit >= 0 ? String(digit) : (letterAt(event) ?? key.toLowerCase());
}

/**
 * Returns a listener for the buttons of a turn, which take the commands of the board: characters and Backspace. The keys that
 * press a button or move on the board are left to the one that has the focus.
 */
export const commandsOf =
  (onKey: (event: KeyboardEvent) => void) =>
  (event: KeyboardEvent): void => {
    const key = keyOf(event);
    const isCommand = key === 'Backspace' || (key !== ' ' && isCharacter(key));
    if (isCommand && !event.defaultPrevented) onKey(event);
  };

/**
 * Returns the digit of a key, or −1: the digit it types, in any script, otherwise the digit at its place in the row of
 * digits (on French and Czech keyboards, which type other characters there without Shift) or on the numeric keypad (without
 * Num Lock).
 */
export function digitOf(event: KeyboardEvent): number {
  const typed = digitValue(keyOf(event));
  if (typed >= 0 || isElsewhere(event) || event.shiftKey || typesMore(event)) return typed;
  const place = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  return place === undefined ? -1 : Number(place);
}

/** Returns the value of a digit in any script, or −1. */
export function digitValue(character: string): number {
  if (!/^\p{Nd}$/u.test(character)) return -1;
  // The digits of a script are ten consecutive code points, and some scripts are adjacent: count from the start of the run.
  const code = character.codePointAt(0)!;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}
