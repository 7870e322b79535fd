import { html, nothing, type TemplateResult } from 'lit';
import { picture } from '../lesson/pictures/picture.js';
import { icon, tick } from '../style/icons.js';
import { choicesOf, type Choices } from './choices.js';
import { boxesFor, codeField, type TypedCode } from './code-field.js';
import type { Offer } from './names.js';
import { isOwnBest, type LobbyView } from './state.js';

interface CodeScreen extends LobbyView {
  readonly typed: TypedCode;
  readonly isOwn: boolean;
  /** True if there is no lesson with the code. */
  readonly isWrong: boolean;
  readonly canGo: boolean;
  type(typed: TypedCode): void;
  go(): void;
}

const onSubmit =
  (act: (() => void) | undefined) =>
  (event: Event): void => {
    event.preventDefault();
    act?.();
  };

/** Renders the button that continues; dashed while it does nothing. */
const goButton = (label: string, canGo: boolean, drawn: TemplateResult | typeof nothing = nothing): TemplateResult =>
  html`<button class="button wide ${canGo ? 'primary' : 'off'}" part="action" aria-disabled=${canGo ? nothing : 'true'}>
    ${drawn}${label}
  </button>`;

function codeHint({ words: w, typed, isWrong, canGo }: CodeScreen, missing: number): string {
  if (typed.stray) return w.notInCodes(typed.stray);
  if (isWrong) return w.noLesson;
  if (missing === 0) return '';
  return canGo ? w.longer : w.missing(missing);
}

/** Renders the screen where the pupil types the code. */
export function codeScreen(v: CodeScreen): TemplateResult {
  const { words: w, typed } = v;
  const boxes = boxesFor(typed.code, v.isOwn);
  return html`<form class="app join narrow" @submit=${onSubmit(v.canGo ? v.go : undefined)}>
    <h2>${w.title}</h2>
    <p>${w.typeCode}</p>
    ${codeField({ label: w.code, code: typed.code, boxes, isWrong: v.isWrong, onType: v.type })}
    ${goButton(w.goOn, v.canGo)}
    <p class=${v.isWrong || typed.stray ? 'note' : 'soft small'} role="status">
      ${codeHint(v, boxes - typed.code.length)}
    </p>
  </form>`;
}

interface PickScreen extends LobbyView {
  readonly offer: Offer;
  readonly chosen: number | undefined;
  /** True if taken names may be chosen, for a pupil who was here before. */
  readonly isAgain: boolean;
  /** Returns the width of the widest word of a text, in ems. */
  ems(text: string): number;
  choose(nickname: number): void;
  more(): void;
  wasHere(isAgain: boolean): void;
  join(): void;
}

/** Renders the screen where the pupil chooses a name. */
export function pickScreen(v: PickScreen): TemplateResult {
  const { words: w, offer, chosen, isAgain, state } = v;
  const isLocked = state.lobby?.phase === 'locked';
  const shown = isAgain ? offer.taken : isLocked ? [] : offer.names;
  const home = chosen ?? shown.find((name) => isAgain || !offer.isTaken(name));
  const one = (nickname: number): TemplateResult => {
    const isTaken = !isAgain && offer.isTaken(nickname);
    const isOn = nickname === chosen;
    const name = v.name(nickname);
    return html`<label class="nickname ${isTaken ? 'taken' : ''} ${isOn ? 'on' : ''}" .style="--ems:${v.ems(name)}"
      ><input
        type="radio"
        name="nickname"
        ?data-home=${nickname === home}
        .checked=${isOn}
        ?disabled=${isTaken}
        @change=${() => v.choose(nickname)}
      />${picture(nickname)}${isOn ? icon('tick') : nothing}${isTaken ? html`<s>${name}</s><span class="visually-hidden">, ${w.taken}</span>` : html`<bdi>${name}</bdi>`}</label
    >`;
  };
  const canJoin = chosen !== undefined;
  const label = canJoin ? (isAgain ? w.wasMe : w.iAm(v.name(chosen))) : w.choose;
  const notes = [
    state.refused === 'taken' && w.nameGone,
    (isLocked || (state.refused && state.refused !== 'taken')) && w.isLocked,
    isAgain && canJoin && w.wasMeHelp(v.name(chosen)),
  ].filter(Boolean);
  return html`<form class="app join pick" @submit=${onSubmit(canJoin ? v.join : undefined)}>
    <p class="success">${tick}<span>${w.codeRight}</span></p>
    <h2 id="who">${w.who}</h2>
    <div
      class="names"
      role="radiogroup"
      aria-labelledby="who"
      .style="--ems:${Math.max(1, ...shown.map((nickname) => v.ems(v.name(nickname))))}"
    >
      ${shown.map(one)}
    </div>
    <div class="actions">
      ${
        isAgain || isLocked || !offer.hasMore
          ? nothing
          : html`<button type="button" class="button" @click=${v.more}>${icon('again')}${w.more}</button>`
      }
      ${
        offer.taken.length === 0
          ? nothing
          : html`<button
              type="button"
              class="button"
              aria-pressed=${isAgain}
              ?data-home=${shown.length === 0}
              @click=${() => v.wasHere(!isAgain)}
            >
              ${w.wasHere}
            </button>`
      }
    </div>
    <div class="last">
      ${notes.map((note) => html`<p class="note" role="status">${note}</p>`)}
      ${shown.length === 0 ? nothing : goButton(label, canJoin, canJoin ? picture(chosen) : nothing)}
    </div>
    <p class="soft small">${w.notAsked}</p>
  </form>`;
}

