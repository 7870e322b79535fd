import { html, nothing, type TemplateResult } from 'lit';
import type { Player } from '../../src/match/players.js';
import { variants } from '../../src/rules/up-and-down/options.js';
import { newPlayer } from '../parts/set-up-players.js';
import { icon, tick } from '../style/icons.js';
import { pieceDefs } from '../style/pieces.js';
import { canSpeak, speak } from '../style/speech.js';
import type { SetUpContext } from '../parts/context.js';
import type { SquareContext, SquareTypes } from './context.js';
import { playersPicture, variantPicture } from './pictures.js';

/** The part of the context that the start needs. */
type StartView = Pick<SquareContext, 'figure' | 'interaction' | 'languageTag' | 'match' | 'sayAloud'> &
  Pick<
    SetUpContext<SquareTypes>,
    'backToGame' | 'change' | 'draft' | 'gameWords' | 'names' | 'startFromForm' | 'words'
  >;

/** The choices of players: a number of people, with or without a computer player. */
const parties = [
  { people: 1, bots: 1 },
  { people: 2, bots: 0 },
  { people: 3, bots: 0 },
  { people: 4, bots: 0 },
] as const;
type Party = (typeof parties)[number];

const isParty = (players: readonly Player[], { people, bots }: Party): boolean =>
  players.filter(({ bot }) => !bot).length === people && players.length === people + bots;

/** Returns the players of the form, with some removed or added to match the choice. */
function partyOf(v: Pick<StartView, 'draft' | 'gameWords' | 'names'>, party: Party): readonly Player[] {
  const { draft, names, gameWords } = v;
  if (isParty(draft.players, party)) return draft.players;
  const players = draft.players.filter(({ bot }) => !bot).slice(0, party.people);
  while (players.length < party.people) players.push(newPlayer(players, names));
  if (party.bots) players.push({ ...newPlayer(players, []), name: gameWords.start.ladybird, bot: 1 });
  return players;
}

/** A choice in the form of a picture. */
interface Choice {
  /** Its name, which is said aloud for children who cannot read, followed by `spoken`. */
  readonly label: string;
  readonly spoken?: string;
  readonly picture: TemplateResult;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

function cards(v: Pick<StartView, 'sayAloud'>, name: string, label: string, all: readonly Choice[]): TemplateResult {
  return html`<div class="cards ${name}" role="radiogroup" aria-label=${label}>
    ${all.map(
      (one) =>
        html`<label class="pick ${one.isChosen ? 'on' : ''}" title=${one.label}
          ><input
            type="radio"
            name=${name}
            aria-label=${one.label}
            .checked=${one.isChosen}
            @change=${one.choose}
            @click=${() => v.sayAloud([`${one.label}.`, one.spoken].filter(Boolean).join(' '))}
          />${one.picture}${one.isChosen ? tick : nothing}</label
        >`,
    )}
  </div>`;
}

/**
 * Renders the start of a game for children who cannot read: who plays and which path, each as pictures, and one large button.
 * The smallest button opens the form in words.
 */
export function startScreen(v: StartView): TemplateResult {
  const { words, gameWords, draft } = v;
  const { start, howTo, title } = gameWords;
  const variant = variants.find((one) => one === draft.options['variant']) ?? 'plain';
  const who = parties.map((party) => {
    const players = partyOf(v, party);
    return {
      label: party.bots ? start.withLadybird : start.children(party.people),
      picture: playersPicture(players),
      isChosen: isParty(draft.players, party),
      choose: () => v.change({ ...draft, players }),
    };
  });
  const which = variants.map((one) => ({
    label: gameWords.variants[one],
    spoken: howTo[one][0],
    picture: variantPicture(one, (digit) => v.figure(digit)),
    isChosen: one === variant,
    choose: () => v.change({ ...draft, options: { ...draft.options, variant: one } }),
  }));
  const round = (name: 'earlier' | 'sound' | 'more', label: string, act: () => void): TemplateResult =>
    html`<button type="button" class="round" part="action" title=${label} aria-label=${label} @click=${act}>
      ${icon(name)}
    </button>`;
  return html`<form
    class="app begin"
    part="set-up"
    @submit=${(event: Event) => {
      event.preventDefault();
      v.startFromForm();
    }}
  >
    ${pieceDefs}
    <h2 class="visually-hidden" tabindex="-1" data-home>${title}</h2>
    ${cards(v, 'who', words.form.whoPlays, who)} ${cards(v, 'which', words.form.whichGame, which)}
    <div class="begin-go">
      ${v.match ? round('earlier', words.form.back, () => v.backToGame()) : nothing}
      ${canSpeak(v.languageTag) ? round('sound', gameWords.announcements.hear, () => speak(start.ask, v.languageTag)) : nothing}
      <button class="primary" part="action" title=${words.form.start} aria-label=${words.form.start}>
        ${icon('play')}
      </button>
      ${round('more', start.grownUps, () => {
        v.interaction.inWords = true;
      })}
    </div>
  </form>`;
}
