import { css } from 'lit';

/** Styles for the players in the set-up form: a row for each seat, and the settings of single players. */
export const setUpPlayersStyles = css`
  .set-up .seat {
    display: flex;
    align-items: center;
    gap: 0 4px;
    flex-wrap: wrap;
    min-block-size: var(--row);
    padding-inline: 2px;
    background: var(--ab-surface);
    border-radius: 11px;
  }
  .set-up .token {
    flex: none;
    padding: 0;
    border: 0;
    background: none;
    border-radius: var(--r);
    inline-size: 44px;
    block-size: 44px;
    display: grid;
    place-items: center;
  }
  .set-up .token svg,
  .set-up .token svg.shape {
    display: block;
    inline-size: 28px;
    block-size: 28px;
  }
  .set-up .set-up-name {
    flex: 1 1 60px;
    min-inline-size: 0;
    block-size: 44px;
    padding: 0 6px;
    border: 2px solid transparent;
    border-radius: var(--r);
    background: none;
    font-size: 18px;
    font-weight: 700;
    text-overflow: ellipsis;
  }
  .set-up .set-up-name:hover {
    border-color: var(--ab-hair);
  }
  .set-up .set-up-name:focus {
    border-color: var(--ab-focus);
    outline: none;
  }
  .set-up .set-up-name::placeholder {
    color: var(--ab-ink-soft);
    font-weight: 400;
    opacity: 1;
  }
  .set-up .seat .segments {
    flex-wrap: nowrap;
  }
  .set-up .seat .segments label {
    inline-size: 42px;
    min-block-size: 40px;
    padding: 0;
  }
  .set-up .seat .segments .icon {
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
  }
  .set-up .seat .icon-button {
    inline-size: 44px;
    block-size: 44px;
  }
  .set-up .set-up-names {
    flex-basis: 100%;
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding: 2px 6px 6px;
  }
  .set-up .set-up-names button {
    max-inline-size: 100%;
    min-block-size: 36px;
    padding: 0 12px;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    border: 2px solid var(--ab-line);
    border-radius: 99px;
    background: var(--ab-surface);
    font-weight: 700;
  }
  .set-up .button.dash {
    min-block-size: 44px;
  }
  .set-up .set-up-own {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 8px;
    padding-block: 6px;
  }
  .set-up .set-up-own + .set-up-own,
  .set-up .set-up-own + .option {
    border-block-start: 1px solid var(--ab-hair);
  }
  .set-up .set-up-own .name {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    margin-inline-end: auto;
  }
  .set-up .set-up-own .token {
    inline-size: 28px;
    block-size: 28px;
  }
  .set-up .set-up-own .token svg,
  .set-up .set-up-own .token svg.shape {
    inline-size: 20px;
    block-size: 20px;
  }
  @container (max-width: 359px) {
    .set-up .seat {
      column-gap: 2px;
    }
    .set-up .seat .token {
      inline-size: 36px;
    }
    .set-up .set-up-name {
      padding-inline: 4px;
      font-size: 16px;
    }
    .set-up .set-up-name::placeholder {
      font-size: 14px;
    }
  }
`;
