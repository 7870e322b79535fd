import { css } from 'lit';

/** Styles of the printed strips: four on a page of A4 or Letter, within the usual margins. */
export const printStyles = css`
  .strips {
    display: none;
  }
  @media print {
    .acts,
    .tb,
    .rp .btn,
    .fs,
    .mh .seg {
      display: none;
    }
    .rp .card,
    .m {
      break-inside: avoid;
      box-shadow: none;
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
    .rp .card {
      border: 1px solid var(--ab-hair);
    }
    .printing .rp {
      display: none;
    }
    .printing .strips {
      display: block;
      color: #000;
      background: #fff;
    }
    .a4 {
      display: grid;
      grid-template-rows: repeat(4, 60mm) auto;
      break-after: page;
      break-inside: avoid;
    }
    .a4 > p {
      grid-row: 5;
      font-size: 8.5pt;
      padding-block-start: 2mm;
    }
    .st {
      border-block-end: 1px dashed #777;
      padding: 3mm 0;
      display: grid;
      grid-template-rows: auto 1fr;
      gap: 2mm;
    }
    .st h3 {
      display: flex;
      align-items: baseline;
      gap: 5mm;
      font-size: 12pt;
      font-weight: 600;
    }
    .st h3 > b {
      font-size: 16pt;
      min-inline-size: 11mm;
      padding-inline: 2mm;
      border: 1.5px solid #000;
      border-radius: 2mm;
      text-align: center;
      line-height: 1.3;
    }
    .st u {
      display: inline-block;
      inline-size: 55mm;
      border-block-end: 1px solid #000;
    }
    .st small {
      margin-inline-start: auto;
      font-size: 10pt;
      font-weight: 400;
    }
    .st ol {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: 2mm 4mm;
    }
    .st li {
      display: grid;
      grid-template-rows: auto 1fr;
      gap: 1mm;
      font-size: 15pt;
      font-weight: 700;
    }
    .st li i {
      border: 1.5px solid #000;
      border-radius: 2mm;
      min-block-size: 13mm;
    }
    .bk li {
      align-content: center;
      grid-template-rows: auto auto;
      border-inline-start: 2px solid #000;
      padding-inline-start: 2.5mm;
      font-size: 12.5pt;
    }
    .bk li span {
      font-weight: 600;
      white-space: nowrap;
    }
    .bk em {
      font-style: normal;
      font-size: 10.5pt;
      font-weight: 400;
    }
  }
`;
