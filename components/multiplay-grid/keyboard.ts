/** Where an arrow, Home or End leads on a board; undefined for other keys. In right-to-left boards left and right swap. */
export function moveFocus(event: KeyboardEvent, cell: number, size: number, rtl: boolean): number | undefined {
  const x = cell % size;
  const y = Math.floor(cell / size);
  const at = (column: number, row: number): number =>
    Math.max(0, Math.min(size - 1, row)) * size + Math.max(0, Math.min(size - 1, column));
  const forth = rtl ? -1 : 1;
  switch (event.key) {
    case 'ArrowRight':
      return at(x + forth, y);
    case 'ArrowLeft':
      return at(x - forth, y);
    case 'ArrowDown':
      return at(x, y + 1);
    case 'ArrowUp':
      return at(x, y - 1);
    case 'Home':
      return event.ctrlKey || event.metaKey ? 0 : at(0, y);
    case 'End':
      return event.ctrlKey || event.metaKey ? size * size - 1 : at(size - 1, y);
    case 'PageDown':
      return at(x, size - 1);
    case 'PageUp':
      return at(x, 0);
    default:
      return undefined;
  }
}
