import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { icon } from '../../components/style/icons.js';
import { PageElement } from '../page-element.js';
import { rich } from '../../components/style/rich-text.js';
import { queryOf } from '../../src/embed/address.js';
import type { Choices } from '../../src/embed/choices.js';
import type { ActivitiesWords, BuilderWords, CourseWords } from '../../src/words/types.js';
import { textField } from '../builder/fields.js';
import { Notes } from '../builder/notes.js';
import { offered, warmUp } from '../builder/offered.js';
import type { Output } from '../builder/outputs.js';
import '../builder/preview.js';
import { Taking } from '../builder/taking.js';
import { addressOf, choicesOfActivity, longestNameOf, type ActivityView } from './chosen.js';
import { lessonOf, type Way as Played } from './course-lesson.js';
import { inCourse, type CourseChoice, type Grade } from './in-course.js';
import { activities } from './list.js';
import { factsOf, nameOf } from './names.js';
import { openedStyles } from './opened-styles.js';
import { waysOut, type WayName } from './ways.js';

/**
 * One activity: a live try beside the ways to take it along.
 *
 * @fires {CustomEvent<string>} name-change - Another name was given; empty for the usual one.
 * @fires {CustomEvent<MadeDetail>} made - A file is ready and is about to be saved; cancel the event to handle the file
 * elsewhere.
 * @fires {CustomEvent<CourseChoice>} course-choice - The activity is chosen for the course.
 */
export class OpenedActivity extends PageElement {
  static override readonly styles: CSSResultGroup = openedStyles;
  static override readonly properties: PropertyDeclarations = {
    view: { attribute: false },
    words: { attribute: false },
    own: { attribute: false },
    scripts: { attribute: false },
    pages: { attribute: false },
    report: { attribute: false },
    course: { attribute: false },
    lang: { reflect: true },
    way: { state: true },
    grade: { state: true },
    played: { state: true },
  };

  declare view: ActivityView;
  declare words: BuilderWords;
  declare own: ActivitiesWords;
  /** The address of the built scripts. */
  declare scripts: string;
  /** The address of the pages that this site has for each game; undefined if it has none. */
  declare pages: string | undefined;
  /** The address of the report. */
  declare report: string;
  /** The words of a course, if the activity is chosen for one. */
  declare course: CourseWords | undefined;
  /** @internal */
  declare grade: Grade;
  /** How the activity is played in a course. @internal */
  declare played: Played;
  /** @internal */
  declare way: WayName | 'others' | undefined;

  /** The activity as choices, with its name and its language. */
  choices!: Choices;
  /** An activity has no form: it is changed in that of the game. */
  readonly plan: undefined;
  readonly bad: undefined;

  readonly #notes = new Notes(this);
  readonly #taking = new Taking(this, this.#notes, () => undefined);

  constructor() {
    super();
    this.grade = 'best';
    this.played = 'alone';
  }

  get #hasMarks(): boolean {
    return activities[this.view.activity].game !== warmUp;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('view');
    if (before && before.activity !== this.view.activity) this.#take(undefined, undefined);
    const { activity, asked, name } = this.view;
    const made = choicesOfActivity(this.view, name ?? nameOf(this.own, activity, asked), this.lang);
    if (made.ok) this.choices = made.value;
  }

  #take(way: WayName | 'others' | undefined, output: Output | undefined): void {
    this.way = way;
    this.#taking.choose(output);
  }

  #rename(text: string): void {
    this.dispatchEvent(new CustomEvent('name-change', { detail: text.trim().slice(0, longestNameOf) }));
  }

  async #share(): Promise<void> {
    const { words } = this;
    const address = new URL(`#${addressOf(this.view)}`, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      this.#notes.say('head', words.copied);
    } catch {
      this.#notes.say('head', address, 'hint');
    }
  }

  #inCourse(words: CourseWords): TemplateResult {
    return inCourse({
      words,
      grade: this.grade,
      way: this.played,
      isGame: this.#hasMarks,
      choose: (grade) => (this.grade = grade),
      chooseWay: (way) => (this.played = way),
      add: () => this.#addToCourse(),
    });
  }

  #addToCourse(): void {
    const { choices, grade, played } = this;
    const isLesson = this.#hasMarks && played !== 'alone';
    const detail: CourseChoice = {
      title: choices.heading ?? '',
      activity: queryOf(choices, offered),
      grade: this.#hasMarks && !isLesson ? grade : 'none',
      ...(isLesson && { lesson: lessonOf(choices, played) }),
    };
    this.dispatchEvent(new CustomEvent('course-choice', { detail, bubbles: true, composed: true }));
  }

  #waysOut(): TemplateResult {
    const { own, words: w } = this;
    return html`<h2>${w.takeAs}</h2>
      ${waysOut({
        ...this.#taking.view(),
        own,
        way: this.way,
        hasMarks: this.#hasMarks,
        take: (way, output) => this.#take(way, output),
      })}`;
  }

  #more(): TemplateResult {
    const { own, choices } = this;
    return html`<p class="more-ways">
        ${this.#hasMarks ? html`<a class="button" href=${`#${queryOf(choices, offered)}`}>${own.change}</a>` : nothing}
        <button type="button" class="button" @click=${() => void this.#share()}>${own.forColleague}</button>
      </p>
      ${this.#notes.render('head')}
      <details class="results folded">
        <summary>${own.results.title}</summary>
        <ol>
          ${own.results.steps.map((step) => html`<li><span>${rich(step)}</span></li>`)}
        </ol>
        <p><a class="button" href=${this.report}>${own.results.open}</a></p>
        <p class="soft">${own.results.onlyCourse}</p>
      </details>`;
  }

  protected override render(): TemplateResult {
    const { own, words: w, view, choices } = this;
    const { activity } = view;
    const dir = this.getAttribute('dir') ?? nothing;
    return html`<div class="frame" translate="no">
      <div class="app opened">
        <header>
          <a
            class="back"
            href=${`#${addressOf({ kind: 'skills', skill: activities[activity].skill, asked: view.asked })}`}
            >${icon('earlier')}${own.back}</a
          >
          <h1 tabindex="-1">${choices.heading}</h1>
          <p class="soft">${factsOf(own, w, activity)}</p>
        </header>
        <section class="take card">${this.course ? this.#inCourse(this.course) : this.#waysOut()}</section>
        <section class="try card" aria-label=${w.preview}>
          <builder-preview
            lang=${this.lang}
            dir=${dir}
            .choices=${choices}
            .words=${w}
            .folder=${this.scripts}
          ></builder-preview>
        </section>
        <section class="more">
          ${textField({
            name: 'name',
            label: w.heading,
            help: w.headingHelp,
            value: choices.heading ?? '',
            onChange: (text) => this.#rename(text),
          })}
          ${this.course ? nothing : this.#more()}
        </section>
      </div>
    </div>`;
  }
}

if (!customElements.get('opened-activity')) customElements.define('opened-activity', OpenedActivity);
