import { css } from 'lit';
import { coveringInput } from '../../components/style/choice-styles.js';
import { sharedStyles } from './styles.js';

const start = css`
  .hero {
    display: grid;
    gap: var(--ab-space-4);
    padding-block: var(--ab-space-4);
  }
  .hero p {
    max-inline-size: 36em;
    font-size: var(--ab-text-3);
    line-height: 1.4;
  }
  .hero .facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-3) var(--ab-space-6);
    margin: 0;
    color: var(--ab-right);
    font-size: var(--ab-text-2);
  }
  .hero .facts li {
    display: inline-flex;
    align-items: center;
    gap: var(--ab-space-3);
  }
  .skills,
  .activities {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-4);
  }
  .skills li,
  .activities li {
    display: grid;
  }
  .app a:is(.skill, .activity) {
    overflow: hidden;
    border: 2px solid var(--ab-hair);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    color: inherit;
    font-weight: 400;
    text-decoration: none;
    line-height: 1.25;
  }
  .app a:is(.skill, .activity):hover {
    border-color: var(--ab-line);
  }
  .app a.skill {
    display: grid;
    grid-template-columns: calc(var(--u) * 24) minmax(0, 1fr);
    align-items: center;
  }
  .skill .art {
    block-size: 100%;
    min-block-size: calc(var(--u) * 15);
  }
  .skill > span {
    padding: var(--ab-space-4) var(--ab-space-5);
  }
  .skill b,
  .activity b {
    display: block;
    font-weight: 800;
  }
  .skill small {
    display: block;
    margin-block-start: var(--ab-space-1);
    color: var(--ab-ink-soft);
    font-size: var(--ab-text-2);
  }
  .app a.skill.on {
    border-color: var(--ab-focus);
    box-shadow: 0 0 0 2px var(--ab-focus);
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-4);
    min-inline-size: 0;
    margin: 0 0 var(--ab-space-6);
    border: 0;
    padding: 0;
  }
  legend {
    float: left; /* as wide as the row, so the side does not matter */
    inline-size: 100%;
    padding: 0;
    font-weight: 700;
  }
  .chip {
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: var(--ab-control-2);
    min-block-size: var(--ab-control-2);
    padding-inline: var(--ab-space-4);
    border: 2px solid var(--ab-line);
    border-radius: var(--ab-radius-2);
    background: var(--ab-surface);
    font-size: var(--ab-text-3);
    font-weight: 700;
  }
  .chip:hover {
    border-color: var(--ab-ink);
  }
  .chip.on {
    border-color: var(--ab-ink);
    background: var(--ab-ink);
    color: var(--ab-paper);
  }
  .chip:focus-within {
    outline: 3px solid var(--ab-focus);
    outline-offset: 2px;
  }
  .chip input {
    ${coveringInput}
  }
  .app a.activity {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-content: start;
  }
  activity-picture {
    aspect-ratio: auto;
    block-size: 100%;
  }
  .about {
    display: grid;
    align-content: start;
    gap: var(--ab-space-3);
    padding: var(--ab-space-5);
  }
  .activity b {
    font-size: var(--ab-text-2);
  }
  .about .facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-2);
    margin: 0;
    font-size: var(--ab-text-1);
    font-weight: 600;
  }
  .about .facts span {
    padding: var(--ab-space-1) var(--ab-space-4);
    border-radius: 99px;
    background: var(--ab-sunk);
  }
  .about small {
    color: var(--ab-ink-soft);
    font-size: var(--ab-text-1);
  }
  .by-name ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-4);
    margin-block-end: var(--ab-space-5);
  }
  .by-name p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-4) var(--ab-space-6);
  }
  footer {
    font-size: var(--ab-text-1);
  }
  @container (min-width: 560px) {
    .skills {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .activities {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--ab-space-6);
    }
    .app a.activity {
      grid-template-columns: minmax(0, 1fr);
    }
    activity-picture {
      aspect-ratio: 8 / 5;
      block-size: auto;
    }
    .activity b {
      font-size: var(--ab-text-3);
    }
  }
  @container (min-width: 1180px) {
    .hero {
      padding-block: var(--ab-space-7) var(--ab-space-5);
    }
    .hero h1 {
      font-size: var(--ab-figure);
    }
    .hero p {
      font-size: var(--ab-text-4);
    }
    .skills {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    .app a.skill {
      grid-template: auto 1fr / minmax(0, 1fr);
      align-items: start;
    }
    .skill .art {
      block-size: calc(var(--u) * 18);
    }
    .activities {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media (forced-colors: active) {
    .chip.on {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .app a.skill.on {
      outline: 3px solid Highlight;
    }
  }
`;

export const pageStyles = [...sharedStyles, start];
