import { css, html, svg, type TemplateResult } from 'lit';
import { ok, type Result } from '../../src/rules/game.js';
import type { BuilderWords } from '../../src/words/types.js';
import { pathOf, qrCodeOf, type QrCode } from '../../components/qr/qr-code.js';
import { pngOf, svgOf } from './qr-code.js';

interface View {
  readonly words: BuilderWords;
  readonly address: string;
  /** The name of a file without its extension. */
  readonly name: string;
  /** The status of the last file saved here. */
  readonly note: TemplateResult;
  readonly save: (file: string, making: () => Promise<Result<Uint8Array>>) => void;
}

const drawing = (code: QrCode, label: string): TemplateResult =>
  html`<svg class="qr" viewBox="0 0 ${code.size} ${code.size}" role="img" aria-label=${label}>
    <rect class="light" width=${code.size} height=${code.size}></rect>
    ${svg`<path class="dark" d=${pathOf(code)}></path>`}
  </svg>`;

const dialogAt = (event: Event): HTMLDialogElement =>
  (event.target as HTMLElement).closest('.link-code')!.querySelector('dialog')!;

/** Renders the QR code of a link: to scan, to save, and in full-screen size. */
export function linkCode({ words: { code: w }, address, name, note, save }: View): TemplateResult {
  const code = qrCodeOf(address);
  if (!code) return html`<p class="hint">${w.tooLong}</p>`;
  const picture = drawing(code, w.label(address));
  const button = (file: string, making: () => Promise<Uint8Array>): TemplateResult =>
    html`<button type="button" class="button" @click=${() => save(file, async () => ok(await making()))}>
      ${file.endsWith('png') ? w.png : w.svg}
    </button>`;
  return html`<div class="link-code">
    ${picture}
    <div class="ways-out">
      <button type="button" class="button large" @click=${(event: Event) => dialogAt(event).showModal()}>
        ${w.large}
      </button>
      ${button(`${name}.png`, () => pngOf(code))}
      ${button(`${name}.svg`, () => Promise.resolve(new TextEncoder().encode(svgOf(code))))}
    </div>
    ${note}
    <dialog
      aria-label=${w.title}
      @click=${(event: Event) => event.target === event.currentTarget && dialogAt(event).close()}
    >
      ${picture}
      <p dir="ltr">${address}</p>
      <form method="dialog"><button class="button" autofocus>${w.close}</button></form>
    </dialog>
  </div>`;
}

export const linkCodeStyles = css`
  .link-code {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ab-space-4);
    justify-items: start;
  }
  /* Dark on white whatever the colours around it: scanners do not read the reverse. */
  .qr {
    display: block;
    box-sizing: border-box;
    inline-size: min(100%, calc(var(--u) * 56));
    aspect-ratio: 1;
    border-radius: var(--ab-radius-2);
    background: #fff;
    shape-rendering: crispEdges;
    forced-color-adjust: none;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
  .qr .light {
    fill: #fff;
  }
  .qr .dark {
    fill: #000;
  }
  .ways-out {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ab-space-4);
  }
  .link-code dialog {
    box-sizing: border-box;
    inline-size: 100vw;
    max-inline-size: none;
    block-size: 100dvh;
    max-block-size: none;
    border: 0;
    padding: var(--ab-space-5);
    background: #fff;
    color: #1f2430;
    forced-color-adjust: none;
  }
  .link-code dialog[open] {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto auto;
    justify-items: center;
    gap: var(--ab-space-5);
  }
  .link-code dialog .qr {
    inline-size: auto;
    max-inline-size: 100%;
    block-size: 100%;
    max-block-size: 100%;
    border-radius: 0;
  }
  .link-code dialog p {
    max-inline-size: 100%;
    max-block-size: 20dvh;
    overflow: auto;
    overflow-wrap: anywhere;
    font-size: max(var(--ab-text-2), 2vmin);
    font-weight: 600;
    line-height: 1.3;
    text-align: center;
  }
  .link-code dialog .button {
    border-color: #1f2430;
    background: #fff;
    color: inherit;
  }
  @media print {
    .link-code dialog {
      display: none;
    }
  }
`;
