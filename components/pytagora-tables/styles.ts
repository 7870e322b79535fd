import { css } from 'lit';
import { pieceStyles } from '../ui/pieces.js';
import { digitStyles } from '../ui/digits/styles.js';
import { frameStyles } from '../base/styles.js';
import { panelStyles } from '../screens/panel-styles.js';
import { formStyles } from '../ui/form-styles.js';
import { tokens } from '../ui/tokens.js';

const table = css`
  .top,
  .who,
  .rounds {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 2) calc(var(--u) * 3);
  }
  .top {
    justify-content: space-between;
  }
  .mt .turn {
    --name: calc(var(--u) * 5.5);
  }
  .who > p {
    font-weight: 700;
  }
  .pips {
    display: inline-flex;
    gap: calc(var(--u) * 1);
  }
  .pips i {
    inline-size: calc(var(--u) * 3);
    block-size: calc(var(--u) * 3);
    border: 2px solid var(--ab-line);
    border-radius: 50%;
  }
  .pips .done {
    background: var(--ab-ink-soft);
    border-color: var(--ab-ink-soft);
  }
  .pips .cur {
    background: var(--pc);
    border-color: var(--pc);
    outline: 2px solid var(--pc);
    outline-offset: 2px;
  }
  .cloth {
    --k: 44px;
    position: relative;
    display: grid;
    align-content: center;
    justify-items: center;
    min-block-size: calc(var(--k) * 2.6);
    background: var(--ab-cloth);
    border-radius: calc(var(--u) * 4);
    padding: calc(var(--u) * 5) calc(var(--u) * 4);
  }
  :host {
    --picture: 9;
  }
  .fin .fit,
  .fin .cloth {
    inline-size: 100cqi;
    min-block-size: 100cqb;
  }
  .chain {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    row-gap: 12px;
    direction: ltr;
  }
  .link .pieces {
    inline-size: calc(var(--k) * (var(--n) + 0.22));
    /* the tab of the last piece lies in the next one's socket */
    margin-inline-end: calc(var(--k) * -0.22);
  }
  .link p {
    min-block-size: 1.4em;
    padding-block-start: calc(var(--u) * 1);
    font-weight: 700;
    text-align: center;
  }
  .of {
    position: relative;
  }
  .back {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--r);
    background: none;
  }
  .dock {
    display: grid;
    gap: 12px;
  }
  .acts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
    gap: 8px;
    align-content: center;
  }
  .bag.pass {
    border: 2px solid var(--ab-line);
    background: var(--ab-surface);
    color: var(--ab-ink);
  }
  /* The same height with and without what is missing. */
  .bag.lay {
    flex-direction: column;
    gap: 0;
    min-block-size: 60px;
    padding-block: 4px;
  }
  .lay small {
    font-size: calc(var(--u) * 3.25);
    font-weight: 600;
  }
  .bag.off {
    border: 2px dashed var(--ab-line);
    background: transparent;
    color: var(--ab-ink-soft);
    cursor: default;
  }
  .hear {
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 2px solid var(--ab-line);
    border-radius: 50%;
    background: var(--ab-surface);
    display: grid;
    place-items: center;
  }
`;

const layout = css`
  .mt {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 12px clamp(4px, calc((100cqi - 288px) / 2), 16px) 16px;
  }
  /* On a phone the sum, the hand and what to do with it are in sight at once. */
  @container (max-width: 699px) {
    .mt .hand {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    .cloth {
      padding-block: 10px;
    }
    .chain {
      flex-direction: column;
    }
    .link {
      display: flex;
      align-items: center;
      gap: 24px;
    }
  }
  @container (min-width: 700px) {
    .cloth {
      --k: 58px;
    }
    .dock {
      grid-template-columns: minmax(0, 1fr) minmax(180px, auto);
      align-items: center;
    }
    .mt .acts {
      grid-template-columns: 1fr;
    }
    .mt .hand {
      grid-template-columns: repeat(8, minmax(0, 1fr));
    }
  }
  @media (max-height: 500px) {
    @container (min-width: 560px) and (max-width: 1179px) {
      .mt {
        gap: 8px;
        padding-block: 8px;
      }
      .cloth {
        --k: 44px;
        padding-block: 8px;
      }
      .chain {
        flex-direction: row;
      }
      .link {
        display: block;
      }
      .dock {
        grid-template-columns: minmax(0, 1fr) minmax(170px, auto);
        align-items: center;
      }
      .mt .acts {
        grid-template-columns: 1fr;
      }
      .mt .hand {
        grid-template-columns: repeat(8, minmax(0, 1fr));
      }
    }
  }
  @container (min-width: 1180px) {
    .mt {
      padding: calc(var(--u) * 5) calc(var(--u) * 8);
      gap: calc(var(--u) * 3);
    }
    .cloth {
      --k: 92px;
    }
    .mt .hand {
      grid-template-columns: repeat(8, minmax(0, 84px));
    }
    .mt .turn {
      --name: calc(var(--u) * 8);
    }
  }
  @container (min-width: 1800px) {
    .cloth {
      --k: 140px;
    }
    .mt .hand {
      grid-template-columns: repeat(8, minmax(0, 120px));
    }
  }
`;

const panel = css`
  .rest {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: 4px 16px;
  }
  .rest .hintcard {
    flex: 1 1 240px;
  }
  .rest .events {
    flex: 1 1 240px;
    contain: none;
    mask-image: none;
  }
  .rest .events li:nth-child(n + 4) {
    display: none;
  }
  .array {
    display: block;
    max-inline-size: 100%;
    max-block-size: 180px;
    margin: calc(var(--u) * 2) auto 0;
    fill: var(--ab-digit-new);
  }
  .dots-of {
    position: absolute;
    inset-block-end: 6px;
    inset-inline-end: 6px;
    inline-size: calc(var(--u) * 11);
    block-size: calc(var(--u) * 11);
    padding: calc(var(--u) * 2);
    border: 2px solid var(--ab-line);
    border-radius: var(--r);
    background: var(--ab-surface);
    fill: currentColor;
  }
  .dots-of[aria-pressed='true'] {
    background: var(--ab-ink);
    color: var(--ab-paper);
  }
  .fared {
    font-weight: 700;
  }
`;

export const styles = [...tokens, frameStyles, pieceStyles, digitStyles, table, layout, formStyles, panelStyles, panel];
