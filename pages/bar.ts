const sheet = `
  :host {
    position: sticky; bottom: 0; z-index: 1; display: block; direction: ltr;
    font: 16px/1.35 ui-rounded, 'SF Pro Rounded', 'Nunito', 'Segoe UI', system-ui, sans-serif;
    color: #1f2430; --surface: #fff; --note: #fff3cf; --edge: #9a7400; --line: #8b8577; --focus: #1746d1;
  }
  @media (prefers-color-scheme: dark) {
    :host(:not([theme='light'])) {
      color: #f4efe6; --surface: #242a35; --note: #3d341a; --edge: #d9b64c; --line: #8f97a8; --focus: #8fb0ff;
    }
  }
  :host([theme='dark']) {
    color: #f4efe6; --surface: #242a35; --note: #3d341a; --edge: #d9b64c; --line: #8f97a8; --focus: #8fb0ff;
  }
  :host([hidden]), [hidden] { display: none !important; }
  div { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 4px 12px; }
  .standing { background: var(--surface); border-top: 1px solid var(--line); min-height: 44px; box-sizing: border-box; }
  .trouble { background: var(--note); border-top: 2px solid var(--edge); }
  p { flex: 1 1 160px; margin: 6px 0; }
  .standing p { flex-basis: 120px; }
  button {
    font: inherit; font-weight: 700; color: inherit; background: none; cursor: pointer;
    min-height: 36px; padding: 0 14px; border: 2px solid var(--line); border-radius: 10px;
  }
  button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  @media print { :host { position: static; } button { display: none; } }
`;

/** The height that the strip takes where there is no trouble, in pixels. */
export const barHeight = 56;

/** A button of the strip. */
export interface Action {
  readonly label: string;
  readonly act: () => void;
}

/**
 * A strip below the game: how the result stands, and what has gone wrong. It is out of sight as long as there is nothing
 * to say. It takes no focus, and its sentences are read aloud when they change.
 */
export class Bar {
  readonly host = document.createElement('div');
  readonly #standing = part('div', 'standing');
  readonly #status = part('p');
  readonly #finish = part('button');
  readonly #trouble = part('div', 'trouble');
  readonly #alert = part('p');
  #actions: HTMLElement[] = [];

  constructor(title: string, lang: string, theme: string | null) {
    const { host } = this;
    host.lang = lang;
    host.setAttribute('role', 'region');
    host.setAttribute('aria-label', title);
    if (theme) host.setAttribute('theme', theme);
    const root = host.attachShadow({ mode: 'open' });
    const styles = new CSSStyleSheet();
    styles.replaceSync(sheet);
    root.adoptedStyleSheets = [styles];
    this.#status.setAttribute('role', 'status');
    this.#alert.setAttribute('role', 'alert');
    this.#finish.type = 'button';
    this.#standing.append(this.#status, this.#finish);
    this.#trouble.append(this.#alert);
    root.append(this.#trouble, this.#standing);
    this.#standing.hidden = this.#trouble.hidden = this.#finish.hidden = true;
    this.#show();
  }

  /** How it stands, with a button where there is something left to do. */
  say(sentence: string, finish?: Action): void {
    this.#standing.hidden = false;
    this.#show();
    this.#status.textContent = sentence;
    this.#finish.hidden = !finish;
    this.#finish.textContent = finish?.label ?? '';
    this.#finish.onclick = () => finish?.act();
  }

  /** Nothing to say about how it stands. */
  quiet(): void {
    this.#standing.hidden = true;
    this.#show();
  }

  /** What has gone wrong, and what can be done about it. */
  warn(sentence: string, ...actions: readonly Action[]): void {
    this.#trouble.hidden = false;
    this.#show();
    this.#alert.textContent = sentence;
    for (const old of this.#actions) old.remove();
    this.#actions = actions.map(({ label, act }) => {
      const button = part('button');
      button.type = 'button';
      button.textContent = label;
      button.onclick = act;
      return button;
    });
    this.#trouble.append(...this.#actions);
  }

  /** The trouble is over. */
  clear(): void {
    this.#trouble.hidden = true;
    this.#alert.textContent = '';
    this.#show();
  }

  #show(): void {
    this.host.hidden = this.#standing.hidden && this.#trouble.hidden;
  }
}

function part<K extends keyof HTMLElementTagNameMap>(tag: K, name = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (name) made.className = name;
  return made;
}
