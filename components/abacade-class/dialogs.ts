import { html, nothing, type TemplateResult } from 'lit';
import { segments } from '../style/controls.js';
import { icon } from '../style/icons.js';
import { keyOf } from '../style/keys.js';
import { sign } from '../lesson/signs.js';
import type { Context } from './context.js';

interface Dialog extends Context {
  close(): void;
}

/** Renders a dialog over the lesson; Escape, its button or a tap outside closes it. */
function dialog(title: string, close: () => void, label: string, content: TemplateResult): TemplateResult {
  return html`<div
    class="veil"
    @click=${(event: Event) => event.target === event.currentTarget && close()}
    @keydown=${(event: KeyboardEvent) => {
      if (keyOf(event) !== 'Escape') return;
      event.preventDefault();
      close();
    }}
  >
    <div class="dialog" role="dialog" aria-modal="true" aria-labelledby="dlg">
      <header>
        <h2 id="dlg" tabindex="-1" class="dialog-title">${title}</h2>
        <button type="button" class="icon-button" aria-label=${label} @click=${close}>${icon('close')}</button>
      </header>
      ${content}
    </div>
  </div>`;
}

/** Renders the dialog with the messages that a teacher can send, to all or to one pupil. */
export function messageDialog(v: Dialog, pupil: number | undefined): TemplateResult {
  const { message: w, teacherSays } = v.words;
  const send = (message: number): void => {
    v.send({ do: 'message', message, ...(pupil === undefined ? {} : { pupil }) });
    v.close();
  };
  return dialog(
    pupil === undefined ? w.title : w.to(v.name(pupil)),
    v.close,
    w.close,
    html`<p class="soft">${w.help}</p>
      <ul class="says">
        ${teacherSays.map(
          (text, i) => html`<li><button type="button" class="button" @click=${() => send(i)}>${text}</button></li>`,
        )}
      </ul>`,
  );
}

interface ProjectDialog extends Dialog {
  /** The address of the projector's window; undefined until the server has sent its token. */
  readonly link: string | undefined;
  readonly isBlocked: boolean;
  open(): void;
}

/** Renders the dialog where the teacher chooses what the projector shows and opens its window. */
export function projectDialog(v: ProjectDialog): TemplateResult {
  const { project: w } = v.words;
  const { show, board, first } = v.view.shown;
  const choices = (['wall', 'round', 'honour', ...(board === undefined ? [] : ['board' as const])] as const).map(
    (value) => ({ value, label: w.what[value] }),
  );
  const names = first === undefined ? {} : { names: true };
  return dialog(
    w.title,
    v.close,
    v.words.message.close,
    html`<button type="button" class="button primary wide" aria-disabled=${v.link ? nothing : 'true'} @click=${v.open}>
        ${sign('project')}${w.open}
      </button>
      <p class="soft small">${w.openHelp}</p>
      ${v.isBlocked ? html`<p class="note" role="status">${w.blocked} <span dir="ltr">${v.link}</span></p>` : nothing}
      <p class="label">${w.shows}</p>
      ${segments('shows', w.shows, choices, show, (to) =>
        v.send({ do: 'project', show: to, ...(board === undefined ? {} : { board }), ...names }),
      )}`,
  );
}