/** Renders the pupil's own right answers by round. */
function growth({ words: w, figure, state }: LobbyView, right: readonly number[]): TemplateResult | typeof nothing {
  const most = Math.max(0, ...right);
  // A game may ask for no answers, and who comes late has given none.
  if (most === 0) return nothing;
  const counts = state.lobby?.counts;
  return html`<section class="card own">
    <h3>${counts === undefined || counts === 'answers' ? w.right : w.counts[counts]}</h3>
    <ul class="bars">
      ${right.map(
        (count, i) =>
          html`<li>
            <span>${w.round(figure(i + 1))}</span><i .style="--part:${count / most}" aria-hidden="true"></i
            ><b>${figure(count)}</b>
          </li>`,
      )}
    </ul>
    ${isOwnBest(right) ? html`<p class="success">${tick}<span>${w.best}</span></p>` : nothing}
  </section>`;
}

/** Renders the code that the server looks up in a while, and the way to another one. */
const delayedScreen = ({ words: w, anotherCode }: WaitingScreen, code: string): TemplateResult =>
  html`<div class="app join centred">
    <div class="moment" role="status" tabindex="-1" data-home>
      <p class="big"><bdi>${code}</bdi></p>
      <p>${w.delayed}</p>
    </div>
    <button type="button" class="button" part="action" @click=${anotherCode}>${w.anotherCode}</button>
  </div>`;

/** Renders the first screen, until the server answers. */
function momentScreen(v: WaitingScreen): TemplateResult {
  const { words: w, state, code, retryLabel, retry } = v;
  const isUnreachable = state.isConnected === false;
  if (state.isDelayed && !isUnreachable && code !== undefined) return delayedScreen(v, code);
  return html`<div class="app join centred">
    <div class="moment" role="status" tabindex="-1" data-home>
      <p class="big">${isUnreachable ? w.unreachable : w.moment}</p>
      ${isUnreachable ? html`<p>${w.unreachableHelp}</p>` : nothing}
    </div>
    ${isUnreachable ? html`<button type="button" class="button" part="action" @click=${retry}>${retryLabel}</button>` : nothing}
  </div>`;
}

interface WaitingScreen extends LobbyView, Choices {
  /** The warm-up to practise with, until the first round or because the pupil wants to. */
  readonly warmUp: HTMLElement | undefined;
  /** True if the pupil has not chosen the name, and cannot choose another one. */
  readonly isSeated: boolean;
  /** The code of the lesson as it is written; undefined if the pupil has not typed it. */
  readonly code: string | undefined;
  readonly retryLabel: string;
  leave(): void;
  anotherCode(): void;
  /** Tries at once to reach the server. */
  retry(): void;
}

