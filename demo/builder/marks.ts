import { html, nothing, type TemplateResult } from 'lit';
import { segments } from '../../components/style/controls.js';
import { optionRow } from '../../components/parts/option-row.js';
import type { BuilderWords } from '../../src/words/types.js';
import { opensFor, textField } from './fields.js';
import type { Choices } from '../../src/embed/choices.js';
import { reports } from '../../src/embed/reports.js';
import { games } from '../../src/embed/games.js';
import { readScoreRule, usualLeast, usualRule } from '../../src/results/score.js';
import type { Plan } from './plan.js';

interface Marks {
  readonly words: BuilderWords;
  readonly plan: Plan;
  /** The name of an invalid field. */
  readonly bad: string | undefined;
  readonly change: (change: {
    readonly score?: string | undefined;
    readonly pass?: number | undefined;
    readonly report?: Choices['report'] | undefined;
  }) => void;
}

/** The points that count as 100, as long as nobody has entered a number. */
const usualTarget = 50;

const rules = ['usual', 'share-right', 'won', 'taking-part', 'target'] as const;

/** Returns a sentence that explains the mark; undefined if the rule is invalid. */
function meaning({ words: w, plan }: Marks): string | undefined {
  const { score } = plan.rest;
  // The usual rule depends on the game, and on whether it asks for answers.
  const usual = { ok: true, value: usualRule(games[plan.game].rules.name, plan.draft.options) } as const;
  const read = score === undefined ? usual : readScoreRule(score);
  if (!read.ok) return undefined;
  const { value } = read;
  if (value.rule === 'target') return w.scoreHelp.target(value.points);
  return value.rule === 'share-right' ? w.scoreHelp['share-right'](value.least ?? usualLeast) : w.scoreHelp[value.rule];
}

/** Renders how a game becomes a mark: its meaning, what counts, and the pass mark. */
export function marks(given: Marks): TemplateResult {
  const { words: w, plan, bad, change } = given;
  const { score, pass, report = 'all' } = plan.rest;
  const [name, number] = score?.split(':') ?? [];
  const rule = (name ?? 'usual') as (typeof rules)[number];
  const scores = { usual: undefined, target: `target:${usualTarget}` };
  const choices = rules.map((value) => ({ value, label: w.scores[value] }));
  const problem = (name: string, label: string): string | undefined =>
    bad === name ? w.problems.field(label) : undefined;
  const means = meaning(given);
  // A game that does not learn about its player has no summary.
  const told = reports.filter((value) => games[plan.game].learns || value !== 'summary');
  return html`${means ? html`<p class="soft means">${means}</p>` : nothing}
    <details class="marks" ?open=${opensFor(bad, ['score', 'pass'])}>
      <summary>${w.marks}</summary>
      ${optionRow(
        w.score,
        undefined,
        segments('score', w.score, choices, rule, (to) =>
          change({ score: to === 'usual' || to === 'target' ? scores[to] : to }),
        ),
      )}
      ${
        rule === 'target'
          ? textField({
              name: 'target',
              label: w.target,
              value: number ?? '',
              inputMode: 'numeric',
              problem: problem('score', w.target),
              onChange: (text) => change({ score: `target:${text.trim()}` }),
            })
          : nothing
      }
      ${
        rule === 'share-right'
          ? textField({
              name: 'least',
              label: w.least,
              value: number ?? String(usualLeast),
              inputMode: 'numeric',
              problem: problem('score', w.least),
              onChange: (text) => change({ score: `share-right:${text.trim()}` }),
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
      ${optionRow(
        w.report,
        games[plan.game].learns ? w.reportHelp[report] : undefined,
        segments(
          'report',
          w.report,
          told.map((value) => ({ value, label: w.reports[value] })),
          report,
          (to) => change({ report: to === 'all' ? undefined : to }),
        ),
      )}
    </details>`;
}
