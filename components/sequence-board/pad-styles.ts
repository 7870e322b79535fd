import { css } from 'lit';

/** Styles of the pads for real dice and for cards. */
export const padStyles = css`
  .pads {
    display: grid;
    gap: var(--ab-space-3);
    align-content: start;
  }
  .pads .throw {
    min-block-size: var(--ab-control-2);
    border: 2px solid var(--ab-keep);
    border-radius: var(--ab-radius-2);
    background: var(--ab-keep);
    color: var(--ab-on-keep);
    font-size: var(--ab-text-2);
    font-weight: 800;
  }
  /* Two rows of cards have the height of the four rows of claims. */
  .pads .hand {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fill, clamp(72px, 20cqi, 84px));
    justify-content: start;
    align-items: start;
  }
  .pads .hand .button {
    min-block-size: var(--ab-control-2);
    padding: var(--ab-space-1);
    font-size: var(--ab-text-2);
    line-height: 1.1;
  }
  @container (min-width: 1180px) {
    .pads .hand {
      grid-template-columns: repeat(auto-fill, calc(var(--u) * 27));
    }
  }
  .pads .hand svg {
    max-block-size: clamp(30px, var(--h) * 0.06, 56px);
  }
  .pads .held small {
    line-height: 1.1;
  }
  .last .look {
    inline-size: var(--ab-control-2);
    block-size: var(--ab-control-2);
  }
  /* The keys fill the place of the rows. */
  .below .faces {
    grid-template-columns: repeat(4, 1fr);
    grid-auto-rows: minmax(44px, calc(var(--u) * 15));
    align-content: start;
    gap: var(--ab-space-2);
  }
  .below .key {
    min-block-size: var(--ab-control-2);
  }
  @container (min-width: 560px) {
    .below .faces {
      grid-template-columns: repeat(6, 1fr);
    }
  }
`;
