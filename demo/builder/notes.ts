import { css, html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';

/**
 * The places of notes on the page: at its head, below the form, with the outputs, with a QR code, with the scripts, and
 * with the files to reopen.
 */
export type Place = 'head' | 'form' | 'take' | 'code' | 'scripts' | 'reopen';

/** The kind of a note: a success, a problem, or a warning about something unexpected. */
export type Tone = 'good' | 'bad' | 'hint';

/**
 * Shows the result of the last action, or its problem: one sentence, at the place that it concerns, announced by screen
 * readers.
 */
export class Notes {
  #note: { readonly at: Place; readonly text: () => string; readonly tone: Tone } | undefined;

  constructor(private readonly host: ReactiveControllerHost) {}

  /**
   * Shows a note, and has it announced even if it is the same as before.
   * @param text The note; or returns it, if it may be shown before the words of the page's language have come.
   */
  say(at: Place, text: string | (() => string), tone: Tone = 'good'): void {
    const write = typeof text === 'string' ? () => text : text;
    const isSame = this.#note?.text() === write();
    this.#note = { at, text: isSame ? () => `${write()}\u00a0` : write, tone };
    this.host.requestUpdate();
  }

  clear(): void {
    this.#note = undefined;
    this.host.requestUpdate();
  }

  /** Renders the live region of a place. It exists before there is a note, so that the note is announced. */
  render(at: Place): TemplateResult {
    const note = this.#note?.at === at ? this.#note : undefined;
    return html`<p class="note ${note?.tone ?? ''}" role="status">${note?.text() ?? nothing}</p>`;
  }
}

/** Styles for notes. */
export const noteStyles = css`
  .note {
    font-weight: 700;
    color: var(--ab-right);
    overflow-wrap: anywhere;
  }
  .note:empty {
    display: none;
  }
  .note.bad {
    color: var(--ab-wrong);
  }
  .note.hint {
    color: inherit;
  }
`;
