import { describe, expect, it } from 'vitest';
import { digitOf, keyOf } from '../../components/style/keys.js';

type Held = Partial<Record<'shift' | 'ctrl' | 'alt' | 'meta' | 'altGraph' | 'composing', boolean>>;

/** Returns a key event as a browser sends it. */
const pressed = (key: string, code = '', held: Held = {}): KeyboardEvent =>
  ({
    key,
    code,
    shiftKey: held.shift ?? false,
    ctrlKey: held.ctrl ?? false,
    altKey: held.alt ?? false,
    metaKey: held.meta ?? false,
    isComposing: held.composing ?? false,
    getModifierState: (name: string) => name === 'AltGraph' && held.altGraph === true,
  }) as KeyboardEvent;

/** The characters of the row of digits, from the key of 1 to that of 0. */
const rows: readonly (readonly [keyboard: string, without: string, withShift: string])[] = [
  ['English', '1234567890', '!@#$%^&*()'],
  ['German', '1234567890', '!"§$%&/()='],
  ['French', '&é"\'(-è_çà', '1234567890'],
  ['French, Mac, with Caps Lock', '&É"\'(§È!ÇÀ', '1234567890'],
  ['Czech', '+ěščřžýáíé', '1234567890'],
  ['Slovak', '+ľščťžýáíé', '1234567890'],
  ['Lithuanian', 'ąčęėįšųū90', '12345678()'],
  ['Arabic', '١٢٣٤٥٦٧٨٩٠', '!@#$%^&*)('],
  ['Persian', '۱۲۳۴۵۶۷۸۹۰', '!٬٫﷼٪×،*)('],
  ['Hindi', '१२३४५६७८९०', 'ऍॅ#$%^&*()'],
  ['Japanese, full width', '１２３４５６７８９０', '！＂＃＄％＆＇（）～'],
];

describe('A key', () => {
  it.each(rows)('of the row of digits is a digit on a keyboard that is %s', (_, without, withShift) => {
    for (const [row, shift] of [
      [without, false],
      [withShift, true],
    ] as const) {
      const digits = [...row].map((key, i) => digitOf(pressed(key, `Digit${(i + 1) % 10}`, { shift })));
      const types = /^\p{Nd}+$/u.test(row);
      if (types || !shift) expect(digits).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
      else for (const [i, key] of [...row].entries()) expect(digits[i], key).toBe(/\p{Nd}/u.test(key) ? i + 1 : -1);
    }
  });

  it('of the numeric pad is a digit with and without Num Lock', () => {
    const without = [
      ...['Insert', 'End', 'ArrowDown', 'PageDown', 'ArrowLeft'],
      ...['Clear', 'ArrowRight', 'Home', 'ArrowUp', 'PageUp'],
    ];
    for (const [digit, key] of without.entries()) {
      expect(digitOf(pressed(key, `Numpad${digit}`)), key).toBe(digit);
      expect(digitOf(pressed(String(digit), `Numpad${digit}`))).toBe(digit);
      // The keys beside it keep their function.
      expect(digitOf(pressed(key, key)), key).toBe(-1);
    }
    for (const [key, code] of ['+Add', '-Subtract', '*Multiply', '/Divide', '.Decimal'].map((one) => [
      one[0],
      one.slice(1),
    ]))
      expect([digitOf(pressed(key, `Numpad${code}`)), keyOf(pressed(key, `Numpad${code}`))]).toEqual([-1, key]);
    expect(keyOf(pressed('Enter', 'NumpadEnter'))).toBe('Enter');
  });

  it.each<[what: string, event: KeyboardEvent]>([
    ['Ctrl', pressed('1', 'Digit1', { ctrl: true })],
    ['Alt', pressed('1', 'Digit1', { alt: true })],
    ['Option, which types ¡', pressed('¡', 'Digit1', { alt: true })],
    ['Command', pressed('1', 'Digit1', { meta: true })],
    ['Ctrl, on a French keyboard', pressed('&', 'Digit1', { ctrl: true })],
    ['Alt, which goes back', pressed('ArrowLeft', 'ArrowLeft', { alt: true })],
    ['an input method that composes', pressed('1', 'Digit1', { composing: true })],
    ['an input method that composes, and Enter', pressed('Enter', 'Enter', { composing: true })],
    ['no character', pressed('Process', 'KeyA')],
    ['a name that no game knows', pressed('F5', 'F5')],
    ['Tab', pressed('Tab', 'Tab')],
    ['Shift', pressed('Shift', 'ShiftLeft')],
    ['Caps Lock', pressed('CapsLock', 'CapsLock')],
    ['no code and no name', pressed('Unidentified')],
    ['nothing at all, which fills in a form', new Event('keydown') as KeyboardEvent],
  ])('with %s is not a game’s', (_, event) => {
    expect([digitOf(event), keyOf(event)]).toEqual([-1, '']);
  });

  it('with AltGr types what it types, however Windows reports it', () => {
    for (const held of [{ altGraph: true }, { altGraph: true, ctrl: true, alt: true }]) {
      expect(digitOf(pressed('~', 'Digit2', held))).toBe(-1);
      expect(keyOf(pressed('×', 'KeyX', held))).toBe('×');
    }
  });

  it.each([
    ['r', 'KeyR', 'r'],
    ['R', 'KeyR', 'r'],
    ['к', 'KeyR', 'r'],
    ['Р', 'KeyH', 'h'],
    ['ا', 'KeyH', 'h'],
    ['く', 'KeyH', 'h'],
    ['ι', 'KeyI', 'i'],
    ['a', 'KeyQ', 'a'], // French
    ['r', 'KeyO', 'r'], // Dvorak
    ['ı', 'KeyI', 'ı'], // Turkish
    ['h', '', 'h'], // a keyboard on the screen reports no place
    ['к', '', 'к'],
    ['ж', 'Semicolon', 'ж'],
    ['=', 'Equal', '='],
    [' ', 'Space', ' '],
    ['٣', 'Digit3', '3'],
  ])('that types %s at %s is %s', (key, code, name) => {
    expect(keyOf(pressed(key, code))).toBe(name);
  });
});
