import { html, nothing, svg, type TemplateResult } from 'lit';
import type { LessonView } from '../../src/live/protocol/lesson-messages.js';
import { writeCode } from '../../src/live/protocol/codes.js';
import type { QrCode } from '../qr/qr-code.js';
import { sign } from '../lesson/signs.js';
import { icon } from '../style/icons.js';
import { rich } from '../style/rich-text.js';
import { picture } from '../lesson/pictures/picture.js';
import { waitingPupils, admittedPupils, pictured, type Context } from './context.js';
import { whatBegins } from './need.js';
import type { CoursePerson } from './own-names.js';

interface LobbyScreen extends Context {
  /** The QR code with the function that draws it; undefined until its module has loaded. */
  readonly qr: { readonly code: QrCode; readonly path: string } | undefined;
  readonly isHidden: boolean;
  /** Returns the teacher's own name of a pupil; empty if there is none. */
  ownName(pupil: number): string;
  /** The people of the course from which the lesson was opened. */
  readonly people: readonly CoursePerson[];
  hide(isHidden: boolean): void;
  begin(): void;
  /** Opens the dialog for the projector's window. */
  project(): void;
}

/** Renders a code with one tile per character; screen readers read it character by character. */
export const codeTiles = (code: string): TemplateResult => {
  const [first, second] = writeCode(code).split('-');
  const tiles = (part: string): TemplateResult[] => [...part].map((character) => html`<i>${character}</i>`);
  return html`<p class="tiles" dir="ltr">
    <span class="visually-hidden">${[...code].join(', ')}</span>
    <span aria-hidden="true">${tiles(first)}</span><span aria-hidden="true">${tiles(second)}</span>
  </p>`;
};

/** Describes in words what Begin would start. */
function begins({ words: { lobby: w }, view }: Context, count: number): string {
  const { how, size } = view.lesson;
  const { boards, isAlone } = whatBegins(count, view.lesson);
  if (how === 'computer' || size === 1) return w.allAlone(boards);
  if (count === 1) return w.alone;
  if (size > 2) return w.groups(boards);
  return isAlone ? w.pairsAndOne(boards) : w.pairs(boards);
}

