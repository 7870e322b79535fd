import { css } from 'lit';
import { offButtonStyles } from '../style/form-styles.js';
import { pictureStyles } from './pictures/picture.js';

/** Styles that the elements of a lesson share: buttons that cannot be used yet, notes and success messages. */
export const lessonStyles = css`
  ${offButtonStyles}
  ${pictureStyles}
  .wide {
    inline-size: 100%;
  }
  .note {
    border-inline-start: 4px solid var(--ab-note-line);
    border-radius: var(--ab-radius-1);
    padding: var(--ab-space-4) var(--ab-space-5);
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
    gap: var(--ab-space-4);
    color: var(--ab-right);
    font-weight: 700;
  }
  .success .icon {
    display: block;
    inline-size: 20px;
  }
`;
