import { html, nothing, type TemplateResult } from 'lit';
import { segments } from '../../components/parts/controls.js';
import { optionRow } from '../../components/parts/set-up.js';
import type { BuilderWords } from '../../src/words/builder.js';
import { textField } from './fields.js';
import type { Plan } from './plan.js';

interface Marks {
  readonly words: BuilderWords;
  readonly rest: Plan['rest'];
  /** The name of a field that is not possible. */
  readonly bad: string | undefined;
  readonly change: (change: { readonly score?: string | undefined; readonly pass?: number | undefined }) => void;
}

/** Where nobody has said how many points are 100. */
const usualTarget = 50;

/** How a game becomes a mark: what counts, and from where it is passed. */
export function marks({ words: w, rest, bad, change }: Marks): TemplateResult {
  const { score, pass } = rest;
  const rule = score?.startsWith('target:')
    ? 'target'
    : score === 'share-right'
      ? 'right'
      : score === 'won'
        ? 'won'
        : 'usual';
  const scores = { usual: undefined, won: 'won', right: 'share-right', target: `target:${usualTarget}` };
  const choices = (['usual', 'right', 'won', 'target'] as const).map((value) => ({ value, label: w.scores[value] }));
  const problem = (name: string, label: string): string | undefined =>
    bad === name ? w.problems.field(label) : undefined;
  return html`<details class="marks" ?open=${bad === 'score' || bad === 'pass'}>
    <summary>${w.marks}</summary>
    ${optionRow(
      w.score,
      w.scoreHelp[rule],
      segments('score', w.score, choices, rule, (to) => change({ score: scores[to] })),
    )}
    ${
      rule === 'target'
        ? textField({
            name: 'target',
            label: w.target,
            value: score!.slice('target:'.length),
            inputMode: 'numeric',
            problem: problem('score', w.target),
            onChange: (text) => change({ score: `target:${text.trim()}` }),
          })
        : nothing
    }
    ${textField({
      name: 'pass',
      label: w.pass,
      help: w.passHelp,
      value: pass === undefined ? '' : Number.isNaN(pass) ? '–' : String(pass),
      inputMode: 'numeric',
      problem: problem('pass', w.pass),
      onChange: (text) => change({ pass: text.trim() ? Number(text) : undefined }),
    })}
  </details>`;
}
