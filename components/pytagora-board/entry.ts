import { html, nothing, type TemplateResult } from 'lit';
import { cellsOf, table, type PytagoraMove, type Place } from '../../src/rules/pytagora/index.js';
import { operatorOf } from '../../src/words/typed.js';
import { digitValue, digitOf, keyOf } from '../style/keys.js';
import { announcePreview } from './controls.js';
import { isAt, sourceOf, type Put, type Spread } from './preview.js';
import { refusal } from './announcements.js';
import type { PytagoraContext } from './context.js';

/** Returns the glyph of a typed character: digits of any script, signs of any country. */
export function glyphTyped(character: string): string | undefined {
  const digit = digitValue(character);
  return digit >= 0 ? String(digit) : operatorOf(character);
}

/** Returns the glyph of a key: that of its character, otherwise the digit at its position on the keyboard. */
export function glyphOf(event: KeyboardEvent): string | undefined {
  const digit = digitOf(event);
  return glyphTyped(keyOf(event)) ?? (digit >= 0 ? String(digit) : undefined);
}

/** Returns a typed equation as glyphs; undefined if a character is not on any piece. */
export function glyphsTyped(text: string): string | undefined {
  const glyphs = [...text.replace(/[\s\u200e\u200f\u2066-\u2069]/gu, '')].map(glyphTyped);
  return glyphs.length && glyphs.every((glyph) => glyph !== undefined) ? glyphs.join('') : undefined;
}

/** Renders the form for typing an equation, which begins at the place marked on the table. */
export function entryForm(v: PytagoraContext): TemplateResult {
  const words = v.gameWords.announcements.entry;
  const { spread, entry } = v.interaction;
  return html`<form class="entry" @submit=${(e: SubmitEvent) => submit(v, e)}>
    <label class="long"
      >${words.equation}<input
        name="equation"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="go"
        dir=${v.mirrored ? 'rtl' : 'ltr'}
        required
        aria-invalid=${entry?.fault ? 'true' : nothing}
        aria-describedby=${entry?.fault ? 'entry-fault' : nothing}
    /></label>
    <label
      >${words.direction}<select name="direction">
        <option value="across" ?selected=${!spread.down}>${words.across}</option>
        <option value="down" ?selected=${spread.down}>${words.down}</option>
      </select></label
    >
    <button class="button" part="action">${words.put}</button>
    ${entry?.fault ? html`<p id="entry-fault" role="alert">${entry.fault}</p>` : nothing}
  </form>`;
}

function submit(v: PytagoraContext, event: SubmitEvent): void {
  event.preventDefault();
  const data = new FormData(event.target as HTMLFormElement);
  const words = v.gameWords.announcements.entry;
  const typed = data.get('equation') as string;
  if (/\p{Nd}\s+\p{Nd}/u.test(typed)) return v.set({ entry: { fault: v.gameWords.announcements.oneLine } });
  const text = glyphsTyped(typed);
  if (!text) return v.set({ entry: { fault: words.unreadable(v.sign('*'), v.sign('/')) } });
  const down = data.get('direction') === 'down';
  const { focus } = v.interaction;
  // The typed equation starts at the place of the piece read first, but a line is identified by its leftmost piece.
  const back = v.mirrored && !down ? text.length - 1 : 0;
  const place: Place = { ...focus, x: focus.x - back, down };
  const move: PytagoraMove = { type: 'lay', text, ...place };
  const step = v.match.game.play(v.seen, move);
  // Any equation whose pieces can be put down is shown on the table, right or wrong.
  if (!step.ok && ['other-piece', 'nothing-new', 'too-far'].includes(step.reason)) {
    return v.set({ entry: { fault: refusal(v, step) } });
  }
  const spread = spreadOf(v, text, place);
  if (typeof spread === 'string') {
    return v.set({ entry: { fault: missing(v, spread) } });
  }
  v.set({ spread, entry: undefined, picked: undefined, held: undefined });
  v.focusOn('.actions .primary');
  announcePreview(v);
}

/** Returns the sentence about a glyph of which the player has too few pieces. */
export function missing(v: Pick<PytagoraContext, 'gameWords' | 'seen' | 'sign' | 'viewer'>, glyph: string): string {
  const piece = v.gameWords.signs[glyph] ?? v.sign(glyph);
  return v.gameWords.announcements.entry.missing(piece, v.seen.racks[v.viewer!].includes(glyph));
}

/** Returns the pieces to put down for a text, or the glyph of which the player has too few pieces. */
export function spreadOf(v: Pick<PytagoraContext, 'seen' | 'viewer'>, text: string, place: Place): Spread | string {
  const { down } = place;
  const lying = table(v.seen);
  const pieces: Put[] = [];
  for (const [i, [x, y]] of cellsOf(text, place, v.seen.options.direction).entries()) {
    const cell = { x, y };
    const glyph = text[i];
    if (lying.some(([column, row]) => isAt(cell)({ x: column, y: row }))) continue;
    const from = sourceOf(v.seen, v.seen.racks[v.viewer!], { pieces, down }, glyph);
    if (from === undefined) return glyph;
    pieces.push({ ...cell, glyph, from });
  }
  return { pieces, down };
}
