import { html, nothing, type TemplateResult } from 'lit';
import type { LessonSettings } from '../../src/live/protocol/lesson-messages.js';
import type { CommonWords, SetUpWords } from '../../src/words/types.js';
import { segments, toggle, type Choice } from '../style/controls.js';
import { factsOfOthers, gameNames } from '../../src/games.js';
import type { OptionsAlone } from '../parts/options-alone.js';
import { icon } from '../style/icons.js';
import { titleOf } from '../lesson/games.js';
import { sign, type Sign } from '../lesson/signs.js';
import { keptLessons, type KeptLessons } from './kept-lessons.js';
import { row } from './row.js';

/** The options of a game, with the words around them. */
export interface OptionsOfGame extends OptionsAlone {
  readonly words: SetUpWords<CommonWords>['form'];
}

export interface OpenScreen extends KeptLessons {
  readonly lesson: LessonSettings;
  /** Maximum number of players on a board. */
  readonly most: number;
  /** The levels of the computer players of the game. */
  readonly levels: readonly number[];
  readonly level: number;
  /** The options of the game; undefined until they have loaded. */
  readonly options: OptionsOfGame | undefined;
  change(change: Partial<LessonSettings>): void;
  chooseLevel(level: number): void;
  open(): void;
}

const signs: Readonly<Record<LessonSettings['how'], Sign>> = {
  pairs: 'people',
  tournament: 'done',
  computer: 'computer',
};

function hows({ words: { how: w }, lesson, change }: OpenScreen): TemplateResult {
  const isGroup = lesson.size > 2;
  const labels: Readonly<Record<LessonSettings['how'], readonly [string, string]>> = {
    pairs: isGroup ? [w.groups, w.groupsHelp(lesson.size)] : [w.pairs, w.pairsHelp],
    tournament: [w.tournament, w.tournamentHelp],
    computer: [w.computer, w.computerHelp],
  };
  return html`<div class="ways" role="radiogroup" aria-labelledby="how">
    ${(['pairs', 'tournament', 'computer'] as const).map(
      (how) =>
        html`<label class=${how === lesson.how ? 'on' : ''}
          ><input
            type="radio"
            name="how"
            .checked=${how === lesson.how}
            @change=${() => change({ how })}
          />${sign(signs[how])}<span><b>${labels[how][0]}</b><small>${labels[how][1]}</small></span></label
        >`,
    )}
  </div>`;
}

const step = (number: string, id: string, text: string): TemplateResult =>
  html`<h3 id=${id}><span aria-hidden="true">${number}</span>${text}</h3>`;

const optionsOf = ({ words, presets, options }: OptionsOfGame): TemplateResult =>
  html`<div class="plan">
    <div class="plan-columns">
      ${
        presets
          ? html`<section class="plan-which">
              <h4>${words.whichGame}</h4>
              ${presets}
            </section>`
          : nothing
      }
      <details class="disclosure" open>
        <summary>${words.moreSettings}${icon('down')}</summary>
        <div class="card">${options}</div>
      </details>
    </div>
  </div>`;

/** Renders the screen where the teacher chooses the game, how it is played, and who may join. */
export function openScreen(v: OpenScreen): TemplateResult {
  const { words, lesson, figure, change } = v;
  const { open: w, games } = words;
  const sizes: Choice<number>[] = Array.from({ length: Math.max(0, v.most - 1) }, (_, i) => ({
    value: i + 2,
    label: figure(i + 2),
  }));
  const game = html`<label class="ask">
    <b>${w.game}</b>
    <select
      class="select"
      data-home
      @change=${(event: Event) => change({ game: (event.target as HTMLSelectElement).value })}
    >
      ${[...gameNames, ...factsOfOthers.keys()].map((name) => html`<option value=${name} ?selected=${name === lesson.game}>${titleOf(name, games)}</option>`)}
    </select>
  </label>`;
  const level = row(
    w.level,
    undefined,
    segments(
      'level',
      w.level,
      v.levels.map((value) => ({ value, label: figure(value) })),
      v.level,
      v.chooseLevel,
    ),
  );
  return html`<form
    class="app open-page"
    @submit=${(event: Event) => {
      event.preventDefault();
      v.open();
    }}
  >
    <header>
      <h2 tabindex="-1">${w.title}</h2>
      <p class="soft">${w.intro}</p>
    </header>
    ${keptLessons(v)}
    <div class="open-columns">
      <section class="card">
        ${step(figure(1), 'what', w.what)} ${game}
        <details class="rules">
          <summary>${w.rules}</summary>
          ${v.options ? optionsOf(v.options) : nothing}
        </details>
        ${step(figure(2), 'how', w.how)} ${hows(v)}
      </section>
      <section class="card">
        ${step(figure(3), 'who-in', w.who)}
        ${
          lesson.how === 'computer' || sizes.length < 2
            ? nothing
            : row(
                w.size,
                undefined,
                segments('size', w.size, sizes, lesson.size, (size) => change({ size })),
              )
        }
        ${v.levels.length > 1 ? level : nothing}
        ${row(
          w.admit,
          w.admitHelp,
          toggle(w.admit, lesson.admit, (admit) => change({ admit })),
        )}
        ${row(
          w.undo,
          w.undoHelp,
          toggle(w.undo, lesson.undo === 'own', (isOn) => change({ undo: isOn ? 'own' : 'off' })),
        )}
        ${row(
          w.warmUp,
          w.warmUpHelp,
          toggle(w.warmUp, lesson.warmUp, (warmUp) => change({ warmUp })),
        )}
        <button class="button primary wide" part="action">${w.go}</button>
        <p class="soft small">${w.privacy}</p>
      </section>
    </div>
  </form>`;
}
