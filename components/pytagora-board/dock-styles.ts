import { css } from 'lit';

/** What lies before the player: what is being laid, the rack, the equals signs for everyone, what to do. */
export const dockStyles = css`
  .dock {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--u) * 2) calc(var(--u) * 3);
    padding: 8px 16px 16px;
  }
  .eqcard {
    display: grid;
    align-items: center;
    min-inline-size: 0;
    min-block-size: 76px;
    background: var(--ab-surface);
    border-radius: calc(var(--u) * 3);
    padding: calc(var(--u) * 1.5) calc(var(--u) * 3);
    border: 2px solid var(--ab-hair);
  }
  .rackw {
    display: flex;
    gap: 4px;
    align-items: center;
    min-inline-size: 0;
    background: var(--ab-sunk);
    border-radius: calc(var(--u) * 3);
    padding: 8px;
    box-shadow: inset 0 2px 0 var(--ab-hair);
  }
  .rack {
    flex: 1;
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: calc(var(--u) * 1);
  }
  .slot {
    display: block;
    border: 0;
    background: none;
    padding: 0;
    border-radius: 8px;
  }
  .common {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 2px 12px;
    min-inline-size: 0;
  }
  .common small {
    font-size: calc(var(--u) * 3.25);
    color: var(--ab-ink-soft);
  }
  .common span {
    display: flex;
    gap: calc(var(--u) * 1);
  }
  .common .slot,
  .common .pieces {
    inline-size: max(36px, calc(var(--u) * 10));
  }
  .acts {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: calc(var(--u) * 2);
  }
  .acts .btn {
    min-block-size: 44px;
    gap: 4px;
    padding: 4px 6px;
    border-radius: var(--r);
    border: 2px solid var(--ab-line);
    background: var(--ab-surface);
    font-weight: 700;
    line-height: 1.15;
  }
  .acts .btn.go {
    grid-column: 1 / -1;
    font-size: calc(var(--u) * 4.5);
    font-weight: 800;
  }
  @container (min-width: 700px) {
    .dock {
      grid-template-columns: minmax(0, 1fr) minmax(250px, 36cqi);
      grid-template-areas: 'card acts' 'rack common';
      align-items: center;
      padding: calc(var(--u) * 2.5) calc(var(--u) * 3) calc(var(--u) * 3);
    }
    .eqcard {
      grid-area: card;
      block-size: calc(var(--u) * 20);
      padding-block: 2px;
    }
    .rackw {
      grid-area: rack;
      padding: 6px;
    }
    .common {
      grid-area: common;
      flex-direction: column;
      justify-content: center;
    }
    .common .slot {
      min-block-size: 44px;
    }
    .acts {
      grid-area: acts;
    }
    .acts .btn {
      min-block-size: 36px;
    }
    .rack {
      grid-template-columns: repeat(10, minmax(0, 1fr));
    }
  }
  @container (min-width: 1180px) {
    .dock {
      grid-template-areas: 'rack card' 'common acts';
      padding: 16px 24px 20px;
      gap: 12px 24px;
    }
    .rackw {
      padding: 12px 16px;
    }
    .common {
      flex-direction: row;
      justify-content: flex-start;
      gap: 16px;
    }
    .acts .btn {
      min-block-size: calc(var(--u) * 10);
    }
  }
  /* On a phone nothing moves while an equation grows: the card has its height from the beginning. */
  @container (max-width: 699px) {
    .dock {
      gap: 6px;
      padding: 4px 8px 6px;
    }
    .eqcard {
      min-block-size: 84px;
      padding: 4px 10px;
      line-height: 1.3;
    }
    .rackw {
      padding: 4px 6px;
    }
    .acts {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 6px;
    }
    .acts:has(> :nth-child(4)) {
      grid-template-columns: 1fr 1fr;
    }
    .acts .btn {
      flex-wrap: wrap;
      gap: 0 4px;
      padding: 2px;
      font-size: 14px;
    }
    .acts .btn.go {
      grid-column: auto;
      font-size: 17px;
    }
    .acts .btn.go.paid {
      font-size: 14px;
    }
  }
  @media (max-height: 500px) {
    @container (min-width: 560px) and (max-width: 1179px) {
      .dock {
        grid-area: dock;
        grid-template: 'card' minmax(84px, 1fr) 'rack' auto 'common' auto 'acts' auto / minmax(0, 1fr);
        align-items: stretch;
        gap: 6px;
        padding: 6px 8px 6px 0;
      }
      .eqcard {
        block-size: auto;
        padding: 4px 10px;
      }
      .rack {
        grid-template-columns: repeat(5, minmax(0, 1fr));
      }
      .common {
        flex-direction: row;
        justify-content: space-between;
      }
      .acts {
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 6px;
      }
      .acts:has(> :nth-child(4)) {
        grid-template-columns: 1fr 1fr;
      }
      .acts .btn {
        flex-wrap: wrap;
        gap: 0 4px;
        min-block-size: 44px;
        padding: 2px;
        font-size: 14px;
      }
      .acts .btn.go {
        grid-column: auto;
        font-size: 17px;
      }
      .acts .btn.go.paid {
        font-size: 14px;
      }
    }
  }
`;
