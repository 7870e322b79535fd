import { html, nothing, type TemplateResult } from 'lit';
import { asText } from '../../game/attributes.js';

const offIcon = html`<svg class="icon off" viewBox="0 0 24 24" aria-hidden="true">
  <path
    d="M4 4L20 20M8.500 13.500a5 5 0 0 1 7 0M5.500 10.500a9.500 9.500 0 0 1 5 -2.500M13.500 8a9.500 9.500 0 0 1 5 2.500M12 17.500h.01"
  ></path>
</svg>`;

/** Renders the notice of a lost connection, and what it means for the game. It is announced elsewhere. */
export const noConnection = (head: string, text: string): TemplateResult =>
  html`<div class="live-notice" part="notice" tabindex="-1" data-home>
    ${offIcon}
    <p><b>${head}</b> ${text}</p>
  </div>`;

/** Renders the notice that a move takes long to be judged. */
export const waiting = (text: string): TemplateResult =>
  html`<div class="live-notice slow" part="notice" role="status" tabindex="-1" data-home><p>${text}</p></div>`;

/** Renders the lobby in place of a game whose board is in a class: pupils join, wait and play there. */
export function lobby({
  live,
  lang,
  dir,
  theme,
}: {
  readonly live: unknown;
  readonly lang: string;
  readonly dir: string;
  readonly theme: string | undefined;
}): TemplateResult {
  return html`<abacade-lobby
    live=${asText(live)}
    lang=${lang || nothing}
    dir=${dir || nothing}
    theme=${theme ?? nothing}
  ></abacade-lobby>`;
}
