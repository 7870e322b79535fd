import { css, html, type TemplateResult } from 'lit';
import { formStyles } from '../style/form-styles.js';
import type { NoticeWords } from '../../src/words/types.js';

/**
 * A lazy module that has failed to load: the core, the form, a language, or any other; `file` is set if going online would
 * not help.
 */
export type Lost = { readonly retry: () => void; readonly file?: string | undefined } & (
  | { readonly kind: 'noCore' | 'noWords' | 'noPart' }
  /** If the form fails to load, a game can be started without it. */
  | { readonly kind: 'noForm'; readonly play: () => void }
);

/** An error, as needed for its notice. */
export type Fault =
  | Lost
  /** An attribute with an invalid value. */
  | { readonly kind: 'attribute'; readonly value: string }
  /** The rules' message about options that exclude each other. */
  | { readonly kind: 'options'; readonly message: string }
  | { readonly kind: 'text' | 'notSaved' | 'lost' }
  | { readonly kind: 'notDeleted'; readonly retry: () => void }
  | { readonly kind: 'outOfDate'; readonly reload: () => void }
  | { readonly kind: 'otherTab' | 'found'; readonly keep: () => void; readonly take: () => void };

/** Renders faults as notices, with buttons for the possible actions. */
export function render(
  faults: readonly Fault[],
  words: NoticeWords,
  dismiss: (fault: Fault) => void,
): TemplateResult[] {
  return faults.map((fault) => {
    const actions = actionsOf(fault, words).map(({ label, act }) => {
      const press = (): void => {
        dismiss(fault);
        act?.();
      };
      return html`<button type="button" class="button" @click=${press}>${label}</button>`;
    });
    // A child need not be interrupted for the author's mistake, and an element has one live region for what it says.
    return html`<div class="notice" part="notice" role=${fault.kind === 'attribute' ? 'note' : 'alert'}>
      <p>${sentence(fault, words)}</p>
      ${actions}
    </div>`;
  });
}

function sentence(fault: Fault, words: NoticeWords): string {
  if ('file' in fault && fault.file) return words.noFile(fault.file);
  return fault.kind === 'options' ? fault.message : words[fault.kind];
}

function actionsOf(fault: Fault, words: NoticeWords): { label: string; act?: () => void }[] {
  switch (fault.kind) {
    case 'otherTab':
    case 'found':
      return [
        { label: words.keepThis, act: fault.keep },
        { label: words.takeOther, act: fault.take },
      ];
    case 'outOfDate':
      return [{ label: words.reload, act: fault.reload }];
    case 'noForm':
      return [
        { label: words.retry, act: fault.retry },
        { label: words.playAnyway, act: fault.play },
      ];
    case 'noCore':
    case 'noWords':
    case 'noPart':
    case 'notDeleted':
      return [{ label: words.retry, act: fault.retry }];
    default:
      return [{ label: words.close }];
  }
}

export const styles = [
  formStyles,
  css`
    .notice {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--ab-space-4) var(--ab-space-5);
      margin: var(--ab-space-4) var(--ab-space-5) 0;
      padding: var(--ab-space-4) var(--ab-space-5);
      border: 2px solid var(--ab-note-line);
      border-radius: var(--ab-radius-2);
      background: var(--ab-note-bg);
      font-size: var(--ab-text-2);
    }
    .notice p {
      flex: 1 1 200px;
    }
    .notice .button {
      min-height: var(--ab-control-1);
    }
  `,
];
