import { encode } from 'uqr';

/** A QR code: its modules row by row, true for dark, and the quiet zone around them. */
export interface QrCode {
  readonly modules: readonly (readonly boolean[])[];
  /** Modules per side, including the quiet zone. */
  readonly size: number;
}

/** The standard requires four light modules on every side. */
const quietZone = 4;

/** The largest version that phones can read from a board across a room: 105 modules per side. */
const largestVersion = 22;

/**
 * Returns the QR code of an address. Up to 15 % of it may be covered or creased, or up to 7 % if the address is long.
 * Returns undefined if the address is too long to be read.
 */
export function qrCodeOf(address: string): QrCode | undefined {
  for (const ecc of ['M', 'L'] as const) {
    try {
      const { data, size } = encode(address, { ecc, boostEcc: true, border: quietZone, maxVersion: largestVersion });
      return { modules: data, size };
    } catch {
      // The address does not fit.
    }
  }
  return undefined;
}

/** Returns the dark modules as an SVG path: a bar for each run in a row. */
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
