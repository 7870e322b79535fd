import { css } from 'lit';

/** Styles for the players in the set-up form: a row for each seat, and the settings of single players. */
export const setUpPlayersStyles = css`
  .set-up .seat {
    display: flex;
    align-items: center;
    gap: 0 var(--ab-space-2);
    flex-wrap: wrap;
    min-block-size: var(--row);
    padding-inline: var(--ab-space-1);
    background: var(--ab-surface);
    border-radius: var(--ab-radius-2);
  }
  .set-up .token {
    flex: none;
    padding: 0;
    border: 0;
    background: none;
    border-radius: var(--ab-radius-2);
    inline-size: var(--ab-control-2);
    block-size: var(--ab-control-2);
    display: grid;
    place-items: center;
  }
  .set-up .token svg,
  .set-up .token svg.shape {
    display: block;
    inline-size: calc(var(--u) * 7);
    block-size: calc(var(--u) * 7);
  }
  .set-up .set-up-name {
    flex: 1 1 calc(var(--u) * 15);
    min-inline-size: 0;
    block-size: var(--ab-control-2);
    padding: 0 var(--ab-space-3);
    border: 2px solid transparent;
    border-radius: var(--ab-radius-2);
    background: none;
    font-size: var(--ab-text-3);
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
    inline-size: calc(var(--u) * 10.5);
    min-block-size: var(--ab-control-1);
    padding: 0;
  }
  .set-up .seat .segments .icon {
    inline-size: calc(var(--u) * 5.5);
    block-size: calc(var(--u) * 5.5);
    margin: 0;
  }
  .set-up .seat .icon-button {
    inline-size: var(--ab-control-2);
    block-size: var(--ab-control-2);
  }
  .set-up .set-up-level {
    flex-basis: 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-1) var(--ab-space-3);
    padding: 0 var(--ab-space-3) var(--ab-space-2);
    padding-inline-start: calc(var(--ab-control-2) + var(--ab-space-3));
  }
  .set-up .set-up-names {
    flex-basis: 100%;
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-3);
    padding: var(--ab-space-1) var(--ab-space-3) var(--ab-space-3);
  }
  .set-up .set-up-names button {
    max-inline-size: 100%;
    min-block-size: var(--ab-control-1);
    padding: 0 var(--ab-space-5);
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    border: 2px solid var(--ab-line);
    border-radius: 99px;
    background: var(--ab-surface);
    font-weight: 700;
  }
  .set-up .button.dash {
    width: 100%;
    min-block-size: var(--ab-control-2);
    border-style: dashed;
    background: transparent;
  }
  .set-up .set-up-own {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ab-space-3) var(--ab-space-4);
    padding-block: var(--ab-space-3);
  }
  .set-up .set-up-own + .set-up-own,
  .set-up .set-up-own + .option {
    border-block-start: 1px solid var(--ab-hair);
  }
  .set-up .set-up-own .name {
    display: flex;
    align-items: center;
    gap: var(--ab-space-3);
    min-inline-size: 0;
    margin-inline-end: auto;
  }
  .set-up .set-up-own .token {
    inline-size: calc(var(--u) * 7);
    block-size: calc(var(--u) * 7);
  }
  .set-up .set-up-own .token svg,
  .set-up .set-up-own .token svg.shape {
    inline-size: calc(var(--u) * 5);
    block-size: calc(var(--u) * 5);
  }
  @container (max-width: 359px) {
    .set-up .seat {
      column-gap: var(--ab-space-1);
    }
    .set-up .seat .token {
      inline-size: calc(var(--u) * 9);
    }
    .set-up .set-up-name {
      padding-inline: var(--ab-space-2);
    }
    .set-up .set-up-name::placeholder {
      font-size: var(--ab-text-2);
    }
  }
`;
