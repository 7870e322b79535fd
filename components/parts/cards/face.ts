import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Player } from '../../../src/match/players.js';
import { squaresBy, type Card } from '../../../src/rules/trail/cards.js';
import type { CardWords, CommonWords } from '../../../src/words/types.js';
import { shapePaths } from '../../style/shapes.js';

/** The background of a card: flat ground for counting squares, a cliff for changing the level. */
const flat = svg`<path class="low" d="M0 62h120v34H0z"></path><path class="joints" d="M30 62v34M60 62v34M90 62v34"></path>`;
const step = (mirrored: boolean): SVGTemplateResult =>
  svg`<g transform=${mirrored ? 'translate(120) scale(-1 1)' : ''}><path class="low" d="M0 70h64v26H0z"></path>
    <path class="cliff-of" d="M60 40h60v56H60z"></path><path class="high" d="M60 40h60v14H60z"></path></g>`;

/** For each direction of a card: the ground, the position of the piece, the arrow, and the target square. */
const ways: Readonly<Record<string, { ground: SVGTemplateResult; from: [number, number]; arrow: string; to: string }>> =
  {
    forward: {
      ground: flat,
      from: [28, 44],
      arrow: 'M36 26C52 6 78 6 90 30M94 14L91 32L74 27',
      to: 'M77 48h28v22H77z',
    },
    back: { ground: flat, from: [92, 44], arrow: 'M84 26C68 6 42 6 30 30M26 14L29 32L46 27', to: 'M15 48h28v22H15z' },
    up: {
      ground: step(false),
      from: [28, 54],
      arrow: 'M30 36C34 12 56 4 80 16M68 4L82 16L68 28',
      to: 'M78 24h28v20H78z',
    },
    down: {
      ground: step(true),
      from: [28, 24],
      arrow: 'M46 12C70 2 90 14 92 40M78 32L92 44L104 30',
      to: 'M78 54h28v20H78z',
    },
  };

/**
 * Renders a card: a picture of its effect, and its name.
 * @param colour The holder's colour. Used if the card moves its holder; another player's piece is drawn in grey.
 * @param squares How far it leads now; nothing if that is not known.
 */
export function cardFace(card: Card, name: unknown, colour: number, squares: unknown = nothing): TemplateResult {
  const { ground, from, arrow, to } = ways[card.slice(card.indexOf('-') + 1)] ?? ways['forward'];
  const own = card.startsWith('yourself');
  const place = `translate(${from[0]} ${from[1]}) scale(.26) translate(-50 -48)`;
  return html`<span class="face-of">
    <svg viewBox="0 0 120 96" aria-hidden="true">
      ${ground}
      <path class="target" d=${to}></path>
      <path class="arrow" d=${arrow}></path>
      ${
        own
          ? svg`<path class="pawn colour${colour + 1}" transform=${place} d=${shapePaths[colour]}></path>`
          : svg`<g class="pawn any" transform=${place}><circle cx="50" cy="48" r="46"></circle><text x="50" y="72">?</text></g>`
      }
    </svg>
    <span>${name}</span>${squares === nothing ? nothing : html` <b>${squares}</b>`}
  </span>`;
}

/** The data and functions that the face of a card needs. */
interface Faces {
  readonly words: CardWords;
  readonly players: readonly Player[];
  figure(value: number): string;
}

/** Returns how far a card leads, in words; empty if it changes the level, or no Master has been thrown. */
export function squaresText({ squares }: Pick<CardWords, 'squares'>, card: Card, master: number | undefined): string {
  const count = master && squaresBy(card, master);
  return count ? squares(count) : '';
}

/** Returns a card as it is told, with how far it leads: "you, back by the black die: 2 squares". */
export function toldCard(
  {
    words,
    gameWords,
  }: { readonly words: Pick<CommonWords, 'labelled'>; readonly gameWords: { readonly cards: CardWords } },
  name: string,
  { card, master }: { readonly card: Card; readonly master?: number },
): string {
  const squares = squaresText(gameWords.cards, card, master);
  return squares ? words.labelled(name, squares) : name;
}

/**
 * Renders the face of a card in the colour of its holder; with their number if a hand has several of them.
 * @param master The Master of the turn, by which the card leads forward or back.
 */
export function face(
  { figure, players, words }: Faces,
  card: Card,
  seat: number,
  master?: number,
  hand: readonly Card[] = [],
): TemplateResult {
  const count = hand.filter((other) => other === card).length;
  const name = words.names[card];
  const shown = count > 1 ? html`${name} ${countOf(words, count, figure)}` : name;
  return cardFace(card, shown, players[seat].colour, squaresText(words, card, master) || nothing);
}

/** Renders a number of cards. */
export const countOf = (words: CardWords, count: number, figure: Faces['figure']): TemplateResult =>
  html`<i class="holds"
    ><span aria-hidden="true">${figure(count)}</span><span class="visually-hidden">${words.held(count)}</span></i
  >`;

/** Styles for how many cards somebody holds. */
export const holdsStyles = css`
  .holds {
    display: inline-block;
    padding: 0 var(--ab-space-1);
    border-radius: var(--ab-radius-1);
    background: var(--ab-gold);
    color: var(--ab-on-gold);
    font: 800 var(--ab-text-1) / 1 var(--ab-font);
  }
`;

/** Styles for the faces of cards, and for how many somebody holds. */
export const faceStyles = css`
  .face-of {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: var(--ab-space-2);
    inline-size: calc(var(--u) * 27);
    padding: var(--ab-space-2) var(--ab-space-2) var(--ab-space-3);
    border: 3px solid var(--ab-gold);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-weight: 800;
    font-size: var(--ab-text-1);
    line-height: 1.2;
    text-align: center;
  }
  .face-of b {
    font-weight: 900;
  }
  .face-of svg {
    inline-size: 100%;
    border-radius: var(--ab-radius-1);
    background: var(--ab-sunk);
    direction: ltr;
  }
  .low {
    fill: var(--ab-level1);
  }
  .high {
    fill: var(--ab-level2);
  }
  .cliff-of {
    fill: var(--ab-cliff2);
  }
  .joints {
    stroke: rgb(var(--ab-trail) / 0.25);
    stroke-width: 2;
  }
  .target {
    fill: none;
    stroke: var(--ab-focus);
    stroke-width: 3;
    stroke-dasharray: 5 4;
    stroke-linejoin: round;
  }
  .arrow {
    fill: none;
    stroke: var(--ab-ink);
    stroke-width: 6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .pawn {
    fill: var(--pc);
    stroke: var(--ab-piece-edge);
    stroke-width: 12;
    paint-order: stroke;
  }
  .any circle {
    fill: var(--ab-ink-soft);
  }
  /* Drawn, in units of the image. */
  .any text {
    font: 800 68px var(--ab-font);
    fill: var(--ab-surface);
    stroke: none;
    text-anchor: middle;
  }
  ${holdsStyles}
`;

/** Styles for the faces of cards in forced colours. */
export const forcedCards = css`
  @media (forced-colors: active) {
    .face-of {
      border: 2px solid CanvasText;
    }
    .face-of svg {
      forced-color-adjust: none;
      background: Canvas;
    }
    .low,
    .high,
    .cliff-of {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 3;
    }
    .target {
      stroke: Highlight;
    }
    .pawn {
      fill: CanvasText;
      stroke: Canvas;
    }
    .arrow,
    .any circle {
      stroke: CanvasText;
    }
    .any circle {
      fill: CanvasText;
    }
    /* Drawn, in units of the image. */
    .any text {
      fill: Canvas;
    }
  }
`;
