import { css } from 'lit';

/** Festive styles for the panel of the winners: rays, and confetti at rest. */
export const celebrationStyles = css`
  /* Rays behind the winner, of the colour that words on it stand out from. */
  :where(.finish) .winner {
    position: relative;
    isolation: isolate;
    overflow: hidden;
  }
  :where(.finish) .winner::before {
    content: '';
    position: absolute;
    inset: -100%;
    z-index: -1;
    /* for Chromium before 111 and Safari before 16.2, which mix no colours */
    background: repeating-conic-gradient(from 6deg, transparent 0 12deg, rgb(128 128 128 / 20%) 12deg 24deg);
    background: repeating-conic-gradient(
      from 6deg,
      transparent 0 12deg,
      color-mix(in srgb, var(--ab-ink) 16%, transparent) 12deg 24deg
    );
  }
  :where(.finish) .garland {
    display: none;
    position: absolute;
    inset: 0;
    z-index: -1;
    inline-size: 100%;
    block-size: 100%;
  }
  .live .winner {
    animation: finish-rise calc(240ms * var(--pace)) cubic-bezier(0.2, 0.9, 0.3, 1.15) calc(300ms * var(--pace))
      backwards;
  }
  @keyframes finish-rise {
    from {
      transform: translateY(24px);
      opacity: 0;
    }
  }
  .live .garland g > g {
    animation: piece-rests calc(300ms * var(--pace)) ease-out calc((700ms + var(--i) * 30ms) * var(--pace)) backwards;
  }
  @keyframes piece-rests {
    from {
      transform: translateY(-40px) scale(0);
    }
  }
  .live .flag > :not(.pole) {
    transform-origin: 571px 480px;
    animation: flag-wave calc(200ms * var(--pace)) ease-in-out 3;
  }
  @keyframes flag-wave {
    35% {
      transform: skewY(-7deg);
    }
    70% {
      transform: skewY(5deg);
    }
  }
  @media (forced-colors: active) {
    .winner::before,
    .finish .garland {
      display: none;
    }
  }
`;
