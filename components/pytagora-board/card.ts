import { html, nothing, svg, type TemplateResult } from 'lit';
import { cellsOf, type PytagoraMove } from '../../src/rules/pytagora/index.js';
import { piece } from '../style/pieces.js';
import { rich } from '../style/rich-text.js';
import { lastTold } from '../parts/common-keys.js';
import { reason, refusal, valueOf, type EquationWriting } from './announcements.js';
import type { PytagoraContext } from './context.js';
import type { TableInput } from './controls.js';
import { kindOf, type Preview } from './preview.js';

/** Distance that a pan goes up or down, in units of the drawing. */
const tilt = 8;

/**
 * Renders the values of both sides on a balance that tips to the larger; undefined if they are not known. The left pan is the
 * first side, or the second if equations run from right to left.
 */
function balance(v: Pick<PytagoraContext, 'figure' | 'match'>, { step }: Preview): TemplateResult | undefined {
  const { leftValue: first, rightValue: second } = (step?.ok === false ? step.details : undefined) ?? {};
  if (typeof first !== 'number' || typeof second !== 'number') return undefined;
  const [left, right] = v.match.state.options.direction === 'rtl' ? [second, first] : [first, second];
  const down = left > right ? tilt : -tilt;
  return html`<svg class="balance" viewBox="0 0 120 66" aria-hidden="true">
    <path d=${`M22 ${34 + down}L98 ${34 - down}M60 34V60M46 62H74`}></path>
    ${pan(22, 34 + down, v.figure(left))} ${pan(98, 34 - down, v.figure(right))}
  </svg>`;
}

/** Draws a side of the equation on its pan. */
const pan = (x: number, y: number, value: string) =>
  svg`<path d=${`M${x - 20} ${y - 3}q20 10 40 0`}></path><text x=${x} y=${y - 8}>${value}</text>`;

/** The part of the context that the card is drawn from. */
type CardContext = EquationWriting &
  Pick<PytagoraContext, 'announce' | 'interaction' | 'match' | 'mirrored' | 'seen' | 'sign' | 'words'>;

/**
 * Renders the equation being laid: each piece with its points, whether it is valid, and otherwise the rule in plain words.
 * @param hint the card of a hint, if there is one
 */
export function card(
  v: CardContext,
  input: TableInput,
  preview: Preview | undefined,
  hint: TemplateResult | undefined,
): TemplateResult {
  if (v.interaction.entry && input.mayLay)
    return html`<div class="equation-card" part="equation">${entryForm(v, input)}</div>`;
  const { note, said } = v.interaction;
  if (note && said !== undefined && preview?.line) {
    // The points are shown below the pieces, so the sentence with the whole sum is only the accessible name.
    return html`<div class="equation-card bad" part="equation" aria-label=${note} role="group">
      ${row(v, preview, preview.line.text, true)}
      <p class="asked"><s>${v.figure(Number(said))}</s> <b>${v.figure(preview.total)}</b></p>
    </div>`;
  }
  if (note) return html`<div class="equation-card bad" part="equation">${warned(html`<b>${note}</b>`)}</div>`;
  if (!preview) {
    return html`<div class="equation-card" part="equation">
      ${hint ?? html`<p class="told">${rich(idle(v, input.mayLay))}</p>`}
    </div>`;
  }
  const kind = kindOf(preview);
  if (kind === 'bad') return html`<div class="equation-card bad" part="equation">${hint} ${refused(v, preview)}</div>`;
  // A hint takes the place of the pieces, and of their points as long as more can follow.
  const hasSum = !hint || kind === 'ok' || said !== undefined;
  return html`<div class="equation-card ${kind}" part="equation">
    ${hint ?? (preview.line && row(v, preview, preview.line.text))} ${hasSum ? sum(v, preview) : nothing}
  </div>`;
}