/** Renders the pupils who are waiting to be let in, and other devices that ask for a seat: the teacher says yes or no. */
export function door(v: Context): TemplateResult | typeof nothing {
  const w = v.words.lobby;
  const waiting = [...waitingPupils(v.view)].sort((a, b) => v.byName(a.pupil, b.pupil));
  if (waiting.length === 0) return nothing;
  return html`<section class="door" aria-labelledby="door">
    <h3 id="door">${w.door}</h3>
    <ul class="here">
      ${waiting.map(
        ({ pupil, asks }) =>
          html`<li>
            ${picture(pupil)} ${asks ? html`<p>${w.claim(v.name(pupil))}</p>` : nothing}
            <button type="button" class="button" @click=${() => v.send({ do: 'admit', pupil })}>
              ${icon('tick')}${w.letIn(v.name(pupil))}
            </button>
            <button type="button" class="button" @click=${() => v.send({ do: 'refuse', pupil })}>
              ${icon('close')}${w.no(v.name(pupil))}
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Renders whether more pupils may join, and the button that locks the lesson or unlocks it. */
export function locking({ words: { lobby: w }, view: { locked }, send }: Context): TemplateResult {
  return html`${locked ? html`<p class="soft" role="status">${w.locked}</p>` : nothing}
    <button type="button" class="button" @click=${() => send({ do: locked ? 'unlock' : 'lock' })}>
      ${sign('lock')}${locked ? w.unlock : w.lock}
    </button>`;
}

/** Renders the names of all who have joined, as tiles; the teacher can remove a pupil. */
function names(v: Context): TemplateResult {
  const w = v.words.lobby;
  const pupils = [...admittedPupils(v.view)].sort((a, b) => v.byName(a.pupil, b.pupil));
  if (pupils.length === 0) return html`<p class="soft">${w.nobody}</p>`;
  return html`<ul class="here" aria-labelledby="here">
    ${pupils.map(
      ({ pupil, is }) =>
        html`<li class="chip ${is === 'away' ? 'away' : ''}">
          ${pictured(v, pupil)}
          ${
            v.isProjector
              ? nothing
              : html`<button
                  type="button"
                  class="remove"
                  aria-label=${w.remove(v.name(pupil))}
                  @click=${() => v.send({ do: 'remove', pupil })}
                >
                  ${icon('close')}
                </button>`
          }
        </li>`,
    )}
  </ul>`;
}

/** Renders the buttons that take many out at once: those whose devices have gone, and those whom the teacher has not named. */
function clearing(v: LobbyScreen): TemplateResult | typeof nothing {
  const w = v.words.lobby;
  const all = admittedPupils(v.view);
  const away = all.filter(({ is }) => is === 'away');
  const nameless = all.filter(({ pupil }) => !v.ownName(pupil));
  const button = (pupils: LessonView['pupils'], label: string): TemplateResult =>
    html`<button
      type="button"
      class="button"
      @click=${() => v.send({ do: 'clear', pupils: pupils.map(({ pupil }) => pupil) })}
    >
      ${icon('close')}${label}
    </button>`;
  const isSomeNamed = nameless.length < all.length;
  const buttons = [
    ...(away.length > 0 ? [button(away, w.clearAway(away.length))] : []),
    ...(isSomeNamed && nameless.length > 0 ? [button(nameless, w.clearNameless(nameless.length))] : []),
  ];
  return buttons.length ? html`<div class="actions">${buttons}</div>` : nothing;
}

/** Renders who of the course is here, and who is not; closed at first, because a class may see this screen. */
function people(v: LobbyScreen): TemplateResult | typeof nothing {
  const w = v.words.lobby;
  if (v.people.length === 0) return nothing;
  const isHere = ({ pupil }: CoursePerson): boolean => v.view.pupils.some((one) => one.pupil === pupil);
  const absent = v.people.filter((one) => !isHere(one)).map(({ name }) => name);
  const here = v.people.filter(isHere);
  return html`<details class="rules of-course">
    <summary>${w.people(v.figure(here.length), v.figure(v.people.length))}</summary>
    ${absent.length > 0 ? html`<p>${w.absent(v.list(absent))}</p>` : nothing}
    <ul>
      ${here.map(({ name, pupil }) => html`<li><bdi>${name}</bdi>: <bdi>${v.name(pupil!)}</bdi></li>`)}
    </ul>
  </details>`;
}

/** Renders the lobby for the whiteboard: the code, the names, and Begin. */
export function lobbyScreen(v: LobbyScreen): TemplateResult {
  const w = v.words.lobby;
  const { code } = v.view;
  const count = admittedPupils(v.view).length;
  const canBegin = count > 0;
  const picture =
    v.qr &&
    html`<div class="qr-side">
      <svg class="qr" viewBox="0 0 ${v.qr.code.size} ${v.qr.code.size}" role="img" aria-label=${w.qr(v.address)}>
        <rect class="light" width=${v.qr.code.size} height=${v.qr.code.size}></rect>
        ${svg`<path class="dark" d=${v.qr.path}></path>`}
      </svg>
      <p class="soft">${w.camera}</p>
    </div>`;
  return html`<div class="app lobby">
    <div class="join">
      <h2 tabindex="-1" data-home>${w.title}</h2>
      <p class="instruction"><span>${w.goTo}</span> <b dir="ltr">${v.address}</b></p>
      ${
        v.isHidden
          ? nothing
          : html`<p class="instruction"><span>${w.andType}</span></p>
              ${codeTiles(code)}`
      }
    </div>
    ${v.isHidden ? nothing : picture}
    <section class="who">
      <h3 id="here">${rich(w.here(count))}</h3>
      ${names(v)} ${v.isProjector ? nothing : html`${clearing(v)} ${door(v)} ${people(v)}`}
    </section>
    ${
      v.isProjector
        ? nothing
        : html`<footer class="lobby-actions">
            ${locking(v)}
            <button type="button" class="button" @click=${() => v.hide(!v.isHidden)}>
              ${v.isHidden ? w.show : w.hide}
            </button>
            <button type="button" class="button" @click=${v.project}>${sign('project')}${v.words.wall.project}</button>
            <p class="soft begin-note">${canBegin ? begins(v, count) : ''}</p>
            <button
              type="button"
              class="button large ${canBegin ? 'primary' : 'off'}"
              part="action"
              aria-disabled=${canBegin ? nothing : 'true'}
              @click=${() => canBegin && v.begin()}
            >
              ${w.begin(count)}
            </button>
            <button type="button" class="button warning" @click=${() => v.go({ at: 'end' })}>
              ${v.words.wall.end}
            </button>
          </footer>`
    }
  </div>`;
}
