// Renders one message: its key, its English text, the translation in the file, the problems, and samples.
import { html, nothing, type TemplateResult } from 'lit';
import type { Message } from '../../scripts/messages/source.mjs';
import type { LanguageOf } from './folder.js';
import type { Tried } from './opened.js';
import { samplesOf } from './samples.js';

/** Maximum number of characters of a text that are shown. */
const longest = 2000;

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Renders text between two asterisks with emphasis. */
const marked = (text: string): (string | TemplateResult)[] =>
  cut(text)
    .split('*')
    .map((part, i) => (i % 2 ? html`<b>${part}</b>` : part));

const head = ({ key, line }: Tried): TemplateResult =>
  html`<h3><code>${cut(key)}</code>${line === undefined ? nothing : html` <small>line ${line}</small>`}</h3>`;

const problems = ({ faults }: Tried): TemplateResult | typeof nothing =>
  faults.length === 0
    ? nothing
    : html`<ul class="faults">
        ${faults.map((fault) => html`<li>${cut(fault)}</li>`)}
      </ul>`;

/** Renders a message that the part does not have. */
export const strayRow = (tried: Tried): TemplateResult =>
  html`<article>
    ${head(tried)}${problems(tried)}
    <p class="text" dir="auto">${cut(tried.text)}</p>
  </article>`;

/** Renders a message of the part. */
export function messageRow(tried: Tried, message: Message, { speaker, notation }: LanguageOf): TemplateResult {
  const samples = tried.text ? samplesOf(tried.text, message, speaker, notation) : [];
  const { direction = 'ltr' } = notation;
  return html`<article>
    ${head(tried)}${problems(tried)}
    <p class="english" lang="en">${message.text}</p>
    ${message.note ? html`<p class="note" lang="en">${message.note}</p>` : nothing}
    <p class="text" lang=${speaker.tag} dir=${direction}>${cut(tried.text)}</p>
    ${
      message.arguments && samples.length > 0
        ? html`<table>
            ${samples.map(
              ({ of, text }) =>
                html`<tr>
                  ${of === '' ? nothing : html`<th scope="row">${of}</th>`}
                  <td lang=${speaker.tag} dir=${direction}>${marked(text)}</td>
                </tr>`,
            )}
          </table>`
        : nothing
    }
  </article>`;
}
