import {
  type CSSResultGroup,
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { icon } from '../../components/style/icons.js';
import type { Choices } from '../../src/embed/choices.js';
import { gameNames, usualGame, type GameName } from '../../src/games.js';
import { builderLanguages } from '../../src/words/generated/builder.js';
import { embed } from '../../src/words/generated/embed.js';
import { languageTags } from '../../src/words/languages.js';
import type { BuilderWords } from '../../src/words/types.js';
import { fetchLanguage } from '../../src/words/words.js';
import { listField } from './fields.js';
import './form.js';
import { languageChoices } from './language-choices.js';
import { Notes } from './notes.js';
import { warmUp } from './offered.js';
import { picture, pictureDefs, sign } from './pictures.js';
import { choicesOf, planOf, usualPlan, withGame, withRest, type Plan } from './plan.js';
import './preview.js';
import { Reopening } from './reopening.js';
import { styles } from './styles.js';
import { Taking } from './taking.js';
import { PageElement } from '../page-element.js';

/**
 * Puts a game into a lesson: choose it, adapt it, take it along. Everything is made in the page.
 *
 * @fires {CustomEvent<Choices>} choices-change - The choices have changed.
 * @fires {CustomEvent<Choices>} warm-up-opened - A warm-up that was made before was opened, which has no form here; cancel the event to
 * show it elsewhere.
 * @fires {CustomEvent<MadeDetail>} made - A file is ready and is about to be saved; cancel the event to handle the file
 * elsewhere.
 */
export class GameBuilder extends PageElement {
  static override readonly styles: CSSResultGroup = styles;
  static override readonly properties: PropertyDeclarations = {
    folder: {},
    play: {},
    hosted: { type: Boolean, reflect: true },
    lang: { reflect: true },
    words: { state: true },
    plan: { state: true },
    choices: { state: true },
    bad: { state: true },
  };

  /** The address of the built scripts, dist/cdn, from which games are shown and packed. */
  declare folder: string;
  /** The address of the pages that this site has for each game; '' if it has none. */
  declare play: string;
  /** True on a page that leads back to the activities and chooses the language. */
  declare hosted: boolean;
  /** @internal */
  declare words: BuilderWords;
  /** The content of the form. */
  declare plan: Plan;
  /** The last valid plan, as choices: the ones that are shown and packed. */
  declare choices: Choices;
  /** The name of an invalid field. @internal */
  declare bad: string | undefined;

  readonly #notes = new Notes(this);
  readonly #taking = new Taking(this, this.#notes, (change) => this.#plan(withRest(this.plan, change)), 'scorm12');
  readonly #reopening = new Reopening(this, this.#notes, (choices) => this.#opened(choices));
  /** The plans of the games that were selected before. */
  readonly #plans = new Map<GameName, Plan>();

  constructor() {
    super();
    this.folder = '';
    this.play = '';
    this.hosted = false;
    this.lang = languageTags[0];
    this.words = builderLanguages.first;
    this.plan = usualPlan(usualGame);
    const usual = choicesOf(this.plan);
    if (usual.ok) this.choices = usual.value;
  }

  /** Continues with choices made before. */
  reopen(choices: Choices): void {
    this.#plan(planOf(choices));
  }

  /** Opens a file that was made before. */
  open(file: Blob): Promise<void> {
    return this.#reopening.open(file);
  }

  /** Continues with the choices in the fragment of an address; shows a notice if they are invalid. */
  openAddress(text: string): void {
    this.#reopening.openAddress(text);
  }

  get scripts(): string {
    return new URL(this.folder, document.baseURI).href;
  }

  get pages(): string | undefined {
    return this.play ? new URL(this.play, document.baseURI).href : undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lang')) void this.#speak(this.lang);
  }

  async #speak(tag: string): Promise<void> {
    // If a language cannot be fetched, the page keeps its language.
    const words = await fetchLanguage(builderLanguages, tag).catch(() => this.words);
    if (this.lang === tag) this.words = words;
  }

  /** Sets a plan. An invalid one stays in the form, with its problem; the choices of the last valid one stay. */
  #plan(plan: Plan): void {
    const before = this.#hint(this.plan, this.choices);
    this.plan = plan;
    this.#plans.set(plan.game, plan);
    const read = choicesOf(plan);
    this.bad = read.ok ? undefined : read.code;
    this.#notes.clear();
    if (!read.ok) return this.#refuse(read.code);
    this.choices = read.value;
    const hint = this.#hint(plan, read.value);
    if (hint && hint !== before) this.#notes.say('form', hint, 'hint');
    this.dispatchEvent(new CustomEvent<Choices>('choices-change', { detail: read.value }));
  }

  /** Returns a warning about an unexpected effect of a plan in the chosen output. */
  #hint(plan: Plan, choices: Choices): string | undefined {
    return this.#taking.refusal(choices) ?? this.#taking.warning(plan);
  }

  /** Shows which field is invalid, by its label if it has one here. */
  #refuse(code: string): void {
    const { heading, keepKey, position, seed, target, least, pass, problems } = this.words;
    const labels: Partial<Record<string, string>> = {
      heading,
      persist: keepKey,
      position,
      puzzle: seed,
      score: this.plan.rest.score?.startsWith('share-right') ? least : target,
      pass,
    };
    const place = code === 'score' || code === 'pass' ? 'take' : 'form';
    this.#notes.say(place, `${problems.field(labels[code] ?? code)} ${problems.unchanged}`, 'bad');
  }

  #opened(choices: Choices): void {
    if (choices.game === warmUp) return this.#openWarmUp(choices);
    this.reopen(choices);
    this.#notes.say('head', this.words.opened(this.words.games[this.plan.game].title));
    this.renderRoot.querySelector<HTMLElement>('.s1 h2')!.focus({ preventScroll: true });
    this.renderRoot.querySelector('.head')!.scrollIntoView({ block: 'start' });
  }

  /** Hands a warm-up, which has no form, to the page around. */
  #openWarmUp(detail: Choices): void {
    const event = new CustomEvent<Choices>('warm-up-opened', { detail, cancelable: true });
    const isTaken = !this.dispatchEvent(event);
    if (!isTaken) this.#notes.say('reopen', `${this.words.problems.game} ${this.words.problems.unchanged}`, 'bad');
  }

  protected override render(): TemplateResult {
    const { words: w, plan, choices } = this;
    const dir = this.getAttribute('dir') ?? nothing;
    const spoken = languageChoices(w);
    return html`${pictureDefs}
      <div class="frame" translate="no">
        <div class="app bl">
          <header class="head">
            <div>
              ${this.hosted ? html`<a class="back" href="#">${icon('earlier')}${w.toActivities}</a>` : nothing}
              <h1>${w.title}</h1>
              <p class="soft">${w.intro}</p>
            </div>
            ${
              this.hosted
                ? nothing
                : html`<div class="speaks">
                    <small class="soft" aria-hidden="true">${w.language}</small>
                    ${listField('language', w.language, spoken, this.lang, (tag) => (this.lang = tag))}
                  </div>`
            }
            ${this.#notes.render('head')}
          </header>
          <section class="s1">
            <h2 tabindex="-1"><i aria-hidden="true">1</i> ${w.choose}</h2>
            <div class="games" role="radiogroup" aria-label=${w.choose}>
              ${gameNames.map((game) => this.#card(game))}
            </div>
          </section>
          <div class="design">
            <section class="s2 card">
              <h2><i aria-hidden="true">2</i> ${w.yours}</h2>
              <builder-form
                lang=${this.lang}
                dir=${dir}
                .plan=${plan}
                .words=${w}
                .bad=${this.bad}
                @plan-change=${(e: CustomEvent<Plan>) => this.#plan(e.detail)}
                @say=${(e: CustomEvent<string>) => this.#notes.say('form', e.detail, 'bad')}
              ></builder-form>
              ${this.#notes.render('form')}
            </section>
            <section class="s3 card">
              <h2>${w.preview}</h2>
              <builder-preview
                lang=${this.lang}
                dir=${dir}
                .choices=${choices}
                .words=${w}
                .folder=${this.scripts}
              ></builder-preview>
            </section>
          </div>
          <section class="s4">
            <h2><i aria-hidden="true">3</i> ${w.take}</h2>
            ${this.#taking.render()}
          </section>
          ${this.#reopening.render()} ${this.#reopening.renderHeld()}
          <footer class="foot soft">
            <p><a href="gallery.html">${w.gallery}</a></p>
            <p>${w.privacy} ${embed[this.lang]?.needs} ${w.credits}</p>
          </footer>
        </div>
      </div>`;
  }

  #card(game: GameName): TemplateResult {
    const { title, about } = this.words.games[game];
    const isOn = this.plan.game === game;
    return html`<label class="gc ${isOn ? 'on' : ''}">
      <input
        type="radio"
        name="game"
        value=${game}
        .checked=${isOn}
        @change=${() => this.#plan(this.#plans.get(game) ?? withGame(this.plan, game))}
      />
      ${picture(game)}
      <span class="gt"><b>${title}</b><small>${about}</small></span>
      ${isOn ? html`<i class="tick">${sign('yes')}</i>` : nothing}
    </label>`;
  }
}

if (!customElements.get('game-builder')) customElements.define('game-builder', GameBuilder);
