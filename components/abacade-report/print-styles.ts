import { css } from 'lit';

/** Styles of the printed strips: four on a page of A4 or Letter, within the usual margins. */
export const printStyles = css`
  .strips {
    display: none;
  }
  @media print {
    .actions,
    .tools,
    .report .button,
    .files,
    .section-head .segments {
      display: none;
    }
    .report .card,
    .cell {
      break-inside: avoid;
      box-shadow: none;
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
    .report .card {
      border: 1px solid var(--ab-hair);
    }
    .printing .report {
      display: none;
    }
    .printing .strips {
      display: block;
      color: #000;
      background: #fff;
    }
    .sheet {
      display: grid;
      grid-template-rows: repeat(4, 60mm) auto;
      break-after: page;
      break-inside: avoid;
    }
    .sheet > p {
      grid-row: 5;
      font-size: 8.5pt;
      padding-block-start: 2mm;
    }
    .strip {
      border-block-end: 1px dashed #777;
      padding: 3mm 0;
      display: grid;
      grid-template-rows: auto 1fr;
      gap: 2mm;
    }
    .strip h3 {
      display: flex;
      align-items: baseline;
      gap: 5mm;
      font-size: 12pt;
      font-weight: 600;
    }
    .strip h3 > b {
      font-size: 16pt;
      min-inline-size: 11mm;
      padding-inline: 2mm;
      border: 1.5px solid #000;
      border-radius: 2mm;
      text-align: center;
      line-height: 1.3;
    }
    .strip u {
      display: inline-block;
      inline-size: 55mm;
      border-block-end: 1px solid #000;
    }
    .strip small {
      margin-inline-start: auto;
      font-size: 10pt;
      font-weight: 400;
    }
    .strip ol {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: 2mm 4mm;
    }
    .strip li {
      display: grid;
      grid-template-rows: auto 1fr;
      gap: 1mm;
      font-size: 15pt;
      font-weight: 700;
    }
    .strip li i {
      border: 1.5px solid #000;
      border-radius: 2mm;
      min-block-size: 13mm;
    }
    .back li {
      align-content: center;
      grid-template-rows: auto auto;
      border-inline-start: 2px solid #000;
      padding-inline-start: 2.5mm;
      font-size: 12.5pt;
    }
    .back li span {
      font-weight: 600;
      white-space: nowrap;
    }
    .back em {
      font-style: normal;
      font-size: 10.5pt;
      font-weight: 400;
    }
  }
`;
