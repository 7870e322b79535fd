import { css } from 'lit';

/** Styles that the elements of a lesson share: notes and success messages. */
export const lessonStyles = css`
  .wide {
    inline-size: 100%;
  }
  .note {
    border-inline-start: 4px solid var(--ab-note-line);
    border-radius: calc(var(--u) * 1.5);
    padding: calc(var(--u) * 2) calc(var(--u) * 3);
    background: var(--ab-note-bg);
    color: var(--ab-ink);
    overflow-wrap: anywhere;
  }
  .note:empty {
    display: none;
  }
  .success {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--ab-right);
    font-weight: 700;
  }
  .success .icon {
    display: block;
    inline-size: 20px;
  }
`;
