import { drawn, type PytagoraSquare } from './digits.js';
import { find, findAll, hitAt, rootsOf } from './look-up.js';

/** Hides all text, also in drawings. Whatever is drawn in the colour of the text stays visible. */
const withoutText = `* { -webkit-text-fill-color: transparent !important; }
  svg text { visibility: hidden !important; }`;

const sizeOf = (one: Element): number => {
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height);
};
const isSeen = (one: Element): boolean => sizeOf(one) > 0;

/**
 * Simulates a child who cannot read: sees the drawings without any text, and taps whatever is uppermost at a point. It finds drawings
 * mostly by their sizes and colours.
 */
export class Child {
  constructor(private readonly element: PytagoraSquare) {
    this.#hideText();
  }

  /** Hides the text also in the shadow trees that have come since. */
  #hideText(): void {
    for (const root of rootsOf(this.element)) {
      if (root.querySelector('style.no-text')) continue;
      const style = document.createElement('style');
      style.className = 'no-text';
      style.textContent = withoutText;
      root.append(style);
    }
  }

  #drawings(within: string): Element[] {
    this.#hideText();
    return findAll(this.element, within).filter(isSeen);
  }

  /** Returns the card with that many smiling faces and ladybirds. */
  cardOf(faces: number, others: number): Element {
    const cards = this.#drawings('label').filter((card) => {
      const count = (drawing: string): number => findAll(card, drawing).length;
      return count('.child') === faces && count('.bug') === others;
    });
    if (cards.length !== 1) throw new Error(`${cards.length} cards show ${faces} children and ${others} ladybirds`);
    return cards[0];
  }

  /** Returns the card of a path: the one with one open place, with two, or with animals. */
  pathCard(variant: string): Element {
    const cards = this.#drawings('label').filter((card) => {
      const open = findAll(card, '.piece.ghost').length;
      return variant === 'plain' ? open === 1 : variant === 'both-ways' ? open === 2 : !find(card, '.piece');
    });
    const own = cards.filter((card) => !find(card, '.child, .bug'));
    if (own.length !== 1) throw new Error(`${own.length} cards show ${variant}`);
    return own[0];
  }

  /** Returns the largest button with a drawing. */
  get largestButton(): Element {
    const round = this.#drawings('button').filter((one) => find(one, 'svg'));
    return round.reduce((largest, one) => (sizeOf(one) > sizeOf(largest) ? one : largest));
  }

  /** Returns a button with a piece that lies face down: its face has a colour that no piece with a number has. */
  get facedown(): Element | undefined {
    const numbered = this.#drawings('[part~="board"] .piece-face, [part~="hand"] .piece-face').map(
      (one) => getComputedStyle(one).fill,
    );
    return this.#drawings('[part~="turn"] button').find((button) => {
      const face = find(button, '.piece-face');
      const isPale = Number(getComputedStyle(button).opacity) < 1;
      return face && !isPale && isSeen(face) && !numbered.includes(getComputedStyle(face).fill);
    });
  }

  /** Returns the pieces of the hand whose colour no piece on the path has. */
  get standingOut(): Element[] {
    const lying = this.#drawings('[part~="board"] .piece-face').map((one) => getComputedStyle(one).fill);
    return this.#drawings('[part~="hand"] .piece-face').filter((one) => !lying.includes(getComputedStyle(one).fill));
  }

  /** Returns the frames around open places that are clearly larger than the places around them. */
  get largeFrames(): Element[] {
    const frames = this.#drawings('[part~="board"] .number');
    const usual = Math.min(...this.#drawings('[part~="board"] .free-place:not(.next) rect').map(sizeOf));
    return frames.filter((one) => sizeOf(one) > 1.35 * usual);
  }

  /** True if a crown is drawn. */
  get seesCrown(): boolean {
    return this.#drawings('.crown').length > 0;
  }

  /** Taps the middle of a drawing with a finger. */
  async tap(drawing: Element): Promise<void> {
    drawing.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = drawing.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    const hit = hitAt(this.element, clientX, clientY);
    if (!hit) throw new Error(`Nothing is there: ${drawing.outerHTML.slice(0, 80)}`);
    const click = { clientX, clientY, detail: 1, bubbles: true, composed: true, cancelable: true };
    hit.dispatchEvent(new MouseEvent('click', click));
    await drawn(this.element);
  }
}
