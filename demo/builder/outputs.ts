import { html, nothing, type TemplateResult } from 'lit';
import { rich } from '../../components/style/rich-text.js';
import { courseKinds, type CourseKind } from '../../src/embed/packages/files.js';
import { snippetKinds, type SnippetKind } from '../../src/embed/snippets.js';
import type { BuilderWords } from '../../src/words/types.js';
import { sign, type Sign } from './pictures.js';

/** The forms in which a game can be taken along. */
export const outputs = ['scorm12', 'scorm2004', 'cmi5', 'h5p', 'link', 'div', 'script', 'iframe', 'html'] as const;
export type Output = (typeof outputs)[number];

interface Group {
  readonly name: 'course' | 'share' | 'page' | 'file';
  readonly help: 'courseHelp' | 'shareHelp' | 'pageHelp' | 'fileHelp';
  readonly sign: Partial<Record<Output, Sign>>;
  readonly outputs: readonly Output[];
}

const groups: readonly Group[] = [
  { name: 'course', help: 'courseHelp', sign: {}, outputs: courseKinds },
  { name: 'share', help: 'shareHelp', sign: { link: 'code' }, outputs: ['link'] },
  {
    name: 'page',
    help: 'pageHelp',
    sign: { div: 'shield', script: 'window', iframe: 'frame' },
    outputs: ['div', 'script', 'iframe'],
  },
  { name: 'file', help: 'fileHelp', sign: { html: 'file' }, outputs: ['html'] },
];

const signOf = (output: Output): Sign =>
  groups.map(({ sign: signs }) => signs[output]).find((found) => found !== undefined) ?? 'cap';

/** The technical names of the outputs: the same in every language. */
const names: Readonly<Record<Output, string>> = {
  scorm12: '.zip · SCORM 1.2',
  scorm2004: '.zip · SCORM 2004 4th ed.',
  cmi5: '.zip · cmi5',
  h5p: '.h5p',
  link: 'https:// · QR',
  div: 'div + script',
  script: 'script + element',
  iframe: 'iframe',
  html: '.html',
};

export const isPackage = (output: Output): output is CourseKind => groups[0].outputs.includes(output);
export const isSnippet = (output: Output): output is SnippetKind =>
  (snippetKinds as readonly Output[]).includes(output);

const isScorm = (output: Output): boolean => output.startsWith('scorm');
/** Returns whether a course that sanitizes all texts removes the output. */
const isCleaned = (output: Output): boolean => ['div', 'iframe', 'html'].includes(output);

/** Everything that a list of outputs shows, and the instructions for the chosen one. */
export interface View {
  readonly words: BuilderWords;
  readonly chosen: Output | undefined;
  /** True if the game is saved on the device. */
  readonly isKept: boolean;
  readonly choose: (output: Output) => void;
  /** The reason why this output is not possible, shown in place of the instructions. */
  readonly refusal: TemplateResult | undefined;
  /** The instructions below the chosen output: the first step, and the options for it. */
  readonly act: TemplateResult;
  readonly more: TemplateResult | typeof nothing;
  /** True if what is copied only works on this computer, as long as no other address of the scripts is given. */
  readonly isOnlyHere: boolean;
}

/** Renders all outputs, with the instructions right below the chosen one. */
export const outputList = (view: View): TemplateResult =>
  html`<div class="outs" role="radiogroup" aria-label=${view.words.takeAs}>
    ${groups.map(
      (group) =>
        html`<section class="og ${group.name}">
          <h3>${view.words[group.name]}</h3>
          <p class="soft">${view.words[group.help]}</p>
          ${group.outputs.map((output) => outputCard(view, output))}
        </section>`,
    )}
  </div>`;

/** Renders an output as a card, with its instructions below it if it is the chosen one. */
export function outputCard(view: View, output: Output): TemplateResult {
  const { words: w, chosen } = view;
  const { title, help } = w.outputs[output];
  const isChosen = output === chosen;
  return html`<label class="oc ${isChosen ? 'on' : ''}">
      <input type="radio" name="output" value=${output} .checked=${isChosen} @change=${() => view.choose(output)} />
      ${sign(signOf(output), 'big')}
      <span class="ot"
        ><span class="oh"><b>${title}</b>${output === 'scorm12' ? html`<em>${w.best}</em>` : nothing}</span>
        <small>${help}</small>
        <span class="facts">${facts(view, output)}<span class="tech">${names[output]}</span></span></span
      >
    </label>
    ${isChosen ? todo(view, output) : nothing}`;
}

function facts({ words: { facts: f }, isKept }: View, output: Output): TemplateResult {
  const fact = (is: boolean, text: string): TemplateResult =>
    html`<span class="fact ${is ? 'yes' : ''}">${sign(is ? 'yes' : 'no')}${text}</span>`;
  return isPackage(output)
    ? html`${fact(true, f.marks)}${fact(true, f.goesOn)}`
    : html`${fact(false, f.noMarks)}${fact(isKept, isKept ? f.goesOnHere : f.anew)}`;
}

/** Renders the settings to choose for a SCORM package in Moodle, by their names there. */
export const moodleSettings = ({ moodle: m }: BuilderWords): TemplateResult =>
  html`<section class="moodle">
    <h4>${m.title}</h4>
    <p class="soft">${rich(m.help)}</p>
    <dl>
      ${m.settings.map(
        ([setting, value]) =>
          html`<div>
            <dt>${setting}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <p class="soft">${rich(m.done)}</p>
  </section>`;

const todo = (view: View, output: Output): TemplateResult =>
  view.refusal ? html`<div class="todo">${view.refusal}</div>` : steps(view, output);

const steps = ({ words: w, act, more }: View, output: Output): TemplateResult =>
  html`<div class="todo">
    <ol>
      <li><div>${act}</div></li>
      ${w.outputs[output].steps.map((step) => html`<li><span>${rich(step)}</span></li>`)}
    </ol>
    ${
      isScorm(output)
        ? moodleSettings(w)
        : isCleaned(output)
          ? html`<p class="soft">${rich(w.moodle.cleaned)}</p>`
          : nothing
    }
    ${more}
  </div>`;
