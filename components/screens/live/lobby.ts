import { html, nothing, type TemplateResult } from 'lit';
import { asText } from '../../base/attributes.js';

/** What stands in place of a game whose board is in a class: where a pupil comes in, waits, and plays. */
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
