import { html, nothing, type TemplateResult } from 'lit';
import type { Pupil } from '../../src/report/class-report.js';
import type { Group } from '../../src/report/groups.js';
import { isolated, sumDirection } from '../../src/words/notation.js';
import { rich } from '../style/rich-text.js';
import { chips, figure, kindSign, list, type Context } from './context.js';
import { sign } from './signs.js';

const tableName = (context: Context, table: number): TemplateResult =>
  html`<bdi dir=${sumDirection(context.words.notation)}>${kindSign(context, 'P')} ${figure(context, table)}</bdi>`;

const buttons = (context: Context, { table, pupils }: Group<Pupil>): TemplateResult =>
  html`<div class="tools">
    <button type="button" class="button" @click=${() => context.print(pupils)}>
      ${sign('print')}${context.words.printThese}
    </button>
    ${
      context.hasWarmUp
        ? html`<button type="button" class="button" @click=${() => context.copyLink(table)}>
            ${sign('link')}${context.words.copyLink}
          </button>`
        : nothing
    }
  </div>`;

const card = (context: Context, group: Group<Pupil>): TemplateResult => {
  const { words } = context;
  const { table, partners, pupils } = group;
  return html`<article class="card group">
    <h4>
      <b>${tableName(context, table)}</b> ${words.partners(
        list(
          context,
          partners.map((partner) => figure(context, partner)),
        ),
      )}
    </h4>
    <p><b>${words.pupils(pupils.length)}</b></p>
    ${chips(context, pupils, ({ isFew }) => isFew)}
    <p class="soft tip">${words.wayIn(words.ways[table] ?? '')}</p>
    ${buttons(context, group)}
  </article>`;
};

/** Renders the tables that everybody needs, in one line: they are not counted as a group. */
const everyone = (context: Context, groups: readonly Group<Pupil>[]): TemplateResult => {
  const tables = groups.map(({ table }) =>
    isolated(`${kindSign(context, 'P')}\u00a0${figure(context, table)}`, context.words.notation),
  );
  return html`<div class="card all">
    <p>${rich(context.words.everyone(list(context, tables)))}</p>
    ${
      context.hasWarmUp
        ? groups.map(
            ({ table }) =>
              html`<button type="button" class="button" @click=${() => context.copyLink(table)}>
                ${sign('link')}${context.words.copyLink} ${groups.length > 1 ? tableName(context, table) : nothing}
              </button>`,
          )
        : nothing
    }
  </div>`;
};

/** Renders which pupils should practise what tomorrow. */
export const tomorrow = (context: Context): TemplateResult => {
  const { words, report } = context;
  const { everyone: all, groups, isSure } = report.tomorrow;
  return html`<section>
    <h3 class="heading">${words.tomorrow} <small>${isSure ? words.tomorrowHelp : words.tomorrowGuess}</small></h3>
    ${all.length > 0 ? everyone(context, all) : nothing}
    ${
      groups.length > 0
        ? html`<div class="groups">${groups.map((group) => card(context, group))}</div>`
        : all.length > 0
          ? nothing
          : html`<p class="card">${words.nobody}</p>`
    }
  </section>`;
};
