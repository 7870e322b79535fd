import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { heights, widths } from '../style/design.mjs';
import { deepAll } from '../style/deep.js';
import { sizeObserver } from '../style/platform.js';

/** Below these heights in pixels, everything is slightly smaller. */
const short = { stacked: heights[1], side: heights[0] } as const;
type Layout = keyof typeof short;
/** From this height in pixels, a game whose panel is below the board has space for additional content. */
const tall = heights[2];
/** From this width in pixels, the panel is always beside the board. */
const wide = widths[3];
/** The minimum heights in pixels of a game below the card of a puzzle: with other puzzles below it, and without. */
const leastBelow = { stacked: 480, side: 340 } as const;
const leastAlone = { stacked: 340, side: 230 } as const;

/**
 * If the page gives the element a height, sets `--ab-height` to the height that a heading, a footer and notices leave for
 * the game; below the card of a puzzle also to the height that the window leaves. Depending on the given height, or else on
 * that of the window, the frame gets `data-layout` (`side`: the panel is beside the board; `stacked`: below it), and
 * `data-short` or `data-tall`; if the page gives no height, `data-grows`. It only measures and never changes the size of
 * the element.
 */
export class AvailableHeight implements ReactiveController {
  #asked = 0;
  /** The animation frame that sets the height again. */
  #soon = 0;
  /** The size at the last measurement. */
  #seen = 0;
  /** The given height in pixels; undefined while the element is as high as its content. */
  #given: number | undefined;
  readonly #observer: ResizeObserver | undefined;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    // Measures in the next frame, and does not observe until then, because measuring changes heights.
    this.#observer = sizeObserver(() => {
      if (this.#size === this.#seen) return;
      this.hostDisconnected();
      this.#asked = requestAnimationFrame(() => {
        this.#look();
        this.hostConnected();
      });
    });
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer?.observe(this.host);
    addEventListener('resize', this);
  }

  /** Handles the resizing of the window. */
  handleEvent(): void {
    cancelAnimationFrame(this.#soon);
    this.#soon = requestAnimationFrame(() => this.#tell());
  }

  /** Waits for the next frame, in which the page is laid out anyway, to avoid an additional layout. */
  hostUpdated(): void {
    if (!this.host.isConnected) return;
    const frame = this.#frame;
    // The first time immediately: the game, which replaces the placeholder, is then laid out only once.
    if (frame && !frame.dataset['layout']) this.#look();
    else if (this.#given || frame?.querySelector('.riddles') || frame?.style.getPropertyValue('--ab-height'))
      this.handleEvent();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    removeEventListener('resize', this);
    cancelAnimationFrame(this.#asked);
    cancelAnimationFrame(this.#soon);
  }

  /** Width and height combined in one number. */
  get #size(): number {
    return this.host.clientWidth * 1e5 + this.host.clientHeight;
  }

  get #frame(): HTMLElement | null {
    return this.host.shadowRoot!.querySelector('.frame');
  }

  /** The height given by the page, otherwise that of the window, in pixels. */
  get #height(): number {
    return this.#given ?? innerHeight;
  }

  #look(): void {
    const { host } = this;
    const frame = this.#frame;
    if (!frame) return;
    // All values are read before anything changes, which saves a layout.
    const { clientWidth: width, clientHeight: height } = host;
    this.#seen = this.#size;
    // If the height does not grow with the content, or to a greatest height alone, the page sets it. (Removing content instead
    // might scroll the page.)
    const heightWith = (room: string): number => {
      frame.style.paddingBlockEnd = room;
      return host.clientHeight;
    };
    const grown = heightWith('99px');
    this.#given = height >= 200 && grown < height + 99 && grown === heightWith('199px') ? grown : undefined;
    frame.style.paddingBlockEnd = '';
    // Without a given height the element would be a pixel lower, so that the observer notices when the page takes it back.
    frame.style.marginBlockEnd = this.#given ? '-1px' : '';
    this.#tell(width);
  }

  #lay(frame: HTMLElement, width = this.host.clientWidth): Layout {
    const height = this.#height;
    const layout = width >= wide || (width >= widths[1] && width > 1.2 * height) ? 'side' : 'stacked';
    if (frame.dataset['layout'] !== layout) frame.dataset['layout'] = layout;
    frame.toggleAttribute('data-grows', this.#seen > 0 && !this.#given);
    return layout;
  }

  #shorten(frame: HTMLElement, layout: Layout, height: number): void {
    frame.toggleAttribute('data-short', height < short[layout]);
    frame.toggleAttribute('data-tall', layout === 'stacked' && height >= tall);
  }

  /** @param width of the element, if known */
  #tell(width?: number): void {
    const frame = this.#frame;
    const [game] = deepAll(frame, '.app, .busy');
    if (!frame || !game) return;
    const { style } = frame;
    const layout = this.#lay(frame, width);
    // The height of everything except the game.
    const rest = frame.scrollHeight - game.offsetHeight;
    const below = frame.querySelector<HTMLElement>('.riddles');
    let left = this.#height - rest;
    // If the window is low, the controls for the answer stay visible, and the rest can be scrolled to.
    if (below && left < leastBelow[layout]) left += below.offsetHeight;
    const isLeast = below !== null && left < leastAlone[layout];
    if (isLeast) left = leastAlone[layout];
    this.#shorten(frame, layout, below ? left : this.#height);
    const inPixels = this.#given !== undefined || isLeast;
    const height = inPixels ? `${left}px` : below ? `calc(100svh - ${innerHeight - left}px)` : '';
    if (style.getPropertyValue('--ab-height') !== height) style.setProperty('--ab-height', height);
  }
}
