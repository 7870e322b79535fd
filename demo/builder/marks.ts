import { html, nothing, type TemplateResult } from 'lit';
import { segments } from '../../components/ui/controls.js';
import { optionRow } from '../../components/screens/set-up.js';
import type { BuilderWords } from '../../src/words/types.js';
import { textField } from './fields.js';
import { games } from '../../src/embed/games.js';
import { usualRule } from '../../src/results/score.js';
import type { Plan } from './plan.js';

interface Marks {
  readonly words: BuilderWords;
  readonly plan: Plan;
  /** The name of a field that is not possible. */
  readonly bad: string | undefined;
  readonly change: (change: { readonly score?: string | undefined; readonly pass?: number | undefined }) => void;
}

/** Where nobody has said how many points are 100. */
const usualTarget = 50;

const rules = ['usual', 'share-right', 'won', 'taking-part', 'target'] as const;

/** How a game becomes a mark: what counts, and from where it is passed. */
export function marks({ words: w, plan, bad, change }: Marks): TemplateResult {
  const { score, pass } = plan.rest;
  const rule = score === undefined ? 'usual' : score.startsWith('target:') ? 'target' : (score as 'won');
  const scores = { usual: undefined, target: `target:${usualTarget}` };
  const choices = rules.map((value) => ({ value, label: w.scores[value] }));
  // What is usual hangs on the game, and on whether it asks for answers.
  const counts = rule === 'usual' ? usualRule(games[plan.game].rules.name, plan.draft.options).rule : rule;
  const problem = (name: string, label: string): string | undefined =>
    bad === name ? w.problems.field(label) : undefined;
  return html`<details class="marks" ?open=${bad === 'score' || bad === 'pass'}>
    <summary>${w.marks}</summary>
    ${optionRow(
      w.score,
      w.scoreHelp[counts],
      segments('score', w.score, choices, rule, (to) =>
        change({ score: to === 'usual' || to === 'target' ? scores[to] : to }),
      ),
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
