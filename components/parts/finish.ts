import { html, nothing, type TemplateResult } from 'lit';
import { missedFacts } from '../../src/match/missed-facts.js';
import type { Player } from '../../src/match/players.js';
import type { CommonWords, MainWords } from '../../src/words/types.js';
import type { Finish, Praise } from './finish-types.js';
import { achievements, finishSaid, honoured, mostPraise, noteOf } from './achievements.js';
import { celebration } from './beats.js';
import { confetti, garland } from './confetti.js';
import type { GameContext } from './context.js';
import { finishContentStyles } from './finish-content-styles.js';
import { finishStyles } from './finish-styles.js';
import type { GameTypes } from './game-types.js';
import { icon, tick } from '../style/icons.js';
import { playerName } from '../style/player-name.js';
import { shape } from '../style/shapes.js';
import { part } from './part-element.js';
import { praiseList } from './praise.js';
import { ScreenElement } from './screen-element.js';

/**
 * The end of a game: who has won, the other players, and what to do now. Its slots have the achievements, the garland around
 * the winners, and the final board with the confetti. Fires `again`, `practice`, `replay`, `garden` and `new-game`.
 */
export class FinishScreen extends ScreenElement {
  static override readonly tag = 'abacade-finish';
  static override readonly styles = finishStyles;

  declare words: Pick<MainWords<CommonWords>, 'computer' | 'finish' | 'panel'>;
  declare figure: (value: number) => string;
  declare players: readonly Player[];
  declare finish: Pick<Finish, 'crown' | 'note' | 'results' | 'title' | 'winners'>;
  /** True for the moment in which the winners appear. */
  declare isCelebrated: boolean;
  /** The pace of what moves then, as a multiple of the usual time. */
  declare pace: number;
  /** True in a game on a server: players cannot start another. */
  declare isLive: boolean;
  /** The number of facts to practise. */
  declare missed: number;
  /** True for a learner, whose garden can be opened. */
  declare hasGarden: boolean;

  protected override willUpdate(): void {
    this.setAttribute('exportparts', 'action, scores, turn');
    this.className = `app finish ${this.isCelebrated ? 'live' : ''}`;
    this.style.setProperty('--pace', String(this.pace));
  }

  protected override render(): TemplateResult {
    const { finish, isLive, missed } = this;
    const { finish: w, panel } = this.words;
    const named = (label: string): TemplateResult =>
      html`<span class=${finish.crown ? 'visually-hidden' : nothing}>${label}</span>`;
    return html`<div class="screen">
      <div class="ending">
        ${this.#winner()}<slot name="praise"></slot>${this.#others()}
        <div class="after ${missed ? 'missed' : ''}">
          ${isLive ? nothing : this.#button('again', html`${icon('again')}${named(w.playAgain)}`, 'primary')}
          ${missed ? this.#button('practice', w.practice.open(missed)) : nothing}
          ${finish.winners.length ? this.#button('replay', html`${icon('chart')}${named(w.see)}`) : nothing}
          ${this.hasGarden ? this.#button('garden', w.garden) : nothing}
          ${
            isLive
              ? nothing
              : this.#button('new-game', html`${finish.crown ? icon('form') : nothing}${named(panel.newGame)}`)
          }
        </div>
        <slot></slot>
      </div>
    </div>`;
  }

