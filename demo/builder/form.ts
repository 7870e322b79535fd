import {
  adoptStyles,
  css,
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { segments, toggle, controlStyles } from '../../components/style/controls.js';
import { formStyles } from '../../components/style/form-styles.js';
import { frameStyles } from '../../components/game/styles.js';
import { languageModules, Locale } from '../../components/game/locale.js';
import { LazyModules } from '../../components/game/lazy-modules.js';
import { optionRow } from '../../components/parts/option-row.js';
import { setUpStyles } from '../../components/parts/set-up-styles.js';
import { tokens } from '../../components/style/tokens.js';
import { hasPuzzles } from '../../src/embed/choices.js';
import { games } from '../../src/embed/games.js';
import { strengths, usualStrength } from '../../src/puzzles/strength.js';
import { lobbyLanguages } from '../../src/words/generated/lobby.js';
import { languages } from '../../src/words/languages.js';
import type { BuilderWords } from '../../src/words/types.js';
import { pickLanguage } from '../../src/words/words.js';
import { fieldStyles, listField, opensFor, textField } from './fields.js';
import { fetchForm, type GameForm } from './forms.js';
import { draftHelp, languageChoices } from './language-choices.js';
import { withDraft, withRest, type Plan } from './plan.js';
import { PageElement } from '../page-element.js';

const own = css`
  :host {
    background: none;
    min-inline-size: 0;
  }
  .app.set-up,
  .set-up {
    display: block;
    padding: 0;
  }
  .set-up .card {
    background: none;
    border-radius: 0;
    box-shadow: none;
    padding: 0 0 var(--ab-space-6);
  }
  .set-up .card + .card,
  [data-part] + .set-up {
    border-block-start: 2px solid var(--ab-hair);
    padding-block-start: var(--ab-space-6);
  }
  .frame {
    --option-text: 1 1 8em;
  }
  @media print {
    .segments,
    .switch,
    .step {
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
  }
  details.more > summary {
    cursor: pointer;
    min-block-size: 28px;
    font-weight: 700;
    padding-block: var(--ab-space-3);
  }
`;

/** Returns a number in these digits. */
const digits = (system: string): string => new Intl.NumberFormat(`en-u-nu-${system}`).format(123);

/** The name of a puzzle until another one is entered. */
const firstSeed = '1';

/** Step two: the form of the game itself, and below it the other options of a lesson. */
export class BuilderForm extends PageElement {
  static override readonly styles: CSSResultGroup = [
    ...tokens,
    frameStyles,
    formStyles,
    controlStyles,
    ...setUpStyles,
    fieldStyles,
    own,
  ];
  static override readonly properties: PropertyDeclarations = {
    plan: { attribute: false },
    words: { attribute: false },
    bad: { attribute: false },
    form: { state: true },
    lang: { reflect: true },
  };

  declare plan: Plan;
  declare words: BuilderWords;
  /** The name of a field with an invalid text. */
  declare bad: string | undefined;
  /** @internal */
  declare form: GameForm | undefined;

  #wanted = '';
  /** Formats numbers. The notation comes with the words of any element; those of the lobby are the fewest. */
  readonly #locale = new Locale(
    this,
    lobbyLanguages,
    new LazyModules(this, languageModules(lobbyLanguages), { failed: () => undefined }),
  );

  /** Sets a plan and fires an event with it as `detail`. */
  #change(plan: Plan): void {
    this.plan = plan; // set at once, because the next change may follow before an update
    this.dispatchEvent(new CustomEvent<Plan>('plan-change', { detail: plan }));
  }

  #say(sentence: string): void {
    this.dispatchEvent(new CustomEvent('say', { detail: sentence }));
  }

  #rest = (change: Parameters<typeof withRest>[1]): void => this.#change(withRest(this.plan, change));

  protected override willUpdate(changed: PropertyValues<this>): void {
    const wanted = `${this.plan.game} ${this.lang}`;
    if (this.#wanted === wanted) return;
    if (changed.get('plan')?.game !== this.plan.game) this.form = undefined;
    this.#wanted = wanted;
    this.#fetch(wanted).catch(() => this.#say(this.words.previewLost));
  }

  async #fetch(wanted: string): Promise<void> {
    const [form] = await Promise.all([fetchForm(this.plan.game, this.lang), this.#locale.fetch()]);
    if (this.#wanted !== wanted) return;
    adoptStyles(this.renderRoot as ShadowRoot, [...form.styles, ...BuilderForm.elementStyles]);
    this.form = form;
  }

  protected override render(): TemplateResult {
    const { plan, form } = this;
    return html`<div class="frame printed" translate="no">
      ${
        form
          ? form.render({
              seats: games[plan.game].rules.seats,
              settings: plan.rest.settings,
              set: (setting, value) => this.#set(setting, value),
              match: undefined,
              saving: undefined,
              names: [],
              languageTag: this.lang,
              figure: (value, sign) => this.#locale.figure(value, sign),
              say: (sentence) => this.#say(sentence),
              draft: plan.draft,
              change: (draft) => this.#change(withDraft(this.plan, draft)),
              startFromForm: () => undefined,
              backToGame: () => undefined,
            })
          : html`<div class="busy" aria-busy="true"></div>`
      }
      ${this.#lesson()}
    </div>`;
  }

  /** Renders the options of the lesson that are not options of the game. */
  #lesson(): TemplateResult {
    const { plan, words: w } = this;
    const { rest } = plan;
    const spoken = rest.lang && pickLanguage(languages, [rest.lang]);
    const possible = Object.entries(games[plan.game].settings ?? {}).filter(([name]) => !this.form?.has.includes(name));
    const [toggles, lists] = [1, 2].map((fewest) =>
      possible.filter(([, values]) => Math.min(values.length, 2) === fewest).map((pair) => this.#setting(...pair)),
    );
    return html`<div class="app set-up">
      <section class="card">
        <h3>${w.forLesson}</h3>
        ${this.#text('heading', w.heading, w.headingHelp)}
        ${optionRow(
          w.begins,
          w.beginsHelp,
          segments(
            'begins',
            w.begins,
            [
              { value: true, label: w.beginsAs.atOnce },
              { value: false, label: w.beginsAs.form },
            ],
            plan.startsAtOnce,
            (startsAtOnce) => this.#change({ ...plan, startsAtOnce }),
          ),
        )}
        ${hasPuzzles(games[plan.game]) ? this.#puzzle() : nothing} ${toggles}
        ${optionRow(
          w.spoken,
          draftHelp(w, spoken),
          listField(
            'spoken',
            w.spoken,
            [{ value: undefined, label: w.asPage }, ...languageChoices(w)],
            spoken,
            (lang) => this.#rest({ lang }),
          ),
        )}
        ${optionRow(
          w.look,
          w.lookHelp,
          segments(
            'look',
            w.look,
            [
              { value: undefined, label: w.looks.auto },
              { value: 'light' as const, label: w.looks.light },
              { value: 'dark' as const, label: w.looks.dark },
            ],
            rest.theme,
            (theme) => this.#rest({ theme }),
          ),
        )}
        ${optionRow(
          w.keep,
          w.keepHelp,
          toggle(w.keep, rest.persist !== undefined, (on) => this.#rest({ persist: on ? plan.game : undefined })),
        )}
        <details class="more" ?open=${opensFor(this.bad, ['persist', 'position'])}>
          <summary>${w.more}</summary>
          ${rest.persist === undefined ? nothing : this.#text('persist', w.keepKey)}
          ${this.#text('position', w.position, w.positionHelp)} ${lists}
        </details>
      </section>
    </div>`;
  }

  /** Renders the choice between a game, the puzzle of the day, and a puzzle that is the same on every day. */
  #puzzle(): TemplateResult {
    const { words: w } = this;
    const { puzzle } = this.plan.rest;
    const now = puzzle === undefined ? 'game' : puzzle === 'daily' ? 'daily' : 'set';
    const puzzles = { game: undefined, daily: 'daily', set: firstSeed };
    const kinds = (['game', 'daily', 'set'] as const).map((value) => ({ value, label: w.plays[value] }));
    return html`${optionRow(
      w.playing,
      now === 'game' ? undefined : w.playsHelp,
      segments('playing', w.playing, kinds, now, (to) =>
        this.#rest({ puzzle: puzzles[to], ...(to === 'game' && { puzzleStrength: undefined }) }),
      ),
    )}
    ${now === 'set' ? this.#text('puzzle', w.seed, w.seedHelp) : nothing}
    ${
      now === 'game'
        ? nothing
        : optionRow(
            w.strength,
            undefined,
            segments(
              'strength',
              w.strength,
              strengths.map((value) => ({ value, label: w.strengths[value] })),
              this.plan.rest.puzzleStrength ?? usualStrength,
              (puzzleStrength) => this.#rest({ puzzleStrength }),
            ),
          )
    }`;
  }

  #text(name: 'heading' | 'persist' | 'position' | 'puzzle', label: string, help?: string): TemplateResult {
    return textField({
      name,
      label,
      help,
      value: this.plan.rest[name] ?? '',
      problem: this.bad === name ? this.words.problems.field(label) : undefined,
      onChange: (text) => this.#rest({ [name]: text.trim() || undefined }),
    });
  }

  #set(setting: string, value: string | undefined): void {
    const { [setting]: _, ...others } = this.plan.rest.settings;
    this.#rest({ settings: value === undefined ? others : { ...others, [setting]: value } });
  }

  /** Renders a setting of the element that its own form does not contain: a toggle, or a choice of a few values. */
  #setting(name: string, values: readonly string[]): TemplateResult {
    const { words: w } = this;
    const { [name]: said } = this.plan.rest.settings;
    const now = name === 'speed' && said === 'normal' ? undefined : said;
    const { label = name, help = undefined } = w.settings[name] ?? {};
    if (values.length === 1) {
      return optionRow(
        label,
        help,
        toggle(label, now !== undefined, (on) => this.#set(name, on ? values[0] : undefined)),
      );
    }
    const choices =
      name === 'speed'
        ? values.map((value) => ({ value: value === 'normal' ? undefined : value, label: w.speeds[value] }))
        : [
            { value: undefined, label: w.asLanguage },
            ...values.map((value) => ({ value, label: name === 'digits' ? digits(value) : value })),
          ];
    return optionRow(
      label,
      help,
      segments(name, label, choices, now, (value) => this.#set(name, value)),
    );
  }
}

if (!customElements.get('builder-form')) customElements.define('builder-form', BuilderForm);
