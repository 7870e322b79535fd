import { html, nothing, type TemplateResult } from 'lit';
import type { LessonWords } from '../../src/words/types.js';
import { toggle } from '../style/controls.js';
import { rich } from '../style/rich-text.js';
import { icon, tick } from '../style/icons.js';
import type { Context } from './context.js';

export type Ending = 'save' | 'forget' | 'later';

export interface EndScreen extends Context {
  readonly ending: Ending;
  /** True if the teacher has entered a name for any pupil. */
  readonly hasNames: boolean;
  readonly withNames: boolean;
  readonly isBusy: boolean;
  /** True if the server did not send the file in time. */
  readonly isNotSaved: boolean;
  /** The name of the file that was saved and that the teacher has yet to find. */
  readonly fileName: string | undefined;
  /** The longest time for which the lesson can wait for next time, in words. */
  readonly wait: string;
  choose(ending: Ending): void;
  writeNames(withNames: boolean): void;
  end(): void;
  /** Deletes the lesson, because the file is there. */
  confirm(): void;
}

/** Renders the screen where the teacher chooses how the lesson ends. */
export function endScreen(v: EndScreen): TemplateResult {
  const w = v.words.end;
  const { boards } = v.view;
  const finished = boards.filter(({ winners }) => winners !== undefined).length;
  const unfinished = v.view.phase === 'round' ? boards.length - finished : 0;
  const one = (ending: Ending, label: string, help: string, more: unknown = nothing): TemplateResult =>
    html`<div class="option ${v.ending === ending ? 'on' : ''}">
      <label
        ><input type="radio" name="ending" .checked=${v.ending === ending} @change=${() => v.choose(ending)} /><span
          class="radio"
          aria-hidden="true"
        ></span
        ><span><b>${label}</b><small>${help}</small></span></label
      >
      ${more}
    </div>`;
  const go = (label: string, kind: 'primary' | '', act: () => void): TemplateResult =>
    html`<button
      type="button"
      class="button ${kind}"
      part="action"
      aria-disabled=${v.isBusy ? 'true' : nothing}
      @click=${() => !v.isBusy && act()}
    >
      ${label}
    </button>`;
  const names =
    v.ending === 'save' && v.hasNames
      ? html`<div class="extra">
          <span>${w.names}<small>${w.namesHelp}</small></span>
          ${toggle(w.names, v.withNames, v.writeNames)}
        </div>`
      : nothing;
  return html`<div class="app end">
    <div class="end-card card">
      <h2 tabindex="-1" data-home>${w.title}</h2>
      <p class="soft">
        ${finished ? w.finished(finished) : nothing} ${unfinished ? w.unfinished(unfinished) : nothing}
      </p>
      <div class="choices" role="radiogroup" aria-label=${w.title}>
        ${one('save', w.save, w.saveHelp, names)} ${one('forget', w.forget, w.forgetHelp)}
        ${one('later', w.later, w.laterHelp(v.wait))}
      </div>
      ${v.isNotSaved ? html`<p class="note" role="status">${w.notSaved}</p>` : nothing}
      ${v.fileName === undefined ? nothing : html`<p class="note" role="status"><b>${w.isThere}</b> ${rich(w.isThereHelp(v.fileName))}</p>`}
      <div class="actions">
        ${
          v.fileName === undefined
            ? go(v.ending === 'save' ? w.goSave : w.go, 'primary', () => v.end())
            : [go(w.goForget, 'primary', () => v.confirm()), go(w.saveAgain, '', () => v.end())]
        }
        <button type="button" class="button" @click=${() => v.go(undefined)}>${w.back}</button>
      </div>
    </div>
  </div>`;
}

/** The result of ending a lesson. */
export interface Ended {
  /** The time of day at which the lesson was deleted, or until which it is kept. */
  readonly time: string;
  /** True if the lesson waits for next time. */
  readonly isKept: boolean;
  readonly file: string | undefined;
  /** Opens the report of what was saved; undefined if nothing was. */
  readonly report: (() => void) | undefined;
  readonly games: number;
  readonly pupils: number;
}

/** The ways on after a lesson: to another one, or on with one that waits. */
export interface Ways {
  again(): void;
  goOn(): void;
}

/** Renders the screen after the end of a lesson. */
export function afterScreen(
  { words, figure }: { readonly words: LessonWords; figure(value: number): string },
  ended: Ended,
  { again, goOn }: Ways,
): TemplateResult {
  const w = words.after;
  const { time, isKept, file, games, pupils, report } = ended;
  return html`<div class="app end">
    <div class="end-card card">
      ${isKept ? nothing : html`<p class="success">${tick}<span>${w.deleted(time)}</span></p>`}
      <h2 tabindex="-1" data-home>${w.title}</h2>
      ${file === undefined ? nothing : html`<p>${rich(w.saved(file))}</p>`}
      <p class="soft">${w.counts(games, figure(pupils))}</p>
      ${isKept ? html`<p class="note">${w.waits(time)}</p>` : nothing}
      <div class="actions">
        ${
          report
            ? html`<button type="button" class="button primary" part="action" @click=${report}>
                ${icon('chart')}${w.report}
              </button>`
            : nothing
        }
        ${isKept ? html`<button type="button" class="button" @click=${goOn}>${w.goOn}</button>` : nothing}
        <button type="button" class="button" @click=${again}>${w.again}</button>
      </div>
    </div>
  </div>`;
}

/** Renders the screen of a window whose lesson another window has ended. */
export const endedScreen = (words: LessonWords, again: () => void): TemplateResult =>
  html`<div class="app end">
    <div class="end-card card">
      <h2 tabindex="-1" data-home>${words.after.title}</h2>
      <div class="actions"><button type="button" class="button" @click=${again}>${words.after.again}</button></div>
    </div>
  </div>`;

/** Renders the screen of a lesson that is kept for next time, until the teacher continues it. */
export const restingScreen = (words: LessonWords, { again, goOn }: Ways): TemplateResult =>
  html`<div class="app end">
    <div class="end-card card">
      <h2 tabindex="-1" data-home>${words.after.rests}</h2>
      <div class="actions">
        <button type="button" class="button primary" part="action" @click=${goOn}>${words.after.goOn}</button>
        <button type="button" class="button" @click=${again}>${words.after.again}</button>
      </div>
    </div>
  </div>`;
