import { html, nothing, svg, type TemplateResult } from 'lit';
import { cellsOf, type PytagoraMove } from '../../src/rules/pytagora/index.js';
import { piece } from '../ui/pieces.js';
import { plain, rich } from '../ui/rich-text.js';
import { entryForm } from './entry.js';
import type { Growing } from './laying.js';
import { kindOf } from './growth.js';
import { lastTold, refusal, telling } from './announcements.js';
import { mayLay, type PytagoraView } from './context.js';

/** What is being laid: each piece with its points, whether it stands, and if not, the rule in plain words. */
export function card(v: PytagoraView, grown: Growing | undefined): TemplateResult {
  if (v.fingers.entry && mayLay(v)) return html`<div class="eqcard" part="equation">${entryForm(v)}</div>`;
  const { note } = v.fingers;
  if (note) return html`<div class="eqcard bad" part="equation">${warned(html`<b>${note}</b>`)}</div>`;
  const hint = mayLay(v) ? v.hints?.card(v) : undefined;
  if (!grown) {
    return html`<div class="eqcard" part="equation">${hint ?? html`<p class="told">${rich(idle(v))}</p>`}</div>`;
  }
  const kind = kindOf(grown);
  return html`<div class="eqcard ${kind}" part="equation">
    ${hint} ${grown.line && kind !== 'bad' ? row(v, grown, grown.line.text) : nothing}
    ${kind === 'bad' ? refused(v, grown) : sum(v, grown)}
  </div>`;
}

/** Nothing is being laid: what happened last, or how to begin. */
function idle(v: PytagoraView): string {
  const { turn } = v.match;
  const isBots = turn.kind === 'seat' && v.match.isBot(turn.seat);
  const before = lastTold(v);
  if (isBots) return [before, v.words.thinks].filter(Boolean).join(' ');
  return [before, before && v.seen.equations.length ? '' : telling(v).start].filter(Boolean).join(' ');
}

function row(v: PytagoraView, grown: Growing, text: string): TemplateResult {
  const glyphs = [...text];
  const { mirrored } = v;
  const cells = cellsOf(text, { x: 0, y: 0, down: false }, v.seen.options.direction);
  return html`<svg
    class="eqrow"
    viewBox="-4 -4 ${glyphs.length * 100 + 26} 178"
    role="img"
    aria-label=${v.written(text)}
  >
    ${glyphs.map((glyph, i) => piece({ glyph, figure: v.sign(glyph), state: grown.crossed(i) ? 'crossed' : 'new', mirrored }, cells[i][0] * 100))}
    ${glyphs.map((_, i) => {
      const points = grown.parts[i];
      const crossed = grown.crossed(i);
      const shown = crossed ? `${v.figure(points - 1)}+${v.figure(1)}` : v.figure(points);
      return svg`<text class="pt ${crossed ? 'cr' : ''}" x=${cells[i][0] * 100 + 52} y="166">${shown}</text>`;
    })}
  </svg>`;
}

const tick = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 13L9.500 18.500L20 7"></path>
</svg>`;

/** Both sides make the same, and what that scores; or so far. */
function sum(v: PytagoraView, grown: Growing): TemplateResult {
  const words = telling(v);
  const value = valueOf(grown);
  return html`<p class="sum">
    ${value === undefined ? html`<span class="soft">${words.soFar}</span>` : html`<span class="truth">${tick}${v.figure(value)} = ${v.figure(value)}</span>`}
    <span class="pp"><b>${v.figure(grown.total)}</b> ${words.points(grown.total)}</span>
  </p>`;
}

function valueOf({ step }: Growing): number | undefined {
  const placed = step?.ok ? step.events.find((event) => event.type === 'placed') : undefined;
  return placed?.value;
}

const warning = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="9"></circle>
  <path d="M12 7.500v5.500M12 16.500h.01"></path>
</svg>`;

const warned = (text: TemplateResult): TemplateResult => html`<p class="refused">${warning}<span>${text}</span></p>`;

const refused = (v: PytagoraView, grown: Growing): TemplateResult =>
  warned(html`<b>${reason(v, grown)}</b><br />${telling(v).change}`);

const reason = (v: PytagoraView, { step, extends: isLonger }: Growing): string => {
  if (isLonger) return telling(v).longer;
  return step && !step.ok ? refusal(v, step) : telling(v).oneLine;
};

/** A move that was refused: the card says why, until something else is done. */
export function refuse(v: PytagoraView, move: PytagoraMove): void {
  const step = v.match.game.play(v.match.state, move);
  if (!step.ok) v.set({ note: refusal(v, step) });
}

/** The same as a sentence for a screen reader. */
export function judged(v: PytagoraView, grown: Growing): string {
  const words = telling(v);
  if (kindOf(grown) === 'bad') return reason(v, grown);
  const value = valueOf(grown);
  const points = `${v.figure(grown.total)} ${words.points(grown.total)}`;
  const text = v.written(grown.line!.text);
  return plain(value === undefined ? `${text}, ${points} ${words.soFar}` : `${text}: ${points}`);
}
