import { css } from 'lit';

/** Styles for the hand, the players with their pieces, and the main button in the digit games. */
export const digitStyles = css`
  /* The rack keeps its size however many pieces lie on it: they are as large as fits. */
  .held-by {
    container: rack / size;
    display: grid;
    min-inline-size: 0;
    min-block-size: 0;
    background: var(--ab-sunk);
    border-radius: var(--ab-radius-3);
  }
  .hand {
    --c: var(--columns);
    --lines: var(--rows);
    --between: clamp(1px, 1cqi, 10px);
    --slot: min(
      (100cqi - 4px - (var(--c) + 1) * var(--between)) / var(--c),
      ((100cqb - 4px - (var(--lines) + 1) * var(--between)) / var(--lines)) * 0.968,
      calc(var(--u) * 26)
    );
    display: grid;
    grid-template-columns: repeat(var(--c), var(--slot));
    place-content: center;
    gap: var(--between);
  }
  @container rack (max-aspect-ratio: 13/10) {
    .hand {
      --c: var(--square-columns);
      --lines: var(--square-rows);
    }
  }
  @container rack (min-aspect-ratio: 3) {
    .hand {
      --c: var(--long-columns);
      --lines: 2;
    }
  }
  .slot {
    display: block;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    border-radius: var(--ab-radius-2);
    background: none;
  }
  .slot[aria-disabled] {
    cursor: default;
  }
  .slot .pieces {
    transition: transform 120ms ease-out;
  }
  .fits .pieces,
  .held .pieces {
    transform: translateY(calc(var(--u) * -1.5));
    filter: drop-shadow(0 calc(var(--u) * 1.5) 0 rgb(31 36 48 / 0.18));
  }
  .shake0 .pieces {
    animation: shake0 240ms;
  }
  .shake1 .pieces {
    animation: shake1 240ms;
  }
  @keyframes shake0 {
    25%,
    75% {
      transform: translateX(-6%) rotate(-4deg);
    }
    50% {
      transform: translateX(6%) rotate(4deg);
    }
  }
  @keyframes shake1 {
    25%,
    75% {
      transform: translateX(-6%) rotate(-4deg);
    }
    50% {
      transform: translateX(6%) rotate(4deg);
    }
  }
  .bag {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-block-size: var(--ab-control-2);
    padding: 0.4em 1em;
    border: 0;
    border-radius: var(--ab-radius-3);
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-size: var(--act, var(--ab-text-3));
    font-weight: 800;
    line-height: 1.15;
  }
  .bag .pieces {
    inline-size: 2.4em;
    flex: none;
  }
  .scores {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-4);
  }
  .scores li {
    flex: 1 1 calc(var(--u) * 30);
    display: flex;
    align-items: center;
    gap: var(--ab-space-3);
    min-inline-size: 0;
    background: var(--ab-surface);
    border: 2px solid transparent;
    border-radius: var(--ab-radius-2);
    padding: var(--ab-space-2) var(--ab-space-4);
  }
  .scores .current {
    border-color: var(--pc);
  }
  .scores b {
    flex: none;
    margin-inline-start: auto;
    white-space: nowrap;
    font-size: var(--ab-text-4);
    font-weight: 800;
  }
  @container (min-width: 1180px) {
    .scores b {
      font-size: var(--ab-text-5);
    }
  }
`;