/** Renders the screen of a pupil who is in the lesson, or is waiting to be let in. */
export function waitingScreen(v: WaitingScreen, screen: 'moment' | 'door' | 'in' | 'between'): TemplateResult {
  const { words: w, state } = v;
  const { lobby, nickname } = state;
  if (screen === 'moment' || nickname === undefined) return momentScreen(v);
  const name = v.name(nickname);
  const badge = html`<h2 class="name-badge" tabindex="-1" data-home>${picture(nickname)}<bdi>${name}</bdi></h2>`;
  const here = html`<p class="soft">${w.here((lobby?.others ?? 0) + 1)}</p>`;
  const notMe = v.isSeated
    ? nothing
    : html`<button type="button" class="button" @click=${v.leave}>${w.notMe(name)}</button>`;
  if (screen === 'door')
    return html`<div class="app join centred">
      ${badge}
      <p class="big">${w.doorHelp}</p>
      <p>${w.door}</p>
      ${notMe}
    </div>`;
  if (v.warmUp)
    return html`<div class="app warm">
      <p class="success">
        ${picture(nickname)}<span><bdi>${name}</bdi>. ${lobby?.waits ? w.waits : w.isIn}</span>
      </p>
      ${v.warmUp}
    </div>`;
  if (screen === 'between')
    return html`<div class="app join centred">
      ${badge}
      <p class="big">${lobby?.phase === 'round' ? w.othersPlay : w.nextRound}</p>
      ${choicesOf(v, v)} ${growth(v, lobby?.right ?? [])} ${here}
    </div>`;
  return html`<div class="app join centred">
    ${badge}
    <p class="big">${w.isIn}</p>
    <p>${w.look}</p>
    ${here} ${notMe}
  </div>`;
}

/** Renders the screen after the lesson has ended for this device. */
export function byeScreen(
  v: LobbyView & { readonly isSeated: boolean; join(): void; playHere(): void },
): TemplateResult {
  const { words: w, state } = v;
  const why = state.bye === 'unknown' || state.bye === undefined ? 'closed' : state.bye;
  const isLost = why === 'elsewhere' || why === 'too-fast' || why === 'refused';
  // Somebody who was refused has another name, and chooses it in the same lesson.
  const label = why === 'refused' && !v.isSeated ? w.choose : isLost ? w.playHere : w.anew;
  return html`<div class="app join centred">
    <p class="big" role="status">${w.bye[why]}</p>
    ${
      v.isSeated && !isLost
        ? nothing
        : html`<button type="button" class="button" part="action" data-home @click=${isLost ? v.playHere : v.join}>
            ${label}
          </button>`
    }
  </div>`;
}

/** Renders the card that covers all screens while the teacher has paused the lesson. */
export const pauseCard = ({ words: w }: Pick<LobbyView, 'words'>): TemplateResult =>
  html`<div class="veil" role="dialog" aria-modal="true" aria-labelledby="paused" tabindex="-1">
    <div class="veil-card">
      ${icon('pause')}
      <h2 id="paused">${w.paused}</h2>
      <p>${w.lookUp}</p>
      <p class="soft">${w.kept}</p>
    </div>
  </div>`;

/** Renders a message of the teacher until it is dismissed. */
export const messageCard = (
  { words: w }: Pick<LobbyView, 'words'>,
  message: number,
  close: () => void,
): TemplateResult =>
  html`<div class="message">
    ${icon('hint')}
    <p><span class="soft small">${w.fromTeacher}</span><b>${w.teacherSays[message] ?? w.teacherSays[0]}</b></p>
    <button type="button" class="button" @click=${close}>${w.allRight}</button>
  </div>`;

/** Renders the note that there is no connection, for screens without a board, which shows this itself. */
export const offNote = ({ words: w }: Pick<LobbyView, 'words'>): TemplateResult =>
  html`<p class="note offline-note" role="status"><b>${w.off}</b> ${w.offHelp}</p>`;

/** Font size at which words are measured, in pixels. */
const measured = 100;

/**
 * Returns a function that measures the widest word of a text, in ems of the bold type of an element. A word may be broken at
 * its hyphens.
 */
export function wordWidth(element: Element): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  // Without a canvas every letter is assumed to be a wide one.
  if (!context) return (text) => Math.max(...wordsOf(text).map((word) => word.length * 0.8));
  context.font = `700 ${measured}px ${getComputedStyle(element).fontFamily}`;
  return (text) => Math.max(...wordsOf(text).map((word) => context.measureText(word).width / measured));
}

const wordsOf = (text: string): string[] => text.match(/[^\s-]*-|[^\s-]+/g) ?? [''];
