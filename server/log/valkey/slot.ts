/** Number of slots of a cluster. */
export const slotCount = 16_384;

/** Returns the slot of a key's hash tag, from 0 to 16,383: CRC-16/XMODEM, as in a cluster. `tag` is ASCII. */
export function slotOf(tag: string): number {
  let crc = 0;
  for (let at = 0; at < tag.length; at++) {
    crc ^= tag.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc % slotCount;
}
