import { css, html, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { abilityAt, plytLevels } from '../../src/bots/plyt-abilities.js';
import { plyt } from '../../src/rules/plyt/index.js';
import { declaration } from '../../src/rules/plyt/options.js';
import type { FormOptions, FormRules, GameForm } from '../parts/game-form.js';
import { howTo as howToPlay } from '../parts/how-to.js';
import { dicePicture, peoplePicture, starPicture } from '../parts/preset-pictures.js';
import type { PresetCard } from '../parts/presets.js';
import { setUp } from '../parts/set-up.js';
import { numberListStyles } from '../style/number-list.js';
import { shapePaths } from '../style/shapes.js';
import { ownOptions, spread, timesOfAll, withoutSeat, type Own, type View } from './player-options.js';
import { trailFields } from './trail-fields.js';
import { replaced } from '../../src/lists.js';
import { die } from '../style/dice/die.js';
import { starAndFlag, trailPicture } from '../style/mountain/trail-picture.js';
import { productText, sumDirection } from '../../src/words/notation.js';
import type { FormContext, HowToView } from '../parts/context.js';
import type { PlytTypes } from './context.js';
import { forcedColours } from './forced-colours.js';
import { dieStyles } from '../style/dice/styles.js';

export { optionsAlone } from '../parts/options-alone.js';
export { words } from '../../src/words/generated/plyt-set-up.js';

/** Styles for the options in groups of their own. */
const optionStyles = css`
  :host {
    --option-text: 1 1 8em;
  }
  .own .numbers,
  .own .numbers input {
    inline-size: 100%;
  }
`;

const formStyles = css`
  .set-up {
    --option-text: 1 1 8em;
  }
  .set-up .soft {
    flex-basis: 100%;
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
`;

/** Returns the rules, and the options to begin with. */
export const rules = (): FormRules => ({ game: plyt, options: { ...plyt.defaults } });

/** Describes the options of PLYT. */
export function options(v: View): FormOptions {
  const { options: values, players } = v.draft;
  const { form: words, cards } = v.gameWords;
  const { figure } = v;
  return {
    presets: { game: plyt, cards: presetCards(v) },
    options: {
      declaration,
      words,
      own: {
        ...timesOfAll(v, spread(values, Math.max(1, players.length))),
        ...trailFields({ options: values, words, common: v.words.form, cardNames: cards.names, figure }),
      },
      first: ['timer', 'timerTurns', 'penalty'],
      sheets: [numberListStyles, optionStyles],
    },
  };
}

/** Renders the form before a game of PLYT. */
export function render(v: View & FormContext<unknown>): DirectiveResult {
  const { options: given, players } = v.draft;
  const own = spread(given, players.length);
  return setUp(v, {
    ...options(v),
    title: v.gameWords.title,
    about: v.gameWords.form.about,
    levels: plytLevels,
    hasDice: true,
    token: (colour) => html`<svg viewBox="0 0 100 96" aria-hidden="true"><path d=${shapePaths[colour]}></path></svg>`,
    sheets: [formStyles],
    offer: practice(v, own),
    ofSeat: (seat) => ({ note: abilityOf(v, seat), ...ownOptions(v, own, seat) }),
    withoutSeat: (seat) => ({ ...given, ...withoutSeat(own, seat) }),
  });
}

/** Offers the first person the tables that are to be practised next, as fixed dice in turn. */
function practice(v: View, own: Own): GameForm['offer'] {
  const { options, players } = v.draft;
  const seat = players.findIndex(({ bot }) => !bot);
  const tables = v.tablesToPractise ?? [];
  if (!tables.length || own.operation[seat] !== 'multiply') return undefined;
  const [first, second] = tables.map((table) => v.figure(table));
  const isChosen = own.fixed[seat].join() === tables.join();
  return {
    label: v.gameWords.form.practise(first, second),
    isChosen,
    options: { ...options, fixed: replaced(own.fixed, seat, isChosen ? [] : tables) },
  };
}

/** Returns the cards of the presets. */
function presetCards(v: View): Readonly<Record<string, PresetCard>> {
  const { form: game } = v.gameWords;
  const { presetNames: names, presetAbout: about } = game;
  const figure = (n: number): string => v.figure(n);
  const card = (name: keyof typeof names, picture: TemplateResult): PresetCard => ({
    label: names[name],
    about: about[name],
    picture,
  });
  return {
    'first-numbers': card('first-numbers', dicePicture(figure(7))),
    'times-table': {
      ...card('times-table', dicePicture(figure(6), figure(6))),
      asks: game.whichTable,
      show: (table) => (typeof table === 'number' ? figure(table) : game.allTables),
    },
    family: card('family', peoplePicture),
    competition: card('competition', starPicture),
  };
}

/** Describes how often a computer player of this level answers correctly, to help choose a suitable one. */
function abilityOf(v: View, seat: number): string | undefined {
  const game = v.gameWords.form;
  const { bot } = v.draft.players[seat];
  if (!bot) return undefined;
  const [two, three, four] = abilityAt(bot)
    .slice(1)
    .map((percent) => v.figure(Math.round(percent / 10)));
  return game.ability(two, three, four);
}

/** Renders how to play PLYT. */
export function howTo(v: HowToView<PlytTypes>): DirectiveResult {
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
