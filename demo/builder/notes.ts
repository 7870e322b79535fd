import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';

/** Where on the page something is said: at its head, below the form, beside what is made, a QR code, the scripts, what is opened. */
export type Place = 'head' | 'form' | 'take' | 'code' | 'scripts' | 'reopen';

/** Something is done, is not possible, or may surprise. */
export type Tone = 'good' | 'bad' | 'hint';

/** What has just happened, or was not possible: one sentence, shown where it matters and read aloud. */
export class Notes {
  #note: { readonly at: Place; readonly text: string; readonly tone: Tone } | undefined;

  constructor(private readonly host: ReactiveControllerHost) {}

  /** Says it; also when it is the same as before. */
  say(at: Place, text: string, tone: Tone = 'good'): void {
    this.#note = { at, text: this.#note?.text === text ? `${text}\u00a0` : text, tone };
    this.host.requestUpdate();
  }

  clear(): void {
    this.#note = undefined;
    this.host.requestUpdate();
  }

  /** The live region of that place. It is there before there is anything to say, so that it is heard. */
  render(at: Place): TemplateResult {
    const note = this.#note?.at === at ? this.#note : undefined;
    return html`<p class="note ${note?.tone ?? ''}" role="status">${note?.text ?? nothing}</p>`;
  }
}
