import { encode } from 'uqr';

/** A QR code: its modules row by row, true for dark, and the quiet zone around them. */
export interface QrCode {
  readonly modules: readonly (readonly boolean[])[];
  /** Modules on a side, with the quiet zone. */
  readonly size: number;
}

/** The standard asks for four light modules on every side. */
const quietZone = 4;

/** The largest version that phones read from a board across a room: 105 modules on a side. */
const largestVersion = 22;

/** Modules of a saved picture in pixels: sharp on paper, and small enough for a page of text. */
const pixels = 12;

/**
 * Returns the QR code of an address: with 15 % of it to spare for what covers or creases it, or with 7 % if it is long.
 * Returns undefined if it is too long to be read.
 */
export function qrCodeOf(address: string): QrCode | undefined {
  for (const ecc of ['M', 'L'] as const) {
    try {
      const { data, size } = encode(address, { ecc, boostEcc: true, border: quietZone, maxVersion: largestVersion });
      return { modules: data, size };
    } catch {
      // It does not fit.
    }
  }
  return undefined;
}

/** The dark modules as the path of a drawing: a bar for each run in a row. */
export const pathOf = ({ modules }: QrCode): string =>
  modules
    .map((row, y) => {
      let path = '';
      for (let x = 0; x < row.length; x++) {
        if (!row[x]) continue;
        const start = x;
        while (row[x]) x++;
        path += `M${start} ${y}h${x - start}v1h${start - x}z`;
      }
      return path;
    })
    .join('');

/** The code as an SVG file. */
export const svgOf = (code: QrCode): string => {
  const side = code.size * pixels;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${code.size} ${code.size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${code.size}v${code.size}H0z"/><path d="${pathOf(code)}"/></svg>\n`;
};

/** The code as a PNG file. Rejects if the browser cannot draw it. */
export async function pngOf({ modules, size }: QrCode): Promise<Uint8Array> {
  const canvas = Object.assign(document.createElement('canvas'), { width: size * pixels, height: size * pixels });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) pen.fillRect(x * pixels, y * pixels, pixels, pixels);
    }),
  );
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new Uint8Array(await blob!.arrayBuffer());
}
