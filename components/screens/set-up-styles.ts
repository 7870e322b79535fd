import { css } from 'lit';

/** The set-up form. */
export const setUpStyles = css`
  .su {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding: 16px;
  }
  .su h2 {
    font-size: calc(var(--u) * 6.5);
    font-weight: 800;
    line-height: 1.15;
  }
  .su h3 {
    font-size: calc(var(--u) * 3.75);
    font-weight: 800;
  }
  .su section {
    align-self: start;
  }
  .su-go {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  .su-link {
    border: 0;
    background: none;
    padding: 0 4px;
    min-block-size: 24px;
    text-decoration: underline;
  }
  .seats {
    display: grid;
    gap: calc(var(--u) * 3);
    margin: calc(var(--u) * 2) 0 calc(var(--u) * 3);
  }
  .seat {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: calc(var(--u) * 3);
    align-items: start;
  }
  .token {
    padding: 0;
    border: 0;
    background: none;
    border-radius: var(--r);
    inline-size: calc(var(--u) * 11);
    block-size: calc(var(--u) * 11);
  }
  .token svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  .seat .f {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--u) * 2);
  }
  .seat select {
    min-block-size: max(40px, calc(var(--u) * 11));
    min-inline-size: calc(var(--u) * 26);
    max-inline-size: 100%;
    border: 2px solid var(--ab-line);
    border-radius: var(--r);
    background: var(--ab-paper);
    padding: 0 calc(var(--u) * 3);
    font-weight: 700;
  }
  .su-level {
    display: flex;
    align-items: center;
    gap: calc(var(--u) * 2);
    flex-wrap: wrap;
    flex-basis: 100%;
  }
  .opt {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: calc(var(--u) * 2) calc(var(--u) * 3);
    padding: calc(var(--u) * 2) 0;
  }
  .opt + .opt {
    border-block-start: 1px solid var(--ab-hair);
  }
  .opt p {
    font-size: calc(var(--u) * 3.25);
    line-height: 1.3;
  }
  @container (max-width: 699px) {
    .token {
      inline-size: 40px;
      block-size: 40px;
    }
    .seat {
      gap: 8px;
    }
    .seg label {
      padding: 0 7px;
    }
    .seat .seg label {
      padding: 0 5px;
      font-size: 14px;
    }
  }
  @container (min-width: 700px) {
    .su {
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
      padding: 16px 20px;
    }
    .su {
      grid-template-rows: auto auto 1fr;
    }
    .su header {
      grid-column: 1 / -1;
    }
    .su .su-how {
      grid-area: 2 / 2 / 4 / 3;
    }
  }
  @container (min-width: 700px) and (max-width: 1179px) {
    .su {
      gap: 10px 16px;
    }
    .su .card {
      padding: 12px 14px;
    }
    .opt {
      padding: 6px 0;
    }
    .seg label {
      padding: 0 9px;
      font-size: 14px;
    }
    .su-level .seg label {
      padding: 0 5px;
    }
    .seat {
      gap: 8px;
    }
    .seat select {
      min-inline-size: 80px;
      padding: 0 6px;
    }
  }
  @container (min-width: 1180px) {
    .su {
      padding: 40px max(40px, calc(50cqi - 560px));
      gap: 24px;
    }
  }
  @container (min-width: 1800px) {
    .su {
      --u: 7px;
      padding: 48px 120px;
    }
  }
`;
