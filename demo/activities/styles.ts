import { css } from 'lit';
import { formStyles } from '../../components/style/form-styles.js';
import { frameStyles } from '../../components/game/styles.js';
import { tokens } from '../../components/style/tokens.js';
import { pictureStyles } from '../builder/pictures.js';

const both = css`
  :host {
    background: none;
    contain-intrinsic-inline-size: auto;
  }
  .frame {
    overflow: visible;
  }
  .app {
    --half: 150ch;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-7) var(--ab-space-6);
    padding: var(--ab-space-6) var(--ab-space-6) var(--ab-space-8);
    overflow-wrap: break-word;
  }
  h1 {
    margin: 0;
    font-size: var(--ab-text-6);
    font-weight: 800;
    line-height: 1.1;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  h1:focus,
  h2:focus {
    outline: none;
  }
  .app h2 {
    margin-block-end: var(--ab-space-5);
    font-size: var(--ab-text-4);
    font-weight: 800;
    line-height: 1.2;
  }
  .app a {
    color: var(--ab-focus);
    font-weight: 700;
  }
  .app a.button {
    color: inherit;
    text-decoration: none;
  }
  @container (max-width: 359px) {
    .app {
      padding-inline: var(--ab-space-4);
    }
  }
  @container (min-width: 1180px) {
    .frame {
      --u: 4.5px;
    }
    .app {
      --half: 660px;
      padding-inline: max(var(--ab-space-8), 50cqi - var(--half));
    }
  }
  @container (min-width: 1800px) {
    .frame {
      --u: 5.5px;
    }
    .app {
      --half: 800px;
    }
  }
`;

/** The styles of all that the first page shows. */
export const sharedStyles = [...tokens, frameStyles, formStyles, ...pictureStyles, both];
