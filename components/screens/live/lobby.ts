import { html, nothing, type TemplateResult } from 'lit';
import { asText } from '../../base/attributes.js';

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
