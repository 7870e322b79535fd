import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { highlights, type Highlight } from '../../src/match/highlights.js';
import type { Seat } from '../../src/rules/game.js';
import { listed, readSum } from '../../src/words/notation.js';
import type { GameContext } from './context.js';
import type { Praise } from './finish-types.js';
import type { GameTypes } from './game-types.js';
import { nameIn } from '../style/player-name.js';
import { shape } from '../style/shapes.js';

/** The part of a context that achievements are told from. */
type Told = Pick<GameContext<GameTypes>, 'figure' | 'match' | 'notation' | 'words'>;

/** A game's way of describing and drawing achievements. */
interface Drawing {
  /** Returns a calculation in ASCII in the reader's notation. */
  sum(text: string): string;
  /** Returns the picture of a highlight; the default picture is used if undefined. */
  picture?(highlight: Highlight): TemplateResult | undefined;
  /** Returns the name of a Sequence. */
  sequence?(name: string): string;
}

/** The maximum number of ticks that can be counted; for more answers there is a single large one. */
const mostTicks = 15;

/** Returns the achievements of a player, in words and pictures. */
export function praiseOf(v: Told, seat: Seat, drawing: Drawing): Praise[] {
  const { figure } = v;
  const w = v.words.finish.praise;
  const { colour } = v.match.players[seat];
  const own = (): TemplateResult => html`<span class="whose-sign colour${colour + 1}">${shape(colour)}</span>`;
  return highlights(v.match, seat).map((highlight): Praise => {
    const given = drawing.picture?.(highlight);
    switch (highlight.kind) {
      case 'answers': {
        const [right, of] = [figure(highlight.right), figure(highlight.of)];
        return { picture: ticks(highlight.right), head: w.of(right, of), text: w.right, says: w.saysRight(right, of) };
      }
      case 'find': {
        const sum = drawing.sum(highlight.sum);
        return { picture: given ?? own(), head: sum, text: w.find, says: w.saysFind(spoken(v, highlight.sum)) };
      }
      case 'equation': {
        const [sum, points] = [drawing.sum(highlight.text), v.words.finish.points(figure(highlight.points), false)];
        return {
          picture: given ?? own(),
          head: sum,
          text: w.findFor(points),
          says: w.saysFind(listed([sum, points], v.notation)),
        };
      }
      case 'sequence': {
        const [name, steps] = [drawing.sequence!(highlight.name), w.steps(highlight.score)];
        return {
          picture: given ?? own(),
          head: name,
          text: w.findFor(steps),
          says: w.saysFind(listed([name, steps], v.notation)),
        };
      }
      case 'row': {
        const points = v.words.finish.points(figure(highlight.points), false);
        return {
          picture: given ?? own(),
          head: w.row(figure(highlight.cells)),
          text: points,
          says: w.saysRow(figure(highlight.cells)),
        };
      }
      case 'climb': {
        const [from, to] = [figure(highlight.from), figure(highlight.to)];
        return { picture: given ?? own(), head: w.climb(from, to), text: w.longest, says: w.saysClimb(from, to) };
      }
      case 'throw':
        return {
          picture: given ?? own(),
          head: w.dice(figure(highlight.dice)),
          text: w.brave,
          says: w.saysThrow(figure(highlight.dice)),
        };
    }
  });
}

const tick = svg`<svg viewBox="0 0 24 24"><path d="M4 13L10 19L20 6"></path></svg>`;

/** Draws a tick for each right answer. */
const ticks = (count: number): TemplateResult =>
  count > mostTicks
    ? html`<span class="ticks many">${tick}</span>`
    : html`<span class="ticks">${Array.from({ length: count }, () => tick)}</span>`;

/** Returns a calculation to be read aloud: "7 times 8 times 12, 672". */
function spoken(v: Told, sum: string): string {
  return listed(readSum(sum, v, v.words.lesson.plus).split('='), v.notation);
}

/** Renders a list of achievements with its name, for the slot of a screen. */
export function praiseList(praise: readonly Praise[], label: string): TemplateResult | typeof nothing {
  if (!praise.length) return nothing;
  return html`<ul class="praise" slot="praise" aria-label=${label}>
    ${praise.map(
      ({ picture, head, text, whose }) =>
        html`<li class=${whose ? `colour${whose.colour + 1}` : ''}>
          ${whose ? html`<span class="visually-hidden">${nameIn(whose)}</span>` : nothing}
          <span class="praise-picture" aria-hidden="true">${picture}</span>
          <span
            ><b><bdi>${head}</bdi></b> <span>${whose ? shape(whose.colour) : nothing} ${text}</span></span
          >
        </li>`,
    )}
  </ul>`;
}

export const praiseStyles = css`
  .praise {
    display: grid;
    gap: var(--ab-space-3);
  }
  .praise li {
    display: flex;
    align-items: center;
    gap: var(--ab-space-4);
    min-block-size: var(--ab-control-2);
    padding: var(--ab-space-2) var(--ab-space-5);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    line-height: 1.2;
  }
  .praise li > :last-child {
    min-inline-size: 0;
  }
  .praise b {
    display: block;
    font-size: var(--ab-text-3);
    line-height: 1.1;
    font-weight: 800;
  }
  .praise-picture {
    display: flex;
    justify-content: center;
    flex: none;
    /* six dice in two rows */
    flex-wrap: wrap;
    inline-size: calc(var(--u) * 17.5);
    --die: calc(var(--u) * 5.5);
  }
  .praise-picture .pieces {
    inline-size: calc(var(--u) * 9);
  }
  .praise-picture .whose-sign {
    font-size: var(--ab-text-6);
  }
  .ticks {
    display: grid;
    grid-template-columns: repeat(5, auto);
    gap: var(--ab-space-1);
  }
  .ticks svg {
    inline-size: calc(var(--u) * 2.75);
    fill: none;
    stroke: var(--ab-right);
    stroke-width: 4.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .ticks.many svg {
    inline-size: calc(var(--u) * 8);
  }
`;
