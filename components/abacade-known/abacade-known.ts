import { html, type CSSResultGroup, type PropertyDeclarations, type TemplateResult, nothing } from 'lit';
import { due, write } from '../../src/learning/index.js';
import { families, knownFamilies } from '../../src/learning/families.js';
import { allTables, tableItems } from '../../src/learning/question.js';
import { readWeeks, since, withDay, writeWeeks } from '../../src/learning/weeks.js';
import type { BadAttribute } from '../parts/attribute-values.js';
import { fire } from '../parts/events.js';
import { saveFile } from '../parts/share.js';
import { levelsNote } from '../game/learners.js';
import { LearnerElement } from '../game/learner-element.js';
import { watched } from '../game/watched.js';
import { frameStyles } from '../game/styles.js';
import { formStyles } from '../style/form-styles.js';
import { tokens } from '../style/tokens.js';
import { garden } from './garden.js';
import { gardenStyles, plantStyles, plantTokens } from './styles.js';
import type { LearningWords } from '../../src/words/types.js';
import { icon } from '../style/icons.js';

interface Keeping {
  readonly words: LearningWords['garden'];
  readonly isKept: boolean;
  /** True if a learning platform also keeps the data. */
  readonly isInCourse: boolean;
  /** True while the child is asked to confirm that everything is to be deleted. */
  readonly asks: boolean;
  ask(asks: boolean): void;
  forget(): void;
  save(): void;
}

/** Renders where the data is kept, who sees it, and how it is saved as a file and deleted. */
function keeping({ words: w, isKept, isInCourse, asks, ask, forget, save }: Keeping): TemplateResult {
  if (asks)
    return html`<footer class="kept">
      <span role="alert">${w.forgetSure}</span>
      <button type="button" class="button" @click=${forget}>${w.forgetYes}</button>
      <button type="button" class="button" data-home @click=${() => ask(false)}>${w.forgetNo}</button>
    </footer>`;
  return html`<footer class="kept">
    ${icon('person')}<span>${isInCourse ? w.keptInCourse : isKept ? w.keptHere : w.notKept}</span>
    <button type="button" class="text-link" @click=${save}>${w.save}</button>
    ${isKept && !isInCourse ? html`<button type="button" class="text-link" @click=${() => ask(true)}>${w.forget}</button>` : nothing}
  </footer>`;
}

/** The state that the screen shows. */
interface Seen {
  /** The row and the column of the open fact; 0 and 0 for none. */
  chosen: readonly [row: number, column: number];
  table: number;
  asksToForget: boolean;
  /** The number of families known that were not known a week ago. */
  newSince: number;
}

const noFact = [0, 0] as const;

const mostNext = 3;
/** The name of the stored note with how much was known on earlier days. */
const weeksNote = 'weeks';

/**
 * The garden of a child: what it knows of the tables, a plant for each family of facts, and what comes next. A child is
 * compared only with itself, and nothing wilts. With `learner`, it shows what is stored in this browser.
 *
 * @tag abacade-known
 * @attr {string} lang - The language, one of docs/languages.md, such as `it`; by default the page's, then the browser's.
 * @attr {string} dir - `rtl` mirrors the garden.
 * @fires {CustomEvent<WarmUpWantedDetail>} warm-up-wanted - The child asked for a warm-up, optionally with a fact to ask first, or with division.
 * @fires {CustomEvent<GameErrorDetail>} game-error - Something given to the element was not possible.
 * @slot heading - Above the garden.
 * @slot footer - Below the garden.
 * @csspart action - A control that the child can use now.
 * @csspart garden - The heading, the tiles, and the legend of the plants.
 * @csspart tile - A family of facts.
 * @csspart notice - A message about something that went wrong.
 * @cssprop --ab-font - Font family.
 * @cssprop --ab-paper - Background.
 * @cssprop --ab-surface - Background of tiles.
 * @cssprop --ab-ink - Text.
 * @cssprop --ab-ink-soft - Text that is less important.
 * @cssprop --ab-focus - Focus ring.
 * @cssprop --ab-leaf - Leaves; `--ab-petal` petals, `--ab-soil` the soil.
 */
export class AbacadeKnown extends LearnerElement {
  static override readonly styles: CSSResultGroup = [
    ...tokens,
    plantTokens,
    frameStyles,
    formStyles,
    plantStyles,
    gardenStyles,
  ];
  static override readonly properties: PropertyDeclarations = {
    course: { type: Boolean },
  };

  /** A learning platform also keeps the data: says that the teacher sees it, and leaves deleting it to the platform. `false`: it is kept only here. */
  declare course: boolean;

  readonly #seen: Seen;

  constructor() {
    super();
    this.#seen = watched<Seen>(this, { chosen: noFact, table: 2, asksToForget: false, newSince: 0 });
  }

  /** Returns the child's knowledge as text that `read` of `abacade/learning` accepts. */
  toText(): string {
    return write(this.memory);
  }

  protected override opened(): void {
    void this.#compare();
  }

  protected override readAttributes(): readonly BadAttribute[] {
    return [];
  }

  /** Compares the child's knowledge with a week ago, and stores how much it is today. */
  async #compare(): Promise<void> {
    const { kept, day } = this;
    const known = knownFamilies(families(kept.memory, day));
    const weeks = readWeeks(await kept.note(weeksNote));
    this.#seen.newSince = Math.max(0, known - (since(weeks, day) ?? known));
    await kept.storeNote(weeksNote, writeWeeks(withDay(weeks, day, known)));
  }

  readonly #forget = async (): Promise<void> => {
    this.#seen.asksToForget = false;
    this.#seen.newSince = 0;
    this.#seen.chosen = noFact;
    if (await this.kept.forget(weeksNote, levelsNote)) this.say(this.gameWords.garden.forgotten);
    else {
      const retry = (): void => void this.#forget();
      this.notices.show('storage', 'What is kept could not be deleted.', { kind: 'notDeleted', retry });
    }
  };

  /** Saves the child's knowledge as a file that the teacher's report reads. */
  #save(): void {
    saveFile('abacade-learning.json', JSON.stringify({ abacade: 1, learning: this.toText() }));
  }

  protected override renderOpen(): TemplateResult {
    const { memory, day } = this;
    const { newSince, chosen: open, table, asksToForget: asks } = this.#seen;
    const words = this.gameWords.garden;
    const list = families(memory, day);
    const next = due(memory, day + 1, list.length, tableItems('P', allTables))
      .map((item) => list.find(({ product }) => product === item)!)
      .filter(({ shown }) => shown !== 'by-heart' && shown !== 'knows')
      .slice(0, mostNext);
    return html`${garden({
      ...{ words, memory, day, families: list, next, newSince, open, table },
      notation: this.notation,
      figure: (value) => this.locale.figure(value),
      choose: (row, column) => {
        this.#seen.chosen = [row, column];
      },
      chooseTable: (now) => {
        this.#seen.table = now;
        this.#seen.chosen = noFact;
      },
      warmUp: (fact, operation) =>
        void fire(this, 'warm-up-wanted', { ...(fact && { fact }), ...(operation && { operation }) }),
    })}
    ${keeping({
      words,
      isKept: this.kept.isStored,
      isInCourse: this.course,
      asks,
      ask: (now) => {
        this.#seen.asksToForget = now;
        this.focusing.to('[data-home]');
      },
      forget: () => void this.#forget(),
      save: () => this.#save(),
    })}`;
  }
}
