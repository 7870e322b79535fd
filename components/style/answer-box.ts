import { css, html, nothing, type TemplateResult } from 'lit';
import { tick, tickStyles } from './icons.js';

/** The state of an answer: it is being typed, was right, was wrong, or is replaced by the right one. */
export type Verdict = 'open' | 'right' | 'wrong' | 'shown';

/** Renders the box of an answer: with a caret, with a tick and "!", or struck through. */
export function answerBox(answer: TemplateResult | string, verdict: Verdict, label?: string): TemplateResult {
  const content = { open: answer, right: html`${tick}${answer}!`, wrong: html`<s>${answer}</s>`, shown: answer }[
    verdict
  ];
  return html`<output class="answer ${verdict}" aria-label=${label ?? nothing}>${content}</output>`;
}

/** The styles of a question and of the box of its answer. */
export const answerStyles = css`
  .question {
    font-size: var(--ab-text-6);
    font-weight: 800;
    text-align: center;
    line-height: 1.2;
    border-radius: var(--ab-radius-2);
  }
  .answer {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.2em;
    min-inline-size: 2.4em;
    min-block-size: 1.55em;
    padding: 0 0.3em;
    border: 3px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    color: var(--ab-ink);
    line-height: 1.2;
    white-space: nowrap;
  }
  .answer.open::after {
    content: '';
    inline-size: 3px;
    block-size: 0.9em;
    border-radius: 1px;
    background: var(--ab-go, var(--ab-ink));
  }
  .answer.right {
    border-color: var(--ab-right);
    background: var(--ab-gain-bg);
    color: var(--ab-right);
    animation: right-answer 180ms ease-out;
  }
  .answer.wrong {
    border: 3px dashed var(--ab-note-line);
    background: var(--ab-note-bg);
  }
  .answer.shown {
    border-color: var(--ab-ink);
  }
  .answer s {
    text-decoration-thickness: 3px;
  }
  @keyframes right-answer {
    50% {
      transform: scale(1.12);
    }
  }
  ${tickStyles}
`;
