import { css, html, nothing, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { abilityAt, plytLevels } from '../../src/bots/plyt-abilities.js';
import { plyt } from '../../src/rules/plyt/index.js';
import { declaration } from '../../src/rules/plyt/options.js';
import { controlStyles } from '../style/controls.js';
import type { Draft } from '../parts/draft.js';
import { howTo as howToPlay } from '../parts/how-to.js';
import { dicePicture, peoplePicture, pictureStyles, starPicture } from '../parts/preset-pictures.js';
import { presetAfterChange, presetsOf, type PresetCard, type PresetCards } from '../parts/set-up-presets.js';
import { setUpStyles } from '../parts/set-up-styles.js';
import { formOf } from '../parts/set-up-parts.js';
import { setUp } from '../parts/set-up.js';
import { shapePaths } from '../style/shapes.js';
import { numberListStyles } from '../style/number-list.js';
import { optionFields } from '../parts/option-fields.js';
import { ownOptions, spread, timesOfAll, withoutSeat, type Own, type View } from './player-options.js';
import { trailFields } from './trail-fields.js';
import { replaced } from '../../src/lists.js';
import { die } from '../style/dice/die.js';
import { starAndFlag, trailPicture } from '../style/mountain/trail-picture.js';
import { productText, sumDirection } from '../../src/words/notation.js';
import type { SetUpContext } from '../parts/context.js';
import type { PlytTypes } from './context.js';
import { forcedColours } from './forced-colours.js';
import { dieStyles } from '../style/dice/styles.js';

export { words } from '../../src/words/generated/plyt-set-up.js';

export const styles = [
  controlStyles,
  ...setUpStyles,
  numberListStyles,
  pictureStyles,
  css`
    .app.set-up {
      --ab-go: var(--ab-plyt);
    }
    .set-up .soft {
      flex-basis: 100%;
    }
    .own {
      flex-basis: 100%;
      min-inline-size: 0;
    }
    .set-up .option > div:not([role]) {
      flex: 1 1 8em;
    }
    .own .numbers,
    .own .numbers input {
      inline-size: 100%;
    }
    .own .option .numbers {
      flex: 1 1 100%;
    }
    .own summary {
      cursor: pointer;
      min-block-size: 28px;
      font-weight: 600;
      color: var(--ab-ink-soft);
    }
    .own .option {
      padding: var(--ab-space-2) 0;
      border: 0;
    }
    .own select {
      max-inline-size: 100%;
      min-inline-size: calc(var(--u) * 28);
    }
    .offer {
      inline-size: 100%;
      margin-block-start: var(--ab-space-3);
    }
    .offer[aria-pressed='true'] {
      border-color: var(--ab-plyt);
      box-shadow: inset 0 0 0 2px var(--ab-plyt);
    }
    .token path {
      fill: var(--pc);
    }
  `,
];

/** Renders the form before a game of PLYT. */
export function render(v: View): TemplateResult {
  const { draft } = v;
  const { form } = v.words;
  const { form: game, cards: cardWords } = v.gameWords;
  const { options, players } = draft;
  const own = spread(options, players.length);
  const cards = presets(v);
  const set = (to: object): void =>
    v.change({ ...draft, preset: presetAfterChange(cards), options: { ...options, ...to } });
  return setUp({
    ...formOf(v),
    title: v.gameWords.title,
    about: game.about,
    fields: optionFields(
      declaration,
      { words: game, common: form, options, figure: v.figure },
      {
        ...timesOfAll(v, own, set),
        ...trailFields({
          options,
          words: game,
          common: form,
          cardNames: cardWords.names,
          figure: v.figure,
          set,
          say: v.say,
        }),
      },
      ['timer', 'timerTurns', 'penalty'],
    ),
    levels: plytLevels,
    token: (colour) => html`<svg viewBox="0 0 100 96" aria-hidden="true"><path d=${shapePaths[colour]}></path></svg>`,
    presets: cards,
    offer: practice(v, own, set),
    forSeat: (seat) => html`${abilityOf(v, seat)}${ownOptions(v, own, seat, set)}`,
    onChange: (next) => v.change(withoutGone(next, draft, own)),
  });
}

/** Removes the options of a player who has been removed. */
function withoutGone(next: Draft, before: Draft, own: Own): Draft {
  const left = before.players.findIndex((player, i) => next.players[i] !== player);
  const gone = next.players.length < before.players.length ? left : -1;
  return gone < 0 ? next : { ...next, options: { ...next.options, ...withoutSeat(own, gone) } };
}

/** Offers the first person the tables that are to be practised next, as fixed dice in turn. */
function practice(v: View, own: Own, set: (to: object) => void): TemplateResult | undefined {
  const { players } = v.draft;
  const seat = players.findIndex(({ bot }) => !bot);
  const tables = v.tablesToPractise ?? [];
  if (!tables.length || own.operation[seat] !== 'multiply') return undefined;
  const [first, second] = tables.map((table) => v.figure(table));
  const isOn = own.fixed[seat].join() === tables.join();
  return html`<button
    type="button"
    class="button offer"
    aria-pressed=${isOn}
    @click=${() => set({ fixed: replaced(own.fixed, seat, isOn ? [] : tables) })}
  >
    ${v.gameWords.form.practise(first, second)}
  </button>`;
}

/** Returns the presets as cards. */
function presets(v: View): PresetCards {
  const { form: game } = v.gameWords;
  const { presetNames: names, presetAbout: about } = game;
  const figure = (n: number): string => v.figure(n);
  const card = (name: keyof typeof names, picture: TemplateResult): PresetCard => ({
    label: names[name],
    about: about[name],
    picture,
  });
  return presetsOf(v, plyt, {
    'first-numbers': card('first-numbers', dicePicture(figure(7))),
    'times-table': {
      ...card('times-table', dicePicture(figure(6), figure(6))),
      asks: game.whichTable,
      show: (table) => (typeof table === 'number' ? figure(table) : game.allTables),
    },
    family: card('family', peoplePicture),
    competition: card('competition', starPicture),
  });
}

/** Renders how often a computer player of this level answers correctly, to help choose a suitable one. */
function abilityOf(v: View, seat: number): TemplateResult | typeof nothing {
  const game = v.gameWords.form;
  const { bot } = v.draft.players[seat];
  if (!bot) return nothing;
  const [two, three, four] = abilityAt(bot)
    .slice(1)
    .map((percent) => v.figure(Math.round(percent / 10)));
  return html`<p class="soft">${game.ability(two, three, four)}</p>`;
}

/** Renders how to play PLYT. */
export function howTo(v: SetUpContext<PlytTypes>): DirectiveResult {
  const { figure, gameWords: w } = v;
  return howToPlay(v, {
    heading: w.title,
    sentences: w.howTo,
    sheets: [...dieStyles, ...forcedColours],
    pictures: [
      html`${die({ face: figure(7), master: true })}${die({ face: figure(8), tilt: -6 })}`,
      html`<span class="sum" dir=${sumDirection(v.notation)}
        >${productText(v, 7, 8)} = <span class="box">${figure(56)}</span></span
      >`,
      trailPicture(figure),
      starAndFlag,
    ],
  });
}
