import { scales } from '../components/style/design.mjs';

/** The height of the status bar without a warning, in pixels. */
export const statusBarHeight = 56;

/** The steps of the design system, for a page with units of 4 pixels. */
const steps = Object.entries(scales)
  .flatMap(([name, list]) => list.map((step, i) => `--ab-${name}-${i + 1}: ${4 * step}px;`))
  .join(' ');

const sheet = `
  :host {
    ${steps}
    position: sticky; inset-block: auto 0; z-index: 1; display: block; direction: ltr;
    font: var(--ab-text-2) / 1.35 ui-rounded, 'SF Pro Rounded', 'Nunito', 'Segoe UI', system-ui, sans-serif;
    color: #1f2430; --surface: #fff; --note: #fff3cf; --edge: #9a7400; --line: #8b8577; --focus: #1746d1; --done: #1d7a3f;
  }
  @media (prefers-color-scheme: dark) {
    :host([theme='auto']) {
      color: #f4efe6; --surface: #242a35; --note: #3d341a; --edge: #d9b64c; --line: #8f97a8; --focus: #8fb0ff; --done: #7fd49b;
    }
  }
  :host([theme='dark']) {
    color: #f4efe6; --surface: #242a35; --note: #3d341a; --edge: #d9b64c; --line: #8f97a8; --focus: #8fb0ff; --done: #7fd49b;
  }
  :host(.head) { inset-block: 0 auto; }
  /* Before it is known what is seen of the page, a warning could be painted where nobody sees it. */
  :host(.raised.unplaced) { opacity: 0; }
  :host(.raised) { transform: translateY(calc(-1 * var(--hidden, 0px))); }
  :host([hidden]), [hidden] { display: none !important; }
  div { display: flex; flex-wrap: wrap; align-items: center; gap: var(--ab-space-2) var(--ab-space-5); padding: var(--ab-space-2) var(--ab-space-5); }
  .standing { background: var(--surface); border-top: 1px solid var(--line); min-height: var(--ab-control-2); box-sizing: border-box; }
  .trouble { background: var(--note); border-top: 2px solid var(--edge); }
  :host(.head) .trouble { border-top: 0; border-bottom: 2px solid var(--edge); }
  p { flex: 1 1 160px; margin: var(--ab-space-3) 0; }
  .standing p { flex-basis: 120px; display: flex; flex-wrap: wrap; gap: 0 0.3em; }
  /* While the game goes on, one line: what has no room after the first sentence is left to screen readers. A third sentence comes only after it. */
  @media (min-width: 560px) {
    .standing:has(button:not([hidden])) p:has(span + span):not(:has(span + span + span)) { block-size: 1.35em; overflow: hidden; }
  }
  button {
    font: inherit; font-weight: 700; color: inherit; background: none; cursor: pointer;
    min-height: var(--ab-control-1); padding: 0 var(--ab-space-5); border: 2px solid var(--line); border-radius: var(--ab-radius-2);
  }
  /* At the end the page is that of the bar; what is said stands at its top, because the rest may be below the window. */
  :host(.ended) .standing {
    flex-direction: column; justify-content: flex-start; gap: var(--ab-space-7); border: 0; padding: var(--ab-space-8) var(--ab-space-6); text-align: center;
    min-block-size: calc(var(--ab-height, 100svh - ${statusBarHeight}px) + ${statusBarHeight}px); font-size: var(--ab-text-3);
  }
  :host(.ended) .standing p { flex: none; flex-direction: column; gap: var(--ab-space-5); max-inline-size: 34em; text-wrap: balance; }
  :host(.ended) .standing span:first-child { font-size: var(--ab-text-6); font-weight: 800; line-height: 1.2; }
  .tick { inline-size: 72px; fill: none; stroke: var(--done); stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; }
  :host(:not(.done)) .tick { display: none; }
  button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  @media print { :host { position: static; } button { display: none; } }
`;

/**
 * The number of slices of the page that an observer watches. While the middle of a frame higher than the window is scrolled
 * through, the visible share of the page stays the same, so an observer of the whole page would report nothing. Each slice
 * is lower than any window.
 */
const slices = 40;

/** The time for an engine to report what is seen of the page, in milliseconds. */
const placing = 2000;

/**
 * The presentation of a status: `quiet` is not announced, because a status that changes with each move would interrupt the
 * announcements of the game; `aloud` is; `end` and `done` take the place of the game, `done` with a tick.
 */
export type Tone = 'quiet' | 'aloud' | 'end' | 'done';

/** A button of the status bar. */
export interface Action {
  readonly label: string;
  readonly act: () => void;
}

/** Creates the buttons for actions. */
const buttons = (actions: readonly Action[]): HTMLElement[] =>
  actions.map(({ label, act }) => {
    const button = part('button');
    button.type = 'button';
    button.textContent = label;
    button.onclick = act;
    return button;
  });

/**
 * The bars around the game: below it the status of the result and warnings, above it what the player should know before the
 * first move. Each is hidden while it is empty, and none takes the focus. Screen readers announce warnings and the end.
 */
export class StatusBar {
  readonly host: HTMLElement;
  /** The bar above the game. */
  readonly top: HTMLElement;
  readonly #standing = part('div', 'standing');
  readonly #status = part('p');
  readonly #finish = part('button');
  readonly #trouble = part('div', 'trouble');
  readonly #alert = part('p');
  readonly #head = part('div', 'trouble');

