import {
  html,
  type LitElement,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { PageElement } from '../page-element.js';
import { gameNames } from '../../src/games.js';
import { activitiesLanguages } from '../../src/words/generated/activities.js';
import { builderLanguages } from '../../src/words/generated/builder.js';
import { embed } from '../../src/words/generated/embed.js';
import { languageTags } from '../../src/words/languages.js';
import type { ActivitiesWords, BuilderWords, CourseWords } from '../../src/words/types.js';
import { fetchLanguage } from '../../src/words/words.js';
import { picture, pictureDefs, sign } from '../builder/pictures.js';
import { addressOf, choicesOfActivity, viewOf, type View } from './chosen.js';
import {
  activities,
  activitiesOf,
  ranges,
  skillNames,
  skills,
  tablesOffered,
  type ActivityName,
  type Asked,
  type SkillName,
} from './list.js';
import { nameOf, printedGame } from './names.js';
import './opened.js';
import './picture.js';
import { pageStyles } from './page-styles.js';

/**
 * The first page of a teacher: what to practise, the activities that practise it, and one of them to try and to take along.
 *
 * @fires {CustomEvent<string>} address-change - Something else is shown: the new fragment of the address, as `detail`.
 * @fires {CustomEvent<CourseChoice>} course-choice - An activity is chosen for the course.
 */
export class ActivityPage extends PageElement {
  static override readonly styles: CSSResultGroup = pageStyles;
  static override readonly properties: PropertyDeclarations = {
    folder: {},
    play: {},
    report: {},
    lang: { reflect: true },
    view: { attribute: false },
    course: { attribute: false },
    words: { state: true },
    ofBuilder: { state: true },
  };

  /** The address of the built scripts, dist/cdn. */
  declare folder: string;
  /** The address of the pages that this site has for each game; '' if it has none. */
  declare play: string;
  /** The address of the report. */
  declare report: string;
  declare view: View;
  /** The words of a course, if this page is opened within one, to choose an activity for it. */
  declare course: CourseWords | undefined;
  /** @internal */
  declare words: ActivitiesWords;
  /** @internal */
  declare ofBuilder: BuilderWords;

  constructor() {
    super();
    this.folder = '';
    this.play = '';
    this.report = 'report.html';
    this.lang = languageTags[0];
    this.words = activitiesLanguages.first;
    this.ofBuilder = builderLanguages.first;
    this.view = viewOf('');
  }

  /** Shows what the fragment of an address says, and brings it into sight if something else was shown before. */
  openAddress(fragment: string): void {
    this.view = viewOf(fragment);
    if (this.hasUpdated) void this.updateComplete.then(() => this.#bringIntoSight());
  }

  async #bringIntoSight(): Promise<void> {
    const { view } = this;
    if (view.kind === 'activity') {
      const opened = this.renderRoot.querySelector<LitElement>('opened-activity');
      await opened?.updateComplete;
      window.scrollTo({ top: 0 });
      opened?.renderRoot.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    } else if (view.kind === 'skills' && view.skill) {
      const ready = this.renderRoot.querySelector<HTMLElement>('.ready h2');
      ready?.focus({ preventScroll: true });
      ready?.scrollIntoView({ block: 'nearest' });
      this.renderRoot.querySelector('.activity')?.scrollIntoView({ block: 'nearest' });
    } else window.scrollTo({ top: 0 });
  }

  get #scripts(): string {
    return new URL(this.folder, document.baseURI).href;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lang')) void this.#speak(this.lang);
  }

  async #speak(tag: string): Promise<void> {
    // If a language cannot be fetched, the page keeps its language.
    const [words, ofBuilder] = await Promise.all([
      fetchLanguage(activitiesLanguages, tag),
      fetchLanguage(builderLanguages, tag),
    ]).catch(() => [this.words, this.ofBuilder] as const);
    if (this.lang === tag) Object.assign(this, { words, ofBuilder });
  }

  /** Shows something else in the same place: the address follows. */
  #show(view: View): void {
    this.view = view;
    this.dispatchEvent(new CustomEvent('address-change', { detail: addressOf(view) }));
  }

  protected override render(): TemplateResult {
    const { view, words, ofBuilder } = this;
    if (view.kind === 'activity')
      return html`<opened-activity
        lang=${this.lang}
        dir=${this.getAttribute('dir') ?? nothing}
        .view=${view}
        .own=${words}
        .words=${ofBuilder}
        .scripts=${this.#scripts}
        .pages=${this.play ? new URL(this.play, document.baseURI).href : undefined}
        .report=${this.report}
        .course=${this.course}
        @name-change=${({ detail }: CustomEvent<string>) => this.#show({ ...view, name: detail || undefined })}
      ></opened-activity>`;
    return view.kind === 'skills' ? this.#skills(view) : html``;
  }

  #skills(view: Extract<View, { kind: 'skills' }>): TemplateResult {
    const { words: w, ofBuilder } = this;
    const { skill, asked } = view;
    return html`${pictureDefs}
      <div class="frame" translate="no">
        <div class="app start">
          <header class="hero">
            <h1>${w.title}</h1>
            ${
              this.course
                ? nothing
                : html`<p>${w.intro}</p>
                    <ul class="facts">
                      ${w.facts.map((fact) => html`<li>${sign('yes')}${fact}</li>`)}
                    </ul>`
            }
          </header>
          <section>
            <h2 id="practise">${w.practise}</h2>
            <ul class="skills" aria-labelledby="practise">
              ${skillNames.map(
                (name) =>
                  html`<li>
                    <a
                      class="skill ${name === skill ? 'on' : ''}"
                      href=${`#${addressOf({ kind: 'skills', skill: name, asked })}`}
                      aria-current=${name === skill ? 'true' : nothing}
                      >${picture(skills[name].drawing)}<span
                        ><b>${w.skills[name]}</b><small>${w.ages(skills[name].from, skills[name].to)}</small></span
                      ></a
                    >
                  </li>`,
              )}
            </ul>
          </section>
          ${skill ? this.#ready(skill, asked) : nothing} ${this.course ? nothing : this.#byName()}
          <footer class="soft"><p>${embed[this.lang]?.needs} ${ofBuilder.credits}</p></footer>
        </div>
      </div>`;
  }

  #byName(): TemplateResult {
    const { words: w, ofBuilder } = this;
    return html`<section class="by-name">
      <h2 id="by-name">${w.byName}</h2>
      <ul aria-labelledby="by-name">
        ${gameNames.map(
          (game) => html`<li><a class="button" href=${`#game=${game}`}>${ofBuilder.games[game].title}</a></li>`,
        )}
      </ul>
      <p>
        <a href="#form">${ofBuilder.reopen}</a>
        <a href="gallery.html">${ofBuilder.gallery}</a>
      </p>
    </section>`;
  }

  #ready(skill: SkillName, asked: Asked): TemplateResult {
    const { words: w } = this;
    const { asks } = skills[skill] as { readonly asks?: 'tables' | 'range' };
    const show = (change: Partial<Asked>): void =>
      this.#show({ kind: 'skills', skill, asked: { ...asked, ...change } });
    const chip = (type: 'checkbox' | 'radio', text: string, isOn: boolean, act: () => void): TemplateResult =>
      html`<label class="chip ${isOn ? 'on' : ''}"
        ><input type=${type} name="asked" .checked=${isOn} @change=${act} /><span>${text}</span></label
      >`;
    return html`<section class="ready">
      <h2 tabindex="-1">${w.ready}</h2>
      ${
        asks === 'tables'
          ? html`<fieldset>
              <legend>${w.which.tables}</legend>
              ${tablesOffered.map((table) =>
                chip('checkbox', w.figure(table), asked.tables.includes(table), () =>
                  show({ tables: toggled(asked.tables, table) }),
                ),
              )}
            </fieldset>`
          : asks === 'range'
            ? html`<fieldset>
                <legend>${w.which.range}</legend>
                ${ranges.map((range) => chip('radio', w.figure(range), asked.range === range, () => show({ range })))}
              </fieldset>`
            : nothing
      }
      <ul class="activities">
        ${activitiesOf(skill, asked).map((name) => this.#card(name, asked))}
      </ul>
    </section>`;
  }

  #card(activity: ActivityName, asked: Asked): TemplateResult {
    const { words: w, ofBuilder } = this;
    const { minutes, who } = activities[activity];
    const name = nameOf(w, activity, asked);
    const choices = choicesOfActivity({ activity, asked }, name, this.lang);
    const printed = printedGame(ofBuilder, activity);
    return html`<li>
      <a class="activity" href=${`#${addressOf({ kind: 'activity', activity, asked })}`}>
        ${choices.ok ? html`<activity-picture .choices=${choices.value} .folder=${this.#scripts}></activity-picture>` : nothing}
        <span class="about"
          ><b>${name}</b
          ><span class="facts"
            ><span>${w.minutes(minutes)}</span>${who.map((one) => html`<span>${w.who[one]}</span>`)}</span
          >${printed ? html`<small>${printed}</small>` : nothing}</span
        >
      </a>
    </li>`;
  }
}

/** Returns the tables with one more or one less; the last one stays. */
function toggled(tables: readonly number[], table: number): readonly number[] {
  const others = tables.filter((one) => one !== table);
  if (others.length === tables.length) return tablesOffered.filter((one) => one === table || tables.includes(one));
  return others.length > 0 ? others : tables;
}

if (!customElements.get('activity-page')) customElements.define('activity-page', ActivityPage);
