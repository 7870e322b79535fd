import { html, nothing, type TemplateResult } from 'lit';
import type { Outcome } from '../../src/live/protocol/lesson-messages.js';
import { toggle } from '../style/controls.js';
import { icon } from '../style/icons.js';
import { sign } from '../lesson/signs.js';
import { admittedPupils, pictured, type Context } from './context.js';
import { longestName } from './own-names.js';
import { row } from './row.js';

export interface TableScreen extends Context {
  /** Returns the teacher's own name for a pupil, which is never sent. */
  ownName(pupil: number): string;
  setOwnName(pupil: number, name: string): void;
  /** The list of names that the teacher has pasted. */
  readonly names: readonly string[];
  readonly areNamesKept: boolean;
  setNames(text: string, areKept: boolean): void;
}

/** Renders the outcome of a round in the table as a bead. */
function bead({ words: { mine: w } }: Context, outcome: Outcome | null): TemplateResult {
  if (!outcome)
    return html`<span class="bead none" title=${w.outcomes.none}
      ><span class="visually-hidden">${w.outcomes.none}</span></span
    >`;
  const inside = { won: icon('tick'), shared: '½', played: nothing, bye: sign('computer') }[outcome];
  return html`<span class="bead ${outcome}" title=${w.outcomes[outcome]}
    ><span aria-hidden="true">${inside}</span><span class="visually-hidden">${w.outcomes[outcome]}</span></span
  >`;
}

/** Renders the list of names from which the teacher chooses, with those that are not given yet. */
function ownNames(v: TableScreen, left: readonly string[]): TemplateResult {
  const { mine: w } = v.words;
  const text = v.names.join('\n');
  return html`<datalist id="own-names">${left.map((name) => html`<option value=${name}></option>`)}</datalist>
    <details class="rules names-list">
      <summary>${w.paste}</summary>
      <p class="soft">${w.pasteHelp}</p>
      <textarea
        rows="6"
        aria-label=${w.paste}
        .value=${text}
        @change=${(event: Event) => v.setNames((event.target as HTMLTextAreaElement).value, v.areNamesKept)}
      ></textarea>
      ${row(
        w.keep,
        w.keepHelp,
        toggle(w.keep, v.areNamesKept, (areKept) => v.setNames(text, areKept)),
      )}
    </details>
    ${left.length && left.length < v.names.length ? html`<p class="soft">${w.notYet(v.list(left))}</p>` : nothing}`;
}

/** Renders the results for the teacher alone, in alphabetical order and not by wins. */
export function tableScreen(v: TableScreen): TemplateResult {
  const { mine: w } = v.words;
  const pupils = [...admittedPupils(v.view)].sort((a, b) => v.byName(a.pupil, b.pupil));
  const rounds = Math.max(0, ...pupils.map(({ outcomes }) => outcomes?.length ?? 0));
  const boardOf = (pupil: number): string => {
    const found = v.view.boards.find(({ seats, winners }) => seats.includes(pupil) && winners === undefined);
    return found ? v.words.board.title(v.figure(found.number)) : '';
  };
  const named = v.view.shown.first !== undefined;
  const given = pupils.map(({ pupil }) => v.ownName(pupil));
  const left = v.names.filter((name) => !given.includes(name));
  return html`<div class="app table-page">
    <header class="page-head">
      <button type="button" class="button" @click=${() => v.go(undefined)}>${icon('earlier')}${w.back}</button>
      <h2 tabindex="-1" data-home>${w.title}</h2>
      <p class="soft">${w.help} ${w.yoursHelp}</p>
    </header>
    <div class="scrolls" tabindex="0" role="region" aria-label=${w.title}>
      <table class="results">
        <thead>
          <tr>
            <th>${w.name}</th>
            <th>${w.yours}</th>
            ${Array.from({ length: rounds }, (_, i) => html`<th>${v.figure(i + 1)}</th>`)}
            <th>${w.next}</th>
          </tr>
        </thead>
        <tbody>
          ${pupils.map(
            ({ pupil, outcomes = [] }) =>
              html`<tr>
                <th scope="row"><span class="pictured">${pictured(v, pupil)}</span></th>
                <td>
                  <input
                    class="own-name"
                    maxlength=${longestName}
                    autocomplete="off"
                    list="own-names"
                    aria-label=${w.yoursFor(v.name(pupil))}
                    .value=${v.ownName(pupil)}
                    @change=${(event: Event) => v.setOwnName(pupil, (event.target as HTMLInputElement).value)}
                  />
                </td>
                ${Array.from({ length: rounds }, (_, i) => html`<td>${bead(v, outcomes[i] ?? null)}</td>`)}
                <td>${boardOf(pupil)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="soft legend">
      ${(['won', 'shared', 'played', 'bye'] as const).map((outcome) => html`${bead(v, outcome)} ${w.outcomes[outcome]}`)}
    </p>
    ${ownNames(v, left)}
    ${row(
      w.first,
      w.firstHelp,
      toggle(w.first, named, (names) => v.send({ do: 'project', show: 'honour', names })),
    )}
  </div>`;
}
