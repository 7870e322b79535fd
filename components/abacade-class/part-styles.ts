import { css } from 'lit';
import { coveringInput } from '../ui/covering-input.js';

/** The lobby, a round, the table of results and the end. */
export const partStyles = css`
  .lob {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--u) * 5);
    align-content: space-between;
    padding: calc(var(--u) * 6);
    min-block-size: 100svh;
  }
  .app.lob h2 {
    margin-block-end: calc(var(--u) * 2);
    font-size: calc(var(--u) * 8);
  }
  .app.lob h3 {
    margin-block-end: calc(var(--u) * 3);
    font-size: calc(var(--u) * 6);
  }
  .lob h3 b {
    font-size: 1.4em;
  }
  .ln {
    font-size: calc(var(--u) * 6);
    line-height: 1.25;
  }
  .ln span {
    color: var(--ab-ink-soft);
  }
  .ln b {
    font-weight: 800;
  }
  .tiles {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--u) * 2) calc(var(--u) * 6);
    margin-block-start: calc(var(--u) * 3);
    font-size: clamp(34px, 11cqi, calc(var(--u) * 20));
  }
  .tiles > span:not(.sr) {
    display: flex;
    gap: 0.11em;
  }
  .tiles i {
    display: grid;
    place-items: center;
    inline-size: 1.02em;
    block-size: 1.28em;
    border-radius: calc(var(--u) * 3);
    background: var(--ab-surface);
    box-shadow: var(--ab-shadow);
    font-style: normal;
    font-weight: 900;
    line-height: 1;
  }
  .qr-side {
    display: grid;
    gap: calc(var(--u) * 2);
    justify-items: center;
    font-size: calc(var(--u) * 4.5);
    text-align: center;
  }
  /* Dark on white whatever the colours around it: scanners do not read the reverse. */
  .qr {
    display: block;
    inline-size: min(100%, calc(var(--u) * 64));
    border-radius: calc(var(--u) * 3);
    box-shadow: var(--ab-shadow);
    background: #fff;
    shape-rendering: crispEdges;
    forced-color-adjust: none;
  }
  .qr .light {
    fill: #fff;
  }
  .qr .dark {
    fill: #000;
  }
  .here {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--u) * 2);
  }
  .chip {
    display: flex;
    align-items: center;
    gap: 0.2em;
    border: 2px solid var(--ab-line);
    border-radius: 99px;
    padding: calc(var(--u) * 1) calc(var(--u) * 2) calc(var(--u) * 1) calc(var(--u) * 4);
    background: var(--ab-surface);
    font-size: calc(var(--u) * 4.5);
    font-weight: 700;
  }
  .rtl .chip {
    padding-inline: calc(var(--u) * 4) calc(var(--u) * 2);
  }
  .chip.away {
    border-style: dashed;
    background: none;
    color: var(--ab-ink-soft);
  }
  .chip:not(:has(.x)) {
    padding-inline: calc(var(--u) * 4);
  }
  .x {
    display: grid;
    place-items: center;
    inline-size: max(28px, calc(var(--u) * 7));
    block-size: max(28px, calc(var(--u) * 7));
    border: 0;
    border-radius: 50%;
    padding: 0;
    background: none;
    color: var(--ab-ink-soft);
  }
  .x:hover {
    background: var(--ab-sunk);
  }
  .x .icon {
    inline-size: 60%;
  }
  .door {
    margin-block-start: calc(var(--u) * 3);
  }
  .lob-acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 3);
  }
  .bgn {
    flex: 1 1 auto;
    font-size: calc(var(--u) * 4.5);
    text-align: end;
  }
  .xl {
    min-block-size: calc(var(--u) * 14);
    padding-inline: calc(var(--u) * 8);
    font-size: calc(var(--u) * 5.5);
  }
  @container (min-width: 700px) {
    .tiles {
      font-size: clamp(34px, 7.2cqi, calc(var(--u) * 22));
    }
    .lob:has(.qr-side) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .lob > :is(.who, .lob-acts) {
      grid-column: 1 / -1;
    }
    .qr {
      inline-size: calc(var(--u) * 50);
    }
  }
  @container (min-width: 1180px) {
    .lob {
      padding: calc(var(--u) * 9) calc(var(--u) * 12);
    }
    .qr {
      inline-size: calc(var(--u) * 68);
    }
    .app.lob h2 {
      font-size: calc(var(--u) * 10);
    }
    .ln {
      font-size: calc(var(--u) * 9);
    }
  }
  .th {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 2) calc(var(--u) * 5);
    margin-block-end: calc(var(--u) * 4);
  }
  .th .acts {
    margin-inline-start: auto;
  }
  .tg2 {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(var(--u) * 5);
    align-items: start;
  }
  .wo {
    columns: 2 calc(var(--u) * 70);
    column-gap: calc(var(--u) * 4);
  }
  .wo li {
    display: grid;
    grid-template-columns: 1fr 1.25fr auto;
    gap: calc(var(--u) * 2);
    align-items: center;
    border-block-end: 1px solid var(--ab-hair);
    padding: calc(var(--u) * 1) 0;
    font-size: calc(var(--u) * 4.25);
    break-inside: avoid;
  }
  .wo span {
    color: var(--ab-ink-soft);
  }
  .wo i {
    position: relative;
    min-inline-size: calc(var(--u) * 8);
    border-radius: calc(var(--u) * 1.5);
    padding: calc(var(--u) * 0.5) 0;
    background: var(--ab-ink);
    color: var(--ab-paper);
    font-style: normal;
    font-weight: 800;
    text-align: center;
  }
  .to aside,
  .tog {
    display: grid;
    gap: calc(var(--u) * 3);
    align-content: start;
  }
  .tog {
    max-inline-size: calc(var(--u) * 160);
  }
  .mt {
    display: block;
    inline-size: 100%;
    margin-block: calc(var(--u) * 3);
  }
  .mt .edge {
    fill: none;
    stroke: #2f6b3c;
    stroke-width: 3;
    stroke-linejoin: round;
  }
  .mt .line {
    fill: none;
    stroke: #2f6b3c;
    stroke-width: 2;
    stroke-dasharray: 6 5;
  }
  .mt .l1 {
    fill: #cfe3b8;
  }
  .mt .l2 {
    fill: #dcd9a6;
  }
  .mt .l3 {
    fill: #d8c3a0;
  }
  .mt .l4 {
    fill: #d9d6d6;
  }
  .mt .flag {
    fill: #2f6b3c;
    stroke: #2f6b3c;
    stroke-width: 2.4;
    stroke-linejoin: round;
  }
  :host(:is([theme='dark'], :state(dark):not([theme='light']))) .mt :is(.edge, .line, .flag) {
    stroke: #7fc48d;
  }
  .hon b,
  .pbs b {
    font-size: 1.5em;
    font-weight: 900;
  }
  .rdl {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    color: var(--ab-ink-soft);
  }
  .hon .rdl b {
    color: var(--ab-ink);
    font-size: 1.2em;
    font-weight: 800;
  }
  .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-block-start: calc(var(--u) * 2);
    border-block-start: 1px solid var(--ab-hair);
    padding-block-start: calc(var(--u) * 2);
  }
  .row input,
  .own-name {
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 12em;
    min-block-size: 40px;
    border: 2px solid var(--ab-line);
    border-radius: calc(var(--u) * 1.5);
    padding: 0 8px;
    background: var(--ab-surface);
  }
  @container (min-width: 900px) {
    .tg2 {
      grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
    }
  }
  @container (min-width: 1800px) {
    .to {
      padding: calc(var(--u) * 6) calc(var(--u) * 10);
    }
    .to h2 {
      font-size: calc(var(--u) * 10);
    }
    .wo li {
      font-size: calc(var(--u) * 5);
    }
  }
  .honour {
    display: grid;
    gap: calc(var(--u) * 4);
    justify-items: center;
  }
  .honour .tog {
    inline-size: 100%;
  }
  .scrolls {
    overflow-x: auto;
  }
  .tt {
    inline-size: 100%;
    min-inline-size: 480px;
    overflow-wrap: normal;
    border-collapse: collapse;
  }
  .tt :is(th, td) {
    border-block-end: 1px solid var(--ab-hair);
    padding: calc(var(--u) * 1.5) calc(var(--u) * 2);
    text-align: start;
  }
  .tt thead th {
    color: var(--ab-ink-soft);
    font-size: 0.9em;
  }
  .bead {
    position: relative;
    display: inline-grid;
    place-items: center;
    inline-size: calc(var(--u) * 6.5);
    block-size: calc(var(--u) * 6.5);
    border: 2px solid var(--ab-p1);
    border-radius: 50%;
    font-size: calc(var(--u) * 3.2);
    font-weight: 800;
    vertical-align: middle;
  }
  .bead > span:not(.sr) {
    display: grid;
    place-items: center;
  }
  .bead .icon {
    inline-size: calc(var(--u) * 4);
  }
  .bead.won {
    background: var(--ab-p1);
    color: var(--ab-on-player);
  }
  .bead.none {
    border-style: dashed;
    border-color: var(--ab-line);
  }
  .lgd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--u) * 2);
    padding: calc(var(--u) * 3) 0;
  }
  .en {
    display: grid;
    place-items: center;
    min-block-size: 100svh;
    padding: calc(var(--u) * 4);
    background: var(--ab-sunk);
  }
  .enc {
    display: grid;
    gap: calc(var(--u) * 3);
    inline-size: min(100%, 640px);
    padding: calc(var(--u) * 6);
  }
  .ch2 {
    display: grid;
    gap: calc(var(--u) * 2);
  }
  .op1 {
    border: 2px solid var(--ab-hair);
    border-radius: var(--r);
    padding: calc(var(--u) * 2.5) calc(var(--u) * 3);
    line-height: 1.3;
  }
  .op1 label {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: calc(var(--u) * 3);
  }
  .op1 input {
    ${coveringInput}
  }
  .op1 b {
    display: block;
  }
  .rb {
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 2px;
    border: 2px solid var(--ab-line);
    border-radius: 50%;
    background: var(--ab-surface);
  }
  .on .rb {
    border: 6px solid var(--ab-focus);
  }
  .in2 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin: calc(var(--u) * 2) 0 0;
    border-block-start: 1px solid var(--ab-hair);
    padding-block-start: calc(var(--u) * 2);
  }
`;