  #button(type: string, content: unknown, looks = `to-${type}`): TemplateResult {
    return html`<button type="button" class="button ${looks}" part="action" @click=${() => this.tell(type)}>
      ${content}
    </button>`;
  }

  /** Renders the winners' shapes in their colours; several winners are shown as equals. Without winners there are only words. */
  #winner(): TemplateResult {
    const { winners, title, note, crown } = this.finish;
    const headline = html`<h2 tabindex="-1" data-home><bdi>${title}</bdi></h2>`;
    if (!winners.length)
      return html`<section class="winner nobody" part="turn"><div class="said">${headline}</div></section>`;
    const colours = winners.map((seat) => this.players[seat].colour + 1);
    const share = 100 / colours.length;
    const stripes = colours.map((n, i) => `var(--ab-p${n}) ${i * share}% ${(i + 1) * share}%`);
    return html`<section
      class="winner colour${colours[0]} ${[...title].length > 24 ? 'long' : ''}"
      part="turn"
      .style=${colours.length > 1 ? `background:linear-gradient(to right,${stripes.join()})` : nothing}
    >
      <slot name="garland"></slot>
      <div class="discs" aria-hidden="true">
        ${colours.map((n) => html`<span class="disc colour${n}">${shape(n - 1)}${crown}</span>`)}
      </div>
      <div class="said">
        ${headline}
        <p><bdi>${note}</bdi></p>
      </div>
    </section>`;
  }

  /** Renders the other players, if anybody has won; nobody is told that they came last. */
  #others(): TemplateResult | typeof nothing {
    const { figure, players, words } = this;
    const { winners, results } = this.finish;
    const values = results.map(({ value }) => value);
    const last = Math.min(...values);
    const seats = players
      .map((_, seat) => seat)
      .filter((seat) => !winners.includes(seat))
      .sort((a, b) => values[b] - values[a]);
    if (!winners.length || !seats.length) return nothing;
    return html`<ol class="others size${seats.length}" part="scores" aria-label=${words.panel.scores}>
      ${seats.map((seat) => {
        const rank = 1 + values.filter((value) => value > values[seat]).length;
        const player = players[seat];
        return html`<li class="colour${player.colour + 1}">
          ${values[seat] > last ? html`<i>${figure(rank)}</i>` : nothing}
          ${shape(player.colour)}${playerName(player, words.computer)}<b>${results[seat].text}</b>
        </li>`;
      })}
    </ol>`;
  }
}

/** The part of a context that the end of a game needs. */
type Ended = Pick<
  GameContext<GameTypes>,
  'best' | 'figure' | 'host' | 'isLive' | 'match' | 'moment' | 'notation' | 'openGarden' | 'screens' | 'table' | 'words'
>;

/** Returns the lazy module of a game's end from the function that describes it. */
export const finishModule = <C extends Ended>(finish: (ended: C) => Finish) => ({
  styles: finishContentStyles,
  renderFinish: (v: Ended, ended: C): TemplateResult => finishScreen(v, finish(ended)),
  finishSaid: (ended: C): string => finishSaid(ended, finish(ended)),
});

/** Renders the end of a game. */
function finishScreen(v: Ended, finish: Finish): TemplateResult {
  const { host, match, screens } = v;
  const isCelebrated = v.moment?.beat.name === celebration;
  const praise = [...practised(v), ...achievements(v, finish)].slice(0, 2 * mostPraise);
  return html`${part(
    FinishScreen,
    {
      words: v.words,
      figure: v.figure,
      players: match.players,
      finish: { ...finish, note: noteOf(v, finish) },
      isCelebrated,
      pace: v.table.pace,
      isLive: v.isLive,
      missed: screens.practised ? 0 : missedFacts(match).length,
      hasGarden: Boolean(v.openGarden),
      sheets: finish.sheets ?? [],
      content: html`${praiseList(praise, v.words.finish.praise.title)} ${garland(finish.shapes)}
        <div class="scene"><div class="fit">${finish.board()}</div></div>
        ${isCelebrated ? confetti(finish.shapes, finish.origin) : nothing}`,
    },
    {
      again: () => host.newGame(),
      practice: () => screens.show('practice'),
      replay: () => screens.openReplay(honoured(v, finish.winners)),
      garden: () => v.openGarden?.(),
      'new-game': () => screens.show('set-up'),
    },
  )}`;
}

/** Returns the facts practised after the game as an achievement. */
function practised({ screens: { practised: count }, words: { finish } }: Pick<Ended, 'screens' | 'words'>): Praise[] {
  const { practice: w } = finish;
  return count ? [{ picture: tick, head: w.known(count), text: w.practised, says: w.says(count) }] : [];
}
