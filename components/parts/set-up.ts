import { html, nothing, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import type { Speed } from '../../src/match/speed.js';
import type { CommonWords, SetUpWords } from '../../src/words/types.js';
import { controlStyles, segments, toggle } from '../style/controls.js';
import { deepAll } from '../style/deep.js';
import { formStyles } from '../style/form-styles.js';
import { icon } from '../style/icons.js';
import { keyOf } from '../style/keys.js';
import { speakButton } from '../style/speech.js';
import type { FormContext } from './context.js';
import type { Draft } from './draft.js';
import type { GameForm } from './game-form.js';
import type { Options } from './option-fields.js';
import { optionRow } from './option-row.js';
import { GameOptions } from './options.js';
import { part, PartElement, type Listeners } from './part-element.js';
import type { Preferences } from './preferences.js';
import { chosenPreset, Presets, type GamePresets } from './presets.js';
import { playerSettings, whoPlays, type Seats } from './set-up-players.js';
import { setUpStyles } from './set-up-styles.js';

/** The ways out of the form that are not always there. */
type Way = 'back' | 'how-to' | 'warm-up' | 'forget' | 'bring-back';

/**
 * The form before a game, in three steps: the players, the game, Start. Everything else is under "More settings". Fires
 * `change` with the draft, `prefer` with preferences, `refused` with a sentence about an invalid number, `start`, `pictures`,
 * and the ways out by their names.
 */
export class SetUp extends PartElement {
  static override readonly tag = 'abacade-set-up';
  static override readonly styles = [formStyles, controlStyles, ...setUpStyles];

  declare game: GameForm;
  declare words: Pick<SetUpWords<CommonWords>, 'form' | 'howTo' | 'menu' | 'labelled'>;
  /** Returns a number in the reader's digits. */
  declare figure: (value: number) => string;
  declare draft: Draft;
  /** The minimum and maximum number of players. */
  declare seats: { readonly min: number; readonly max: number };
  /** The people who have played here before, most recent first. */
  declare names: readonly string[];
  /** The level at which an adaptive computer player plays next; undefined in a form without a game. */
  declare fitLevel: number | undefined;
  /** Preferences, which are not part of the rules; undefined in a form without a game. */
  declare preferred: Preferences | undefined;
  declare ways: readonly Way[];
  /** The language of a voice that reads the choices to children who cannot; undefined in a form without a game. */
  declare languageTag: string | undefined;

  /** The seat whose name is being edited: suggestions are shown below it. */
  #naming: number | undefined;

  override connectedCallback(): void {
    this.setAttribute('exportparts', 'set-up, action');
    super.connectedCallback();
  }

  protected override render(): TemplateResult {
    const { draft, game } = this;
    const { form: w } = this.words;
    return html`${game.shapes ?? nothing}
      <form
        class="app set-up ${draft.isPlan ? 'plan' : ''}"
        part="set-up"
        @submit=${this.#start}
        @keydown=${this.#enter}
      >
        ${draft.isPlan ? nothing : this.#header()}
        <div class="set-up-columns">
          <section class="set-up-who">
            ${this.#heading(1, w.whoPlays, this.#playersAloud())} ${whoPlays(this.#seats)}
          </section>
          ${
            game.presets
              ? html`<section class="set-up-which">
                  ${this.#heading(2, w.whichGame, this.#gamesAloud(game.presets))}
                  ${part(
                    Presets,
                    {
                      presets: game.presets,
                      chosen: chosenPreset(game.presets, draft),
                      options: draft.options,
                      label: w.whichGame,
                    },
                    // Replaces all options, so no other preset stays chosen.
                    { choose: ({ detail }) => this.tell('change', { ...draft, ...detail }) },
                  )}
                  ${this.#offer()}
                </section>`
              : nothing
          }
        </div>
        ${draft.isPlan ? nothing : this.#ways()} ${this.#more()}
      </form>`;
  }

  /** Tells that one setting has changed: the preset shown as chosen stays chosen. A plan names a preset only if it was chosen. */
  #change(to: Partial<Draft>): void {
    const { draft, game } = this;
    const preset = draft.isPlan || !game.presets ? draft.preset : chosenPreset(game.presets, draft);
    this.tell('change', { ...draft, ...to, preset });
  }

  readonly #setOptions = (options: Options): void => this.#change({ options });

  readonly #refused = ({ detail }: CustomEvent): void => this.tell('refused', detail);

  /** Starts the game. The browser only checks what is in the tree of the form, and the options have their own. */
  readonly #start = (event: Event): void => {
    event.preventDefault();
    const [invalid] = deepAll(this.renderRoot, 'input:invalid') as HTMLInputElement[];
    if (invalid) invalid.reportValidity();
    else this.tell('start');
  };

  /** Starts the game by Enter in a field of the options, as in any field of a form. */
  readonly #enter = (event: KeyboardEvent): void => {
    const [field] = event.composedPath();
    if (keyOf(event) !== 'Enter' || !(field instanceof HTMLInputElement) || field.form) return;
    event.preventDefault();
    if (field.type === 'text') field.dispatchEvent(new Event('change'));
    this.#start(event);
  };

  get #seats(): Seats {
    const { draft, fitLevel, game, names, seats, words } = this;
    return {
      words: words.form,
      draft,
      seats,
      levels: game.levels,
      names,
      token: game.token,
      fitLevel,
      naming: this.#naming,
      name: (seat) => {
        this.#naming = seat;
        this.requestUpdate();
        this.renderNow();
      },
      change: (players) => this.#change({ players }),
      remove: (seat, players) => this.#change({ players, options: game.withoutSeat?.(seat) ?? draft.options }),
      options: (seat) => this.#optionsOf(seat),
    };
  }

  #header(): TemplateResult {
    const { game, ways, words } = this;
    const tool = (kind: string, name: 'earlier' | 'help', label: string, way: string): TemplateResult =>
      html`<button type="button" class="icon-button ${kind}" aria-label=${label} @click=${() => this.tell(way)}>
        ${icon(name)}
      </button>`;
    return html`<header>
      ${game.inPictures ? tool('way-back', 'earlier', game.inPictures, 'pictures') : nothing}
      <h2 tabindex="-1" data-home><bdi>${game.title}</bdi></h2>
      <p class="soft"><bdi>${game.about}</bdi></p>
      ${ways.includes('how-to') ? tool('', 'help', words.menu.howTo, 'how-to') : nothing}
    </header>`;
  }

  /** Renders a heading with the number of its step. In a plan, the page numbers its own steps. */
  #heading(step: number, text: string, aloud: readonly string[]): TemplateResult {
    const { draft, figure, languageTag, words } = this;
    if (draft.isPlan) return html`<h3><bdi>${text}</bdi></h3>`;
    const said = [text, ...aloud].join(' ');
    return html`<div class="set-up-step">
      <h3><span aria-hidden="true">${figure(step)}</span><bdi>${text}</bdi></h3>
      ${languageTag ? speakButton(words.howTo.read, said, languageTag, 'icon-button hear') : nothing}
    </div>`;
  }

  /** Returns the players as sentences to be read aloud. */
  #playersAloud(): string[] {
    const { computer, ownName } = this.words.form;
    return this.draft.players.map(({ name, bot }) => `${name || (bot ? computer : ownName)}.`);
  }

  /** Returns the presets as sentences to be read aloud, with what each is about, which small screens have no room for. */
  #gamesAloud({ cards }: GamePresets): string[] {
    return Object.values(cards).map(({ label, about }) => `${this.words.labelled(label, about)}.`);
  }

  #offer(): TemplateResult | typeof nothing {
    const { offer } = this.game;
    return offer
      ? html`<button
          type="button"
          class="button offer"
          aria-pressed=${offer.isChosen}
          @click=${() => this.#setOptions(offer.options)}
        >
          ${offer.label}
        </button>`
      : nothing;
  }

  /** Renders the buttons to leave the form. */
  #ways(): TemplateResult {
    const { form: w } = this.words;
    const way = (name: Way, kind: string, label: string): TemplateResult | typeof nothing =>
      this.ways.includes(name)
        ? html`<button type="button" class="button ${kind}" part="action" @click=${() => this.tell(name)}>
            ${label}
          </button>`
        : nothing;
    return html`<div class="set-up-start">
      ${way('back', '', w.back)}
      <button class="button primary big" part="action">${icon('play')}${w.start}</button>
      ${way('warm-up', 'set-up-warm-up', w.warmUp)}
    </div>`;
  }

  /** Renders the settings that most games do not need. If a platform grades the game, there is no practice undo. */
  #more(): TemplateResult {
    const { draft, figure, game } = this;
    const { form: w } = this.words;
    const leftOut = draft.isMarked ? ['practiceUndo'] : [];
    return html`<details class="disclosure set-up-more" ?open=${draft.isPlan ?? false}>
      <summary>${w.moreSettings}${icon('down')}</summary>
      <div class="card">
        ${playerSettings(this.#seats)}
        ${part(
          GameOptions,
          { ...game.options, values: draft.options, common: w, figure, leftOut },
          { change: ({ detail }: CustomEvent<Options>) => this.#setOptions(detail), refused: this.#refused },
        )}
        ${
          game.hasDice
            ? optionRow(
                w.realDice,
                w.realDiceHelp,
                toggle(w.realDice, draft.realDice, (realDice) => this.#change({ realDice })),
              )
            : nothing
        }
        ${this.#preferences()} ${this.#saved()}
      </div>
    </details>`;
  }

  /** Renders the options that only one player has. */
  #optionsOf(seat: number): TemplateResult | typeof nothing {
    const { draft, figure, game, words } = this;
    if (!game.ofSeat) return nothing;
    const { change, note, summary, ...options } = game.ofSeat(seat);
    const { name } = draft.players[seat];
    return html`${note ? html`<p class="soft">${note}</p>` : nothing}
      <details class="own">
        <summary><span class="visually-hidden">${name}: </span>${summary}</summary>
        ${part(
          GameOptions,
          { ...options, common: words.form, figure, labelled: (label) => words.labelled(label, name) },
          { change: ({ detail }: CustomEvent<Options>) => this.#setOptions(change(detail)), refused: this.#refused },
        )}
      </details>`;
  }

  /** Renders the settings for animation and sound. They apply immediately, also to later games. */
  #preferences(): TemplateResult | typeof nothing {
    const { preferred } = this;
    const { menu: w } = this.words;
    if (!preferred) return nothing;
    const { speed } = preferred;
    const speeds = (['slow', 'normal', 'fast'] as const).map((value) => ({ value, label: w.speed[value] }));
    const prefer = (to: Preferences): void => this.tell('prefer', to);
    return html`${optionRow(
      w.speed.label,
      undefined,
      segments<Speed | undefined>('speed', w.speed.label, speeds, speed, (to) => prefer({ speed: to! })),
    )}
    ${optionRow(
      w.sounds,
      undefined,
      toggle(w.sounds, preferred.sounds === true, (sounds) => prefer({ sounds })),
    )}`;
  }

  /**
   * Renders the note about a saved game with the button that deletes it, or about a deleted one with the button that
   * restores it.
   */
  #saved(): TemplateResult | typeof nothing {
    const { ways } = this;
    const { form: w } = this.words;
    const link = (label: string, way: Way): TemplateResult =>
      html`<button type="button" class="set-up-link" @click=${() => this.tell(way)}>${label}</button>`;
    if (ways.includes('forget')) return html`<p class="option soft">${w.kept} ${link(w.forget, 'forget')}</p>`;
    if (!ways.includes('bring-back')) return nothing;
    return html`<p class="option soft">
      <span role="status">${w.forgotten}</span> ${link(w.bringBack, 'bring-back')}
    </p>`;
  }
}