/** Renders the form for typing an equation, which begins at the place marked on the table. */
function entryForm(
  v: Pick<PytagoraContext, 'gameWords' | 'interaction' | 'mirrored'>,
  input: TableInput,
): TemplateResult {
  const words = v.gameWords.announcements.entry;
  const { spread, entry } = v.interaction;
  return html`<form class="entry" @submit=${(e: SubmitEvent) => submit(input, e)}>
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

function submit(input: TableInput, event: SubmitEvent): void {
  event.preventDefault();
  const data = new FormData(event.target as HTMLFormElement);
  input.enter(data.get('equation') as string, data.get('direction') === 'down');
}

/** Returns the text while nothing is being laid: the last event until the player begins, and how to begin. */
function idle(
  v: Pick<PytagoraContext, 'announce' | 'gameWords' | 'interaction' | 'match' | 'words'>,
  mayLay: boolean,
): string {
  const { turn } = v.match;
  const { aims, picked } = v.interaction;
  const { aimed, start } = v.gameWords.announcements;
  const isBots = turn.kind === 'seat' && v.match.isBot(turn.seat);
  const before = isBots || v.match.plies.some(({ by }) => by !== 'chance') ? lastTold(v) : undefined;
  if (!mayLay) return [before, isBots ? v.words.thinks : ''].filter(Boolean).join(' ') || start;
  return [aims || picked !== undefined ? '' : before, aims ? aimed : start].filter(Boolean).join('\n');
}

function row(
  v: Pick<PytagoraContext, 'figure' | 'mirrored' | 'seen' | 'sign' | 'written'>,
  preview: Preview,
  text: string,
  counts = !v.seen.options.sayScore,
): TemplateResult {
  const glyphs = [...text];
  const { mirrored } = v;
  const cells = cellsOf(text, { x: 0, y: 0, down: false }, v.seen.options.direction);
  return html`<svg
    class="equation-row"
    viewBox="-4 -4 ${glyphs.length * 100 + 26} ${counts ? 178 : 122}"
    role="img"
    aria-label=${v.written(text)}
  >
    ${glyphs.map((glyph, i) => {
      const look = preview.missing?.(i)
        ? ({ glyph: '', state: 'hole' } as const)
        : ({ glyph, figure: v.sign(glyph), state: preview.crossed(i) ? 'crossed' : 'new' } as const);
      return piece({ ...look, mirrored }, cells[i][0] * 100);
    })}
    ${glyphs.map((_, i) => {
      if (!counts || preview.missing?.(i)) return nothing;
      const points = preview.parts[i];
      const crossed = preview.crossed(i);
      const shown = crossed ? `${v.figure(points - 1)}+${v.figure(1)}` : v.figure(points);
      return svg`<text class="piece-points ${crossed ? 'struck' : ''}" x=${cells[i][0] * 100 + 52} y="166">${shown}</text>`;
    })}
  </svg>`;
}

const tick = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 13L9.500 18.500L20 7"></path>
</svg>`;

/** Renders the value of both sides and the score; or the points so far. */
function sum(
  v: Pick<PytagoraContext, 'figure' | 'gameWords' | 'interaction' | 'seen'>,
  preview: Preview,
): TemplateResult {
  const words = v.gameWords.announcements;
  const value = valueOf(preview);
  const { said } = v.interaction;
  return said !== undefined
    ? asked(v, said)
    : html`<p class="sum">
        ${value === undefined ? html`<span class="soft">${words.soFar}</span>` : html`<span class="truth">${tick}${v.figure(value)} = ${v.figure(value)}</span>`}
        ${v.seen.options.sayScore ? nothing : html`<span class="points-preview"><b>${v.figure(preview.total)}</b> ${words.points(preview.total)}</span>`}
      </p>`;
}

/** Renders the score as typed by the player, while it is asked for (PYT-22). */
function asked({ gameWords, figure }: Pick<PytagoraContext, 'figure' | 'gameWords'>, said: string): TemplateResult {
  return html`<p class="asked">
    ${gameWords.announcements.howMany} <output>${said ? figure(Number(said)) : nothing}</output>
  </p>`;
}

const warning = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="9"></circle>
  <path d="M12 7.500v5.500M12 16.500h.01"></path>
</svg>`;

const warned = (text: TemplateResult, picture: TemplateResult = warning): TemplateResult =>
  html`<p class="refused">${picture}<span>${text}</span></p>`;

function refused(v: EquationWriting & Pick<PytagoraContext, 'match'>, preview: Preview): TemplateResult {
  const scales = balance(v, preview);
  const why = html`<b>${reason(v, preview)}</b>`;
  return scales ? warned(why, scales) : warned(html`${why}<br />${v.gameWords.announcements.change}`);
}

/** Shows on the card why a move was refused, until the next action. */
export function refuse(v: EquationWriting & Pick<PytagoraContext, 'match' | 'set'>, move: PytagoraMove): void {
  const step = v.match.game.play(v.match.state, move);
  if (!step.ok) v.set({ note: refusal(v, step) });
}