  constructor(title: string, lang: string) {
    this.#status.setAttribute('role', 'status');
    this.#alert.setAttribute('role', 'alert');
    this.#finish.type = 'button';
    this.#standing.append(tick(), this.#status, this.#finish);
    this.#trouble.append(this.#alert);
    this.#standing.hidden = this.#trouble.hidden = this.#finish.hidden = true;
    this.host = createBar(lang, this.#trouble, this.#standing);
    this.host.setAttribute('role', 'region');
    this.host.setAttribute('aria-label', title);
    this.top = createBar(lang, this.#head);
    this.top.classList.add('head');
    this.top.hidden = true;
    this.#show();
  }

  /** Sets the theme: `light`, `dark` or `auto`, which follows the reader's system. */
  set theme(theme: string) {
    for (const bar of [this.host, this.top]) bar.setAttribute('theme', theme);
  }

  /** Inserts the bars before and after the content of the page. */
  join(body: HTMLElement): void {
    body.prepend(this.top);
    body.append(this.host);
    // A frame as high as its game may end below the window; warnings must still be visible.
    const view = part('div');
    view.style.cssText = 'position: fixed; inset: 0; display: grid; visibility: hidden; pointer-events: none';
    view.append(...Array.from({ length: slices }, () => part('div')));
    body.append(view);
    /** The lower end of the visible part of each slice; 0 if there is none. */
    const seen = new Map<Element, number>();
    this.host.classList.add('unplaced');
    const showPlaced = (): void => this.host.classList.remove('unplaced');
    const place = (): void => {
      const end = Math.max(0, ...seen.values());
      if (end) showPlaced();
      const below = Math.min(innerHeight, body.getBoundingClientRect().bottom) - end;
      this.host.style.setProperty('--hidden', `${end ? Math.max(0, below) : 0}px`);
    };
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect } of entries) seen.set(target, intersectionRect.bottom);
        place();
      },
      { threshold: Array.from({ length: 11 }, (_, i) => i / 10) },
    );
    // A slice that stays completely visible is not reported, although it moves when the frame grows.
    const observe = (): void => {
      watch.disconnect();
      for (const slice of view.children) watch.observe(slice);
    };
    // Where an engine never reports what is seen, a warning in its usual place is better than none.
    setTimeout(showPlaced, placing);
    addEventListener('resize', observe);
    // The page is as high as its content, and a game is higher than what the page showed before it.
    new ResizeObserver(place).observe(body);
    observe();
  }

  /** Shows the status, the most important sentence first, with an optional button. */
  say(sentences: readonly string[], finish?: Action, tone: Tone = 'quiet'): void {
    this.#standing.hidden = false;
    this.#show();
    this.#status.setAttribute('aria-live', tone === 'quiet' ? 'off' : 'polite');
    this.host.classList.toggle('ended', tone === 'end' || tone === 'done');
    this.host.classList.toggle('done', tone === 'done');
    // An unchanged text must not be announced again.
    if (this.#status.textContent !== sentences.join(' ')) {
      const spans = sentences.map((sentence) => Object.assign(part('span'), { textContent: sentence }));
      this.#status.replaceChildren(...spans.flatMap((span, i) => (i > 0 ? [' ', span] : [span])));
    }
    // The button that was pressed is at the end of the page, the closing words are at its beginning.
    if (tone === 'end' || tone === 'done') this.#status.scrollIntoView({ block: 'nearest' });
    this.#finish.hidden = !finish;
    this.#finish.textContent = finish?.label ?? '';
    this.#finish.onclick = () => finish?.act();
  }

  /** Hides the status. */
  quiet(): void {
    this.#standing.hidden = true;
    this.#show();
  }

  /** Shows a warning, with buttons for what can be done. */
  warn(sentence: string, ...actions: readonly Action[]): void {
    this.#trouble.hidden = false;
    this.#show();
    if (this.#alert.textContent !== sentence) this.#alert.textContent = sentence;
    this.#trouble.replaceChildren(this.#alert, ...buttons(actions));
  }

  /** Hides the warning. */
  clear(): void {
    this.#trouble.hidden = true;
    this.#alert.textContent = '';
    this.#show();
  }

  /** Shows a message above the game, or hides it if there is none. Playing does not hide it. */
  head(sentence?: string, ...actions: readonly Action[]): void {
    this.top.hidden = sentence === undefined;
    const said = part('p');
    said.setAttribute('role', 'alert');
    said.textContent = sentence ?? '';
    this.#head.replaceChildren(said, ...buttons(actions));
  }

  #show(): void {
    this.host.hidden = this.#standing.hidden && this.#trouble.hidden;
    this.host.classList.toggle('raised', !this.#trouble.hidden);
  }
}

function adopt(root: ShadowRoot): void {
  // Safari before 16.4 adopts no sheets.
  if ('adoptedStyleSheets' in root) {
    const styles = new CSSStyleSheet();
    styles.replaceSync(sheet);
    root.adoptedStyleSheets = [styles];
  } else {
    const styles = part('style');
    styles.textContent = sheet;
    (root as ShadowRoot).append(styles);
  }
}

function createBar(lang: string, ...parts: readonly HTMLElement[]): HTMLElement {
  const host = document.createElement('div');
  host.lang = lang;
  const root = host.attachShadow({ mode: 'open' });
  adopt(root);
  root.append(...parts);
  return host;
}

/** Draws a tick in a circle. */
function tick(): SVGElement {
  const draw = (tag: string, attributes: Readonly<Record<string, string>>): SVGElement => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  };
  const svg = draw('svg', { class: 'tick', viewBox: '0 0 48 48', 'aria-hidden': 'true' });
  svg.append(draw('circle', { cx: '24', cy: '24', r: '21' }), draw('path', { d: 'M14 25l7 7 13-15' }));
  return svg;
}

function part<K extends keyof HTMLElementTagNameMap>(tag: K, name = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (name) made.className = name;
  return made;
}
