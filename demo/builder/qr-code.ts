import { pathOf, type QrCode } from '../../components/qr/qr-code.js';

/** Size of a module in a saved picture, in pixels: sharp on paper, and small enough for a page of text. */
const pixels = 12;

/** Returns the code as an SVG file. */
export const svgOf = (code: QrCode): string => {
  const side = code.size * pixels;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${code.size} ${code.size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${code.size}v${code.size}H0z"/><path d="${pathOf(code)}"/></svg>\n`;
};

/** Returns the code as a PNG file. Rejects if the browser cannot draw it. */
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