/** Renders the form of a game. `listeners` handle what the form does in this game alone. */
export function setUp(v: FormContext<unknown>, game: GameForm, listeners: Listeners = {}): DirectiveResult {
  const ways: Readonly<Record<Way, unknown>> = {
    back: v.match,
    'how-to': v.openHowTo,
    'warm-up': v.openWarmUp,
    forget: v.match && v.saving,
    'bring-back': v.bringBack,
  };
  const { words, draft, figure, fitLevel, names, preferred, seats } = v;
  return part(
    SetUp,
    {
      game,
      words,
      draft,
      figure,
      fitLevel,
      names,
      preferred,
      seats,
      languageTag: v.languageTag,
      ways: (Object.keys(ways) as Way[]).filter((way) => ways[way]),
      sheets: game.sheets ?? [],
    },
    {
      change: ({ detail }: CustomEvent<Draft>) => v.change(detail),
      prefer: ({ detail }: CustomEvent<Preferences>) => v.prefer?.(detail),
      refused: ({ detail }: CustomEvent<string>) => v.say(detail),
      start: () => v.startFromForm(),
      back: () => v.backToGame(),
      'how-to': () => v.openHowTo?.(),
      'warm-up': () => v.openWarmUp?.(),
      forget: () => v.saving?.forget(),
      'bring-back': () => v.bringBack?.(),
      ...listeners,
    },
  );
}
